### Stół rozmów: warunki oferty, każdy w jednym wierszu.

deal-gives_choice = { $n ->
        [one] { $who } daje { $n } wybraną kartę.
        [few] { $who } daje { $n } wybrane karty.
       *[many] { $who } daje { $n } wybranych kart.
    }
    .you = { $n ->
        [one] Dajesz { $n } wybraną kartę.
        [few] Dajesz { $n } wybrane karty.
       *[many] Dajesz { $n } wybranych kart.
    }
deal-gives_random = { $n ->
        [one] { $who } daje { $n } losową kartę.
        [few] { $who } daje { $n } losowe karty.
       *[many] { $who } daje { $n } losowych kart.
    }
    .you = { $n ->
        [one] Dajesz { $n } losową kartę.
        [few] Dajesz { $n } losowe karty.
       *[many] Dajesz { $n } losowych kart.
    }
deal-gives_card = { $who } daje { CASE($face, "acc") }.
    .you = Dajesz { CASE($face, "acc") }.
deal-gives_type = { $n ->
        [one] { $who } daje { $n } kartę ({ $type }).
        [few] { $who } daje { $n } karty ({ $type }).
       *[many] { $who } daje { $n } kart ({ $type }).
    }
    .you = { $n ->
        [one] Dajesz { $n } kartę ({ $type }).
        [few] Dajesz { $n } karty ({ $type }).
       *[many] Dajesz { $n } kart ({ $type }).
    }
deal-gives_highest = { $n ->
        [one] { $who } daje najwyższy atak.
        [few] { $who } daje { $n } najwyższe ataki.
       *[many] { $who } daje { $n } najwyższych ataków.
    }
    .you = { $n ->
        [one] Dajesz swój najwyższy atak.
        [few] Dajesz { $n } swoje najwyższe ataki.
       *[many] Dajesz { $n } swoich najwyższych ataków.
    }
deal-gives_lowest = { $n ->
        [one] { $who } daje najniższy atak.
        [few] { $who } daje { $n } najniższe ataki.
       *[many] { $who } daje { $n } najniższych ataków.
    }
    .you = { $n ->
        [one] Dajesz swój najniższy atak.
        [few] Dajesz { $n } swoje najniższe ataki.
       *[many] Dajesz { $n } swoich najniższych ataków.
    }
# fine: variable who
# fine: variable who
deal-gives_colony = { $whom } zdobywa kolonię { CASE($place, "at") }.
    .you = { $whom } zdobywa kolonię { CASE($place, "at") }.
    .at-you = { $who } daje ci kolonię { CASE($place, "at") }.
deal-gives_nothing = { $who } nic nie daje.
    .you = Nic nie dajesz.
deal-ships_between = { $range ->
        [one] Może wylądować { $range } statek
        [few] Mogą wylądować { $range } statki
       *[many] Może wylądować { $range } statków
    }.
deal-ships_any = Może wylądować dowolna liczba statków.
deal-gives_extra = { $who } dodaje moc „{ $power }”.
    .you = Dodajesz moc „{ $power }”.

## Sam stół

deal-waiting = { $whom } odpowiada na twoją ofertę.
deal-state_open = otwarta
deal-state_accepted = przyjęta
deal-state_declined = odrzucona
deal-state_replaced = zastąpiona
deal-state_lapsed = wygasła
deal-price = { $n ->
        [one] Brak porozumienia: po { $n } statku do wiru.
        [few] Brak porozumienia: po { $n } statki do wiru.
       *[many] Brak porozumienia: po { $n } statków do wiru.
    }
deal-proves = To dowodzi, że masz tę kartę.
deal-offers_left = { $n ->
        [0] Nie ma już ofert.
        [one] Została { $n } oferta.
        [few] Zostały { $n } oferty.
       *[many] Zostało { $n } ofert.
    }
