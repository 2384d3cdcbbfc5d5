### The order of things, statement by statement, for the rules look-up. Same form as rules.ftl.

## When an encounter stops early

rules-T-END = When an encounter stops early
rule-T-END-1 =
    An encounter can stop early. Resettling and a bluster that is conceded end it as a success. No
    ship to send, or no encounter card for the offense, ends it and the turn. No encounter card
    anywhere for the defense ends it. Wild Hate names a winner without cards, wild Loser makes both
    sides lose, super Oracle makes it a deal without terms, and Gluon Mines that leave no ship on
    the gate let the defense win. Nobody else is asked between the cause and what follows.
rule-T-END-2 =
    Cards that were laid but never turned up go back to the hand, or the hoard, of the player on
    whose side they lie.
rule-T-END-3 =
    That the turn ends forbids the ordinary second encounter, not one that a power or flare grants
    when an encounter is over.
rule-T-END-4 =
    When an encounter is over, further ones are declared. Inserted ones, by wild Warrior and
    Infinity Drive, come first: whole encounters with fresh limits for flares, but without a start
    of turn and without a second encounter of their own. Then the interrupted turn goes on with the
    encounter it is entitled to, or a technology draw in its place. In an inserted encounter, the
    turn ends means only that this encounter ends.

## Answers and consequences

rules-T-NEST = Answers and consequences
rule-T-NEST-1 =
    Answers pile up: each may itself be answered, and the last one is settled first. Only what
    answers precisely the top of the pile may be added.
rule-T-NEST-2 =
    Whatever happens to ships and cards goes in this order: what happens instead of it; the change
    itself, at one stroke; colonies and powers counted again; what answers it.
rule-T-NEST-3 =
    Something that an answer causes is finished, with its own answers, before the next answer to the
    first thing is asked.
rule-T-NEST-4 =
    Of several answers to the same thing mandatory ones come first, in turn order, then optional
    ones. What has become pointless by then is skipped.
rule-T-NEST-5 =
    No endless loops: one card or power answers one thing at most once, and what a power gains by
    answering never sets off the same power again, not even on another alien.
rule-T-NEST-6 =
    A card that has just come into a hand can be played at the next moment that fits, never inside
    the pile of answers in which it arrived.
rule-T-NEST-7 = When somebody has won, everything still waiting is dropped.

## The reveal

rules-T-REV = The reveal
rule-T-REV-1 =
    First part, cards turned up: a morph copies; what was announced before is carried out; mandatory
    powers act in turn order (Human, Pacifist, Anti-Matter, Tripler, Virus, Warpish, Warrior,
    Macron); then everybody may do optional things until all have passed. No reinforcements yet.
rule-T-REV-2 =
    Second part, reinforcements: these, Reserve's attacks and vetoes, and every flare, artifact and
    technology that fits here, in any mix, until all have passed in a row.
rule-T-REV-3 =
    Whenever a card, a kind or a value changes, all conditions are looked at again at once. A
    mandatory power whose condition has become true acts then; an effect whose condition has ceased
    does nothing as long as that lasts. Each such power acts at most once per encounter.
rule-T-REV-4 =
    The optional powers of the first part, Chosen and Fodder, are over when it ends. Flares,
    artifacts and technologies that fit both parts are not.

## The value of a card

rules-T-VAL = The value of a card
rule-T-VAL-0 =
    It begins with the printed number. A morph has the printed number of the opposing card.
rule-T-VAL-1 =
    Then a new base, the latest one: another card in its place has its own number; wild Human makes
    it 42, wild Pacifist 15, wild Mirror a copy of the opposing value; a card turned into a
    negotiate has none. Changes announced for the old card are gone with it.
rule-T-VAL-2 =
    Then wild Tripler on an opposing card of 15 or more: a third, rounded up. It comes here whenever
    it was played.
rule-T-VAL-3 = Then Mirror's reversal.
rule-T-VAL-4 =
    Then what was announced while the cards lay face down, in turn order: equalize, odd or even, a
    named spread. Whether they apply is tested once, on the numbers just turned up; how much is
    taken or added follows the current values.
