artifact-emotion_control = Kontrola emocji
    .acc = Kontrolę emocji
    .when = Dowolny gracz, po odkryciu kart
    .line = Ataki liczą się jako negocjacje, więc główni gracze rozmawiają.
    .text =
        Każdy atak wśród obu kart spotkania liczy się w tym spotkaniu jako negocjacje, więc obaj
        główni gracze muszą spróbować zawrzeć porozumienie.
    .help = Ratuje przed przegraną, jeśli stać cię na stratę trzech statków bez umowy.
    .ruling-1 = Zmienia się też metamorfoza, która skopiowała atak.
    .ruling-2 =
        Sojusznicy wracają jak przy każdym porozumieniu, a zagrane już wsparcie idzie na marne.
    .ruling-3 =
        Atak przeciw negocjacjom też staje się porozumieniem; rekompensata nie należy się
        nikomu.
    .ruling-4 = Kontrola emocji musi nastąpić, zanim wszyscy spasują. Po spotkaniu karty są tym, czym były.
