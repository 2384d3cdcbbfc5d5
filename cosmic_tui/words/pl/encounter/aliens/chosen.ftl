alien-chosen = Wybraniec
    .acc = Wybrańca
    .gen = Wybrańca
    .power-name-acc = Boską interwencję
    .tagline = Dobiera trzy karty, by mieć lepszą
    .flavour = Niebiosa odpowiadają, choć często mamroczą.
    .power-name = Boska interwencja
    .power =
        Po odkryciu kart, a przed wsparciem, możesz jako atakujący lub broniący raz użyć tej
        mocy: dobierz trzy karty z talii. Jeśli są wśród nich karty spotkania (atak,
        negocjacje lub metamorfoza), możesz wziąć jedną z nich. Albo zastępuje ona twoją
        kartę spotkania, którą wtedy odrzucasz, albo (jeśli obie to ataki) jej liczbę dodaje
        się do wartości twojej karty.

        Pozostałe dobrane karty odrzucasz odkryte. Jeśli nie ma wśród nich karty spotkania
        lub żadnej nie bierzesz, twoja karta pozostaje, jaka była.
    .wild =
        Gdy zaczyna się planowanie, a ty jesteś głównym graczem, dobierz jedną kartę z
        talii.
    .super =
        Gdy masz już dobrane trzy karty, zatrzymaj na ręce dowolne z nich, które nie są
        atakiem, negocjacjami ani metamorfozą.
    .zap = Blok następuje, zanim dobierzesz: nie ma kart, a pierwsza karta zostaje.
    .help = Negocjacje, które źle wypadły, mogą jeszcze stać się atakiem.
    .ruling-1 =
        Nowa karta może zmienić wszystko: atak zamiast negocjacji zamienia rekompensatę
        lub rozmowy w walkę i odwrotnie.
    .ruling-2 =
        Twoja metamorfoza, która skopiowała atak, jest atakiem, więc można do niej dodać
        liczbę.
    .ruling-3 =
        Dobrana metamorfoza może tylko zastąpić kartę. Od razu kopiuje to, czym teraz jest
        karta przeciwnika, z jej nadrukowaną wartością.
    .ruling-4 = Jeśli karta przeciwnika to metamorfoza, zachowuje to, co skopiowała.
    .ruling-5 = Dobierasz w tajemnicy; co bierzesz i co odrzucasz, jest pokazane.
    .ruling-6 =
        Dodaną liczbę dolicza się po wszystkich innych zmianach karty, takich jak
        odwrócenie czy wyrównanie.
    .ruling-7 =
        Jeśli kartę dodano, obie odrzuca się tak, jakby były twoje; efekt, który zabiera
        twoją kartę spotkania, zabiera pierwszą. Jeśli ją zastąpiono, zabiera nową.
    .ruling-8 =
        Jeśli nawet po potasowaniu zostało mniej niż trzy karty, dobierasz tyle, ile jest.
    .ruling-9 =
        Rozbłysk wzmocniony: możesz z nim poczekać, aż zobaczysz trzy karty. Zatrzymane karty
        pozostają tajne.

ev-chosen-added = { $who } dodaje do karty { CASE($face, "acc") }.
    .you = Dodajesz do swojej karty { CASE($face, "acc") }.
ev-chosen-kept = { $n ->
        [one] { $who } zatrzymuje { $n } dobraną kartę.
        [few] { $who } zatrzymuje { $n } dobrane karty.
       *[many] { $who } zatrzymuje { $n } dobranych kart.
    }
    .you = { $n ->
        [one] Zatrzymujesz { $n } dobraną kartę.
        [few] Zatrzymujesz { $n } dobrane karty.
       *[many] Zatrzymujesz { $n } dobranych kart.
    }
q-chosen-take = Którą z tych kart spotkania bierzesz?
    .why = Boska interwencja: karty, których nie weźmiesz, zostaną odrzucone.
    .pass = Twoja pierwsza karta zostaje, a wszystkie dobrane odrzucasz.
q-chosen-how = Zastępujesz swoją kartę czy dodajesz do niej { CASE($face, "acc") }?
    .why = Dwa ataki można zsumować. Zastąpiona karta zostaje od razu odrzucona.
q-chosen-keep = Które z tych kart trafiają na twoją rękę? Co najmniej jedna.
    .why = Wzmocniony rozbłysk: nikt nie widzi, co zatrzymujesz. Resztę odrzucasz.
