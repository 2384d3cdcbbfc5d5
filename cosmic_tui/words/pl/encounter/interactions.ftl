### Co się dzieje, gdy spotykają się określeni obcy i karty. .who = kogo to dotyczy.

rules-X = Gdy spotykają się obcy
rule-X-01 =
    Przeciwnik Wyroczni kładzie kartę otwartą, Wyrocznia swoją zakrytą i dopiero wtedy Czarownik może
    zamienić. Każda strona zna jedną z dwóch kart.
    .who = Wyrocznia, Czarownik
rule-X-02 =
    Handlarz, uniwersalny efekt Wyroczni, Kamikadze i Przegrany są już za nami, zanim Wyrocznia zobaczy
    kartę. Ręce sprawdza się najpierw ponownie.
    .who = Wyrocznia, Handlarz, Kamikadze, Przegrany
rule-X-03 =
    Zapowiedzi należą do stron. Ktokolwiek zapowiada pierwszy, działają one na karty, które ostatecznie
    tam leżą.
    .who = Czarownik, Zwierciadło, Kalkulator, Hazardzista
rule-X-04 =
    Twoja karta spotkania to ta, która na końcu leży po twojej stronie; jako karta tej strony zostaje
    zatrzymana, wzięta i odrzucona. Zamieniona karta ze skarbca nie wraca do skarbca.
    .who = Czarownik, Klon, Przywłaszczyciel, Burek, Skąpiec
rule-X-05 =
    Gdy wymienia się obcych, zapowiedziane już użycia obowiązują dla strony, która je zapowiedziała.
    Znaki bloku idą z obcym. Nowy właściciel może go użyć od następnej kolejki pytań.
    .who = Czarownik (uniwersalny)
rule-X-06 =
    Przeciw Wyroczni Hazardzista może użyć mocy, gdy jego karta zostaje odsłonięta: deklaruje kartę,
    przeciwnik odpowiada od razu, a użycie przepada.
    .who = Hazardzista, Wyrocznia
rule-X-07 =
    Metamorfoza przeciwnika kopiuje zadeklarowaną kartę, jeśli uwierzono, a prawdziwą, jeśli sprawdzono.
    Własna metamorfoza Hazardzisty jest prawdziwie zadeklarowana tylko jako metamorfoza. Odwrócenie
    i inne zmiany działają na deklarację, w którą uwierzono, jak na odkrytą kartę.
    .who = Hazardzista, metamorfoza
rule-X-08 =
    Karta, w którą uwierzono, trafia pod talię. Nikt, nawet jej właściciel, nie może jej zatrzymać,
    wziąć ani podnieść.
    .who = Hazardzista, Klon, Przywłaszczyciel, Burek
rule-X-09 =
    Statki stracone przez sprawdzenie to zwykła strata: można je ratować, leczyć i na nią odpowiadać,
    ale nigdy nie liczą się do rekompensaty.
    .who = Hazardzista, Zombie, Uzdrowiciel, Próżnia
rule-X-10 =
    Usunięcie z gry jest pierwsze. Inni mogą działać tylko na statki, które limit wysyła do wiru.
    .who = Pustka, Zombie, Spiff, Wartownik
rule-X-11 =
    Uzdrowiciel może oddać usunięte statki. Próżnia, Wirowiec i rekompensata widzą tylko statki, które
    trafiły do wiru.
    .who = Pustka, Uzdrowiciel, Próżnia, Wirowiec
rule-X-12 =
    Gdy przegrywają obie strony albo nie ma porozumienia, nie ma zwycięzcy i niczego się nie usuwa.
    .who = Pustka, Przegrany
rule-X-13 =
    Obie moce mogłyby uratować statki sojuszniczego Zombie. Robi to pierwsza w kolejności tur; jeśli to
    użycie zostanie zablokowane, może druga.
    .who = Zombie, Wartownik
rule-X-14 =
    Wskazane przez nich statki zostają zamiast tego przeniesione do innych kolonii. Skutek uważa się za
    wykonany i nie wskazuje się go od nowa.
    .who = Zombie, Próżnia, Pałkarz, Cień, Dąsacz, Nienawistnik, Zaraza
rule-X-15 =
    Uratowana cena pozostaje zapłacona. Do kart Kamikadze liczą się tylko statki, które dotarły do wiru.
    .who = Zombie, Kamikadze
