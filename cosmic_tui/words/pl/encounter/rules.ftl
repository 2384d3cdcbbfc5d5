### Zasady gry, zdanie po zdaniu, do wyszukiwania. Id w nawiasie to odsyłacz.

## Zasady ogólne

rules-R-GEN = Zasady ogólne
rule-R-GEN-1 =
    Moc obcego ma pierwszeństwo przed ogólnymi zasadami wszędzie tam, gdzie jest z nimi sprzeczna,
    tak samo jak tekst właśnie wykonywanej karty. Jeśli sprzeczne są dwa takie teksty, ten, który
    anuluje lub zabrania, ma pierwszeństwo przed tym, który pozwala; jeśli to nie rozstrzyga,
    decyduje kolejność tury (R-TIM-2).
rule-R-GEN-2 =
    Kolonia to jeden lub więcej statków jednego koloru na jednej planecie. Bez względu na to, ile
    statków tam stoi, jest to jedna kolonia. Gracz ma na planecie najwyżej jedną kolonię; na planecie mogą być
    kolonie kilku graczy.
rule-R-GEN-3 =
    Kolonia na planecie twojego własnego systemu to rodzima kolonia. Kolonia na planecie cudzego
    systemu to zewnętrzna kolonia.
rule-R-GEN-4 =
    Planeta należy do systemu, w którym leży, bez względu na to, kto na niej stoi. Utrata wszystkich
    statków na niej nie zmienia tego, czyja jest planeta.
rule-R-GEN-5 =
    Statki na wrotach, obok planety jako statki sojuszników broniącego, w wirze albo na technologii
    nie są na planecie i nie tworzą kolonii.
rule-R-GEN-6 =
    Nikt nigdy nie odpada z gry. Gracz, którego wszystkie statki są w wirze, nadal ma swoje tury,
    broni się, negocjuje, zagrywa karty i może być zaproszony.
rule-R-GEN-7 =
    Każde tasowanie i każdy losowy wybór wynikają z jednej tajnej liczby, wylosowanej na początku gry,
    tak że skończoną grę można dokładnie odtworzyć.
rule-R-GEN-8 =
    Gdy efekt wymaga więcej, niż to możliwe, wykonuje się część możliwą: tyle, ile masz.
rule-R-GEN-9 =
    Gracz na lewo od kogoś to następne miejsce zgodnie z ruchem wskazówek zegara. Gra przechodzi w
    lewo.

## Co jest w pudełku

rules-R-KIT = Co jest w pudełku
rule-R-KIT-1 =
    W grze jest 50 obcych, 20 kart celu, 72 karty kosmosu, 50 rozbłysków i poza nimi jeden klasyczny
    rozbłysk Przywłaszczyciela, 20 technologii, 42 żetony kosmosu, 7 żetonów dąsów, 25 planet, 100
    statków, jeden wir, jedne wrota oraz po jednym: planeta Genesis, Działo słoneczne i Prometeusz.
rule-R-KIT-2 =
    Jest pięć kolorów graczy: czerwony, zielony, niebieski, żółty i fioletowy.
rule-R-KIT-3 =
    72 karty kosmosu to 39 ataków, 15 kart negocjacji, 1 metamorfoza, 6 wsparć i 11 artefaktów.
rule-R-KIT-4 =
    20 kart celu to po trzy karty każdego koloru, dwie karty uniwersalne i trzy karty specjalne.
    Jedna karta każdego koloru ma ostrzeżenie o zagrożeniu, które tutaj nic nie robi.
rule-R-KIT-5 =
    Obcy ma nazwę, moc z jej tekstem, jednozdaniowy skrót, poziom zaawansowania (zielony dla
    początkujących, żółty, czerwony dla ekspertów), rolę, jakiej trzeba, żeby użyć mocy, informację,
    czy moc działa opcjonalnie, czy przymusowo, oraz fazy, w których działa.
rule-R-KIT-6 =
    Każdy artefakt, każde wsparcie, każda strona rozbłysku i każda technologia też podają rolę i
    fazy, w których działają.

## Przygotowanie

rules-R-SET = Przygotowanie
rule-R-SET-1 =
    Gra trzech, czterech albo pięciu graczy. Każdy bierze kolor, a miejsca są stałe na całą grę.
rule-R-SET-2 =
    Każdy gracz dostaje pięć planet jednego koloru jako rodzimy system, stawia na każdej cztery ze
    swoich dwudziestu statków i zaczyna bez zewnętrznych kolonii.
rule-R-SET-3 =
    Karty celu w kolorach, którymi nikt nie gra, zostają usunięte, a reszta potasowana: 14 kart przy
    trzech graczach, 17 przy czterech, 20 przy pięciu.
rule-R-SET-4 =
    Przed grą stół decyduje, czy bierze udział zwykły, czy klasyczny rozbłysk Przywłaszczyciela.
    Drugi zostaje w pudełku. Bez decyzji jest to ten zwykły.
rule-R-SET-5 =
    50 rozbłysków zostaje potasowanych i każdy gracz dostaje dwa zakryte. Każdy gracz w tajemnicy
    czyta dwóch obcych, których one wskazują, i zatrzymuje jednego; drugi wraca do pudełka, gdzie
    mogą go jeszcze znaleźć efekty, które dobierają obcego. Wybrani obcy leżą zakryci, aż wszyscy
    wybiorą, a potem zostają razem odkryci, chyba że gra się z ukrytymi mocami.
rule-R-SET-6 =
    Jeśli stół ogranicza poziomy zaawansowania, rozdaje się tylko rozbłyski takich obcych. Rozbłysk,
    którego obcy nie pasuje do liczby graczy, wariantów albo do innego obcego rozdanego przed nim,
    zostaje zastąpiony, zanim ktokolwiek wybierze.
rule-R-SET-7 =
    Wszystkie rozdane rozbłyski, obcych wybranych i odrzuconych, trafiają do talii kosmosu. Przy
    mniej niż pięciu graczach dokłada się losowe rozbłyski, aż będzie ich dziesięć. Talia ma wtedy
    82 karty, bez względu na liczbę graczy. Stół może też grać bez rozbłysków, z 72 kartami; to
    dobre na pierwszą grę.
rule-R-SET-8 =
    Każdy gracz dostaje osiem kart. Reszta to zakryta talia. Własną rękę możesz oglądać, ale nie
    możesz jej pokazywać.
rule-R-SET-9 =
    Pierwsza ręka bez kart spotkania zostaje; poprawiają ją tylko zasady dobierania nowych kart
    (R-HND-1).
rule-R-SET-10 =
    Potem każdy, czyj obcy wymaga przygotowania, robi to, co mówi jego tekst, w kolejności tury od
    pierwszego gracza.
