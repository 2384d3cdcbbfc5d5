### Film: jedno zdanie na każdą pokazaną chwilę.

film-main_play = { $who } zagrywa { CASE($card, "acc") }.
    .you = Zagrywasz { CASE($card, "acc") }.
film-main_down = { $who } kładzie zakrytą kartę.
    .you = Kładziesz zakrytą kartę.
film-main_down_n = { $n ->
        [one] { $who } kładzie { $n } zakrytą kartę.
        [few] { $who } kładzie { $n } zakryte karty.
       *[many] { $who } kładzie { $n } zakrytych kart.
    }
    .you = { $n ->
        [one] Kładziesz { $n } zakrytą kartę.
        [few] Kładziesz { $n } zakryte karty.
       *[many] Kładziesz { $n } zakrytych kart.
    }
film-main_draw_n = { $n ->
        [one] { $who } dobiera { $n } kartę.
        [few] { $who } dobiera { $n } karty.
       *[many] { $who } dobiera { $n } kart.
    }
    .you = { $n ->
        [one] Dobierasz { $n } kartę.
        [few] Dobierasz { $n } karty.
       *[many] Dobierasz { $n } kart.
    }
film-main_develop_n = { $n ->
        [one] { $who } kładzie { $n } ulepszenie.
        [few] { $who } kładzie { $n } ulepszenia.
       *[many] { $who } kładzie { $n } ulepszeń.
    }
    .you = { $n ->
        [one] Kładziesz { $n } ulepszenie.
        [few] Kładziesz { $n } ulepszenia.
       *[many] Kładziesz { $n } ulepszeń.
    }
film-main_use = { $who } używa karty „{ $card }”.
    .you = Używasz karty „{ $card }”.
film-main_develop = { $who } ulepsza { CASE($card, "acc") }.
    .you = Ulepszasz { CASE($card, "acc") }.
film-main_sell = { $who } sprzedaje dwa ulepszenia.
    .you = Sprzedajesz dwa ulepszenia.
film-main_draw = { $who } dobiera kartę.
    .you = Dobierasz kartę.
film-main_search = { $who } szuka na wierzchu swojej kolonii.
    .you = Szukasz na wierzchu swojej kolonii.
film-main_salvage = { $who } bierze kartę ze spodu swojego rumowiska.
    .you = Bierzesz kartę ze spodu swojego rumowiska.
film-shown = { $n ->
        [0] { $who } odkrywa { CASE($card, "acc") }.
        [one] { $who } płaci { $n } kredyt i odkrywa { CASE($card, "acc") }.
        [few] { $who } płaci { $n } kredyty i odkrywa { CASE($card, "acc") }.
       *[many] { $who } płaci { $n } kredytów i odkrywa { CASE($card, "acc") }.
    }
    .you = { $n ->
        [0] Odkrywasz { CASE($card, "acc") }.
        [one] Płacisz { $n } kredyt i odkrywasz { CASE($card, "acc") }.
        [few] Płacisz { $n } kredyty i odkrywasz { CASE($card, "acc") }.
       *[many] Płacisz { $n } kredytów i odkrywasz { CASE($card, "acc") }.
    }
film-attack_colony = { $who } atakuje kolonię { CASE($whom, "gen") }.
    .you = Atakujesz kolonię { CASE($whom, "gen") }.
    .at-you = { $who } atakuje twoją kolonię!
film-attack_centre = { $who } atakuje centrum { CASE($whom, "gen") }.
    .you = Atakujesz centrum { CASE($whom, "gen") }.
    .at-you = { $who } atakuje twoje centrum!
film-attack_row = { $who } atakuje { CASE($whom, "acc") }, a celem jest { $card }.
    .you = Atakujesz { CASE($whom, "acc") }, a celem jest { $card }.
    .at-you = { $who } cię atakuje, a celem jest { $card }!
film-tax = { $n ->
        [one] Atak kosztuje { $n } kredyt.
        [few] Atak kosztuje { $n } kredyty.
       *[many] Atak kosztuje { $n } kredytów.
    }
film-defends = { $n ->
        [one] Atakuje { $n } statek, a obrona wysyła { CASE($names, "acc") }.
        [few] Atakują { $n } statki, a obrona wysyła { CASE($names, "acc") }.
       *[many] Atakuje { $n } statków, a obrona wysyła { CASE($names, "acc") }.
    }
film-undefended = { $n ->
        [one] Atakuje { $n } statek i nikt się nie broni.
        [few] Atakują { $n } statki i nikt się nie broni.
       *[many] Atakuje { $n } statków i nikt się nie broni.
    }
