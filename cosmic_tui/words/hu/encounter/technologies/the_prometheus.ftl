tech-the_prometheus = Prométheusz
    .when = A befejezésétől működik; játékban marad
    .text =
        Befejezésekor tedd a Prométheuszt valamelyik kolóniádra. Minden tekintetben a te
        űrhajód, de 1 helyett 4 pontot ad az oldalad összesített értékéhez.
    .help = Egy űrhajó: indul, elvész, visszatér. Csak a súlya más.
    .ruling-1 =
        A kompenzáció, a jutalom és minden űrhajókat számoló vagy szorzó dolog
        szempontjából egy űrhajó.
    .ruling-2 = Ha ez a technológia kikerül a játékból, a Prométheusz is.
    .ruling-3 =
        Eggyel több űrhajód lesz, mint volt. Ha nincs kolónia, ahol kezdjen, a
        térgörbületen kezd.
    .ruling-4 = Összesen 4 pontot ad, annál többet nem, a Macronnak sem.

q-the_prometheus-commission = Melyik kolóniádon kezdjen a Prométheusz?
    .why = Eggyel több űrhajód lesz, és 4 pontot ad, bárhol vesz is részt.
