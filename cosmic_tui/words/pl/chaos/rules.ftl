### Zasady gry, zdanie po zdaniu.

## Zwycięstwo

rules-K-WIN = Zwycięstwo
rule-K-WIN-1 =
    Na samym końcu twojej fazy końcowej, jeśli przeciwnik nie ma w kolonii żadnej karty,
    wygrywasz.
rule-K-WIN-2 =
    Sprawdzenie z K-WIN-1 dotyczy tylko przeciwnika (lub przeciwników) gracza, którego faza
    końcowa się kończy. Gracz, którego własna kolonia jest pusta, w tej fazie nie przegrywa.
rule-K-WIN-3 =
    Jeśli przy tym sprawdzeniu obie kolonie są puste, wygrywa gracz, którego jest to faza
    końcowa.
rule-K-WIN-4 =
    Pusta kolonia sama niczego nie wstrzymuje: gracz działa dalej, zachowuje rękę, stół i
    kredyty.
rule-K-WIN-5 =
    Próba dobrania albo odrzucenia karty z pustej kolonii nie przenosi żadnej karty i sama w sobie
    nie jest karana.
rule-K-WIN-6 =
    Gracz może się poddać w każdej chwili; wygrywa druga strona (gra wieloosobowa: K-MULTI-9).

## Strefy

rules-K-ZONE = Strefy
rule-K-ZONE-1 =
    Kolonia to twój stos dobierania i zarazem twoje życie. Leży zakryta i nikt do niej nie zagląda, nawet
    właściciel; liczba kart jest jawna. Jej kolejność jest stała: zmienia ją tylko karta lub akcja, która
    każe tasować.
rule-K-ZONE-2 =
    Centrum to twoja ręka. Widzi je tylko właściciel; liczba kart jest jawna, a kolejność dowolna.
rule-K-ZONE-3 =
    W hangarze są statki z wyposażeniem i załogą na pokładzie. Statki leżą odkryte, opłacone karty na nich
    też, a nieopłacone są zakryte. Statki i opłacone karty widzą wszyscy; czym są nieopłacone, wie tylko
    kontrolujący. Kolejność jest dowolna.
rule-K-ZONE-4 =
    W kantynie jest załoga spoza statków, nieopłacona zakryta, opłacona odkryta. Kto ją widzi, mówi
    K-ZONE-3. Kolejność jest dowolna.
rule-K-ZONE-5 =
    Na powierzchni są bazy z ulepszeniami, nieopłacone zakryte, opłacone odkryte. Kto je widzi, mówi
    K-ZONE-3; liczba ulepszeń jest jawna. Tworzą rząd od lewej do prawej w kolejności zagrania, którego
    nigdy się nie przestawia.
rule-K-ZONE-6 =
    Na złom idą karty, które opuściły grę jako opłacone, także zagrane wydarzenia i przerwania. Leżą
    odkryte i każdy może je obejrzeć w każdej chwili. Ich kolejność jest stała.
rule-K-ZONE-7 =
    Na rumowisko idą karty, które opuściły grę jako nieopłacone, karty odrzucone z ręki i zbombardowane
    karty kolonii. Leżą zakryte i widzi je tylko właściciel; liczba kart jest jawna. Ich kolejność jest
    stała.
rule-K-ZONE-8 =
    Pula kredytów to jawna liczba, a nie strefa kart.
rule-K-ZONE-9 =
    Karta zawsze trafia na złom, na rumowisko, do centrum lub do kolonii swojego właściciela,
    ktokolwiek ją kontroluje.
rule-K-ZONE-10 =
    Gdy baza opuszcza powierzchnię, pozostałe zachowują swoją kolejność i zamykają lukę.
rule-K-ZONE-11 =
    Wierzch rumowiska to karta dołożona ostatnia, a spód to karta dołożona pierwsza. Tak samo jest ze
    złomem.
rule-K-ZONE-12 =
    Twoja strona stołu z twojego miejsca: najbliżej ciebie kredyty, kolonia, potem na prawo
    powierzchnia; za nimi złom nad kolonią, na prawo od niego kantyna; najdalej rumowisko nad
    złomem, na prawo od niego hangar. To dotyczy tylko wyglądu.

## Informacje

rules-K-INFO = Informacje
rule-K-INFO-1 =
    Każdy gracz może w każdej chwili sprawdzić: liczbę kart w kolonii, centrum, na złomie i
    rumowisku każdego gracza oraz kredyty każdego gracza.
rule-K-INFO-2 =
    Liczba i miejsce zakrytych kart na stole, żetony na nich i stany kart są jawne.
rule-K-INFO-3 =
    Nie wolno ci pokazywać innym graczom kart ze swojego centrum ani nieopłaconych kart na stole,
    ani nic o nich mówić (w grze wieloosobowej: nawet aluzjami).
rule-K-INFO-4 =
    Efekt karty, który pozwala podejrzeć nieznaną kartę, pozwala na to raz; drugiego podglądu nie
    ma i nie wolno robić notatek. Karta jest pokazana raz i prywatnie, a dziennik mówi tylko, że
    ktoś podglądał.
rule-K-INFO-5 =
    Kontrolujący może zawsze podejrzeć własne nieopłacone karty na stole.
rule-K-INFO-6 =
    Karta ujawniona przez opłacenie, zagranie lub trafienie na złom jest odtąd jawna; karta
    położona na rumowisku zostaje ukryta przed innymi, nawet jeśli widziano ją wcześniej.

## Talie

rules-K-DECK = Talie
rule-K-DECK-1 =
    Oficjalna talia ma dokładnie 45 kart.
rule-K-DECK-2 =
    W talii mogą być najwyżej 3 egzemplarze kart o tej samej nazwie.
rule-K-DECK-3 =
    Cztery zwaśnione pary: człowiek – ksenos, insektoid – karnoplant, cerebryta – zarg,
    tricyplita – kosmorekin. W talii nie mogą być karty obu gatunków jednej pary.
rule-K-DECK-4 =
    Dlatego w talii mogą być najwyżej 4 gatunki.
rule-K-DECK-5 =
    Każda karta ma dokładnie jeden gatunek, jeden typ, jeden podtyp i jedną rzadkość.
rule-K-DECK-6 =
    Talia dla początkujących: dokładnie 30 kart, wybór dowolny. Instrukcja nie wymienia dla niej
    ani limitu egzemplarzy, ani zasady gatunków; w trybie dla początkujących sprawdza się tylko
    liczbę kart.
rule-K-DECK-7 =
    Rada, nie zasada: co najmniej połowa statków, reszta równo rozłożona na pozostałych pięć
    typów; na pierwszą grę prawie same statki.
rule-K-DECK-8 =
    Rzadkość nie ma w grze żadnego efektu. Znaki: księżyc = pospolita, planeta = nieczęsta,
    słońce = rzadka, galaktyka = ultrarzadka.
rule-K-DECK-9 =
    Proporcje w boosterach, na potrzeby kolekcji: kart z planetą trzy razy mniej niż kart z
    księżycem, kart ze słońcem dziesięć razy mniej niż kart z księżycem (30 do 10 do 3). Kart z
    galaktyką nigdy nie ma w boosterach; to nagrody za pierwsze trzy miejsca w turnieju.
# fine: term base
rule-K-DECK-10 =
    Klany (Handel Galaktyczny, Stalowe Orły, Granitowe Węże) to nadrukowana nazwa, która w podstawowym
    zestawie nie ma żadnego efektu w zasadach.
rule-K-DECK-11 =
    Wygląd karty: koszt w kredytach u góry po lewej, znak rzadkości u góry po prawej, nazwa na
    górze; liczby stoją w jednej kolumnie po lewej na dole, od góry do dołu szybkość, siła ognia,
    pancerz, siła bomb. Na wyposażeniu i załodze ta sama kolumna pokazuje, co dochodzi do statku; na
    bazach pokazuje limit ulepszeń i pancerz, jeśli jest.

## Przygotowanie

rules-K-SETUP = Przygotowanie
rule-K-SETUP-1 =
    Każdy gracz tasuje talię; przeciwnik ją przekłada. Staje się ona kolonią.
rule-K-SETUP-2 =
    Obie strony rzucają kostką; zaczyna wyższy rzut (przy remisie rzuca się ponownie). W szybkim
    starcie dla początkujących wolno rzucić monetą.
rule-K-SETUP-3 =
    Każdy gracz dostaje 5 kredytów i dobiera 5 kart.
rule-K-SETUP-4 =
    Każdy gracz może raz wtasować pięć kart w kolonię i dobrać 5 nowych; druga ręka jest
    ostateczna. Przeciwnik przekłada. Nie trzeba dowodzić, że ręka była zła.
rule-K-SETUP-5 =
    Kolejność przy wymianie ręki: najpierw decyduje gracz rozpoczynający; decyzje są jawne, rąk się
    nie pokazuje.
