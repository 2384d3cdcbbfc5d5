### Amit a `cosmic tournament` mond.

# fine: word tournament, new
tool-cup_none = Még nincs verseny: cosmic tournament new kupa Ada Bea --bots 3 létrehoz egyet.
# fine: word tournament, show
tool-cup_which = Melyik verseny? A neve jön utána, például: cosmic tournament show kupa.
# fine: word chaos
tool-cup_full_combat = Versenyen csak teljes harc van. Egyszerűsített harc egyes játékokban lehet: cosmic play --game chaos --simple-combat.
tool-cup_heads = hely név, pont, ellenfelek pontja, erőnyerő
tool-cup_open = { $game }: { $who } és { $whom } játszhat.
tool-cup_won = { $game }: { $who } győz.
tool-cup_table = { $game }: nyitva az asztal { $who } és { $whom } számára. Ezt gépeljék:
tool-cup_time = { $game }: letelt az óra, a bíró dönt.
tool-cup_place = { $number }. hely: { $who }.
# fine: word tournament, win, swiss; term tournament
tool-cup_win_how = A bíró megnevez egy játékot és a győztesét, például: cosmic tournament win kupa swiss-1-1 Ada.
# fine: sign -
tool-cup_name = „{ $name }” nem lehet verseny neve: ékezet nélküli kisbetű, számjegy, - és _ lehet.
tool-cup_there = Ilyen nevű verseny már van: { $name }.
# fine: word tournament
tool-cup_unknown = Ilyen nevű verseny nincs: { $name }; a cosmic tournament list mindet megmutatja.
tool-cup_broken = { $name } fájlja nem olvasható. Marad, ahogy van.
tool-cup_nobody = Ilyen nevű résztvevő nincs: { $name }.
tool-cup_player = „{ $name }” nem lehet játékos neve: 1–12 karakter kell.
tool-players = Egy versenyen { $low } és { $high } közötti játékos vesz részt.
tool-name_twice = Két játékosnak nem lehet ugyanaz a neve.
# fine: word tournament, show; term tournament
tool-game_not_open = Ez a játék most nem játszható: { $name }; a cosmic tournament show felsorolja, melyik az.
tool-not_in_the_game = Csak az nyerhette meg, aki játszotta: { $name }.

## A versenyek oldala, és egyé az állással

scr-cups = Versenyek
    .tip = Svájci fordulók és döntők: ki hogy áll
cup-broken = nem olvasható
cup-players = { $n } játékos
cup-open = { $n } lejátszható játék
cup-champion = { $who } győzött
cup-standings = Állás: { $name }
cup-rounds = Fordulók
cup-name = név
cup-points = pont
cup-met = ellenf
# fine: ending
cup-byes = erőny.
cup-bot = gép
cup-round = { $number }. forduló, összesen { $max }
cup-semi = Elődöntők, két győzelemig
cup-third = A harmadik helyért
cup-final = Döntő, két győzelemig
cup-beats = { $who } legyőzi: { $whom }
cup-against = { $who } { $whom } ellen
cup-bye = { $who } erőnyerő
cup-score = { $number } győzelem { $max } ellen
