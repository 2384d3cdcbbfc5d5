artifact-ionic_gas = Gaz jonowy
    .acc = Gaz jonowy
    .when = Dowolny gracz, gdy zwycięzca jest znany
    .line = W tym spotkaniu nikt nie bierze rekompensaty ani nagród.
    .text = W tym spotkaniu nikt nie bierze rekompensaty ani nagród.
    .help = Kolonia zdobyta lądowaniem to nie nagroda. Karta nie dotyczy też porozumień.
    .ruling-1 = Sojusznicy broniącego i tak zabierają swoje statki do domu.
