### Co się dzieje, do dziennika: jedno zdarzenie, jeden wiersz, czas teraźniejszy.

## Początek i koniec

ev-first_player = { $who } jest pierwszym graczem.
    .you = Jesteś pierwszym graczem.
ev-sheet_taken = { $who } ma już obcego.
    .you = Wybierasz { CASE($alien, "acc") }.
ev-dealt = { $n ->
        [one] { $who } dostaje { $n } kartę.
        [few] { $who } dostaje { $n } karty.
       *[many] { $who } dostaje { $n } kart.
    }
    .you = { $n ->
        [one] Dostajesz { $n } kartę.
        [few] Dostajesz { $n } karty.
       *[many] Dostajesz { $n } kart.
    }
ev-faces = { $n ->
        [one] Ta karta to { $names }.
        [few] Te karty to { $names }.
       *[many] Te karty to { $names }.
    }
ev-undone = { $who } cofa ostatnią odpowiedź.
    .you = Cofasz ostatnią odpowiedź.
ev-newer_rules = { $n ->
        [0] Odtąd obowiązują nowsze zasady.
        [one] Są nowsze zasady: trzeba powtórzyć { $n } odpowiedź.
        [few] Są nowsze zasady: trzeba powtórzyć { $n } odpowiedzi.
       *[many] Są nowsze zasady: trzeba powtórzyć { $n } odpowiedzi.
    }

## Tury i spotkania

ev-turn_began = { $who } zaczyna { $turn }. turę.
    .you = Zaczynasz { $turn }. turę.
# fine: ending
ev-encounter_began = { $number ->
        [2] { $who } zaczyna drugie spotkanie.
        [3] { $who } zaczyna trzecie spotkanie.
       *[other] { $who } zaczyna { $number }. spotkanie.
    }
    .you = { $number ->
        [2] Zaczynasz drugie spotkanie.
        [3] Zaczynasz trzecie spotkanie.
       *[other] Zaczynasz { $number }. spotkanie.
    }
# fine: term attack
ev-encounter_declared = { $who } zaraz zaatakuje { CASE($whom, "acc") }.
    .you = Zaraz zaatakujesz { CASE($whom, "acc") }.
    .at-you = { $who } zaraz cię zaatakuje!
ev-encounter_inserted = { $who } atakuje poza kolejnością.
    .you = Atakujesz poza kolejnością.
ev-turn_over = { $who } kończy turę.
    .you = Twoja tura się kończy.
ev-broken_off = Spotkanie kończy się przed czasem.
ev-broken_off_no_ship = { $who } nie ma statku do wysłania.
    .you = Nie masz statku do wysłania.
ev-broken_off_no_encounter_card = { $who } nie ma już karty spotkania.
    .you = Nie masz już karty spotkania.
ev-broken_off_no_encounter_card_anywhere = Nigdzie nie ma już karty spotkania.

## Przegrupowanie i cel

ev-retrieved = { $who } odzyskuje statek z wiru.
    .you = Odzyskujesz statek z wiru.
ev-retrieved_to_gate = Statek { CASE($who, "gen") } leci z wiru na wrota.
    .you = Twój statek wraca z wiru na wrota.
ev-destiny_drawn = Karta celu: { $destiny }.
ev-destiny_discarded = { $who } dobiera nową kartę celu.
    .you = Dobierasz nową kartę celu.
ev-destiny_reshuffled = Przetasowano talię celu.
# fine: term attack
ev-defense_named = Broni się { $whom }.
    .you = Zaatakujesz { CASE($whom, "acc") }.
    .at-you = Bronisz się ty.
# fine: term colony
ev-expulsion = { $who } atakuje u siebie { CASE($whom, "acc") }.
    .you = Atakujesz u siebie { CASE($whom, "acc") }.
    .at-you = { $who } atakuje cię na swojej { $planet }. planecie.
ev-resettled = { $who } ponownie zasiedla swoją { $planet }. planetę.
    .you = Ponownie zasiedlasz swoją { $planet }. planetę.

## Start i sojusz