rule-K-SETUP-6 =
    Po każdym tasowaniu talii w trakcie gry przeciwnik ma prawo ją przełożyć; po przełożeniu nie
    wolno tasować ponownie. W programie przełożenie niczego nie zmienia.
rule-K-SETUP-7 =
    Rosnący dochód, gra dwuosobowa: dochód z pierwszych czterech tur gry to kredyty: 1 (gracz
    rozpoczynający), 2, 3, 4; od piątej tury gry po 5. Gracz rozpoczynający dostaje więc 1, potem
    3, potem 5…; drugi 2, potem 4, potem 5…
rule-K-SETUP-8 =
    W pierwszej turze gry gracz rozpoczynający nie może zacząć ataku. Drugi gracz może atakować w
    swojej pierwszej turze.

## Tury

rules-K-TURN = Tury
rule-K-TURN-1 =
    Tura trwa od początku fazy początkowej do końca fazy końcowej; potem jest tura przeciwnika.
rule-K-TURN-2 =
    Fazy po kolei: 1 początkowa, 2 główna, (3 walka, zero lub więcej razy, w ramach fazy głównej),
    4 końcowa.
rule-K-TURN-3 =
    Zasadniczo w turze działa tylko aktywny gracz; druga strona działa przerwaniami, zdolnościami,
    opłaceniem pułapki i jako broniący.
rule-K-TURN-4 =
    Koniec fazy końcowej jest ogłaszany: mówi o nim dziennik.

## Faza początkowa

rules-K-START = Faza początkowa
rule-K-START-1 =
    Przede wszystkim aktywny gracz dostaje dochód: 5 kredytów (rosnący dochód: K-SETUP-7; gra
    wieloosobowa: K-MULTI-5).
rule-K-START-2 =
    Potem działają efekty „faza początkowa” opłaconych kart aktywnego gracza, w kolejności, którą
    ten gracz wskaże.
rule-K-START-3 =
    Potem można zagrać przerwania typu otwarcie, aktywny gracz pierwszy.

## Faza główna

rules-K-MAIN = Faza główna
rule-K-MAIN-1 =
    Za darmo możesz zagrać jedną bazę na powierzchnię, jedną kartę załogi do kantyny albo jedną kartę
    wyposażenia na swój statek, zakrytą i nieopłaconą
rule-K-MAIN-2 =
    Za darmo możesz zacząć atak i wskazać jego cel (K-ATK)
rule-K-MAIN-3 =
    Za darmo możesz zdjąć ze swoich baz łącznie dwa ulepszenia, z tej samej lub z różnych baz, i zyskać
    1 CR
rule-K-MAIN-4 =
    Za koszt karty możesz zagrać wydarzenie, przerwanie lub statek, odkryte i od razu opłacone
rule-K-MAIN-5 =
    Za koszt karty możesz opłacić swoją nieopłaconą bazę (nie pułapkę), załogę lub wyposażenie (nie
    rakietę): odkrywasz ją na dobre
rule-K-MAIN-6 =
    Za 1 kredyt możesz położyć ulepszenie na swojej bazie, tą akcją najwyżej dwa na bazę i turę. Efekty
    kart się do tego nie liczą
rule-K-MAIN-7 =
    Za 1 kredyt możesz dobrać kartę
rule-K-MAIN-8 =
    Za 2 kredyty możesz podejrzeć pięć wierzchnich kart swojej kolonii i wziąć jedną do centrum; potem
    tasujesz kolonię, a przeciwnik przekłada
rule-K-MAIN-9 =
    Za 2 kredyty możesz wziąć do centrum kartę ze spodu swojego rumowiska, ale tylko dopóki twoja kolonia
    ma pięć kart lub mniej
rule-K-MAIN-10 =
    Gdy w kolonii jest mniej niż pięć kart, K-MAIN-8 obejmuje wszystkie; gdy nie ma żadnej, jest
    niedozwolone. K-MAIN-9 wymaga karty na rumowisku. K-MAIN-7 wymaga karty w kolonii.
rule-K-MAIN-11 =
    Kredyty nigdy nie spadają poniżej 0: akcja, której nie możesz w całości opłacić, jest
    niedozwolona.
rule-K-MAIN-12 =
    Po walce faza główna trwa dalej; wolno atakować kilka razy w turze.
rule-K-MAIN-13 =
    Nie ma akcji, która przesuwa, odrzuca lub zabiera z powrotem własne karty ze stołu.
rule-K-MAIN-14 =
    Ulepszenia wolno kłaść na każdej swojej bazie, nieopłaconej i opłaconej, także ponad limit.
rule-K-MAIN-15 =
    Ulepszenia wolno sprzedawać (K-MAIN-3) także z opłaconych baz. Baza pozostaje opłacona, a X
    ustalone przez K-BASE-4 się nie zmienia.
rule-K-MAIN-16 =
    Nie ma osobnego zagrania „odkrytej” bazy, załogi ani wyposażenia: aby wprowadzić kartę
    opłaconą, zagraj ją zakrytą (K-MAIN-1) i opłać (K-MAIN-5), jeśli chcesz, w tej samej fazie
    głównej. Tylko te trzy typy mogą leżeć zakryte i nieopłacone.
rule-K-MAIN-17 =
    Zakończenie fazy głównej jest osobną akcją; otwiera jeszcze jedną, ostatnią okazję (K-STACK-13
    w4).

## Stany kart

rules-K-STATE = Stany kart
rule-K-STATE-1 =
    Karta na stole jest aktywna (ustawiona prosto), wyczerpana (obrócona o 90 stopni) albo
    uszkodzona (o 180 stopni).
rule-K-STATE-2 =
    Każda karta wchodzi do gry jako aktywna.
rule-K-STATE-3 =
    „Aktywna” jako wymóg oznacza opłaconą i ustawioną prosto; wyjątek: na pokład może wejść
    nieopłacona załoga ustawiona prosto (K-CREW-5).
rule-K-STATE-4 =
    Statek zostaje wyczerpany przez strzał, przez odpowiedź ogniem i przez bombardowanie; każda
    karta zostaje wyczerpana lub uszkodzona, gdy stosuje się zdolność o takim koszcie. Koszty
    obrotu (wyczerpanie, uszkodzenie, poświęcenie) może ponieść tylko aktywna karta.
rule-K-STATE-5 =
    Poświęcenie jako koszt: połóż (aktywną) kartę na złom.
rule-K-STATE-6 =
    Trafiony statek i trafiona baza zostają uszkodzone według zasad obrażeń (K-DMG-2, K-DMG-3).
rule-K-STATE-7 =
    W twojej fazie końcowej każda twoja obrócona karta prostuje się o stopień: uszkodzona do
    wyczerpanej, wyczerpana do aktywnej. Poza efektami kart nic innego kart nie prostuje.
rule-K-STATE-8 =
    Stąd statek uszkodzony w turze przeciwnika po twojej następnej turze jest dopiero wyczerpany, a
    aktywny po kolejnej.
rule-K-STATE-9 =
    Wyczerpane i uszkodzone statki nie mogą atakować, bronić, strzelać, odpowiadać ogniem ani
    bombardować.
rule-K-STATE-10 =
    Stałe efekty opłaconej karty działają w każdym stanie, chyba że karta mówi „dopóki aktywna”.
rule-K-STATE-11 =
    Cięższy stan zastępuje lżejszy; karta już uszkodzona pozostaje uszkodzona.

## Opłacone i nieopłacone

rules-K-PAID = Opłacone i nieopłacone
rule-K-PAID-1 =
    Statki, wydarzenia i przerwania opłaca się w chwili zagrania; jeśli nie możesz zapłacić, nie
    możesz ich zagrać.
rule-K-PAID-2 =
    Zakryte i nieopłacone zagrywa się tylko bazy, załogę i wyposażenie. Zagranie ich jest darmowe.
rule-K-PAID-3 =
    Nieopłacona karta nie ma żadnego efektu i żadnego działającego tekstu, liczb ani gatunku.
    Zajmuje swoje miejsce (na statku, w rzędzie na powierzchni).
rule-K-PAID-4 =
    Każdą kartę opłaca się raz; potem leży odkryta, dopóki jest w grze.
rule-K-PAID-5 =
    Gdy zapowiada się opłacenie karty, jej koszt jest płacony, a ona od razu pokazana; za opłaconą
    uchodzi, gdy opłacenie dochodzi do skutku (K-STACK-7).
rule-K-PAID-6 =
    „Zniszczona”: nieopłacone karty idą na rumowisko, opłacone na złom.

## Statki

rules-K-SHIP = Statki
rule-K-SHIP-1 =
    Podtyp to rozmiar: zwiadowca 1, myśliwiec 2, krążownik 3, niszczyciel 4.
rule-K-SHIP-2 =
    Wyposażenie i załoga na statku razem nie mogą przekraczać jego rozmiaru.
rule-K-SHIP-3 =
    Statek jest zawsze odkryty i opłacony przy zagraniu. Może atakować w turze, w której go zagrano.
