### What happens when particular aliens and cards meet, for the rules look-up. .who = whom it is about.

rules-X = When aliens meet
rule-X-01 =
    The Oracle's opponent lays its card open, the Oracle lays its own face down, and only then may
    the Sorcerer swap. Each of them knows one of the two cards.
    .who = Oracle, Sorcerer
rule-X-02 =
    Trader, wild Oracle, Kamikaze and Loser are all over before the Oracle sees a card. Hands are
    checked again first.
    .who = Oracle, Trader, Kamikaze, Loser
rule-X-03 =
    Announcements belong to the sides. Whoever announces first, they act on the cards that finally
    lie there.
    .who = Sorcerer, Mirror, Calculator, Gambler
rule-X-04 =
    Your encounter card is the one on your side at the end; it is kept, taken and discarded as that
    side's. A hoard card that was swapped does not return to the hoard.
    .who = Sorcerer, Clone, Filch, Fido, Miser
rule-X-05 =
    When aliens are traded, uses already declared stand for the side that declared them. Zap marks
    go with the alien. The new owner may use it from the next round of asking on.
    .who = wild Sorcerer
rule-X-06 =
    Facing the Oracle, Gambler may use its power when its card is laid open: it states a card, the
    opponent answers at once, and the use is spent.
    .who = Gambler, Oracle
rule-X-07 =
    An opposing morph copies the stated card if it is accepted, the real one if it is challenged.
    Gambler's own morph is truly stated only as a morph. Reversal and other changes act on an
    accepted statement as on a turned card.
    .who = Gambler, morph
rule-X-08 =
    An accepted card goes under the deck. Nobody, its owner included, can keep, take or fetch it.
    .who = Gambler, Clone, Filch, Fido
rule-X-09 =
    The ships lost to a challenge are an ordinary loss: rescued, healed, answered, but never counted
    for compensation.
    .who = Gambler, Zombie, Healer, Vacuum
rule-X-10 =
    Removal from the game comes first. The others can act only on ships that the limit sends to the
    warp.
    .who = Void, Zombie, Spiff, Observer
rule-X-11 =
    Healer may give removed ships back. Vacuum, Warpish and compensation see only ships that entered
    the warp.
    .who = Void, Healer, Vacuum, Warpish
rule-X-12 = Where both sides lose, or a deal fails, there is no winner and nothing is removed.
    .who = Void, Loser
rule-X-13 =
    Both could save an allied Zombie's ships. The first in turn order does; if that use is zapped,
    the other one may.
    .who = Zombie, Observer
rule-X-14 =
    Ships they name are moved to other colonies instead. The effect counts as done and is not
    assigned anew.
    .who = Zombie, Vacuum, Cudgel, Shadow, Grudge, Hate, Plague
rule-X-15 = A rescued price stays paid. Kamikaze's cards count only ships that arrived in the warp.
    .who = Zombie, Kamikaze
rule-X-16 =
    Vacuum acts first, then Healer. Healing Vacuum undoes nothing, and Vacuum's victims may be
    healed too.
    .who = Healer, Vacuum
rule-X-17 =
    The loss did happen: full compensation is due, and the ships coming back let Remora cling.
    Emptied planets stay empty, so a lost power does not come back.
    .who = Healer, Remora
rule-X-18 =
    If the loss costs Vacuum its third home colony, its power is off and there is no catharsis. A
    Zombie in that place still saves its ships.
    .who = Vacuum, lost power
rule-X-19 =
    Two players with this power answer each other, each at most by the number just lost, until
    colonies are empty.
    .who = Vacuum, Vacuum
rule-X-20 =
    The margin is the plain difference of the totals, also under inversion and upset. Automatic wins
    and missing totals have none.
    .who = Spiff, Collapsium Hulls, Loser, Anti-Matter
rule-X-21 = They do not disturb each other: two ships stay.
    .who = wild Spiff, Collapsium Hulls
rule-X-22 =
    The later automatic win stands, then the upset turns it round. A Pacifist beaten by an upset
    lost with a negotiate and takes compensation.
    .who = Human, Pacifist, Loser
rule-X-23 =
    When Human is zapped, the win stands whatever the cards are or become: no deal, no comparison.
    .who = Human, Emotion Control, Anti-Matter
rule-X-24 =
    A zap that is stopped gives no win, and the 4 stays. When Human zaps itself, wild Healer cannot
    answer, but whatever cancels flares can.
    .who = Human, Healer, Card Zap
rule-X-25 =
    Their conditions are looked at again whenever a card changes. Emotion Control ends both; wild
    Mirror, wild Human, wild Pacifist and Chosen may end or start them.
    .who = Pacifist, Anti-Matter
rule-X-26 =
    Both apply: the lower total wins, then winner and loser are exchanged. A tie goes to the defense
    and is exchanged as well.
    .who = Anti-Matter, Loser
