alien-barbarian = Barbaren
    .tagline = Plündern die Hand der Unterlegenen
    .flavour = Sie klopfen vorher an, allerdings mit etwas Schwerem.
    .power-name = Plünderung
    .power =
        Gewinnt deine Seite und du bist der Angreifer, benutzt du diese Fähigkeit,
        bevor Entschädigung genommen wird und bevor ein Schiff sich bewegt. Du siehst
        dir heimlich die ganze Hand deines Gegners an und behältst bis zu so viele
        dieser Karten, wie du Schiffe auf dem Portal hast. Der Rest dieser Hand wird
        offen abgelegt.
    .wild =
        Als Hauptspieler oder Verbündeter: Hast du gerade Entschädigung oder Belohnung
        erhalten, lege beliebige dieser neuen Karten ab. Du ziehst nichts dafür.
    .super =
        Gewinnt der Angreifer mit dir als Verbündetem, darfst du diese Fähigkeit gegen
        den gegnerischen Hauptspieler benutzen und so viele Karten behalten, wie du
        Schiffe auf dem Portal hast.
    .zap =
        Er kommt, bevor du eine Karte siehst: Nichts wird angesehen, genommen oder
        abgelegt.
    .help = Schick vier Schiffe: So viele Karten darfst du dann auch behalten.
    .ruling-1 =
        Nur ein Sieg zählt, auch einer, bei dem keine Karte aufgedeckt wird. Eine
        Vereinbarung zählt nicht, und ein leerer Heimatplanet, den man neu besiedelt,
        auch nicht.
    .ruling-2 = Die Herausforderungskarten liegen auf dem Tisch und gehören nicht zur Hand.
    .ruling-3 =
        Hat die unterlegene Seite eine Verhandlung aufgedeckt, wird ihre
        Entschädigung danach aus deiner Hand gezogen, in der dann schon die Beute ist.
    .ruling-4 =
        Nur deine eigenen Schiffe auf dem Portal zählen, jedes als eins, egal welches
        Gewicht es hat. Steht dort keines, behältst du nichts, und die ganze Hand wird
        abgelegt.
    .ruling-5 = Plündern musst du, aber du darfst weniger Karten behalten als möglich.
    .ruling-6 = Bei einer leeren Hand gibt es nichts zu tun.
    .ruling-7 =
        Wer ohne Karten bleibt, zieht nicht jetzt eine neue Hand, sondern erst, wenn
        wieder eine Herausforderungskarte gebraucht wird.
    .ruling-8 =
        Was du behältst, weißt du und weiß, wem es gehörte; was abgelegt wird, sehen
        alle.
    .ruling-9 =
        Sobald du die Hand ansiehst, kann mit keiner Karte daraus mehr geantwortet
        werden; ein Zap muss vorher kommen.
    .ruling-10 =
        Regulär: Es gilt für eine Zahlung. Als Belohnung befreite Schiffe betrifft es
        nicht.
    .ruling-11 = Super: Du plünderst den Verteidiger, den Hauptspieler auf der Gegenseite.

q-barbarian-keep = Welche dieser Karten behältst du? Der Rest wird abgelegt.
    .why = Plünderung: bis zu eine Karte für jedes deiner Schiffe auf dem Portal.
q-barbarian-throw_away = Welche deiner neuen Karten wirfst du weg?
    .why = Manöver der Barbaren: beliebige der eben erhaltenen Karten, offen.