rule-K-SHIP-4 =
    Statek z tekstem „w hangarze liczy się jako N” stosuje N tylko do limitu hangaru, nie do
    ładowności.
rule-K-SHIP-5 =
    Jeśli efekt obniża ładowność poniżej liczby kart na pokładzie, kontrolujący wybiera nadmiar,
    który zostaje zniszczony.

## Wyposażenie

rules-K-EQP = Wyposażenie
rule-K-EQP-1 =
    Wyposażenie zagrywa się zakryte na własny statek, który ma wolne miejsce. Nigdy nie przechodzi na
    inny statek.
rule-K-EQP-2 =
    Wyposażenie opłaca się w swojej fazie głównej w dowolnej chwili albo w kroku opłacania walki, w
    której bierze udział jego statek; rakiety tylko w kroku opłacania.
rule-K-EQP-3 =
    Tekst i premie do liczb działają, jakby były wydrukowane na statku; koszt obrotu w tekście
    obraca statek. Efekty mówiące o „wartości bazowej” pomijają te premie.
rule-K-EQP-4 =
    Wyposażenie zostaje zniszczone razem ze swoim statkiem.
rule-K-EQP-5 =
    Opłacona rakieta działa na końcu kroku opłacania (K-PAY-4) i w kroku rozbrojenia idzie na złom.
    Nieopłacone rakiety zostają.
rule-K-EQP-6 =
    Inne opłacone wyposażenie pozostaje opłacone.

## Załoga

rules-K-CREW = Załoga
rule-K-CREW-1 =
    Załogę zagrywa się zakrytą do kantyny.
rule-K-CREW-2 =
    Załogę opłaca się w swojej fazie głównej w dowolnej chwili albo w kroku opłacania, gdy jest na
    pokładzie statku w tej walce.
rule-K-CREW-3 =
    Załoga działa tylko na pokładzie statku, jakby była na nim wydrukowana, poza pasażerami (K-CREW-4).
rule-K-CREW-4 =
    Opłacony pasażer może stosować swój tekst w kantynie. Może też wejść na pokład statku, ale tam
    nie można go wyczerpać ani uszkodzić jako kosztu. Jego własny koszt obrotu obraca pasażera, a
    nie statek. Wydrukowane premie do liczb pasażera liczą się tylko na pokładzie.
rule-K-CREW-5 =
    Załoga wchodzi na pokład tylko w kroku zbrojenia walki, tylko na statek, który bierze w niej udział,
    i tylko gdy jej karta stoi prosto; nieopłacona załoga też może wejść.
rule-K-CREW-6 =
    W kroku rozbrojenia załoga musi wrócić do kantyny: ze statku wyczerpanego lub uszkodzonego wraca
    wyczerpana, z aktywnego aktywna; opłacona pozostaje opłacona, nieopłacona nieopłacona.
rule-K-CREW-7 =
    Załoga zostaje zniszczona razem ze swoim statkiem.
rule-K-CREW-8 =
    Załogi na pokładzie nie ma w kantynie: nie można jej zbombardować jako karty z kantyny (K-BOMB-8).

## Bazy

rules-K-BASE = Bazy
rule-K-BASE-1 =
    Bazę zagrywa się zakrytą na prawy koniec rzędu swojej powierzchni.
rule-K-BASE-2 =
    Na bazie wydrukowano limit ulepszeń; budynek i bunkier mają też pancerz.
rule-K-BASE-3 =
    Bazę można opłacić tylko w swojej fazie głównej (pułapki: K-BASE-8) i tylko gdy leży na niej co
    najmniej tyle ulepszeń, ile wynosi limit. Ulepszenia na niej zostają (ale zob. K-MAIN-15).
rule-K-BASE-4 =
    Limit X: wolno położyć dowolną liczbę (także zero); przy opłaceniu X = liczba ulepszeń w tej
    chwili, ustalona na dobre.
rule-K-BASE-5 =
    Limit „?” (tylko pułapki): wolno położyć dowolną liczbę, bez efektu; czysty blef. Limit liczy się
    jako 0.
rule-K-BASE-6 =
    Badania dają efekt przy opłaceniu, a potem idą na złom.
rule-K-BASE-7 =
    Budynek i bunkier zostają odkryte; ich efekty trwają, dopóki karta jest w grze.
rule-K-BASE-8 =
    Pułapkę można opłacić tylko w kroku bombardowania, gdy celem jest właśnie ta baza, a suma bomb wynosi
    co najmniej 2 (K-BOMB-10). Limit podany liczbą też musi być spełniony. Pułapka działa, a potem idzie
    na złom.
rule-K-BASE-9 =
    Nieopłaconą bazę niszczy siła bomb 2, opłaconą tyle, ile wynosi jej pancerz.
rule-K-BASE-10 =
    Opłacona baza, która dostaje obrażenia w dowolnej fazie, od razu zostaje uszkodzona. Przy
    pancerzu 0 jest zniszczona.
rule-K-BASE-11 =
    Żetony na karcie, która opuszcza grę, przepadają.

## Wydarzenia

rules-K-EVT = Wydarzenia
rule-K-EVT-1 =
    Wydarzenie zagrywasz tylko w swojej fazie głównej, przy pustym stosie, gdy nie trwa walka.
rule-K-EVT-2 =
    Wydarzenie opłaca się przy zagraniu; działa i idzie na złom.
rule-K-EVT-3 =
    Cztery podtypy nie mają osobnej zasady czasu; odwołują się do nich inne karty.

## Przerwania

rules-K-INT = Przerwania
rule-K-INT-1 =
    Przerwanie można zagrać w turze własnej i przeciwnika; opłaca się je przy zagraniu, działa i idzie na
    złom.
rule-K-INT-2 =
    Otwarcie zagrywasz tylko w fazie początkowej (czyjejkolwiek).
rule-K-INT-3 =
    Przerwanie walki zagrywasz tylko w fazie walki.
rule-K-INT-4 =
    Reakcję zagrywasz w dowolnej chwili.
rule-K-INT-5 =
    Przerwanie ogólne zagrywasz tylko w fazie głównej (czyjejkolwiek), razem z okazją po wskazaniu celu
    ataku (K-ATK-6), ale nie później w walce.
rule-K-INT-6 =
    Zdolności kart w grze oraz opłacenia baz, załogi i wyposażenia uchodzą za przerwania. Nie są
    kartami przerwań.

## Blefy

rules-K-BLUFF = Blefy
rule-K-BLUFF-1 =
    Każdą kartę ze swojego centrum, jakiegokolwiek typu, wolno zagrać zakrytą, jakby była bazą,
    załogą lub wyposażeniem, i tak samo ją ulepszać lub wprowadzać na pokład.
rule-K-BLUFF-2 =
    Takiej karty nie można w tym miejscu nigdy opłacić. Zniszczona trafia zakryta na rumowisko.
rule-K-BLUFF-3 =
    Nic nie może zdradzić, czy zakryta karta jest prawdziwa: ani oferowane akcje, ani błędy, ani
    czas; czy można ją opłacić, widzi tylko kontrolujący.

## Stos

rules-K-STACK = Stos
# fine: word lifo
rule-K-STACK-1 =
    Zapowiedziana akcja lub przerwanie czeka na stosie, gdy trwają odpowiedzi; najpierw działa to,
    co zapowiedziano ostatnie, potem wstecz (LIFO).
rule-K-STACK-2 =
    Kosztów się nie odwraca: każdą kartę opłaca się przy zapowiedzi.
rule-K-STACK-3 =
    Przerwanie w odpowiedzi na akcję przeciwnika działa przed tą akcją.
rule-K-STACK-4 =
    Jeśli jeden gracz zagrywa kilka przerwań, gdy przeciwnik nic nie robi, ten gracz wybiera
    kolejność, w jakiej działają. Gdy rozliczanie stosu dochodzi do kilku sąsiednich pozycji
    jednego gracza, między którymi nie ma nic od drugiego gracza, ten gracz podaje ich kolejność;
    domyślnie ostatnia jest pierwsza. Akcja, na którą trwają odpowiedzi, nie należy do takiego
    ciągu i zawsze jest ostatnia.
rule-K-STACK-5 =
    Pierwszeństwo: po zwykłej akcji gracza pierwszy może odpowiedzieć drugi gracz (ogłoszenie ataku
    ma własną okazję, K-ATK-6); w okazji przed obrażeniami (K-FIRE-9) pierwszy jest pytany
    strzelający gracz. Po każdej nowej pozycji pyta się drugiego gracza. Dwa pasy z rzędu
    rozpoczynają rozliczanie. Między rozliczanymi pozycjami nikogo się nie pyta, chyba że pyta sama
    pozycja.
rule-K-STACK-6 =
    Cele i wybory wskazuje się przy zapowiedzi, chyba że karta mówi inaczej. Karta, która przy
    rozliczaniu nie ma już celu, nic nie robi, opuszcza grę, a jej koszt przepada.
