tech-genesis_bomb = Ősbomba
    .when = Bármely játékos, összecsapás elején; addig titkos, aztán el kell dobni
    .text =
        Vedd az Ősbolygót a saját naprendszeredbe. Azonnal benépesítheted bármennyi
        olyan űrhajóval, amely ezt a technológiát kutatta.
    .help = Minden tekintetben egy hatodik saját bolygó.
    .ruling-1 =
        Megtámadható, megvédhető és újratelepíthető. Ottani kolóniád számít a képességed
        megtartásához; másoknak az ottani kolónia idegen.
    .ruling-2 =
        Ha az Ősbolygó már játékban van, a rajta lévő űrhajókkal együtt a te
        naprendszeredbe kerül.

q-genesis_bomb-ships = Hány kutató űrhajó népesítse be az Ősbolygót ({ $range })?
    .why = Ősbomba: a többi űrhajó, amely dolgozott rajta, a kolóniáidra megy.
