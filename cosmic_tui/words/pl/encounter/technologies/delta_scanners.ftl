tech-delta_scanners = Skanery delta
    .acc = Skanery delta
    .when = Dowolny gracz, początek dowolnego spotkania; potem odrzucana
    .text = Weź jedną dowolną kartę ze stosu odrzuconych na swoją rękę.
    .help = Stos leży odkryty, więc wszyscy widzą, co bierzesz.
    .ruling-1 =
        Chodzi o stos kart, które zagrywa się z ręki, nie o karty celu ani technologii.

q-delta_scanners-take = Którą kartę bierzesz ze stosu odrzuconych?
    .why = Skanery delta: wszyscy widzą, która to karta.
