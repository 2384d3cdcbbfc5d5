artifact-cosmic_zap = Kosmiczny blok
    .acc = Kosmiczny blok
    .when = Dowolny gracz, przy użyciu mocy albo zapowiedzi wzmocnionego rozbłysku
    .line = Cofa jedno użycie mocy, a moc nie działa do końca spotkania.
    .text =
        Cofnij jedno użycie jednej mocy obcego, dowolnego gracza, nawet swojej. Tej mocy nie
        wolno użyć ponownie do końca spotkania.

        Albo zatrzymaj wzmocniony rozbłysk, gdy ktoś go zapowiada: wraca niezagrany na rękę
        swojego gracza, a moc jest tak samo zablokowana.
    .help = Najlepiej zagrać go, gdy wybory już padły, a nic się jeszcze nie stało.
    .ruling-1 =
        Musi być jakieś użycie: części mocy, które nie są użyciem, nie można zablokować.
    .ruling-2 =
        Dopóki moc jest zablokowana, wzmocniona strona rozbłysku jej właściciela jest zamknięta,
        a uniwersalna otwarta.
    .ruling-3 = Z dwóch mocy jednego gracza blokuje się tylko tę, której użyto.
    .ruling-4 = Na blok też można odpowiedzieć. Zatrzymany blok się nie wydarzył.
    .ruling-5 = Użycie ukończone wcześniej obowiązuje.
