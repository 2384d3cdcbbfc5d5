### Co ekrany mówią tylko o tej grze; zdania domu są w app/table.ftl.

## Ręka

letter-negotiate = N
letter-morph = M

## Pierwszy wiersz

scr-status_encounter = { $who }, spotkanie { $number }
    .you = twoje spotkanie { $number }
scr-status_mine_1 = twoje 1. spotkanie
scr-status_mine_2 = twoje 2. spotkanie
scr-status_mine_3 = twoje 3. spotkanie
scr-status_race = zewnętrzne kolonie
scr-status_deck = talia { $number }
    .short = talia { $number }
    .long = talia kosmosu { $number }
scr-status_discards = odrzucone { $number }
    .short = odrz. { $number }
    .long = odrzucone { $number }
scr-status_destiny = cel { $number }
    .short = cel { $number }
    .long = talia celu { $number }
scr-status_used = zużyte { $number }

## Wiersze sceny

scr-line-warp_of = { $n ->
        [0] { $who } nie ma statków w wirze.
        [one] { $who } ma w wirze { $n } statek; jeden teraz wraca.
        [few] { $who } ma w wirze { $n } statki; jeden teraz wraca.
       *[many] { $who } ma w wirze { $n } statków; jeden teraz wraca.
    }
    .you = { $n ->
        [0] Nie masz statków w wirze.
        [one] Masz w wirze { $n } statek; teraz wraca.
        [few] Masz w wirze { $n } statki; jeden teraz wraca.
       *[many] Masz w wirze { $n } statków; jeden teraz wraca.
    }
scr-line-will_draw = { $who } zaraz dobierze kartę celu.
    .you = Zaraz dobierzesz kartę celu.
scr-line-drawn = { $who } dobiera kartę celu.
    .you = Dobierasz kartę celu.
scr-line-own_colour = To kolor { CASE($who, "gen") }: nowa karta albo walka u siebie.
    .you = To twój kolor: nowa karta albo walka u siebie.
scr-line-wild = Karta uniwersalna: { $who } wybiera, kogo atakuje.
    .you = Karta uniwersalna: wybierasz, kogo atakujesz.
scr-line-defends = { $whom } broni planety w swoim rodzimym systemie.
    .at-you = Bronisz planety w swoim rodzimym systemie.
scr-line-destiny_left = { $n ->
        [one] Została { $n } karta.
        [few] Zostały { $n } karty.
       *[many] Zostało { $n } kart.
    }
scr-used_head = Zużyte:
scr-abroad_head = Poza domem:
scr-invites = { $who } zaprasza
    .you = zapraszasz
scr-not_said = { $who } jeszcze nie zaprasza
    .you = jeszcze nie zapraszasz
scr-invites_nobody = { $who } nikogo nie zaprasza
    .you = nikogo nie zapraszasz
scr-lost_head = straty
scr-to_the_warp = do wiru
scr-nothing_lost = nic
scr-nothing_changes = nic się nie zmienia
scr-race_head = poza domem
scr-line-may_go_on = { $who } może odbyć drugie spotkanie.
    .you = Możesz odbyć drugie spotkanie.
scr-act_zapped = zablokowane
scr-act_cancelled = unieważnione
scr-act_stolen = skradzione
scr-act_prevented = udaremnione
scr-act_answers = reakcja na { $number }
scr-act_more = … jeszcze { $number }
scr-act_will_happen = bez sprzeciwu to się stanie
scr-no_effect_zapped = zablokowana
scr-no_effect_lost = moc utracona
scr-no_effect_role = inna rola

## Tabela systemów, gdy nie ma miejsca na panele

scr-matrix_head = miejsce · obcy · moc
scr-matrix_race = poza domem · wir
scr-matrix_planet = planeta { $number }
scr-hand_short = ręka { $number }
scr-warp_short = wir { $number }
scr-gone_short = poza grą { $number }
scr-given_up = porzucona
    .short = brak