ev-aimed = { $who } celuje w { $planet }. planetę { CASE($whom, "gen") }.
    .you = Celujesz w { $planet }. planetę { CASE($whom, "gen") }.
    .at-you = { $who } celuje w twoją { $planet }. planetę.
ev-aimed_home = { $who } celuje w swoją { $planet }. planetę.
    .you = Celujesz w swoją { $planet }. planetę.
ev-launched = { $n ->
        [one] { $who } wysyła { $n } statek.
        [few] { $who } wysyła { $n } statki.
       *[many] { $who } wysyła { $n } statków.
    }
    .you = { $n ->
        [one] Wysyłasz { $n } statek.
        [few] Wysyłasz { $n } statki.
       *[many] Wysyłasz { $n } statków.
    }
ev-launched_nothing = { $who } nie wysyła więcej statków.
    .you = Nie wysyłasz więcej statków.
ev-invited = { $who } zaprasza do sojuszu { CASE($whom, "acc") }.
    .you = Zapraszasz do sojuszu { CASE($whom, "acc") }.
    .at-you = { $who } zaprasza cię do sojuszu.
ev-invited_nobody = { $who } nikogo nie zaprasza.
    .you = Nikogo nie zapraszasz.
ev-joined = { $who } dołącza do { $side ->
        [offense] atakującego
       *[defense] broniącego
    } z { $n ->
        [one] { $n } statkiem
        [few] { $n } statkami
       *[many] { $n } statkami
    }.
    .you = Dołączasz do { $side ->
        [offense] atakującego
       *[defense] broniącego
    } z { $n ->
        [one] { $n } statkiem
        [few] { $n } statkami
       *[many] { $n } statkami
    }.
ev-stayed_out = { $who } nie dołącza.
    .you = Nie dołączasz.
ev-alliance_cancelled = { $who } nie jest już w sojuszu.
    .you = Nie jesteś już w sojuszu!

## Planowanie i ujawnienie

ev-card_laid = { $who } zagrywa zakrytą kartę.
    .you = Zagrywasz zakrytą kartę ({ $face }).
ev-card_laid_open = { $who } zagrywa odkrytą kartę ({ $face }).
    .you = Zagrywasz odkrytą kartę ({ $face }).
ev-card_taken_back = { $who } cofa swoją kartę.
    .you = Cofasz { CASE($face, "acc") }.
ev-cards_swapped = Zamieniono obie karty.
ev-revealed = Ujawnienie: { $offcard } kontra { $defcard }.
    .plain = Karty odkryte. Atakujący: { $offcard }. Broniący: { $defcard }.
# fine: term morph
ev-morph_copied = Karta { CASE($who, "gen") } to teraz { $face }.
    .you = Twoja metamorfoza to teraz { $face }.
ev-encounter_won = { $side ->
        [offense] Atakujący
       *[defense] Broniący
    } wygrywa { $high }:{ $low }.
ev-encounter_near = { $side ->
        [offense] Atakujący
       *[defense] Broniący
    } wygrywa { $high }:{ $low }. { $side ->
        [offense] Broniącemu
       *[defense] Atakującemu
    } zabrakło { $number }.
ev-encounter_tie = Remis { $total }:{ $total }, więc wygrywa broniący.
ev-encounter_by_cards = Atak bije negocjacje: wygrywa { $side ->
        [offense] atakujący
       *[defense] broniący
    }.
ev-encounter_decided = Wygrywa { $side ->
        [offense] atakujący
       *[defense] broniący
    }.
ev-both_lost = Obie strony przegrywają.
ev-deal_due = Dwie karty negocjacji: czas na rozmowy.

## Moce i karty

ev-power_used = { $who } używa mocy „{ $power }”.
    .you = Używasz mocy „{ $power }”.
ev-power_side = Działa moc { CASE($who, "gen") } „{ $power }”.
    .you = Działa twoja moc „{ $power }”.
ev-flare_played = { $half ->
        [super] Wzmocniony rozbłysk { CASE($alien, "gen") }.
       *[wild] { $who } zagrywa rozbłysk { CASE($alien, "gen") }.
    }
    .you = { $half ->
        [super] Grasz wzmocniony rozbłysk { CASE($alien, "gen") }.
       *[wild] Zagrywasz rozbłysk { CASE($alien, "gen") }.
    }
