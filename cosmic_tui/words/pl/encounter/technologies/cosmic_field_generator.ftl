tech-cosmic_field_generator = Generator kosmopola
    .acc = Generator kosmopola
    .when = Dowolny gracz, przy użyciu mocy; potem odrzucana
    .text =
        Działa raz jak Kosmiczny blok: cofa jedno użycie dowolnej mocy, której nie wolno użyć
        ponownie do końca spotkania.
    .help = To nie artefakt, więc Karciany blok go nie rusza.
    .ruling-1 = Mogą go zatrzymać Zakłócacz technologii i uniwersalna strona rozbłysku Uzdrowiciela.