rule-K-STACK-7 =
    Opłacenia baz, załogi, wyposażenia i zdolności rozlicza się na stosie tak jak przerwania.
rule-K-STACK-8 =
    „Zneutralizuj”: cel schodzi ze stosu na złom bez efektu; jego koszt przepada.
rule-K-STACK-9 =
    „Zneutralizuj przerwanie” wskazuje tylko karty przerwań na stosie, nigdy opłacenia, zdolności
    ani samo siebie.
rule-K-STACK-10 =
    Karta neutralizująca, której własny cel jest już zneutralizowany lub rozliczony, nic nie robi.
rule-K-STACK-11 =
    Nie można odpowiedzieć na: kroki obowiązkowe (dochód, limity, prostowanie, przywrócenie
    pancerza, sprawdzenie zwycięstwa), wyczerpanie jako część strzału, rozbrojenie.
rule-K-STACK-12 =
    Przykład (oficjalne liczby tam, gdzie są podane): Cobra Flash atakującego 5-2-3-0 strzela w
    kartę Czciciel księżyca 4-1-3; Czciciel księżyca zapowiada odpowiedź ogniem. Atakujący:
    Poprawka (siła ognia +1). Broniący: Deflektor Durmacel, 1 CR (pancerz +1).
    Atakujący: Rozkaz z góry, 2 CR, na Deflektor. Broniący: Uchylenie, 2 CR (= koszt Rozkazu z
    góry), na Rozkaz z góry. Obie strony pasują. Rozliczanie: Uchylenie neutralizuje Rozkaz z
    góry; Deflektor podnosi pancerz do 4; Poprawka podnosi siłę ognia do 3; obrażenia:
    Czcicielowi księżyca zostaje 4 – 3 = 1 i przetrwa; Cobra Flash 3 – 1 = 2. Oba statki zostają
    wyczerpane.
rule-K-STACK-13 =
    Okazje tury po kolei; w każdej najpierw pyta się gracza podanego jako pierwszy, potem obowiązuje
    K-STACK-5. w1 faza początkowa po K-START-2: otwarcia, reakcje i zdolności – aktywny gracz
    pierwszy. w2 po zapowiedzi każdej akcji fazy głównej, zanim zadziała: przerwania ogólne,
    reakcje i zdolności – drugi gracz pierwszy. Dobieranie, szukanie (K-MAIN-8, K-MAIN-9),
    ulepszanie, sprzedawanie i zagranie zakrytej karty dzieją się od razu, bez w2. w3 okazja po
    ogłoszeniu ataku K-ATK-6. w4 gdy aktywny gracz kończy fazę główną: jak w2, drugi gracz
    pierwszy. Jeśli coś zagrano, faza główna trwa potem dalej. w5 w walce: po wejściu wszystkich
    załóg na pokład i po opłatach każdego gracza: przerwania walki, reakcje i zdolności –
    atakujący pierwszy. w6 na początku kroku ostrzału i po każdej wymianie ognia: jak w5. w7 okazja
    przed obrażeniami K-FIRE-9. w8 zanim zadziała bombardowanie K-BOMB-4. w9 faza końcowa przed
    K-END-2: reakcje i zdolności – aktywny gracz pierwszy.
rule-K-STACK-14 =
    Przerwanie, którego tekst podaje chwilę (strzał, ogłoszony atak, zagrywaną kartę), można zagrać tylko w okazji, w której ta chwila trwa.

## Ataki

rules-K-ATK = Ataki
rule-K-ATK-1 =
    Atakuje tylko aktywny gracz, we własnej fazie głównej, ale nie w turze wykluczonej przez K-SETUP-8.
rule-K-ATK-2 =
    Najpierw wskazuje się cel: kolonię przeciwnika, centrum przeciwnika, jedną kartę załogi w kantynie
    przeciwnika albo jedną bazę na powierzchni przeciwnika. Wolno wskazać nieopłaconą załogę i
    nieopłacone bazy. Statki nigdy nie są celem ataku.
rule-K-ATK-3 =
    Rozpoczęcie ataku kosztuje 0 plus obowiązującą opłatę za atak (np. Krąg min: +1 za każdy);
    opłatę płaci się przy ogłoszeniu, inaczej atak jest niedozwolony.
rule-K-ATK-4 =
    Do ogłoszenia potrzebny jest co najmniej jeden aktywny statek. Centrum może być celem, nawet
    gdy jest puste; kolonia też.
rule-K-ATK-5 =
    Kamuflaż (K-ABIL-2) nie chroni przed atakiem: być atakowanym to nie to samo, co być celem
    karty.
rule-K-ATK-6 =
    Po wskazaniu celu obie strony mogą jeszcze zagrywać przerwania ogólne i stosować specjalne
    zdolności kart, atakujący pierwszy. To jedyna odpowiedź na samo ogłoszenie; opłacać wtedy nie
    można. Gdy obie strony spasują, zaczyna się krok zbrojenia i odtąd aż do końca fazy walki wolno
    stosować tylko przerwania walki i reakcje (oraz zdolności).
rule-K-ATK-7 =
    Jeśli wskazany cel opuści swoją strefę przed bombardowaniem, walka trwa dalej, ale bombardować
    nie można; nie wskazuje się bombardujących statków, nie można zastosować skradania (K-ABIL-6), a
    statki zostają, jakie są.
rule-K-ATK-8 =
    Jeśli na początku kroku opłacania atakujący nie ma w walce żadnego statku, walka przechodzi od
    razu do rozbrojenia.
rule-K-ATK-9 =
    Kroki po kolei: 1 zbrojenie, 2 opłacanie, 3 ostrzał, 4 bombardowanie, 5 rozbrojenie.

## Krok zbrojenia

rules-K-RIG = Krok zbrojenia
rule-K-RIG-1 =
    Atakujący wybiera, które aktywne statki atakują (co najmniej jeden).
rule-K-RIG-2 =
    Atakujący może wprowadzić na te statki załogę ustawioną prosto z własnej kantyny (K-SHIP-2).
rule-K-RIG-3 =
    Potem broniący decyduje, czy broni i którymi aktywnymi statkami.
rule-K-RIG-4 =
    Broniący może wprowadzić na te statki załogę ustawioną prosto. Na pokład może wejść także
    załoga, która jest celem ataku.
rule-K-RIG-5 =
    Później żaden statek nie może dołączyć, chyba że przez kartę.
rule-K-RIG-6 =
    Jeśli nie broni żaden statek, po kroku opłacania od razu następuje bombardowanie; kroku ostrzału nie
    ma.

## Krok opłacania

rules-K-PAY = Krok opłacania
rule-K-PAY-1 =
    Najpierw atakujący opłaca dowolną nieopłaconą załogę i wyposażenie na własnych statkach w tej
    walce, ile zechce, i na tym kończy.
rule-K-PAY-2 =
    Potem broniący robi to samo na własnych statkach w tej walce. Bez zmieniania się i bez
    powrotów.
rule-K-PAY-3 =
    Kart nieopłaconych teraz nie można opłacić później w tej walce. Rakiety można opłacić tylko
    tutaj.
rule-K-PAY-4 =
    Koniec kroku: wszystkie opłacone rakiety i wszystkie efekty „koniec opłacania” dzieją się w tej
    samej chwili. Najpierw dokonuje się dla nich wyborów, atakujący, potem broniący, a potem
    stosuje się wszystkie razem.
rule-K-PAY-5 =
    Statki zniszczone przez K-PAY-4 usuwa się potem razem; statek tu zniszczony zdąży jeszcze
    odpalić własną rakietę.
rule-K-PAY-6 =
    Jeśli po K-PAY-4 jedna strona nie ma już statku, krok ostrzału się pomija.

## Krok ostrzału

rules-K-FIRE = Krok ostrzału
rule-K-FIRE-1 =
    Biorą udział aktywne statki obu stron w tej walce. Szybkość rzeczywista to wydrukowana i premie,
    liczona na nowo przed każdą decyzją.
rule-K-FIRE-2 =
    Inicjatywę ma strona, do której należy najszybszy aktywny statek; przy równej szybkości za
    szybszego uchodzi atakujący.
rule-K-FIRE-3 =
    Strona z inicjatywą działa jednym ze swoich aktywnych statków, który jest szybszy od każdego
    aktywnego wrogiego statku (atakujący: co najmniej tak samo szybki). Gdy takich statków jest
    kilka, wybiera spośród nich dowolnie.
rule-K-FIRE-4 =
    Działać to strzelić do jednego wrogiego statku w tej walce albo zastosować zdolność, która zastępuje
    strzał (skradanie).
rule-K-FIRE-5 =
    Strona z inicjatywą może zamiast tego spasować; wtedy najszybszy aktywny statek drugiej strony (przy
    równych według jej wyboru) może raz zadziałać, po czym strona statku, który spasował, jest znów
    oceniana według K-FIRE-2.