ev-artifact_played = { $who } zagrywa { CASE($card, "acc") }.
    .you = Zagrywasz { CASE($card, "acc") }.
ev-reinforced = { $who } dodaje { $side ->
        [offense] atakującemu
       *[defense] broniącemu
    } { $value }.
    .you = Dodajesz { $side ->
        [offense] atakującemu
       *[defense] broniącemu
    } { $value }.
ev-stopped = Zatrzymano { CASE($name, "acc") }.
    .at-you = Zatrzymano ci { CASE($name, "acc") }!
ev-power_zapped = Zablokowano { CASE($whom, "dat") } { CASE($power, "acc") }.
    .at-you = Zablokowano ci { CASE($power, "acc") }!
ev-power_lost = { $who } traci moc obcego.
    .you = Tracisz moc obcego!
ev-power_regained = { $who } odzyskuje moc obcego.
    .you = Odzyskujesz moc obcego.
ev-flare_given = { $whom } dostaje rozbłysk { CASE($alien, "gen") }.
    .you = { $whom } dostaje twój rozbłysk { CASE($alien, "gen") }.
    .at-you = { $who } daje ci rozbłysk { CASE($alien, "gen") }.
ev-stolen = { $who } kradnie { CASE($face, "acc") }.
    .you = Kradniesz { CASE($face, "acc") }.
    .at-you = { $who } kradnie ci { CASE($face, "acc") }!
ev-tokens_gained = { $n ->
        [one] { $who } dostaje { $n } żeton.
        [few] { $who } dostaje { $n } żetony.
       *[many] { $who } dostaje { $n } żetonów.
    }
    .you = { $n ->
        [one] Dostajesz { $n } żeton.
        [few] Dostajesz { $n } żetony.
       *[many] Dostajesz { $n } żetonów.
    }
ev-tokens_removed = { $n ->
        [one] { $who } oddaje { $n } żeton.
        [few] { $who } oddaje { $n } żetony.
       *[many] { $who } oddaje { $n } żetonów.
    }
    .you = { $n ->
        [one] Oddajesz { $n } żeton.
        [few] Oddajesz { $n } żetony.
       *[many] Oddajesz { $n } żetonów.
    }

## Obcy

ev-sheet_turned_up = { $who } odkrywa { CASE($alien, "acc") }.
    .you = Odkrywasz { CASE($alien, "acc") }.
ev-sheet_left = { $who } oddaje { CASE($alien, "acc") }.
    .you = Oddajesz { CASE($alien, "acc") }.
ev-sheet_left_hidden = { $who } oddaje zakrytego obcego.
    .you = Oddajesz swojego zakrytego obcego.
ev-sheet_returned = { $alien } wraca do { CASE($who, "gen") }.
    .you = { $alien } wraca do ciebie.
ev-sheets_swapped = { $who } i { $whom } wymieniają się obcymi.
    .you = Wymieniasz się obcymi z { CASE($whom, "ins") }.
    .at-you = Wymieniasz się obcymi z { CASE($who, "ins") }.
ev-alien_drawn = { $who } dobiera obcego do wyboru.
    .you = Do wyboru masz też { CASE($alien, "acc") }.
ev-swap_declined = { $who } nie zmienia obcego.
    .you = Nie zmieniasz obcego.

## Statki

ev-ships_lost = { $n ->
        [one] Wir pochłania { $n } statek { CASE($who, "gen") }.
        [few] Wir pochłania { $n } statki { CASE($who, "gen") }.
       *[many] Wir pochłania { $n } statków { CASE($who, "gen") }.
    }
    .you = { $n ->
        [one] Wir pochłania twój statek!
        [few] Wir pochłania { $n } twoje statki!
       *[many] Wir pochłania { $n } twoich statków!
    }
