film-main_play = { $who } kijátssza { THE($card, "acc") }.
    .you = Kijátszod { THE($card, "acc") }.
film-main_down = { $who } letesz egy lapot képpel lefelé.
    .you = Leteszel egy lapot képpel lefelé.
film-main_down_n = { $who } { $n } lapot tesz le képpel lefelé.
    .you = { $n } lapot teszel le képpel lefelé.
film-main_draw_n = { $who } { $n } lapot húz.
    .you = { $n } lapot húzol.
film-main_develop_n = { $who } { $n } fejlesztést tesz le.
    .you = { $n } fejlesztést teszel le.
film-main_use = { $who } alkalmazza { THE($card, "acc") }.
    .you = Alkalmazod { THE($card, "acc") }.
film-main_develop = { $who } egy fejlesztést tesz { THE($card, "sub") }.
    .you = Egy fejlesztést teszel { THE($card, "sub") }.
film-main_sell = { $who } elad két fejlesztést.
    .you = Eladsz két fejlesztést.
film-main_draw = { $who } húz egy lapot.
    .you = Húzol egy lapot.
film-main_search = { $who } átnézi a kolóniája tetejét.
    .you = Átnézed a kolóniád tetejét.
film-main_salvage = { $who } felveszi a pusztulata alsó lapját.
    .you = Felveszed a pusztulatod alsó lapját.
film-shown = { $n ->
        [0] { $who } felfordítja { THE($card, "acc") }.
       *[other] { $who } { $n } creditért felfordítja { THE($card, "acc") }.
    }
    .you = { $n ->
        [0] Felfordítod { THE($card, "acc") }.
       *[other] { $n } creditért felfordítod { THE($card, "acc") }.
    }
film-attack_colony = { $who } megtámadja { $whom } kolóniáját.
    .you = Megtámadod { $whom } kolóniáját.
    .at-you = { $who } megtámadja a kolóniádat!
film-attack_centre = { $who } megtámadja { $whom } központját.
    .you = Megtámadod { $whom } központját.
    .at-you = { $who } megtámadja a központodat!
film-attack_row = { $who } megtámadja { $whom } lapját, { THE($card, "acc") }.
    .you = Megtámadod { $whom } lapját, { THE($card, "acc") }.
    .at-you = { $who } megtámadja a lapodat, { THE($card, "acc") }!
film-tax = A támadás { $n } creditbe kerül.
film-defends = { $n } űrhajó támad, és { THE($names) } védekezik.
film-undefended = { $n } űrhajó támad, és senki sem védekezik.
film-paid = { $who } { $n } lapért összesen { $credits } creditet fizet.
    .you = { $n } lapért összesen { $credits } creditet fizetsz.
film-nobody_pays = Senki sem fizet semmiért.
film-missile_nothing = Senki sem fizet többet.
film-shot = Most { THE($card) } lő { THE($ship, "sub") }.
film-shot_replied = Most { THE($card) } lő { THE($ship, "sub") }, és az visszalő.
film-let_pass = { $who } kivár.
    .you = Kivársz.
film-answer = { $who } kijátssza { THE($card, "acc") }.
    .you = Kijátszod { THE($card, "acc") }.
film-uses = { $who } alkalmazza { THE($card, "acc") }.
    .you = Alkalmazod { THE($card, "acc") }.
film-undone = { THE($card, "Nom") } kifejti a hatását.
film-stopped = { $who } megállítja { THE($card, "acc") }.
film-hit_one = { THE($card, "Nom") } { $points } sebzést kap.
film-no_hit = Egy űrhajó sem sérül.
# fine: variable n
film-goes = { THE($names, "Nom") } megsemmisül.
film-unseen = { $n } lap látatlanban a pusztulatba kerül.
film-fired = { $n ->
        [0] Vége a tüzelésnek: egy űrhajó sem bombázhat.
       *[other] Vége a tüzelésnek: { $n } űrhajó még bombázhat.
    }
film-bombed = { $n } bomba: { $whom } kolóniája { $before } lapról { $after } lapra csökken.
    .at-you = { $n } bomba: a kolóniád { $before } lapról { $after } lapra csökken.
film-bombed_centre = A bombák elpusztítanak egy lapot { $whom } központjában.
    .at-you = A bombák elpusztítanak egy lapot a központodban.
film-bombed_row = { $whom } { CASE($card, "poss") } megsemmisül.
    .at-you = Elveszíted { THE($card, "acc") }.
film-bombed_nothing = A bombák hatástalanok.
film-trap = { $who } csapdája működésbe lép: { $card }!
    .you = A csapdád működésbe lép: { $card }!
film-end = { $who } köre véget ér.
    .you = A köröd véget ér.
film-low = { $n ->
        [0] { $who } kolóniája üres.
       *[other] { $who } kolóniájában { $n } lap maradt.
    }
    .you = { $n ->
        [0] A kolóniád üres.
       *[other] A kolóniádban { $n } lap maradt.
    }
film-eliminated = { $who } kiesett.
    .you = Kiestél!
