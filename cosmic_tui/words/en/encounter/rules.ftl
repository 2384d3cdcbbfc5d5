### The rules of the game, statement by statement, for the rules look-up. An id in brackets is a link.
### rules-R-... = heading of a section, rule-R-... = one statement. Wrapped by the widget, no column limit.

## General principles

rules-R-GEN = General principles
rule-R-GEN-1 =
    An alien power beats the general rules wherever they contradict each other, and so does the text
    of a card that is being carried out. If two such texts contradict, the one that cancels or
    forbids beats the one that permits; if that does not decide it, turn order does (R-TIM-2).
rule-R-GEN-2 =
    A colony is one or more ships of one color on one planet. However many ships stand there, it is
    one colony. A player has at most one colony on a planet; a planet may hold colonies of several
    players.
rule-R-GEN-3 =
    A colony on a planet of your own system is a home colony. A colony on a planet of anybody else's
    system is a foreign colony.
rule-R-GEN-4 =
    A planet belongs to the system it lies in, whoever stands on it. Losing all your ships there
    does not change whose planet it is.
rule-R-GEN-5 =
    Ships on the gate, beside a planet as defensive allies, in the warp or on a technology are not
    on a planet and form no colony.
rule-R-GEN-6 =
    Nobody is ever eliminated. A player with every ship in the warp still takes turns, defends,
    talks, plays cards and can be invited.
rule-R-GEN-7 =
    Every shuffle and every random pick follows from one secret number drawn when the game begins,
    so that a finished game can be replayed exactly.
rule-R-GEN-8 =
    Where an effect asks for more than is possible, the possible part is done: as many as you have.
rule-R-GEN-9 =
    The player to the left of somebody is the next seat clockwise. Play passes to the left.

## What is in the box

rules-R-KIT = What is in the box
rule-R-KIT-1 =
    The game has 50 aliens, 20 destiny cards, 72 cosmic cards, 50 flares and one classic Filch flare
    besides, 20 technologies, 42 cosmic tokens, 7 grudge tokens, 25 planets, 100 ships, one warp,
    one gate, and one each of the Genesis planet, the Lunar Cannon and the Prometheus.
rule-R-KIT-2 = There are five player colors: red, green, blue, yellow and purple.
rule-R-KIT-3 =
    The 72 cosmic cards are 39 attacks, 15 negotiates, 1 morph, 6 reinforcements and 11 artifacts.
rule-R-KIT-4 =
    The 20 destiny cards are three of each color, two wild cards and three special cards. One card
    of each color carries a hazard warning, which does nothing here.
rule-R-KIT-5 =
    An alien has a name, a power with its text, a one-line summary, a level of experience (green for
    beginners, yellow, red for experts), the role you need to use the power, whether it is optional
    or mandatory, and the phases in which it works.
rule-R-KIT-6 =
    Every artifact, reinforcement, flare side and technology also names a role and the phases in
    which it works.

## Setting up

rules-R-SET = Setting up
rule-R-SET-1 =
    Three, four or five people play. Each takes a color, and the seats are fixed for the game.
rule-R-SET-2 =
    Every player gets the five planets of one color as home system, puts four of the twenty ships
    on each, and starts with no foreign colony.
rule-R-SET-3 =
    Destiny cards of a color nobody plays are taken out and the rest is shuffled: 14 cards with
    three players, 17 with four, 20 with five.
rule-R-SET-4 =
    The table decides before the game whether the ordinary or the classic Filch flare takes part.
    The other one stays in the box. Without a decision it is the ordinary one.
rule-R-SET-5 =
    The 50 flares are shuffled and every player gets two face down. Each player secretly reads the
    two aliens they name and keeps one; the other goes back in the box, where effects that draw an
    alien may still find it. The chosen aliens lie face down until all have chosen and are then
    turned up together, unless powers are hidden.
rule-R-SET-6 =
    If the table limits the levels of experience, only flares of those aliens are dealt. A flare
    whose alien does not fit the number of players, the variants, or another alien dealt before it
    is replaced before anybody chooses.
rule-R-SET-7 =
    All dealt flares, of chosen and rejected aliens alike, go into the cosmic deck. With fewer than
    five players random flares are added until there are ten. The deck then has 82 cards, whatever
    the number of players. A table may also play without flares, with 72 cards; that is a good first
    game.
rule-R-SET-8 =
    Every player gets eight cards. The rest is the face-down deck. You may look at your own hand and
    may not show it.
rule-R-SET-9 =
    A first hand without encounter cards is kept; only the rules for new hands mend it (R-HND-1).
