### Nazwy rzeczy: fazy, zasoby, tory, statki, miejsca i słowniczek kodeksu.


## Fazy

phase-setup = Przygotowanie gry
    .short = Przygot.
    .help = Frakcje wybiera się w tajemnicy; liderzy i łupieżcy trafiają na swoje miejsca.
phase-launch = Start
    .short = Start
    .help = Jeden statek opuszcza platformę i leci do regionu w swoim zasięgu.
phase-activate = Aktywacja
    .short = Aktywacja
    .help = Region oddaje swój księżyc albo uruchamia się jego baza.
phase-ambush = Zasadzka
    .short = Zasadzka
    .help = Łupieżcy, w których zasięgu leży aktywny region, wchodzą do niego.
phase-battle = Bitwa
    .short = Bitwa
    .help = Gdy w regionie są statki dwóch stron, walczą w sześciu krokach.
phase-modules = Aktywacja modułów
    .short = Moduły
    .help = Statki i energia uruchamiają moduły stacji.
phase-ships = Powrót statków
    .short = Statki
    .help = Wszystkie statki wracają na platformę startową, tarcze są znów całe.
phase-clear = Porządki na stacji
    .short = Porządki
    .help = Odrzuca się energię i karty z efektem tymczasowym.
phase-end = Koniec tury
    .short = Koniec
    .help = Przychodzi karta wydarzenia, jeśli na nią pora, potem limity magazynu i ręki.
phase-over = Punktacja końcowa
    .short = Punkty
    .help = Liczą się tory, budowle, uszkodzenia, sejf, moduły i liderzy.
phase-either = Start albo powrót
    .short = Tura
    .help = Tura to jeden start albo jeden powrót na stację.

## Chwile, po kolei

moment-setup-factions = wybór frakcji
    .short = frakcje
    .help = Wszyscy wybierają jednocześnie, potem wszyscy odkrywają swój wybór.
moment-setup-destiny = wybór przeznaczenia
    .short = przeznaczenie
    .help = Każdy zatrzymuje jedną kartę z dwóch; do końca nikt inny jej nie widzi.
moment-choose-main = start albo powrót
    .short = start albo powrót
    .help = Aktywny gracz wysyła statek albo wraca na stację.
moment-launch-place = start
    .short = start
    .help = Statek jest już w swoim regionie; teraz następuje to, co daje start.
moment-launch-placed = po starcie
    .short = po starcie
    .help = Każdy może kłaść księżyce w gniazdach i zagrywać karty „w dowolnej turze”.
moment-launch-activate = aktywacja
    .short = aktywacja
    .help = Statek przechwytuje księżyc albo uruchamia się baza.
moment-launch-activated = po aktywacji
    .short = po aktywacji
    .help = To przerwa dla wszystkich, zanim zjawią się łupieżcy.
moment-launch-ambush = zasadzka łupieżców
    .short = zasadzka
    .help = Przychodzą pobliscy łupieżcy. Z kilku klas jedną wskazuje aktywny gracz.
moment-launch-ambushed = po zasadzce
    .short = po zasadzce
    .help = To ostatnia przerwa przed bitwą.
moment-battle-escalation = eskalacja
    .short = eskalacja
    .help = Każdy po kolei może przesunąć do regionu statki, które mają go w zasięgu.
moment-battle-diplomacy = dyplomacja
    .short = dyplomacja
    .help = Kto walczy, może zagrać jedną kartę dyplomacji.
moment-battle-preparation = przygotowanie do bitwy
    .short = przygotowanie
    .help = Najpierw karty i zdolności, potem energia na dodatkowe kości.
moment-battle-roll = rzut kośćmi
    .short = rzut
    .help = Wszyscy rzucają i przerzucają kości poniżej namierzania; potem karty.
moment-battle-outcome = wynik bitwy
    .short = wynik
    .help = Wygrywają najwyższe kości; potem nagrody i operacje taktyczne pokonanych.
moment-battle-damage = uszkodzenia statków
    .short = uszkodzenia
    .help = Każdy statek pokonanych zostaje uszkodzony, a u łupieżców dokładnie jeden.
moment-launch-battle = po bitwie
    .short = po bitwie
    .help = Zwycięzcy i ocaleli zostają tam, gdzie są.
moment-return-modules = moduły
    .short = moduły
    .help = Statki i energia uruchamiają moduły; pomiędzy można robić akcje poboczne.
moment-return-ships = powrót statków
    .short = powrót statków
    .help = Wszystkie statki wracają na platformę, a tarcze są znów całe.
