alien-remora = Remora
    .tagline = Tags along on draws and rescues
    .flavour = Why swim when someone else's tail is moving anyway?
    .power-name = Cling
    .power =
        Whenever another player gets ships back from the warp, you may use this power to
        take one of your ships from the warp to one of your colonies; not one that was
        lost in this encounter.

        Whenever another player draws cards from the deck, you may use this power to
        draw one card.
    .wild = When another player has just played a flare, draw one card from the deck.
    .super =
        When another player founds a colony, draw one card from the deck or take one of
        your ships from the warp. If several do so at once, choose once for each of
        them.
    .zap =
        Your ship stays in the warp, or you draw nothing. No more clinging in this
        encounter.
    .help = Others work, you collect: one ship or one card, every time.
    .ruling-1 =
        It is one ship or one card each time, however many the other player gets.
        Clinging is never a duty.
    .ruling-2 =
        All cards of one payment or one new hand count once, and all ships of it once.
        If several players get something at the same moment, each counts.
    .ruling-3 =
        It works for ships freed by regroup, rewards, artifacts, flares, a deal with the
        Zombie, or a healing; the owner of the ships is the one who gets them back,
        whoever caused it.
    .ruling-4 =
        It does not work for the first deal of cards, cards from other hands, cards from
        the discard pile or destiny cards.
    .ruling-5 =
        Fresh losses are barred only for this power. Where you get ships back otherwise,
        the fresh ones come first, so that the older ones stay eligible.
    .ruling-6 = What somebody gains by this power never lets anybody cling again.
    .ruling-7 =
        With no card left anywhere, or no colony to put a ship on, you get nothing.
    .ruling-8 =
        Everybody sees that you cling and where the ship lands; your card is secret.
    .ruling-9 =
        Wild: the flare must really have worked; one that was canceled or stolen does
        not count.
    .ruling-10 =
        Super: a colony is founded where that player had no ship before. Ships lost in
        this encounter may be taken here.

q-remora-pick = Do you want a card from the deck, or a ship from the warp?
    .why = Super flare: you get one for each player who has founded a colony.
opt-remora-draw = Card
opt-remora-ship = Ship