rule-R-SET-10 =
    Then everybody whose alien needs a set-up does what its text says, in turn order from the first
    player.
rule-R-SET-11 =
    To find the first player, destiny cards are turned up until one shows a player's color; that
    player begins. All turned cards are shuffled back.
rule-R-SET-12 = With the technology variant, technologies are dealt last (R-TEC-1).

## The turn

rules-R-TRN = The turn
rule-R-TRN-1 =
    A turn is one start of turn and then one or two encounters. The start of turn happens once,
    before the first encounter; what works at the start of turn works only there.
rule-R-TRN-2 =
    First the offense's hand is checked: with an encounter card in it nothing happens, without one
    there is a new hand (R-HND-1). Then the effects of the start of turn take place; if they leave
    the offense without an encounter card, the hand is checked again.
rule-R-TRN-3 = The first encounter is compulsory.
rule-R-TRN-4 =
    A second encounter is allowed exactly if the first one was a success: the offense won it, or a
    deal was made, or an empty home planet was resettled, or the effect that ended it calls it a
    success. It is never compulsory.
rule-R-TRN-5 =
    After the second encounter the turn ends, whatever its result. There is no third one without a
    special effect.
rule-R-TRN-6 =
    A second encounter runs through all seven phases again, beginning with regroup. It may be
    against the same player.
rule-R-TRN-7 =
    To begin a second encounter the offense must hold an encounter card; otherwise the turn ends.
    The offense need not say why the turn ends.
rule-R-TRN-8 = When the turn ends, the player to the left becomes the offense.
rule-R-TRN-9 =
    An encounter has seven phases, always in this order: regroup, destiny, launch, alliance,
    planning, reveal, resolution.

## Phase 1: regroup

rules-R-REG = Phase 1: regroup
rule-R-REG-1 =
    The phase goes in this order: technology actions, if that variant is played; everything that can
    be played at the start of an encounter or in the regroup phase; then the offense brings a ship
    back.
rule-R-REG-2 =
    If the offense has a ship in the warp, exactly one of them leaves it. This is not optional.
rule-R-REG-3 = The offense puts that ship on any one of its colonies, home or foreign.
rule-R-REG-4 =
    If the offense has no colony anywhere, the ship goes straight onto the gate and counts as one of
    the ships launched in this encounter.
rule-R-REG-5 =
    With no ship of the offense in the warp nothing comes back. What acts in place of bringing a
    ship back may still be played.
rule-R-REG-6 = Only the offense regroups. The others' ships stay in the warp.

## Phase 2: destiny

rules-R-DES = Phase 2: destiny
rule-R-DES-1 =
    The offense draws the top destiny card for all to see. Afterwards it goes on the destiny
    discards.
rule-R-DES-2 =
    If only one card is left in the destiny deck when one has to be drawn, it is first shuffled
    together with the destiny discards into a new deck. So nobody can know the last card.
rule-R-DES-3 =
    Another player's color: that player is the defense, and the encounter takes place in that
    player's home system.
rule-R-DES-4 =
    Your own color: you choose. Discard the card and draw again; or try to expel a foreign colony
    from your system, if there is one; or resettle an empty home planet, if there is one. Each time
    your own color comes up you may choose afresh.
rule-R-DES-5 =
    Wild: the offense names any other player as the defense, and the encounter takes place in that
    player's home system. A wild card never lets the offense act in its own system.
rule-R-DES-6 =
    Special: the card finds the defense, and the encounter takes place in that player's home system.
    The three cards ask for the most foreign colonies, the most cards in hand, and the fewest ships
    in the warp, among the players other than the offense. Of tied players, the first to the left of
    the offense is meant.
rule-R-DES-7 =
    For every effect that asks for a color, a special card counts as the color of the defense it
    found. A wild card counts as no color.
rule-R-DES-8 =
    Should a special card ever point at the offense, it is treated like the offense's own color.
rule-R-DES-9 =
    Without a special effect the offense can never attack a colony that one opponent has in another
    opponent's system.
rule-R-DES-10 = Hazard warnings are ignored.

## Phase 3: launch

rules-R-LAU = Phase 3: launch
rule-R-LAU-1 =
    The offense aims the gate at one planet of that system: any planet, with or without ships of the
    defense. To expel a colony, it is the planet of that colony.
rule-R-LAU-2 =
    The offense moves one to four own ships onto the gate, from any mix of own colonies, home or
    foreign. A ship that came straight from the warp onto the gate is one of the four and is enough
    by itself.
