tech-omega_missile = Pocisk Omega
    .acc = Pocisk Omega
    .when = Dowolny gracz, początek dowolnego spotkania; potem odrzucana
    .text =
        Wybierz planetę w dowolnym systemie. Zostaje usunięta z gry, a wszystkie statki na niej
        trafiają do wiru.
    .help = Utracone tak kolonie liczą się od razu, dla mocy i dla zwycięstwa.

q-omega_missile-planet = Którą planetę niszczysz?
    .why = Pocisk Omega: znika na zawsze, a wszystkie statki na niej trafiają do wiru.
