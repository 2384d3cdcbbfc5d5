tech-lunar_cannon = Holdlöveg
    .when = Aktív játékos vagy szövetséges, a lapok felfordulása után; játékban marad
    .text =
        Befejezésekor tedd a Holdlöveget saját naprendszered két szomszédos bolygója
        közé. E két bolygó bármelyikén zajló minden olyan összecsapásban, amelyben részt
        veszel, 10 pontot adhatsz az oldalad összesített értékéhez.

        Valahányszor végzetkártyaként dzsókert húznak, átteheted bármelyik naprendszer
        egy másik helyére.
    .help = Mellette támadni ugyanúgy segít, mint védeni.
    .ruling-1 = Ha nincs két összevethető összesített érték, nem ad semmit.

q-lunar_cannon-put = Mely két bolygó közé teszed a Holdlöveget?
    .why = Bármelyik mellett 10 pontot adhat annak az oldalnak, amelyiken állsz.