rule-R-LAU-3 = Ships in the warp or on technologies cannot be launched.
rule-R-LAU-4 =
    The offense may take the last ship from a colony. That colony is then gone. You are warned
    first.
rule-R-LAU-5 =
    The defense neither adds ships to the planet nor takes any away. All ships it has there take
    part, even if that is none.
rule-R-LAU-6 =
    A planet without ships of the defense is defended by no ships; everything else goes on as usual.
rule-R-LAU-7 =
    Colonies on that planet that do not belong to the defense are bystanders: they add nothing to
    either side and are untouched by the result.
rule-R-LAU-8 = Launched ships cannot be taken back or added to later without an effect.
rule-R-LAU-9 =
    If the offense cannot put even one ship on the gate, the encounter ends there without success,
    and so does the turn.
rule-R-LAU-10 =
    If an effect later takes the offense's own ships off the gate while allied ships are left, the
    encounter goes on, and a winning side lands what is still there. With no ship left at all the
    encounter still goes on, with no attacking ship, unless the effect itself names a winner.

## Phase 4: alliance

rules-R-ALL = Phase 4: alliance
rule-R-ALL-1 =
    First the offense says which players it invites: any, all or none, but not the defense. Nobody
    answers yet.
rule-R-ALL-2 =
    Then the defense says which players it invites: any, all or none, but not the offense. Both may
    invite the same players.
rule-R-ALL-3 =
    Then, clockwise from the offense's left, every invited player answers: join the offense if
    invited by it, join the defense if invited by it, or neither. Never both.
rule-R-ALL-4 =
    Whoever joins at once sends one to four ships from any mix of their colonies, before the next
    player answers. Answers and numbers are public and final.
rule-R-ALL-5 =
    Ships of offensive allies go on the gate; ships of defensive allies go beside the planet, not on
    it.
rule-R-ALL-6 = Nobody can join uninvited, nor without a ship outside the warp and the technologies.
rule-R-ALL-7 = An invitation cannot be taken back, and an ally who accepted cannot be refused.
rule-R-ALL-8 =
    After the last answer comes the moment for everything that acts once the alliances are formed.
rule-R-ALL-9 = Promises made while inviting bind nobody.

## Phase 5: planning

rules-R-PLN = Phase 5: planning
rule-R-PLN-1 =
    Planning begins with everything that comes before the hands are checked. Then the offense's hand
    is checked: without an encounter card the encounter is over (R-HND-3).
rule-R-PLN-2 =
    Then the defense's hand is checked: without an encounter card there is a new hand (R-HND-4).
rule-R-PLN-3 =
    Each main player chooses exactly one encounter card (attack, negotiate or morph) from the hand
    and lays it face down, at the same time and in secret. The other sees no more than that it lies
    there.
rule-R-PLN-4 = A card that was laid has left the hand and counts as a hand card for nothing.
rule-R-PLN-5 = Reinforcements, artifacts and flares can never be laid as encounter cards.
rule-R-PLN-6 =
    Hands that change after the check are checked once more right before the cards are chosen.
    Powers that act before the choice come first, then the choice, then powers that act once the
    cards lie face down.

## Phase 6: reveal

rules-R-REV = Phase 6: reveal
rule-R-REV-1 = Both cards are turned up at the same moment.
rule-R-REV-2 =
    A morph becomes an exact copy of the opposing card at that moment: its kind and its printed
    value. Later changes to that card or its side are not copied. After the encounter it is a morph
    again.
rule-R-REV-3 =
    Then everything happens that belongs after the cards are turned up: first mandatory powers, then
    optional powers, artifacts, flares and technologies, and after those the reinforcements. Each
    part ends when everybody entitled has passed in a row.
rule-R-REV-4 =
    Then the kinds of the two cards decide. Two attacks: the totals are compared. Attack against
    negotiate: the attack wins, and the loser is owed compensation. Two negotiates: the main players
    try to make a deal. A morph counts as what it copied. Two morphs, which cannot meet with the one
    in the deck: both sides lose, all their ships in the encounter go to the warp, and nobody is
    paid anything.
rule-R-REV-5 =
    The total of a side is the value of its encounter card, plus one for each ship of the main
    player in the encounter, plus one for each allied ship of that side, plus reinforcements and
    everything else that adds to it. The higher total wins. A tie is won by the defense.
rule-R-REV-6 =
    Attack against negotiate is won by the attack whatever the ships. No totals are worked out, so
    nobody wins or loses by an amount.
rule-R-REV-7 = A morph never causes compensation by itself: copying makes both cards the same kind.

## Deals

