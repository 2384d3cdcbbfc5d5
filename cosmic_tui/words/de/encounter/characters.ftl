### Bots mit eigenem Namen: drei Gewohnheiten.

character-grom = Greift an, wo die meisten Schiffe sind, hilft mit zwei oder mehr und schweigt.
character-ilka = Stellt sich mit vier Schiffen gegen den letzten Angreifer und hört nie auf.
character-kaja = Kommt zu fast jedem Angriff mit einem Schiff und lädt alle zum eigenen ein.
character-mirka = Spielt Verhandlungen, nimmt faire Angebote an und kommt mit drei Schiffen.
character-oswin = Spart gute Karten, lädt fast niemanden ein und will immer Karten dafür.
character-sten = Hilft bei Angriff den Verteidigern, landet selten mit und will dafür Schiffe.

rung-captain = Wie ein Rekrut, kennt aber seine Aliens und handelt aus, was beiden hilft.
rung-admiral = Spielt vor Karten und Bündnissen wahrscheinliche Verläufe durch.
