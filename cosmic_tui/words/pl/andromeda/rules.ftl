### Reguły Andromeda's Edge, zdanie po zdaniu.


## Co jest w pudełku

rules-A-COM = Co jest w pudełku
rule-A-COM-1 =
    Wspólne: 1 plansza mapy, 1 plansza wydarzeń ze znacznikiem wydarzeń, 1 plansza złomowiska (część
    górna, a w części dolnej statek naprawczy), 15 kafelków planet, 6 kafelków baz sojuszu, 4 kafelki
    regionów specjalnych (wariant), 6 mgławic nadrukowanych na brzegu mapy.
rule-A-COM-2 =
    Karty i żetony: 108 modułów (po 27 nauki, przemysłu, handlu i cywilizacji), 80 kart taktyki, 20
    kart wydarzeń (dwie talie po 10), 10 kart łupieżców z 16 żetonami łupieżców i 6 kośćmi łupieżców,
    45 księżyców planet (po 9 w każdym z 5 kolorów), 6 księżyców mgławic, 21 żetonów odkryć, 8 żetonów
    dominacji, 15 kart budowli i 15 kafelków budowli (po 3 każdego z 5 rodzajów), 50 znaczników
    uszkodzeń, 5 żetonów mechafagów, 1 znacznik końca.
    Książka podaje niewiele liczb: to, co widnieje na frakcjach, ulepszeniach, modułach, kartach
    taktyki i wydarzeń, łupieżcach, księżycach, żetonach i kartach przeznaczenia, oraz punkty za
    pola ustalono w tym domu, chyba że podają je przykłady z książki.
rule-A-COM-3 =
    12 kart frakcji, 12 ulepszeń frakcji, 20 kart przeznaczenia (losu). 20 neutralnych ulepszeń (po 5
    na typ statku).
rule-A-COM-4 =
    Każdy gracz: 1 stacja, 6 transportowców, 1 myśliwiec, 1 okręt badawczy, 1 ciężki krążownik, 9
    liderów, 6 kości, 5 znaczników torów, 1 znacznik punktacji.
rule-A-COM-5 =
    Żetony łupieżców: każda karta klasy S ma 4, każda inna karta łupieżców 1 (2×4 + 8×1 = 16). Osiem
    podstawek wystarcza: w jednej grze używa się 4 żetonów S i po jednym z A, B, C, D.
rule-A-COM-6 =
    Znaczników uszkodzeń, zasobów i kości nigdy nie brakuje. Żetonów mechafagów jest tylko 5.
    Łupieżców klasy S jest tylko tylu, ile ich żetonów: 4.
rule-A-COM-7 =
    Bez znaczenia dla reguł: 4 karty pomocy, 8 podstawek na żetony łupieżców.

## Kto co widzi

rules-A-ZON = Kto co widzi
rule-A-ZON-1 =
    Wyboru między dwiema podejrzanymi kartami wydarzeń i ich nowych miejsc (jedna na wierzch, druga
    na spód) nie ujawnia się.
rule-A-ZON-2 =
    Obraz gry dany graczowi lub botowi zawiera dokładnie to, co wolno mu widzieć; generatory losowe i
    ukryte kolejności nigdy do niego nie należą.
rule-A-ZON-3 =
    Wybór frakcji w przygotowaniu gry jest jednoczesny i tajny, potem wszystkie odkrywa się razem.
rule-A-ZON-4 =
    Żetony odkryć obejrzane, a niewybrane, wracają zakryte na to samo miejsce. Kto je oglądał, ten je
    zna; gra nie zapisuje tego dla pozostałych.
rule-A-ZON-5 =
    Moduł odrzucony na spód swojej talii był jawny; jego miejsca w talii potem się nie pokazuje.

## Zasoby

rules-A-RES = Zasoby
rule-A-RES-1 =
    Jest sześć zasobów: energia, tytan, lód, nanowęgiel, kredyt, karta taktyki.
rule-A-RES-2 =
    Kredytem wolno zapłacić zamiast 1 tytanu, 1 lodu lub 1 nanowęgla. Nigdy nie zastępuje energii ani
    karty taktyki i nic nie zastępuje kredytu tam, gdzie koszt żąda kredytu.
rule-A-RES-3 =
    „Dowolny zasób” to każdy z sześciu, także karta taktyki. „Podstawowy” to tytan, lód albo nanowęgiel
    do wyboru właściciela (każda sztuka osobno); płacąc „podstawowymi”, wolno użyć kredytów.
rule-A-RES-4 =
    Pula jest nieograniczona.
rule-A-RES-5 =
    Na koniec własnej tury gracz odrzuca wszystko powyżej limitów magazynu. Limity: 12 energii oraz po
    6 tytanu, lodu, nanowęgla i kredytów. W żadnej innej chwili limitów się nie sprawdza.
rule-A-RES-6 =
    Księżyc wolno porzucić w ramach płacenia kosztu w zasobach. Tylko w turze właściciela, ale wtedy
    także przy płaceniu w bitwie (skok, energia na kości). Najpierw daje on wszystko, co pokazuje;
    czego koszt nie zużyje, zostaje u gracza.
rule-A-RES-7 =
    Zyskać kartę taktyki znaczy ją dobrać. Jeśli talia i stos odrzuconych kart są puste, dobieranie
    przepada.
rule-A-RES-8 =
    Koszt płaci się w całości przed efektem; gracz nie może zacząć nieobowiązkowego efektu, na który
    go nie stać.

## Przygotowanie gry

rules-A-SET = Przygotowanie gry
rule-A-SET-1 =
    Wybierzcie długość gry: krótka 50, średnia 60 lub długa 70 PZ; tam połóżcie znacznik końca.
rule-A-SET-2 =
    Znacznik wydarzeń kładzie się na polu początkowym dla liczby graczy. Leży ono 4 / 5 / 6 kroków od
    końca toru przy 2 / 3 / 4 graczach.
rule-A-SET-3 =
    Wybierzcie talię wydarzeń (Galaktyczny świt jest zalecany na pierwszy raz, Kosmiczny zmierzch jest
    trudniejszy) i potasujcie ją.
rule-A-SET-4 =
    Potasujcie 15 planet; dobierzcie 4 / 6 / 8 dla 2 / 3 / 4 graczy; reszta to zakryty stos planet.
rule-A-SET-5 =
    (tylko wariant A-SPR) najpierw połóżcie dwa wybrane kafelki specjalne na polach ① i ②.
rule-A-SET-6 =
    Dobrane planety potasujcie razem z 6 bazami sojuszu.
rule-A-SET-7 =
    Kafelki te wykłada się odkryte, po jednym, od pola u góry z lewej, od lewej do prawej, potem z góry
    na dół, pomijając zajęte pola. W ten sposób zapełnia się 10 / 12 / 14 pól.
rule-A-SET-8 =
    Potasujcie 6 księżyców mgławic, po 1 odkrytym na każdą mgławicę. Księżyce planet potasujcie
    kolorami; każda wyłożona planeta dostaje 3 w swoim kolorze w stosie, którego widać tylko wierzchni
    żeton. Pozostałe leżą zakryte w stosach po 3 według kolorów.
rule-A-SET-9 =
    Łupieżcy: wybierzcie jedną kartę klasy S (na pierwszą grę Napastnicy Vortikonu), odkrytą. Rzućcie 2
    kośćmi i połóżcie po 1 łupieżcy S w mgławicy o wyrzuconym numerze (obie mogą być tą samą).
    Wybierzcie po jednej karcie z A, B, C, D, zakryte, z ich żetonami. Pozostałe pięć kart odpada z gry.
    Zwykły wybór: losowo, z wyjątkiem zalecenia na pierwszą grę.
rule-A-SET-10 =
    Potasujcie każdą talię modułów i odkryjcie po 3 w kolumnie.
rule-A-SET-11 =
    Potasujcie 21 żetonów odkryć: po 5 zakrytych na każde z dwóch oznaczonych pól nauki, 5 zakrytych na
    pole obserwatorium, 6 poza grę. Potasujcie 8 żetonów dominacji: po 1 odkrytym na każde z trzech
    oznaczonych pól dominacji, 5 poza grę.
rule-A-SET-12 =
    Potasujcie talię taktyki; karty i kafelki budowli ułóżcie według rodzajów.
rule-A-SET-13 =
    Każdy gracz kładzie 3 transportowce na swojej platformie startowej; wszystkie inne statki są w jego
    rezerwie.
rule-A-SET-14 =
    Każdy gracz dostaje 3 karty frakcji; zatrzymuje 1 i bierze jej zasoby początkowe. Niewybrane karty
    odpadają z gry.
rule-A-SET-15 =
    Każdy gracz bierze ulepszenie swojej frakcji i dostaje po 1 neutralnym ulepszeniu każdego z czterech
    typów statków (5 ulepszeń w rezerwie). Pozostałe odpadają z gry.
rule-A-SET-16 =
    Każdy gracz kładzie znacznik na dolnym polu wszystkich pięciu torów, potem awansuje o 1 na każdym
    torze pokazanym na swojej karcie frakcji. Zawsze dwa różne tory; pole 1 nigdy nie ma symbolu, więc
    nic się nie uruchamia.
rule-A-SET-17 =
    Liderzy: po 1 na każdej z 6 baz sojuszu; rzut kością i 2 do mgławicy o tym numerze (gracze mogą
    trafić do tej samej); ostatni 1 na stację.
rule-A-SET-18 =
    Pierwszy gracz: każdy rzuca 6 kośćmi; porównanie jak w A-BAT-21. Jeśli najlepsze rzuty są zupełnie
    równe, gracze z remisem rzucają ponownie.
rule-A-SET-19 =
    Znacznik punktacji pierwszego gracza zaczyna na polu 1; zgodnie z ruchem wskazówek zegara każdy
    następny zaczyna na następnym wolnym polu (2, 3, 4).
rule-A-SET-20 =
    Limit kart na ręce wynosi na początku 5. Początkowa ręka: tylko karty taktyki spośród zasobów
    początkowych frakcji.
rule-A-SET-21 =
    Kolejność losowań dla powtarzalnego ziarna: wydarzenia, planety, kolejność kafelków, księżyce
    mgławic, księżyce planet (zielone, pomarańczowe, żółte, białe, fioletowe), karty łupieżców, kości S,
    moduły (nauka, przemysł, handel, cywilizacja), odkrycia, dominacja, taktyka, frakcje, ulepszenia
    (transportowiec, myśliwiec, okręt badawczy, krążownik), przeznaczenie, kości liderów według miejsc,
    kości pierwszego gracza według miejsc.

## Tury

rules-A-TRN = Tury
rule-A-TRN-1 =
    Gracze rozgrywają tury zgodnie z ruchem wskazówek zegara aż do końca gry. Gracz, którego jest tura,
    to aktywny gracz.
rule-A-TRN-2 =
    Tura to dokładnie jedna akcja główna, START albo POWRÓT NA STACJĘ, wybrana na jej początku, oraz
    dowolna liczba akcji pobocznych przed jej krokami, między nimi i po nich.