rules-R-DEA = Deals
rule-R-DEA-1 =
    First all allies of both sides take their ships back to colonies. They gain nothing and take no
    part.
rule-R-DEA-2 =
    The two main players have one minute to agree. Only they can make offers and accept them.
rule-R-DEA-3 =
    Each of them may give the other any number of cards from hand, and leave to found one colony on
    one planet where the giver has a colony, home or foreign. So at most one colony each way.
rule-R-DEA-4 =
    The cards come from hands only. Technologies, ships, aliens and tokens cannot be part of a deal.
rule-R-DEA-5 =
    To found the colony, the receiver takes one or more of their ships that are not in the warp and not
    on a technology: the offense also from the gate, both from any of their colonies. There is no
    upper limit unless the terms set one.
rule-R-DEA-6 =
    A granted colony has to be new: the receiver may not have one on that planet yet. The giver's
    colony stays there, and both live side by side.
rule-R-DEA-7 =
    A deal need not be even, and one side may give nothing. But at least one card has to change
    hands or one colony be founded. An agreement to do nothing is no deal.
rule-R-DEA-8 =
    Terms about cards may name exact cards, kinds of cards, a number chosen by the giver, a number
    taken at random, or a rule such as the two lowest attacks. An offer has to be one that could be
    kept at that moment.
rule-R-DEA-9 =
    Anything else that is said is talk: it may be said, it is no part of the deal, and nothing
    enforces it.
rule-R-DEA-10 =
    Once terms are accepted, and before anything moves, comes the moment for effects against deals.
    Then all terms are carried out together.
rule-R-DEA-11 =
    Ships of the offense that are still on the gate afterwards go back to any of its colonies.
rule-R-DEA-12 =
    If a main player can no longer deliver what was promised when it is carried out, the deal fails.
rule-R-DEA-13 = A deal that is made is a success. It has no winner and no loser.
rule-R-DEA-14 =
    A deal fails when the time is up, when somebody gives up the talks, when it cannot be kept, or
    when it is quashed. Then each main player sends three ships of their choice to the warp, or all
    with fewer, from anywhere outside the warp; the offense's other ships on the gate go home. It is
    no success and the turn ends. Nobody gets compensation or rewards.
rule-R-DEA-15 = A deal may give one player or both the winning colony.

## Phase 7: resolution

rules-R-RES = Phase 7: resolution
rule-R-RES-1 =
    The offense wins: all ships on the gate, own and allied, land on the planet. Each owner founds a
    colony there or adds to one.
rule-R-RES-2 = The defense's ships on the planet and all ships of its allies go to the warp.
rule-R-RES-3 = Bystanders' colonies on the planet stay.
rule-R-RES-4 =
    The colonies of offensive allies count fully for them. On a planet in the offense's own system
    that is a home colony for the offense and a foreign colony for its allies.
rule-R-RES-5 = The encounter was a success.
rule-R-RES-6 = The defense wins: all ships on the gate, own and allied, go to the warp.
rule-R-RES-7 = The defense's ships stay where they are.
rule-R-RES-8 =
    Defensive allies take their ships back to any of their own colonies. They do not land on the
    planet they helped to defend, unless they already have a colony there.
rule-R-RES-9 = Defensive allies get rewards.
rule-R-RES-10 = The encounter was no success, and the turn ends.
rule-R-RES-11 =
    The two encounter cards are discarded only after compensation and rewards. They are never part
    of a hand from which compensation is taken.
rule-R-RES-12 = The count of foreign colonies always shows what is there now. It goes up and down.

## Compensation

rules-R-CPN = Compensation
rule-R-CPN-1 =
    A main player who shows a negotiate against an attack and loses takes one card at random from
    the opponent's hand for each own ship that went to the warp through this loss.
rule-R-CPN-2 = Allies' ships do not count, and allies get no compensation.
rule-R-CPN-3 = If that hand holds too few cards, all of them are taken.
rule-R-CPN-4 = A player who lost no ship gets no compensation.
rule-R-CPN-5 = Compensation is taken automatically; it is not an option.
rule-R-CPN-6 =
    All cards are taken in one go, each with the same chance. Giver and taker know which they are,
    and nobody else.

## Rewards

rules-R-RWD = Rewards
rule-R-RWD-1 =
    When the defense wins, each defensive ally gets one reward for each ship it has in the encounter
    when the outcome is fixed.
rule-R-RWD-2 =
    Each reward is a card from the deck or one of that ally's own ships from the warp. The split is
    free, as far as there are ships in the warp, but the full number has to be taken.
