### Jak nazywa się bot danego poziomu w menu.

bot-names = Janek / Zosia / Bruno / Hania / Feliks
    .acc = Janka / Zosię / Bruna / Hanię / Feliksa
    .gen = Janka / Zosi / Bruna / Hani / Feliksa
    .dat = Jankowi / Zosi / Brunowi / Hani / Feliksowi
    .ins = Jankiem / Zosią / Brunem / Hanią / Feliksem

bot-name-random = losowy
    .help = Gra na chybił trafił wszystkim, czym wolno: najłatwiej z nim wygrać.
bot-name-cadet = kadet
    .help = Popełnia błędy początkujących: dobry pierwszy przeciwnik.
bot-name-ensign = chorąży
    .help = Myli się trochę rzadziej niż kadet.
bot-name-lieutenant = porucznik
    .help = Zna dobre nawyki graczy i czasem o nich zapomina.
bot-name-captain = kapitan
    .help = Nowicjusz, który zna swoich obcych i targuje się o to, co służy obu stronom.
bot-name-admiral = admirał
    .help = Myśli kilka ruchów naprzód, zanim zagra kartę lub wybierze stronę.
bot-name-rookie = nowicjusz
    .help = Liczy statki i karty i gra, żeby wygrać.