moment-return-back = po powrocie statków
    .short = po powrocie
    .help = To ostatnia chwila, zanim odrzucisz energię i karty z efektem tymczasowym.
moment-end-window = przed końcem tury
    .short = przed końcem
    .help = Czas na ostatnie akcje poboczne; zaległe wydarzenie przychodzi po nich.
moment-end-event = karta wydarzenia
    .short = wydarzenie
    .help = Punktacja, łupieżca, efekt, powrót znacznika; nikt nic przy tym nie robi.
moment-end-limits = limity
    .short = limity
    .help = Magazyn i ręka aktywnego gracza wracają do swoich limitów.
moment-over = koniec
    .short = koniec
    .help = Wszystko jest już policzone.

## Zasoby

resource-energy = energia
    .short = energia
    .letter = e
resource-titanium = tytan
    .short = tytan
    .letter = t
resource-ice = lód
    .short = lód
    .letter = l
resource-nanocarbon = nanowęgiel
    .short = nano
    .letter = n
resource-credit = kredyt
    .short = kr.
    .letter = k
resource-tactics = karta taktyki
    .short = karta
    .long = karty
    .letter = x
resource-basic = podstawowy
    .short = podst.
    .letter = p
resource-any = dowolny
    .short = dow.
    .letter = *
resource-vp = PZ
    .short = PZ
    .letter = z
resource-repair = naprawa
    .short = napr.
    .letter = r

## Ilości w zdaniach

amount-energy = { $n ->
        [one] { $n } energia
        [few] { $n } energii
       *[many] { $n } energii
    }
    .short = { $n ->
        [one] energia
        [few] { $n } energii
       *[many] { $n } energii
    }
    .acc = { $n ->
        [one] { $n } energię
        [few] { $n } energii
       *[many] { $n } energii
    }
amount-titanium = { $n ->
        [one] { $n } tytan
        [few] { $n } tytanu
       *[many] { $n } tytanu
    }
    .short = { $n ->
        [one] tytan
        [few] { $n } tytanu
       *[many] { $n } tytanu
    }
    .acc = { $n ->
        [one] { $n } tytan
        [few] { $n } tytanu
       *[many] { $n } tytanu
    }
amount-ice = { $n ->
        [one] { $n } lód
        [few] { $n } lodu
       *[many] { $n } lodu
    }
    .short = { $n ->
        [one] lód
        [few] { $n } lodu
       *[many] { $n } lodu
    }
    .acc = { $n ->
        [one] { $n } lód
        [few] { $n } lodu
       *[many] { $n } lodu
    }
amount-nanocarbon = { $n ->
        [one] { $n } nanowęgiel
        [few] { $n } nanowęgla
       *[many] { $n } nanowęgla
    }
    .short = { $n ->
        [one] nano
        [few] { $n } nano
       *[many] { $n } nano
    }
    .acc = { $n ->
        [one] { $n } nanowęgiel
        [few] { $n } nanowęgla
       *[many] { $n } nanowęgla
    }
amount-credit = { $n ->
        [one] { $n } kredyt
        [few] { $n } kredyty
       *[many] { $n } kredytów
    }
    .short = { $n ->
        [one] kredyt
        [few] { $n } kredyty
       *[many] { $n } kredytów
    }
    .acc = { $n ->
        [one] { $n } kredyt
        [few] { $n } kredyty
       *[many] { $n } kredytów
    }
amount-tactics = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .short = { $n ->
        [one] karta
        [few] { $n } karty
       *[many] { $n } kart
    }
    .acc = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
amount-basic = { $n ->
        [one] { $n } zasób podstawowy
        [few] { $n } zasoby podstawowe
       *[many] { $n } zasobów podstawowych
    }
    .short = { $n ->
        [one] podst.
        [few] { $n } podst.
       *[many] { $n } podst.
    }
    .acc = { $n ->
        [one] { $n } zasób podstawowy
        [few] { $n } zasoby podstawowe
       *[many] { $n } zasobów podstawowych
    }
amount-any = { $n ->
        [one] { $n } dowolny zasób
        [few] { $n } dowolne zasoby
       *[many] { $n } dowolnych zasobów
    }
    .short = { $n ->
        [one] dow.
        [few] { $n } dow.
       *[many] { $n } dow.
    }
    .acc = { $n ->
        [one] { $n } dowolny zasób
        [few] { $n } dowolne zasoby
       *[many] { $n } dowolnych zasobów
    }
