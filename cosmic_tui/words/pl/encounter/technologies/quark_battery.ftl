tech-quark_battery = Bateria kwarkowa
    .acc = Baterię kwarkową
    .when = Główny gracz, po odkryciu kart; potem odrzucana
    .text =
        Po ukończeniu połóż pod tą technologią kartę spotkania ze swojej ręki. Nikt inny nie może jej oglądać
        ani zabrać. Później, jako główny gracz, możesz po odkryciu kart zamienić na nią swoją kartę
        spotkania; potem ta technologia i zamieniona karta zostają odrzucone.
    .help = Karta pod nią nie należy do ręki, nawet przy kontroli ręki.
    .ruling-1 =
        Jeśli nie masz karty spotkania, którą można tam położyć, ta technologia zostaje od razu
        odrzucona.
    .ruling-2 = Metamorfoza, która skopiowała twoją pierwszą kartę, zachowuje tę kopię.

q-quark_battery-store = Którą kartę spotkania kładziesz pod nią?
    .why = Bateria kwarkowa: znasz ją tylko ty. Aż do zamiany nie należy do ręki.