ev-ships_home = { $n ->
        [one] { $n } statek { CASE($who, "gen") } wraca do domu.
        [few] { $n } statki { CASE($who, "gen") } wracają do domu.
       *[many] { $n } statków { CASE($who, "gen") } wraca do domu.
    }
    .you = { $n ->
        [one] Twój statek wraca do domu.
        [few] { $n } twoje statki wracają do domu.
       *[many] { $n } twoich statków wraca do domu.
    }
ev-ships_freed = { $n ->
        [one] { $who } odzyskuje { $n } statek z wiru.
        [few] { $who } odzyskuje { $n } statki z wiru.
       *[many] { $who } odzyskuje { $n } statków z wiru.
    }
    .you = { $n ->
        [one] Odzyskujesz { $n } statek z wiru.
        [few] Odzyskujesz { $n } statki z wiru.
       *[many] Odzyskujesz { $n } statków z wiru.
    }
ev-ships_placed = { $n ->
        [one] { $who } umieszcza { $n } statek.
        [few] { $who } umieszcza { $n } statki.
       *[many] { $who } umieszcza { $n } statków.
    }
    .you = { $n ->
        [one] Umieszczasz { $n } statek.
        [few] Umieszczasz { $n } statki.
       *[many] Umieszczasz { $n } statków.
    }
ev-ships_landed = { $n ->
        [one] { $n } statek { CASE($who, "gen") } ląduje.
        [few] { $n } statki { CASE($who, "gen") } lądują.
       *[many] { $n } statków { CASE($who, "gen") } ląduje.
    }
    .you = { $n ->
        [one] Twój statek ląduje.
        [few] { $n } twoje statki lądują.
       *[many] { $n } twoich statków ląduje.
    }
ev-ships_removed = { $n ->
        [one] { $n } statek { CASE($who, "gen") } na dobre opuszcza grę.
        [few] { $n } statki { CASE($who, "gen") } na dobre opuszczają grę.
       *[many] { $n } statków { CASE($who, "gen") } na dobre opuszcza grę.
    }
    .you = { $n ->
        [one] Twój statek na dobre opuszcza grę!
        [few] { $n } twoje statki na dobre opuszczają grę!
       *[many] { $n } twoich statków na dobre opuszcza grę!
    }
ev-ships_added = { $n ->
        [one] { $who } dokłada { $n } statek.
        [few] { $who } dokłada { $n } statki.
       *[many] { $who } dokłada { $n } statków.
    }
    .you = { $n ->
        [one] Dokładasz { $n } statek.
        [few] Dokładasz { $n } statki.
       *[many] Dokładasz { $n } statków.
    }
ev-ships_withdrawn = { $n ->
        [one] { $who } wycofuje { $n } statek.
        [few] { $who } wycofuje { $n } statki.
       *[many] { $who } wycofuje { $n } statków.
    }
    .you = { $n ->
        [one] Wycofujesz { $n } statek.
        [few] Wycofujesz { $n } statki.
       *[many] Wycofujesz { $n } statków.
    }
ev-ship_from_warp = { $who } dokłada statek z wiru.
    .you = Dokładasz statek z wiru.
ev-colony_founded = { $who } zajmuje { $planet }. planetę { CASE($whom, "gen") }.
    .you = Zajmujesz { $planet }. planetę { CASE($whom, "gen") }.
    .at-you = { $who } zajmuje twoją { $planet }. planetę!
ev-colony_home = { $who } znów ma kolonię na swojej { $planet }. planecie.
    .you = Znów masz kolonię na swojej { $planet }. planecie.
ev-colony_genesis = { $who } zasiedla planetę Genesis.
    .you = Zasiedlasz planetę Genesis.
ev-aimed_genesis = { $who } celuje w planetę Genesis.
    .you = Celujesz w planetę Genesis.
ev-conceded = { $who } ustępuje { CASE($whom, "dat") }.
    .you = Ustępujesz { CASE($whom, "dat") }.
    .at-you = { $who } ci ustępuje.

## Karty

ev-drew = { $n ->
        [one] { $who } dobiera { $n } kartę.
        [few] { $who } dobiera { $n } karty.
       *[many] { $who } dobiera { $n } kart.
    }
    .you = { $n ->
        [one] Dobierasz { $n } kartę.
        [few] Dobierasz { $n } karty.
       *[many] Dobierasz { $n } kart.
    }