amount-vp = { $n ->
        [one] { $n } PZ
        [few] { $n } PZ
       *[many] { $n } PZ
    }
    .short = { $n ->
        [one] PZ
        [few] { $n } PZ
       *[many] { $n } PZ
    }
    .acc = { $n ->
        [one] { $n } PZ
        [few] { $n } PZ
       *[many] { $n } PZ
    }
amount-repair = { $n ->
        [one] { $n } naprawa
        [few] { $n } naprawy
       *[many] { $n } napraw
    }
    .short = { $n ->
        [one] naprawa
        [few] { $n } naprawy
       *[many] { $n } napraw
    }
    .acc = { $n ->
        [one] { $n } naprawę
        [few] { $n } naprawy
       *[many] { $n } napraw
    }
amount-moon = to, co pokazuje księżyc
    .acc = to, co pokazuje księżyc
amount-nothing = nic
    .acc = nic

## Tory, rodzaje modułów i planet

track-science = nauka
    .acc = naukę
    .gen = nauki
    .letter = N
    .short = nauka
    .help = Na polach 4 i 7 są odkrycia; w górę prowadzi też obserwatorium.
track-industry = przemysł
    .acc = przemysł
    .gen = przemysłu
    .letter = P
    .short = przemysł
    .help = Na polach 4, 7 i 10 jest ulepszenie statku; w górę prowadzi też fabryka.
track-commerce = handel
    .acc = handel
    .gen = handlu
    .letter = H
    .short = handel
    .help = Na polach 4 i 10 jest sejf: na koniec resztki zapasów dają punkty.
track-civilization = cywilizacja
    .acc = cywilizację
    .gen = cywilizacji
    .letter = C
    .short = cywiliz.
    .help = Na polach 4, 7 i 10 rośnie limit ręki; w górę prowadzi też miasto.
track-supremacy = dominacja
    .acc = dominację
    .gen = dominacji
    .letter = D
    .short = dominacja
    .help = W górę prowadzą wygrane bitwy; na polach 2, 5 i 8 są żetony.
terrain-science = planeta węglowa
terrain-industry = planeta metalowa
terrain-commerce = planeta handlowa
terrain-civilization = planeta lodowa
terrain-supremacy = planeta reliktowa
tile-slot = { $value }
    .acc = pole { $value }
    .to = na pole { $value }
    .at = na polu { $value }
    .from = z pola { $value }
tile-nebula = Mgławica { $number }
    .to = do Mgławicy { $number }
    .at = w Mgławicy { $number }
    .from = z Mgławicy { $number }
    .short-to = do Mgławicy { $number }
    .short-at = w Mgławicy { $number }
    .short-from = z Mgławicy { $number }
    .acc = Mgławicę { $number }
    .short-acc = Mgławicę { $number }
    .short = Mgławica { $number }
    .text = Dostajesz jej księżyc, potem oglądasz dwie następne karty wydarzeń.
tile-empty = jeszcze nieodkryta

## Statki

ship-transport = transportowiec
    .acc = transportowiec
    .short-acc = transportowiec
    .short = transport
    .many = transportowce
    .help = Zasięg 1, siła ognia 1; tylko z niego powstaje budowla.
ship-fighter = myśliwiec
    .acc = myśliwiec
    .short-acc = myśliwiec
    .short = myśliwiec
    .many = myśliwce
    .help = Zasięg 2, siła ognia 2; pierwszym startem może lecieć tam, gdzie są inni.
ship-science_vessel = okręt badawczy
    .acc = okręt badawczy
    .short-acc = badacza
    .short = badacz
    .many = okręty badawcze
    .help = Zasięg 2, siła ognia 2; tylko on wlatuje do mgławic.
ship-heavy_cruiser = ciężki krążownik
    .acc = ciężki krążownik
    .short-acc = krążownik
    .short = krążownik
    .many = krążowniki
    .help = Zasięg 1, siła ognia 3, tarcza; za 1 energię skacze w dowolne miejsce.
ability-populate = zasiedlanie
ability-assault = szturm
ability-navigation = nawigacja
ability-jump = skok

## Rodzaje kart taktyki i kiedy wolno je zagrać

kind-action = akcja
kind-event = wydarzenie
kind-lasting = tymczasowa
kind-diplomacy = dyplomacja
kind-battle = bitwa
timing-own_turn = twoja tura, poza bitwą
timing-any_turn = każda tura, poza bitwą
timing-battle_diplomacy = bitwa, dyplomacja
timing-battle_prepare = bitwa, przygotowanie
timing-battle_after_roll = bitwa, po rzucie
timing-battle_outcome_won = bitwa, gdy zwyciężasz
timing-battle_outcome_lost = bitwa, gdy przegrywasz
timing-battle_damage = bitwa, przed uszkodzeniem

