### Gra na tytule, formularz nowej gry, poczekalnia, lista zapisów; jednostki, klawisze i nagłówki.

game-name = Galaktyka chaosu
    .tip = Dwie strony, dwie talie i po kolonii do utrzymania.
    .short = Chaos

## Stałe polecenia

order-against = Pytaj zawsze, gdy dotyczy mnie wroga karta lub strzał.
order-sparing = Nie pytaj mnie ponownie tam, gdzie pasuję (wyłączone: pełna kontrola).
    .listed = to, z czego już rezygnujesz
order-encounter = Już nie w tej turze.
    .listed = w tej turze

## Tytuł

scr-build = Budowa talii
    .tip = własne talie: złożone, wypróbowane, ocenione

## Formularz nowej gry

form-mode = Zasady
form-deck = Twoja talia
    .help = Przed końcem gry nikt inny się nie dowie, co w niej jest.
form-deck_other = Talia bota
form-deck_chance = co da przypadek
form-species = Gatunki w talii
form-on = tak
form-off = nie
form-deck_there = talia
form-decks_secret = talie są tajne
form-decks_brought = { $n ->
        [one] { $n } talia gotowa, zgodna z zasadami
        [few] { $n } talie gotowe, zgodne z zasadami
       *[many] { $n } talii gotowych, zgodnych z zasadami
    }

## Ilości i podziały

key-points = więcej, mniej
key-developments = więcej, mniej
key-cards = więcej, mniej
no-points_count = { $n ->
        [one] Podano { $n } punkt, a trzeba podać liczbę { $range }.
        [few] Podano { $n } punkty, a trzeba podać liczbę { $range }.
       *[many] Podano { $n } punktów, a trzeba podać liczbę { $range }.
    }
no-developments_count = { $n ->
        [one] Podano { $n } ulepszenie, a trzeba podać liczbę { $range }.
        [few] Podano { $n } ulepszenia, a trzeba podać liczbę { $range }.
       *[many] Podano { $n } ulepszeń, a trzeba podać liczbę { $range }.
    }
no-cards_count = { $n ->
        [one] Wskazano { $n } kartę, a trzeba wskazać { $range }.
        [few] Wskazano { $n } karty, a trzeba wskazać { $range }.
       *[many] Wskazano { $n } kart, a trzeba wskazać { $range }.
    }
scr-line-sent_points = podzielone { $number } z { $max }
scr-line-sent_developments = położone { $number } z { $max }
scr-line-sent_cards = { $number } z { $max }
no-deck_unwritable = Nie udało się zapisać talii: { $reason }. Stara zostaje.

## Co robi Enter

enter-setup-hand = zdecyduj
enter-main = zrób to
enter-main-place = połóż
enter-main-target = atakuj
enter-main-sell = sprzedaj
enter-combat-attackers = atakuj, statki: { $number }
enter-combat-defenders = broń, statki: { $number }
enter-combat-board = na pokład
enter-combat-pay = opłać
enter-fire-act = strzelaj
enter-fire-reply = odpowiedz
enter-fire-divide = rozdziel
enter-fire-squadron = rozdziel
enter-bomb-ships = bombarduj: { $number }
enter-bomb-trap = zdecyduj
enter-limit-centre = na rumowisko
enter-limit-hangar = oddaj
act-concede = Poddaj się

## Kompendium

scr-tab_keywords = Słowa kluczowe
    .short = Klucze
scr-end_colonies = Kolonie
scr-end_combats = Walki
scr-end_decks = Talie
scr-filter_combat = walki
scr-filter_credits = kredyty

daily-reached = { $n ->
        [one] została { $n } karta
        [few] zostały { $n } karty
       *[many] zostało { $n } kart
    }