rule-R-RWD-3 =
    The ally names the whole split before taking anything. Allies take rewards clockwise from the
    offense's left.
rule-R-RWD-4 =
    Ships taken as rewards go on any of the ally's colonies. An ally without a colony can take only
    cards.
rule-R-RWD-5 = First the ships that were sent come home, then rewards are taken.
rule-R-RWD-6 = What offensive allies gain is the colony. They get no rewards.

## New hands

rules-R-HND = New hands
rule-R-HND-1 =
    The offense, at the start of its turn, without an encounter card: it may first play other cards
    that fit that moment; then it shows the rest, discards it and draws eight cards.
rule-R-HND-2 = If those eight hold no encounter card, this is repeated until there is one.
rule-R-HND-3 =
    The offense, later in the turn: there is no new hand. Without an encounter card when one has to
    be chosen, its turn ends at once. All ships of both sides' allies and on the gate go home.
    Nobody wins and nothing is lost; it is no success.
rule-R-HND-4 =
    The defense, in planning, without an encounter card: it may first play other cards that fit that
    moment; then it shows the hand, discards it, draws eight cards, again if necessary, and chooses
    one.
rule-R-HND-5 =
    A new hand always takes the place of the whole old one, flares included, and has exactly eight
    cards.
rule-R-HND-6 = Whoever holds an encounter card may not draw a new hand, however poor that card is.
rule-R-HND-7 =
    Cards played before the new hand follow their own rules; a flare that returns to the hand is
    then discarded with it. Nobody draws merely because an encounter or a turn is over, or because a
    hand is empty.

## Losing and blocking powers

rules-R-POW = Losing and blocking powers
rule-R-POW-1 =
    You have your alien power as long as you have at least three home colonies, or two in the
    four-planet variant. What counts is the number you have now.
rule-R-POW-2 =
    The moment there are fewer, the power is lost. There is no last use of it, not even for
    something planned but not begun. A use that was declared and not zapped has begun, and stands.
rule-R-POW-3 = The moment there are enough again, the power is back by itself.
rule-R-POW-4 =
    Home colonies are counted after each complete move: a whole launch, all losses of one cause, a
    whole landing, a whole deal. Not in the middle of it.
rule-R-POW-5 = Tokens and cards kept on an alien stay there while its power is lost.
rule-R-POW-6 =
    The word use marks the moments in the text of a power at which it can be zapped. At no other
    moment can it be.
rule-R-POW-7 =
    A zap undoes that use, and the same power cannot be used again until the encounter is over.
    Zapped at the start of a turn, it stays blocked until the end of the encounter that follows.
rule-R-POW-8 =
    Parts of a power that are no use cannot be zapped, such as the Warrior's tokens or the ships a
    Zombie frees in a deal.
rule-R-POW-9 = You may zap your own power.
rule-R-POW-10 =
    Announcing the super side of a flare is also a moment at which that player's power may be
    zapped. What becomes of the flare: T-ZAP-4.
rule-R-POW-11 =
    When a use is zapped, what was moved for it is put back. Prices are paid only when nobody can
    answer any more, so there is nothing else to return.
rule-R-POW-12 = A player without a power can do everything else.

## Timing

rules-R-TIM = Timing
rule-R-TIM-1 =
    A card or power can be played or used only if role, phase and text all fit at that moment.
rule-R-TIM-2 =
    If several want the same moment and the order matters: the offense first, then the defense, then
    the others clockwise from the offense's left. Until the defense is known: the offense, then
    everybody else clockwise.
rule-R-TIM-3 =
    Whenever a moment is open to all: mandatory powers come first, in turn order. Then everybody is
    asked in turn order and may do one thing or pass. After each thing that was done, asking begins
    anew. It is over when all have passed in a row.
rule-R-TIM-4 =
    Between the announcement of something and its effect, only direct answers are possible: what
    cancels, steals or changes exactly that. Everything else waits. Answers can themselves be
    answered.
rule-R-TIM-5 =
    What is canceled has no effect. A canceled artifact is discarded, and a price named for it is
    not paid.
rule-R-TIM-6 =
    Before deciding by turn order, read the texts. Many seeming conflicts are settled there: before
    a card is chosen comes ahead of after both are chosen.
rule-R-TIM-7 = If you have several things for the same moment, you choose their order.

## In your own system

rules-R-EXP = In your own system
rule-R-EXP-1 =
    Expelling: the offense names one foreign colony on a planet of its own system. Its owner is the
    defense, and the encounter is an ordinary one.
