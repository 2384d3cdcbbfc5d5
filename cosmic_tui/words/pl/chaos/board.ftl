### Słowa na stole.

bd-you = (ty)
bd-away = nieobecność
bd-out = poza grą
bd-turn = tura { $number }
bd-goal = wygrywasz, gdy na koniec twojej tury ich kolonia jest pusta
bd-nothing = nic
bd-watching = Oglądasz: zakryte karty pozostają zakryte.

## Linia stanu

bd-status-setup = przed pierwszą turą
bd-status-start = { $who } zaczyna turę
    .you = zaczyna się twoja tura
bd-status-main = faza główna { CASE($who, "gen") }
    .you = twoja faza główna
bd-status-combat = { $who } atakuje
    .you = atakujesz
bd-status-end = { $who } kończy turę
    .you = twoja tura się kończy
bd-status-over = koniec gry
bd-status-attacks = { $who } atakuje { CASE($target, "acc") }
    .you = atakujesz { CASE($target, "acc") }
bd-status-bombs = { $who } bombarduje { CASE($target, "acc") }
    .you = bombardujesz { CASE($target, "acc") }
bd-mode-official = oficjalne zasady
bd-mode-beginner = gra dla początkujących
bd-mode-beginner_plus = dla początkujących plus
bd-balanced = wyrównane
bd-race-colony = kolonia
bd-race-credits = kredyty
bd-steps = zbrojenie, opłaty, ostrzał, bomby, rozbrojenie
bd-step_name-equip = zbrojenie
bd-step_name-pay = opłaty
bd-step_name-fire = ostrzał
bd-step_name-bomb = bomby
bd-step_name-disarm = rozbrojenie

## Linia miejsca

bd-credits = kredyty { $number }
bd-hand = centr. { $number }
bd-hangar = hangar { $number } z { $max }
bd-scrap = złom { $number }
bd-ruin = rumowisko { $number }
bd-other = { $n ->
        [one] { $credits } CR, { $n } statek
        [few] { $credits } CR, { $n } statki
       *[many] { $credits } CR, { $n } statków
    }
bd-attacks = atakuje
bd-is_attacked = cel ataku
bd-attacks_with = { $n ->
        [one] atakuje: { $n } statek
        [few] atakuje: { $n } statki
       *[many] atakuje: { $n } statków
    }
bd-defends_with = { $n ->
        [0] nie broni się
        [one] broni: { $n } statek
        [few] broni: { $n } statki
       *[many] broni: { $n } statków
    }
bd-bombs_with = bombarduje statkami: { $number } z { $max }
bd-choosing = wybiera
bd-no_defender = nie ma już broniącego

## Powierzchnia, kantyna, zakryte karty

bd-face_down = zakryta
    .short = zakr.
bd-bluff = blef:
    .short = blef
bd-devs = { $n ->
        [one] { $n } ulepszenie
        [few] { $n } ulepszenia
       *[many] { $n } ulepszeń
    }
    .short = { $n ->
        [one] { $n } ulep.
        [few] { $n } ulep.
       *[many] { $n } ulep.
    }
bd-devs_of = ulepszenia: { $number } z { $max }
    .short = ulep. { $number } z { $max }
bd-base_armour = pancerz { $value }
    .short = panc. { $value }
bd-price = { $number } CR
bd-down = { $n ->
        [one] { $n } zakryta
        [few] { $n } zakryte
       *[many] { $n } zakrytych
    }
bd-hangar_left = { $n ->
        [0] hangar pełny
        [one] hangar: jeszcze { $n }
        [few] hangar: jeszcze { $n }
       *[many] hangar: jeszcze { $n }
    }

## Kafelek: co statek robi teraz

bd-fires = strzela, siła { $number }
bd-replies = odpowiada ogniem { $number }
bd-fired_at = ostrzelany
bd-bombs = [x] bomby { $number }
bd-goes_in = [x] atakuje
bd-in_combat = w walce
    .short = w walce
bd-stays_out = poza walką
bd-not_in_it = { $state } obok
bd-again = znów aktywny: tura { $number }
bd-this_turn = ta tura

## Stos kolonii

bd-cards_left = zostało
bd-left = { $n ->
        [0] pusta
        [one] jeszcze { $n }
        [few] jeszcze { $n }
       *[many] jeszcze { $n }
    }
bd-in_danger = { $n ->
        [one] { $n } zagrożona
        [few] { $n } zagrożone
       *[many] { $n } zagrożonych
    }