rule-R-SET-11 =
    Żeby znaleźć pierwszego gracza, odkrywa się karty celu, aż któraś pokaże kolor gracza; ten gracz
    zaczyna. Wszystkie odkryte karty wtasowuje się z powrotem.
rule-R-SET-12 = W wariancie z technologiami rozdaje się je na końcu (R-TEC-1).

## Tura

rules-R-TRN = Tura
rule-R-TRN-1 =
    Tura to jeden początek tury i po nim jedno lub dwa spotkania. Początek tury jest tylko raz,
    przed pierwszym spotkaniem; co działa na początku tury, działa tylko wtedy.
rule-R-TRN-2 =
    Najpierw kontroluje się rękę atakującego: jeśli jest w niej karta spotkania, nic się nie dzieje, a
    jeśli nie, atakujący dostaje nową rękę (R-HND-1). Potem następują efekty początku tury; jeśli
    zostawią atakującego bez karty spotkania, rękę kontroluje się jeszcze raz.
rule-R-TRN-3 = Pierwsze spotkanie jest obowiązkowe.
rule-R-TRN-4 =
    Drugie spotkanie jest dozwolone dokładnie wtedy, gdy pierwsze było sukcesem: atakujący je wygrywa
    albo zawarto porozumienie, albo ponownie zasiedlono pustą rodzimą planetę, albo efekt, który je
    zakończył, nazywa je sukcesem. Nigdy nie jest obowiązkowe.
rule-R-TRN-5 =
    Po drugim spotkaniu tura się kończy, bez względu na jego wynik. Trzeciego nie ma bez specjalnego
    efektu.
rule-R-TRN-6 =
    Drugie spotkanie znów przechodzi przez wszystkie siedem faz, zaczynając od przegrupowania. Może
    być przeciwko temu samemu graczowi.
rule-R-TRN-7 =
    Żeby zacząć drugie spotkanie, atakujący musi mieć na ręce kartę spotkania; inaczej tura się
    kończy. Atakujący nie musi mówić, dlaczego tura się kończy.
rule-R-TRN-8 = Gdy tura się kończy, atakującym zostaje gracz po lewej.
rule-R-TRN-9 =
    Spotkanie ma siedem faz, zawsze w tej kolejności: przegrupowanie, cel, start, sojusz,
    planowanie, ujawnienie, rozstrzygnięcie.

## Faza 1: przegrupowanie

rules-R-REG = Faza 1: przegrupowanie
rule-R-REG-1 =
    Faza przebiega w tej kolejności: akcje technologii, jeśli gra się tym wariantem; wszystko, co
    można zagrać na początku spotkania albo w fazie przegrupowania; potem atakujący odzyskuje
    statek.
rule-R-REG-2 =
    Jeśli atakujący ma w wirze statek, opuszcza go dokładnie jeden z nich. To nie jest opcjonalne.
rule-R-REG-3 =
    Atakujący stawia ten statek w dowolnej jednej własnej kolonii, rodzimej albo zewnętrznej.
rule-R-REG-4 =
    Jeśli atakujący nie ma nigdzie kolonii, statek trafia prosto na wrota i liczy się jako jeden ze
    statków wysłanych w tym spotkaniu.
rule-R-REG-5 =
    Jeśli w wirze nie ma statku atakującego, nic nie wraca. To, co działa zamiast odzyskania statku,
    można mimo to zagrać.
rule-R-REG-6 = Przegrupowuje się tylko atakujący. Statki pozostałych zostają w wirze.

## Faza 2: cel

rules-R-DES = Faza 2: cel
rule-R-DES-1 =
    Atakujący dobiera wierzchnią kartę celu tak, by wszyscy ją widzieli. Potem trafia ona na
    odrzucone karty celu.
rule-R-DES-2 =
    Jeśli w chwili dobierania w talii celu została tylko jedna karta, najpierw tasuje się ją razem z
    odrzuconymi kartami celu w nową talię. Dlatego nikt nie może znać ostatniej karty.
rule-R-DES-3 =
    Jeśli karta pokazuje kolor innego gracza, ten gracz zostaje broniącym, a spotkanie odbywa się w
    jego rodzimym systemie.
rule-R-DES-4 =
    Jeśli karta pokazuje twój własny kolor, masz wybór: odrzuć kartę i dobierz ponownie albo spróbuj
    usunąć zewnętrzną kolonię ze swojego systemu, jeśli taka jest, albo ponownie zasiedl pustą rodzimą
    planetę, jeśli taka jest. Za każdym razem, gdy wypadnie twój własny kolor, możesz wybrać na nowo.
rule-R-DES-5 =
    Przy karcie uniwersalnej atakujący wskazuje dowolnego innego gracza jako broniącego, a spotkanie
    odbywa się w rodzimym systemie tego gracza. Karta uniwersalna nigdy nie pozwala atakującemu
    działać we własnym systemie.
rule-R-DES-6 =
    Karta specjalna sama znajduje broniącego, a spotkanie odbywa się w rodzimym systemie tego gracza.
    Trzy takie karty pytają o najwięcej zewnętrznych kolonii, najwięcej kart na ręce i najmniej
    statków w wirze, wśród graczy innych niż atakujący. Przy remisie chodzi o pierwszego z
    remisujących na lewo od atakującego.
rule-R-DES-7 =
    Dla każdego efektu, który pyta o kolor, karta specjalna liczy się jako kolor broniącego, którego
    znalazła. Karta uniwersalna nie liczy się jako żaden kolor.
rule-R-DES-8 =
    Gdyby karta specjalna kiedykolwiek wskazała atakującego, traktuje się ją jak własny kolor
    atakującego.
rule-R-DES-9 =
    Bez specjalnego efektu atakujący nigdy nie może zaatakować kolonii, którą jeden przeciwnik ma w
    systemie innego przeciwnika.
rule-R-DES-10 = Ostrzeżenia o zagrożeniu pomija się.

## Faza 3: start

rules-R-LAU = Faza 3: start
rule-R-LAU-1 =
    Atakujący kieruje wrota na jedną planetę tego systemu: dowolną, ze statkami broniącego albo bez
    nich. Przy usuwaniu kolonii jest to planeta tej kolonii.
rule-R-LAU-2 =
    Atakujący przenosi na wrota od jednego do czterech własnych statków, z dowolnego zestawu
    własnych kolonii, rodzimych albo zewnętrznych. Statek, który trafił na wrota prosto z wiru, jest
    jednym z tych czterech i sam wystarcza.
rule-R-LAU-3 = Statków w wirze albo na technologiach nie można wysłać.
rule-R-LAU-4 =
    Atakujący może zabrać z kolonii ostatni statek. Ta kolonia wtedy znika. Najpierw dostajesz
    ostrzeżenie.