rule-A-TRN-3 =
    Jeśli na początku tury na platformie startowej nie ma statku, POWRÓT jest obowiązkowy.
rule-A-TRN-4 =
    POWRÓT jest zawsze dozwolony, nawet gdy wszystkie statki są na platformie. START jest dozwolony
    tylko, jeśli jakiś statek ma dozwolony region.
rule-A-TRN-5 =
    Gdy jednoczesne efekty nie mają podanej kolejności, ustala ją aktywny gracz. Efekt dotyczący
    wszystkich graczy wykonuje się gracz po graczu w kolejności graczy od aktywnego gracza, więc tam to
    pytanie nie powstaje.
rule-A-TRN-6 =
    Koniec tury, w tej kolejności: (1) rozpatrzenie zaległej karty wydarzenia (A-EVT-5 i dalej); (2)
    odrzucenie do limitów magazynu; (3) odrzucenie do limitu kart na ręce. (2) i (3) dotyczą tylko
    aktywnego gracza.
rule-A-TRN-7 =
    To, co jest „raz na turę”, odnawia się na początku tury każdego gracza.
rule-A-TRN-8 =
    Podczas rozpatrywania karty wydarzenia nikt nie wykonuje akcji pobocznych, w tym umieszczania
    księżyców w gniazdach
    (A-EVT-10). W bitwie aktywny gracz nadal może korzystać z akcji pobocznych z A-SID-2: są one
    dozwolone w każdej chwili własnej tury, a z bitew wykluczone są tylko karty akcji. Okienko: tuż
    przed każdą decyzją, której bitwa żąda od aktywnego gracza. Wszyscy inni mogą tylko umieszczać
    księżyce w gniazdach (A-MOO-7) i robić to, na co pozwala A-BAT, karta lub zdolność.
rule-A-TRN-9 =
    Wybór bez dozwolonej możliwości pomija się; jeśli jest dokładnie jedna dozwolona i obowiązkowa,
    wykonuje się ją za gracza. „Nieobowiązkowe” znaczy, że gracz może odmówić, nawet gdy może to zrobić.
rule-A-TRN-10 =
    PZ dodaje się w chwili zdobycia i od razu sprawdza znacznik końca (A-END-1).
rule-A-TRN-11 =
    „Każda chwila własnej tury” obejmuje czas między aktywacjami dwóch modułów w powrocie i między
    częściami kroku. Nigdy nie przerywa wykonywania jednego efektu, chyba że po to, by za niego
    zapłacić (A-RES-6) i by umieszczać księżyce w gniazdach.

## Start

rules-A-LAU = Start
rule-A-LAU-1 =
    Cztery kroki: 1 wysłanie statku, 2 aktywacja regionu, 3 zasadzka łupieżców, 4 bitwa.
rule-A-LAU-2 =
    Krok 1: weź 1 statek z platformy startowej i połóż go w regionie. Jest to aktywny region przez całą
    turę, nawet jeśli statek później go opuści.
rule-A-LAU-3 =
    Pierwszy start: gracz nie ma w tej chwili statku na mapie. Statek może lecieć do dowolnego regionu,
    który nie jest zajęty, na dowolną odległość.
rule-A-LAU-4 =
    Region jest zajęty, jeśli jest w nim łupieżca albo co najmniej 1 statek dowolnego gracza. Liderzy,
    zasoby bonusowe i budowle go nie zajmują.
rule-A-LAU-5 =
    Statek ze szturmem może przy pierwszym starcie lecieć do zajętego regionu.
rule-A-LAU-6 =
    Kolejny start: gracz ma na mapie 1 lub więcej statków. Region musi leżeć w zasięgu co najmniej 1 z
    nich, przy czym liczy się zasięg wysyłanego statku. Regiony ze statkami innych graczy lub z
    łupieżcami są dozwolone.
rule-A-LAU-7 =
    Gracz nigdy nie może wysłać statku do regionu, w którym jest już jego własny statek.
rule-A-LAU-8 =
    Bazę sojuszu wolno wybrać tylko, jeśli gracz może ją aktywować i to robi. Do wykonalności wlicza się
    zasoby w magazynie, księżyce, które można porzucić, zasoby bonusowe i liderów, których gracz może
    zebrać akcjami pobocznymi (także tych w docelowej bazie, bo statek tam będzie). Pola wymagają 1
    modułu z oferty w dozwolonym rodzaju, za który można zapłacić; urząd 1 budowli, którą można
    zbudować; monolit i centrum handlu 2 zasobów; stocznia jest możliwa zawsze.
rule-A-LAU-9 =
    Mgławicę może wybrać tylko statek z nawigacją.
rule-A-LAU-10 =
    Skok: wysyłając lub przesuwając ten statek, jego właściciel może zapłacić 1 energię, aby jego zasięg
    był w tym ruchu nieograniczony. Skok nie daje nawigacji i nie sięga kwazara ani pustego pola; droga
    nie jest potrzebna, celem jest dowolny inny region, do którego statek może wlecieć; przy pierwszym
    starcie nic nie daje.
rule-A-LAU-11 =
    Zasięg liczy się w regionach: sąsiedni region leży w odległości 1. Drogi prowadzą tylko przez
    wyłożone kafelki i mgławice (puste pola nie są regionami); przez zajęte regiony wolno przelatywać;
    statek bez nawigacji nie może przelecieć przez mgławicę; przez kwazar nie może przelecieć nikt.
rule-A-LAU-12 =
    Odległość 0 (ten sam region) liczy się dla efektów jako w zasięgu, ale nigdy jako cel startu, z
    powodu A-LAU-7.
rule-A-LAU-13 =
    Statki na złomowisku i na platformie startowej nie są na mapie.
rule-A-LAU-14 =
    Mgławice nie sąsiadują ze sobą.
rule-A-LAU-15 =
    Między startem a aktywacją bazy sojuszu odmawia się akcji pobocznej, która uniemożliwiłaby
    aktywację.
rule-A-LAU-16 =
    Do początku drogi nigdy się nie „wlatuje”: odległość wolno mierzyć od mgławicy także dla statku bez
    nawigacji. Każdy dalszy region drogi, z celem włącznie, musi być taki, do którego poruszający się
    statek może wlecieć lub przez który może przelecieć.

## Aktywacja regionu

rules-A-ACT = Aktywacja regionu
rule-A-ACT-1 =
    Planeta: przechwyć księżyc, czyli weź wierzchni żeton księżyca. Jeśli księżyca już nie ma, zyskaj
    zamiast tego zasób nadrukowany na planecie.
rule-A-ACT-2 =
    Po przechwyceniu widać następny księżyc z tego stosu. Wynika to z „odkryty stos, widać tylko
    wierzchni”.
rule-A-ACT-3 =
    Mgławica: przechwyć jej księżyc, jeśli jest; potem podejrzyj 2 wierzchnie karty wydarzeń i połóż
    jedną na wierzch, a drugą na spód talii. Gdy została 1 karta, podejrzyj ją i zostaw; gdy żadna,
    pomiń to.
rule-A-ACT-4 =
    Baza sojuszu: wykonaj jej akcję (A-BAS).
rule-A-ACT-5 =
    Wir (wariant): zyskaj jego nagrodę. Do kwazarów nie można wlecieć.
rule-A-ACT-6 =
    Budowle nikomu nie przeszkadzają wysłać statku na planetę ani jej aktywować.
rule-A-ACT-7 =
    Księżyców mgławic nigdy się nie zastępuje; stosów planet nigdy się nie uzupełnia.

## Księżyce

rules-A-MOO = Księżyce
rule-A-MOO-1 =
    Przechwycony księżyc trafia na pole przechwyconych księżyców, które mieści najwyżej 4.
rule-A-MOO-2 =
    Jeśli w turze właściciela nie ma miejsca, musi on najpierw je zrobić, porzucając (z nagrodą) albo
    umieszczając księżyc w gnieździe. Może też od razu porzucić nowy księżyc.
rule-A-MOO-3 =
    W turze innego gracza wolno odrzucić księżyc, aby zrobić miejsce, ale nie zyskuje się jego nagrody;
    można też jakiś umieścić w gnieździe. Jeśli właściciel nie zrobi miejsca, nowy księżyc zostaje odrzucony bez
    nagrody.
rule-A-MOO-4 =
    Porzucenie (akcja poboczna, własna tura): odrzuć przechwycony księżyc, który nie leży w gnieździe, zyskaj jego
    zasoby i PZ oraz wykonaj 1 naprawę za symbol naprawy.
rule-A-MOO-5 =
    Porzucone i odrzucone księżyce leżą odkryte osobno i nie wracają do gry.
rule-A-MOO-6 =
    Księżyców umieszczonych w gniazdach nie można już porzucać.
rule-A-MOO-7 =
    Umieszczanie księżyca w gnieździe jest akcją poboczną dozwoloną w turze każdego gracza i w każdej chwili, nawet w bitwie tuż
    przed wykorzystaniem operacji taktycznej. Tylko podczas rozpatrywania karty wydarzenia nie jest
    dozwolone (A-TRN-8).
rule-A-MOO-8 =
    Księżyc leżący już w gnieździe wolno zastąpić; stary zostaje odrzucony bez nagrody.
rule-A-MOO-9 =
    Księżyca z symbolem naprawy nie wolno wkładać do gniazda wejściowego.
rule-A-MOO-10 =
    Pusty księżyc niczego nie pokazuje. W gnieździe wejściowym sprawia, że wejście nic nie kosztuje; gdzie
    indziej niczego nie daje.
rule-A-MOO-11 =
    PZ nadrukowane na gnieździe zdobywa się raz, gdy trafia do niego księżyc. Raz na gniazdo i grę, więc
    wymiana księżyca nie punktuje ponownie.
rule-A-MOO-12 =
    Gdy księżyc w gnieździe wyjściowym lub półgnieździe płaci, daje wszystko, co pokazuje: zasoby, PZ,
    naprawę. W gnieździe wejściowym kosztem są tylko jego zasoby; jego PZ się nie liczą.

## Bazy sojuszu

rules-A-BAS = Bazy sojuszu
rule-A-BAS-1 =
    Monolit Pradawnych: zapłać 2 dowolne zasoby, dobierz 3 karty taktyki.
rule-A-BAS-2 =
    Centrum handlu: zapłać 2 dowolne zasoby, zyskaj 2 kredyty.
rule-A-BAS-3 =
    Pole Maximus: przesuń znacznik wydarzeń o 1 do przodu, potem kup 1 lub 2 moduły nauki lub przemysłu.
rule-A-BAS-4 =
    Pole Odessa: przesuń znacznik wydarzeń o 1 do przodu, potem kup 1 lub 2 moduły handlu lub
    cywilizacji.
rule-A-BAS-5 =
    Na obu polach gracz musi kupić co najmniej 1 moduł. Jeśli nie kupuje drugiego, musi po pierwszym
    zakupie odrzucić 1 moduł z oferty, z kolumny tego pola (na spód jego talii). Oba zakupy mogą
    pochodzić z tej samej kolumny.
