### Co się dzieje, do dziennika: jedno zdarzenie, jeden wiersz, czas teraźniejszy.

## Początek i koniec

ev-first_player = { $who } to pierwszy gracz.
    .you = Pierwszy gracz to ty.
ev-sheet_taken = { $who } ma już obcego.
    .you = Twój wybór: { $alien }.
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
        [one] Nowsze zasady: { $n } odpowiedź jeszcze raz.
        [few] Nowsze zasady: { $n } odpowiedzi jeszcze raz.
       *[many] Nowsze zasady: { $n } odpowiedzi jeszcze raz.
    }

## Tury i spotkania

ev-turn_began = Tura { $turn }: zaczyna { $who }.
    .you = Tura { $turn }: zaczynasz ty.
ev-encounter_began = { $who } zaczyna spotkanie { $number }.
    .you = Zaczynasz spotkanie { $number }.
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
ev-retrieved_to_gate = { $who }: statek z wiru staje na wrotach.
    .you = Twój statek z wiru staje na wrotach.
ev-destiny_drawn = Cel: { $destiny }.
ev-destiny_discarded = { $who } dobiera nową kartę celu.
    .you = Dobierasz nową kartę celu.
ev-destiny_reshuffled = Talia celu zostaje potasowana na nowo.
# fine: term attack
ev-defense_named = Broni się { $whom }.
    .you = Zaatakujesz { CASE($whom, "acc") }.
    .at-you = Bronisz się ty.
ev-expulsion = { $who } atakuje u siebie { CASE($whom, "acc") }.
    .you = Atakujesz u siebie { CASE($whom, "acc") }.
    .at-you = { $who } atakuje cię na planecie { $planet }.
ev-resettled = { $who } ponownie zasiedla planetę { $planet }.
    .you = Ponownie zasiedlasz swoją planetę { $planet }.

## Start i sojusz

ev-aimed = { $who } celuje w planetę { $planet } { CASE($whom, "gen") }.
    .you = Celujesz w planetę { $planet } { CASE($whom, "gen") }.
    .at-you = { $who } celuje w twoją planetę { $planet }.
ev-aimed_home = { $who } celuje we własną planetę { $planet }.
    .you = Celujesz we własną planetę { $planet }.
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
ev-invited = { $who } zaprasza { CASE($whom, "acc") }.
    .you = Zapraszasz { CASE($whom, "acc") }.
    .at-you = { $who } zaprasza cię do sojuszu.
ev-invited_nobody = { $who } nikogo nie zaprasza.
    .you = Nikogo nie zapraszasz.
ev-joined = { $who } dołącza do { $side ->
        [offense] atakującego
       *[defense] broniącego
    }: { $n ->
        [one] { $n } statek
        [few] { $n } statki
       *[many] { $n } statków
    }.
    .you = Dołączasz do { $side ->
        [offense] atakującego
       *[defense] broniącego
    }: { $n ->
        [one] { $n } statek
        [few] { $n } statki
       *[many] { $n } statków
    }.
ev-stayed_out = { $who } nie dołącza.
    .you = Nie dołączasz.
ev-alliance_cancelled = { $who } nie jest już w sojuszu.
    .you = Nie jesteś już w sojuszu!

## Planowanie i ujawnienie

ev-card_laid = { $who } zagrywa zakrytą kartę.
    .you = Zagrywasz { CASE($face, "acc") } w zakryciu.
ev-card_laid_open = { $who } zagrywa jawnie { CASE($face, "acc") }.
    .you = Zagrywasz jawnie { CASE($face, "acc") }.
ev-card_taken_back = { $who } cofa swoją kartę.
    .you = Cofasz { CASE($face, "acc") }.
ev-cards_swapped = Obie karty zostają zamienione.
ev-revealed = Ujawnienie: { $offcard } kontra { $defcard }.
    .plain = Karty odkryte. Atakujący: { $offcard }. Broniący: { $defcard }.
ev-morph_copied = Metamorfoza, { $who }: teraz { $face }.
    .you = Twoja metamorfoza to teraz: { $face }.
ev-encounter_won = Wygrywa { $side ->
        [offense] atakujący
       *[defense] broniący
    }, { $high } do { $low }.
ev-encounter_tie = { $total } do { $total }: remis, więc wygrywa broniący.
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

ev-power_used = { $who } używa mocy: { $power }.
    .you = Używasz mocy: { $power }.
ev-power_side = Działa moc, { $who }: { $power }.
    .you = Działa twoja moc: { $power }.
ev-flare_played = { $half ->
        [super] Wzmocniony rozbłysk: { $alien }.
       *[wild] { $who } zagrywa rozbłysk: { $alien }.
    }
    .you = { $half ->
        [super] Twój wzmocniony rozbłysk: { $alien }.
       *[wild] Zagrywasz rozbłysk: { $alien }.
    }