rule-R-LAU-5 =
    Broniący ani nie dokłada statków na planetę, ani ich nie zabiera. Biorą udział wszystkie statki,
    które tam ma, nawet jeśli nie ma żadnego.
rule-R-LAU-6 =
    Planety bez statków broniącego nie broni żaden statek; wszystko inne przebiega jak zwykle.
rule-R-LAU-7 =
    Kolonie na tej planecie, które nie należą do broniącego, są obserwatorami: nie dodają nic żadnej
    stronie i wynik ich nie dotyczy.
rule-R-LAU-8 =
    Wysłanych statków nie można bez efektu ani zabrać z powrotem, ani później do nich dołożyć.
rule-R-LAU-9 =
    Jeśli atakujący nie może postawić na wrotach nawet jednego statku, spotkanie kończy się w tym
    miejscu bez sukcesu, a z nim tura.
rule-R-LAU-10 =
    Jeśli efekt później zabierze z wrót własne statki atakującego, a statki sojuszników zostaną,
    spotkanie trwa, a wygrywająca strona ląduje tym, co jeszcze tam jest. Gdy nie zostanie żaden
    statek, spotkanie też trwa, bez atakującego statku, chyba że sam efekt wskazuje zwycięzcę.

## Faza 4: sojusz

rules-R-ALL = Faza 4: sojusz
rule-R-ALL-1 =
    Najpierw atakujący mówi, których graczy zaprasza: dowolnych, wszystkich albo nikogo, ale nie
    broniącego. Nikt jeszcze nie odpowiada.
rule-R-ALL-2 =
    Potem broniący mówi, których graczy zaprasza: dowolnych, wszystkich albo nikogo, ale nie
    atakującego. Obie strony mogą zaprosić tych samych graczy.
rule-R-ALL-3 =
    Potem, zgodnie z ruchem wskazówek zegara od lewej strony atakującego, każdy zaproszony gracz
    odpowiada: dołącza do atakującego, jeśli ma od niego zaproszenie, dołącza do broniącego, jeśli
    ma od niego zaproszenie, albo do nikogo. Nigdy do obu.
rule-R-ALL-4 =
    Kto dołącza, od razu wysyła od jednego do czterech statków z dowolnego zestawu własnych kolonii,
    zanim odpowie następny gracz. Odpowiedzi i liczby są jawne i ostateczne.
rule-R-ALL-5 =
    Statki sojuszników atakującego trafiają na wrota; statki sojuszników broniącego trafiają obok
    planety, nie na nią.
rule-R-ALL-6 =
    Nikt nie może dołączyć bez zaproszenia ani bez statku poza wirem i technologiami.
rule-R-ALL-7 =
    Zaproszenia nie można cofnąć, a sojusznikowi, który przyjął, nie można odmówić.
rule-R-ALL-8 =
    Po ostatniej odpowiedzi przychodzi chwila na wszystko, co działa, gdy sojusze są zawarte.
rule-R-ALL-9 = Obietnice składane przy zapraszaniu nikogo nie wiążą.

## Faza 5: planowanie

rules-R-PLN = Faza 5: planowanie
rule-R-PLN-1 =
    Planowanie zaczyna się wszystkim, co następuje przed kontrolą rąk. Potem kontroluje się rękę
    atakującego: jeśli nie ma w niej karty spotkania, spotkanie jest skończone (R-HND-3).
rule-R-PLN-2 =
    Potem kontroluje się rękę broniącego: jeśli nie ma w niej karty spotkania, broniący dostaje nową
    rękę (R-HND-4).
rule-R-PLN-3 =
    Każdy główny gracz wybiera z ręki dokładnie jedną kartę spotkania (atak, negocjacje albo
    metamorfozę) i kładzie ją zakrytą, w tym samym czasie i w tajemnicy. Drugi widzi tylko to, że
    ona tam leży.
rule-R-PLN-4 =
    Położonej karty nie ma już na ręce i pod żadnym względem nie liczy się jako karta na ręce.
rule-R-PLN-5 =
    Wsparć, artefaktów i rozbłysków nigdy nie można położyć jako kart spotkania.
rule-R-PLN-6 =
    Ręce, które zmieniają się po kontroli, kontroluje się jeszcze raz tuż przed wyborem kart. Najpierw
    następują moce, które działają przed wyborem, potem wybór, a potem moce, które działają, gdy karty
    leżą zakryte.

## Faza 6: ujawnienie

rules-R-REV = Faza 6: ujawnienie
rule-R-REV-1 = Obie karty zostają odkryte w tej samej chwili.
rule-R-REV-2 =
    Metamorfoza staje się w tej chwili dokładną kopią przeciwnej karty: jej rodzaju i nadrukowanej
    wartości. Późniejszych zmian tamtej karty albo jej strony nie kopiuje. Po spotkaniu jest znów
    metamorfozą.
rule-R-REV-3 =
    Potem dzieje się wszystko, co następuje po odkryciu kart: najpierw moce przymusowe, potem moce
    opcjonalne, artefakty, rozbłyski i technologie, a po nich wsparcia. Każda część kończy się, gdy
    wszyscy uprawnieni z rzędu spasują.
rule-R-REV-4 =
    Potem decydują rodzaje obu kart. Przy dwóch atakach porównuje się sumy. Gdy atak trafia na
    negocjacje, atak wygrywa, a przegranemu należy się rekompensata. Przy dwóch kartach negocjacji
    główni gracze próbują zawrzeć porozumienie. Metamorfoza liczy się jako to, co skopiowała. Dwie
    metamorfozy przy jednej w talii nie mogą się spotkać; gdyby się spotkały, obie strony przegrywają,
    wszystkie ich statki w spotkaniu trafiają do wiru i nikt nic nie dostaje.
rule-R-REV-5 =
    Suma strony to wartość jej karty spotkania, plus jeden za każdy statek głównego gracza w
    spotkaniu, plus jeden za każdy statek sojuszników tej strony, plus wsparcia i wszystko inne, co
    ją zwiększa. Wygrywa wyższa suma. Przy remisie wygrywa broniący.
rule-R-REV-6 =
    Atak przeciw negocjacjom wygrywa bez względu na statki. Sum się nie liczy, więc nikt nie wygrywa
    ani nie przegrywa o jakąś różnicę.
rule-R-REV-7 =
    Metamorfoza sama nigdy nie powoduje rekompensaty: po skopiowaniu obie karty są tego samego
    rodzaju.

## Porozumienia

rules-R-DEA = Porozumienia
rule-R-DEA-1 =
    Najpierw wszyscy sojusznicy obu stron zabierają swoje statki do kolonii. Nic nie zyskują i nie
    biorą udziału.
