### Stół rozmów: warunki oferty, każdy w jednym wierszu.

deal-gives_choice = { $n ->
        [one] { $who } oddaje { $n } wybraną kartę.
        [few] { $who } oddaje { $n } wybrane karty.
       *[many] { $who } oddaje { $n } wybranych kart.
    }
    .you = { $n ->
        [one] Oddajesz { $n } wybraną kartę.
        [few] Oddajesz { $n } wybrane karty.
       *[many] Oddajesz { $n } wybranych kart.
    }
deal-gives_random = { $n ->
        [one] { $who } oddaje { $n } losową kartę.
        [few] { $who } oddaje { $n } losowe karty.
       *[many] { $who } oddaje { $n } losowych kart.
    }
    .you = { $n ->
        [one] Oddajesz { $n } losową kartę.
        [few] Oddajesz { $n } losowe karty.
       *[many] Oddajesz { $n } losowych kart.
    }
deal-gives_card = { $who } oddaje { CASE($face, "acc") }.
    .you = Oddajesz { CASE($face, "acc") }.
deal-gives_type = { $n ->
        [one] { $who } oddaje { $n } kartę ({ $type }).
        [few] { $who } oddaje { $n } karty ({ $type }).
       *[many] { $who } oddaje { $n } kart ({ $type }).
    }
    .you = { $n ->
        [one] Oddajesz { $n } kartę ({ $type }).
        [few] Oddajesz { $n } karty ({ $type }).
       *[many] Oddajesz { $n } kart ({ $type }).
    }
deal-gives_highest = { $n ->
        [one] { $who } oddaje najwyższy atak.
        [few] { $who } oddaje { $n } najwyższe ataki.
       *[many] { $who } oddaje { $n } najwyższych ataków.
    }
    .you = { $n ->
        [one] Oddajesz swój najwyższy atak.
        [few] Oddajesz { $n } swoje najwyższe ataki.
       *[many] Oddajesz { $n } swoich najwyższych ataków.
    }
deal-gives_lowest = { $n ->
        [one] { $who } oddaje najniższy atak.
        [few] { $who } oddaje { $n } najniższe ataki.
       *[many] { $who } oddaje { $n } najniższych ataków.
    }
    .you = { $n ->
        [one] Oddajesz swój najniższy atak.
        [few] Oddajesz { $n } swoje najniższe ataki.
       *[many] Oddajesz { $n } swoich najniższych ataków.
    }
# fine: variable who
# fine: variable who
deal-gives_colony = { $whom } zdobywa kolonię { CASE($place, "at") }.
    .you = { $whom } zdobywa kolonię { CASE($place, "at") }.
    .at-you = { $who } daje ci kolonię { CASE($place, "at") }.
deal-gives_nothing = { $who } nic nie oddaje.
    .you = Nic nie oddajesz.
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
