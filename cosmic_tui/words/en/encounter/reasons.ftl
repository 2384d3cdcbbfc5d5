### reason-…: what a player says of an answer, first person, present, one short sentence. $whom is a player, $n a number.
### What is said is true and for everybody; it never tells what somebody holds.

reason-each_settles = Let's both get a colony.
reason-leader = { $n ->
        [one] Let's swap colonies; { $whom } has only { $n } colony abroad.
       *[other] Let's swap colonies; { $whom } has { $n } colonies abroad.
    }
    .at-you = { $n ->
        [one] Let's swap colonies; you have { $n } colony abroad.
       *[other] Let's swap colonies; you have { $n } colonies abroad.
    }
reason-cards_for_a_colony = I'll trade cards for a colony.
reason-cards_both_ways = Let's trade cards.
reason-last_offer = This is my last offer.
reason-else_against = No deal, and I'll be against { $whom } next time.
    .at-you = No deal, and I'll be against you next time.
reason-nothing_for_both = I see nothing here that helps us both.
reason-would_win = That wins the game for { $whom }.
    .at-you = That wins the game for you.
reason-settle_with_me = Land with me and you get a colony too.
reason-ships_short = { $n ->
        [one] I'm { $n } ship short.
       *[other] I'm { $n } ships short.
    }
reason-stop = { $whom } needs only one more colony to win.
    .at-you = You need only one more colony to win.
reason-rewards = I'm in it for the reward.
reason-i_settle = I get a colony there, too.
reason-owes_favour = { $whom } helped me, so I'll help { $whom }.
    .at-you = You helped me, so I'll help you.
reason-as_said = As I said, I'm against { $whom }.
    .at-you = As I said, I'm against you.
reason-no_ships = I have no ships to spare.
reason-not_for_the_win = I won't help { $whom } win.
    .at-you = I won't help you win.

# The same in few words, behind the line that tells who joins or stays out: Tom joins the offense with 1 ship. For the reward.
aside-stop = Against { $whom }'s win.
    .at-you = Against your win.
aside-rewards = For the reward.
aside-i_settle = For a colony there.
aside-owes_favour = To return a favor.
aside-as_said = As announced.
aside-no_ships = No ships to spare.
aside-not_for_the_win = Not for { $whom }'s win.
    .at-you = Not for your win.

# Of a result, in one of four ways: friendly, dry, loud, short.
# The speaker has won a fight that it was losing.
reason-turned_round = { $way ->
        [friendly] That turned out well after all.
        [dry] I was behind. Then I wasn't.
        [loud] Yes! Just in time!
       *[short] Turned around.
    }
# The speaker has lost a fight that it was winning; $whom has won it.
reason-salutes = { $way ->
        [friendly] Well played, { $whom }.
        [dry] I had that won, { $whom }. Nicely done.
        [loud] { $whom }! Where did that come from?
       *[short] Well done, { $whom }.
    }
    .at-you = { $way ->
        [friendly] Well played.
        [dry] I had that won. Nicely done.
        [loud] You! Where did that come from?
       *[short] Well done.
    }
# Without $whom, an ally, the speaker would not have won.
reason-thanks = { $way ->
        [friendly] Thank you, { $whom }. I needed those ships.
        [dry] Your ships did that, { $whom }.
        [loud] { $whom }! What would I do without you?
       *[short] Thanks, { $whom }.
    }
    .at-you = { $way ->
        [friendly] Thank you. I needed your ships.
        [dry] Your ships did that.
        [loud] What would I do without you?
       *[short] Thanks.
    }
# Without $whom, an ally of the other side, the speaker would not have lost.
reason-blames = { $way ->
        [friendly] A pity that you were there, too, { $whom }.
        [dry] I saw whose ships those were, { $whom }.
        [loud] { $whom }! Did you have to?
       *[short] That was you, { $whom }.
    }
    .at-you = { $way ->
        [friendly] A pity that you were there, too.
        [dry] I saw whose ships those were.
        [loud] Did you have to?
       *[short] That was you.
    }
# The speaker has lost by one or two, or by a tie.
reason-so_close = { $way ->
        [friendly] That was close. Well played.
        [dry] I should have counted twice.
        [loud] No! So close!
       *[short] Almost.
    }
# The speaker has won by $number, twelve or more.
reason-far_ahead = { $way ->
        [friendly] That went better than I had hoped.
        [dry] { $number } ahead. A little much, I admit.
        [loud] By { $number }! Did everybody see that?
       *[short] Clear enough.
    }

# When a game begins: to somebody it has met before, or each character in its own words.

reason-greets_friend = Good to see you again, { $whom }.
    .at-you = Good to see you again.
reason-greets_foe = { $whom }. I haven't forgotten.
    .at-you = You. I haven't forgotten.
reason-greets_grom = Hm.
reason-greets_ilka = I don't start fights, but I remember everything.
reason-greets_kaja = Is there room for one more ship?
reason-greets_mirka = A fair offer is a good start.
reason-greets_oswin = I keep my good cards for later.
reason-greets_sten = If you are attacked, you can count on me.
