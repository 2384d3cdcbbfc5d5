### Boty z własnym imieniem: trzy nawyki.

character-grom = Atakuje tam, gdzie jest najwięcej statków, pomaga co najmniej dwoma i milczy.
character-ilka = Na ostatniego napastnika rusza czterema statkami i nie kończy tury wcześniej.
character-kaja = Do prawie każdego ataku dokłada jeden statek, do swoich zaprasza wszystkich.
character-mirka = Chętnie negocjuje, od razu przyjmuje równą wymianę i wysyła po trzy statki.
character-oswin = Zachowuje dobre karty, prawie nikogo nie zaprasza, w porozumieniach chce kart.
character-sten = Pomaga atakowanym, rzadko ląduje z innymi, a za pomoc chce statków.

rung-captain = Nowicjusz, który zna swoich obcych i targuje się o to, co służy obu stronom.
rung-admiral = Myśli kilka ruchów naprzód, zanim zagra kartę lub wybierze stronę.