rule-X-16 =
    Najpierw działa Próżnia, potem Uzdrowiciel. Uleczenie Próżni niczego nie cofa, a jej ofiary też
    można uleczyć.
    .who = Uzdrowiciel, Próżnia
rule-X-17 =
    Strata się wydarzyła: należy się pełna rekompensata, a wracające statki pozwalają Podnawce
    przywrzeć. Opróżnione planety pozostają puste, więc utracona moc nie wraca.
    .who = Uzdrowiciel, Podnawka
rule-X-18 =
    Jeśli strata kosztuje Próżnię trzecią rodzimą kolonię, jej moc gaśnie i katharsis nie ma. Zombie na
    tym miejscu jeszcze ratuje swoje statki.
    .who = Próżnia, utrata mocy
rule-X-19 =
    Dwaj gracze z tą mocą odpowiadają sobie nawzajem, każdy najwyżej o liczbę właśnie straconych, aż
    kolonie są puste.
    .who = Próżnia, Próżnia
rule-X-20 =
    Różnica to zwykła różnica sum, także gdy wygrywa niższa suma i przy przewrocie. Automatyczne wygrane
    i brakujące sumy jej nie mają.
    .who = Spiff, Kadłuby modułowe, Przegrany, Antymaterialista
rule-X-21 = Nie przeszkadzają sobie: zostają dwa statki.
    .who = Spiff (uniwersalny), Kadłuby modułowe
rule-X-22 =
    Obowiązuje późniejsza automatyczna wygrana, potem odwraca ją przewrót. Pacyfista pobity przewrotem
    przegrywa z negocjacjami i bierze rekompensatę.
    .who = Człowiek, Pacyfista, Przegrany
rule-X-23 =
    Gdy moc Człowieka zostaje zablokowana, wygrana obowiązuje, czymkolwiek karty są lub się staną: bez
    porozumienia i bez porównania.
    .who = Człowiek, Kontrola emocji, Antymaterialista
rule-X-24 =
    Zatrzymany blok nie daje wygranej, a 4 zostaje. Gdy Człowiek sam blokuje swoją moc, uniwersalny efekt
    Uzdrowiciela nie może odpowiedzieć, ale może to, co anuluje rozbłyski.
    .who = Człowiek, Uzdrowiciel, Karciany blok
rule-X-25 =
    Ich warunki sprawdza się od nowa, ilekroć zmienia się karta. Kontrola emocji kończy jedno i drugie;
    uniwersalne efekty Zwierciadła, Człowieka i Pacyfisty oraz Wybraniec mogą je skończyć lub zacząć.
    .who = Pacyfista, Antymaterialista
rule-X-26 =
    Działa jedno i drugie: wygrywa niższa suma, potem zwycięzca i przegrany zamieniają się miejscami.
    Remis przypada broniącemu i też się odwraca.
    .who = Antymaterialista, Przegrany
rule-X-27 =
    Statki Makrona i Prometeusza odejmuje się po 4. Iloczyn Wirusa po przeciwnej stronie się dodaje.
    Wsparcie zachowuje znak.
    .who = Antymaterialista, Makron, Wirus
rule-X-28 =
    Jeśli przy przewrocie atak trafia na negocjacje, wygrywają negocjacje, a rekompensaty nikt nie bierze,
    bo to nie przegrany je pokazuje.
    .who = Przegrany, rekompensata
rule-X-29 = Wszyscy oni patrzą na wynik ostateczny.
    .who = Przegrany, Tik-tak, Wojownik, Pałkarz, Barbarzyńca, Cytadela
rule-X-30 =
    Jeśli na ręce jest atak, trzeba położyć atak, z jednego z tych miejsc. Ten obowiązek bije podarowane
    negocjacje, a podlega mu też karta kładziona otwarcie.
    .who = Przegrany, Skąpiec, Filantrop, Wyrocznia
rule-X-31 =
    Przegrały obie strony: straty można ratować, Dąsacz zbiera po 4, Wojownik zyskuje dwa żetony, Tik-tak
    nic nie robi, a cytadele zostają.
    .who = Przegrany (uniwersalny), Dąsacz, Wojownik, Tik-tak
