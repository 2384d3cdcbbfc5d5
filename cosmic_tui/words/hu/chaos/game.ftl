### A játék a címlapon, az új játék űrlapján, a várakozóban, a mentések közt; mértékek, gombok, fejlécek.

game-name = Káosz Galaktika
    .tip = Két parancsnok, két pakli, és fejenként egy kolónia, amelyre vigyázni kell.
    .short = Káosz

## Állandó utasítások

order-against = Mindig kérdezz, ha ellenséges lap vagy lövés érint engem.
order-sparing = Ne kínáld újra, amit elengedtem (kikapcsolva: teljes ellenőrzés).
    .listed = amit már elengedtél
order-encounter = Ebben a körben már ne.
    .listed = ebben a körben

## A címlap

scr-build = Pakliépítő
    .tip = saját paklik: építés, próba, ellenőrzés

## Az új játék űrlapja

form-mode = Szabályok
form-deck = A paklid
    .help = A játék végéig senki más nem tudja meg, mi van benne.
form-deck_other = A gép paklija
form-deck_chance = amit a véletlen ad
form-species = Fajok a pakliban
form-on = igen
form-off = nem
form-deck_there = pakli
form-decks_secret = a paklik titkosak
form-decks_brought = { $n } szabályos pakli már itt van

## Mennyiségek és elosztás

key-points = több, kevesebb
key-developments = több, kevesebb
key-cards = több, kevesebb
no-points_count = Ez { $n } pont, de { $range } osztható el.
no-developments_count = Ez { $n } fejlesztés, de { $range } osztható el.
no-cards_count = Ez { $n } lap, de { $range } választható.
scr-line-sent_points = elosztva { $number }/{ $max }
scr-line-sent_developments = letéve { $number }/{ $max }
scr-line-sent_cards = { $number }/{ $max }
no-deck_unwritable = A pakli nem menthető: { $reason }. A régi megmaradt.

## Mit tesz az Enter

enter-setup-hand = döntés
enter-main = mehet
enter-main-place = letétel
enter-main-target = támadás
enter-main-sell = eladás
enter-combat-attackers = támadás { $number } űrhajóval
enter-combat-defenders = védelem { $number } űrhajóval
enter-combat-board = beszállás
enter-combat-pay = kifizetés
enter-fire-act = lövés
enter-fire-reply = válasz
enter-fire-divide = elosztás
enter-fire-squadron = elosztás
enter-bomb-ships = bombázás { $number } űrhajóval
enter-bomb-trap = döntés
enter-limit-centre = a pusztulatba
enter-limit-hangar = leadás
act-concede = Feladás

## A kódex

scr-tab_keywords = Kulcsszavak
    .short = Kulcssz.
scr-end_colonies = Kolóniák
scr-end_combats = Harcok
scr-end_decks = Paklik
scr-filter_combat = harcok
scr-filter_credits = creditek

daily-reached = { $n } megmaradt lap