scr-hidden_alien = ukryty
scr-zap = BLOK

## Ręka

scr-dark_role = inna rola
scr-dark_flare_limit = jeden rozbłysk
scr-dark_barred = już zagrana
scr-dark_condition = nie pasuje
scr-dark_not_asked = nie teraz
scr-dark_obliged = nie ta karta
scr-dark_encounter_card = planowanie
scr-dark_moment = później
scr-dark_response = w reakcji

## Panele, wir i tabela

scr-gate_short = wrota
scr-power_short = moc
scr-home_of = dom { $number } z { $max }
scr-tech_down = technologia { $number } zakryta
scr-sheet_things = Przed nim
scr-at_the_planet = Na miejscu
scr-from_hoard = { $card } (skarbiec)
scr-thing_hoard = skarbiec { $number }
    .short = skarb. { $number }
scr-thing_citadels = cytadele { $names }
    .short = { $number }
scr-thing_citadel = cytadela { $value }
    .short = { $value }
scr-thing_flagship = Prometeusz { $place }
    .short = Prom.
scr-thing_flagship_here = Prometeusz
    .short = Prom.
scr-thing_cannon_here = Działo słoneczne
    .short = Działo
scr-thing_grudge = żeton dąsów
    .short = dąsy
scr-thing_caught = łatwy dostęp
    .short = dostęp
# fine: word tech
scr-thing_technology = technologia
    .short = tech
scr-line-piles = Przy każdej karcie widać, ile leży tu odkrytych i ile jest wszystkich.
scr-phase_end = Koniec
scr-phase_any = W każdej chwili
scr-flares = rozbłyski
scr-both_secret = obie strony, w tajemnicy

## Scena, duża

scr-on_the_gate = na wrotach
scr-lies_down = zakryta
scr-side_mine = { $n ->
        [0] twoja karta
        [one] { $n } statek + twoja karta
        [few] { $n } statki + twoja karta
       *[many] { $n } statków + twoja karta
    }
scr-side_left = { $n ->
        [0] ich karta
        [one] { $n } statek + ich karta
        [few] { $n } statki + ich karta
       *[many] { $n } statków + ich karta
    }
scr-side_right = { $n ->
        [0] ich karta
        [one] ich karta + { $n } statek
        [few] ich karta + { $n } statki
       *[many] ich karta + { $n } statków
    }
scr-side_ships = { $n ->
        [0] na razie brak statków
        [one] na razie { $n } statek
        [few] na razie { $n } statki
       *[many] na razie { $n } statków
    }
scr-reading = Odczyt
scr-if_won = Po wygranej
scr-if_lost = Po przegranej
scr-if_offense = Atakujący
scr-if_defense = Broniący
scr-colony_for = kolonia { $number }: { $who }
    .you = kolonia { $number }: ty
scr-rewards_for = { $n ->
        [one] { $n } nagroda: { $who }
        [few] { $n } nagrody: { $who }
       *[many] { $n } nagród: { $who }
    }
    .you = { $n ->
        [one] { $n } nagroda dla ciebie
        [few] { $n } nagrody dla ciebie
       *[many] { $n } nagród dla ciebie
    }
scr-power_goes = utrata mocy: { $alien }
scr-game_for = gra dla: { $who }
scr-out_of_the_game = poza grą
scr-cannot_be_told = co dalej, nie wiadomo
scr-if_without = bez tego: { $names }
scr-gain_colony = kolonia { $number }, gdy wygra { $who }
    .you = kolonia { $number }, gdy wygrasz
scr-gain_rewards = nagroda za statek: { $who }
    .you = nagroda za statek, z tobą
scr-if_it_stands_short = Stan
scr-line-needs = { CASE($who, "dat") } brakuje jeszcze { $number }.
    .you = Brakuje ci jeszcze { $number }.

## Pytanie i to, co wokół niego

