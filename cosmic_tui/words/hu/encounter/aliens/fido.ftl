alien-fido = Bodri
    .tagline = Kijátszott lapot hoz egy barátnak
    .flavour = Dobd el, amilyen messzire csak akarod. Visszajön.
    .power-name = Apport
    .power =
        Amikor egy összecsapás összecsapáskártyáit épp eldobtátok, bármelyikben,
        használhatod ezt a képességet: az összecsapáskártyák közül egyet felveszel az
        eldobott lapokról, és nyíltan felajánlod egy másik játékosnak.

        Ha az a játékos elfogadja, elvehetsz egy saját űrhajót a térgörbületről
        valamelyik kolóniádra, vagy egy lapot a pakliból. Ha visszautasítja, a lapot
        megtarthatod, vagy visszateheted az eldobott lapokra.
    .wild =
        Aktív játékosként, a tervezés kezdetén tedd az eldobott lapok legfelsőjét
        az ellenfeled kezébe, aztán húzz egy lapot a pakliból.
    .super =
        Amikor apportírozol, vegyél fel akárhányat az összecsapás eldobott
        összecsapáskártyái közül, és ajánld fel őket egyenként, mindegyiket egy
        választott játékosnak, mindegyiket saját fizetségért.
    .zap =
        Még a másik játékos válasza előtt jön: a lap visszakerül az eldobott lapokra, és
        nem kapsz semmit.
    .help = Ajánlj rossz lapot, és fizetnek; vagy tartsd meg a jót, ami nem kellett.
    .ruling-1 =
        Összecsapásonként egy lap és egy ajánlat. Csak azok a lapok hozhatók vissza,
        amelyek harcoltak; erősítés, ereklye és más okból eldobott lap nem.
    .ruling-2 =
        A másikhoz hozzáadott további összecsapáskártya úgy számít, hogy harcolt. A
        felváltott lap nem.
    .ruling-3 =
        A megtartott lapot, és azt, amely blöff után a pakli alá csúszott, nem lehet
        visszahozni. A sorrendben első, aki felveszi a lapot, viszi.
    .ruling-4 =
        Bárkinek ajánlhatod, annak is, akitől a lap származik. Az ajánlat körüli ígéret
        senkit sem köt.
    .ruling-5 =
        Ha nincs űrhajód a térgörbületen, vagy nincs kolóniád, ahová kerülne, csak a lap
        marad fizetségnek. Le is mondhatsz mindkettőről.
    .ruling-6 = Ha egy lap sem fordult fel, nincs mit visszahozni.
    .ruling-7 = A lap és a válasz nyilvános; a fizetségként húzott lap titkos.
    .ruling-8 =
        Dzsóker: az ellenfeled nem utasíthatja vissza a lapot. Ha nincsenek eldobott lapok,
        nem játszhatod ki.

ev-fido-refused = { $who } visszautasítja { THE($face, "acc") }.
    .you = Visszautasítod { THE($face, "acc") }.
    .at-you = { $who } nem kéri tőled { THE($face, "acc") }.
ev-fido-pushed = { $who } { CASE($whom, "dat") } adja { THE($face, "acc") }.
    .you = { CASE($whom, "dat") } adod { THE($face, "acc") }.
    .at-you = { $who } neked adja { THE($face, "acc") }.
q-fido-lift = Melyik összecsapáskártyát veszed fel az eldobott lapokról?
    .why = Apport: nyíltan felajánlod egy másik játékosnak.
q-fido-lift_another = Melyik lapot veszed fel következőnek?
    .why = Szuperfáklya: minden lapot egyszer ajánlhatsz fel; az elfogadottért fizetnek.
    .pass = A többi lap az eldobott lapok között marad.
q-fido-friend = Kinek ajánlod fel a lapot?
    .why = Ha elfogadják, fizetnek érte; ha visszautasítják, megtarthatod.
q-fido-accept = Felajánlanak neked egy lapot: { $face }. Elfogadod?
    .why = Apport: ha igen, az ajánló fizetségül űrhajót vagy lapot kap.
    .pass = Visszautasítod; az ajánló megtartja vagy eldobja a lapot.
q-fido-payment = Elfogadták. Űrhajót kérsz a térgörbületről, vagy lapot a pakliból?
    .why = Apport: a kettő közül az egyiket választhatod.
    .pass = Egyiket sem kéred.
q-fido-keep = Visszautasították. Megtartod a lapot?
    .why = Apport: a visszautasított lap a kezedbe kerülhet.
    .pass = Visszakerül az eldobott lapokra.