rule-T-VAL-5 = Then Tripler's power: 10 or less is tripled, more is cut to a third, rounded up.
rule-T-VAL-6 = Last the number of a card Chosen has added, untouched by all the rest.
rule-T-VAL-7 =
    Value in a text means the value at that moment. It may fall below zero. In the hand and in the
    discard pile only the printed number counts.

## The total of a side

rules-T-TOT = The total of a side
rule-T-TOT-1 =
    Ships add 1 each; those of a working Macron and the Prometheus add 4. Virus multiplies its own
    ships by the card instead; super Virus takes allied ships along; wild Virus multiplies own by
    allied ships. Everything that counts or multiplies takes ships as pieces, one each. Anti-Matter
    subtracts its own and all allied ships.
rule-T-TOT-2 =
    Then plain additions in any order, never multiplied: Human, Warrior, Warpish, wild Macron,
    citadels, Fodder, wild Kamikaze, Lunar Cannon, Xenon Lasers.
rule-T-TOT-3 =
    Then reinforcements and Reserve's attacks with their ordinary sign, even with Anti-Matter.
rule-T-TOT-4 = There is no lower limit. Totals exist only while both cards are attacks.

## Who has won

rules-T-OUT = Who has won
rule-T-OUT-1 =
    First the cards and totals: the higher total wins, with Anti-Matter the lower. A tie is the
    defense's either way.
rule-T-OUT-2 =
    Automatic wins come instead of that: Pacifist, and a zapped Human, who wins even with two
    negotiates. Of two, the later one stands.
rule-T-OUT-3 =
    Last of all an upset by Loser exchanges winner and loser. Without a winner it does nothing; two
    cancel each other.
rule-T-OUT-4 =
    By how much somebody won is the plain difference of the two totals. It exists only if totals
    were compared and no automatic win stands. An upset does not change it.
rule-T-OUT-5 =
    An encounter can end with the offense or the defense winning, a deal made or failed, both sides
    losing, or cut short.

## The order of the resolution

rules-T-RES = The order of the resolution
rule-T-RES-1 =
    Winner known, losses, landing and going home, compensation, rewards, further consequences,
    keeping a card, discarding, lifting a discarded card, checking victory, end of the encounter.
    After two negotiates: allies go home, talks, the deal is agreed and carried out or its failure
    paid for, and then further consequences and so on.
rule-T-RES-2 =
    Losses go in this order: which ships are lost; those removed from the game (Void); those that
    stay (Spiff, Collapsium Hulls); those rescued (Observer, Zombie); the rest enters the warp
    together; colonies and powers are counted; answers to losses; and only then extra losses
    (Cudgel), in the same way.
rule-T-RES-3 =
    Landing: what happens instead of it (wild Shadow); then all ships on the gate of a winning
    offense land together, or defensive allies go home; colonies are counted; then what answers new
    colonies.
rule-T-RES-4 =
    A deal is carried out at one stroke: cards, colonies, ships freed by a Zombie. Then ships on the
    gate go home and colonies are counted. A failed one is paid for in turn order.
rule-T-RES-5 =
    Compensation counts your ships that reached the warp in the defeat, healed ones included, and not
    those removed, rescued, kept or smashed. Macron doubles, super Clone may double again. Ionic Gas
    and wild Hacker stop it, Hacker chooses where from, wild Miser puts cards out of reach. All
    cards move together.
rule-T-RES-6 =
    Rewards count the ally's ships when the outcome is fixed. Macron doubles. All cards of one
    payment come together, and all ships.
rule-T-RES-7 =
    Further consequences: mandatory ones first (Tick-Tock, the settlement of Grudge, citadels), then
    what others want to do.

## Hands

rules-T-HND = Hands
rule-T-HND-1 =
    A new hand: cards are set aside first where an effect allows it (wild Miser, Vulch, wild
    Machine). The rest is shown and discarded together, eight cards are drawn together, again if no
    encounter card is among them. At the end the cards set aside return.
rule-T-HND-2 =
    New hands come at the start of a turn, for the defense in planning, and by Hate, Philanthropist
    and wild Machine. Nobody draws merely for having no cards.
rule-T-HND-3 =
    If a main player's hand changed after the check in planning, both hands are checked again right
    before the cards are chosen.

## Checking victory

