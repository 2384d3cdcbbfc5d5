### Strony wokół stołu: tytuł, nowa gra, ustawienia, zapisane gry, kurtyna, zwycięstwo.

## Tytuł

scr-new_game_tip = miejsca, boty, warianty
scr-host_tip = dla bliskich albo przez SSH
scr-codex_tip = każda karta i zasada
scr-settings_tip = motyw, klawisze, ruch
scr-games_count = { $n ->
        [one] { $n } gra
        [few] { $n } gry
       *[many] { $n } gier
    }

## Nowa gra

scr-somebody = gracz tutaj
scr-line-few_seats = Do gry potrzeba co najmniej { $number } graczy.
set-deals = Porozumienia
    .help = Oferty na zmianę, po sześć; albo swobodnie, do końca zegara rozmów.
value-deals_turns = na zmianę
value-deals_open = z zegarem

## Ustawienia

scr-rebind = wszystkie klawisze
scr-line-rebind = Naciśnij { $key-send }, potem klawisz, który wolisz. Cyfr nie można zmienić.
scr-line-press_key = Naciśnij nowy klawisz albo { $key-back }.
scr-line-key_fixed = Klawisza { $key } nie można zmienić.
scr-line-key_moved = Klawisz { $key } ma nowe polecenie. Poprzednie ({ $name }) ma znów klawisz { $value }.
scr-line-key_lost = Klawisz { $key } ma nowe polecenie. Poprzednie ({ $name }) jest bez klawisza.
scr-no_key = brak
scr-line-colours = Ten terminal pokazuje: { $name }.

## Zapisane gry, kurtyna

scr-line-damaged = { $file }: uszkodzony, dobrych odpowiedzi { $number }. Graj dalej: { $key-send }.
scr-game_over = koniec
scr-saved_turn = tura { $number }
scr-saved_going = W toku
scr-saved_over = Zakończone
scr-saved_broken = Nie da się wznowić
scr-saved_won = wygrana
scr-saved_lost = porażka
scr-saved_against = { $value }: { $names }
scr-curtain_show = pokazuje twoją rękę
scr-curtain_stay = zostaje tutaj

## Zwycięstwo

scr-end_table = Jak było
scr-end_race = Zewnętrzne kolonie w turach
scr-end_points = Punkty zwrotne
scr-end_hands = Wszystkie ręce, już jawne

## Menu

scr-to_title = do tytułu; gra zapisana
scr-line-prepare_none = Nie ma teraz czego przygotować.