rule-A-BAS-6 =
    Stocznia: zbuduj 1 nowy statek za jego koszt na platformę startową albo wykonaj 1 naprawę. (Gdy nie
    ma czego naprawiać, naprawa daje 1 PZ, więc stocznię zawsze można aktywować.)
rule-A-BAS-7 =
    Urząd budowlany: zapłać za 1 budowlę i zbuduj ją na dowolnej planecie bez budowli, na której gracz
    ma transportowiec, nie tylko w aktywnym regionie.
rule-A-BAS-8 =
    Płacąc w Monolicie i Centrum handlu, wolno mieszać rodzaje, także z kartami taktyki i energią.
rule-A-BAS-9 =
    Moduły jednej akcji pola wybiera się i opłaca razem, zanim którykolwiek zostanie dołączony i przed
    uzupełnieniem; tym, co daje awans na torze za pierwszy, nie można zapłacić za drugi. Jeśli
    obowiązkowe odrzucenie nie znajdzie modułu w ofercie, pomija się je.

## Łupieżcy

rules-A-RAI = Łupieżcy
rule-A-RAI-1 =
    Pięć klas: S, A, B, C, D. Karta łupieżców podaje zasięg, siłę ognia, tarcze, premię do namierzania,
    miejsce, nagrodę i tekst specjalny. Wszyscy łupieżcy mają nawigację.
rule-A-RAI-2 =
    W regionie nigdy nie ma łupieżców dwóch klas; łupieżcy nigdy nie kładzie się ani nie przesuwa do
    regionu, w którym jest inna klasa. Kilku łupieżców S może dzielić region (rój).
rule-A-RAI-3 =
    Zasadzka (krok 3 startu), sprawdzana po każdej aktywacji: (a) W aktywnym regionie jest łupieżca inny
    niż S: nic się nie dzieje i żaden łupieżca nie wchodzi. (b) W aktywnym regionie są łupieżcy S:
    wchodzi do niego każdy inny łupieżca S, w którego zasięgu leży ten region. (c) Nie ma tam
    łupieżców: zbiera się tych, w których własnym zasięgu leży aktywny region. Jeśli tacy są, aktywny
    gracz musi wybrać jednego; ten wchodzi. Jeśli wybrany jest klasy S, wchodzą wszyscy łupieżcy S w
    zasięgu.
rule-A-RAI-4 =
    Zasadzka odbywa się nawet wtedy, gdy w aktywnym regionie nie został statek żadnego gracza, a także w
    bazach sojuszu i mgławicach.
rule-A-RAI-5 =
    Pojawianie się (wydarzenia): odkryj kartę tej klasy, jeśli trzeba; połóż jej żeton tam, gdzie mówi
    karta. „Losowa mgławica” = rzut kością.
rule-A-RAI-6 =
    Jeśli w regionie jest już łupieżca (dla S: łupieżca innej klasy), połóż go zamiast tego w losowej
    mgławicy bez łupieżcy (S może dołączyć do S): rzucaj ponownie, aż będzie to dozwolone. Jeśli każda
    mgławica jest zablokowana, łupieżcy się nie kładzie.
rule-A-RAI-7 =
    Jeśli ta klasa jest już na mapie, połóż zamiast tego 2 łupieżców S tak, jak mówi karta S (tylu, ilu
    jest w puli). Jeden rzut dla obu. Wydarzenie, które wskazuje klasę S, kładzie 1 S, jeśli na mapie
    nie ma żadnego, w przeciwnym razie 2.
rule-A-RAI-8 =
    Pokonany łupieżca wraca na swoją kartę i może później wrócić według tych samych reguł. Uszkodzenia
    jego tarcz zostają wtedy usunięte.
rule-A-RAI-9 =
    Najnowsza planeta to planeta wyłożona ostatnio; planeta najliczniejszych liderów to ta z największą liczbą liderów
    liczonych jak w A-DEV-9, tylko w tym jednym regionie; przy remisie najwcześniej wyłożona.
rule-A-RAI-10 =
    Kości łupieżców: suma siły ognia wszystkich statków łupieżców w regionie, najwyżej 6. Rzuca za nich
    którykolwiek gracz; nikt za nich nie decyduje.
rule-A-RAI-11 =
    Namierzanie: łupieżcy S = liczba statków S w regionie, inne klasy 1; plus premia z karty; najwyżej
    5.
rule-A-RAI-12 =
    Nieznani porywacze, gdy zwyciężają: każdy pokonany gracz kładzie 1 lidera ze swojej stacji (jeśli
    jakiegoś ma) w aktywnym regionie.
rule-A-RAI-13 =
    Ul mechafagów, gdy zwycięża: każdy pokonany gracz kładzie 1 żeton mechafaga (dopóki są w puli) na
    jednym ze swoich modułów bez takiego żetonu. Moduł z żetonem wszędzie liczy się jako uszkodzony;
    naprawa modułu może usunąć żeton zamiast znacznika uszkodzenia.
rule-A-RAI-14 =
    Oznaczona tarcza łupieżcy pozostaje oznaczona, dopóki ten łupieżca jest na mapie. Żetony S są
    identyczne: nieważne, który jest uszkodzony.
rule-A-RAI-15 =
    Wszyscy łupieżcy S jednej zasadzki poruszają się jednocześnie; odległości są te sprzed ruchu.
rule-A-RAI-16 =
    Tekst łupieżców na zwycięstwo (A-RAI-12, 13, 17) działa w kroku 5, po operacjach taktycznych, dla
    pokonanych graczy w kolejności graczy.
rule-A-RAI-17 =
    Inne teksty na zwycięstwo: Szarzy korsarze: każdy pokonany gracz odrzuca 1 zasób według swojego
    wyboru (dowolny z sześciu), jeśli jakiś ma. Plazmowi rabusie: każdy pokonany gracz uszkadza 1 moduł
    (A-MOD-13). Niszczyciel światów: wierzchni księżyc planety albo księżyc mgławicy w aktywnym
    regionie, jeśli jest, zostaje odrzucony.

## Powrót na stację

rules-A-RET = Powrót na stację
rule-A-RET-1 =
    Trzy kroki: 1 aktywacja modułów, 2 powrót wszystkich statków, 3 odrzucenie energii i kart z efektem
    tymczasowym.
rule-A-RET-2 =
    Krok 1: aktywuj dowolną liczbę modułów stacji w dowolnej kolejności. Aby aktywować moduł, połóż na
    nim 1 swój statek z mapy lub ze statku naprawczego albo 1 energię z magazynu.
rule-A-RET-3 =
    Modułu, na którym leży statek lub energia, nie można aktywować ponownie.
rule-A-RET-4 =
    Energii wolno użyć tylko w rzędzie, w którym podczas tego powrotu moduł został już aktywowany
    statkiem.
rule-A-RET-5 =
    Modułu z jakimkolwiek znacznikiem uszkodzenia nie można aktywować.
rule-A-RET-6 =
    Statki na górnym złomowisku nie mogą aktywować; statki na statku naprawczym mogą, także te
    naprawione wcześniej w tej samej turze. Statki na platformie startowej nie mogą.
rule-A-RET-7 =
    Moduł z gniazdem wejściowym można aktywować tylko wtedy, gdy jest w nim księżyc, i płacąc zasoby tego
    księżyca.
rule-A-RET-8 =
    Moduły nauki nie mają doku. Aktywuje się je przez Główny reaktor, który przyjmuje statek (nigdy
    energię): zyskaj 2 energii, potem aktywuj dowolną liczbę innych nieuszkodzonych modułów nauki, każdy
    raz, w dowolnej kolejności. Moduły z pustym gniazdem wejściowym pomija się.
rule-A-RET-9 =
    Moduły podstawowe: Główny reaktor (wyżej); Budowa statków (zbuduj 1 statek za jego koszt na
    platformę albo wykonaj 1 naprawę); Skarbiec (1 kredyt); Plac budowy (dobierz 1 kartę taktyki albo
    zapłać za budowlę i zbuduj ją na planecie bez budowli, na której masz transportowiec). Dla Placu
    budowy transportowiec musi być jeszcze na mapie, nieużyty na module.
rule-A-RET-10 =
    Moduły końca gry nie mają doku i nigdy się ich nie aktywuje.
rule-A-RET-11 =
    Krok 2: wszystkie statki z modułów, z obu części złomowiska i z mapy wracają na platformę startową;
    usuwa się wszystkie znaczniki uszkodzeń na tarczach. Żaden statek nie może zostać, chyba że mówi tak
    efekt.
rule-A-RET-12 =
    Krok 3: energia z modułów wraca do puli; karty taktyki z efektem tymczasowym zostają odrzucone.
rule-A-RET-13 =
    Statek zbudowany w kroku 1 stoi na platformie startowej i nie może w tej turze aktywować modułów.
rule-A-RET-14 =
    Moduł wolno aktywować, choć części jego efektu nie da się wykonać (wykonaj tyle, ile możliwe), ale
    zamianę pomija się, jeśli jej koszt nie jest zapłacony.
rule-A-RET-15 =
    Liczba modułów w rzędzie jest nieograniczona.
rule-A-RET-16 =
    Moduł aktywowany przez zdolność bez statku i energii liczy się jako aktywowany w tym powrocie
    (A-RET-3, A-MOD-9), ale nie jako aktywowany statkiem (A-RET-4).
rule-A-RET-17 =
    Tarcze aktywnego gracza czyści się w kroku 2; drukowane teksty wymieniają w jednym miejscu krok 2, w
    innym ostatni krok, a między nimi nic się nie dzieje.

## Akcje poboczne

rules-A-SID = Akcje poboczne
rule-A-SID-1 =
    W turze każdego gracza: umieścić księżyc w gnieździe; zagrać kartę taktyki, której czas na to pozwala.
rule-A-SID-2 =
    Tylko we własnej turze, dowolną liczbę razy: użyć karty budowli; odrzucić żeton odkrycia lub
    dominacji za jego efekt; werbować liderów; porzucić księżyc; zebrać zasoby bonusowe; użyć zdolności
    frakcji (chyba że karta podaje inny czas).
rule-A-SID-3 =
    Werbunek: przenieś na swoją stację dowolną liczbę własnych liderów z regionów, w których masz
    statek.
rule-A-SID-4 =
    Z regionów, w których masz statek, możesz zebrać dowolną liczbę zasobów bonusowych.
rule-A-SID-5 =
    Karta budowli: zakryj odkrytą kartę, aby użyć jej jednorazowego efektu.
rule-A-SID-6 =
    Statki na złomowisku i na modułach nie liczą się jako obecne w regionie.
rule-A-SID-7 =
    Akcje poboczne innych graczy (umieszczanie księżyców w gniazdach, karty na dowolną turę) są możliwe w tych okienkach: na
    początku tury, po każdym kroku akcji głównej, przed końcem tury; umieszczanie księżyców także zawsze, gdy reguła
    żąda od danego gracza decyzji.
