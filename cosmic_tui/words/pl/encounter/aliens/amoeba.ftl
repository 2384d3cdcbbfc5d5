alien-amoeba = Ameba
    .acc = Amebę
    .gen = Ameby
    .power-name-acc = Sączenie
    .tagline = W ostatniej chwili zmienia swoją flotę
    .flavour = Kałuża, która zawsze znajdzie szparę w kadłubie.
    .power-name = Sączenie
    .power =
        Gdy obie karty spotkania leżą zakryte, a ty jako atakujący lub broniący masz
        w spotkaniu co najmniej jeden statek, możesz użyć tej mocy, by zmienić wielkość
        swojej floty. Albo odsyłasz do swoich kolonii dowolną liczbę swoich statków ze
        spotkania, nawet wszystkie, albo sprowadzasz dowolną liczbę statków ze swoich
        kolonii, bez limitu czterech.

        Gdy atakujesz, twoje statki opuszczają wrota albo na nie wchodzą. Gdy się
        bronisz, opuszczają atakowaną planetę albo na nią przybywają; jeśli zabierzesz
        ostatni, twoja kolonia tam znika, choć walka o planetę trwa dalej.

        Jeśli twoja strona wygra, gdy nie masz w spotkaniu statku, nie zyskujesz kolonii.
        Twoi sojusznicy i tak lądują.
    .wild =
        Gdy zaczyna się planowanie, a ty jesteś głównym graczem, dołóż do spotkania od
        jednego do czterech statków ze swoich kolonii albo odeślij od jednego do czterech
        swoich statków ze spotkania do swoich kolonii. Na wrotach może ich być więcej niż
        cztery.
    .super =
        Możesz użyć tej mocy jako sojusznik dowolnej strony, na tych samych zasadach.
    .zap =
        Każdy przesunięty statek wraca tam, gdzie stał, nawet na opróżnione planety, a twoja
        flota się nie zmienia.
    .help = Start to wstępny plan: liczbę statków ustalisz dopiero po wyłożeniu kart.
    .ruling-1 =
        Jedna zmiana na spotkanie, w jednym kierunku. Nieprzesunięcie żadnego statku nie
        jest użyciem.
    .ruling-2 = Statków z wiru nigdy nie można sprowadzić.
    .ruling-3 =
        Sprowadzając statki, możesz opróżnić kolonie. Jeśli przez to zostanie ci za mało
        rodzimych kolonii, tracisz moc, ale statki zostają tam, gdzie je umieszczasz.
    .ruling-4 =
        Jeśli od początku nie masz w spotkaniu statku, na przykład bronisz pustej
        rodzimej planety, nie możesz użyć tej mocy. Uniwersalny efekt rozbłysku nie ma
        takiego warunku.
    .ruling-5 =
        Jeśli zabierasz statki z planety, a nigdzie indziej nie masz kolonii, trafiają
        do wiru.
    .ruling-6 =
        Pusta flota wyklucza tylko kolonię za wygraną. Nadal możesz zyskać kolonię
        w porozumieniu, statkami ze swoich kolonii.
    .ruling-7 =
        Bez statków i z negocjacjami przeciw atakowi przegrywasz, ale żaden statek nie
        przepada, więc nie ma rekompensaty.
    .ruling-8 =
        Wygranie pierwszego spotkania bez statków i tak pozwala na drugie. Jeśli lądowanie
        da któremuś z twoich sojuszników zwycięską kolonię, ten sojusznik wygrywa grę bez
        ciebie.
    .ruling-9 = Kto działa po tobie w tej samej chwili, widzi nową liczbę twoich statków.
    .ruling-10 =
        Rozbłysk uniwersalny: broniący bez statków na własnej planecie może je dołożyć i znów ma
        tam kolonię. Możesz też zejść do zera statków; wtedy po prostu nie masz czym
        lądować.
    .ruling-11 =
        Rozbłysk wzmocniony: jako sojusznik bez statków pozostajesz sojusznikiem i możesz zagrywać
        wsparcie, ale nic nie ląduje, nic nie tracisz i nic nie zyskujesz. Statki dołożone
        w roli sojusznika broniącego zwiększają twoje nagrody.

q-amoeba-way = Sprowadzasz statki czy je zabierasz?
    .why = Sączenie: liczbę statków zmieniasz raz, w jedną stronę. Moc można zablokować.
q-amoeba-grow = Ile statków dołącza do spotkania i skąd ({ $range })?
    .why = Statki liczą się od tej chwili. Opróżnioną kolonię tracisz.
q-amoeba-shrink = Ile statków wraca do kolonii ({ $range })?
    .why = Jeśli żaden nie zostanie w spotkaniu, nie zdobędziesz kolonii.