film-paid = { $n ->
        [one] { $who } płaci za { $n } kartę (łącznie { $credits } CR).
        [few] { $who } płaci za { $n } karty (łącznie { $credits } CR).
       *[many] { $who } płaci za { $n } kart (łącznie { $credits } CR).
    }
    .you = { $n ->
        [one] Płacisz za { $n } kartę (łącznie { $credits } CR).
        [few] Płacisz za { $n } karty (łącznie { $credits } CR).
       *[many] Płacisz za { $n } kart (łącznie { $credits } CR).
    }
film-nobody_pays = Nikt za nic nie płaci.
film-missile_nothing = Koniec opłacania.
film-shot = { $card } strzela do { CASE($ship, "gen") }.
film-shot_replied = { $card } strzela, { $ship } odpowiada ogniem.
film-let_pass = { $who } pasuje.
    .you = Pasujesz.
film-answer = { $who } zagrywa { CASE($card, "acc") }.
    .you = Zagrywasz { CASE($card, "acc") }.
film-uses = { $who } używa karty „{ $card }”.
    .you = Używasz karty „{ $card }”.
film-undone = Następuje efekt karty „{ $card }”.
film-stopped = { $who } zatrzymuje { CASE($card, "acc") }.
film-hit_one = { $points ->
        [one] { $card } dostaje { $points } obrażenie
        [few] { $card } dostaje { $points } obrażenia
       *[many] { $card } dostaje { $points } obrażeń
    }.
film-no_hit = Żaden statek nie dostaje obrażeń.
film-goes = { $n ->
        [one] Zniszczono { CASE($names, "acc") }.
        [few] Zniszczono { CASE($names, "acc") }.
       *[many] Zniszczono { CASE($names, "acc") }.
    }
film-unseen = { $n ->
        [one] { $n } zakryta karta trafia na rumowisko.
        [few] { $n } zakryte karty trafiają na rumowisko.
       *[many] { $n } zakrytych kart trafia na rumowisko.
    }
film-fired = { $n ->
        [0] Koniec ostrzału: żaden statek nie może bombardować.
        [one] Koniec ostrzału: bombardować może jeszcze { $n } statek.
        [few] Koniec ostrzału: bombardować mogą jeszcze { $n } statki.
       *[many] Koniec ostrzału: bombardować może jeszcze { $n } statków.
    }
film-bombed = { $n ->
        [one] Spada { $n } bomba: liczba kart w kolonii { CASE($whom, "gen") } spada z { $before } do { $after }.
        [few] Spadają { $n } bomby: liczba kart w kolonii { CASE($whom, "gen") } spada z { $before } do { $after }.
       *[many] Spada { $n } bomb: liczba kart w kolonii { CASE($whom, "gen") } spada z { $before } do { $after }.
    }
    .at-you = { $n ->
        [one] Spada { $n } bomba: liczba kart w twojej kolonii spada z { $before } do { $after }.
        [few] Spadają { $n } bomby: liczba kart w twojej kolonii spada z { $before } do { $after }.
       *[many] Spada { $n } bomb: liczba kart w twojej kolonii spada z { $before } do { $after }.
    }
film-bombed_centre = Bomby niszczą kartę w centrum { CASE($whom, "gen") }.
    .at-you = Bomby niszczą kartę w twoim centrum.
film-bombed_row = { $whom } traci { CASE($card, "acc") }.
    .at-you = Tracisz { CASE($card, "acc") }.
film-bombed_nothing = Bomby nic nie robią.
film-trap = To była pułapka { CASE($who, "gen") } „{ $card }”!
    .you = Twoja pułapka „{ $card }” się uruchamia!
film-end = Tura { CASE($who, "gen") } się kończy.
    .you = Twoja tura się kończy.
film-low = { $n ->
        [0] W kolonii { CASE($who, "gen") } nie ma już kart.
        [one] W kolonii { CASE($who, "gen") } została { $n } karta.
        [few] W kolonii { CASE($who, "gen") } zostały { $n } karty.
       *[many] W kolonii { CASE($who, "gen") } zostało { $n } kart.
    }
    .you = { $n ->
        [0] W twojej kolonii nie ma już kart.
        [one] W twojej kolonii została { $n } karta.
        [few] W twojej kolonii zostały { $n } karty.
       *[many] W twojej kolonii zostało { $n } kart.
    }
film-eliminated = { $who } odpada z gry.
    .you = Odpadasz z gry!