rule-K-FIRE-6 =
    Gdy obie strony spasują z rzędu albo żaden aktywny statek nie może działać przeciw wrogiemu,
    ostrzał się kończy. Strona, na którą wypada kolej, a która nie ma aktywnego statku, uchodzi za
    pasującą.
rule-K-FIRE-7 =
    Ostrzelany statek zapowiada, czy odpowiada ogniem, czy zamiast tego stosuje zdolność
    (skradanie). Może to tylko aktywny statek. Rezygnacja zostawia go aktywnym, może więc później
    działać w swojej kolejce i sam wybrać cel.
rule-K-FIRE-8 =
    Statek, który ten strzał zaraz zniszczy, i tak odpowiada ogniem.
rule-K-FIRE-9 =
    Okazja przed obrażeniami: zanim zostaną zadane obrażenia, można stosować przerwania walki,
    reakcje i zdolności, strzelający gracz pierwszy (K-STACK-5).
rule-K-FIRE-10 =
    Obrażenia: cel traci tyle pancerza, ile wynosi siła ognia strzelającego; jeśli cel odpowiada
    ogniem, strzelający traci tyle pancerza, ile wynosi siła ognia celu. Jedno i drugie naraz.
rule-K-FIRE-11 =
    Potem strzelający zostaje wyczerpany; statek, który odpowiada ogniem, zostaje wyczerpany; ten,
    który nie odpowiada, pozostaje aktywny.
rule-K-FIRE-12 =
    Potem statki z pancerzem 0 idą na złom ze wszystkim, co na nich jest (K-PAID-6).
rule-K-FIRE-13 =
    Dalej: znów K-FIRE-2 wśród statków wciąż aktywnych. Statek działa najwyżej raz na krok ostrzału,
    chyba że wyprostuje go karta.
rule-K-FIRE-14 =
    Koniec kroku: każdy statek w walce, który dostał co najmniej jedno trafienie (stracił co
    najmniej 1 pancerza), zostaje uszkodzony, bez względu na stan.
rule-K-FIRE-15 =
    Statek z siłą ognia 0 może strzelać i odpowiadać ogniem; nie jest to trafienie.
rule-K-FIRE-16 =
    Jedna wymiana ognia, krok po kroku: (1) zapowiada się strzelającego, cel i przy ciężkiej broni
    kupione punkty; (2) przy serii zapowiada się podział; (3) cel – przy serii każdy aktywny statek,
    któremu przydzielono obrażenia – zapowiada odpowiedź (także własną ciężką broń i
    podział serii), skradanie albo nic; (4) okazja przed obrażeniami; (5) siły ognia odczytuje się na nowo:
    jeśli suma serii się zmieniła, jej właściciel dodaje lub odejmuje różnicę wśród statków już
    wskazanych; (6) podaje się podziały eskadr, najpierw broniący w tej walce; (7) wszystkie
    obrażenia naraz, obroty, straty (K-FIRE-10..12).
rule-K-FIRE-17 =
    Serią można przydzielić obrażenia statkowi, do którego się nie strzela, a ostrzelanemu statkowi
    można przydzielić 0; odpowiedzieć może tylko ostrzelany statek i statki, którym przydzielono
    obrażenia.

## Krok bombardowania

rules-K-BOMB = Krok bombardowania
rule-K-BOMB-1 =
    Atakujący wybiera dowolne własne statki wciąż aktywne w walce jako bombardujące. Bombardują w
    tej samej chwili; suma bomb = ich suma; nie można jej dzielić.
rule-K-BOMB-2 =
    Statek z siłą bomb 0 można wskazać, ale nic nie dodaje.
rule-K-BOMB-3 =
    Bombardujące statki zostają wyczerpane na końcu kroku. (Pułapka, która niszczy „statek”, zastaje
    je jeszcze w grze.)
rule-K-BOMB-4 =
    Zanim bombardowanie zadziała, można stosować przerwania walki, reakcje i zdolności, atakujący
    pierwszy.
rule-K-BOMB-5 =
    Gdy celem jest kolonia, broniący odkłada tyle kart, jedną po drugiej, z wierzchu własnej kolonii na
    własne rumowisko. Progu nie ma.
rule-K-BOMB-6 =
    Gdy celem jest centrum, a suma bomb wynosi co najmniej 2, broniący odkłada z centrum na rumowisko
    dokładnie jedną kartę własnego wyboru; poniżej 2 nic się nie dzieje. Nigdy więcej niż jedna karta na
    walkę.
rule-K-BOMB-7 =
    Gdy celem jest załoga, przy sumie bomb co najmniej 2 zostaje zniszczona (K-PAID-6); poniżej 2 nic się
    nie dzieje.
rule-K-BOMB-8 =
    Jeśli załoga będąca celem weszła w kroku 1 na pokład statku, nie ma jej w kantynie i nie można
    jej zbombardować.
rule-K-BOMB-9 =
    Gdy celem jest nieopłacona baza, przy co najmniej 2 zostaje zniszczona i idzie na rumowisko; poniżej 2
    nic się nie dzieje.
rule-K-BOMB-10 =
    Gdy celem jest nieopłacona pułapka, przy co najmniej 2 broniący może ją teraz opłacić (koszt, limit
    podany liczbą). Zostaje pokazana, działa i idzie na złom zamiast K-BOMB-9. Aby zachować tajemnicę
    (K-BLUFF-3), pytanie pada do broniącego przy każdej tak zbombardowanej nieopłaconej bazie, pułapka
    czy nie.
rule-K-BOMB-11 =
    Gdy celem jest opłacona baza, przy sile co najmniej równej pozostałemu pancerzowi zostaje zniszczona
    i idzie na złom; przy mniejszej traci tyle pancerza i, jeśli to co najmniej 1, zostaje uszkodzona.
rule-K-BOMB-12 =
    Udane bombardowanie = co najmniej jedna karta opuściła kolonię lub centrum albo zniszczono
    załogę lub bazę. Pułapka opłacona przez K-BOMB-10 też uchodzi za udane.
rule-K-BOMB-13 =
    Obrażenia od bomb na opłaconej bazie trwają do przywrócenia pancerza (K-END-4), więc dwa
    bombardowania w jednej turze się sumują.
rule-K-BOMB-14 =
    Pułapka nie cofa bombardowania: baza i tak przepada, a zniszczone statki już zbombardowały.
    „Bombardujące statki” w pułapce to statki wskazane w K-BOMB-1.

## Krok rozbrojenia

rules-K-DIS = Krok rozbrojenia
rule-K-DIS-1 =
    Załoga wraca do kantyny (K-CREW-6).
rule-K-DIS-2 =
    Opłacone wyposażenie pozostaje opłacone; opłacone rakiety idą na złom.
rule-K-DIS-3 =
    Efekty „do końca walki” teraz się kończą. Potem faza główna trwa dalej.

## Słowa kluczowe statków

rules-K-ABIL = Słowa kluczowe statków
rule-K-ABIL-1 =
    Zastosowanie słowa kluczowego jest zawsze dobrowolne i wymaga tylko zapowiedzi. Słowa kluczowe
    walki można stosować tylko wtedy, gdy przychodzi kolej statku (działa albo strzela się do
    niego).
rule-K-ABIL-2 =
    Kamuflaż: nie można go wybrać na cel karty ani zdolności, niczyjej, także właściciela. Efekty na
    wszystkie statki, zagrywane na niego wyposażenie i wchodząca na niego załoga oraz statek, który
    jego kontrolujący musi wskazać jako stratę (Ładunek Chazma), to nie wybór celu. Strzelać do
    niego wolno zwyczajnie; obrażeń z serii nie można mu przydzielić, chyba że to do niego naprawdę
    się strzela lub jemu odpowiada.
rule-K-ABIL-3 =
    Szybki ogień: ostrzelany przez niego statek nie może odpowiedzieć ogniem (ani zamiast tego
    zastosować skradania).
rule-K-ABIL-4 =
    Seria: jego obrażenia, także w odpowiedzi, można rozdzielić między wrogie statki w walce; część
    można pozostawić niezadaną. Każdy aktywny statek, który dostaje z tego podziału
    obrażenia, może odpowiedzieć mu ogniem, wszystko w tej samej wymianie ognia.
rule-K-ABIL-5 =
    Eskadra: obrażenia zadane przez jeden wrogi statek jednemu z twoich statków z eskadrą w walce
    możesz rozdzielić między swoje statki z eskadrą w tej walce; żadnemu nie można przydzielić
    więcej, niż wynosi jego pancerz; reszta zostaje na pierwotnym statku. Nie działa przeciw
    strzałowi rozdzielonemu serią. Odpowiedzieć może tylko ostrzelany statek, dokądkolwiek pójdą
    obrażenia.
