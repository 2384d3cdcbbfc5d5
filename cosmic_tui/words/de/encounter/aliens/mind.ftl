alien-mind = Telepathen
    .tagline = Sehen die Hand eines Hauptspielers
    .flavour = Wir wussten, dass du diesen Satz liest.
    .power-name = Wissen
    .power =
        Bevor jemand eingeladen wird, darfst du diese Fähigkeit benutzen und die ganze
        Hand eines Hauptspielers ansehen: die deines Gegners, wenn du selbst Hauptspieler
        bist, sonst nach Wunsch die des Angreifers oder des Verteidigers. Was du siehst,
        ist nur für dich.
    .wild =
        Will jemand anderes vom Stapel ziehen, sieh dir jede Karte an, die diese
        Person zieht, bis die Herausforderung vorbei ist. Die Karten gehen trotzdem an
        sie.
    .super =
        Bist du kein Hauptspieler, darfst du diese Fähigkeit benutzen und die Hände von
        Angreifer und Verteidiger sehen.
    .zap = Er kommt, bevor eine Karte gezeigt wird: Du siehst nichts.
    .help = Sieh erst hin, bevor du entscheidest, wem du hilfst.
    .ruling-1 =
        Alle erfahren, wessen Hand du gesehen hast; nur du erfährst, was darin ist. Du
        darfst es nicht weitersagen.
    .ruling-2 =
        Du siehst die Hand, wie sie in diesem Moment ist, nicht, was später gezogen wird.
    .ruling-3 =
        Nur die Hand: nicht den Hort der Geizhälse und keine beiseitegelegten Karten.
    .ruling-4 = Auch eine leere Hand darf gewählt werden; dann gibt es nichts zu sehen.
    .ruling-5 = Verlierst du deine Fähigkeit später, vergisst du dadurch nichts.
    .ruling-6 =
        Wirken vor den Einladungen mehrere Fähigkeiten, entscheidet die Zugreihenfolge;
        haben Mutanten ihre Hand aufgefüllt, siehst du die neuen Karten.
    .ruling-7 =
        Regulär: Es gilt für neue Hände, als Karten genommene Belohnungen und
        Fähigkeiten, die ziehen, beginnend mit dem eben angesagten Ziehen. Karten von
        anderen, Schicksalskarten und Aliens gehören nicht dazu.
    .ruling-8 =
        Regulär: Du siehst nur zu. Jede Wahl unter den Karten trifft, wer zieht.
    .ruling-9 =
        Super: Ein Zap verbirgt beide Hände, und das Manöver kehrt auf deine Hand zurück.

q-mind-look = Wähle die Hand, die du sehen willst.
    .why = Wissen: Nur du siehst sie, so, wie sie jetzt ist.
