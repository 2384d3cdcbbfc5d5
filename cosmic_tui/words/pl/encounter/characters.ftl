### Boty z własnym imieniem: trzy nawyki.

character-grom = Prawie nie negocjuje, celuje, gdzie najwięcej statków, i nie mówi czemu.
character-ilka = Staje przeciw ostatniemu napastnikowi czterema statkami, nie kończy wcześniej.
character-kaja = Dołącza prawie do każdego ataku jednym statkiem i zaprasza wszystkich.
character-mirka = Chętnie kładzie negocjacje, od razu bierze równy układ, leci trzema statkami.
character-oswin = Zachowuje dobre karty, prawie nikogo nie zaprasza, w układach chce kart.
character-sten = Staje przy atakowanych, rzadko ląduje z innymi, bierze za to statki.
