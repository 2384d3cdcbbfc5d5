### Boty z własnym imieniem: trzy nawyki.

character-grom = Celuje, gdzie najwięcej statków, pomaga co najmniej dwoma, nie mówi czemu.
character-ilka = Staje przeciw ostatniemu napastnikowi czterema statkami, nie kończy wcześniej.
character-kaja = Dołącza prawie do każdego ataku jednym statkiem i zaprasza wszystkich.
character-mirka = Chętnie kładzie negocjacje, bierze równe porozumienie, leci trzema statkami.
character-oswin = Zachowuje dobre karty, prawie nikogo nie zaprasza, w porozumieniach chce kart.
character-sten = Staje przy atakowanych, rzadko ląduje z innymi, bierze za to statki.