rules-T-WIN = Checking victory
rule-T-WIN-1 =
    Victory is checked at the end of the resolution; at once when colonies are founded outside it;
    and when a power says so (Masochist). Inside the resolution nothing is checked early.
rule-T-WIN-2 =
    Everything is looked at together: enough foreign colonies, an empty Tick-Tock with a working
    power, a Masochist without ships. All who fulfill something win together.
rule-T-WIN-3 =
    Losing ships, colonies or powers before the check counts. Gaining them after it does not.

## Playing and using

rules-T-USE = Playing and using
rule-T-USE-1 =
    Five steps: announcing, with targets, choices and price; answers; paying the price; the effect;
    and where the card goes.
rule-T-USE-2 =
    An optional power can be used once per encounter unless its text says otherwise; a mandatory one
    acts each time its condition is met and can be answered like any other.
rule-T-USE-3 =
    What is stopped by an answer costs nothing but itself, because prices are only named before. A
    price once paid stays paid, even if its ships are rescued.
rule-T-USE-4 =
    That something was used once in this encounter is remembered with the alien or card, not with
    the player.

## Zaps

rules-T-ZAP = Zaps
rule-T-ZAP-1 =
    A declared use can be zapped, and the announcement of a super flare. Several parts declared
    together are one use.
rule-T-ZAP-2 =
    A zap undoes that use and bars every use of that power, and its super flare, until the encounter
    is over. Uses finished earlier stand.
rule-T-ZAP-3 =
    The mark of a zap stays with the alien and moves with it. Two powers of one player are zapped
    separately.
rule-T-ZAP-4 =
    A super flare zapped at its announcement, or together with the use it belongs to, does nothing
    and returns to the hand unplayed. Its owner may still play the wild side, or another flare, in
    this encounter. A super whose effect was complete before the zap counts as played.
rule-T-ZAP-5 =
    Zaps are Cosmic Zap, Cosmic Field Generator, and the Human who zaps itself by its super flare.
    Wild Healer answers any zap by somebody else.
rule-T-ZAP-6 = A zap that was stopped never happened: nothing is barred, and a Human gains nothing.
rule-T-ZAP-7 =
    Parts of a power that cannot be zapped work on after a zap, but not while the power is lost,
    unless the text says otherwise.

## Flares

rules-T-FLR = Flares
rule-T-FLR-1 =
    A flare whose text says each time still works once per encounter. One played at the start of a
    turn belongs to the first encounter of that turn, one played at the end to the encounter that is
    ending.
rule-T-FLR-2 =
    What becomes of a stopped flare: canceled by Card Zap, it is discarded and was played. Stolen
    by wild Filch, it is in the thief's hand and was never played by its owner. Prevented by
    Anti-Matter's flare, it is back in hand, unplayed, and barred for this encounter.
rule-T-FLR-3 =
    A super that changes a use is played with that use, before its effect is complete. For a
    mandatory use its owner is asked just before it acts.
rule-T-FLR-4 =
    The super side needs the alien it names and a working power. The same player plays the wild side
    while the power is lost or zapped. With two powers either super is open.
rule-T-FLR-5 = Some flares do not return after their effect; the text then says where they go.

## Losing and gaining powers

rules-T-POW = Losing and gaining powers
rule-T-POW-1 =
    Home colonies are counted after each complete move. A power that goes off can do nothing from
    then on.
rule-T-POW-2 =
    What was declared stands. A use that was declared and not zapped runs to its end even if the
    power is lost, traded or lent meanwhile. Each later use needs the power anew.
rule-T-POW-3 =
    What happens instead of a loss is judged before the ships move and still covers the loss that
    costs the deciding colony. What answers a loss is judged after it and does not.
rule-T-POW-4 =
    While a power is lost, all its parts are off, except a settlement that was already ordered
    (Grudge). Tokens, hoard and citadels stay.
rule-T-POW-5 =
    An alien that changes hands takes its tokens, stored cards and marks along. The new owner's home
    colonies decide whether it works. Set-up is never repeated.
rule-T-POW-6 =
    A power that arrives takes part from the next round of asking on; one that arrives when an
    encounter is over, from the next encounter on.
