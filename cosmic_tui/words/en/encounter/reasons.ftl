### reason-…: what a player says of an answer, first person, present, one short sentence. $whom is a player, $n a number.
### What is said is true and for everybody; it never tells what somebody holds.

reason-each_settles = A colony for each of us.
reason-leader = { $n ->
        [one] A colony each; { $whom } has { $n } colony abroad.
       *[other] A colony each; { $whom } has { $n } colonies abroad.
    }
    .at-you = { $n ->
        [one] A colony each; you have { $n } colony abroad.
       *[other] A colony each; you have { $n } colonies abroad.
    }
reason-cards_for_a_colony = Cards for a colony.
reason-cards_both_ways = Cards for cards.
reason-last_offer = This is my last offer.
reason-else_against = No deal, and I stand against { $whom } next time.
    .at-you = No deal, and I stand against you next time.
reason-nothing_for_both = There is nothing here that helps us both.
reason-would_win = That wins the game for { $whom }.
    .at-you = That wins the game for you.
reason-settle_with_me = Whoever lands with me settles there.
reason-ships_short = { $n ->
        [one] I am { $n } ship short.
       *[other] I am { $n } ships short.
    }
reason-stop = { $whom } needs one colony more to win.
    .at-you = You need one colony more to win.
reason-rewards = I am in it for the reward.
reason-i_settle = I settle there, too.
reason-owes_favour = { $whom } stood by me; I stand by { $whom }.
    .at-you = You stood by me; I stand by you.
reason-as_said = As I said: against { $whom }.
    .at-you = As I said: against you.
reason-no_ships = I have no ship to spare.
reason-not_for_the_win = I do not help { $whom } to win.
    .at-you = I do not help you to win.

# When a game begins: to somebody it has met before, or each character in its own words.

reason-greets_friend = Good to see you again, { $whom }.
    .at-you = Good to see you again.
reason-greets_foe = { $whom }. I have not forgotten.
    .at-you = You. I have not forgotten.
reason-greets_grom = Hm.
reason-greets_ilka = I start nothing. I remember everything.
reason-greets_kaja = Is there room for one more ship?
reason-greets_mirka = A fair offer is a good beginning.
reason-greets_oswin = Good cards are for later.
reason-greets_sten = Whoever is attacked can count on me.