rule-R-EXP-2 =
    Only that one colony defends. Others on the planet are bystanders, the offense's own ships there
    included, which neither count nor are at risk.
rule-R-EXP-3 =
    If the offense wins, the defense's ships go to the warp and the ships on the gate land.
rule-R-EXP-4 = If the defense wins, its colony stays and the ships on the gate go to the warp.
rule-R-EXP-5 =
    Resettling needs a planet of the offense's own system on which nobody at all has a ship.
rule-R-EXP-6 =
    The offense aims the gate there and moves one to four ships from other own colonies onto it: a
    home colony. There is no defense, there are no allies and no cards. It counts as a successful
    encounter.
rule-R-EXP-7 = It is no foreign colony. The power may come back at once.
rule-R-EXP-8 =
    The owner of a system defends all its planets, also those where the owner has no ship.

## Where ships go

rules-R-SHP = Where ships go
rule-R-SHP-1 =
    Ships that return to colonies go, one by one, to any colonies their owner has at that moment, as
    the owner likes.
rule-R-SHP-2 =
    When the last ship leaves a planet, the colony is gone at once. Ships sent from there and ships
    from the warp cannot go back to it; only a new landing can found a colony again.
rule-R-SHP-3 =
    Ships that have to be placed while their owner has no colony go to the warp. The only exception
    is the ship brought back at regroup (R-REG-4).
rule-R-SHP-4 =
    Ships in the warp lie there for all to see and keep their color. Capturing does not exist.
rule-R-SHP-5 = If several players have to return ships at the same time, they do so in turn order.

## Running out of cards

rules-R-DEK = Running out of cards
rule-R-DEK-1 =
    If the deck is empty when a card has to be drawn, the discard pile is shuffled into a new deck
    and drawing goes on.
rule-R-DEK-2 = If both are empty, the remaining draws are skipped.
rule-R-DEK-3 =
    If no encounter card is left anywhere to be drawn: the offense's turn ends as in R-HND-3; for
    the defense the encounter is broken off, all ships go home, and it is no success.
rule-R-DEK-4 =
    The destiny deck has its own rule (R-DES-2), and so has the technology deck (R-TEC-13).
rule-R-DEK-5 = There is one face-up discard pile for all cosmic cards, flares included.

## Winning

rules-R-VIC = Winning
rule-R-VIC-1 =
    You win with colonies on five planets outside your own home system, or four in the four-planet
    variant. They may lie in one system or in several.
rule-R-VIC-2 =
    Victory is checked at the end of the resolution, when everything in it has been done, and right
    after any other effect that founds colonies. All who then fulfill a condition win together.
rule-R-VIC-3 = A shared victory is a full victory. There is no tie-break.
rule-R-VIC-4 = Alien powers may add other ways to win; their text says when they are checked.
rule-R-VIC-5 = The game ends at once. No second encounter follows.

## Cards

rules-R-CRD = Cards
rule-R-CRD-1 =
    The card types, for everything that speaks of types, are attack, negotiate, morph,
    reinforcement, flare and artifact. Encounter card is a family of three of them, not a type.
rule-R-CRD-2 = Technologies and destiny cards are no cosmic cards and belong to no hand.
rule-R-CRD-3 =
    Only the two main players lay encounter cards. Who may play other cards depends on the role they
    name.
rule-R-CRD-4 = Cards pass between players only through compensation, deals and effects that say so.
rule-R-CRD-5 =
    A card whose play is prevented by something that does not send it to the discards stays in the
    hand and counts as not played.

## Artifacts

rules-R-ART = Artifacts
rule-R-ART-1 =
    An artifact is never an encounter card. It is played at the moment it names and then discarded.
rule-R-ART-2 = It may be played by anybody whose role fits. Any player includes bystanders.
rule-R-ART-3 = There is no limit to the number of artifacts per player and encounter.

## Reinforcements

rules-R-REI = Reinforcements
rule-R-REI-1 =
    Reinforcements are played only in the reveal phase, after the cards are turned up, by main
    players and allies, not by bystanders.
rule-R-REI-2 = You add it to either side, not necessarily your own.
rule-R-REI-3 =
    It raises that side's total. It does not change the encounter card, so a morph does not copy it.
rule-R-REI-4 =
    Everybody entitled is asked in turn order and plays one or passes. Any play begins a new round,
    in which those who passed may play again. It ends when all have passed in a row.
rule-R-REI-5 =
    It may also be played when no totals will be compared. Then it does nothing and is discarded;
    you are warned.

## Flares

