alien-mutant = Mutant
    .acc = Mutanta
    .gen = Mutanta
    .power-name-acc = Regenerację
    .tagline = Uzupełnia rękę do ośmiu kart
    .flavour = Odetnij jedną łapę, a wyrośnie cały katalog.
    .power-name = Regeneracja
    .power =
        Zanim ktokolwiek zostanie zaproszony, gdy jesteś atakującym lub broniącym i masz
        mniej niż osiem kart, możesz użyć tej mocy, by uzupełnić rękę do ośmiu. Bierz kartę
        po karcie, każdą z talii albo losowo z ręki dowolnego innego gracza, wybierając po
        każdej na nowo. Nie wolno przerwać wcześniej, dopóki jest źródło z kartami.
    .wild =
        Jako główny gracz, który wygrywa lub zawiera porozumienie, weź jedną losową kartę
        z ręki przeciwnika i po jednej od każdego jego sojusznika.
    .super = Tuż przed użyciem tej mocy odrzuć od jednej do trzech wybranych kart.
    .zap = Blok następuje przed pierwszą kartą: nic nie dobierasz.
    .help = Graj kartami śmiało: twoje następne spotkanie przyniesie nowe.
    .ruling-1 =
        W jednym uzupełnianiu możesz łączyć talię i kilku graczy. Gracz bez kart się nie
        liczy jako źródło, skarbiec Skąpca też nie.
    .ruling-2 =
        Gdy talia się skończy, tasuje się ją ponownie. Jeśli nie ma już źródła, kończysz
        poniżej ośmiu.
    .ruling-3 =
        Widzisz każdą kartę. Okradziony gracz dowiaduje się, której brak; inni widzą
        tylko, skąd ją bierzesz.
    .ruling-4 =
        To jedna akcja. Inni czekają do jej końca, z wyjątkiem bezpośrednich odpowiedzi na
        pojedyncze dobranie.
    .ruling-5 = Późniejsza utrata mocy nie odbiera kart.
    .ruling-6 = Jeśli w tej samej chwili w rękę zagląda Umysł, decyduje kolejność tur.
    .ruling-7 =
        Rozbłysk uniwersalny: następuje po rekompensacie, nagrodach lub warunkach porozumienia. Każdy
        po tamtej stronie, kto ma kartę, oddaje jedną.
    .ruling-8 =
        Rozbłysk uniwersalny: po porozumieniu sojusznicy przeciwnika to ci, którzy byli nimi przy
        odkryciu kart. Nie działa, gdy porozumienia nie ma.
    .ruling-9 =
        Rozbłysk wzmocniony: ten rozbłysk liczy się jako karta na twojej ręce, więc działa przy
        najwyżej dziesięciu kartach łącznie. Jeśli użycie zostanie zablokowane, odrzucone
        karty pozostają odrzucone.

q-mutant-source = Skąd bierzesz następną kartę?
    .why = Regeneracja: dobierasz do ośmiu kart. Z cudzej ręki bierzesz w ciemno.
q-mutant-discard = { $range ->
        [one] Którą kartę najpierw wyrzucasz
        [few] Które { $range } karty najpierw wyrzucasz
       *[many] Które karty najpierw wyrzucasz ({ $range })
    }?
    .why = Wzmocniony rozbłysk: potem dobierasz do ośmiu kart, licząc ten rozbłysk.
