alien-trader = Händler
    .tagline = Tauschen ganze Hände mit Gegnern
    .flavour = Alles, was ich habe, gegen alles, was du hast. Na? Zu spät.
    .power-name = Übertragung
    .power =
        Bevor die Herausforderungskarten gewählt werden und du Angreifer oder Verteidiger
        bist, darfst du diese Fähigkeit benutzen und deine ganze Hand gegen die deines
        Gegners tauschen. Der Tausch ist endgültig.
    .wild =
        Als Hauptspieler: Bevor jemand eingeladen wird, nimm eine zufällige Karte von der
        Hand deines Gegners, sieh sie an und gib eine Karte von deiner Hand zurück; es
        darf dieselbe sein.
    .super =
        Du darfst diese Fähigkeit auf die Hand einer beliebigen anderen Person benutzen
        statt auf die deines Gegners.
    .zap = Er kommt, bevor eine Karte wandert: Ihr behaltet beide eure Hände.
    .help = Spiel deine Hand fast leer und tausch sie dann gegen eine volle.
    .ruling-1 =
        Beide Hände sind dann geprüft: Als Verteidiger ohne Herausforderungskarte ziehst
        du vorher eine neue Hand, als Angreifer wäre dein Zug zu Ende. Eine Hand ohne
        Herausforderungskarten kannst du also nicht weitergeben.
    .ruling-2 =
        Alles auf der Hand wandert, auch Manöver und Artefakte; nicht der Hort der
        Geizhälse, keine Karten auf einer Alienidentität und kein Manöver, das gerade
        gespielt wird.
    .ruling-3 =
        Ein Zap muss auf der Hand sein, wenn du den Tausch ansagst; einer, der durch ihn
        kommt, ist zu spät.
    .ruling-4 =
        Wer sonst noch vor der Kartenwahl handelt, tut das in Zugreihenfolge.
    .ruling-5 =
        Alle wissen, wie viele Karten jeder bekommt; nur ihr beide wisst, welche.
    .ruling-6 =
        Regulär: Dein Gegner muss mindestens eine Karte haben. Das Manöver selbst
        zählt nicht zu deinen Handkarten, während es wirkt.
    .ruling-7 =
        Super: Die dritte Hand darf leer sein oder keine Herausforderungskarten haben. Beide Hände
        der Hauptspieler werden dann neu geprüft: Ohne eine ist dein Zug als Angreifer zu Ende, als
        Verteidiger ziehst du eine neue Hand. Die dritte Person zieht nichts.
    .ruling-8 = Super: Das Manöver kehrt auf deine neue Hand zurück.

q-trader-partner = Wessen Hand willst du für deine?
    .why = Übertragung: die ganze Hand, endgültig. Sie kann gezappt werden.
q-trader-give_back = Welche Karte gibst du zurück?
    .why = Eine beliebige, auch die eben genommene.
