tech-vacuum_turbines = Turbiny próżniowe
    .acc = Turbiny próżniowe
    .when = Dowolny gracz, początek dowolnego spotkania; potem odrzucana
    .text = Dobierz cztery karty, zatrzymaj z nich ile chcesz, a resztę odrzuć.
    .help = Wszyscy widzą, co odrzucasz.

q-vacuum_turbines-discard = Które z dobranych kart odrzucasz? Możesz odrzucić dowolną ich liczbę.
    .why = Turbiny próżniowe: resztę zatrzymujesz. Wszyscy widzą, co odrzucasz.
