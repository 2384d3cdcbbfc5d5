tech-plasma_thrusters = Plazmahajtómű
    .when = Támadó, szövetséges: küldéskor; védő: indítás után; játékban marad
    .text =
        Minden összecsapásba eggyel több űrhajót küldhetsz a megengedettnél: négy
        helyett ötöt. Védőként egy űrhajót átvihetsz egy másik kolóniádról a megtámadott
        bolygóra.
    .help = Minden összecsapásban eggyel több űrhajó: sokat jelent.
    .ruling-1 =
        Védőként csak olyan bolygóra, ahol van kolóniád, vagy amely a naprendszeredhez
        tartozik. Összecsapásonként egyszer.

q-plasma_thrusters-from = Melyik kolónia küld űrhajót a megtámadott bolygóra?
    .why = Plazmahajtómű: azonnal részt vesz. A kiürített kolónia megszűnik.
