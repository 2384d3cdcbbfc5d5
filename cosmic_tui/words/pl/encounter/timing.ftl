### Kolejność rzeczy, zdanie po zdaniu.

## Gdy spotkanie kończy się wcześniej

rules-T-END = Gdy spotkanie kończy się wcześniej
rule-T-END-1 =
    Spotkanie może się skończyć wcześniej. Ponowne zasiedlenie i przechwałki, którym broniący ustępuje,
    kończą je sukcesem. Brak statku do wysłania albo karty spotkania u atakującego kończy spotkanie i turę.
    Brak jakiejkolwiek karty spotkania dla broniącego kończy spotkanie. Uniwersalny efekt Nienawistnika
    wskazuje zwycięzcę bez kart, uniwersalny efekt Przegranego sprawia, że przegrywają obie strony,
    wzmocniony efekt Wyroczni czyni z tego porozumienie bez warunków, a Miny gluonowe, które nie zostawiają
    statku na wrotach, dają wygraną broniącemu. Między przyczyną a tym, co następuje, nikt inny nie jest
    pytany.
rule-T-END-2 =
    Karty położone, ale nigdy nieodkryte, wracają na rękę albo do skarbca gracza, po którego stronie leżą.
rule-T-END-3 =
    To, że tura się kończy, zakazuje zwykłego drugiego spotkania, a nie takiego, które po końcu spotkania
    daje moc lub rozbłysk.
rule-T-END-4 =
    Gdy spotkanie jest skończone, zapowiada się następne. Wstawione, przez uniwersalny efekt Wojownika
    i Napęd nieskończoności, są pierwsze: całe spotkania z nowymi limitami rozbłysków, ale bez początku tury
    i bez własnego drugiego spotkania. Potem przerwana tura toczy się dalej ze spotkaniem, które jej się
    należy, albo z dobraniem technologii w jego miejsce. We wstawionym spotkaniu słowa „tura się kończy”
    znaczą tylko, że kończy się to spotkanie.

## Odpowiedzi i następstwa

rules-T-NEST = Odpowiedzi i następstwa
rule-T-NEST-1 =
    Odpowiedzi układają się w stos: na każdą można znów odpowiedzieć, a ostatnią rozlicza się pierwszą.
    Dołożyć wolno tylko to, co odpowiada dokładnie na wierzch stosu.
rule-T-NEST-2 =
    Wszystko, co dzieje się ze statkami i kartami, idzie w tej kolejności: to, co dzieje się zamiast; sama zmiana,
    jednym ruchem; ponowne policzenie kolonii i mocy; to, co na nią odpowiada.
rule-T-NEST-3 =
    To, co wywołała odpowiedź, dokańcza się razem z odpowiedziami na nie, zanim padnie pytanie o następną
    odpowiedź na pierwszą rzecz.
rule-T-NEST-4 =
    Z kilku odpowiedzi na to samo najpierw idą przymusowe, w kolejności tur, potem opcjonalne. Co do tego
    czasu straciło sens, pomija się.
rule-T-NEST-5 =
    Żadnych pętli bez końca: jedna karta lub moc odpowiada na jedną rzecz najwyżej raz, a co moc zyskuje,
    odpowiadając, nigdy nie wywołuje ponownie tej samej mocy, nawet u innego obcego.
rule-T-NEST-6 =
    Kartę, która właśnie trafiła na rękę, można zagrać w następnej pasującej chwili, nigdy wewnątrz stosu
    odpowiedzi, w którym przyszła.
rule-T-NEST-7 = Gdy ktoś wygrał, wszystko, co jeszcze czeka, przepada.

## Ujawnienie

rules-T-REV = Ujawnienie
rule-T-REV-1 =
    Pierwsza część, karty odkryte: metamorfoza kopiuje; wykonuje się to, co zapowiedziano wcześniej; moce
    przymusowe działają w kolejności tur (Człowiek, Pacyfista, Antymaterialista, Potrajacz, Wirus, Wirowiec,
    Wojownik, Makron); potem wszyscy mogą robić rzeczy opcjonalne, aż każdy spasuje. Jeszcze bez wsparcia.
