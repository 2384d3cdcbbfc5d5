artifact-plague = Pest
    .when = Alle, zu Beginn jeder Herausforderung
    .line = Jemand verliert drei Schiffe und eine Karte jedes Typs.
    .text =
        Nenn eine Person, auch dich selbst. Sie schickt drei Schiffe eigener Wahl in den
        Warp und legt von jedem Typ, den sie hat, eine Karte ab.
    .help = Typen: Angriff, Verhandlung, Gleichziehen, Verstärkung, Manöver, Artefakt.
    .ruling-1 = Sind außerhalb des Warps weniger als drei Schiffe, gehen alle.
    .ruling-2 = Das Opfer wählt, welche Karte jedes Typs.
    .ruling-3 =
        Es kann auch in einer zweiten Herausforderung gespielt werden. Die Karte selbst
        hat deine Hand dann schon verlassen.

q-plague-discard = Lege eine Karte dieses Typs ab: { $type }.
    .why = Die Pest nimmt eine Karte von jedem Typ, den du hast.
q-plague-victim = Wen trifft die Pest?
    .why = Es kostet drei Schiffe und eine Karte jedes Typs. Du darfst auch dich wählen.