rule-X-27 =
    Macron's ships and the Prometheus are subtracted at 4. An opposing Virus product is added.
    Reinforcements keep their sign.
    .who = Anti-Matter, Macron, Virus
rule-X-28 =
    If attack meets negotiate under an upset, the negotiate wins, and nobody takes compensation
    because the loser did not show it.
    .who = Loser, compensation
rule-X-29 = All of them read the final outcome.
    .who = Loser, Tick-Tock, Warrior, Cudgel, Barbarian, Citadel
rule-X-30 =
    If the hand holds an attack, one has to be laid, from either place. That duty beats a given
    negotiate, and a card laid open obeys it too.
    .who = Loser, Miser, Philanthropist, Oracle
rule-X-31 =
    Both sides have lost: losses may be rescued, Grudge collects 4, Warrior gains two tokens,
    Tick-Tock does nothing, and citadels stay.
    .who = wild Loser, Grudge, Warrior, Tick-Tock
rule-X-32 =
    Limits for launching and joining do not bind ships added later, except super Observer, which
    names four. Every added ship weighs what its owner's power says.
    .who = Amoeba, Macron, Mite, Plasma Thrusters
rule-X-33 =
    With no ship left the fight goes on: no landing, no loss, no reward; Barbarian keeps no card,
    Cudgel smashes nothing, and the product of a Virus is zero.
    .who = Amoeba
rule-X-34 = The limit of one ship forbids, so it wins, unless super Macron is played.
    .who = Macron, The Qax, Parasite
rule-X-35 =
    Grudge's check comes first and its tokens stay. A canceled ally can no longer give, draw or
    bring ships; what was done before stays done.
    .who = Force Field, wild Mite, Grudge
rule-X-36 =
    It forbids inviting. A Parasite may still come; the Qax, which needs an invitation, is no help
    to the defense.
    .who = Energy Cloak, Parasite, The Qax
rule-X-37 =
    A morph that copied an attack changes too. Cards spent before stay spent. A new attack put in
    its place afterwards, by Chosen or wild Human, is an attack again.
    .who = Emotion Control
rule-X-38 =
    In this order: wild Tripler, reversal, equalize, Tripler's power. For example 30 against 08 with
    wild Tripler on the 30: first 10, reversed 01; the 08 reversed is 80, and equalized 79.
    .who = Calculator, Mirror, Tripler
rule-X-39 =
    An added card counts plainly, after everything else. A card in place of the old one starts from
    its printed number without announced changes, but Tripler and Virus apply to it.
    .who = Chosen, Calculator, Mirror, Tripler, Virus
rule-X-40 = The final value of the card is multiplied. Ships are counted as pieces, one each.
    .who = Virus, Tripler, Macron
rule-X-41 = The warp is counted once, when Warpish uses its power.
    .who = Warpish, Kamikaze, Vacuum
rule-X-42 =
    The planet under attack counts, whoever defends it. The bonus is a plain addition. Activated and
    lost destroys citadels even without totals.
    .who = Citadel, Will, Anti-Matter
rule-X-43 =
    Clone keeps its card before it is discarded. Filch and Fido lift after it, in turn order, first
    come first served.
    .who = Clone, Filch, Fido
rule-X-44 =
    An artifact that is kept or stolen is no discard. A canceled or thrown away one is collected,
    and so is the one that canceled it, if it was another player's.
    .who = Vulch, Clone, Filch, Void
rule-X-45 =
    The hoard is safe while it lies there. Artifacts and reinforcements played from it, or thrown
    away when it is renewed, are ordinary discards.
    .who = Miser, Vulch, Reserve
rule-X-46 =
    One pile of answers, the last one first. Stolen: the thief holds the card and it was never
    played. Canceled: discarded and played. Prevented: back in hand, unplayed. Prices not yet paid
    stay unpaid.
    .who = Filch, Void, Anti-Matter, Card Zap
rule-X-47 =
    Cling never sets off Cling. Healer's card, each new hand and each payment count once; Mutant's
    whole filling up counts once, if a card came from the deck.
    .who = Remora, Healer, Mutant
rule-X-48 =
    Every owner whose ships leave the warp lets Remora cling. A secret lift by the classic Filch
    flare does not.
    .who = Remora, Shadow, Zombie, Mobius Tubes
rule-X-49 =
    It sees every card the chosen player draws from the deck, for the hoard as well; it never
    chooses. The hoard as it lies there stays unseen.
    .who = wild Mind, Remora, Miser, Chosen
rule-X-50 =
    The draw waits, the colony is founded, and somebody may win by it. Otherwise the draw goes on.
    .who = wild Tick-Tock
rule-X-51 =
    Inserted encounters come first, then the turn goes on. An inserted one never counts among the
    turn's.
    .who = Machine, wild Warrior, Infinity Drive
rule-X-52 = Every end of your encounter allows another one, if you have an encounter card.
    .who = Machine, Mite, Oracle