rule-R-DEA-2 =
    Dwaj główni gracze mają jedną minutę na dogadanie się. Tylko oni mogą składać oferty i je
    przyjmować.
rule-R-DEA-3 =
    Każdy z nich może dać drugiemu dowolną liczbę kart z ręki oraz pozwolić na założenie jednej
    kolonii na jednej planecie, na której dający ma kolonię, rodzimą albo zewnętrzną. A więc
    najwyżej po jednej kolonii w każdą stronę.
rule-R-DEA-4 =
    Karty pochodzą tylko z rąk. Technologie, statki, obcy i żetony nie mogą być częścią
    porozumienia.
rule-R-DEA-5 =
    Żeby założyć kolonię, biorący bierze jeden lub więcej własnych statków, które nie są w wirze ani
    na technologii: atakujący także z wrót, każdy z nich z dowolnych swoich kolonii. Górnej granicy
    nie ma, chyba że ustalają ją warunki.
rule-R-DEA-6 =
    Przyznana kolonia musi być nowa: biorący nie może jeszcze mieć kolonii na tej planecie. Kolonia
    dającego tam zostaje i obie istnieją obok siebie.
rule-R-DEA-7 =
    Porozumienie nie musi być równe, a jedna strona może nie dać nic. Ale co najmniej jedna karta
    musi zmienić właściciela albo musi powstać jedna kolonia. Umowa, żeby nic nie robić, to nie
    porozumienie.
rule-R-DEA-8 =
    Warunki dotyczące kart mogą wskazywać dokładne karty, rodzaje kart, liczbę kart do wyboru
    dającego, liczbę kart losowych albo regułę, na przykład dwa najniższe ataki. Oferta musi być
    taka, że można by jej w tej chwili dotrzymać.
rule-R-DEA-9 =
    Wszystko inne, co się mówi, to rozmowa: wolno to mówić, nie jest częścią porozumienia i nic tego
    nie egzekwuje.
rule-R-DEA-10 =
    Gdy warunki są przyjęte, a nic się jeszcze nie ruszyło, przychodzi chwila na efekty przeciw
    porozumieniom. Potem wykonuje się wszystkie warunki razem.
rule-R-DEA-11 =
    Statki atakującego, które są potem nadal na wrotach, wracają do dowolnych jego kolonii.
rule-R-DEA-12 =
    Jeśli główny gracz w chwili wykonania nie może już dać tego, co obiecano, porozumienia nie ma.
rule-R-DEA-13 =
    Zawarte porozumienie to sukces. Nie ma w nim zwycięzcy ani przegranego.
rule-R-DEA-14 =
    Nie ma porozumienia, gdy minie czas, gdy ktoś zerwie rozmowy, gdy nie można go dotrzymać albo
    gdy zostanie unieważnione. Wtedy każdy główny gracz posyła do wiru trzy wybrane przez siebie
    statki, a gdy ma mniej, wszystkie, skądkolwiek poza wirem; pozostałe statki atakującego na
    wrotach wracają. To nie jest sukces i tura się kończy. Nikt nie dostaje rekompensaty ani nagród.
rule-R-DEA-15 =
    Porozumienie może dać zwycięską kolonię jednemu graczowi albo obu.

## Faza 7: rozstrzygnięcie

rules-R-RES = Faza 7: rozstrzygnięcie
rule-R-RES-1 =
    Gdy wygrywa atakujący, wszystkie statki na wrotach, własne i sojuszników, lądują na planecie. Każdy
    właściciel zakłada tam kolonię albo powiększa swoją.
rule-R-RES-2 =
    Gdy wygrywa atakujący, statki broniącego na planecie i wszystkie statki jego sojuszników trafiają do
    wiru.
rule-R-RES-3 = Kolonie obserwatorów na planecie zostają.
rule-R-RES-4 =
    Kolonie sojuszników atakującego w pełni się im liczą. Na planecie we własnym systemie
    atakującego jest to rodzima kolonia dla atakującego i zewnętrzna kolonia dla jego sojuszników.
rule-R-RES-5 = Gdy wygrywa atakujący, spotkanie było sukcesem.
rule-R-RES-6 =
    Gdy wygrywa broniący, wszystkie statki na wrotach, własne i sojuszników, trafiają do wiru.
rule-R-RES-7 = Gdy wygrywa broniący, jego statki zostają tam, gdzie są.
rule-R-RES-8 =
    Sojusznicy broniącego zabierają swoje statki do dowolnych własnych kolonii. Nie lądują na
    planecie, której pomogli bronić, chyba że już mają tam kolonię.
rule-R-RES-9 = Sojusznicy broniącego dostają nagrody.
rule-R-RES-10 = Gdy wygrywa broniący, spotkanie nie było sukcesem i tura się kończy.
rule-R-RES-11 =
    Obie karty spotkania zostają odrzucone dopiero po rekompensacie i nagrodach. Nigdy nie są
    częścią ręki, z której bierze się rekompensatę.
rule-R-RES-12 =
    Liczba zewnętrznych kolonii zawsze pokazuje, co jest teraz. Rośnie i spada.

## Rekompensata

rules-R-CPN = Rekompensata
rule-R-CPN-1 =
    Główny gracz, który pokazuje negocjacje przeciw atakowi i przegrywa, bierze z ręki przeciwnika
    jedną losową kartę za każdy własny statek, który trafił do wiru przez tę przegraną.
rule-R-CPN-2 =
    Statki sojuszników się nie liczą, a sojusznicy nie dostają rekompensaty.
rule-R-CPN-3 = Jeśli na ręce przeciwnika jest za mało kart, bierze się wszystkie.
rule-R-CPN-4 = Bez straconego własnego statku nie ma rekompensaty.
rule-R-CPN-5 = Rekompensatę bierze się automatycznie; to nie jest opcja.
rule-R-CPN-6 =
    Wszystkie karty bierze się naraz, każdą z taką samą szansą. Dający i biorący wiedzą, które to
    karty, i nikt więcej.

## Nagrody

rules-R-RWD = Nagrody
rule-R-RWD-1 =
    Gdy broniący wygrywa, każdy sojusznik broniącego dostaje jedną nagrodę za każdy statek, który ma
    w spotkaniu w chwili, gdy wynik jest pewny.
rule-R-RWD-2 =
    Każda nagroda to karta z talii albo jeden z własnych statków tego sojusznika z wiru. Podział
    jest dowolny, o ile w wirze są statki, ale trzeba wziąć pełną liczbę.
rule-R-RWD-3 =
    Sojusznik podaje cały podział, zanim cokolwiek weźmie. Sojusznicy biorą nagrody zgodnie z ruchem
    wskazówek zegara od lewej strony atakującego.
