# fine: term encounter
alien-void = Leere
    .tagline = Besiegte Schiffe gehen für immer
    .flavour = Hier war nichts. Bald ist es wieder da.
    .power-name = Auslöschung
    .power =
        Gewinnst du als Angreifer oder Verteidiger, benutzt du diese Fähigkeit: Die
        Schiffe, die dein Gegner und seine Verbündeten durch diese Niederlage verlieren,
        gehen nicht in den Warp, sondern für immer aus dem Spiel.

        Niemand darf so unter fünf Schiffe gebracht werden, in einem Spiel mit vier
        Planeten unter vier: Was darüber hinausginge, geht stattdessen in den Warp.
    .wild =
        Wird ein Artefakt angesagt, schick eines deiner Schiffe von einer nicht
        beteiligten Kolonie in den Warp: Das Artefakt bewirkt nichts und wird abgelegt.
    .super =
        Du darfst diese Fähigkeit als Verbündeter der siegreichen Seite benutzen, gegen
        den unterlegenen Hauptspieler und alle seine Verbündeten.
    .zap = Die besiegten Schiffe gehen wie üblich in den Warp.
    .help = Jeder Sieg macht jemanden für den Rest des Spiels kleiner.
    .ruling-1 =
        Entfernt wird vor allem, was Schiffe vor dem Warp rettet: Zombies, Beobachter und
        andere können nur retten, was die Grenze dorthin schickt. Nur Heiler dürfen
        entfernte Schiffe zurückgeben.
    .ruling-2 = Entschädigung zählt nur Schiffe, die wirklich in den Warp kommen.
    .ruling-3 =
        Jemand muss gewinnen: Eine gescheiterte Verhandlung, eine Niederlage beider Seiten oder eine
        abgebrochene Herausforderung zählen nicht. Eine Verhandlung zu schlagen zählt.
    .ruling-4 =
        Entfernt werden nur Verluste durch die Niederlage selbst; zusätzliche durch andere
        Fähigkeiten gehen in den Warp. Zuschauer sind nie betroffen.
    .ruling-5 =
        Für die Grenze zählen alle Schiffe, die jemand noch im Spiel hat, auch die im
        Warp.
    .ruling-6 =
        Aus dem Spiel entfernte Schiffe zählen für nichts, und alle können sie sehen.
    .ruling-7 =
        Regulär: Du darfst auch dein eigenes Artefakt verhindern. Wird dieses Manöver
        selbst verhindert, ist das Schiff nicht bezahlt. Es kann auf einen Karten-Zap
        antworten, außer der galt genau diesem Manöver.

q-void-pay = Welche Kolonie gibt das Schiff?
    .why = Manöver der Leere: Es geht in den Warp, und das Artefakt bewirkt nichts.