rule-T-REV-2 =
    Druga część, wsparcie: karty wsparcia, ataki i sprzeciwy Rezerwisty oraz każdy rozbłysk, artefakt
    i technologia, które tu pasują, w dowolnym porządku, aż wszyscy po kolei spasują.
rule-T-REV-3 =
    Ilekroć zmienia się karta, rodzaj lub wartość, wszystkie warunki od razu sprawdza się od nowa. Moc
    przymusowa, której warunek właśnie się spełnił, działa wtedy; efekt, którego warunek przestał być
    spełniony, nic nie robi, dopóki to trwa. Każda taka moc działa najwyżej raz na spotkanie.
rule-T-REV-4 =
    Opcjonalne moce pierwszej części, Wybraniec i Mięso armatnie, kończą się razem z nią. Rozbłyski,
    artefakty i technologie, które pasują do obu części, nie.

## Wartość karty

rules-T-VAL = Wartość karty
rule-T-VAL-0 =
    Zaczyna się od nadrukowanej liczby. Metamorfoza ma nadrukowaną liczbę karty przeciwnej.
rule-T-VAL-1 =
    Potem nowa podstawa, ta najpóźniejsza: inna karta w to miejsce ma własną liczbę; uniwersalny efekt
    Człowieka czyni z niej 42, Pacyfisty 15, Zwierciadła kopię przeciwnej wartości; karta zamieniona
    w negocjacje nie ma żadnej. Zmiany zapowiedziane dla dawnej karty odchodzą razem z nią.
rule-T-VAL-2 =
    Potem uniwersalny efekt Potrajacza na przeciwnej karcie 15 lub wyższej: jedna trzecia, zaokrąglona
    w górę. Jego miejsce jest tutaj, kiedykolwiek go zagrano.
rule-T-VAL-3 = Potem odwrócenie Zwierciadła.
rule-T-VAL-4 =
    Potem to, co zapowiedziano, gdy karty leżały zakryte, w kolejności tur: wyrównanie, parzyste albo
    nieparzyste, podana różnica. Czy obowiązują, sprawdza się raz, na liczbach właśnie odkrytych; ile się
    odejmuje lub dodaje, zależy od bieżących wartości.
rule-T-VAL-5 =
    Potem moc Potrajacza: 10 lub mniej się potraja, więcej zmniejsza się do jednej trzeciej, zaokrąglonej
    w górę.
rule-T-VAL-6 = Na końcu liczba karty dodanej przez Wybrańca, nietknięta przez całą resztę.
rule-T-VAL-7 =
    Wartość w tekście to wartość z tej chwili. Może spaść poniżej zera. Na ręce i na stosie odrzuconych liczy
    się tylko nadrukowana liczba.

## Suma strony

rules-T-TOT = Suma strony
rule-T-TOT-1 =
    Statki dodają po 1; statki działającego Makrona i Prometeusz dodają po 4. Wirus mnoży zamiast tego własne
    statki przez kartę; wzmocniony efekt Wirusa bierze też statki sojuszników; uniwersalny mnoży własne przez
    statki sojuszników. Wszystko, co liczy lub mnoży, bierze statki na sztuki, każdy za jeden. Antymaterialista
    odejmuje własne i wszystkie statki sojuszników.
rule-T-TOT-2 =
    Potem zwykłe dodawanie w dowolnym porządku, nigdy nie mnożone: Człowiek, Wojownik, Wirowiec, uniwersalny
    efekt Makrona, cytadele, Mięso armatnie, uniwersalny efekt Kamikadze, Działo słoneczne, Lasery ksenonowe.
rule-T-TOT-3 =
    Potem wsparcie i ataki Rezerwisty ze zwykłym znakiem, nawet przy Antymaterialiście.
rule-T-TOT-4 = Nie ma dolnej granicy. Sumy istnieją tylko wtedy, gdy obie karty są atakami.

## Kto wygrywa

rules-T-OUT = Kto wygrywa
rule-T-OUT-1 =
    Najpierw karty i sumy: wygrywa wyższa suma, przy Antymaterialiście niższa. Remis tak czy inaczej należy do
    broniącego.
rule-T-OUT-2 =
    Automatyczne wygrane przychodzą w to miejsce: Pacyfista i Człowiek z zablokowaną mocą, który wygrywa nawet
    przy dwóch negocjacjach. Z dwóch obowiązuje późniejsza.