rule-X-53 =
    All draw from the same aliens not in the game, in turn order. Swapping the Reincarnator away
    takes its incarnation along.
    .who = Reincarnator, hot-swap, Precursor Seed
rule-X-54 =
    A new power works from the next encounter on: no extra encounter and no tokens for the one just
    lost.
    .who = Reincarnator, Machine, Warrior
rule-X-55 =
    The borrower has the alien as it is until the encounter is over, and none of their own power.
    .who = wild Philanthropist
rule-X-56 =
    Lent at the start of an encounter, the borrower's ships are looked at before the offense brings
    a ship back.
    .who = wild Philanthropist, Masochist
rule-X-57 =
    Never with Healer. As an incarnation it keeps only itself. Ships removed from the game count as
    lost, ships on a technology do not.
    .who = Masochist, Healer, Void
rule-X-58 = A win at the end of a resolution comes before the next start of an encounter.
    .who = Masochist, Tick-Tock
rule-X-59 =
    One check, shared win. A quashed deal has failed. The deal without terms by super Oracle takes a
    token.
    .who = Tick-Tock, Quash, Oracle
rule-X-60 =
    The hoard is no hand for any of them: not counted, seen, swapped, taken, discarded or given.
    .who = Miser, Mutant, Mind, Trader, Oracle, Barbarian, Hacker, Mite
rule-X-61 =
    The start of a turn looks at the hand alone. In planning, and before a second encounter, an
    encounter card in the hoard is enough; for the defense a new hand is then its own choice.
    .who = Miser, new hands
rule-X-62 =
    Both main hands have been checked before Trader acts. After super Trader they are checked again.
    .who = Trader
rule-X-63 =
    All act before the invitations, in turn order. What was seen is as it was at that moment.
    .who = Mind, Mutant, wild Trader
rule-X-64 =
    It acts before the hands are checked, so it can save a turn or a new hand. Lost home colonies
    switch powers off at once; the cards are still drawn.
    .who = Kamikaze
rule-X-65 =
    In the resolution every loss of allied ships is covered, whatever its cause, and in other phases
    none; never a main player's own ships.
    .who = Observer
rule-X-66 =
    The loot comes first; payments are made from the hands as they are then. Artifacts left over are
    discards for Vulch.
    .who = Barbarian, Hacker, Vulch
rule-X-67 =
    First the amount, then where it comes from, then protection. A third player may protect cards by
    wild Miser, but not cancel by wild Hacker.
    .who = Hacker, Clone, Macron, Miser
rule-X-68 =
    It takes the place of the landing. The defense has still lost, and everything counted from that
    stays. Nobody founds a colony.
    .who = wild Shadow, Cudgel, compensation
rule-X-69 = The allies go home before landing, so they gain no colony and share no win by it.
    .who = wild Grudge
rule-X-70 =
    Every card that lies face up executes before flares against it are asked. Will changes the
    target, never the card.
    .who = Shadow, Dictator, Will
rule-X-71 = After a zap the offense gets the card's own choices, drawing again included.
    .who = Will, zap
rule-X-72 =
    It chooses every destiny card of the encounter, drawn again or not. Zapped, all of them are
    random.
    .who = Dictator
rule-X-73 =
    Joining late by wild Fodder does not take a grudge token back. From then on that player is a
    full ally.
    .who = Fodder, Grudge
rule-X-74 =
    Freed ships are part of the terms and no use. They are void with the deal, do not make a deal by
    themselves, and let Remora cling.
    .who = Zombie, Quash, Remora
rule-X-75 = One zap hits one power. A super flare of the Seed's alien is answered for that alien.
    .who = Cosmic Zap, two powers
rule-X-76 =
    A given flare may be played if neither its limit nor the receiver's is spent. The new hand comes
    before planning.
    .who = Philanthropist
rule-X-77 =
    Its boosts are reinforcements on the table, with their printed number, and attacks again in the
    pile.
    .who = Reserve, Fodder, Virus, Tripler
rule-X-78 =
    Their flares all bend the same ship coming back from the warp: turn order, and the first one
    settles it. Mobius Tubes and Warpspace Key came before.
    .who = Kamikaze, Machine, Masochist
rule-X-79 =
    It looks at the hand alone, and before the check, so the opponent draws no new hand first.
    .who = wild Hate, Miser
rule-X-80 = Everything kept on the old alien, or for it, leaves with it.
    .who = hot-swap, Miser, Tick-Tock, Citadel, Warrior, Grudge
rule-X-81 =
    The Seed's alien belongs to the technology: never traded, lent or replaced, and gone when the
    technology goes.
    .who = Precursor Seed, Sorcerer, Philanthropist, Reincarnator
rule-X-82 = A conceded bluster is no win, no loss and no deal: no tokens. The colony counts at once.
    .who = Mite, Warrior, Tick-Tock, Parasite, Remora