rules-R-FLR = Flares
rule-R-FLR-1 =
    Flares are hand cards, never encounter cards. After it was played a flare returns to your hand
    instead of being discarded.
rule-R-FLR-2 =
    Each flare at most once per encounter, whoever holds it. Each player at most one flare per
    encounter. Both limits hold together.
rule-R-FLR-3 =
    Each flare has a wild and a super side. If your alien is not the one it names, you play the wild
    side. If it is, you play the super side and cannot play the wild one.
rule-R-FLR-4 =
    The exception: while your power is lost or zapped you cannot play the super side of your own
    flare, and may play its wild side instead.
rule-R-FLR-5 = Playing a flare is always voluntary, even the super side for a mandatory power.
rule-R-FLR-6 =
    While it takes effect, a flare lies face up before its player and is not in the hand. It returns
    when the effect is complete.
rule-R-FLR-7 =
    A flare canceled by Card Zap is discarded, and it was that player's flare for the encounter.
rule-R-FLR-8 =
    Of the ordinary and the classic Filch flare only one takes part. The wild side of the classic
    one lets its holder cheat and be caught: at three quiet beats of each encounter everybody gives
    a secret order, and a noise can be challenged. The Filch has the details.

## What is secret

rules-R-SEC = What is secret
rule-R-SEC-1 = Nothing that is hidden from you is ever sent to your screen.
rule-R-SEC-2 =
    Waiting tells nothing: everybody whose role could matter is given the same time, whatever they
    hold.
rule-R-SEC-3 = Bots see exactly what a person in that seat would see.
rule-R-SEC-4 = Spectators see only what every player sees.
rule-R-SEC-5 =
    Saved games stay with the host. Until the game is over, a player's own record holds only what
    that player saw.

## Making a deal on the screen

rules-R-NEG = Making a deal on the screen
rule-R-NEG-1 =
    When both cards stand as negotiates and nobody has anything to add, allies' ships go home and
    the talks open for the two main players, with a clock of 60 seconds. The table may set 30 to
    300.
rule-R-NEG-2 =
    An offer is a complete set of terms: cards from both, a colony from both or none, and limits for
    ships if you like. Cards may be exact cards, a kind, a number of the giver's choice, a number at
    random, or the highest or lowest attacks.
rule-R-NEG-3 =
    Either side may make an offer at any time; a newer one takes the place of its older one. The
    answers are accept, counteroffer, decline, and give up.
rule-R-NEG-4 =
    Accepting binds both at once. If the offer was replaced in the meantime, your accepting does not
    count.
rule-R-NEG-5 = An offer that breaks the rules for deals is not sent, and only its author learns why.
rule-R-NEG-6 =
    A term that names an exact card or kind is checked, so it proves that the giver has it. A number
    of the giver's choice or at random proves only the number. Talk proves nothing.
rule-R-NEG-7 =
    After accepting, whatever the terms leave open (which ships, which cards) is asked with a clock
    of 30 seconds, of the offense first. Silence means the fewest ships that will do, from the largest colonies, and the
    lowest cards.
rule-R-NEG-8 =
    When the clock runs out, open offers lapse and the deal has failed. Giving up ends the talks at
    once as failed, after one more question.
rule-R-NEG-9 = At one keyboard the clock may count offers instead of seconds: six each way.
rule-R-NEG-10 =
    A bot answers each offer within 3 seconds and makes one itself within 5. It never lets the clock
    run out without an offer that could be kept. Two bots take turns without a clock, at most six
    offers each.
rule-R-NEG-11 =
    If a person loses the connection, a bot may stand in after 15 seconds if the table allows it.
    Otherwise the clock decides.
rule-R-NEG-12 =
    Everybody may chat in all phases, during talks too; it never binds. Bots read no chat except
    marked offers, threats and promises.
rule-R-NEG-13 =
    While inviting, there is time to bargain before the answers, 45 seconds unless the table says
    otherwise. Nothing said there binds.
rule-R-NEG-14 = Accepted terms are recorded for everybody as far as they may know them.

## Variant: four planets

rules-R-V4P = Variant: four planets
rule-R-V4P-1 = Every player has four planets and 16 ships, four on each.
rule-R-V4P-2 = Four foreign colonies win.
rule-R-V4P-3 = Two home colonies are enough to keep the power.
rule-R-V4P-4 =
    With technology, everything with research number 8 or more is taken out beforehand: Coldsleep
    Ship, Omega Missile and Precursor Seed. Technologies without a fixed number stay.
rule-R-V4P-5 = Alien texts that speak of a four-planet game apply.

## Variant: hidden powers