ev-artifact_played = { $who } zagrywa: { $card }.
    .you = Zagrywasz: { $card }.
ev-reinforced = { $who }: +{ $value } dla { $side ->
        [offense] atakującego
       *[defense] broniącego
    }.
    .you = Od ciebie: +{ $value } dla { $side ->
        [offense] atakującego
       *[defense] broniącego
    }.
ev-stopped = Zatrzymano: { $name }.
    .at-you = Zatrzymano ci: { $name }!
ev-power_zapped = Zablokowano: { $power } ({ $whom }).
    .at-you = Zablokowano ci moc: { $power }!
ev-power_lost = { $who } traci moc obcego.
    .you = Tracisz moc obcego!
ev-power_regained = { $who } odzyskuje moc obcego.
    .you = Odzyskujesz moc obcego.
ev-flare_given = { $whom } dostaje rozbłysk: { $alien }.
    .you = Twój rozbłysk ma { $whom }: { $alien }.
    .at-you = { $who } daje ci rozbłysk: { $alien }.
ev-stolen = { $who } kradnie: { $face }.
    .you = Kradniesz: { $face }.
    .at-you = { $who } kradnie ci: { $face }!
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

ev-sheet_turned_up = { $who } odkrywa obcego { $alien }.
    .you = Odkrywasz obcego { $alien }.
ev-sheet_left = { $who } oddaje obcego: { $alien }.
    .you = Oddajesz obcego: { $alien }.
ev-sheet_left_hidden = { $who } oddaje zakrytego obcego.
    .you = Oddajesz swojego zakrytego obcego.
ev-sheet_returned = Do { CASE($who, "gen") } wraca { $alien }.
    .you = Wraca do ciebie { $alien }.
ev-sheets_swapped = Wymiana obcych: { $who } i { $whom }.
    .you = Wymiana obcych: ty i { $whom }.
    .at-you = Wymiana obcych: { $who } i ty.
ev-alien_drawn = { $who } dobiera obcego do wyboru.
    .you = Dobierasz do wyboru: { $alien }.
ev-swap_declined = { $who } nie zmienia obcego.
    .you = Nie zmieniasz obcego.

## Statki

ev-ships_lost = { $n ->
        [one] { $who } traci w wirze { $n } statek.
        [few] { $who } traci w wirze { $n } statki.
       *[many] { $who } traci w wirze { $n } statków.
    }
    .you = { $n ->
        [one] Tracisz w wirze { $n } statek!
        [few] Tracisz w wirze { $n } statki!
       *[many] Tracisz w wirze { $n } statków!
    }
ev-ships_home = { $n ->
        [one] { $who }: { $n } statek wraca do kolonii.
        [few] { $who }: { $n } statki wracają do kolonii.
       *[many] { $who }: { $n } statków wraca do kolonii.
    }
    .you = { $n ->
        [one] Wraca { $n } twój statek.
        [few] Wracają { $n } twoje statki.
       *[many] Wraca { $n } twoich statków.
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
        [one] { $who } ustawia { $n } statek.
        [few] { $who } ustawia { $n } statki.
       *[many] { $who } ustawia { $n } statków.
    }
    .you = { $n ->
        [one] Ustawiasz { $n } statek.
        [few] Ustawiasz { $n } statki.
       *[many] Ustawiasz { $n } statków.
    }
ev-ships_landed = { $n ->
        [one] { $who }: { $n } statek ląduje.
        [few] { $who }: { $n } statki lądują.
       *[many] { $who }: { $n } statków ląduje.
    }
    .you = { $n ->
        [one] Ląduje { $n } twój statek.
        [few] Lądują { $n } twoje statki.
       *[many] Ląduje { $n } twoich statków.
    }
ev-ships_removed = { $n ->
        [one] { $who }: { $n } statek na dobre opuszcza grę.
        [few] { $who }: { $n } statki na dobre opuszczają grę.
       *[many] { $who }: { $n } statków na dobre opuszcza grę.
    }
    .you = { $n ->
        [one] Twój statek na dobre opuszcza grę!
        [few] { $n } twoje statki opuszczają grę!
       *[many] { $n } twoich statków opuszcza grę!
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
ev-colony_founded = { $who } zasiedla planetę { $planet } { CASE($whom, "gen") }.
    .you = Zasiedlasz planetę { $planet } { CASE($whom, "gen") }.
    .at-you = { $who } zasiedla twoją planetę { $planet }!
ev-colony_home = { $who } znów ma kolonię: planeta { $planet }.
    .you = Znów masz kolonię na planecie { $planet }.
ev-colony_genesis = { $who } zasiedla planetę Genesis.
    .you = Zasiedlasz planetę Genesis.
ev-aimed_genesis = { $who } celuje w planetę Genesis.
    .you = Celujesz w planetę Genesis.
ev-conceded = { $who } ustępuje, górą { $whom }.
    .you = Ustępujesz, górą { $whom }.
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
        [one] Nowa talia z odrzuconych: { $n } karta.
        [few] Nowa talia z odrzuconych: { $n } karty.
       *[many] Nowa talia z odrzuconych: { $n } kart.
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
        [one] Zabierasz { $n } kartę od { CASE($whom, "gen") }.
        [few] Zabierasz { $n } karty od { CASE($whom, "gen") }.
       *[many] Zabierasz { $n } kart od { CASE($whom, "gen") }.
    }
    .at-you = { $n ->
        [one] { $who } zabiera ci { $n } kartę!
        [few] { $who } zabiera ci { $n } karty!
       *[many] { $who } zabiera ci { $n } kart!
    }
