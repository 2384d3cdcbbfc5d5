### Co się zachowuje: statystyki, notatki o graczach i grach, zgłoszenia błędów.

# fine: word home, state, xdg
err-diary_unwritable = Niczego nie da się zapisać ({ $value }).
    .kept = Gra mimo to toczy się dalej.
    .do = Zrób miejsce albo ustaw XDG_STATE_HOME na folder, w którym można pisać.

## Statystyki

scr-stats = Statystyki
scr-line-stats_tip = { $n ->
        [one] { $n } gra dokończona
        [few] { $n } gry dokończone
       *[many] { $n } gier dokończonych
    }
scr-line-stats_none = Żadna gra nie jest tu jeszcze dokończona.
scr-line-stats_all = { $n ->
        [one] { $n } gra, wygrane: { $number }, w tym wspólnie z innymi: { $value }.
        [few] { $n } gry, wygrane: { $number }, w tym wspólnie z innymi: { $value }.
       *[many] { $n } gier, wygrane: { $number }, w tym wspólnie z innymi: { $value }.
    }
scr-line-stats_streak = { $n ->
        [one] Ostatnia gra wygrana; najdłuższa seria wygranych: { $max }.
        [few] Ostatnie { $n } gry wygrane; najdłuższa seria wygranych: { $max }.
       *[many] Ostatnie { $n } gier wygrane; najdłuższa seria wygranych: { $max }.
    }
scr-line-stats_no_streak = Ostatnia gra bez wygranej; najdłuższa seria wygranych: { $max }.
scr-line-stats_quickest = { $n ->
        [one] Najszybsza wygrana trwała { $n } turę.
        [few] Najszybsza wygrana trwała { $n } tury.
       *[many] Najszybsza wygrana trwała { $n } tur.
    }
scr-stats_name = Według imienia
scr-stats_game = Według gry
scr-stats_played = Obcy, frakcja, talia
scr-stats_level = Przeciwko
scr-stats_seats = Według liczby miejsc
scr-stats_person = ludzie
scr-collection = Kolekcja
scr-history = Historia
scr-line-collection_of = Wygrane: { $number } z { $max }
scr-line-collection_next = Naciśnij { $key-send }, by zagrać ({ $name }). Następny szczebel: { $value }.
scr-line-no_film = Ta gra nie ma tu filmu.
scr-stats_trend = Udział wygranych
scr-line-trend = Średnie z dziesięciu gier w procentach, pewne w 19 przypadkach na 20.
scr-stats_rating = Siła gry z botami
scr-line-rating_between = Silniej niż: { $name }, słabiej niż: { $value }. Punkty: { $number } ({ $low } do { $high }).
scr-line-rating_above = Silniej niż: { $name }. Punkty: { $number } ({ $low } do { $high }).
scr-line-rating_below = Słabiej niż: { $value }. Punkty: { $number } ({ $low } do { $high }).
scr-kind_daily = dnia
scr-kind_lesson = lekcja
scr-kind_hosted = z innymi
scr-kind_branched = wariant
scr-stats_seats_of = { $n ->
        [one] { $n } miejsce
        [few] { $n } miejsca
       *[many] { $n } miejsc
    }
## Notatki

scr-note = Notatka
scr-line-no_note = Brak notatki.
scr-line-note_private = Tylko ty możesz to czytać.
key-note = notatka
key-mute = wycisz
key-unmute = słuchaj znów
scr-muted = wyciszenie

## Zgłoszenia

scr-line-reported = Pozycja jest zapisana w pliku { $file }