rule-X-32 =
    Limity wysyłania i dołączania nie wiążą statków dołożonych później, prócz wzmocnionego efektu
    Wartownika, który mówi o czterech. Każdy dołożony statek waży tyle, ile mówi moc jego właściciela.
    .who = Ameba, Makron, Roztocz, Silniki plazmowe
rule-X-33 =
    Gdy nie ma już statku, walka trwa dalej: bez lądowania, bez straty, bez nagrody; Barbarzyńca nie
    zatrzymuje karty, Pałkarz nic nie miażdży, a iloczyn Wirusa wynosi zero.
    .who = Ameba
rule-X-34 =
    Limit jednego statku zakazuje, więc wygrywa, chyba że zagrano wzmocniony efekt Makrona.
    .who = Makron, Qax, Pasożyt
rule-X-35 =
    Dąsacz sprawdza pierwszy, a jego żetony zostają. Anulowany sojusznik nie może już dawać, dobierać ani
    sprowadzać statków; co zrobiono wcześniej, pozostaje.
    .who = Pole siłowe, Roztocz (uniwersalny), Dąsacz
rule-X-36 =
    Płaszcz energetyczny zakazuje zapraszania. Pasożyt i tak może przyjść; Qax, który potrzebuje
    zaproszenia, broniącemu nie pomoże.
    .who = Płaszcz energetyczny, Pasożyt, Qax
rule-X-37 =
    Zmienia się też metamorfoza, która skopiowała atak. Karty zużyte wcześniej pozostają zużyte. Nowy atak
    w ich miejscu, od Wybrańca lub uniwersalnego efektu Człowieka, znów jest atakiem.
    .who = Kontrola emocji
rule-X-38 =
    W tej kolejności: uniwersalny efekt Potrajacza, odwrócenie, wyrównanie, moc Potrajacza. Na przykład 30
    przeciw 08 z uniwersalnym efektem Potrajacza na 30: najpierw 10, odwrócone 01; 08 odwrócone to 80,
    a wyrównane 79.
    .who = Kalkulator, Zwierciadło, Potrajacz
rule-X-39 =
    Dodana karta liczy się zwyczajnie, po wszystkim innym. Karta w miejsce dawnej zaczyna od nadrukowanej
    liczby bez zapowiedzianych zmian, ale Potrajacz i Wirus jej dotyczą.
    .who = Wybraniec, Kalkulator, Zwierciadło, Potrajacz, Wirus
rule-X-40 = Mnoży się ostateczną wartość karty. Statki liczy się na sztuki, każdy za jeden.
    .who = Wirus, Potrajacz, Makron
rule-X-41 = Wir liczy się raz, gdy Wirowiec używa mocy.
    .who = Wirowiec, Kamikadze, Próżnia
rule-X-42 =
    Liczy się atakowana planeta, ktokolwiek jej broni. Premia to zwykłe dodawanie. Uruchomione
    i przegrane cytadele zostają zniszczone nawet bez sum.
    .who = Cytadela, Wola, Antymaterialista
rule-X-43 =
    Klon zatrzymuje kartę, zanim zostanie odrzucona. Przywłaszczyciel i Burek podnoszą po nim,
    w kolejności tur; kto pierwszy, ten lepszy.
    .who = Klon, Przywłaszczyciel, Burek
rule-X-44 =
    Zatrzymany lub skradziony artefakt nie jest odrzucony. Anulowany lub wyrzucony zostaje zabrany, a tak
    samo ten, którym go anulowano, jeśli należał do innego gracza.
    .who = Sęp, Klon, Przywłaszczyciel, Pustka
rule-X-45 =
    Skarbiec jest bezpieczny, dopóki leży. Artefakty i wsparcie zagrane z niego albo wyrzucone przy jego
    odnowieniu to zwykłe odrzucenia.
    .who = Skąpiec, Sęp, Rezerwista
rule-X-46 =
    Jeden stos odpowiedzi, ostatnia pierwsza. Skradziona: kartę ma złodziej i nigdy jej nie zagrano.
    Anulowana: odrzucona i zagrana. Zatrzymana: znów na ręce, niezagrana. Ceny jeszcze niezapłacone
    pozostają niezapłacone.
    .who = Przywłaszczyciel, Pustka, Antymaterialista, Karciany blok
