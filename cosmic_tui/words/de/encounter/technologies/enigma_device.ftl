tech-enigma_device = Enigma-Apparat
    .when = Alle, zu Beginn jeder Herausforderung; dann abgelegt
    .text =
        Mit dir beginnend und im Uhrzeigersinn ziehen alle vom Stapel oder legen zufällig
        ab, bis sie genau acht Karten haben. Nur du darfst vorher beliebige Karten
        ablegen.
    .help = Am besten mit kleiner eigener Hand und großen ringsum.

q-enigma_device-discard = Welche Karten legst du ab, bevor alle acht haben? Beliebig viele.
    .why = Enigma-Apparat: Nur du darfst das. Danach füllt und leert der Zufall.
