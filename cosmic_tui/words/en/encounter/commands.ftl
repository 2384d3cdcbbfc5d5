### The command line of this game, as app/commands.ftl has it for all.

cli-alien = read an alien, or list them
cli-play-alien = your alien, or dealt, random, none
    .what = NAME
cli-host-alien = your alien, or dealt, random, none
    .what = NAME
cli-levels = which aliens are dealt: green,yellow,red
    .what = LEVELS
cli-variant = a variant; can be repeated
cli-deals = offers in turns, or with a clock
cli-sim-aliens = aliens of the first seats, or none at all: none
    .what = NAMES
cli-alien-name = an alien, for example: zombie, anti-matter
    .what = NAME
cli-alien-list = one line for each alien
cli-alien-level = only aliens of this level
cli-alien-moment = only aliens that act there, for example planning.pick
    .what = MOMENT
cli-no-moment = There is no moment { $value }.
    .near = There is no moment { $value } (did you mean { $near }?).
cli-no-alien = There is no alien called { $value }; cosmic alien --list shows them all.
    .near = There is no alien called { $value } (did you mean { $near }?).