rule-X-47 =
    Przywieranie nigdy nie wywołuje przywierania. Karta Uzdrowiciela, każda nowa ręka i każda wypłata
    liczą się raz; całe uzupełnianie Mutanta liczy się raz, jeśli karta przyszła z talii.
    .who = Podnawka, Uzdrowiciel, Mutant
rule-X-48 =
    Każdy właściciel, którego statki opuszczają wir, pozwala Podnawce przywrzeć. Tajne zwinięcie
    klasycznym rozbłyskiem Przywłaszczyciela nie.
    .who = Podnawka, Cień, Zombie, Rury Möbiusa
rule-X-49 =
    Umysł widzi każdą kartę, którą wybrany gracz dobiera z talii, także do skarbca; nigdy nie wybiera.
    Skarbiec, jaki leży, pozostaje niewidoczny.
    .who = Umysł (uniwersalny), Podnawka, Skąpiec, Wybraniec
rule-X-50 =
    Dobieranie czeka, kolonia powstaje i ktoś może przez nią wygrać. W przeciwnym razie dobiera się dalej.
    .who = Tik-tak (uniwersalny)
rule-X-51 =
    Najpierw wstawione spotkania, potem tura toczy się dalej. Wstawione nigdy nie liczy się do spotkań
    tury.
    .who = Maszyna, Wojownik (uniwersalny), Napęd nieskończoności
rule-X-52 =
    Każdy koniec własnego spotkania pozwala na kolejne, jeśli jest karta spotkania.
    .who = Maszyna, Roztocz, Wyrocznia
rule-X-53 =
    Wszyscy dobierają z tych samych obcych spoza gry, w kolejności tur. Oddanie Reinkarnatora zabiera też
    jego wcielenie.
    .who = Reinkarnator, zmienne moce, Ziarno Prekursorów
rule-X-54 =
    Nowa moc działa od następnego spotkania: bez dodatkowego spotkania i bez żetonów za to właśnie
    przegrane.
    .who = Reinkarnator, Maszyna, Wojownik
rule-X-55 =
    Pożyczający ma obcego takim, jaki jest, do końca spotkania, a własnej mocy nie ma wcale.
    .who = Filantrop (uniwersalny)
rule-X-56 =
    Po pożyczce na początku spotkania patrzy się na statki pożyczającego, zanim atakujący odzyska statek.
    .who = Filantrop (uniwersalny), Masochista
rule-X-57 =
    Nigdy razem z Uzdrowicielem. Jako wcielenie zachowuje tylko siebie. Statki usunięte z gry liczą się
    jako stracone, statki na technologii nie.
    .who = Masochista, Uzdrowiciel, Pustka
rule-X-58 =
    Zwycięstwo na końcu rozstrzygnięcia wyprzedza następny początek spotkania.
    .who = Masochista, Tik-tak
rule-X-59 =
    Jedno sprawdzenie, wspólne zwycięstwo. Unieważnione porozumienie to brak porozumienia. Porozumienie
    bez warunków ze wzmocnionego efektu Wyroczni zdejmuje żeton.
    .who = Tik-tak, Unieważnienie, Wyrocznia
rule-X-60 =
    Dla nikogo z nich skarbiec nie jest ręką: nie liczy się go, nie ogląda, nie zamienia, nie zabiera, nie
    odrzuca i nie daje.
    .who = Skąpiec, Mutant, Umysł, Handlarz, Wyrocznia, Barbarzyńca, Haker, Roztocz
rule-X-61 =
    Początek tury patrzy tylko na rękę. W planowaniu i przed drugim spotkaniem wystarczy karta spotkania
    w skarbcu; dla broniącego nowa ręka jest wtedy jego własnym wyborem.
    .who = Skąpiec, nowe ręce
rule-X-62 =
    Obie główne ręce sprawdzono, zanim działa Handlarz. Po jego wzmocnionym efekcie sprawdza się je
    ponownie.
    .who = Handlarz
rule-X-63 =
    Wszyscy działają przed zaproszeniami, w kolejności tur. Obejrzane jest takie, jakie było w tamtej
    chwili.
    .who = Umysł, Mutant, Handlarz (uniwersalny)
rule-X-64 =
    Kamikadze działa przed kontrolą rąk, więc może uratować turę lub nową rękę. Utracone rodzime kolonie
    od razu wyłączają moce; karty i tak się dobiera.
    .who = Kamikadze