ev-cards_moved_none = { $who }: { $whom } ma pustą rękę.
    .you = Nic nie bierzesz: { $whom } ma pustą rękę.
    .at-you = { $who } trafia na twoją pustą rękę.
ev-hand_shown = { $who } pokazuje całą rękę.
    .you = Pokazujesz całą rękę.
ev-hand_seen = { $who } ogląda rękę { CASE($whom, "gen") }.
    .you = Oglądasz rękę { CASE($whom, "gen") }.
    .at-you = { $who } ogląda twoją rękę.
ev-noise = W ciemności coś się porusza.
ev-accused = { $who } oskarża { CASE($whom, "acc") }.
    .you = Oskarżasz { CASE($whom, "acc") }.
    .at-you = { $who } oskarża ciebie!
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
ev-hands_swapped = Zamiana rąk: { $who } i { $whom }.
    .you = Zamiana rąk: ty i { $whom }.
    .at-you = Zamiana rąk: { $who } i ty!
ev-fetched = { $who } bierze ze stosu: { $face }.
    .you = Bierzesz ze stosu: { $face }.
ev-rewards = Nagrody, { $who }: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }.
    .you = Twoje nagrody: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }.
ev-rewards_cards = Nagrody, { $who }: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
    .you = Twoje nagrody: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
ev-rewards_ships = Nagrody, { $who }: { $ships ->
        [one] { $ships } statek
        [few] { $ships } statki
       *[many] { $ships } statków
    }.
    .you = Twoje nagrody: { $ships ->
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
ev-deal_failed = Brak porozumienia: { $who } i { $whom }.
    .you = Brak porozumienia: ty i { $whom }.
    .at-you = Brak porozumienia: { $who } i ty.
ev-no_deal_time = Czas minął: brak porozumienia.
ev-no_deal_gave_up = Jedna strona zrywa: brak porozumienia.
ev-no_deal_proposals_over = Koniec ofert: brak porozumienia.
ev-no_deal_cannot_deliver = Niewykonalne obietnice: brak porozumienia.
ev-no_deal_quash = Porozumienie zostaje unieważnione.

## Technologia

ev-technology_kept = { $who } zatrzymuje zakrytą technologię.
    .you = Zakryta zostaje: { $technology }.
ev-technology_used = { $who } używa: { $technology }.
    .you = Używasz: { $technology }.
ev-researched = { $who } stawia statek na technologii.
    .you = Stawiasz statek na technologii.
ev-technology_completed = { $who } kończy: { $technology }.
    .you = Kończysz: { $technology }.
ev-technology_abandoned = { $who } porzuca: { $technology }.
    .you = Porzucasz: { $technology }.
ev-technology_left = Odrzucono: { $technology }.
ev-technology_passed = { $who } oddaje: { $technology }.
    .you = Oddajesz: { $technology }.
    .at-you = { $who } daje: { $technology }.
ev-technology_turned_up = { $who } odkrywa: { $technology }.
    .you = Odkrywasz: { $technology }.
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
ev-genesis = { $who } wprowadza planetę Genesis.
    .you = Wprowadzasz planetę Genesis.
ev-lunar_cannon_moved = { $who } stawia działo: { $place }.
    .you = Stawiasz działo: { $place }.
ev-planet_destroyed = Zniszczona planeta: { $place }.
ev-prometheus = Prometeusz { CASE($who, "gen") }: { $place }.
    .you = Twój Prometeusz: { $place }.
ev-ship_stays = { $who } zostawia statek: { $place }.
    .you = Zostawiasz statek: { $place }.
ev-ship_moved = { $who } wysyła statek: { $place }.
    .you = Wysyłasz statek: { $place }.

## Rzadkie

ev-card_replaced = Nowa karta { CASE($who, "gen") }: { $face }.
    .you = Twoja karta to teraz: { $face }.
ev-card_stored = { $who } odkłada kartę.
    .you = Odkładasz: { $face }.
ev-taken_from_discards = { $who } bierze ze stosu: { $face }.
    .you = Bierzesz ze stosu: { $face }.
ev-turned_without_effect = Bez efektu: { $offcard }, { $defcard }.