bd-of = z { $number }

## Front: jego tytuł mówi, co się dzieje

bd-phase-setup = Po pięć kart: zachowaj je albo raz dobierz pięć nowych
bd-phase-start = { $who } zaczyna turę { $number }
    .you = Tura { $number }: twoja kolej
bd-phase-main = Faza główna { CASE($who, "gen") }
    .you = Twoja faza główna
bd-phase-combat = Walka { CASE($who, "gen") }
    .you = Twoja walka
bd-phase-end = { $who } kończy turę
    .you = Twoja tura się kończy
bd-about_to = Zaraz zaatakujesz { CASE($target, "acc") }
bd-attack = { $who } atakuje { CASE($target, "acc") }
    .you = Atakujesz { CASE($target, "acc") }
bd-shot = Statek { CASE($who, "gen") } „{ $card }” strzela do { CASE($ship, "gen") }
    .you = Twój statek „{ $card }” strzela do { CASE($ship, "gen") }
bd-shot_replied = Statek { CASE($who, "gen") } „{ $card }” i { $ship } strzelają
    .you = Twój statek „{ $card }” i { $ship } strzelają do siebie
bd-bombing = { $n ->
        [one] { $who } bombarduje { $n } statkiem, { $target }: kart { $before }, potem { $after }
        [few] { $who } bombarduje { $n } statkami, { $target }: kart { $before }, potem { $after }
       *[many] { $who } bombarduje { $n } statkami, { $target }: kart { $before }, potem { $after }
    }
    .you = { $n ->
        [one] Bombardujesz { $n } statkiem, { $target }: kart { $before }, potem { $after }
        [few] Bombardujesz { $n } statkami, { $target }: kart { $before }, potem { $after }
       *[many] Bombardujesz { $n } statkami, { $target }: kart { $before }, potem { $after }
    }
bd-waits-card = { $who } zagrywa { CASE($card, "acc") }
    .you = Zagrywasz { CASE($card, "acc") }
bd-waits-pay = { $who } odkrywa { CASE($card, "acc") }
    .you = Odkrywasz { CASE($card, "acc") }
bd-waits-ability = { $who } używa karty „{ $card }”
    .you = Używasz karty „{ $card }”
bd-waits-trap = To była pułapka { CASE($who, "gen") } „{ $card }”
    .you = Twoja pułapka „{ $card }”

## Na jego prawym końcu

bd-exchange = wymiana ognia { $number }
bd-nobody_defends = nikt się już nie broni
bd-on_stack = { $n ->
        [one] czeka { $n } karta
        [few] czekają { $n } karty
       *[many] czeka { $n } kart
    }
bd-attack_costs = { $n ->
        [one] atak kosztuje { $n } kredyt
        [few] atak kosztuje { $n } kredyty
       *[many] atak kosztuje { $n } kredytów
    }

## W środku: wymiana ognia

bd-fire = strzał o sile { $number }
bd-reply = odpowiedź o sile { $number }
bd-no_reply = brak odpowiedzi
bd-divides = { $who } rozdziela obrażenia ({ $points }) w eskadrze
    .you = Rozdzielasz obrażenia ({ $points }) w eskadrze
bd-is_destroyed = Zniszczono { CASE($card, "acc") }
bd-unhurt = { $card }: bez obrażeń
bd-keeps = { $card }: pancerz { $left }

## W środku: bomby

bd-bombing_sum = siła bomb { $value }
bd-cards_fall = { $n ->
        [0] nie ginie żadna karta
        [one] ginie { $n } zakryta karta
        [few] giną { $n } zakryte karty, po jednej
       *[many] ginie { $n } zakrytych kart, po jednej
    }
bd-would_do = { $total } wystarczy
bd-too_weak = za słabo: { $total } z { $need }
bd-centre_loses = { $whom } traci jedną kartę własnego wyboru
    .at-you = Tracisz jedną kartę własnego wyboru
bd-base_or_trap = zostaje zniszczona; pułapkę można odpalić
bd-could_all = { $n ->
        [0] Żaden atakujący statek nie jest już aktywny.
        [one] { $n } statek może bombardować z siłą { $total }.
        [few] { $n } statki mogą bombardować z łączną siłą { $total }.
       *[many] { $n } statków może bombardować z łączną siłą { $total }.
    }