rule-A-SID-8 =
    Zainstalowane moduły wolno w każdej chwili przestawiać w obrębie rzędu (A-MOD-12). Traktuje się to
    jak akcję poboczną własnej tury, a dozwolone jest to także, gdy reguła żąda od danego gracza
    decyzji.
rule-A-SID-9 =
    Żetony odkryć i dominacji po użyciu odpadają z gry. Zużyta karta budowli zostaje u właściciela,
    zakryta.

## Karty taktyki

rules-A-TAC = Karty taktyki
rule-A-TAC-1 =
    Po zagraniu i pełnym rozpatrzeniu karta trafia odkryta na stos odrzuconych kart; pustą talię
    uzupełnia się, tasując ten stos.
rule-A-TAC-2 =
    Akcja: w podanym czasie, niektóre w turach innych graczy; nigdy podczas bitwy.
rule-A-TAC-3 =
    Wydarzenie: we własnej turze; po rozpatrzeniu przesuń znacznik wydarzeń o 1 do przodu.
rule-A-TAC-4 =
    Efekt tymczasowy: we własnej turze; zostaje w grze do kroku 3 najbliższego powrotu właściciela.
rule-A-TAC-5 =
    Dyplomacja: tylko w kroku dyplomacji bitwy, w której gracz bierze udział; 1 na gracza i bitwę.
rule-A-TAC-6 = Bitwa: podczas bitwy w podanym czasie, dowolna liczba; zwykle tylko ze statkiem w bitwie.
rule-A-TAC-7 =
    Limit kart na ręce wynosi 5, podnosi go tor cywilizacji; nadmiar odrzuca się na koniec własnej tury.
    Między turami ręka może przekraczać limit.
rule-A-TAC-8 =
    Karty odrzucone z powodu limitu lub jako zapłata trafiają na ten sam stos bez efektu.
rule-A-TAC-9 =
    Dwie karty z efektem tymczasowym o tej samej nazwie sumują się, w granicach ogólnych limitów (kości
    6, namierzanie 5).
# fine: word also
rule-A-TAC-10 =
    Podczas rozpatrywania karty wydarzenia nie wolno zagrywać kart, chyba że same na to pozwalają.
    Pozwalają Naprawy polowe: po odkryciu karty wydarzenia, a zanim zapunktuje, każdy gracz, w
    kolejności graczy od aktywnego gracza, może zagrać ich dowolną liczbę.

## Statki i ulepszenia

rules-A-SHP = Statki i ulepszenia
# fine: term science
rule-A-SHP-1 =
    Wartości: transportowiec zasięg 1, siła ognia 1, zasiedlanie; myśliwiec zasięg 2, siła ognia 2,
    szturm; okręt badawczy zasięg 2, siła ognia 2, nawigacja; ciężki krążownik zasięg 1, siła ognia 3,
    skok i tarcze. Podstawowy ciężki krążownik: 1 tarcza.
rule-A-SHP-2 =
    Gracz może mieć do 6 transportowców i po jednym statku każdego innego typu. Budowa bierze statek z
    rezerwy i kładzie go na platformie startowej.
rule-A-SHP-3 =
    Zdolności: namierzanie +n (podnosi namierzanie właściciela dla wszystkich jego kości, nigdy powyżej
    5), nawigacja, szturm, skok, zasiedlanie (tylko transportowce), tekst specjalny. Namierzanie z
    ulepszeń liczy się raz na każdy typ statku obecny w aktywnym regionie.
rule-A-SHP-4 =
    Ulepszenie: połóż jedno ze swoich ulepszeń z rezerwy na polu jego typu statku. Zastępuje ono zasięg,
    siłę ognia, tarcze i zdolności wszystkich statków tego typu. Jeśli statek tego typu jest w rezerwie,
    od razu zbuduj jeden za darmo.
rule-A-SHP-5 =
    Każdy typ można ulepszyć raz; ulepszenia są trwałe. Gdy wszystkie cztery są ulepszone, kolejne
    ulepszenie nic nie daje. Jeśli żadne ulepszenie z rezerwy nie pasuje do wolnego typu, nic się nie
    dzieje.
rule-A-SHP-6 =
    Symbole tarcz to te z pola danego typu na platformie startowej. Dzielą je więc wszystkie statki
    tego typu: każdy uszkodzony statek zużywa jeden nieoznaczony symbol swojego typu, a które to statki,
    wybiera właściciel; reszta trafia na złomowisko. Przy ulepszeniu typu znaczniki zostają (najwyżej
    tyle, ile jest nowych symboli).
rule-A-SHP-7 =
    Każde ulepszenie transportowca zachowuje zasiedlanie.

## Moduły

rules-A-MOD = Moduły
rule-A-MOD-1 =
    Zdobywanie modułów: wybierz z dozwolonych kolumn; zapłać cenę z planszy, jeśli mówi tak efekt; dołącz
    moduł do rzędu jego rodzaju; połóż na nim znacznik uszkodzenia za każdy symbol uszkodzenia; awansuj o
    1 na odpowiednim torze za każdy moduł, skądkolwiek pochodzi.
rule-A-MOD-2 =
    Ceny z planszy: dół 1, środek 2, góra 3 sztuki nanowęgla (nauka), tytanu (przemysł), lodu
    (cywilizacja) albo zasobów podstawowych (handel). Kredyty zastępują jak zwykle.
rule-A-MOD-3 =
    Kolejność: wybór i zapłata, dołączenie z uszkodzeniem, awans, (tylko pola) obowiązkowe odrzucenie,
    uzupełnienie.
rule-A-MOD-4 =
    Uzupełnienie po każdej akcji lub akcji pobocznej, w której zdobyto moduły: przesuń kolumnę w dół,
    potem odkryj moduły z talii na górze. Przy pustej talii zostają luki u góry.
rule-A-MOD-5 =
    Wejście do gry z uszkodzeniem nie jest „doznaniem uszkodzenia”.
rule-A-MOD-6 =
    Gniazdo wejściowe (po stronie kosztu efektu): zasoby księżyca w gnieździe są kosztem aktywacji; gdy
    jest puste, modułu nie można aktywować.
rule-A-MOD-7 =
    Gniazdo wyjściowe: każda aktywacja daje też to, co pokazuje księżyc w gnieździe; gdy jest puste, gniazdo
    nic nie daje, a reszta działa.
rule-A-MOD-8 =
    Półgniazda: każdy moduł przemysłu ma po jednym z każdej strony. Dwa sąsiednie moduły przemysłu tworzą
    jedno pełne gniazdo; księżyc przyjmuje tylko pełne gniazdo.
rule-A-MOD-9 =
    Księżyc w półgnieździe płaci raz na powrót, jeśli oba sąsiednie moduły zostały w nim aktywowane, w
    dowolnej kolejności.
rule-A-MOD-10 =
    Niepełne lub puste półgniazdo nie wstrzymuje własnego efektu modułu.
rule-A-MOD-11 =
    Podstawowy moduł Budowa statków ma półgniazdo po otwartej stronie, więc już pierwszy moduł
    przemysłu dopełnia gniazdo.
rule-A-MOD-12 =
    Przestawienie rzędu przemysłu tak, że dwa sąsiednie moduły z księżycem między nimi zostają
    rozdzielone, odrzuca ten księżyc bez nagrody.
rule-A-MOD-13 =
    Uszkodzenie modułu przez wydarzenie, kartę lub łupieżcę: właściciel wybiera nieuszkodzony moduł, także
    podstawowy, i kładzie na nim 1 znacznik. Bez nieuszkodzonego modułu: nic.
rule-A-MOD-14 =
    Kilka symboli uszkodzenia to kilka znaczników; moduł jest uszkodzony, dopóki nie zniknie ostatni.
# fine: word effect, modifier
rule-A-MOD-15 =
    Modyfikator wydrukowany na module działa cały czas, dopóki moduł jest nieuszkodzony, jak w A-FX-17, czy jest
    aktywowany, czy nie; jego efekt to to, co daje aktywacja.

## Budowle

rules-A-DEV = Budowle
rule-A-DEV-1 =
    Pięć rodzajów, po jednym na tor: obserwatorium (nauka), fabryka (przemysł), kosmoport (handel),
    miasto (cywilizacja), obelisk (dominacja). Rodzaj planety określa, co można na niej zbudować; najwyżej
    1 budowla na planecie, więc najwyżej 3 każdego rodzaju.
rule-A-DEV-2 =
    Do budowli potrzebne są: transportowiec (zasiedlanie) gracza na planecie bez budowli, dość liderów na
    stacji i koszt planety w zasobach.
rule-A-DEV-3 =
    Potrzebni liderzy: miasto 3; fabryka 2; obserwatorium 2, kosmoport 2, obelisk 1.
rule-A-DEV-4 =
    Kroki: (1) zapłać zasoby i usuń liderów ze stacji na stałe; (2) połóż kafelek budowli na tym
    transportowcu, który na stałe opuszcza flotę gracza; (3) weź kartę tego rodzaju, odkrytą; (4) awansuj
    o 1 na torze; (5) zapunktuj (A-DEV-8).
rule-A-DEV-5 =
    Transportowiec nigdy nie wraca i nie można go odbudować. Gracz musi zawsze zachować co najmniej 1
    statek, więc ostatniego statku użyć nie wolno. Statki na złomowisku liczą się jako posiadane.
rule-A-DEV-6 =
    Jednorazowego efektu karty wolno użyć teraz albo w późniejszej własnej turze: obserwatorium: obejrzyj
    stos obserwatorium i zatrzymaj 1; fabryka: 2 naprawy; kosmoport: zapłać 2 dowolne, zyskaj 3 dowolne;
    miasto: zdobądź 1 moduł z oferty za darmo; obelisk: 4 energii.
rule-A-DEV-7 =
    Każda budowla daje właścicielowi +1 kość w bitwach w jej regionie i w regionach sąsiednich, za każdą
    taką budowlę.
rule-A-DEV-8 =
    Punktacja przy budowie: tyle PZ, ilu liderów jest na planecie i we wszystkich sąsiednich regionach,
    najwyżej 10.
rule-A-DEV-9 =
    Liczą się: liderzy wszystkich graczy, zwerbowani lub jeszcze niezwerbowani, w tych regionach (liderzy
    tam leżący), liderzy właśnie oddelegowani do nowej budowli i liczba liderów nadrukowana na budowlach
    w sąsiednich regionach. Liderzy na stacjach się nie liczą.
rule-A-DEV-10 =
    Budowle nie zajmują regionu.
rule-A-DEV-11 =
    „O n zasobów mniej”: których, wybiera budujący; nigdy poniżej 0; liczby
    liderów nigdy się nie obniża.
rule-A-DEV-12 =
    Transportowiec, który staje się budowlą, nie jest już statkiem: nie liczy się do bitwy, zasięgu,
    werbunku ani zasadzki. Jeśli był to jedyny statek w aktywnym regionie, A-BAT-2 nadal stosuje się do
    innych.
