tech-warpspace_key = Klucz do wiru
    .acc = Klucz do wiru
    .when = Tylko atakujący, początek dowolnego własnego spotkania; potem odrzucana
    .text = Wszystkie twoje statki opuszczają wir i wracają do twoich kolonii.
    .help = Działa jak Rury Möbiusa, ale tylko dla ciebie.
