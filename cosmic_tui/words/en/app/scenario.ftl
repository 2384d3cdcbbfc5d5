### What `cosmic scenario` says: about files that cannot be understood (-bad-), about scenarios that came out otherwise
### (-fail-), and its report. A terminal breaks the lines. .near is said where there is a name like the one meant.

## The report

scenario-fine = ok: { $name }, { $title }
scenario-failed = failed: { $name }, { $title }
scenario-summary = { $n ->
        [one] 1 scenario, as expected.
       *[other] { $n } scenarios, all as expected.
    }
    .failed = { $n ->
        [one] 1 scenario, not as expected.
       *[other] { $n } scenarios, { $failed } of them not as expected.
    }
scenario-nothing = There is no scenario in { $file }.
scenario-twice = { $file } has the id { $name } again; { $other } has it already.
scenario-answer = { $who } says "{ $said }" to { $question }, line { $line }.
    .unscripted = { $who } says "{ $said }" to { $question }, unscripted.

## Files that cannot be understood

scenario-bad-not_toml = This is no TOML: { $what }.
scenario-bad-unknown_key = There is no key { $name }; tests/scenarios/README.md lists them all.
    .near = There is no key { $name }; there is { $near }.
scenario-bad-unknown_expectation = Nothing called { $name } can be expected; tests/scenarios/README.md lists what can.
    .near = Nothing called { $name } can be expected; { $near } can.
scenario-bad-wrong_type = { $name } takes a table in curly brackets.
    .text = { $name } takes a text in quotes.
    .number = { $name } takes a number.
    .list = { $name } takes a list in square brackets.
    .yes_no = { $name } takes true or false.
    .inner = What stands in { $name } is not what it takes; tests/scenarios/README.md shows it.
    .tables = A file with several scenarios begins each with [[scenario]].
scenario-bad-missing_key = A scenario needs the key { $name }.
scenario-bad-unknown_rule = There is no rule { $name }.
scenario-bad-no_rules = A scenario names at least one rule that it shows.
scenario-bad-expects_nothing = This scenario expects nothing, so it could not fail.
scenario-bad-turns = A scenario runs for 1 to { $high } turns.
scenario-bad-seats = A table has { $low } to { $high } seats, not { $name }.
scenario-bad-options = A table cannot be set so: { $name }.
scenario-bad-unknown_seat = Nobody here is called { $name }.
    .near = Nobody here is called { $name }; there is { $near }.
scenario-bad-unknown_planet = There is no planet { $name }; the third planet of seat b is b:3.
scenario-bad-unknown_name = There is no { $name } here.
    .near = There is no { $name } here; there is { $near }.
scenario-bad-unknown_card = There is no card { $name }.
    .near = There is no card { $name }; there is { $near }.
scenario-bad-unknown_alien = There is no alien { $name } in this game.
    .near = There is no alien { $name } in this game; there is { $near }.
scenario-bad-unknown_technology = There is no technology { $name } in this game.
    .near = There is no technology { $name } in this game; there is { $near }.
scenario-bad-unknown_destiny = There is no destiny card { $name } at this table.
scenario-bad-unknown_moment = There is no moment { $name }.
    .near = There is no moment { $name }; there is { $near }.
scenario-bad-unknown_outcome = No encounter ends with { $name }.
    .near = No encounter ends with { $name }; there is { $near }.
scenario-bad-unknown_role = There is no role { $name }.
    .near = There is no role { $name }; there is { $near }.
scenario-bad-unknown_verb = Nobody can do "{ $name }" in a script; tests/scenarios/README.md lists the verbs.
    .near = Nobody can do "{ $name }" in a script; there is "{ $near }".
scenario-bad-unknown_term = "{ $name }" cannot be part of a deal.
scenario-bad-unknown_question = Nothing in this game asks { $name }.
    .near = Nothing in this game asks { $name }; there is { $near }.
scenario-bad-unknown_event = No event is called { $name }.
    .near = No event is called { $name }; there is { $near }.
scenario-bad-unknown_side = A side is offense or defense, not { $name }.
scenario-bad-unknown_number = { $name } stands where an event has a number.
scenario-bad-no_seat = "{ $name }" does not begin with somebody at the table.
scenario-bad-not_in_set_up = The game sets itself up here, so { $name } cannot be given.
scenario-bad-too_many_copies = There are not so many copies of { $name }; doctored = true allows it.
scenario-bad-cards_left_over = Cards would be left over beside { $name }; doctored = true takes them out of the game.
scenario-bad-too_many_ships = { $n ->
        [one] { $name } has 1 ship more than there are.
       *[other] { $name } has { $n } ships more than there are.
    }
scenario-bad-technology_taken = The technology "{ $name }" is not there to be had.
scenario-bad-needs = At { $moment } the key { $name } has to be given.
scenario-bad-no_sheet = { $name } has no alien to put tokens on.
scenario-bad-lays_nothing = { $name } is no main player here and lays no card.

## Scenarios that came out otherwise

scenario-fail-expected = { $what }: expected { $wanted }, found { $found }.
scenario-fail-not_offered = "{ $said }" was no answer to { $question }; it offers { $offered }.
scenario-fail-ambiguous = "{ $said }" could mean several of these: { $offered }.
scenario-fail-refused = "{ $said }" was refused: { $because }.
scenario-fail-not_refused = "{ $said }" was possible at { $moment }.
scenario-fail-other_reason = "{ $said }" was refused because of { $found }, not of { $wanted }.
scenario-fail-never_refused = "{ $said }" was never refused because of { $because }: nobody was asked for it.
scenario-fail-means_nothing = "{ $said }" shows nothing: nobody was asked for it, or it was not there to be played or used.
scenario-fail-never_asked = "{ $said }" found no place up to { $moment }: { $who } was asked { $asked }.
    .nothing = "{ $said }" found no place up to { $moment }: { $who } was asked nothing.
scenario-fail-only_one_answer = "{ $said }" found no place: there was only one answer, so { $who } was not asked.
scenario-fail-moment_never_came = The moment { $moment } never came.
scenario-fail-told_apart = What { $who } was told differs: "{ $wanted }" here, "{ $found }" in the game that has to look the same.
scenario-fail-same_game = The game that has to look the same is the same: nothing in it is different.
scenario-fail-endless = The game asks and asks and comes to no end.
