tech-collapsium_hulls = Kollapszium hajótest
    .when = Csak védő, szoros vereség után; játékban marad
    .text =
        Valahányszor védőként legfeljebb öt ponttal veszítesz el egy összecsapást, egyik
        űrhajód a bolygón maradhat, ahelyett hogy a térgörbületre kerülne.
    .help = Az így megtartott saját kolónia továbbra is számít a képességedhez.
    .ruling-1 =
        Az űrhajó az ott leszállók mellett áll. Nem veszett el, ezért nem jár érte
        kompenzáció.
    .ruling-2 = Pontkülönbséggel csak akkor lehet veszíteni, ha két összesített értéket vetettetek össze.