scr-line-split = { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    } z talii, { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    } z wiru.

## Strony nad stołem

scr-line-odds_none = Szanse widzą tylko gracze, którzy w tym spotkaniu wybierają kartę.
scr-line-odds_soon = Szanse zobaczysz, gdy tylko wrota zostaną nakierowane.
scr-line-odds_no_card = Nie masz karty, którą można by zagrać.
scr-line-odds_asked = Szanse widzisz zawsze, gdy decyzja należy do ciebie.
scr-line-odds_over = Karty leżą odkryte; nie ma już czego zgadywać.
scr-line-odds_from = { $n ->
        [one] Pasek pokazuje, czy wygrywasz z { $n } kartą spotkania, której nikt nie widzi.
        [few] Pasek pokazuje, jak często wygrywasz z { $n } kartami, których nikt nie widzi.
       *[many] Pasek pokazuje, jak często wygrywasz z { $n } kartami, których nikt nie widzi.
    }
scr-line-odds_known = Znasz drugą kartę: { $face }.
scr-odds_with = z użyciem: { $name }
scr-odds_talks = { $n ->
        [one] { $n } karta oznaczałaby rozmowy
        [few] { $n } karty oznaczałyby rozmowy
       *[many] { $n } kart oznaczałoby rozmowy
    }
scr-sheet_played = Zagrane
scr-phase_turn = Tura

## Stół rozmów

scr-gains_word = Zysk
scr-colony_number = kolonia nr { $number }
scr-frees = { $n ->
        [one] uwalnia { $n } statek: { $who }
        [few] uwalnia { $n } statki: { $who }
       *[many] uwalnia { $n } statków: { $who }
    }
scr-term_choice = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .long = { $n ->
        [one] { $n } karta, wybór dającego
        [few] { $n } karty, wybór dającego
       *[many] { $n } kart, wybór dającego
    }
scr-term_random = { $n ->
        [one] { $n } losowa karta
        [few] { $n } losowe karty
       *[many] { $n } losowych kart
    }
scr-term_highest = { $n ->
        [one] najwyższy atak
        [few] { $n } najwyższe ataki
       *[many] { $n } najwyższych ataków
    }
scr-term_lowest = { $n ->
        [one] najniższy atak
        [few] { $n } najniższe ataki
       *[many] { $n } najniższych ataków
    }
scr-term_type = { $type }: { $number }
scr-ships_or_more = { $n ->
        [one] od { $n } statku
        [few] od { $n } statków
       *[many] od { $n } statków
    }
scr-ships_exactly = { $n ->
        [one] równo { $n } statek
        [few] równo { $n } statki
       *[many] równo { $n } statków
    }
scr-ships_up_to = najwięcej statków: { $number }
scr-line-offer_short = { $first } za: { $second }
scr-line-desk_choose = Ustaw warunki i naciśnij 2, żeby wysłać ofertę.
scr-line-desk_pick = Zaznacz konkretne karty, które oddajesz.
scr-line-desk_no_offer = Nie ma jeszcze oferty do przyjęcia.
scr-line-desk_ready = Twoja oferta jest gotowa. Naciśnij 2, żeby ją wysłać.
scr-line-desk_accept = Tamta oferta od razu staje się porozumieniem, bez zmian.
scr-line-desk_send = Można ją przyjąć bez zmian, dopóki nie złożysz innej.
scr-line-desk_decline = Odrzucasz tamtą ofertę; rozmowy trwają.
scr-line-desk_say = Powiedz coś całemu stołowi. To do niczego nie zobowiązuje.
scr-line-desk_theirs = Masz ofertę. Przyjmij ją (1), odrzuć (3) albo zmień warunki i odpowiedz.
scr-desk_accept = przyjmij
scr-desk_send = wyślij moją
scr-desk_decline = odrzuć
scr-desk_say = powiedz coś
scr-desk_give_up = zerwij rozmowy
