artifact-ionic_gas = Gaz jonowy
    .acc = Gaz jonowy
    .when = Dowolny gracz, gdy zwycięzca jest znany
    .line = W tym spotkaniu nikt nie bierze rekompensaty ani nagród.
    .text = W tym spotkaniu nikt nie bierze rekompensaty ani nagród.
    .help = Kolonie zdobyte lądowaniem nie są nagrodami. Porozumienia to nie dotyczy.
    .ruling-1 = Sojusznicy broniącego i tak zabierają swoje statki do domu.
