### Was `cosmic tournament` sagt.

# fine: word new
tool-cup_none = Noch gibt es kein Turnier: cosmic tournament new freitag Ada Bea --bots 3 legt eines an.
# fine: word show
tool-cup_which = Welches Turnier? Sein Name kommt als Nächstes, zum Beispiel: cosmic tournament show freitag.
tool-cup_full_combat = In Turnieren gibt es nur den vollen Kampf. Vereinfacht geht es in einzelnen Spielen: cosmic play --game chaos --simple-combat.
tool-cup_heads = Platz Name, Punkte, Punkte der Gegner, Freilose
tool-cup_open = { $game }: { $who } gegen { $whom } kann gespielt werden.
tool-cup_won = { $game }: { $who } gewinnt.
tool-cup_table = { $game }: Ein Tisch ist offen für { $who } und { $whom }. Zu tippen ist:
tool-cup_time = { $game }: Die Stunde ist um, der Schiedsrichter entscheidet.
tool-cup_place = Platz { $number }: { $who }.
# fine: word swiss, win; term tournament
tool-cup_win_how = Der Schiedsrichter nennt eine Partie und ihren Sieger, zum Beispiel: cosmic tournament win freitag swiss-1-1 Ada.
# fine: sign -
tool-cup_name = „{ $name }“ ist kein Name für ein Turnier: kleine Buchstaben, Ziffern, - und _ gehen.
tool-cup_there = Ein Turnier namens { $name } gibt es schon.
tool-cup_unknown = Ein Turnier namens { $name } gibt es nicht; cosmic tournament list zeigt alle.
tool-cup_broken = Die Datei von { $name } ist nicht lesbar. Sie bleibt, wie sie ist.
tool-cup_nobody = Niemand namens { $name } nimmt teil.
tool-cup_player = „{ $name }“ ist kein Name für einen Spieler: 1 bis 12 Zeichen.
tool-players = Ein Turnier hat { $low } bis { $high } Spieler.
tool-name_twice = Zwei Spieler können nicht denselben Namen haben.
# fine: word show; term tournament
tool-game_not_open = Die Partie { $name } kann jetzt nicht gespielt werden; cosmic tournament show nennt, welche es sind.
tool-not_in_the_game = Wer { $name } gewonnen hat, muss dabei gewesen sein.

## Die Seite der Turniere, und die eines mit seiner Rangliste

scr-cups = Turniere
    .tip = Schweizer System und Finale: wie alle stehen
cup-broken = nicht lesbar
cup-players = { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
cup-open = { $n ->
        [one] { $n } Partie zu spielen
       *[other] { $n } Partien zu spielen
    }
cup-champion = { $who } hat gewonnen
cup-standings = Rangliste von { $name }
cup-rounds = Runden
cup-name = Name
cup-points = Punkte
# fine: ending
cup-met = Gegn.
cup-byes = frei
cup-bot = Bot
cup-round = Runde { $number } von { $max }
cup-semi = Halbfinale, zwei Siege
cup-third = Um Platz drei
cup-final = Finale, zwei Siege
cup-beats = { $who } schlägt { $whom }
cup-against = { $who } gegen { $whom }
cup-bye = { $who } hat ein Freilos
cup-score = { $number } zu { $max }