ev-drew_none = { $who } nie ma już czego dobrać.
    .you = Nie masz już czego dobrać.
ev-reshuffled = { $n ->
        [one] Nowa talia powstaje z { $n } odrzuconej karty.
        [few] Nowa talia powstaje z { $n } odrzuconych kart.
       *[many] Nowa talia powstaje z { $n } odrzuconych kart.
    }
ev-card_discarded = { $who } odrzuca { CASE($face, "acc") }.
    .you = Odrzucasz { CASE($face, "acc") }.
ev-discarded = { $n ->
        [one] { $who } odrzuca { $n } kartę.
        [few] { $who } odrzuca { $n } karty.
       *[many] { $who } odrzuca { $n } kart.
    }
    .you = { $n ->
        [one] Odrzucasz { $n } kartę.
        [few] Odrzucasz { $n } karty.
       *[many] Odrzucasz { $n } kart.
    }
ev-cards_moved = { $n ->
        [one] { $who } bierze { $n } kartę od { CASE($whom, "gen") }.
        [few] { $who } bierze { $n } karty od { CASE($whom, "gen") }.
       *[many] { $who } bierze { $n } kart od { CASE($whom, "gen") }.
    }
    .you = { $n ->
        [one] Zabierasz { CASE($whom, "dat") } { $n } kartę.
        [few] Zabierasz { CASE($whom, "dat") } { $n } karty.
       *[many] Zabierasz { CASE($whom, "dat") } { $n } kart.
    }
    .at-you = { $n ->
        [one] { $who } zabiera ci { $n } kartę!
        [few] { $who } zabiera ci { $n } karty!
       *[many] { $who } zabiera ci { $n } kart!
    }
ev-cards_moved_none = { $who } nic nie bierze od { CASE($whom, "gen") }.
    .you = Nic nie bierzesz: { $whom } ma pustą rękę.
    .at-you = { $who } nic nie bierze: masz pustą rękę.
ev-hand_shown = { $who } pokazuje całą rękę.
    .you = Pokazujesz całą rękę.
ev-hand_seen = { $who } ogląda rękę { CASE($whom, "gen") }.
    .you = Oglądasz rękę { CASE($whom, "gen") }.
    .at-you = { $who } ogląda twoją rękę.
ev-noise = W ciemności coś się porusza.
ev-accused = { $who } oskarża { CASE($whom, "acc") }.
    .you = Oskarżasz { CASE($whom, "acc") }.
    .at-you = { $who } oskarża cię o kradzież!
ev-hand_changed = { $n ->
        [one] { $who } ma nową rękę: { $n } karta.
        [few] { $who } ma nową rękę: { $n } karty.
       *[many] { $who } ma nową rękę: { $n } kart.
    }
    .you = { $n ->
        [one] Masz nową rękę: { $n } karta.
        [few] Masz nową rękę: { $n } karty.
       *[many] Masz nową rękę: { $n } kart.
    }
ev-hands_swapped = { $who } i { $whom } zamieniają się kartami.
    .you = Zamieniasz się kartami z { CASE($whom, "ins") }.
    .at-you = Zamieniasz się kartami z { CASE($who, "ins") }!
ev-fetched = { $who } bierze ze stosu { CASE($face, "acc") }.
    .you = Bierzesz ze stosu { CASE($face, "acc") }.
ev-rewards = { $who } dostaje { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } i { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }.
    .you = Dostajesz w nagrodę { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    } i { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }.
