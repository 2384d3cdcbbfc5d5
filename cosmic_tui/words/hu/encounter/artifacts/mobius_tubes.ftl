artifact-mobius_tubes = Möbius-csövek
    .when = Csak támadó, bármelyik saját összecsapása elején
    .line = Minden játékos minden űrhajója elhagyja a térgörbületet.
    .text =
        Minden játékos minden űrhajója elhagyja a térgörbületet, és visszatér gazdája
        bármelyik kolóniájára.
    .help = Akkor játszd ki, amikor azok az űrhajók többnyire a tieid.
    .ruling-1 =
        Megelőzi az átcsoportosításban visszatérő űrhajót; utána a térgörbület
        rendszerint üres.
    .ruling-2 = Az első és a második összecsapásodban egyaránt kijátszható.
    .ruling-3 =
        A gazdák sorrendben helyezik el űrhajóikat. Az űrhajók, amelyeknek nincs
        kolóniájuk, ahová menjenek, elveszettek maradnak.