rule-T-OUT-3 =
    Na samym końcu przewrót Przegranego zamienia miejscami zwycięzcę i przegranego. Bez zwycięzcy nic nie robi;
    dwa przewroty znoszą się nawzajem.
rule-T-OUT-4 =
    O ile ktoś wygrywa, to zwykła różnica obu sum. Istnieje ona tylko wtedy, gdy porównano sumy i nie obowiązuje
    automatyczna wygrana. Przewrót jej nie zmienia.
rule-T-OUT-5 =
    Spotkanie może się skończyć wygraną atakującego lub broniącego, zawartym porozumieniem lub jego brakiem,
    przegraną obu stron albo przerwaniem.

## Kolejność rozstrzygnięcia

rules-T-RES = Kolejność rozstrzygnięcia
rule-T-RES-1 =
    Znany zwycięzca, straty, lądowanie i powrót, rekompensata, nagrody, dalsze skutki, zachowanie karty,
    odrzucenie, podniesienie odrzuconej karty, sprawdzenie zwycięstwa, koniec spotkania. Po dwóch negocjacjach:
    sojusznicy wracają, rozmowy, porozumienie zostaje uzgodnione i wykonane albo zapłacona cena jego braku,
    a potem dalsze skutki i tak dalej.
rule-T-RES-2 =
    Straty idą w tej kolejności: które statki przepadają; te usuwane z gry (Pustka); te, które zostają (Spiff,
    Kadłuby modułowe); te uratowane (Wartownik, Zombie); reszta trafia razem do wiru; liczy się kolonie i moce;
    odpowiedzi na straty; i dopiero potem dodatkowe straty (Pałkarz), w ten sam sposób.
rule-T-RES-3 =
    Lądowanie: co dzieje się zamiast niego (uniwersalny efekt Cienia); potem wszystkie statki na wrotach
    zwycięskiego atakującego lądują razem albo sojusznicy broniącego wracają; liczy się kolonie; potem to, co
    odpowiada na nowe kolonie.
rule-T-RES-4 =
    Porozumienie wykonuje się jednym ruchem: karty, kolonie, statki uwolnione przez Zombie. Potem statki z wrót
    wracają i liczy się kolonie. Za brak porozumienia płaci się w kolejności tur.
rule-T-RES-5 =
    Do rekompensaty liczą się własne statki, które przez porażkę trafiły do wiru, łącznie z uleczonymi, ale bez
    usuniętych, uratowanych, zatrzymanych i zmiażdżonych. Makron podwaja, wzmocniony efekt Klona może podwoić
    ponownie. Gaz jonowy i uniwersalny efekt Hakera ją zatrzymują, Haker wybiera, skąd, uniwersalny efekt Skąpca
    kładzie karty poza zasięg. Wszystkie karty przechodzą razem.
rule-T-RES-6 =
    Do nagród liczą się statki sojusznika w chwili ustalenia wyniku. Makron podwaja. Wszystkie karty jednej wypłaty
    przychodzą razem i wszystkie statki też.
rule-T-RES-7 =
    Dalsze skutki: najpierw przymusowe (Tik-tak, rozliczenie Dąsacza, cytadele), potem to, co chcą zrobić inni.

## Ręce

rules-T-HND = Ręce
rule-T-HND-1 =
    Nowa ręka: najpierw odkłada się karty na bok tam, gdzie pozwala na to efekt (uniwersalny efekt Skąpca, Sęp,
    uniwersalny efekt Maszyny). Resztę pokazuje się i odrzuca razem, dobiera się razem osiem kart, i to ponownie,
    jeśli nie ma wśród nich karty spotkania. Na końcu odłożone karty wracają.
rule-T-HND-2 =
    Nowe ręce przychodzą na początku tury, dla broniącego w planowaniu oraz przez Nienawistnika, Filantropa
    i uniwersalny efekt Maszyny. Nikt nie dobiera tylko dlatego, że nie ma kart.
rule-T-HND-3 =
    Jeśli ręka głównego gracza zmieniła się po kontroli w planowaniu, obie ręce sprawdza się ponownie tuż przed
    wyborem kart.

## Sprawdzanie zwycięstwa