bd-none_ticked = Inne statki pozostają aktywne.
bd-cannot_bomb = { $n ->
        [one] Ten statek nie jest aktywny i nie może bombardować: { $names }.
        [few] Te statki nie są aktywne i nie mogą bombardować: { $names }.
       *[many] Te statki nie są aktywne i nie mogą bombardować: { $names }.
    }
bd-bombers_used = Statek, który bombarduje, jest wyczerpany do końca tury właściciela.
bd-to_win = { $n ->
        [one] Kart w kolonii zostało { $number }. Opróżni ją { $n } taki atak.
        [few] Kart w kolonii zostało { $number }. Opróżnią ją { $n } takie ataki.
       *[many] Kart w kolonii zostało { $number }. Opróżni ją { $n } takich ataków.
    }
bd-empty_then = To opróżnia kolonię. Jeśli będzie pusta na koniec twojej tury, wygrasz.

## W środku: spokój i początek walki

bd-setup = Zaczyna ten, kto wyrzuci więcej. Drugą rękę trzeba zachować.
bd-could_bomb = Aktywne statki { CASE($who, "gen") } mogą zrzucić bomby o sile { $value }.
    .you = Twoje aktywne statki mogą zrzucić bomby o sile { $value }.
bd-can_bomb = { $who } może zrzucić bomby o sile { $value }.
    .you = Możesz zrzucić bomby o sile { $value }.
bd-no_active = { $who } nie ma aktywnego statku.
    .you = Nie masz aktywnego statku.
bd-could_defend = { $who } ma do obrony { CASE($names, "acc") }.
    .you = Masz do obrony { CASE($names, "acc") }.
bd-could_defend_with = { $n ->
        [one] { $who } ma do obrony { $n } statek.
        [few] { $who } ma do obrony { $n } statki.
       *[many] { $who } ma do obrony { $n } statków.
    }
    .you = { $n ->
        [one] Masz do obrony { $n } statek.
        [few] Masz do obrony { $n } statki.
       *[many] Masz do obrony { $n } statków.
    }
bd-cannot_defend = { $who } nie ma statku do obrony.
    .you = Nie masz statku do obrony.
bd-first_turn = W pierwszej turze gry nikt nie może atakować.
bd-if_nobody_defends = { $before } → { $after }, jeśli nikt się nie broni: jedna karta za każdy punkt.
    .plain = Bez obrony liczba kart spada z { $before } do { $after }: o jedną za każdy punkt.
bd-undefended = Jeśli nikt się nie broni:
bd-in_attack = { $who } ma w ataku { CASE($names, "acc") }.
    .you = Masz w ataku { CASE($names, "acc") }.
bd-in_defence = { $who } ma w obronie { CASE($names, "acc") }.
    .you = Masz w obronie { CASE($names, "acc") }.
bd-acts = Teraz może strzelać { $who }: { $names }
    .you = Teraz możesz strzelać: { $names }
bd-load = { $card }: zakryte { $down }, wolne miejsca { $left }
bd-step-named = Statki wskazuje się, gdy nikt już nie odpowiada na atak.
bd-step-equip = Najpierw statki i załoga atakującego, potem broniącego.
bd-step-pay = Najpierw płaci atakujący, potem broniący; później w tej walce już nikt.
bd-step-fire = Strzela najszybszy statek. Ten, który strzela lub odpowiada, jest wyczerpany.
bd-step-bomb = Bombardować mogą wciąż aktywne statki atakujące.

## Stos

bd-being_answered = w trakcie, najnowsze najpierw
bd-stack-card = { $n ->
        [0] { $who }: { $card }, za darmo
        [one] { $who }: { $card }, { $n } kredyt
        [few] { $who }: { $card }, { $n } kredyty
       *[many] { $who }: { $card }, { $n } kredytów
    }
    .you = { $n ->
        [0] ty: { $card }, za darmo
        [one] ty: { $card }, { $n } kredyt
        [few] ty: { $card }, { $n } kredyty
       *[many] ty: { $card }, { $n } kredytów
    }
bd-stack-pay = { $n ->
        [0] { $who } odkrywa { CASE($card, "acc") }
        [one] { $who } odkrywa { CASE($card, "acc") }, { $n } kredyt
        [few] { $who } odkrywa { CASE($card, "acc") }, { $n } kredyty
       *[many] { $who } odkrywa { CASE($card, "acc") }, { $n } kredytów
    }
    .you = { $n ->
        [0] odkrywasz { CASE($card, "acc") }
        [one] odkrywasz { CASE($card, "acc") }, { $n } kredyt
        [few] odkrywasz { CASE($card, "acc") }, { $n } kredyty
       *[many] odkrywasz { CASE($card, "acc") }, { $n } kredytów
    }
