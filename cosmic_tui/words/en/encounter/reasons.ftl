### reason-…: what a player says of an answer, first person, present, one short sentence. $whom is a player, $n a number.
### What is said is true and for everybody; it never tells what somebody holds.

reason-each_settles = A colony for each of us.
reason-leader = { $n ->
        [one] A colony each; { $whom } has { $n } colony abroad.
       *[other] A colony each; { $whom } has { $n } colonies abroad.
    }
reason-cards_for_a_colony = Cards for a colony.
reason-cards_both_ways = Cards for cards.
reason-last_offer = This is my last offer.
reason-nothing_for_both = There is nothing here that helps us both.
reason-would_win = That wins the game for { $whom }.
reason-settle_with_me = Whoever lands with me settles there.
reason-ships_short = { $n ->
        [one] I am { $n } ship short.
       *[other] I am { $n } ships short.
    }
reason-stop = { $whom } needs one colony more to win.
reason-rewards = I am in it for the reward.
reason-i_settle = I settle there, too.
reason-owes_favour = { $whom } stood by me; I stand by { $whom }.
reason-no_ships = I have no ship to spare.
reason-not_for_the_win = I do not help { $whom } to win.
