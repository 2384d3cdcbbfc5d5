### The command line of this game, as app/commands.ftl has it for all.

cli-length = 50, 60 or 70 points
cli-events = which ten event cards
cli-raiders = which raider cards
cli-special = two special tiles on the map
cli-destiny = a secret goal for everybody
cli-teams = two against two; four players
cli-balanced = not by the book: weakens two factions that bots win too often with
cli-faction = your faction; one of three if not said
    .what = NAME
cli-no-faction = There is no faction called { $value }; there are { $names }.