rules-T-WIN = Sprawdzanie zwycięstwa
rule-T-WIN-1 =
    Zwycięstwo sprawdza się na końcu rozstrzygnięcia; od razu, gdy kolonie powstają poza nim; i gdy mówi tak moc
    (Masochista). Wewnątrz rozstrzygnięcia niczego nie sprawdza się wcześniej.
rule-T-WIN-2 =
    Na wszystko patrzy się razem: dość zewnętrznych kolonii, pusty Tik-tak z działającą mocą, Masochista bez
    statków. Wszyscy, którzy coś spełniają, wygrywają wspólnie.
rule-T-WIN-3 =
    Utrata statków, kolonii lub mocy przed sprawdzeniem się liczy. Zyskanie ich po nim nie.

## Zagrywanie i używanie

rules-T-USE = Zagrywanie i używanie
rule-T-USE-1 =
    Pięć kroków: zapowiedź, ze wskazaniem, wyborami i ceną; odpowiedzi; zapłata ceny; efekt; oraz dokąd trafia
    karta.
rule-T-USE-2 =
    Mocy opcjonalnej można użyć raz na spotkanie, chyba że jej tekst mówi inaczej; przymusowa działa za każdym
    razem, gdy spełnia się jej warunek, i można na nią odpowiedzieć jak na każdą inną.
rule-T-USE-3 =
    Co zatrzymała odpowiedź, kosztuje tylko siebie, bo ceny wcześniej tylko się podaje. Raz zapłacona cena
    pozostaje zapłacona, nawet jeśli jej statki zostaną uratowane.
rule-T-USE-4 =
    O tym, że czegoś użyto raz w tym spotkaniu, pamięta się przy obcym lub karcie, nie przy graczu.

## Bloki

rules-T-ZAP = Bloki
rule-T-ZAP-1 =
    Zablokować można zapowiedziane użycie i zapowiedź wzmocnionego rozbłysku. Kilka części zapowiedzianych razem to
    jedno użycie.
rule-T-ZAP-2 =
    Blok cofa to użycie i do końca spotkania zakazuje każdego użycia tej mocy i jej wzmocnionego rozbłysku. Użycia
    ukończone wcześniej obowiązują.
rule-T-ZAP-3 =
    Znak bloku zostaje przy obcym i przechodzi razem z nim. Dwie moce jednego gracza blokuje się osobno.
rule-T-ZAP-4 =
    Wzmocniony rozbłysk zablokowany przy zapowiedzi albo razem z użyciem, do którego należy, nic nie robi i wraca
    niezagrany na rękę. Jego właściciel może w tym spotkaniu jeszcze zagrać stronę uniwersalną albo inny rozbłysk.
    Wzmocniony, którego efekt był pełny przed blokiem, liczy się jako zagrany.
rule-T-ZAP-5 =
    Bloki to Kosmiczny blok, Generator kosmopola i Człowiek, który wzmocnionym rozbłyskiem blokuje własną
    moc. Uniwersalny efekt Uzdrowiciela odpowiada na każdy cudzy blok.
rule-T-ZAP-6 =
    Zatrzymany blok się nie wydarzył: niczego się nie zakazuje, a Człowiek nic nie zyskuje.
rule-T-ZAP-7 =
    Części mocy, których nie można zablokować, działają dalej po bloku, ale nie wtedy, gdy moc jest utracona, chyba
    że tekst mówi inaczej.

## Rozbłyski

rules-T-FLR = Rozbłyski
rule-T-FLR-1 =
    Rozbłysk, którego tekst mówi „za każdym razem”, i tak działa raz na spotkanie. Zagrany na początku tury należy do
    pierwszego spotkania tej tury, zagrany na końcu do spotkania, które się kończy.
rule-T-FLR-2 =
    Co się dzieje z zatrzymanym rozbłyskiem: anulowany przez Karciany blok zostaje odrzucony i był zagrany.
    Skradziony uniwersalnym efektem Przywłaszczyciela jest na ręce złodzieja, a właściciel nigdy go nie zagrał.
    Zatrzymany rozbłyskiem Antymaterialisty znów jest na ręce, niezagrany i zakazany w tym spotkaniu.