rule-R-RWD-4 =
    Statki wzięte jako nagrody trafiają do dowolnych kolonii sojusznika. Sojusznik bez kolonii może
    wziąć tylko karty.
rule-R-RWD-5 = Najpierw wracają wysłane statki, potem bierze się nagrody.
rule-R-RWD-6 = Sojusznicy atakującego zyskują kolonię. Nagród nie dostają.

## Dobieranie nowych kart

rules-R-HND = Dobieranie nowych kart
rule-R-HND-1 =
    Atakujący, który na początku swojej tury nie ma karty spotkania, może najpierw zagrać inne karty,
    które pasują do tej chwili; potem pokazuje resztę, odrzuca ją i dobiera osiem kart.
rule-R-HND-2 =
    Jeśli wśród ośmiu nowych kart nie ma karty spotkania, dobiera się znowu osiem, aż będzie.
rule-R-HND-3 =
    Później w turze atakujący nie dostaje nowej ręki. Jeśli nie ma karty spotkania w chwili, gdy trzeba
    ją wybrać, jego tura od razu się kończy. Wszystkie statki sojuszników obu stron i statki na wrotach
    wracają. Nikt nie wygrywa i nic nie przepada; to nie jest sukces.
rule-R-HND-4 =
    Broniący, który w planowaniu nie ma karty spotkania, może najpierw zagrać inne karty, które pasują
    do tej chwili; potem pokazuje rękę, odrzuca ją, dobiera osiem kart, w razie potrzeby ponownie, i
    wybiera jedną.
rule-R-HND-5 =
    Nowa ręka zawsze zastępuje całą starą, z rozbłyskami włącznie, i ma dokładnie osiem kart.
rule-R-HND-6 =
    Kto ma kartę spotkania, nie może dobrać nowej ręki, choćby ta karta była najsłabsza.
rule-R-HND-7 =
    Karty zagrane przed nową ręką podlegają własnym zasadom; rozbłysk, który wraca na rękę, zostaje
    wtedy odrzucony razem z nią. Nikt nie dobiera tylko dlatego, że spotkanie lub tura się kończy
    albo że ręka jest pusta.

## Utrata i blokowanie mocy

rules-R-POW = Utrata i blokowanie mocy
rule-R-POW-1 =
    Masz moc swojego obcego, dopóki masz co najmniej trzy rodzime kolonie, a w wariancie z czterema
    planetami dwie. Liczy się ich obecna liczba.
# fine: term zapped
rule-R-POW-2 =
    W chwili, gdy jest ich mniej, moc jest utracona. Nie ma ostatniego jej użycia, nawet do czegoś
    zaplanowanego, ale nierozpoczętego. Użycie zapowiedziane i niezablokowane już się zaczęło i
    pozostaje ważne.
rule-R-POW-3 = W chwili, gdy rodzimych kolonii jest znów dość, moc sama wraca.
rule-R-POW-4 =
    Rodzime kolonie liczy się po każdym pełnym ruchu: po całym wysłaniu, po wszystkich stratach z
    jednej przyczyny, po całym lądowaniu, po całym porozumieniu. Nie w jego trakcie.
rule-R-POW-5 =
    Żetony i karty trzymane na obcym zostają tam, gdy jego moc jest utracona.
rule-R-POW-6 =
    Słowo „użyć” oznacza w tekście mocy chwile, w których można ją zablokować. W żadnej innej chwili
    nie można.
rule-R-POW-7 =
    Blok cofa to użycie, a tej samej mocy nie można użyć ponownie, dopóki spotkanie się nie skończy.
    Moc zablokowana na początku tury pozostaje zablokowana do końca spotkania, które po nim
    następuje.
rule-R-POW-8 =
    Części mocy, które nie są użyciem, nie można zablokować; to na przykład żetony (Wojownik) albo
    statki uwalniane w porozumieniu (Zombie).
# fine: term zap
rule-R-POW-9 = Możesz zablokować własną moc.
rule-R-POW-10 =
    Zapowiedź wzmocnionej strony rozbłysku to także chwila, w której można zablokować moc tego
    gracza. Co dzieje się z rozbłyskiem: T-ZAP-4.
rule-R-POW-11 =
    Gdy użycie zostaje zablokowane, wraca na miejsce to, co dla niego przesunięto. Cenę płaci się
    dopiero, gdy nikt nie może już zareagować, więc nie trzeba zwracać nic więcej.
rule-R-POW-12 = Gracz bez mocy może robić wszystko inne.

## Kolejność

rules-R-TIM = Kolejność
rule-R-TIM-1 =
    Kartę można zagrać, a mocy użyć tylko wtedy, gdy w tej chwili pasują rola, faza i tekst.
rule-R-TIM-2 =
    Jeśli kilku chce tej samej chwili i kolejność ma znaczenie: najpierw atakujący, potem broniący,
    potem pozostali zgodnie z ruchem wskazówek zegara od lewej strony atakującego. Dopóki broniący
    nie jest znany: atakujący, potem wszyscy inni zgodnie z ruchem wskazówek zegara.
rule-R-TIM-3 =
    Ilekroć chwila jest otwarta dla wszystkich: najpierw moce przymusowe, w kolejności tury. Potem
    pyta się wszystkich w kolejności tury i każdy może zrobić jedną rzecz albo spasować. Po każdej
    zrobionej rzeczy pytanie zaczyna się od nowa. Koniec jest, gdy wszyscy z rzędu spasują.
rule-R-TIM-4 =
    Między zapowiedzią czegoś a jego efektem możliwe są tylko bezpośrednie reakcje: to, co dokładnie
    tę rzecz anuluje, kradnie albo zmienia. Wszystko inne czeka. Na reakcje też można reagować.
rule-R-TIM-5 =
    Co anulowano, nie ma efektu. Anulowany artefakt zostaje odrzucony, a podanej za niego ceny się
    nie płaci.
rule-R-TIM-6 =
    Zanim zdecyduje kolejność tury, przeczytaj teksty. Tam rozwiązuje się wiele pozornych sporów:
    „przed wyborem karty” wyprzedza „po wyborze obu”.
rule-R-TIM-7 =
    Jeśli masz kilka rzeczy na tę samą chwilę, ich kolejność wybierasz ty.

## We własnym systemie

rules-R-EXP = We własnym systemie
rule-R-EXP-1 =
    Żeby usunąć kolonię, atakujący wskazuje jedną zewnętrzną kolonię na planecie własnego systemu. Jej
    właściciel zostaje broniącym, a spotkanie jest zwykłym spotkaniem.
rule-R-EXP-2 =
    Broni się tylko ta jedna kolonia. Inne na planecie są obserwatorami, także statki samego
    atakującego, które się nie liczą i nic nie ryzykują.