## Symbole na torach

icon-event = krok wydarzenia
    .short = wyd.
icon-discovery = odkrycie
    .short = odkr.
icon-upgrade = ulepszenie
    .short = ulep.
icon-token = żeton dominacji
    .short = żeton
icon-level_1 = poziom 1
    .short = poz.1
icon-level_2 = poziom 2
    .short = poz.2
icon-level_3 = poziom 3
    .short = poz.3
icon-vault_1 = sejf 1
    .short = sejf
icon-vault_2 = sejf 2
    .short = sejf
icon-hand_6 = ręka do 6 kart
    .short = ręka
icon-hand_7 = ręka do 7 kart
    .short = ręka
icon-hand_8 = ręka do 8 kart
    .short = ręka

## Wiersze punktacji końcowej

final-track = Tory
    .acc = tory
    .small = tory
    .small-dat = torom
final-development = Budowle
    .acc = budowle
    .small = budowle
    .small-dat = budowlom
final-special = Regiony specjalne
    .acc = regiony specjalne
    .small = regiony specjalne
    .small-dat = regionom specjalnym
final-damage = Uszkodzone moduły
    .acc = uszkodzone moduły
    .small = uszkodzone moduły
    .small-dat = uszkodzonym modułom
final-vault = Sejf
    .acc = sejf
    .small = sejf
    .small-dat = sejfowi
final-module = Moduły końca gry
    .acc = moduły końca gry
    .small = moduły końca gry
    .small-dat = modułom końca gry
final-leaders = Liderzy na stacji
    .acc = liderów na stacji
    .small = liderzy na stacji
    .small-dat = liderom na stacji
final-destiny = Przeznaczenie
    .acc = przeznaczenie
    .small = przeznaczenie
    .small-dat = przeznaczeniu
final-ability = Zdolności
    .acc = zdolności
    .small = zdolności
    .small-dat = zdolnościom
final-before = Punkty z gry
    .acc = grę
    .small = punkty z gry
    .small-dat = punktom z gry
final-total = Suma
    .acc = wszystko

## Strefy

zone-pad = platforma startowa
zone-repair_ship = statek naprawczy
zone-scrapyard = złomowisko
zone-station = stacja
zone-tactical = Operacja taktyczna

## Słowniczek kodeksu

term-region = region
    .help = Planeta, baza sojuszu, mgławica albo kafelek specjalny na mapie.
term-active_region = aktywny region
    .help = Tam poleciał statek w tej turze; tam przychodzą łupieżcy i toczy się bitwa.
term-first_launch = pierwszy start
    .help = Bez statku na mapie lecisz dowolnie daleko, ale tylko do wolnego regionu.
term-range = zasięg
    .help = Liczba regionów od któregoś z twoich statków; każdy krok to sąsiedni region.
term-assault = szturm
    .help = Pierwszym startem wolno wlecieć do zajętego regionu.
term-navigation = nawigacja
    .help = Wolno wlatywać do mgławic i przez nie przelatywać.
term-jump = skok
    .help = Za 1 energię statek leci w tym ruchu na dowolną odległość.
term-populate = zasiedlanie
    .help = Taki statek można zamienić w budowlę. Umieją to transportowce.
term-moon = księżyc
    .help = Daje go aktywacja planety lub mgławicy. Może trafić do gniazda modułu.
term-frame = gniazdo
    .help = To miejsce na księżyc: wejściowe nim płaci, wyjściowe go powtarza.
term-half_moon = półgniazdo
    .help = Między modułami przemysłu; płaci, gdy w jednym powrocie uruchomisz oba.
term-dock = dok
    .help = Tu kładzie się statek albo energię, żeby aktywować moduł.
term-basic = zasób podstawowy
    .help = Tytan, lód albo nanowęgiel, jak wolisz.
term-targeting = namierzanie
    .help = Kości niższe od namierzania się przerzuca. Dają je statki, najwyżej 5.
term-development = budowla
    .help = Obserwatorium, fabryka, kosmoport, miasto albo obelisk na planecie.
term-recruit = werbunek
    .help = Liderzy z regionów, w których masz statek, przybywają na twoją stację.
term-tactical_operation = operacja taktyczna
    .help = To pociecha pokonanych: karta albo to, co pokazuje księżyc w jej gnieździe.
term-repair_ship = statek naprawczy
    .help = Statki z tego miejsca mogą uruchamiać moduły, ale nie startować.
term-event_marker = znacznik wydarzeń
    .help = U kresu toru odkrywa planetę, a po turze przychodzi karta wydarzenia.