rule-T-FLR-3 =
    Wzmocniony, który zmienia użycie, zagrywa się razem z tym użyciem, zanim jego efekt będzie pełny. Przy
    przymusowym użyciu pytanie do właściciela pada tuż przedtem.
rule-T-FLR-4 =
    Strona wzmocniona wymaga obcego, którego wskazuje, i działającej mocy. Ten sam gracz zagrywa stronę uniwersalną,
    dopóki moc jest utracona lub zablokowana. Przy dwóch mocach otwarte są obie strony wzmocnione.
rule-T-FLR-5 =
    Niektóre rozbłyski nie wracają po swoim efekcie; tekst mówi wtedy, dokąd trafiają.

## Tracenie i zyskiwanie mocy

rules-T-POW = Tracenie i zyskiwanie mocy
rule-T-POW-1 =
    Rodzime kolonie liczy się po każdym pełnym ruchu. Moc, która gaśnie, od tej chwili nic nie może.
rule-T-POW-2 =
    Co zapowiedziano, obowiązuje. Zapowiedziane użycie, które nie zostało zablokowane, biegnie do końca, nawet jeśli moc zostanie
    tymczasem utracona, wymieniona lub pożyczona. Każde późniejsze użycie wymaga mocy od nowa.
rule-T-POW-3 =
    Co dzieje się zamiast straty, ocenia się, zanim ruszą się statki, i obejmuje to jeszcze stratę, która kosztuje
    decydującą kolonię. Co odpowiada na stratę, ocenia się po niej i tej już nie obejmuje.
rule-T-POW-4 =
    Dopóki moc jest utracona, wszystkie jej części są wyłączone, z wyjątkiem rozliczenia, które już zarządzono
    (Dąsacz). Żetony, skarbiec i cytadele zostają.
rule-T-POW-5 =
    Obcy, który zmienia właściciela, zabiera swoje żetony, odłożone karty i znaki. O tym, czy działa, decydują rodzime
    kolonie nowego właściciela. Przygotowania nigdy się nie powtarza.
rule-T-POW-6 =
    Moc, która przychodzi, bierze udział od następnej kolejki pytań; ta, która przychodzi na końcu spotkania, od
    następnego spotkania.
rule-T-POW-7 =
    Obcy, którzy się wykluczają, nigdy nie wchodzą do gry razem. Obcego, który potrzebuje przygotowania, nigdy nie
    dobiera się później.

## W spotkaniu

rules-T-ENC = W spotkaniu
rule-T-ENC-1 =
    W spotkaniu są: własne statki atakującego na wrotach, własne statki broniącego na planecie oraz statki sojuszników
    na wrotach lub obok planety.
rule-T-ENC-2 =
    Atakujący ma swoją rolę od początku tury, broniący od rozstrzygnięcia celu, sojusznik od swojej odpowiedzi aż do
    anulowania sojuszu lub końca spotkania, nawet po powrocie statków. Zanim broniący jest znany, każda rola z głównym
    graczem pasuje tylko do atakującego.
rule-T-ENC-3 = Brak statków nie kończy roli.

## Statki

rules-T-SHP = Statki
rule-T-SHP-1 =
    „Do domu” znaczy: do dowolnych własnych kolonii; jeśli ich nie ma, do wiru. Statki nie mogą wrócić na planetę,
    którą opróżniło to samo zdarzenie.
rule-T-SHP-2 =
    Limit czterech statków dotyczy tylko wysyłania i dołączania. Efektów, które dokładają statki później, nie
    dotyczy.
rule-T-SHP-3 =
    Straty, których się od ciebie żąda, bierze się z twoich kolonii i z technologii, które opracowujesz, nie z wrót,
    nie z miejsc obok planety i nie z wiru. Brak porozumienia bierze je skądkolwiek poza wirem. Jeśli jest ich mniej,
    niż żądano, przepadają wszystkie i nie zostaje dług.
rule-T-SHP-4 =
    Efekty, którymi przesuwasz, płacisz lub poświęcasz własne statki, nie mogą ruszyć tych na technologii.
rule-T-SHP-5 =
    Statek zapłacony jako cena to prawdziwa strata i można na nią odpowiedzieć, uratować go lub uleczyć jak każdy
    inny.
