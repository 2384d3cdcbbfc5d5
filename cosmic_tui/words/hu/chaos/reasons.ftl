### Indokok

reason-enough_to_finish = { $n ->
        [one] Elég bombám van az utolsó lapra.
       *[other] Elég bombám van az utolsó { $n } lapra.
    }
reason-nobody_defends = { $whom } egyetlen űrhajója sem tud védekezni.
    .at-you = Egyetlen űrhajód sem tud védekezni.
reason-they_acted = { $whom } legtöbb űrhajója már cselekedett.
    .at-you = A legtöbb űrhajód már cselekedett.
reason-fire_first = Minden űrhajóm előbb tüzel.
reason-leads = { $whom } vezet, a kolóniájában { $n } lap van.
    .at-you = Te vezetsz, a kolóniádban { $n } lap van.
reason-weakest_neighbour = { $whom } a gyengébb szomszédom.
    .at-you = Te vagy a gyengébb szomszédom.
reason-colony_first = Elveszne { $n } lap a kolóniámból.
reason-not_worth_a_ship = Inkább ezt viselem el, mint hogy űrhajót veszítsek.
reason-greets_varg = Remélem, készen állnak az űrhajóid. Az enyémek igen.
reason-greets_bruna = Gyere csak. Itthon vagyok.
reason-greets_timo = Előbb a creditek, aztán az űrhajók.
reason-greets_luca = Nem minden az a felszínemen, aminek látszik.
reason-greets_orsi = Sok kis űrhajóm van. Majd meglátod.