rule-A-DEV-13 =
    Transportowiec, który wszedł do aktywnego regionu i podczas bitwy staje się budowlą, od razu opuszcza
    bitwę (sprawdza się A-BAT-4).

## Tory postępu

rules-A-TRK = Tory postępu
rule-A-TRK-1 =
    Tory: nauka, przemysł, handel, cywilizacja, dominacja. Znaczniki poruszają się tylko do przodu.
rule-A-TRK-2 =
    Każdy tor ma pola 0–10 warte 0, 1, 2, 4, 6, 8, 9, 10, 12, 15, 20 PZ.
rule-A-TRK-3 =
    Na każdym torze są trzy poziomy budowli: na polach 3, 6 i 9.
rule-A-TRK-4 =
    Dojście do symbolu wydarzenia od razu przesuwa znacznik wydarzeń o 1 do przodu. Symbole są na polach
    2, 5, 8, a na torze dominacji na polach 4, 7, 10.
rule-A-TRK-5 =
    Na polach odkrycia toru nauki, czyli 4 i 7, obejrzyj leżące tam żetony i zatrzymaj 1; pozostałe tam
    zostają. Gdy nie ma tam już żetonu, nic nie dostajesz.
rule-A-TRK-6 =
    Na polach ulepszenia toru przemysłu, czyli 4, 7 i 10, zainstaluj 1 ulepszenie.
rule-A-TRK-7 =
    Na torze dominacji ten, kto pierwszy dojdzie do pola żetonu, bierze jego żeton; następni zdobywają
    zamiast tego 2 PZ. Pola żetonów to 2, 5, 8.
rule-A-TRK-8 =
    Na torze handlu najwyższy osiągnięty sejf daje na koniec tyle PZ za każdy pozostały zasób. Sejf 1 na
    polu 4 daje po 1 PZ, sejf 2 na polu 10 po 2 PZ.
rule-A-TRK-9 =
    Na torze cywilizacji pole limitu kart na ręce podnosi limit; gracz może od razu dobrać karty do
    nowego limitu. Na polach 4, 7, 10 limity to 6, 7, 8.
rule-A-TRK-10 =
    Na torach awansujesz, wznosząc budowle, zdobywając moduły i odrzucając żetony, a na torze dominacji
    także wygrywając bitwy i dzięki niektórym kartom.
rule-A-TRK-11 =
    Na najwyższym polu dalsze awanse nie mają efektu. „Dowolny tor” nigdy nie oznacza toru na najwyższym
    polu, chyba że są na nim wszystkie.
rule-A-TRK-12 =
    Ruch o kilka pól uruchamia po kolei każde pole, na które się wchodzi.

## Wydarzenia

rules-A-EVT = Wydarzenia
rule-A-EVT-1 =
    Gdy znacznik wydarzeń dojdzie do końca swojego toru: (1) odkryj wierzchnią planetę i wyłóż ją na
    następnym wolnym polu; (2) połóż na niej 3 księżyce w jej kolorze, wierzchni widoczny; (3) aktywny
    gracz bierze znacznik wydarzeń: na koniec tej tury przypada karta wydarzenia.
rule-A-EVT-2 =
    Dopóki znacznika nie ma na torze, dalsze kroki przepadają. Najwyżej jedno wydarzenie na turę.
rule-A-EVT-3 =
    Gdy nie ma już planety albo pola, pomiń (1) i (2).
rule-A-EVT-4 =
    Nowa planeta jest dozwolonym regionem od razu, w tej samej turze.
rule-A-EVT-5 =
    Na koniec tury odkryj wierzchnią kartę wydarzenia i rozpatrz po kolei: punktację, łupieżcę, efekt
    specjalny i powrót znacznika.
rule-A-EVT-6 =
    Punktacja: każdy gracz zdobywa PZ podane obok jego znacznika na wskazanym torze minus 1 za każdy
    uszkodzony moduł na swojej stacji, nigdy mniej niż 0.
rule-A-EVT-7 =
    Łupieżca wskazanej klasy pojawia się według A-RAI-5 do 7.
rule-A-EVT-8 =
    Efekt specjalny działa tak, jak nadrukowano.
rule-A-EVT-9 =
    Na koniec znacznik wydarzeń wraca na pole początkowe dla liczby graczy, a karta trafia na stos
    odrzuconych wydarzeń.
rule-A-EVT-10 =
    W tym czasie nie wolno wykonywać akcji (także pobocznych i umieszczania księżyców w gniazdach), używać zdolności frakcji ani
    zagrywać kart, chyba że coś mówi inaczej: A-TAC-10 i wybory, o które prosi sama karta. Zdolność lub
    pole toru, które efekt wydarzenia uruchamia samo z siebie (nie do wyboru), działa nadal.
rule-A-EVT-11 =
    Gdy talia wydarzeń jest pusta, potasuj stos odrzuconych w nową talię.
rule-A-EVT-12 =
    O efektach dotyczących wszystkich graczy decyduje się w kolejności graczy od aktywnego gracza. Gracza,
    który nie może zrobić tego, czego się żąda, pomija się.

## Bitwa

rules-A-BAT = Bitwa
rule-A-BAT-1 =
    Bitwy zdarzają się tylko w starcie, tylko w aktywnym regionie, raz.
rule-A-BAT-2 =
    Bitwa odbywa się, jeśli po zasadzce w aktywnym regionie są statki 2 lub więcej stron: 2+ graczy albo
    1+ gracza i łupieżców. Aktywny gracz nie musi być wśród nich. Sami łupieżcy albo jeden gracz nie
    wystarczą do bitwy.
rule-A-BAT-3 =
    Każdy gracz ze statkiem w tym regionie i łupieżcy w tym regionie muszą brać udział.
rule-A-BAT-4 =
    Jeśli w jakiejkolwiek chwili tylko jedna strona (albo żadna) ma statki w aktywnym regionie, bitwa
    kończy się bez zwycięzcy.
rule-A-BAT-5 =
    Sześć kroków: 1 eskalacja, 2 dyplomacja, 3 przygotowanie, 4 rzut, 5 wynik, 6 uszkodzenia.
rule-A-BAT-6 =
    W kolejności graczy od aktywnego gracza każdy gracz, czy bierze udział, czy nie, może raz przesunąć
    dowolną liczbę swoich statków z mapy, w których zasięgu leży aktywny region, do tego regionu. Każdy
    statek używa własnego zasięgu; skok wolno opłacić osobno za każdy statek.
rule-A-BAT-7 =
    Do mgławicy mogą wlecieć tylko statki z nawigacją.
rule-A-BAT-8 =
    Łupieżcy nie eskalują. Statki zostawiają liderów i zasoby bonusowe (wcześniej może je zebrać, jako
    akcje poboczne, tylko aktywny gracz).
rule-A-BAT-9 =
    W kolejności graczy od aktywnego gracza każdy gracz w bitwie może raz zagrać dokładnie 1 kartę
    dyplomacji; działa ona od razu.
rule-A-BAT-10 =
    Bitwa zakończona dyplomacją nie ma zwycięzcy, pokonanego ani uszkodzeń; statki zostają.
rule-A-BAT-11 =
    Kości = siła ognia własnych statków w regionie + 1 za każdą własną budowlę w regionie lub obok niego
    + modyfikatory; namierzanie = liczba własnych statków w regionie + modyfikatory, najwyżej 5.
rule-A-BAT-12 =
    W kolejności graczy od aktywnego gracza każdy gracz w bitwie może raz wydać dowolną ilość energii,
    każda daje +1 kość. Energia nie zmienia namierzania.
rule-A-BAT-13 =
    W tym samym okienku gracz może najpierw zagrać karty przygotowania i użyć zdolności przygotowania.
    Gracze spoza bitwy mają to okienko tylko dla kart, które na to pozwalają.
rule-A-BAT-14 =
    Nikt nie rzuca więcej niż 6 kośćmi. Energii, która przekroczyłaby 6, nie wolno wydać.
rule-A-BAT-15 =
    Namierzanie strony, która ma statki, nigdy nie spada poniżej 1.
rule-A-BAT-16 =
    Wszyscy rzucają razem. Każda strona przerzuca każdą kość poniżej swojego namierzania, aż będzie co
    najmniej mu równa.
rule-A-BAT-17 =
    Namierzanie 5 przerzuca 1–4; nic nie podnosi go wyżej.
rule-A-BAT-18 =
    Potem jedna kolejka w kolejności graczy od aktywnego gracza: każdy gracz w bitwie może zagrać dowolną
    liczbę kart „po rzucie”.
rule-A-BAT-19 =
    Kość przy namierzaniu t kończy równomiernie na t…6; wolno ją tak od razu losować, ale dziennik
    pokazuje pierwsze rzuty i przerzuty.
rule-A-BAT-20 =
    Porównuje się najwyższe kości wszystkich stron; przy remisie następne najwyższe i tak dalej.
rule-A-BAT-21 =
    Równoważnie: posortuj kości każdej strony malejąco i porównaj listy; przy równym początku lepsza jest
    dłuższa lista.
rule-A-BAT-22 =
    Jeśli najlepsze listy dwóch lub więcej stron są zupełnie równe, nie ma zwycięzcy i wszyscy w bitwie są
    pokonani.
rule-A-BAT-23 =
    Zwycięski gracz awansuje o 1 na torze dominacji. Jeśli wśród pokonanych byli łupieżcy, zwycięzca
    zyskuje też nagrodę z karty łupieżców, raz, nawet przeciw kilku łupieżcom S.
rule-A-BAT-24 =
    Każdy pokonany gracz może wykonać swoją operację taktyczną: dobrać 1 kartę taktyki albo zyskać to, co
    pokazuje księżyc w jej gnieździe.
rule-A-BAT-25 =
    Kolejność: awans zwycięzcy na torze dominacji, nagroda, karty zwycięzcy; potem pokonani gracze w
    kolejności graczy: zdolności przy porażce, karty, operacja taktyczna; potem krok 6.
rule-A-BAT-26 =
    Każdy statek pokonanego gracza w aktywnym regionie zostaje uszkodzony (A-DMG). Z pokonanych łupieżców
    uszkodzony zostaje dokładnie jeden: wraca na swoją kartę, chyba że ma nieuszkodzoną tarczę (wtedy
    oznacz tarczę).
rule-A-BAT-27 =
    Zwycięskie statki i te ocalone przez tarcze zostają w regionie. Drugiej bitwy nie ma.
rule-A-BAT-28 =
    Modyfikatory nigdy nie obniżają liczby kości strony, która ma statki, poniżej 1.
rule-A-BAT-29 =
    A-BAT-4 sprawdza się po każdym z kroków 1 do 4, a do rzutu także po każdej karcie, zdolności lub akcji
    pobocznej, która przesuwa, usuwa lub zamienia statki. Bitwa zakończona w ten sposób nie daje awansu na
    torze dominacji, nagrody, operacji taktycznej ani uszkodzeń; zagrane już karty pozostają zużyte.