rule-T-SHP-6 =
    Statków usuniętych z gry nigdzie nie ma i liczą się tylko dla Uzdrowiciela i Masochisty.

## Wszystko naraz

rules-T-BAT = Wszystko naraz
rule-T-BAT-1 =
    Wszystko, co jeden gracz zyskuje, traci, dobiera lub odrzuca z jednej przyczyny w jednej chwili, to jedno
    zdarzenie. Gracze trafieni razem mają po jednym. Każda powtórzona nowa ręka to nowe zdarzenie.
rule-T-BAT-2 =
    Świeże statki to te, które trafiły do wiru w tym spotkaniu. Statki są jednakowe; kto odzyskuje statki, bierze
    najpierw świeże, chyba że świeże są wykluczone.
rule-T-BAT-3 =
    Jeśli talia kończy się w trakcie dobierania, tasuje się ją ponownie i to samo dobieranie trwa dalej.

## Karty w drodze na stos

rules-T-DIS = Karty w drodze na stos
rule-T-DIS-1 =
    W tej kolejności: jej własny gracz może ją zatrzymać (Klon); inni muszą ją zabrać (Sęp); inni mogą ją zabrać
    (uniwersalny efekt Rezerwisty, wzmocniony efekt Sępa); leży na stosie; inni mogą ją stamtąd podnieść
    (Przywłaszczyciel, Burek).
rule-T-DIS-2 =
    Karta, którą jej gracz zatrzymuje, nigdy nie została odrzucona. Karty skradzione, dane, wymienione lub wzięte jako
    rekompensata nie są odrzucone.
rule-T-DIS-3 =
    Zagrane artefakty odrzuca się, gdy ich efekt jest pełny, karty spotkania i wsparcie pod koniec rozstrzygnięcia,
    karty anulowane od razu.

## Metamorfoza

rules-T-MOR = Metamorfoza
rule-T-MOR-1 =
    Metamorfoza jest metamorfozą wszędzie, z wyjątkiem czasu, gdy leży odkryta. Wtedy ma skopiowany rodzaj i nadrukowaną
    liczbę i zmienia się jak każda karta swojej strony. Późniejsze zmiany skopiowanej karty jej nie sięgają. Metamorfoza,
    która przychodzi później, kopiuje przeciwną kartę taką, jaka wtedy jest, z jej nadrukowaną liczbą.

## Sukces

rules-T-SUC = Sukces
rule-T-SUC-1 =
    Sukces, który pozwala na drugie spotkanie: atakujący wygrał, zawarto porozumienie, ustąpiono przechwałkom albo
    ponownie zasiedlono planetę. Nie ma sukcesu: broniący wygrał, nie ma porozumienia, przegrały obie strony albo
    spotkanie przerwano. Przy porozumieniu nikt nie wygrywa ani nie przegrywa, a sojusznicy nic nie zyskują.
rule-T-SUC-2 =
    Spotkania bez walki i przerwane nie wywołują niczego, co pyta o wygraną, przegraną lub porozumienie.

## Informacja

rules-T-INF = Informacja
rule-T-INF-1 =
    Zapowiedzi, wskazania i ceny są jawne. Ukryte karty pokazuje się tylko temu, kogo wymienia tekst. Wszystkich pyta się
    w tym samym tempie, cokolwiek mają.

## Spory

rules-T-LIS = Spory
rule-T-LIS-1 =
    W tej kolejności: co mówią same teksty; zakaz przed pozwoleniem; przymusowe przed opcjonalnym; kolejność tur;
    a własne rzeczy jednego gracza tak, jak ten gracz woli.
rule-T-LIS-2 =
    Zmiany liczb nigdy się nie ścigają: każda ma swoje miejsce w kolejności wartości i sum, a kolejność tur decyduje tylko
    wewnątrz jednego kroku.
rule-T-LIS-3 =
    Jeśli kilka efektów uratowałoby lub przesunęło ten sam statek lub tę samą kartę, rozstrzyga pierwszy zastosowany.
rule-T-LIS-4 =
    Dostajesz do wyboru tylko to, co pasuje do roli, chwili i limitów i ma co najmniej jeden dozwolony wybór. Moc
    przymusowa bez dozwolonego wyboru nie działa.