rule-T-POW-7 =
    Aliens that exclude each other never come into the game together. An alien that needs a set-up
    is never drawn later.

## In the encounter

rules-T-ENC = In the encounter
rule-T-ENC-1 =
    In the encounter are: the offense's own ships on the gate, the defense's own ships on the
    planet, and allies' ships on the gate or beside the planet.
rule-T-ENC-2 =
    The offense has its role from the start of the turn, the defense once destiny is settled, an
    ally from its answer until the alliance is canceled or the encounter ends, even after going
    home. Before the defense is known, every role with a main player in it fits the offense only.
rule-T-ENC-3 = Having no ships left does not end a role.

## Ships

rules-T-SHP = Ships
rule-T-SHP-1 =
    Home means any of your colonies; without one, the warp. Ships cannot go back to a planet that the
    same event emptied.
rule-T-SHP-2 =
    The limit of four ships is for launching and joining only. Effects that add ships later do not
    care.
rule-T-SHP-3 =
    Losses demanded from you are taken from your colonies and from technologies you research, not
    from the gate, beside a planet or the warp. A failed deal takes them from anywhere outside the
    warp. With fewer than demanded all go, and no debt is left.
rule-T-SHP-4 =
    Effects by which you move, pay or sacrifice your own ships cannot touch those on a technology.
rule-T-SHP-5 =
    A ship paid as a price is a real loss and may be answered, rescued or healed like any other.
rule-T-SHP-6 =
    Ships removed from the game are nowhere and count for nothing, except for Healer and Masochist.

## All at once

rules-T-BAT = All at once
rule-T-BAT-1 =
    Everything one player gains, loses, draws or discards from one cause at one moment counts as one
    event. Players hit together each have one. Every repeated new hand is a new one.
rule-T-BAT-2 =
    Fresh ships are those that entered the warp in this encounter. Ships are alike; whoever gets
    ships back takes fresh ones first, except where fresh ones are barred.
rule-T-BAT-3 =
    If the deck runs out in the middle of a draw, it is reshuffled and the same draw goes on.

## Cards on their way to the pile

rules-T-DIS = Cards on their way to the pile
rule-T-DIS-1 =
    In this order: its own player may keep it (Clone); others must collect it (Vulch); others may
    collect it (wild Reserve, super Vulch); it lies in the pile; others may lift it from there
    (Filch, Fido).
rule-T-DIS-2 =
    A card its player keeps was never discarded. Stolen, given, traded or compensated cards are no
    discards.
rule-T-DIS-3 =
    Played artifacts are discarded when their effect is complete, encounter cards and reinforcements
    near the end of the resolution, canceled cards at once.

## Morph

rules-T-MOR = Morph
rule-T-MOR-1 =
    A morph is a morph everywhere except while turned up. Then it has the kind and printed number it
    copied and is changed like any card of its side. Later changes to the copied card do not reach
    it. A morph that comes in afterwards copies the opposing card as it then is, with its printed
    number.

## Success

rules-T-SUC = Success
rule-T-SUC-1 =
    A success, which allows a second encounter: the offense won, a deal was made, a bluster was
    conceded, or a planet was resettled. No success: the defense won, a deal failed, both sides
    lost, or the encounter was cut short. In a deal nobody has won or lost, and allies gain nothing.
rule-T-SUC-2 =
    Encounters that were uncontested or cut short set off nothing that asks for a win, a loss or a
    deal.

## Information

rules-T-INF = Information
rule-T-INF-1 =
    Announcements, targets and prices are public. Hidden cards are shown only to whom a text names.
    Everybody is asked at the same pace, whatever they hold.

## Conflicts

rules-T-LIS = Conflicts
rule-T-LIS-1 =
    In this order: what the texts themselves say; forbidding before permitting; mandatory before
    optional; turn order; and one player's own things as that player likes.
rule-T-LIS-2 =
    Changes of numbers never race: each has its place in the order of values and totals, and only
    inside one step turn order decides.
rule-T-LIS-3 =
    If several effects would save or move the same ship or card, the first one applied settles it.
rule-T-LIS-4 =
    You are offered only what fits in role, moment and limits and has at least one legal choice. A
    mandatory power without any legal choice does not act.