rule-K-ABIL-6 =
    Skradanie: w kroku ostrzału, zamiast strzelać lub odpowiadać ogniem, statek od razu bombarduje
    i zostaje wyczerpany. Mogą to tylko atakujący. Każde takie bombardowanie jest osobne i ma własną
    sumę. Jako odpowiedź bombarduje przed zadaniem obrażeń i samo obrażeń nie zadaje. Dla pułapek
    jest to osobny krok bombardowania, w którym bombarduje tylko ten statek; pirotechniki nie można
    dodać.
rule-K-ABIL-7 =
    Ciężka broń: gdy statek strzela lub odpowiada ogniem, zapłać 2 CR za każde +1 siły ognia, do
    końca walki; wynik nie może przekroczyć dwukrotności jego bazowej siły ognia. Wydrukowana ikona
    ceny jest uszkodzona (K-DISC-6).
rule-K-ABIL-8 =
    Naprawa: gdy obrażenia mają uszkodzić statek, zostaje on zamiast tego wyczerpany.
rule-K-ABIL-9 =
    Pirotechnika: w kroku bombardowania odłóż dowolną liczbę kart z wierzchu własnej kolonii na
    swoje rumowisko: +1 siły bomb za każdą do końca walki; wynik nie może przekroczyć dwukrotności
    bazowej siły bomb statku.
rule-K-ABIL-10 =
    Górne granice z K-ABIL-7/9 porównują sumę po wszystkich premiach z dwukrotnością wydrukowanej
    wartości; jeśli premie już ją osiągają, słowo kluczowe nic nie dodaje.
rule-K-ABIL-11 =
    Słowo kluczowe uzyskane dwa razy działa raz.
rule-K-ABIL-12 =
    Specjalne zdolności statków, wyposażenia, załogi i baz można stosować w dowolnej fazie, chyba
    że ogranicza je tekst; każde zastosowanie uchodzi za przerwanie.

## Faza końcowa

rules-K-END = Faza końcowa
rule-K-END-1 =
    Najpierw działają efekty „faza końcowa” kart aktywnego gracza, w kolejności, którą ten gracz wskaże;
    potem jest okazja w9 (K-STACK-13). Wszystko poniżej przebiega bez okazji.
rule-K-END-2 =
    Jeśli twoje centrum ma więcej niż 5 kart, odkładaj wybrane karty na swoje rumowisko, aż zostanie
    5.
rule-K-END-3 =
    Jeśli rozmiary twoich statków przekraczają 12, odkładaj wybrane statki na złom, aż będzie
    najwyżej 12. Potem kredyty powyżej 20 spadają do 20.
rule-K-END-4 =
    Każdy statek i każda baza w grze, u wszystkich graczy, odzyskuje pełny pancerz.
rule-K-END-5 =
    Twoje obrócone karty prostują się o stopień (K-STATE-7).
rule-K-END-6 =
    Efekty „do końca tury” się kończą. Sprawdzenie zwycięstwa K-WIN-1. Następny gracz.
rule-K-END-7 =
    Limity sprawdza się tylko tutaj: w trakcie tury dozwolone jest centrum powyżej 5, hangar powyżej
    12 i kredyty powyżej 20.
rule-K-END-8 =
    Statek oddany na złom z powodu limitu hangaru zabiera ze sobą swoje wyposażenie (K-EQP-4).

## Obrażenia

rules-K-DMG = Obrażenia
rule-K-DMG-1 =
    Żadna wartość karty ani gracza nie spada poniżej 0 (koszt, liczby, limit ulepszeń, kredyty).
rule-K-DMG-2 =
    Statek, który dostaje obrażenia poza walką, od razu zostaje uszkodzony; przy pancerzu 0 jest
    zniszczony.
rule-K-DMG-3 =
    W walce zostaje uszkodzony na końcu kroku ostrzału (K-FIRE-14), także za trafienia z kroku
    opłacania. Jeśli krok ostrzału się pomija, dzieje się to tuż przed bombardowaniem.
rule-K-DMG-4 =
    Statek trafiony w tej samej walce po tej chwili zostaje uszkodzony na końcu kroku bombardowania.
rule-K-DMG-5 =
    Statek trafiony w walce, który ma pancerz 0, zostaje zniszczony po wymianie ognia lub
    równoczesnym efekcie, które go trafiły.
rule-K-DMG-6 =
    Premia do pancerza podnosi tak samo pozostały i pełny pancerz. Gdy się kończy, pełny pancerz
    spada, a pozostały wynosi najwyżej nową pełną wartość, ale nigdy mniej niż 1: sama utrata premii
    nie niszczy.
rule-K-DMG-7 =
    „Zniszcz” pomija pancerz. „Zapobiegnij N obrażeniom” zmniejsza następne obrażenia tego statku o
    N; obrażenia zmniejszone do 0 nie są trafieniem.

## Definicje

rules-K-DEF = Definicje
rule-K-DEF-1 =
    Aktywna: opłacona i ustawiona prosto.
rule-K-DEF-2 =
    Wartość bazowa: wydrukowana liczba, bez innych kart, żetonów i efektów.
rule-K-DEF-3 =
    Cel: wybrana karta w grze albo gracz.
rule-K-DEF-4 =
    Koszt w kredytach: to, co trzeba raz zapłacić, aby karta była opłacona.
rule-K-DEF-5 =
    Przeciwnik: drugi gracz; w grze wieloosobowej wybrany przez ciebie sąsiad.
rule-K-DEF-6 =
    Atakujący / broniący: gracz, który atakuje, i gracz zaatakowany; także karty, które kontrolują.
rule-K-DEF-7 =
    Kontrolujący: kto teraz dowodzi kartą.
rule-K-DEF-8 =
    W grze: każda karta w hangarze, w kantynie lub na powierzchni, także nieopłacona.
rule-K-DEF-9 =
    Żeton: znacznik na karcie, także ulepszenia.
rule-K-DEF-10 =
    Zagrana: karty na stole oraz wydarzenia i przerwania, które właśnie działają.
rule-K-DEF-11 =
    Zniszczona: K-PAID-6.
rule-K-DEF-12 =
    Zneutralizowana: K-STACK-8.
rule-K-DEF-13 =
    Udane bombardowanie: K-BOMB-12.
rule-K-DEF-14 =
    Właściciel: z czyjej talii karta pochodzi.

## Zasady ogólne

rules-K-GEN = Zasady ogólne
rule-K-GEN-1 =
    Tekst karty jest ważniejszy niż ten dokument.
rule-K-GEN-2 =
    Obniżki kosztu zatrzymują się na 0.
rule-K-GEN-3 =
    Jeśli karta każe działać kilku graczom, pierwszy działa gracz, który ją zagrywa.
rule-K-GEN-4 =
    „Możesz” jest dobrowolne; w innym wypadku zrób tyle, ile się da.
rule-K-GEN-5 =
    Zmiana kontroli zachowuje stan, obrażenia, żetony i karty dołączone; karta przechodzi do
    odpowiedniej strefy nowego kontrolującego.
rule-K-GEN-6 =
    Bieżąca liczba = wydrukowana + wszystkie obowiązujące premie i kary, a potem co najmniej 0;
    warunki (jeśli) premii stałych i trwających ocenia się na bieżąco, warunki efektów
    jednorazowych w chwili ich zastosowania. Potem stosuje się górne granice z K-ABIL-7/9 do tego,
    co daje samo słowo kluczowe.
rule-K-GEN-7 =
    Kilka efektów wywołanych w tej samej chwili: aktywny gracz ustala kolejność i stosuje najpierw
    wszystkie własne, potem drugi gracz (w grze wieloosobowej: zgodnie z ruchem wskazówek zegara).
    Wyjątek: K-PAY-4 jest naprawdę równoczesne.
rule-K-GEN-8 =
    Efekt „do końca tury” na „wszystkie twoje statki” obejmuje także statki, które przejdą pod twoją
    kontrolę później w tej turze.
rule-K-GEN-9 =
    Kartę, która potrzebuje celu, można zagrać tylko, gdy istnieje dozwolony cel. Zagranie bez celu
    jest odrzucane, nie marnowane.

## Troje i więcej graczy

rules-K-MULTI = Troje i więcej graczy
rule-K-MULTI-1 =
    Tury idą zgodnie z ruchem wskazówek zegara; przekładanie przeciwnie.
rule-K-MULTI-2 =
    Atakować wolno tylko swoich dwóch sąsiadów.
rule-K-MULTI-3 =
    Karta, która mówi „przeciwnik”, dotyczy wybranego przez ciebie sąsiada.
rule-K-MULTI-4 =
    Nikt nie może atakować w swojej pierwszej turze.
rule-K-MULTI-5 =
    Rosnącego dochodu nie ma: wszyscy dostają 5 kredytów od pierwszej tury.
rule-K-MULTI-6 =
    Rozmowy i układy przy stole są dozwolone, ale obowiązuje K-INFO-3. Układów nikt nie egzekwuje.
rule-K-MULTI-7 =
    Odpadanie: na końcu fazy końcowej gracza każdy z sąsiadów tego gracza, który ma pustą kolonię,
    jest poza grą.