rule-A-BAT-30 =
    Przesunięcie statku (eskalacja, karty) do bazy sojuszu lub mgławicy nigdy jej nie aktywuje: robi to
    tylko start.

## Uszkodzenia i naprawy

rules-A-DMG = Uszkodzenia i naprawy
rule-A-DMG-1 =
    Uszkodzony statek z nieuszkodzoną tarczą dostaje 1 znacznik uszkodzenia na symbol tarczy i zostaje
    tam, gdzie jest.
rule-A-DMG-2 =
    Statek bez tarczy, albo taki, którego typ ma już oznaczone wszystkie symbole tarcz, trafia na górne
    złomowisko; znaczniki zostają do naprawy albo do kroku 2 najbliższego powrotu właściciela.
rule-A-DMG-3 =
    Statki ze złomowiska wracają na platformę startową tylko z powrotem na stację.
rule-A-DMG-4 =
    Naprawa: przy każdej wybierz jedno: przesuń 1 własny statek z górnego złomowiska na statek naprawczy;
    usuń 1 znacznik uszkodzenia z symbolu tarczy własnego statku; usuń 1 znacznik uszkodzenia z własnego
    modułu.
rule-A-DMG-5 =
    Jeśli nic z tego nie jest możliwe, naprawa daje 1 PZ. Nie wolno brać PZ, dopóki jest co naprawiać.
rule-A-DMG-6 =
    Kilka napraw z jednej akcji może powtarzać wybór albo się różnić.
rule-A-DMG-7 =
    Statków na statku naprawczym nie można wysyłać w starcie.
rule-A-DMG-8 =
    „Statek zostaje uszkodzony” przez wydarzenie działa tak samo, gdziekolwiek na mapie jest statek.
rule-A-DMG-9 =
    Symbol tarczy wolno naprawić, gdziekolwiek są statki jego typu (mapa, platforma, złomowisko).

## Koniec gry

rules-A-END = Koniec gry
rule-A-END-1 =
    Gdy znacznik punktacji dojdzie do znacznika końca albo go minie, rozpoczyna się koniec gry; od razu
    usuń znacznik wydarzeń: żadnych wydarzeń już nie będzie.
rule-A-END-2 =
    Jeśli dzieje się to podczas karty wydarzenia, dokończ tę kartę. Jeśli wydarzenie miało nastąpić na
    koniec tej tury, ale się nie zaczęło, zostaje odwołane.
rule-A-END-3 =
    Aktywny gracz kończy turę; potem każdy gracz rozgrywa jeszcze dokładnie jedną turę, także ten, kto
    rozpoczął koniec gry. W kolejności graczy, od następnego gracza.
rule-A-END-4 =
    PZ nigdy nie spadają poniżej 0 i nie mają górnej granicy; po przekroczeniu 100 znacznik się odwraca
    (+100).
rule-A-END-5 =
    1. Tory: PZ podane obok każdego z pięciu znaczników.
rule-A-END-6 =
    2. Budowle: każda punktuje według poziomu osiągniętego na jej torze: poziom 2 = 7, poziom 3 = 10;
    poziom 1 = 4, żaden = 0.
rule-A-END-7 =
    2b. (wariant) regiony specjalne, A-SPR-5.
rule-A-END-8 =
    3. Uszkodzone moduły: po -2 PZ (za moduł, nie za znacznik). Uszkodzone statki nic nie kosztują.
rule-A-END-9 =
    4. Sejf: każdy pozostały zasób, także karty taktyki i energia, punktuje wartością najwyższego
    osiągniętego sejfu.
rule-A-END-10 =
    5. PZ końca gry z nieuszkodzonych modułów cywilizacji.
rule-A-END-11 =
    6. 1 PZ za każdego lidera na stacji.
rule-A-END-12 =
    6b. (wariant) karty przeznaczenia, A-DES-3.
rule-A-END-13 =
    7. Inne PZ ze zdolności frakcji.
rule-A-END-14 =
    Wygrywa największa liczba PZ. Remisy: najwięcej modułów; potem najwięcej zasobów; potem zwycięstwo
    jest wspólne. Moduły podstawowe liczą się każdemu tak samo, więc się je pomija; w zasobach liczy się
    wszystkie sześć rodzajów.
rule-A-END-15 =
    Liczniki modułów końca gry odczytuje się, zanim cokolwiek zostanie odrzucone; te same karty taktyki
    mogą punktować w sejfie i w module (tak jest w przykładzie liczenia).
rule-A-END-16 =
    Księżyce w gniazdach i przechwycone, nieużyte żetony i karty nie punktują, chyba że tak mówi moduł.
rule-A-END-17 =
    Raz rozpoczęty koniec gry nie zaczyna się ponownie, PZ stracone później niczego nie zmieniają, a bez
    znacznika wydarzeń pomija się każdy jego krok (bez planety, bez wydarzenia).

## Wariant: regiony specjalne

rules-A-SPR = Wariant: regiony specjalne
rule-A-SPR-1 =
    Wybierzcie 2 kwazary albo 2 wiry; wyłóżcie je na polach ① i ② przed wszystkimi innymi kafelkami
    (A-SET-5). Liczby planet i baz się nie zmieniają.
rule-A-SPR-2 =
    Kwazary: nic nie może do nich startować ani wlatywać, ani przez nie przelatywać, łupieżcy też
    nie; odległości prowadzą dookoła. Łupieżca położony na kwazarze według A-SPR-6 może go opuścić (odległość
    1 do sąsiadów); łupieżcy S liczą się tam normalnie do zasięgu zasadzki; nie można go tam zaatakować.
rule-A-SPR-3 =
    Wiry: statek wysłany do wiru zyskuje jego nagrodę. Na początku tury aktywny gracz zyskuje nagrodę
    każdego wiru, w którym ma co najmniej 1 swój statek (raz na wir, niezależnie od liczby statków).
rule-A-SPR-4 =
    Poza tym wiry są zwykłymi regionami: każdy statek może je zajmować i przez nie przelatywać, mogą w
    nich być zasadzki i bitwy.
rule-A-SPR-5 =
    Po punktacji budowli każdy gracz zyskuje 1 PZ za każdą własną budowlę sąsiadującą z kafelkiem
    specjalnym, za każdy taki kafelek.
rule-A-SPR-6 =
    Łupieżcy, którzy zaczynają w losowej mgławicy, zaczynają zamiast tego na kafelku specjalnym, który
    pokazuje wyrzuconą liczbę. Kafelek ① pokazuje 1–3, kafelek ② 4–6; dotyczy to też kości w
    przygotowaniu gry. Jeśli ten kafelek blokuje inna klasa, użyj drugiego; jeśli oba, rzuć na mgławicę
    jak w A-RAI-6.
rule-A-SPR-7 =
    Symbol rozszerzeń można pominąć.

## Wariant: karty przeznaczenia

rules-A-DES = Wariant: karty przeznaczenia
rule-A-DES-1 =
    Każdy gracz dostaje 2 karty; zatrzymuje 1 w tajemnicy, a drugą oddaje bez pokazywania.
rule-A-DES-2 =
    Każda karta pokazuje dwa tory i PZ.
rule-A-DES-3 =
    Po punktacji liderów odkryj te karty; za każdy cel właściciel zdobywa jego PZ, jeśli jego znacznik
    jest na tym torze na pierwszym miejscu, z remisami włącznie. Punktować mogą oba cele. Znacznik stojący
    jeszcze na polu 0 nigdy nie jest pierwszy.

## Wariant: dwoje na dwoje

rules-A-TEA = Wariant: dwoje na dwoje
rule-A-TEA-1 =
    4 graczy w dwóch drużynach, partnerzy siedzą obok siebie; wybór frakcji jak zwykle. Kolejność jest
    zgodna z ruchem wskazówek zegara.
rule-A-TEA-2 =
    Pierwszy gracz: partnerzy łączą swoje 6+6 kości i porównują je drużynami; zaczyna gracz zwycięskiej
    drużyny siedzący po lewej. Miejsca numeruje się zgodnie z ruchem wskazówek zegara; drużyna 1 =
    miejsca 1, 2; drużyna 2 = miejsca 3, 4. Gra przechodzi w lewo, więc lewy partner to ten późniejszy w
    kierunku ruchu wskazówek (miejsce 2 lub 4), a tury idą A, B, B, A.
rule-A-TEA-3 =
    Nie ma bitwy, jeśli w aktywnym regionie są tylko statki jednej drużyny.
rule-A-TEA-4 =
    Partnerzy w jednej bitwie są jedną stroną: każdy liczy własne kości (najwyżej 6), namierzanie i
    energię, przerzuca sam, potem kości łączy się (najwyżej 12) do porównania.
rule-A-TEA-5 =
    Jeśli udział brali obaj partnerzy i zwyciężają, obaj awansują na torze dominacji i obaj dostają
    nagrodę za łupieżców. Partner bez statku w tym regionie nie dostaje nic.
rule-A-TEA-6 =
    Partnerzy dochodzą razem do pola żetonu: kto go bierze, decyduje aktywny gracz. Jeśli żaden z nich nie
    jest aktywny, bierze wcześniejszy w kolejności graczy; drugi zdobywa 2 PZ. Wspólne dojście do pól
    wydarzeń przesuwa znacznik wydarzeń o 2.
rule-A-TEA-7 =
    Partnerzy nie są wrogami, ale liczą się jako „inni gracze”. Mogą dzielić się ukrytymi informacjami.
    Obraz gry danego gracza pokazuje więc także rękę partnera, zatrzymane żetony odkryć, podejrzane karty
    wydarzeń i kartę przeznaczenia.
rule-A-TEA-8 =
    Raz na turę aktywny gracz może wziąć od partnera lub dać partnerowi jedno z: 1 zasób (także kartę
    taktyki), 1 przechwycony księżyc spoza gniazd, 1 żeton dominacji, 1 żeton odkrycia. Obie strony muszą
    się zgodzić.
rule-A-TEA-9 =
    Pierwszy moduł, który aktywny gracz zyskuje w swojej turze, może dostać partner, który wtedy zamiast
    niego awansuje.
rule-A-TEA-10 =
    Wynik końcowy drużyny = suma obu. Wygrywa wyższa suma; remisy według A-END-14 z sumami drużyn. Koniec
    gry nadal rozpoczyna znacznik pojedynczego gracza.
rule-A-TEA-11 =
    Partnerzy przegrywający razem są pokonani każdy z osobna (własna operacja taktyczna, własne
    uszkodzenia). Efekty na „innego gracza” wolno skierować na partnera, efektów na „wroga” lub
    „pokonanego gracza” innej strony nie wolno.
rule-A-TEA-12 =
    Uszkodzenia, PZ, limity, magazyn i reguła ostatniego statku dotyczą każdego gracza z osobna.

## Co znaczą teksty elementów

rules-A-FX = Co znaczą teksty elementów
rule-A-FX-1 =
    Gdy tekst coś daje, dostajesz to, co wymienia: energię, tytan, lód, nanowęgiel lub kredyty. Kartę
    taktyki się dobiera. Przy zasobach podstawowych i dowolnych wybierasz rodzaj osobno za każdą sztukę.
    Księżyc daje to, co pokazuje księżyc w gnieździe wyjściowym tego modułu.