rule-R-EXP-3 =
    Jeśli wygra atakujący, statki broniącego trafiają do wiru, a statki na wrotach lądują.
rule-R-EXP-4 =
    Jeśli wygra broniący, jego kolonia zostaje, a statki na wrotach trafiają do wiru.
rule-R-EXP-5 =
    Ponowne zasiedlenie wymaga planety we własnym systemie atakującego, na której zupełnie nikt nie
    ma statku.
rule-R-EXP-6 =
    Atakujący kieruje wrota na taką planetę i przenosi na nią od jednego do czterech statków z innych
    własnych kolonii: powstaje rodzima kolonia. Nie ma broniącego, sojuszników ani kart. Liczy się to
    jako spotkanie z sukcesem.
rule-R-EXP-7 = Ponownie zasiedlona planeta to nie zewnętrzna kolonia. Moc może od razu wrócić.
rule-R-EXP-8 =
    Właściciel systemu broni wszystkich jego planet, także tych, na których nie ma swojego statku.

## Dokąd trafiają statki

rules-R-SHP = Dokąd trafiają statki
rule-R-SHP-1 =
    Statki, które wracają do kolonii, trafiają, jeden po drugim, do dowolnych kolonii, które ich
    właściciel w tej chwili ma, według jego woli.
rule-R-SHP-2 =
    Gdy ostatni statek opuszcza planetę, kolonia od razu znika. Statki stamtąd wysłane i statki z
    wiru nie mogą do niej wrócić; kolonię może tam znów założyć tylko nowe lądowanie.
rule-R-SHP-3 =
    Statki, które trzeba gdzieś postawić, gdy ich właściciel nie ma kolonii, trafiają do wiru.
    Jedyny wyjątek to statek odzyskany w przegrupowaniu (R-REG-4).
rule-R-SHP-4 =
    Statki w wirze leżą na widoku wszystkich i zachowują kolor. Brania do niewoli nie ma.
rule-R-SHP-5 =
    Jeśli kilku graczy musi w tym samym czasie odesłać statki, robią to w kolejności tury.

## Gdy kończą się karty

rules-R-DEK = Gdy kończą się karty
rule-R-DEK-1 =
    Jeśli talia jest pusta, gdy trzeba dobrać kartę, stos odrzuconych kart tasuje się w nową talię i
    dobiera dalej.
rule-R-DEK-2 = Jeśli talia i stos są puste, pozostałe dobierania przepadają.
rule-R-DEK-3 =
    Jeśli nigdzie nie ma już karty spotkania do dobrania, tura atakującego kończy się jak w R-HND-3;
    gdy brakuje jej broniącemu, spotkanie zostaje przerwane, wszystkie statki wracają i nie jest to
    sukces.
rule-R-DEK-4 =
    Talia celu ma własną zasadę (R-DES-2), tak samo talia technologii (R-TEC-13).
rule-R-DEK-5 =
    Jest jeden odkryty stos odrzuconych kart na wszystkie karty kosmosu, z rozbłyskami włącznie.

## Zwycięstwo

rules-R-VIC = Zwycięstwo
rule-R-VIC-1 =
    Wygrywasz, mając kolonie na pięciu planetach poza własnym rodzimym systemem, a w wariancie z
    czterema planetami na czterech. Mogą leżeć w jednym systemie albo w kilku.
rule-R-VIC-2 =
    Zwycięstwo sprawdza się na końcu rozstrzygnięcia, gdy wszystko w nim jest wykonane, oraz zaraz
    po każdym innym efekcie, który zakłada kolonie. Wszyscy, którzy spełniają wtedy warunek,
    wygrywają razem.
rule-R-VIC-3 =
    Wspólne zwycięstwo jest pełnym zwycięstwem. Remisów się nie rozstrzyga.
# fine: term alien power
rule-R-VIC-4 =
    Moce obcych mogą dodawać inne sposoby wygranej; ich tekst mówi, kiedy się je sprawdza.
rule-R-VIC-5 = Gra kończy się od razu. Drugiego spotkania już nie ma.

## Karty

rules-R-CRD = Karty
rule-R-CRD-1 =
    Rodzaje kart, dla wszystkiego, co mówi o rodzajach, to atak, negocjacje, metamorfoza, wsparcie,
    rozbłysk i artefakt. Karta spotkania to rodzina trzech z nich, a nie rodzaj.
rule-R-CRD-2 =
    Technologie i karty celu nie są kartami kosmosu i nie należą do żadnej ręki.
rule-R-CRD-3 =
    Karty spotkania kładą tylko dwaj główni gracze. Kto może zagrywać inne karty, zależy od roli,
    którą podają.
rule-R-CRD-4 =
    Karty przechodzą między graczami tylko przez rekompensatę, porozumienia i efekty, które tak
    mówią.
rule-R-CRD-5 =
    Karta, której zagraniu przeszkodzi coś, co nie posyła jej na odrzucone, zostaje na ręce i liczy
    się jako niezagrana.

## Artefakty

rules-R-ART = Artefakty
rule-R-ART-1 =
    Artefakt nigdy nie jest kartą spotkania. Zagrywa się go w chwili, którą podaje, a potem odrzuca.
rule-R-ART-2 =
    Artefakt może zagrać każdy, czyja rola pasuje. „Dowolny gracz” obejmuje też obserwatorów.
rule-R-ART-3 = Liczba artefaktów na gracza i spotkanie jest nieograniczona.

## Wsparcia

rules-R-REI = Wsparcia
rule-R-REI-1 =
    Wsparcia zagrywa się tylko w fazie ujawnienia, po odkryciu kart, i tylko jako główny gracz albo
    sojusznik, a nie jako obserwator.
rule-R-REI-2 = Wsparcie dodajesz dowolnej stronie, niekoniecznie własnej.
rule-R-REI-3 =
    Wsparcie zwiększa sumę tej strony. Nie zmienia karty spotkania, więc metamorfoza go nie kopiuje.
rule-R-REI-4 =
    Wszystkich uprawnionych pyta się w kolejności tury i każdy zagrywa jedno albo pasuje. Każde
    zagranie zaczyna nową kolejkę, w której mimo spasowania można znów zagrać. Koniec jest, gdy
    wszyscy z rzędu spasują.
rule-R-REI-5 =
    Wsparcie można zagrać także wtedy, gdy sum się nie porówna. Nic wtedy nie robi i zostaje odrzucone;
    dostajesz ostrzeżenie.

## Rozbłyski

rules-R-FLR = Rozbłyski
rule-R-FLR-1 =
    Rozbłyski są kartami na ręce, nigdy kartami spotkania. Zagrany rozbłysk wraca na twoją rękę,
    zamiast zostać odrzucony.
