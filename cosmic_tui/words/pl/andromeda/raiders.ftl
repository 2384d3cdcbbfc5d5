### Karty łupieżców

raider-RS1 = Napastnicy Vortikonu
    .text = Nagroda: zyskaj 1 wybrany zasób podstawowy; potem zdobądź 1 PZ.
    .short = 1 podst., 1 PZ
raider-RS2 = Złomowe szakale
    .text = Nagroda: wykonaj 1 naprawę; potem zdobądź 1 PZ.
    .short = 1 naprawa, 1 PZ
raider-RA1 = Szarzy korsarze
    .text =
        Jeśli zwyciężają, każdy pokonany gracz odrzuca 1 wybrany zasób, jeśli jakiś ma. Nagroda:
        zyskaj 1 kredyt; potem zdobądź 2 PZ.
    .short = kredyt, 2 PZ
raider-RA2 = Wąż szczelin
    .text = Pojawia się na najnowszej planecie. Nagroda: dobierz 2 karty taktyki; potem zdobądź 1 PZ.
    .short = 2 karty, 1 PZ
raider-RB1 = Nieznani porywacze
    .text = Jeśli zwyciężają, każdy pokonany gracz kładzie 1 lidera ze swojej stacji w aktywnym regionie. Nagroda: zwerbuj najwyżej 1 swojego lidera z dowolnego miejsca mapy; potem zdobądź 2 PZ.
    .short = 1 lider, 2 PZ
raider-RB2 = Wataha Kłów Pustki
    .text = Nagroda: zyskaj 2 dowolne zasoby; potem zdobądź 1 PZ.
    .short = 2 dowolne, 1 PZ
raider-RC1 = Obsydianowa lanca
    .text = Nagroda: awansuj o 1 pole na dowolnym torze; potem zdobądź 1 PZ.
    .short = dowolny tor +1, 1 PZ
raider-RC2 = Plazmowi rabusie
    .text = Jeśli zwyciężają, każdy pokonany gracz uszkadza 1 swój moduł. Pojawiają się na planecie z największą liczbą liderów (remis: najwcześniej wyłożona). Nagroda: zyskaj 2 energii; potem zdobądź 2 PZ.
    .short = 2 energii, 2 PZ
raider-RD1 = Ul mechafagów
    .text = Jeśli zwycięża, każdy pokonany gracz kładzie 1 żeton mechafaga (pula: 5) na jednym ze swoich modułów: liczy się on jako uszkodzony; naprawa usuwa żeton. Nagroda: obejrzyj stos odkryć obserwatorium i zatrzymaj 1 żeton; potem zdobądź 3 PZ.
    .short = odkrycie, 3 PZ
raider-RD2 = Niszczyciel światów
    .text = Jeśli zwycięża, odrzuca się wierzchni księżyc z aktywnego regionu. Nagroda: zyskaj 2 dowolne zasoby; potem zdobądź 4 PZ.
    .short = 2 dowolne, 4 PZ