rule-A-FX-2 =
    Zapłata za coś jest nieobowiązkowa. Najpierw płacisz, potem dostajesz, raz albo tyle razy, na ile
    pozwala tekst. Gdy płaci się księżycem, płacisz zasoby księżyca w gnieździe wejściowym.
rule-A-FX-3 =
    Gdy tekst daje wybór, bierzesz dokładnie jedną możliwość, którą da się wykonać.
rule-A-FX-4 =
    Punktujesz, naprawiasz i awansujesz o tyle, ile podaje tekst; dowolny tor to jeden tor do wyboru.
    Ulepszenie się instaluje. Przy odkryciu oglądasz stos obserwatorium i zatrzymujesz 1 (nic, jeśli
    pusty). Oglądanie wydarzeń: jak w A-ACT-3. Znacznik wydarzeń przesuwa się o podaną liczbę.
rule-A-FX-5 =
    Efekt werbunku sprowadza na stację najwyżej tylu własnych liderów z dowolnych regionów, także stamtąd,
    gdzie nie masz statku.
rule-A-FX-6 =
    Moduł wzięty dzięki efektowi pochodzi z oferty. Zależnie od tekstu kosztuje cenę z planszy, o 1 lub 2
    sztuki mniej (nie poniżej 0) albo nic. Nieobowiązkowe.
rule-A-FX-7 =
    Budowa statku dzięki efektowi jest nieobowiązkowa. Zależnie od tekstu kosztuje zwykłą cenę, o 1 lub 2
    tytanu mniej albo nic, czasem tylko dla niektórych typów. Budowa budowli dzięki efektowi też jest
    nieobowiązkowa (A-DEV-11).
rule-A-FX-8 =
    Gdy dostajesz coś za liczbę rzeczy, policz je, podziel przez podaną liczbę (przez 1, jeśli jej nie ma),
    zaokrąglij w dół i dostajesz to tyle razy, najwyżej tyle, ile podano.
rule-A-FX-9 =
    Liczyć można: moduły jednego rodzaju (bez modułów podstawowych); budowle; własne statki (mapa,
    platforma, moduły, złomowisko); karty taktyki na ręce; liderów na stacji; księżyce w gniazdach; zdobyte
    księżyce poza gniazdami; pole na torze dominacji; ulepszenia; tory na poziomie 2; regiony z własnymi
    statkami; oddelegowanych liderów (suma liczb liderów na własnych budowlach); uszkodzone moduły (z
    modułami podstawowymi).
rule-A-FX-10 =
    Niektóre efekty pozwalają dobrać karty i część z nich zatrzymać. Odświeżenie budowli znów odkrywa jedną
    zużytą kartę budowli. Zdobycie księżyca dzięki efektowi jest nieobowiązkowe: to wierzchni księżyc
    planety, na której masz statek, albo tylko aktywnego regionu, jeśli tak mówi tekst; nie nadrukowany
    zasób. Ruch statku dzięki efektowi: 1 własny statek na mapie, jego zasięg i podany dodatek; reguły
    regionów A-LAU-9 do 11; może skończyć wszędzie prócz regionu z własnym statkiem; skok dozwolony.
rule-A-FX-11 =
    Aktywacja modułów nauki dzięki efektowi: A-RET-8. Zakup modułów dzięki efektowi: A-BAS-5.
# fine: term leader
rule-A-FX-12 =
    Gdy coś dostają wszyscy gracze, dzieje się to w kolejności graczy. Gdy dostają prowadzący na torze, są
    to ci, którzy stoją najwyżej, z remisami włącznie, ale nikt na polu 0.
rule-A-FX-13 =
    Efekty kładą zasoby bonusowe (1, jeśli tekst nie mówi inaczej) na planetach należących do toru, na
    najnowszej planecie albo w tylu różnych regionach, ile mówi tekst, do wyboru gracza (dowolny wyłożony
    kafelek lub mgławica).
rule-A-FX-14 =
    Te efekty stołu dzieją się dokładnie według swojego tekstu: ruch łupieżcy, wymiana kolumny oferty,
    nadrukowane zasoby, uszkodzenie modułu, festiwal, wybór i uszkodzenie modułów dla wszystkich, embargo,
    lider do losowej mgławicy, uszkodzenie statków i odrzucenie kart taktyki dla wszystkich, usunięcie
    wierzchnich księżyców, myto łupieżców, zaraza, supernowa.
rule-A-FX-15 =
    Efekty bitwy: więcej kości lub namierzania dla ciebie, kości lub namierzanie innych, ponowny rzut
    własnymi kośćmi, podniesienie kości, ocalenie statku, kradzież, punkty za każdy wrogi statek, dowolny
    gracz może zakończyć bitwę (pytanie w kolejności graczy od aktywnego gracza; pierwsze „tak” kończy),
    propozycja zakończenia, żądanie, zakaz, łupieżcy odchodzą, statki ze złomowiska na statek naprawczy.
    Limity z A-BAT-14, 15, 17 obowiązują zawsze.
rule-A-FX-16 =
    Karty można grać w swojej turze, w dowolnej turze (w chwilach z A-SID-7) albo w bitwie: przy dyplomacji
    (krok 2), przy przygotowaniu (krok 3), po rzucie (koniec kroku 4), po wygranej lub porażce (krok 5)
    albo gdy statki są uszkadzane (krok 6).
rule-A-FX-17 =
    Karty tymczasowe zmieniają jedno z tych: zasięg własnych statków (o podaną liczbę), namierzanie, kości
    (we własnych bitwach), zdolność, uszkodzenie pomijane w każdej bitwie, to, co dzieje się na bazie
    sojuszu.
rule-A-FX-18 =
    Zdolność frakcji mówi, kiedy działa; jak często (bez limitu, raz na turę, na bitwę albo na grę); czy
    właściciel może odmówić; pod jakim warunkiem albo zamiast czego. Zdolności, które tylko zmieniają
    wartość, działają zawsze. Aktywacja modułu dzięki zdolności: jeden nieuszkodzony moduł z dokiem bez
    statku i energii (nigdy Główny reaktor; koszt wejścia się płaci). Targowanie wymienia 1 zasób podstawowy
    na inny. Skradziony zasób wybiera ten, komu się zabiera, chyba że tekst daje wybór zwycięzcy. W razie
    wątpliwości decyduje tekst zdolności.
rule-A-FX-19 =
    Warunek karty musi być spełniony w chwili jej zagrania: dość tego, co liczy, albo pokonani łupieżcy.
rule-A-FX-20 =
    „Wrogi statek” to statek innego gracza (nie partnera) albo łupieżca.
rule-A-FX-21 =
    Zdolności frakcji i teksty specjalne ulepszeń działają w tych chwilach: gdy przegrasz bitwę (krok 5);
    gdy ją wygrasz (krok 5, po nagrodzie); przy przygotowaniu (w kroku 3); za każdy własny statek, który
    opuszcza mapę przez uszkodzenie, także gdy trafia na statek naprawczy; zaraz po kroku 2 powrotu; zamiast
    własnego zakupu pola; za każdy dołączony moduł; zaraz po położeniu wysłanego statku; zaraz po aktywacji
    planety (A-ACT-1); zaraz po tym, jak moduł, na którym położono statek, da swój efekt; gdy zdobywasz
    księżyc lub umieszczasz go w gnieździe; po punktacji postawionej budowli; przed zapłatą za statek; przed każdą pojedynczą
    naprawą, także tą, która dałaby 1 PZ; po obu częściach aktywowanej mgławicy; w każdej chwili kroku 1
    powrotu; po zatrzymaniu żetonu odkrycia; przy werbunku (działa zawsze); ilekroć punktuje budowla
    dowolnego gracza; jako akcja poboczna; w kroku 7 punktacji końcowej; zawsze.
rule-A-FX-22 =
    Szczegóły bitwy. Ocalony statek leci do sąsiedniego regionu, do którego wolno mu wlecieć (własne statki
    w nim nie przeszkadzają); jeśli takiego nie ma, zostaje, nieuszkodzony. Kośćmi rzucanymi ponownie rzuca
    się, aż każda spełni namierzanie właściciela. Propozycja zakończenia idzie w kolejności graczy; tylko
    jeśli zgodzą się wszyscy, każdy z nich zyskuje zasób i bitwa się kończy. Żądać można tylko od gracza;
    bez innego gracza w bitwie karty nie można zagrać. Łupieżcy odchodzą tylko, jeśli są w bitwie; mgławicę
    losuje się jak w A-RAI-6 i nie może ona być aktywnym regionem. Kto nic nie ma, nic nie daje; karty
    taktyki oddane z własnego wyboru się liczą. O zakończenie bitwy pyta się tylko graczy w bitwie.
rule-A-FX-23 =
    Szczegóły efektów stołu. Ruch łupieżcy to 1 żeton, odległość według A-LAU-11, cel według A-RAI-2, nigdy
    kwazar; sam z siebie nie powoduje zasadzki ani bitwy, ale łupieżca stojący w aktywnym regionie w kroku 3
    lub 4 się liczy. Przy wymianie kolumny wybrane moduły jednej kolumny idą pod talię w wybranej
    kolejności, potem uzupełnienie. Nadrukowane zasoby to wszystko, co nadrukowano na wybranych planetach.
    Gdy uszkadza się moduł przeciwnika w odległości 1, moduł wskazuje wybrany gracz (A-MOD-13). Embargo
    liczy tytan, lód, nanowęgiel i kredyty. Przy mycie łupieżców, odrzucaniu i wyborze wszystkich: o to,
    czego gracz nie ma, się nie pyta; możliwości, na którą gracza nie stać, się nie proponuje. Uszkodzenie
    wszystkich statków i supernowa dotyczą tylko statków graczy, nigdy łupieżców. Lider do losowej mgławicy:
    jedna kość na każdego dotkniętego gracza.
rule-A-FX-24 =
    Moduły mogą dawać kości i namierzanie (A-MOD-15). Kartę taktyki można czasem zagrać w drugiej chwili,
    gdy odkrywa się wydarzenie (A-TAC-10).
rule-A-FX-25 =
    Tekst specjalny ulepszenia mówi, co się dzieje i kiedy (A-FX-21); warunek może zawęzić go do modułu lub
    rodzaju modułów. Działa dla każdego statku tego typu osobno i tylko dla statku, o który w danej chwili
    chodzi: wysłanego, położonego w doku, straconego albo obecnego w wygranej bitwie. Niektóre doliczają
    liderów za każdy taki statek (A-DEV-9). Przy innych, dopóki taki statek jest w bitwie, karty taktyki
    innych nie obniżają namierzania jego właściciela.