rule-R-FLR-2 =
    Każdy rozbłysk można zagrać najwyżej raz na spotkanie, bez względu na to, kto go ma. Każdy gracz
    może zagrać najwyżej jeden rozbłysk na spotkanie. Obie granice obowiązują razem.
rule-R-FLR-3 =
    Każdy rozbłysk ma stronę uniwersalną i wzmocnioną. Jeśli twój obcy to nie ten, którego wskazuje,
    zagrywasz stronę uniwersalną. Jeśli to ten, zagrywasz stronę wzmocnioną i nie możesz zagrać
    uniwersalnej.
rule-R-FLR-4 =
    Wyjątek: dopóki twoja moc jest utracona albo zablokowana, nie możesz zagrać wzmocnionej strony
    własnego rozbłysku, a możesz zamiast niej zagrać jego stronę uniwersalną.
rule-R-FLR-5 =
    Zagranie rozbłysku jest zawsze dobrowolne, nawet wzmocnionej strony przy mocy przymusowej.
rule-R-FLR-6 =
    Dopóki rozbłysk działa, leży odkryty przed swoim graczem i nie ma go na ręce. Wraca, gdy efekt
    jest zakończony.
rule-R-FLR-7 =
    Rozbłysk anulowany kartą Karciany blok zostaje odrzucony i był rozbłyskiem tego gracza w tym
    spotkaniu.
rule-R-FLR-8 =
    Z dwóch rozbłysków Przywłaszczyciela, zwykłego i klasycznego, bierze udział tylko jeden.
    Uniwersalna strona klasycznego pozwala temu, kto go ma, oszukiwać i wpaść: w trzech chwilach
    ciszy każdego spotkania wszyscy wydają tajny rozkaz, a po hałasie można oskarżać. Szczegóły są w
    haśle Przywłaszczyciel.

## Co jest tajne

rules-R-SEC = Co jest tajne
rule-R-SEC-1 = Nic, co jest przed tobą ukryte, nigdy nie trafia na twój ekran.
rule-R-SEC-2 =
    Czekanie niczego nie zdradza: każdy, czyja rola mogłaby mieć znaczenie, dostaje tyle samo czasu,
    cokolwiek ma.
rule-R-SEC-3 = Boty widzą dokładnie to, co na tym miejscu zobaczy człowiek.
rule-R-SEC-4 = Widzowie widzą tylko to, co widzi każdy gracz.
rule-R-SEC-5 =
    Zapisane gry zostają u gospodarza. Dopóki gra się nie skończy, własny zapis gracza zawiera tylko
    to, co ten gracz widzi.

## Porozumienie na ekranie

rules-R-NEG = Porozumienie na ekranie
rule-R-NEG-1 =
    Gdy obie karty to ostatecznie negocjacje i nikt nie ma nic do dodania, statki sojuszników
    wracają, a dwaj główni gracze zaczynają rozmowy z zegarem na 60 sekund. Stół może ustawić od 30
    do 300.
rule-R-NEG-2 =
    Oferta to pełny zestaw warunków: karty od obu, kolonia od obu albo żadna i, jeśli chcesz,
    granice liczby statków. Karty można podać dokładnie albo jako rodzaj, liczbę do wyboru dającego, liczbę losowych, najwyższe lub najniższe ataki.
rule-R-NEG-3 =
    Każda strona może złożyć ofertę w każdej chwili; nowsza zastępuje jej starszą. Odpowiedzi to:
    przyjąć, złożyć kontrofertę, odrzucić i zerwać rozmowy.
rule-R-NEG-4 =
    Przyjęcie od razu wiąże obie strony. Jeśli w międzyczasie ofertę zastąpiono, twoje przyjęcie się
    nie liczy.
rule-R-NEG-5 =
    Oferta, która łamie zasady porozumień, nie zostaje wysłana, a powód poznaje tylko jej autor.
rule-R-NEG-6 =
    Warunek, który wskazuje dokładną kartę albo rodzaj, jest sprawdzany, więc dowodzi, że dający to
    ma. Liczba do wyboru dającego albo losowa dowodzi tylko liczby. Rozmowa niczego nie dowodzi.
rule-R-NEG-7 =
    Po przyjęciu pyta się o to, co warunki zostawiają otwarte (które statki, które karty), z zegarem
    na 30 sekund, najpierw atakującego. Milczenie oznacza najmniej statków, ile wystarczy, z największych kolonii, i
    najniższe karty.
rule-R-NEG-8 =
    Gdy zegar się skończy, otwarte oferty wygasają i nie ma porozumienia. Zerwanie kończy rozmowy od
    razu, bez porozumienia, po jednym dodatkowym pytaniu.
rule-R-NEG-9 =
    Przy jednej klawiaturze zegar może liczyć oferty zamiast sekund: po sześć z każdej strony.
rule-R-NEG-10 =
    Bot odpowiada na każdą ofertę w ciągu 3 sekund i sam składa ofertę w ciągu 5. Nigdy nie
    pozwala, żeby zegar się skończył bez oferty, której można by dotrzymać. Dwa boty robią to na
    zmianę bez zegara, po najwyżej sześć ofert.
rule-R-NEG-11 =
    Jeśli człowiek straci połączenie, po 15 sekundach może go zastąpić bot, jeśli stół na to
    pozwala. Inaczej decyduje zegar.
rule-R-NEG-12 =
    Wszyscy mogą pisać na czacie we wszystkich fazach, także podczas rozmów; to nigdy nie wiąże.
    Boty nie czytają czatu poza oznaczonymi ofertami, groźbami i obietnicami.
rule-R-NEG-13 =
    Przy zapraszaniu jest czas na targi przed odpowiedziami, 45 sekund, chyba że stół postanowi
    inaczej. Nic, co tam padnie, nie wiąże.
rule-R-NEG-14 =
    Przyjęte warunki zapisuje się dla wszystkich, o ile wolno im je znać.

## Wariant: cztery planety

rules-R-V4P = Wariant: cztery planety
rule-R-V4P-1 = Każdy gracz ma cztery planety i 16 statków, po cztery na każdej.
rule-R-V4P-2 = Do wygranej wystarczą cztery zewnętrzne kolonie.
rule-R-V4P-3 = Do zachowania mocy wystarczą dwie rodzime kolonie.
rule-R-V4P-4 =
    Przy technologiach usuwa się wcześniej wszystko o trudności opracowania 8 lub więcej: Statek
    hibernacyjny, Pocisk Omega i Ziarno Prekursorów. Technologie bez stałej liczby zostają.
rule-R-V4P-5 = Obowiązują teksty obcych, które mówią o grze z czterema planetami.

## Wariant: ukryte moce

