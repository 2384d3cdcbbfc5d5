artifact-mobius_tubes = Rury Möbiusa
    .acc = Rury Möbiusa
    .when = Tylko atakujący, początek dowolnego własnego spotkania
    .line = Wszystkie statki wszystkich graczy opuszczają wir.
    .text =
        Wszystkie statki wszystkich graczy opuszczają wir i wracają do dowolnych kolonii swoich
        właścicieli.
    .help = Zagraj, gdy większość tych statków jest twoja.
    .ruling-1 = Dzieje się to, zanim odzyskasz statek podczas przegrupowania; potem wir jest zwykle pusty.
    .ruling-2 = Rury można zagrać i w pierwszym, i w drugim swoim spotkaniu.
    .ruling-3 =
        Właściciele umieszczają statki w kolejności tur. Statki bez kolonii pozostają stracone.
