### Ami megmarad: statisztika, jegyzetek, hibajelentések

# fine: word home, state, xdg
err-diary_unwritable = Nem sikerült feljegyezni semmit ({ $value }).
    .kept = A játék azért folytatódik.
    .do = Csinálj helyet, vagy állítsd írható mappára: XDG_STATE_HOME.

## Statisztika

scr-stats = Statisztika
scr-line-stats_tip = { $n } végigjátszott játék
scr-line-stats_none = Itt még egyetlen játékot sem játszottak végig.
scr-line-stats_all = { $n } játék, győzelem: { $number }, ebből másokkal együtt: { $value }.
scr-line-stats_streak = { $n ->
        [one] Az utolsó játék győzelem volt; a leghosszabb sorozat: { $max }.
       *[other] Az utolsó { $n } játék győzelem volt; a leghosszabb sorozat: { $max }.
    }
scr-line-stats_no_streak = Az utolsó játék nem volt győzelem; a leghosszabb sorozat: { $max }.
scr-line-stats_quickest = A leggyorsabb győzelem: { $n } forduló.
scr-stats_name = Név szerint
scr-stats_game = Játék szerint
scr-stats_played = Faj, frakció, pakli
scr-stats_level = Ellenfél szerint
scr-stats_seats = Helyek szerint
scr-stats_person = emberek
scr-collection = Gyűjtemény
scr-history = Történet
scr-line-collection_of = Győzelem ezekkel: { $number } / { $max }
scr-line-collection_next = { $key-send }: ezzel játszol: { $name }. A következő fok: { $value }.
scr-line-no_film = Ennek a játéknak itt nincs filmje.
scr-stats_trend = Győzelmi arány
scr-line-trend = Tízesével, százalékban, azzal a sávval, amelybe az arány 20-ból 19-szer esik.
scr-stats_rating = Erő a gépek ellen
scr-line-rating_between = Több, mint { $name }; kevesebb, mint { $value }: { $number } ({ $low } … { $high }).
scr-line-rating_above = Több, mint { $name }: { $number } ({ $low } … { $high }).
scr-line-rating_below = Kevesebb, mint { $value }: { $number } ({ $low } … { $high }).
scr-kind_daily = napi
scr-kind_lesson = lecke
scr-kind_hosted = másokkal
scr-kind_branched = változat
scr-stats_seats_of = { $n } hely

## Jegyzetek

scr-note = Jegyzet
scr-line-no_note = Nincs jegyzet.
scr-line-note_private = Ezt csak te olvashatod.
key-note = jegyzet
key-mute = némítás
key-unmute = némítás vége
scr-muted = némítva

## Jelentések

scr-line-reported = Az állás ide került: { $file }