rule-K-MULTI-8 =
    Zwycięstwo: gracz z największą liczbą wyeliminowanych; przy remisie ten, kto dłużej pozostał w
    grze. Gra trwa, aż zostanie jeden.
rule-K-MULTI-9 =
    Eliminacja należy do gracza, którego bombardowanie, karta lub akcja usunęła ostatnią kartę
    kolonii; jeśli zrobiła to ofiara, do nikogo. Gracz, który się poddaje, nie liczy się nikomu.
rule-K-MULTI-10 =
    Karty wyeliminowanego gracza opuszczają grę; karty kontrolowane, ale cudze, idą na złom
    właścicieli; sąsiedzi zostają sąsiadami siebie nawzajem.
rule-K-MULTI-11 =
    Gdy zostaje dwóch graczy, gra toczy się dalej według K-MULTI-2..9.
rule-K-MULTI-12 =
    Pierwszeństwo przerwań idzie zgodnie z ruchem wskazówek zegara od gracza pytanego najpierw;
    wszyscy muszą spasować z rzędu. Przerwania może zagrywać każdy gracz, nie tylko sąsiedzi.

## Uproszczona walka

rules-K-SIMC = Uproszczona walka
rule-K-SIMC-1 =
    Nie ma szybkości ani odpowiedzi ogniem. Gracze strzelają na zmianę, po jednym statku, atakujący
    pierwszy, każdy statek raz; gracza bez statków, które jeszcze nie strzelały, się pomija. Gracz może
    zrezygnować ze strzału; dwie rezygnacje z rzędu kończą krok, a atakujące statki, które nie strzelały
    i nie zostały trafione, mogą bombardować.
rule-K-SIMC-2 =
    Zniszczone statki odchodzą dopiero na końcu kroku ostrzału, więc każdy statek zadaje swoje
    obrażenia, nawet gdy ma już pancerz 0.
rule-K-SIMC-3 =
    W talii nie może być kart, które odwołują się do szybkości lub odpowiedzi ogniem. Sama liczba
    szybkości nie jest odwołaniem.
rule-K-SIMC-4 =
    Seria i skradanie pozostają dozwolone; nieważne są tylko te ich części, które mówią o odpowiedzi
    ogniem.
rule-K-SIMC-5 =
    Uproszczonej walki nigdy nie stosuje się w turniejach.

## Uproszczony dobór gatunków

rules-K-SIMS = Uproszczony dobór gatunków
rule-K-SIMS-1 =
    Poziom 1: dowolne gatunki, także zwaśnione, ale najwyżej cztery. Poziom 2: bez ograniczeń. Ten
    sam poziom dla obu graczy. Rozmiar talii i limit 3 egzemplarzy zostają.
rule-K-SIMS-2 =
    Uproszczonego doboru gatunków nigdy nie stosuje się w turniejach.

## Turnieje

rules-K-TOUR = Turnieje
rule-K-TOUR-1 =
    Rundy szwajcarskie; pierwsza czwórka przechodzi do finałów.
rule-K-TOUR-2 =
    Półfinały 1. z 4. i 2. z 3., po trzy gry; zwycięzcy grają potem trzy gry o pierwsze miejsce;
    pokonani mogą zagrać trzy o trzecie.
rule-K-TOUR-3 =
    „Trzy gry” to najwięcej wygranych z trzech; przy dwóch wygranych koniec.
rule-K-TOUR-4 =
    Godzina na grę; przy przekroczeniu czasu zwycięzcę wskazuje sędzia; gra nigdy nie kończy się
    remisem.
rule-K-TOUR-5 =
    Sędzia programu przy przekroczeniu czasu: więcej kart kolonii; potem więcej kredytów; potem
    więcej pancerza własnych statków razem; potem gracz inny niż rozpoczynający.
rule-K-TOUR-6 =
    Sędzia ma zawsze rację; skargi kończą się z początkiem nowej gry.
# fine: word log, players
rule-K-TOUR-7 =
    Liczba rund szwajcarskich = logarytm dwójkowy liczby graczy, zaokrąglony w górę, 1 punkt za wygraną, wolne losy liczą się jako
    wygrana, miejsca według punktów, potem punktów przeciwników, potem losowania.
rule-K-TOUR-8 =
    Tylko oficjalne zasady: 45 kart, pełna walka, pełna zasada gatunków.

## Tryb dla początkujących

rules-K-BEG = Tryb dla początkujących
rule-K-BEG-1 =
    Talia z 30 kart (K-DECK-6). 5 kart, 5 kredytów, moneta lub kostka. Wymiany ręki nie ma.
rule-K-BEG-2 =
    Dochód wynosi 5 w każdej turze, także w pierwszej (w pierwszej turze jest więc 10 CR).
rule-K-BEG-3 =
    W pierwszej turze gry gracz rozpoczynający nie może atakować.
rule-K-BEG-4 =
    Gra się samymi statkami; ich teksty się pomija; liczy się tylko koszt i cztery liczby. Inne
    karty na ręce służą tylko do odrzucania.
rule-K-BEG-5 =
    Akcje to: zagranie statku za jego koszt, dobranie karty za 1 CR i atak.
rule-K-BEG-6 =
    Celem może być kolonia lub centrum. Bombardowanie centrum nie ma progu: jedna karta przy każdej sile
    bomb i każdej liczbie statków.
rule-K-BEG-7 =
    Broniący może zrezygnować z obrony; atakujące statki wtedy bombardują i zostają wyczerpane.
rule-K-BEG-8 =
    Ostrzał: zawsze strzela następny statek o największej szybkości, przy remisie atakującego (bez
    wyboru kolejności, bez formalnego pasu; gracz może zrezygnować z dalszego strzelania).
    Odpowiedź ogniem i uszkodzenie za obrażenia na końcu walki jak w grze oficjalnej.
rule-K-BEG-9 =
    Koniec tury: cały pancerz przywrócony, własne statki prostują się o stopień, ręka do 5. O
    limicie hangaru i kredytów nie ma mowy: nie stosuje się żadnego.
rule-K-BEG-10 =
    Gra kończy się od razu, gdy kolonia jest pusta; jej właściciel przegrywa.
rule-K-BEG-11 =
    Polecana droga: same statki, potem wyposażenie i wydarzenia, potem reszta z oficjalnymi
    zasadami. Jest tryb „dla początkujących plus”: 30 kart, wszystkie oficjalne zasady.

## Jak czytamy drukowane zasady

rules-K-DISC = Jak czytamy drukowane zasady
rule-K-DISC-1 =
    Czciciel księżyca ma w przykładowej grze siłę ognia 1, a przykład z kartą Kanonier mówi, że
    może zestrzelić Marduk Kurios (pancerz 2). Zostajemy przy sile ognia 1.
rule-K-DISC-2 =
    „Aktywna” jest określona jako opłacona i ustawiona prosto, a w przykładzie na pokład wchodzi
    nieopłacona załoga. K-STATE-3.
rule-K-DISC-3 =
    Tekst zdolności na wyposażeniu obraca statek, choć karty mają też własne stany. Własnych stanów
    wyposażenia się nie stosuje.
rule-K-DISC-4 =
    Obrót wyczerpanych kart w lewo lub w prawo różni się między rozdziałami: to tylko wygląd.
rule-K-DISC-5 =
    Odpowiedź ogniem następuje „potem” w szybkim starcie, a „razem” w tekście oficjalnym: wynik ten
    sam, bo ginący statek może odpowiedzieć.
rule-K-DISC-6 =
    Cena w tekście ciężkiej broni to obrazek, który trudno odczytać. Na liście akcji fazy głównej
    ten sam obrazek stoi przy dwóch akcjach, które kosztują 2 kredyty, więc prawdopodobna cena to
    2; nie można wykluczyć 1 (K-ABIL-7).
rule-K-DISC-7 =
    Instrukcja pozwala stosować zdolności w dowolnej fazie, a zdolności walki tylko wtedy, gdy
    przychodzi kolej statku. Drugie czytamy jako wyjątek dla ośmiu słów kluczowych (K-ABIL-1),
    pierwsze jako zasadę dla tekstów kart (K-ABIL-12).

## Wyjaśnienia

rules-K-CLAR = Wyjaśnienia
rule-K-CLAR-1 =
    Strzelający lub cel zniszczony w okazji przed obrażeniami: statek zniszczony przed obrażeniami
    żadnych nie zadaje i nie dostaje; strzelający, który przetrwał, i tak zostaje wyczerpany,
    odpowiadający, który przetrwał, też, jeśli jego wróg zginął po zapowiedzi odpowiedzi; przy serii
    przepada tylko część zniszczonego statku. K-FIRE-8 chroni odpowiedź tylko wobec tego
    właśnie strzału.
rule-K-CLAR-2 =
    Po rozliczeniu stosu okazje w1, w3, w4, w5, w6, w8 i w9 pytają na nowo, od gracza podanego jako
    pierwszy, aż obie strony spasują przy pustym stosie. w2 i w7 nie: czekającą akcję lub strzał
    rozlicza się jako ostatnią pozycję.
