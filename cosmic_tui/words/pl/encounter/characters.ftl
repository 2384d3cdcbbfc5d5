### Boty z własnym imieniem: trzy nawyki.

character-grom = Atakuje tam, gdzie najwięcej statków, pomaga co najmniej dwoma i milczy.
character-ilka = Staje przeciw ostatniemu napastnikowi czterema statkami, nie kończy wcześniej.
character-kaja = Dołącza do prawie każdego ataku jednym statkiem, na swoje zaprasza wszystkich.
character-mirka = Chętnie zagrywa negocjacje, bierze równe porozumienie, leci trzema statkami.
character-oswin = Zachowuje dobre karty, prawie nikogo nie zaprasza, w porozumieniach chce kart.
character-sten = Pomaga atakowanym, rzadko ląduje z innymi, chce za to statków.