rules-R-VHP = Variant: hidden powers
rule-R-VHP-1 =
    Aliens stay face down after choosing. Face down, a power cannot be used, and a mandatory power
    does not act.
rule-R-VHP-2 =
    You may turn your alien up whenever you are asked something, to use its power. Once up, it stays
    up for the rest of the game.
rule-R-VHP-3 =
    A power that is lost does not become secret again. It returns when you have enough home
    colonies.
rule-R-VHP-4 =
    Playing the flare of your own hidden alien turns the alien up, and you play the super side.
    Aliens that need a set-up are not dealt in this variant.
rule-R-VHP-5 =
    Nothing that anybody is offered names a sheet that lies face down. A flare that asks for an alien
    treats it as not in the game, and goes to nobody because of it. Its owner may turn it up there and
    then, and it counts from that moment.

## Variant: hot-swapped powers

rules-R-VHS = Variant: hot-swapped powers
rule-R-VHS-1 =
    At the start of the turn, before anything else, the offense draws an alien at random from those
    not in the game and keeps either the old or the new one. The other is discarded and drawn again
    only when no other is left.
rule-R-VHS-2 =
    Aliens that need a set-up or do not fit the table are replaced by another draw. Tokens and cards
    on a discarded alien leave with it.
rule-R-VHS-3 =
    Swapping does not bring back a power lost for too few home colonies: the new alien is switched
    off until there are enough.

## Variant: wild flares

rules-R-VFL = Variant: wild flares
rule-R-VFL-1 =
    A player may play any number of flares per encounter. Each single flare still at most once.
rule-R-VFL-2 = For people who know the game. Everything else about flares stays the same.

## Variant: technology

rules-R-TEC = Variant: technology
rule-R-TEC-1 =
    Every player is dealt two technologies, secretly keeps one face down and discards the other face
    up. Technologies are no hand cards.
rule-R-TEC-2 =
    At the very start of every regroup phase, anybody's, every player may do one thing: research,
    complete, abandon, or nothing. In turn order.
rule-R-TEC-3 = One such action per player and regroup phase, however many technologies you have.
rule-R-TEC-4 =
    Research: move one of your ships from a colony onto one of your face-down technologies.
rule-R-TEC-5 =
    Complete: turn up a technology with at least as many ships on it as its research number. All its
    ships return to your colonies, and it works from now on.
rule-R-TEC-6 =
    Abandon: turn up a technology with fewer ships than its number. Its ships return to your
    colonies, and it is discarded face up.
rule-R-TEC-7 =
    Genesis Bomb, Gluon Mines and Tech Scrambler stay secret until they act: you turn them up at
    that moment, with as many ships on them as their number asks; without a fixed number, at least
    one, and the ships on it are its number. Then the ships return to your colonies unless the card
    says otherwise.
rule-R-TEC-8 =
    Ships on a technology cannot be moved by their owner until it is completed or abandoned.
rule-R-TEC-9 =
    They count as standing in their owner's home system, form no colony, take no part in encounters
    and cannot be attacked. But effects that take a ship from a player's system can reach them, and
    you may choose them when you have to lose ships.
rule-R-TEC-10 =
    Technologies cannot be traded, taken as compensation, discarded for Plague or answered by Card
    Zap. Some are discarded when they have worked, others stay.
rule-R-TEC-11 =
    Instead of a second encounter you are entitled to, you may draw as many technologies as you have
    foreign colonies plus one, keep one face down and discard the others face up. That ends your
    turn.
rule-R-TEC-12 =
    The Machine may do so instead of its second or any later encounter; that ends its turn in spite
    of its power.
rule-R-TEC-13 =
    When the technology deck is empty, its discards are shuffled into a new one. If there are too
    few, draw what there is.
rule-R-TEC-14 =
    Research ships that find no colony to return to go to the warp. The Coldsleep Ship has its own
    way out.

## Combining variants

rules-R-VMX = Combining variants
rule-R-VMX-1 = Four planets and technology: three technologies are taken out (R-V4P-4).
rule-R-VMX-2 =
    Hidden and hot-swapped: a new alien comes in face down, a kept one stays as it is. The other one
    is discarded unseen.
rule-R-VMX-3 = Wild flares change nothing about hidden powers.
rule-R-VMX-4 =
    The Precursor Seed draws from the same aliens as hot-swapping. Its alien is never hidden.
rule-R-VMX-5 =
    Four planets do not change the number of cards in a hand, the ships per launch, the destiny deck
    or the price of a failed deal.
rule-R-VMX-6 = Everything else combines freely.