rule-A-FX-26 =
    Moduł mówi, co go uruchamia: tylko statek, statek lub energia, albo nic. Może wejść do gry ze
    znacznikami uszkodzeń. Każde gniazdo jest wejściem, wyjściem, lewą lub prawą połową, a jego punkty liczy
    się jak w A-MOO-11. Na końcu gry nieuszkodzony moduł może dać wartość podstawową i wartość za każdą
    policzoną rzecz (do podanej liczby), nigdy poniżej 0, w kroku 5 punktacji końcowej.
rule-A-FX-27 =
    Frakcje mogą zmieniać koszt w tytanie (nigdy poniżej 0), dawać zdolność typowi statków (ulepszonych czy
    nie), werbować w regionach oddalonych od własnego statku najwyżej o tyle, zmieniać każdy limit
    przechowywania i mieć inny limit zdobytych księżyców. Łupieżcy trafiają do losowej mgławicy, na
    najnowszą planetę albo na planetę z największą liczbą liderów (A-RAI-9). Symbole torów: wydarzenie,
    poziom 1 do 3, odkrycie, ulepszenie, żeton dominacji, sejf 1 i 2, limit ręki 6 do 8.
rule-A-FX-28 =
    Rodzaj podstawowych zasobów bonusowych wybiera się osobno za każdą sztukę przy kładzeniu. Zasoby
    bonusowe nigdy nie leżą na kwazarze. Gdy kart jest mniej, niż masz dobrać, dobierz, ile jest, i zatrzymaj
    najwyżej podaną liczbę; odrzucone są jawne.

## Gdzie reguły zostawiają wątpliwość

rules-A-AMB = Gdzie reguły zostawiają wątpliwość
rule-A-AMB-1 =
    Długość toru wydarzeń, limity magazynu, ceny modułów, koszty budowy i budowli, pola torów są
    nadrukowane tylko na planszach? Ustalone przez nas, patrz oznaczenia.
rule-A-AMB-2 =
    Czy wolno wybrać POWRÓT, gdy nic nie ma wrócić? Tak (A-TRN-4).
rule-A-AMB-3 =
    Czy droga prowadzi przez mgławice, zajęte regiony, puste pola? A-LAU-11.
rule-A-AMB-4 =
    Czy łupieżcy robią zasadzkę w aktywnym regionie, w którym nie ma już statków? Tak, dosłownie
    (A-RAI-4).
rule-A-AMB-5 =
    Dwaj łupieżcy S zamiast klasy, która jest już na mapie: jeden rzut czy dwa? Jeden rzut, ta sama
    mgławica (A-RAI-7).
rule-A-AMB-6 =
    Symbole tarcz są na typ, a statków jest kilka? Wspólne dla typu, jak nadrukowano (A-SHP-6).
rule-A-AMB-7 =
    Czy zastąpienie księżyca ponownie daje PZ gniazda? Nie (A-MOO-11).
rule-A-AMB-8 =
    Kolejność wydarzenia, magazynu i limitu kart na ręce na koniec tury? Najpierw wydarzenie (A-TRN-6).
rule-A-AMB-9 =
    Kroki znacznika, gdy nie ma go na torze? Przepadają (A-EVT-2).
rule-A-AMB-10 =
    Koniec gry zaczyna się, gdy wydarzenie ma dopiero nastąpić / trwa? Odwołane / dokończone (A-END-2).
rule-A-AMB-11 =
    Trzy strony, dwie remisują o najlepszy wynik z identycznymi kośćmi, trzecia jest niżej? Wszyscy
    pokonani (A-BAT-22).
rule-A-AMB-12 =
    Kolejność operacji taktycznej i nagród przy wspólnym zwycięstwie? A-BAT-25.
rule-A-AMB-13 =
    Czy podstawowy moduł Budowa statków ma półgniazdo? Tak, po otwartej stronie (A-MOD-11).
rule-A-AMB-14 =
    Łupieżcy na kwazarach, choć nikt nie może tam wlecieć? Kładzie się ich tam, mogą odejść, nikt ich tam
    nie atakuje (A-SPR-2).
rule-A-AMB-15 =
    PZ budowli na poziomie 1 i bez poziomu? 4 i 0 (A-END-6).
rule-A-AMB-16 =
    „Tylko z transportowcem na planecie” w powrocie, w którym statki przechodzą na moduły? Transportowiec
    musi być jeszcze na mapie (A-RET-9).
rule-A-AMB-17 =
    Awans na szczycie toru? Przepada (A-TRK-11).
rule-A-AMB-18 =
    Jeden z opublikowanych spisów ma 5 kart budowli, pudełko 15? 15 (po 3 każdego rodzaju).
rule-A-AMB-19 =
    Wcześniej opublikowane reguły rozdawały 2 frakcje, pudełko 3? 3.
rule-A-AMB-20 =
    Czy limit kości ogranicza kupowanie kości za energię? Tak, nie można przepłacić (A-BAT-14).
rule-A-AMB-21 =
    Czy wolno odmówić przechwycenia księżyca? Nie, ale we własnej turze można go od razu porzucić
    (A-MOO-2).
rule-A-AMB-22 =
    Wartość symbolu punktacji regionów specjalnych? 1 PZ, jedyna wartość, jaką podaje spis symboli
    (A-SPR-5).
rule-A-AMB-23 =
    Czy znaczniki tarcz usuwa się w kroku 2 czy w ostatnim kroku powrotu? W kroku 2 (A-RET-17).
rule-A-AMB-24 =
    Czy w środku bitwy wolno wykonywać akcje poboczne? Tak, aktywnemu graczowi; bez kart akcji (A-TRN-8).
rule-A-AMB-25 =
    5 żetonów odkryć na każdym polu nauki czy 5 razem? Na każdym (A-SET-11).
rule-A-AMB-26 =
    Który partner w grze 2 na 2 jest „lewy”? Lewy, jak siedzą: późniejszy w kierunku ruchu wskazówek
    (A-TEA-2).
rule-A-AMB-27 =
    „Niektóre” karty taktyki wolno zagrać podczas wydarzenia, a żadna nie jest wymieniona? Naprawy polowe
    (A-TAC-10).
rule-A-AMB-28 =
    Umieszczanie księżyca w gnieździe „w każdej chwili” wobec „żadnych akcji” podczas wydarzenia? Nie podczas wydarzenia
    (A-TRN-8).
rule-A-AMB-29 =
    Baza, do której wysłano statek: czy wolno odmówić jej efektu (zamiana, budowa)? Nie: A-LAU-8; wybór
    bierze tam jedną możliwość, którą wykonuje się w całości.
rule-A-AMB-30 =
    Kto zna zabraną lub wymuszoną kartę taktyki? Kto ją daje i kto ją dostaje; wszyscy widzą obie liczby
    kart.
rule-A-AMB-31 =
    Talia wydarzeń jest pusta, gdy ktoś może podejrzeć karty? Stos odrzuconych tasuje się tylko wtedy, gdy
    trzeba odkryć kartę, nigdy dla podglądu.
rule-A-AMB-32 =
    Powrót znacznika przy wydarzeniu, które rozpoczęło koniec gry? Odrzuca się tylko kartę; znacznika nie
    ma (A-END-1).
rule-A-AMB-33 =
    Modyfikatory i granice namierzania i kości? Dodaj wszystko, potem ogranicz: namierzanie 6 minus 2 = 4,
    kości 7 minus 1 = 6.
rule-A-AMB-34 =
    Mniej kości i kości kupione? Minimum 1 stosuje się przed energią; każda energia dodaje kość.
rule-A-AMB-35 =
    Kiedy liczy się namierzanie; karty po energii? Odczytuje się je przy rzucie; decyzja o energii zamyka
    własne okienko gracza; kości dane później ponad 6 przepadają, energii się nie zwraca.
# fine: word cd, tb
rule-A-AMB-36 =
    Odległości bez poruszającego się statku (TB08, TA10, CD08, F09)? Mogą prowadzić przez mgławice i zajęte
    regiony, nigdy przez kwazary ani puste pola; łupieżca na kwazarze jest o 1 od jego sąsiadów.
rule-A-AMB-37 =
    Co liczy się do wykonalności (A-LAU-8)? Spis tak, jak jest zapisany; Wysłannicy poszerzają to, których
    liderów można zebrać; karty, żetony, zdolności uruchamiane zdarzeniem i budowle się nie liczą, ale
    wolno użyć ich wcześniej.
# fine: word tl
rule-A-AMB-38 =
    Zezwolenie sojuszu (TL06)? Po efekcie bazy; dwie sztuki dają 2 kredyty.
rule-A-AMB-39 =
    Statek zbudowany przed akcją główną? Platformę sprawdza się raz, przed jakąkolwiek akcją poboczną
    (A-TRN-3).
rule-A-AMB-40 =
    Nagrody wirów na początku tury? Przed czyimkolwiek pierwszym okienkiem.
rule-A-AMB-41 =
    Półgniazdo zapełnione późno? Płaci tylko, jeśli księżyc leży w nim, gdy aktywowany zostaje drugi z
    sąsiednich modułów; w tym powrocie nie płaci ponownie za inny księżyc.
rule-A-AMB-42 =
    Moduły nauki naprawione po drodze? Uszkodzenie i to, czy stać cię na koszt, sprawdza się, gdy
    przychodzi kolej na dany moduł.
rule-A-AMB-43 =
    Płacenie księżycami podczas wydarzenia? Niedozwolone: tylko zasoby z magazynu.
rule-A-AMB-44 =
    2 na 2: moduł oddany partnerowi (A-TEA-9)? Zdolności, uszkodzenia i gniazda dotyczą partnera; zużywa to
    pierwszy moduł tego, kto oddaje.
rule-A-AMB-45 =
    Na której planecie jest najwięcej liderów? Liczą się liderzy leżący na planecie i liczba na jej własnej
    budowli.
# fine: word cd, td
rule-A-AMB-46 =
    Rzuty na miejsce przy kafelkach specjalnych? Każdy rzut, którym kładzie się łupieżcę z karty, prowadzi
    na kafelek specjalny, także przy miejscu zastępczym i dwóch S razem; TD05 i CD04 nadal losują
    mgławicę.
rule-A-AMB-47 =
    TE03 a roje, kwazary? Wolno oddzielić jeden żeton S; łupieżcę z kwazara wolno przesunąć.
rule-A-AMB-48 =
    „Przegrywasz”, „ponosisz porażkę” przy zupełnym remisie? Stosuje się: wszyscy są pokonani.
# fine: word tb
rule-A-AMB-49 =
    Kogo może wskazać TB08? Dowolną stronę w bitwie, siebie i łupieżców też.
rule-A-AMB-50 =
    Okienka na koniec tury? Ostatnie akcje poboczne są przed wydarzeniem; (1) do (3) z A-TRN-6 przebiegają
    bez okienka.
rule-A-AMB-51 =
    Naprawy polowe podczas wydarzenia? Tylko naprawy; nieobowiązkowe zdolności przy naprawach pozostają
    zamknięte.
rule-A-AMB-52 =
    Znacznik końca osiągnięty w trakcie bitwy? Koniec gry rozpoczyna się od razu; bitwa i tura trwają
    dalej.
