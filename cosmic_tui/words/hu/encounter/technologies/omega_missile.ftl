tech-omega_missile = Omega-rakéta
    .when = Bármely játékos, bármely összecsapás elején; aztán el kell dobni
    .text =
        Válassz egy bolygót bármelyik naprendszerben. Kikerül a játékból, és minden
        rajta lévő űrhajó a térgörbületre kerül.
    .help = Az így elvesztett kolónia azonnal számít, képességhez és győzelemhez is.

q-omega_missile-planet = Melyik bolygót pusztítod el?
    .why = Omega-rakéta: végleg megszűnik, és rajta minden űrhajó a térgörbületre kerül.