rule-X-65 =
    W rozstrzygnięciu objęta jest każda strata statków sojuszników, z jakiejkolwiek przyczyny, w innych
    fazach żadna; nigdy własne statki głównego gracza.
    .who = Wartownik
rule-X-66 =
    Łup jest pierwszy; wypłaty idą z rąk, jakie są wtedy. Pozostałe artefakty to odrzucenia dla Sępa.
    .who = Barbarzyńca, Haker, Sęp
rule-X-67 =
    Najpierw ile, potem skąd, potem ochrona. Trzeci gracz może chronić karty uniwersalnym efektem Skąpca,
    ale nie anulować uniwersalnym efektem Hakera.
    .who = Haker, Klon, Makron, Skąpiec
rule-X-68 =
    Zastępuje lądowanie. Broniący i tak przegrywa, a wszystko, co z tego wynika, zostaje. Nikt nie zakłada
    kolonii.
    .who = Cień (uniwersalny), Pałkarz, rekompensata
rule-X-69 =
    Sojusznicy wracają przed lądowaniem, więc nie zyskują kolonii i nie dzielą przez nią zwycięstwa.
    .who = Dąsacz (uniwersalny)
rule-X-70 =
    Każda karta, która leży odkryta, likwiduje, zanim padnie pytanie o rozbłyski przeciw niej. Wola
    zmienia wskazaną planetę, nigdy kartę.
    .who = Cień, Dyktator, Wola
rule-X-71 =
    Po bloku atakujący ma wybory samej karty, łącznie z ponownym dobraniem.
    .who = Wola, blok
rule-X-72 =
    Wybiera każdą kartę celu spotkania, dobraną ponownie czy nie. Po bloku wszystkie są losowe.
    .who = Dyktator
rule-X-73 =
    Późne dołączenie uniwersalnym efektem Mięsa armatniego nie cofa żetonu dąsów. Od tej chwili ten gracz
    jest pełnym sojusznikiem.
    .who = Mięso armatnie, Dąsacz
rule-X-74 =
    Uwolnione statki należą do warunków i nie są użyciem. Przepadają razem z porozumieniem, same
    porozumienia nie tworzą i pozwalają Podnawce przywrzeć.
    .who = Zombie, Unieważnienie, Podnawka
rule-X-75 =
    Jeden blok trafia jedną moc. Na wzmocniony rozbłysk obcego z Ziarna odpowiada się dla tego obcego.
    .who = Kosmiczny blok, dwie moce
rule-X-76 =
    Darowany rozbłysk można zagrać, jeśli nie wyczerpano ani jego limitu, ani limitu obdarowanego. Nowa
    ręka przychodzi przed planowaniem.
    .who = Filantrop
rule-X-77 =
    Jego dodatki są na stole wsparciem o nadrukowanej liczbie, a na stosie znów atakami.
    .who = Rezerwista, Mięso armatnie, Wirus, Potrajacz
rule-X-78 =
    Ich rozbłyski naginają ten sam statek wracający z wiru: kolejność tur, a pierwszy rozstrzyga. Rury
    Möbiusa i Klucz do wiru były wcześniej.
    .who = Kamikadze, Maszyna, Masochista
rule-X-79 =
    Patrzy tylko na rękę, i to przed kontrolą, więc przeciwnik nie dobiera najpierw nowej ręki.
    .who = Nienawistnik (uniwersalny), Skąpiec
rule-X-80 = Wszystko, co leży na dawnym obcym albo dla niego, odchodzi razem z nim.
    .who = zmienne moce, Skąpiec, Tik-tak, Cytadela, Wojownik, Dąsacz
rule-X-81 =
    Obcy z Ziarna należy do technologii: nigdy nie wymieniany, nie pożyczany i nie zastępowany, znika razem
    z technologią.
    .who = Ziarno Prekursorów, Czarownik, Filantrop, Reinkarnator
rule-X-82 =
    Przechwałki, którym ktoś ustąpił, to nie wygrana, nie przegrana i nie porozumienie: bez żetonów. Kolonia
    liczy się od razu.
    .who = Roztocz, Wojownik, Tik-tak, Pasożyt, Podnawka
