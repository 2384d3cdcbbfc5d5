tech-enigma_device = Urządzenie Enigma
    .acc = Urządzenie Enigma
    .when = Dowolny gracz, początek dowolnego spotkania; potem odrzucana
    .text =
        Począwszy od ciebie, zgodnie z ruchem wskazówek zegara, każdy gracz dobiera z talii albo
        odrzuca losowo, aż ma dokładnie osiem kart. Tylko ty możesz najpierw odrzucić dowolne
        karty.
    .help = Najlepsze przy małej ręce u siebie i dużych u innych.

q-enigma_device-discard = Które karty odrzucasz, zanim wszyscy dobiorą do ośmiu?
    .why = Urządzenie Enigma: wolno to tylko tobie. Potem o kartach decyduje los.
