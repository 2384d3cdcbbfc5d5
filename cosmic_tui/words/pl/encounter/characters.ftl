### Boty z własnym imieniem: trzy nawyki.

character-grom = Atakuje tam, gdzie najwięcej statków, pomaga co najmniej dwoma i milczy.
character-ilka = Ostatniego napastnika atakuje czterema statkami i nie kończy wcześniej.
character-kaja = Do prawie każdego ataku daje jeden statek, do swoich zaprasza wszystkich.
character-mirka = Chętnie zagrywa negocjacje, przyjmuje równe oferty i lata trzema statkami.
character-oswin = Zachowuje dobre karty, prawie nikogo nie zaprasza, w porozumieniach chce kart.
character-sten = Pomaga atakowanym, rzadko ląduje z innymi, chce za to statków.