rules-R-VHP = Wariant: ukryte moce
rule-R-VHP-1 =
    Po wyborze obcy zostają zakryci. Gdy obcy jest zakryty, mocy nie można użyć, a moc przymusowa
    nie działa.
rule-R-VHP-2 =
    Ilekroć dostajesz jakieś pytanie, możesz odkryć swojego obcego, żeby użyć jego mocy. Raz odkryty
    pozostaje odkryty do końca gry.
rule-R-VHP-3 =
    Utracona moc nie staje się znów tajna. Wraca, gdy masz dość rodzimych kolonii.
rule-R-VHP-4 =
    Zagranie rozbłysku własnego ukrytego obcego odkrywa tego obcego i zagrywasz stronę wzmocnioną.
    Obcych, którzy wymagają przygotowania, w tym wariancie się nie rozdaje.
rule-R-VHP-5 =
    Nic, co ktokolwiek ma do wyboru, nie zdradza karty obcego, która leży zakryta. Rozbłysk, który pyta o
    obcego, traktuje go, jakby nie był w grze, i nie trafia przez niego do nikogo. Właściciel może go na
    miejscu odkryć i od tej chwili obcy się liczy.

## Wariant: zmienne moce

rules-R-VHS = Wariant: zmienne moce
rule-R-VHS-1 =
    Na początku tury, przed wszystkim innym, atakujący dobiera losowego obcego spośród tych, którzy
    nie są w grze, i zatrzymuje starego albo nowego. Drugi zostaje odrzucony i można go znów dobrać
    tylko wtedy, gdy nie ma już żadnego innego.
rule-R-VHS-2 =
    Obcych, którzy wymagają przygotowania albo nie pasują do stołu, zastępuje kolejne dobranie.
    Żetony i karty na odrzuconym obcym odchodzą razem z nim.
rule-R-VHS-3 =
    Zamiana nie przywraca mocy utraconej przez za małą liczbę rodzimych kolonii: nowy obcy jest
    wyłączony, aż będzie ich dość.

## Wariant: swobodne rozbłyski

rules-R-VFL = Wariant: swobodne rozbłyski
rule-R-VFL-1 =
    Gracz może zagrać na spotkanie dowolną liczbę rozbłysków. Każdy pojedynczy rozbłysk można nadal
    zagrać najwyżej raz.
rule-R-VFL-2 =
    To wariant dla ludzi, którzy znają grę. Wszystko inne o rozbłyskach pozostaje bez zmian.

## Wariant: technologie

rules-R-TEC = Wariant: technologie
rule-R-TEC-1 =
    Każdy gracz dostaje dwie technologie, w tajemnicy zatrzymuje jedną zakrytą i odrzuca drugą
    odkrytą. Technologie nie są kartami na ręce.
rule-R-TEC-2 =
    Na samym początku każdej fazy przegrupowania, czyjejkolwiek, każdy gracz może zrobić jedną
    rzecz: opracowywać technologię, ukończyć ją, zaniechać jej albo nie robić nic. Gracze decydują w
    kolejności tury.
rule-R-TEC-3 =
    Na gracza i fazę przegrupowania przypada jedna taka akcja, bez względu na to, ile masz technologii.
rule-R-TEC-4 =
    Opracowywanie: przenieś jeden ze swoich statków z kolonii na jedną ze swoich zakrytych
    technologii.
rule-R-TEC-5 =
    Ukończenie: odkryj technologię, na której jest co najmniej tyle statków, ile wynosi jej trudność
    opracowania. Wszystkie jej statki wracają do twoich kolonii i od tej chwili działa.
rule-R-TEC-6 =
    Zaniechanie: odkryj technologię, na której jest mniej statków niż jej liczba. Jej statki wracają
    do twoich kolonii, a ona zostaje odrzucona odkryta.
rule-R-TEC-7 =
    Bomba Genesis, Miny gluonowe i Zakłócacz technologii pozostają tajne, aż zadziałają: odkrywasz
    je w tej chwili, mając na nich tyle statków, ile żąda ich liczba; bez stałej liczby co najmniej
    jeden, a statki na niej są jej liczbą. Potem statki wracają do twoich kolonii, chyba że karta
    mówi inaczej.
rule-R-TEC-8 =
    Statków na technologii ich właściciel nie może ruszyć, aż zostanie ukończona albo zaniechana.
rule-R-TEC-9 =
    Statki na technologii liczą się jako stojące w rodzimym systemie swojego właściciela, nie tworzą
    kolonii, nie biorą udziału w spotkaniach i nie można ich zaatakować. Ale efekty, które zabierają
    statek z systemu gracza, mogą ich dosięgnąć, a ty możesz je wybrać, gdy musisz stracić statki.
rule-R-TEC-10 =
    Technologii nie można wymieniać, brać jako rekompensaty, odrzucać za kartę Zaraza ani odpowiadać
    na nie kartą Karciany blok. Niektóre zostają odrzucone, gdy zadziałają, inne pozostają.
rule-R-TEC-11 =
    Zamiast drugiego spotkania, do którego masz prawo, możesz dobrać tyle technologii, ile masz
    zewnętrznych kolonii, plus jedną, zatrzymać jedną zakrytą i odrzucić pozostałe odkryte. To
    kończy twoją turę.
rule-R-TEC-12 =
    Maszyna może tak zrobić zamiast swojego drugiego albo dowolnego późniejszego spotkania; to
    kończy jej turę mimo jej mocy.
rule-R-TEC-13 =
    Gdy talia technologii jest pusta, jej odrzucone karty tasuje się w nową. Jeśli jest ich za mało,
    dobierz tyle, ile jest.
rule-R-TEC-14 =
    Opracowujące statki, które nie mają kolonii, do której mogłyby wrócić, trafiają do wiru. Statek
    hibernacyjny ma własne wyjście.

## Łączenie wariantów

rules-R-VMX = Łączenie wariantów
rule-R-VMX-1 =
    Cztery planety i technologie: usuwa się trzy technologie (R-V4P-4).
rule-R-VMX-2 =
    Ukryte i zmienne moce: nowy obcy wchodzi zakryty, zatrzymany pozostaje taki, jaki jest. Drugi zostaje
    odrzucony bez pokazywania.
rule-R-VMX-3 = Swobodne rozbłyski nic nie zmieniają w ukrytych mocach.
rule-R-VMX-4 =
    Ziarno Prekursorów dobiera z tych samych obcych co zmienne moce. Jego obcy nigdy nie jest
    ukryty.
rule-R-VMX-5 =
    Cztery planety nie zmieniają liczby kart na ręce, liczby wysyłanych statków, talii celu ani ceny
    braku porozumienia.
rule-R-VMX-6 = Wszystko inne łączy się swobodnie.
