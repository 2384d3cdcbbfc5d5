### Jak nazywa się bot danego poziomu w menu.

bot-names = Janek / Zosia / Bruno / Hania / Feliks
    .acc = Janka / Zosię / Bruna / Hanię / Feliksa
    .gen = Janka / Zosi / Bruna / Hani / Feliksa
    .dat = Jankowi / Zosi / Brunowi / Hani / Feliksowi
    .ins = Jankiem / Zosią / Brunem / Hanią / Feliksem

bot-name-random = losowy
bot-name-cadet = kadet
bot-name-ensign = chorąży
bot-name-lieutenant = porucznik
bot-name-captain = kapitan
bot-name-admiral = admirał
bot-name-rookie = nowicjusz

rung-random = Gra na chybił trafił wszystkim, czym wolno: najłatwiej z nim wygrać.
rung-cadet = Popełnia błędy początkujących: dobry pierwszy przeciwnik.
rung-ensign = Myli się rzadziej niż kadet.
rung-lieutenant = Zna dobre nawyki graczy i czasem o nich zapomina.
rung-rookie = Liczy statki i karty i gra, żeby wygrać.
