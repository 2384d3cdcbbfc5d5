### Oldalak az asztal körül

## A címlap

scr-new_game_tip = helyek, gépek, változatok, mag
scr-host_tip = közeli barátoknak vagy SSH-val
scr-codex_tip = minden lap és szabály
scr-settings_tip = téma, billentyűk, mozgás
scr-games_count = { $n } játék

## Új játék

scr-somebody = egy játékos itt
scr-line-few_seats = Egy játékhoz legalább { $number } játékos kell.
set-deals = Egyezségek
    .help = Ajánlatok sorban, fejenként hat; vagy szabadon, amíg az alku órája le nem jár.
value-deals_turns = sorban
value-deals_open = időre

## Beállítások

scr-rebind = minden billentyű
scr-line-rebind = Nyomd meg: { $key-send }, aztán a kívánt billentyűt. A számjegyek kötöttek.
scr-line-press_key = Nyomd meg az új billentyűt, vagy ezt: { $key-back }.
scr-line-key_fixed = Ez nem változtatható: { $key }.
scr-line-key_moved = { $key } eddig: { $name }. Ennek megint a régi a billentyűje: { $value }.
scr-line-key_lost = { $key } eddig: { $name }. Ennek most nincs billentyűje.
scr-no_key = nincs
scr-line-colours = A terminál ezt mutatja: { $name }.

## Mentett játékok, függöny

scr-line-damaged = { $number } válasz után sérült: { $file }. { $key-send } onnan folytatja.
scr-game_over = vége
scr-saved_turn = { $number }. forduló
scr-saved_going = Folyamatban
scr-saved_over = Befejezve
scr-saved_broken = Nem folytatható
scr-saved_won = győzelem
scr-saved_lost = vereség
scr-saved_against = { $value }: { $names }
scr-curtain_show = megmutatja a kezedet
scr-curtain_stay = itt marad

## Győzelem

scr-end_table = Hogyan ment
scr-end_race = Idegen kolóniák fordulónként
scr-end_points = Fordulópontok
scr-end_hands = Végre minden kéz nyílt

## A menü

scr-to_title = a főmenübe; mentve
scr-line-prepare_none = Most nincs mit előkészíteni.