bd-stack-ability = { $who } używa karty „{ $card }”
    .you = używasz karty „{ $card }”
bd-stack-trap = pułapka { CASE($who, "gen") } „{ $card }”
    .you = twoja pułapka „{ $card }”
bd-stack-shot = strzał
bd-stack-shot_replied = strzał i odpowiedź
bd-stack-on = { $what }: { $names }
bd-you_may = możesz odpowiedzieć
bd-happens_last = dzieje się ostatnie
bd-older = { $n ->
        [one] … { $n } starsza
        [few] … { $n } starsze
       *[many] … { $n } starszych
    }
bd-if_all_pass = Decyduje { $who }. Gdy wszyscy spasują, efekty następują od góry w dół.
    .you = Gdy wszyscy spasują, efekty następują od góry w dół, twoje najpierw.

## Kto kiedy strzela

bd-who_fires = Kto kiedy strzela
bd-by_speed = według szybkości
bd-turn-fires = strzela
bd-turn-replies = odpowiada
bd-turn-fired_at = ostrzelany
bd-turn-now = teraz
bd-turn-next = następny
bd-turn-later = później
bd-turn-passed = pas
bd-turn-used = wyczerpany
bd-turn-active = aktywny
bd-turn-damaged = uszkodzony
bd-turn-dead = zniszczony
bd-speed_rule = Przy równej szybkości najpierw strzela atakujący. Statek, który strzela lub odpowiada, jest wyczerpany; trafiony jest uszkodzony, gdy ostrzał się kończy.
bd-when = Kiedy
bd-all_moments = wszystkie chwile
bd-short-start = wpływ kredytów
bd-short-main = dowolna kolejność
bd-short-combat-named = odpowiedzi
bd-short-combat-equip = statki i załoga
# fine: term equipment
bd-short-combat-pay = załoga, sprzęt
bd-short-combat-fire = wg szybkości
bd-short-combat-bomb = aktywne statki
bd-short-end = zachowaj pięć kart
bd-note-main = Dobranie kosztuje 1 kredyt, szukanie wśród pięciu wierzchnich 2, ulepszenie 1. Zakryta karta nic nie kosztuje, dopóki jej nie opłacisz.
bd-note-combat-bomb = Bombardować mogą tylko statki wciąż aktywne. Wszystkie bomby spadają na jeden cel, wskazany na początku.
bd-note-end = Pancerz znów jest pełny, obrócone karty prostują się o stopień, a gracz z pustą kolonią przegrywa.

## Ręka

bd-hand_title = Twoje centrum
bd-hand_head = CENTRUM
bd-seen_title = Pokazane ci raz
bd-seen_head = PODGLĄD
bd-seen_note = Tylko ty widzisz te karty i tylko ten jeden raz.
bd-hand_dark = Niczego z twojego centrum nie da się teraz zagrać.
bd-hand_lit = Jasne karty można teraz zagrać.
bd-put = do użycia: { $card }
bd-put_several = do użycia: { $number }
bd-numbers = Szybkość, siła ognia, pancerz, siła bomb: { $value }.
bd-rulings = wyjaśnienia

bd-fc_with = Do obrony { CASE($who, "gen") }
    .you = Bronisz statkami
bd-fc_loses = Traci { $who }
    .you = Tracisz
bd-fc_bombs = Bomby
bd-fc_colony = Kolonia
bd-fc_nobody = nic
bd-fc_nothing = nic
bd-fc_all = wszystkie: { $number }
bd-fc_best = najlepsze: { $who }
bd-fc_falls = pada
bd-fc_stands = stoi
bd-fc_cards = Liczono bez kart. { $who } może opłacić { $number } z { $max } przerwań; wynik zmienia { $found }.
bd-fc_worst = Najgorsza karta to { $card }. Tracisz: { $ours }; bomby: { $bombed }.
bd-fc_more = Z całą załogą tracisz: { $ours }; { $who } traci: { $theirs }; bomby: { $bombed }.
bd-fc_range = Twoje straty to prawie zawsze { $ours }, straty { CASE($who, "gen") } to { $theirs }; bomby: { $bombed }.
bd-fc_row = Obrona: { $names }. Tracisz: { $ours }; { $who } traci: { $theirs }; bomby: { $bombed }.
bd-fc_short = { $names }: tracisz { $ours }, { $who }: { $theirs }; { $after }
