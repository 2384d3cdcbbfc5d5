alien-grudge = Grudge
    .tagline = Punishes those who would not help
    .flavour = They keep a very long list, and very sharp pencils.
    .power-name = Revenge
    .power =
        When the alliances are formed and you are the offense or the defense, you use
        this power: every player you invited who did not join your side gets a grudge
        token, whether that player joined the other side or stayed out.

        When the encounter has been resolved, each of them gives the token back and
        pays. If you won or made a deal, each loses 1 ship. If you lost or failed to
        make a deal, each loses 4 ships. The payers choose, but not among ships that
        sided against you in this encounter.
    .wild =
        As a main player, when your opponent's side has won, that opponent's allies get
        nothing: offensive allies do not land, defensive allies get no rewards, and
        their ships go home.
    .super =
        When the tokens are paid for, demand 4 ships from each holder although you won
        or made a deal.
    .zap =
        It comes when the tokens are given: they are all taken back and nobody pays.
        Paying later is no use and cannot be zapped.
    .help = Invite everybody. Refusing you is never free.
    .ruling-1 =
        Only your own invitations count. Your opponent can never be invited and so never
        gets a token.
    .ruling-2 =
        It is checked once, when everybody has answered: an ally whose ships are removed
        later gets no token.
    .ruling-3 =
        Somebody who had no ship to send, or was forbidden to join, did not join you,
        and gets a token.
    .ruling-4 =
        Ships are taken from colonies, as many as there are. Ships in the warp do not
        count, and ships already lost in the encounter do not pay for the token.
    .ruling-5 =
        Holders pay in turn order. Each payment is a loss of its own and may be healed
        or prevented.
    .ruling-6 =
        In a deal the main players lose nothing, but each holder still pays 1; a failed
        deal costs each holder 4.
    .ruling-7 = If both sides lose, you have lost: 4 each.
    .ruling-8 =
        If the encounter ends without a result, the tokens go back and nobody pays.
    .ruling-9 =
        Losing your power after the tokens were given does not save their holders.
    .ruling-10 =
        Wild: sending allies home can take away the colony with which one of them would
        have shared a win.
    .ruling-11 = Super: all holders or none.

ev-grudge-token = { $who } gives { $whom } a grudge token.
    .you = You give { $whom } a grudge token.
    .at-you = { $who } gives you a grudge token!
# $n: the ships that the holder loses; 0 without a result.
ev-grudge-returned = { $n ->
        [0] { $whom } gives the token back for nothing.
        [one] { $whom } owes { $who } { $n } ship.
       *[other] { $whom } owes { $who } { $n } ships.
    }
    .you = { $n ->
        [0] { $whom } gives the token back for nothing.
        [one] { $whom } owes you { $n } ship.
       *[other] { $whom } owes you { $n } ships.
    }
    .at-you = { $n ->
        [0] You give the token back for nothing.
        [one] You owe { $who } { $n } ship!
       *[other] You owe { $who } { $n } ships!
    }
ev-grudge-cut_off = { $whom } gets nothing for helping.
    .at-you = { $who } denies you everything!