rule-K-CLAR-3 =
    Opłacenia nigdy nie odbywają się w okazji; to słowo w części 21 jest nieważne.
rule-K-CLAR-4 =
    Odpowiedzi na opłacenia w kroku opłacania i na opłacenia pułapek: opłacenia kroku opłacania
    działają od razu, jedyną odpowiedzią jest w5; opłacenie pułapki otwiera okazję taką jak w7,
    atakujący pierwszy, zanim pułapka zadziała.
rule-K-CLAR-5 =
    X liczy się, gdy opłacenie dochodzi do skutku (K-PAID-5): własny Rój robotnic może je tymczasem
    podnieść.
rule-K-CLAR-6 =
    Skradanie i okazje: w8 otwiera się za każdym razem; skradanie jako odpowiedź bombarduje przy
    zapowiedzi (krok 3 z K-FIRE-16), razem z pułapką, przed okazją przed obrażeniami.
rule-K-CLAR-7 =
    W5 (po wejściu na pokład, po opłatach każdego gracza) należy do listy miejsc decyzji w części
    21.
rule-K-CLAR-8 =
    Statek, wyposażenie lub załoga, które są właśnie zagrywane w w2: nie można ich tam wybrać na
    cel; warunki takie jak „kontrolujesz N statków” ich nie liczą.
rule-K-CLAR-9 =
    Opłacenie bez dozwolonego celu: opłacenie jest zawsze dozwolone, część bez celu nic nie robi
    (K-GEN-4). Tak opłacona pułapka też uchodzi za opłaconą: złom, K-BOMB-12.
rule-K-CLAR-10 =
    Karty z kilkoma efektami, z których tylko jeden nie ma celu: można zagrać, gdy dowolny efekt
    może coś zrobić; K-GEN-9 odrzuca tylko karty, których każdy efekt potrzebuje brakującego celu.
rule-K-CLAR-11 =
    Cesarska mobilizacja, Wodorowa uczta: liczba = „wszystkie”: liczba = wszystkie to nie wybór
    celu; statki z kamuflażem też się obraca.
rule-K-CLAR-12 =
    Rykoszet i Manewr osłonowy przeciw kamuflażowi lub na kamuflaż: strzelającego statku się nie wybiera:
    Rykoszet działa. Przekierowany strzał wybiera swój nowy statek: statku z kamuflażem wybrać nie można.
rule-K-CLAR-13 =
    Pełny rozpad: efekt obowiązuje (K-STACK-9); nie dotyczy opłacania ani zdolności.
rule-K-CLAR-14 =
    Blefy jako „wyposażenie” lub „załoga”: dla każdego efektu przeciwnika nieopłacona karta uchodzi
    za typ swojego miejsca, inaczej by się zdradziła; dla kart samego kontrolującego (Szybki
    prototyp) liczy się prawdziwy typ.
rule-K-CLAR-15 =
    Statek z serią, który niczego nie dzieli: seria uchodzi za zastosowaną tylko wtedy, gdy
    obrażenia przydzielono innemu statkowi niż ostrzelany albo część pozostała niezadana.
rule-K-CLAR-16 =
    Odpowiedź serią, która zadaje obrażenia trzeciemu, aktywnemu statkowi: tak, raz; na odpowiedź na odpowiedź
    odpowiedzi nie ma.
rule-K-CLAR-17 =
    Odpowiedź serią w eskadrę strzelającego i obrażenia od rakiet: eskadra dzieli tylko strzał i
    odpowiedź ogniem, nigdy obrażenia z tekstów, także rakiet.
rule-K-CLAR-18 =
    „Zapobiegnij N” większe niż następne obrażenia: niewykorzystane punkty zostają, aż się zużyją
    lub nadejdzie podany koniec.
rule-K-CLAR-19 =
    Obrażenia zapobiegnięte i kilka trafień w jednej wymianie ognia: wszystkie obrażenia jednej
    chwili się sumuje, a zapobieganie odejmuje się od sumy raz.
rule-K-CLAR-20 =
    Ciężka broń i późniejsza premia: górna granica z K-ABIL-7 obowiązuje w każdej chwili (K-GEN-6);
    kredyty za przyrost, który potem zostaje ucięty, przepadają.
rule-K-CLAR-21 =
    Rakieta z zarazą na załogę z efektem na końcu opłacania: tak samo dla załogi i wyposażenia:
    zniszczona tam karta zdąży jeszcze wywołać własny efekt.
rule-K-CLAR-22 =
    Teksty o statku, który zbombardował, gdy bombardujący statek ginie od pułapki: statek (lub karta na nim)
    musi po pułapce być jeszcze w grze; tekst o statku, który zniszczył inny, mówi to już o zniszczeniach.
rule-K-CLAR-23 =
    K-ATK-7, „statki zostają, jakie są”: chyba że strzelają; ostrzał trwa dalej (O5).
rule-K-CLAR-24 =
    Kolejność efektów pojawienia się i powodzenia: ta sama chwila, K-GEN-7.
rule-K-CLAR-25 =
    „Zniszczony” czy tylko oddany na złom: taki statek nie jest zniszczony: ani Kadłub z polisą,
    ani Odszkodowanie; karty na nim odchodzą według K-PAID-6.
rule-K-CLAR-26 =
    Statek, który zmienia kontrolującego, zabiera ze sobą kontrolę nad swoimi nieopłaconymi kartami:
    nowy kontrolujący może je podejrzeć i opłacić; stosy pozostają właściciela (K-ZONE-9). Dawny
    kontrolujący nadal je zna; inni nic nie widzą.
rule-K-CLAR-27 =
    Uchylenie: koszt wydrukowany czy cena zapłacona: koszt celu to cena naprawdę zapłacona za cel,
    przed zniżką na samo Uchylenie; X karty Wykup: wydrukowany koszt statku.
rule-K-CLAR-28 =
    Akademia floty opłacona po pierwszym statku tury: pierwszy statek już był, w tej turze bez
    zniżki; liczy się tura, a nie Akademia.
rule-K-CLAR-29 =
    „Zniszczony ostatnio” przy dwóch statkach straconych w jednej chwili: wybiera kontrolujący.
rule-K-CLAR-30 =
    Wyrocznia na pokładzie: poświęcenie jest zabronione także na pokładzie.
rule-K-CLAR-31 =
    Teksty karty pod nową kontrolą zwracają się do nowego kontrolującego (Barka kupiecka, Kurier
    nasion). Liczniki takie jak „dwa razy na turę” zostają przy karcie.
rule-K-CLAR-32 =
    Ulepszenia, gdy żadna baza nie jest w grze: (opcja karty Wielkie manewry): można wybrać, bez
    efektu, według uwagi o ulepszaniu; K-GEN-9 nie dotyczy wtedy opcji.
rule-K-CLAR-33 = Stałe teksty o „przeciwniku” przy dwóch sąsiadach: opłaty za atak, progi i kopuła działają przeciw każdemu atakującemu; wybrany sąsiad tylko przy efektach jednorazowych.
# fine: word enemy
rule-K-CLAR-34 =
    Wybory enemy_* przy trojgu lub więcej graczach: na kartę wskazuje się przy zapowiedzi jednego
    sąsiada i wszystkie jej słowa „przeciwnik” i „wrogi” oznaczają jego; w walce zawsze drugą
    stronę.
rule-K-CLAR-35 =
    Odpadnięcie w środku stosu lub walki (poddanie się): pozycje tego gracza schodzą ze stosu; walka
    z tym graczem od razu się kończy, statki zostają, jakie są, załoga wraca do domu.
rule-K-CLAR-36 =
    Sąsiedzi z obu stron poza grą albo ostatnie dwie kolonie puste naraz: zostaje gracz, którego jest to
    faza końcowa (jak K-WIN-3), i gra się kończy.
rule-K-CLAR-37 =
    Przekroczenie czasu: „pancerz własnych statków razem”: pozostały pancerz, z premiami.
rule-K-CLAR-38 =
    Wolne losy: najniżej sklasyfikowany gracz bez wolnego losu, nikt dwa razy; wolny los nie dodaje
    przeciwnika; przy mniej niż czterech graczach tylko finał pierwszych dwóch.
rule-K-CLAR-39 =
    Uproszczona walka i rezygnacja: tak; krok kończą tylko dwie rezygnacje z rzędu (pominięci gracze
    się nie liczą).
rule-K-CLAR-40 =
    Dobranie ostatniej karty własnej kolonii w trybie dla początkujących od razu oznacza przegraną
    (K-BEG-10), więc program przedtem ostrzega.
rule-K-CLAR-41 =
    Kontrola talii: w pięciu gatunkach zawsze jest zwaśniona para; zgłasza się K-DECK-3, K-DECK-4
    nigdy osobno; na poziomie 1 zgłasza się K-SIMS-1.