ev-rewards_cards = { $who } dostaje w nagrodę { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
    .you = Dostajesz w nagrodę { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
ev-rewards_ships = { $who } dostaje w nagrodę { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }.
    .you = Odzyskujesz w nagrodę { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    } z wiru.
ev-rewards_none = { $who } nie dostaje nagród.
    .you = Nie dostajesz nagród.

## Rozmowy

ev-proposed = { $who } składa ofertę.
    .you = Składasz ofertę.
ev-proposal_accepted = { $who } przyjmuje ofertę.
    .you = Przyjmujesz ofertę.
ev-proposal_declined = { $who } odrzuca ofertę.
    .you = Odrzucasz ofertę.
ev-deal_made = { $who } i { $whom } zawierają porozumienie.
    .you = Zawierasz porozumienie z { CASE($whom, "ins") }.
    .at-you = Zawierasz porozumienie z { CASE($who, "ins") }.
ev-deal_failed = { $who } i { $whom } nie dogadują się.
    .you = Ty i { $whom } nie dogadujecie się.
    .at-you = { $who } i ty nie dogadujecie się.
ev-no_deal_time = Czas minął: brak porozumienia.
ev-no_deal_gave_up = Jedna strona zrywa rozmowy: brak porozumienia.
ev-no_deal_proposals_over = Koniec ofert: brak porozumienia.
ev-no_deal_cannot_deliver = Niewykonalne obietnice: brak porozumienia.
ev-no_deal_quash = Unieważniono porozumienie.

## Technologia

ev-technology_kept = { $who } zatrzymuje zakrytą technologię.
    .you = Zatrzymujesz { CASE($technology, "acc") }.
ev-technology_used = { $who } uruchamia { CASE($technology, "acc") }.
    .you = Uruchamiasz { CASE($technology, "acc") }.
ev-researched = { $who } stawia statek na karcie technologii.
    .you = Stawiasz statek na karcie technologii.
ev-technology_completed = { $who } ma gotową technologię „{ $technology }”.
    .you = Masz gotową technologię „{ $technology }”.
ev-technology_abandoned = { $who } porzuca { CASE($technology, "acc") }.
    .you = Porzucasz { CASE($technology, "acc") }.
ev-technology_left = Odrzucono { CASE($technology, "acc") }.
ev-technology_passed = { $who } oddaje { CASE($technology, "acc") }.
    .you = Oddajesz { CASE($technology, "acc") }.
    .at-you = { $who } daje ci { CASE($technology, "acc") }.
ev-technology_turned_up = { $who } odkrywa { CASE($technology, "acc") }.
    .you = Odkrywasz { CASE($technology, "acc") }.
ev-technologies_drawn = { $n ->
        [one] { $who } dobiera { $n } technologię.
        [few] { $who } dobiera { $n } technologie.
       *[many] { $who } dobiera { $n } technologii.
    }
    .you = { $n ->
        [one] Dobierasz { $n } technologię.
        [few] Dobierasz { $n } technologie.
       *[many] Dobierasz { $n } technologii.
    }
ev-technologies = { $n ->
        [one] Ta technologia to { $names }.
        [few] Te technologie to { $names }.
       *[many] Te technologie to { $names }.
    }
ev-flagship_sent = { $who } wysyła statek flagowy.
    .you = Wysyłasz swój statek flagowy.
ev-genesis = { $who } wprowadza do gry planetę Genesis.
    .you = Wprowadzasz do gry planetę Genesis.
ev-lunar_cannon_moved = { $who } stawia działo { CASE($place, "at") }.
    .you = Stawiasz działo { CASE($place, "at") }.
ev-planet_destroyed = Planeta przepada: { $place }.
ev-prometheus = { $who } umieszcza Prometeusza { CASE($place, "at") }.
    .you = Umieszczasz Prometeusza { CASE($place, "at") }.
ev-ship_stays = { $who } zostawia statek { CASE($place, "at") }.
    .you = Zostawiasz statek { CASE($place, "at") }.
ev-ship_moved = { $who } wysyła statek { CASE($place, "to") }.
    .you = Wysyłasz statek { CASE($place, "to") }.

## Rzadkie

ev-card_replaced = Nowa karta { CASE($who, "gen") } to { $face }.
    .you = Twoja nowa karta to { $face }.
ev-card_stored = { $who } odkłada kartę.
    .you = Odkładasz { CASE($face, "acc") }.
ev-taken_from_discards = { $who } bierze { CASE($face, "acc") } ze stosu kart odrzuconych.
    .you = Bierzesz { CASE($face, "acc") } ze stosu kart odrzuconych.
ev-turned_without_effect = Bez efektu: { $offcard }, { $defcard }.
