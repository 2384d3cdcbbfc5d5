"""Advice for single aliens: one module for each alien, with the alien's name. This folder is scanned for them.

Everything in such a module is optional. `sight` is the seat's view with computed facts (Sight of reading/sight.py; the
plain view is `sight.view`). `question` is what the seat is asked, with names in its refs
(engine.kernel.asking.Question).

    DANGER = (3, 3, 2)                  how strong the power is with three, four, five players, 1 to 5

    def use(sight, question, option)    my power (or a voluntary act of its sheet) may be used: `option` is
                                        ("power", "amoeba.power"). True: use it now, False: not now, None: no opinion
    def wild(sight, question, option)   the same for its wild flare in my hand: `option` is ("card", "flare_amoeba")
    def super_(sight, question, option) the same for its super flare, riding ones ("ride") included
    def answer(sight, question)         any question of its power or flares: those whose `why` begins with its name
                                        and a dot ("amoeba.grow"), also when another player asks it of me
    def adapt(sight, question)          any other question while the power in front of me works (launch, cards,
                                        alliance ...); asked before the rules of thumb
    def strength(sight, owner, side)    points that the power of `owner` will add to a side's total in this encounter,
                                        besides cards and ships; counted for every seat that has it face up
    def reading(sight, side, more)      how two cards are compared under the power, as reading/duel.py reads
                                        them: for the main player of `side`, with `more` points on that side; asked
                                        while the power works, whichever seat has it
    def prize(sight, owner, ending)     what an ending (OFF, DEF: that side wins; worth.TALKS) brings the owner of the
                                        power besides the usual, in the units of reading/worth.py; counted for
                                        every seat that has it face up
    def toll(sight, owner, seat, side)  what it costs `seat` to lose ships with `side` (1: as usual, 0: they are
                                        saved), if `owner` has the power face up
    def price(sight, card)              what a card of its owner's hand is worth to it, or None if that is as usual
    def terms(sight, data)              what its owner adds to an offer in place of a card: ((name, wish), ...) as in
                                        engine.encounter.deals; `data` is that of the question
    def term(sight, wish)               what such a term is worth to me, whichever of the two players has the power
    def debt(sight, owner, seat, side, ending)  ships that an ending costs another seat by the power of `owner`, if
                                        that seat stands on `side` (or nowhere, -1); counted for every owner that has
                                        it face up
    def zap(sight, question)            whether to zap that power when another player uses it; False: better not
    SHIP = 1.5                          how much more than others its owner should value ships
    EARNS = 2.0                         how many cards each of its ships earns as rewards or compensation
    PEACE = 0.6                         how often its owner lays a negotiate, if that is not as usual
    ARTIFACTS = 0.5                     how much an artifact has to bring its owner, if that is not as usual
    PAYS = 0.0                          what share of the compensation is left for the loser to its owner

`answer` and `adapt` return the preferred option itself, as it stands in question.options, if one is to be picked; the
answer in its shape for all other questions; or None for no opinion. What is returned is checked before it is used:
advice that does not fit counts as none. No advice may look at anything but the sight.
"""
