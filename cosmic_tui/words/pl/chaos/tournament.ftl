### Co mówi `cosmic tournament`.

# fine: word new
tool-cup_none = Nie ma jeszcze turnieju: tworzy go cosmic tournament new piatek Ada Bea --bots 3.
# fine: word show
tool-cup_which = Który turniej? Podaj jego nazwę, na przykład: cosmic tournament show piatek.
tool-cup_full_combat = W turniejach obowiązuje pełna walka. Uproszczona jest w pojedynczych grach: cosmic play --game chaos --simple-combat.
tool-cup_heads = miejsce, imię, punkty, punkty przeciwników, wolne losy
tool-cup_open = { $game }: { $who } kontra { $whom }, można grać.
tool-cup_won = { $game }: wygrywa { $who }.
tool-cup_table = { $game }: stół jest otwarty, grają { $who } i { $whom }. Do wpisania:
tool-cup_time = { $game }: godzina minęła, decyduje sędzia.
tool-cup_place = Miejsce { $number }: { $who }.
# fine: word swiss, win; term tournament
tool-cup_win_how = Sędzia podaje grę i jej zwycięzcę, na przykład: cosmic tournament win piatek swiss-1-1 Ada.
# fine: sign -
tool-cup_name = „{ $name }” to nie nazwa turnieju: można użyć małych liter, cyfr, - i _.
tool-cup_there = Turniej o nazwie { $name } już istnieje.
tool-cup_unknown = Nie ma turnieju o nazwie { $name }; wszystkie pokazuje cosmic tournament list.
tool-cup_broken = Nie można odczytać pliku turnieju { $name }. Plik zostaje bez zmian.
tool-cup_nobody = W turnieju nie gra nikt o imieniu { $name }.
tool-cup_player = „{ $name }” to nie imię gracza: od 1 do 12 znaków.
tool-players = W turnieju gra od { $low } do { $high } graczy.
tool-name_twice = Dwóch graczy nie może mieć tego samego imienia.
# fine: word show; term tournament
tool-game_not_open = Gra { $name } nie jest teraz otwarta; otwarte gry pokazuje cosmic tournament show.
tool-not_in_the_game = Grę „{ $name }” może wygrać tylko ktoś, kto w niej gra.

## Strona turniejów i strona jednego z tabelą

scr-cups = Turnieje
    .tip = rundy szwajcarskie i finały: kto jak stoi
cup-broken = nie do odczytania
cup-players = { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }
cup-open = { $n ->
        [one] { $n } gra do rozegrania
        [few] { $n } gry do rozegrania
       *[many] { $n } gier do rozegrania
    }
cup-champion = zwycięstwo: { $who }
cup-standings = Tabela: { $name }
cup-rounds = Rundy
cup-name = imię
cup-points = punkty
# fine: ending
cup-met = rywal.
cup-byes = losy
cup-bot = bot
cup-round = Runda { $number } z { $max }
cup-semi = Półfinały, do dwóch wygranych
cup-third = Mecz o trzecie miejsce
cup-final = Finał, do dwóch wygranych
cup-beats = { $who } pokonuje: { $whom }
cup-against = { $who } kontra { $whom }
cup-bye = { $who } ma wolny los
cup-score = { $number } do { $max }
