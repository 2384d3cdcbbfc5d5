### The command line of this game, as app/commands.ftl has it for all.

cli-length = 50, 60 or 70 points
cli-events = which ten event cards
cli-raiders = which raider cards
cli-special = two special tiles on the map
cli-destiny = a secret goal for everybody
cli-teams = two against two; four players
cli-balanced = a house rule that weakens two factions that win too often
cli-faction = your faction; one of three if left out
    .what = NAME
cli-no-faction = There is no faction called { $value }; there are { $names }.
