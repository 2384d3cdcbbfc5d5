### reason-…: what a player says of a launch, a return or a development, first person, present, one short sentence. $whom is
### a player, $n a number of points, dice, leaders or ships. What is said is true and for everybody; it never tells what
### somebody holds.

reason-leads = { $n ->
        [one] { $whom } leads with { $n } point.
       *[other] { $whom } leads with { $n } points.
    }
    .at-you = { $n ->
        [one] You lead with { $n } point.
       *[other] You lead with { $n } points.
    }
reason-stronger_there = { $n ->
        [one] I have { $n } die more there.
       *[other] I have { $n } dice more there.
    }
reason-raiders_there = I'm after the raiders there.
reason-beside_leaders = { $n ->
        [one] There is { $n } leader around there.
       *[other] There are { $n } leaders around there.
    }
reason-moon_there = No other moon I can reach gives as much.
reason-before_event = An event card is close, so I'm coming home.
reason-home_full = { $n ->
        [one] I'm bringing { $n } ship home.
       *[other] I'm bringing { $n } ships home.
    }
reason-ends_it = With this I reach the goal.

# When a game begins: each character in its own words.

reason-greets_nilo = Let's see what the nebulae hide.
reason-greets_dora = Where leaders are, I build.
reason-greets_reka = Leave the raiders to me.
reason-greets_bodo = There's always room for one more moon.
reason-greets_zita = Out, and straight back home.
