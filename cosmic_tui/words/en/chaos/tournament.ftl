### What `cosmic tournament` says. A terminal breaks the lines.

tool-cup_none = There is no tournament yet: cosmic tournament new friday Ada Bea --bots 3 makes one.
tool-cup_which = Which tournament? Give its name, for example: cosmic tournament show friday.
tool-cup_full_combat = Tournaments use full combat only. For simplified combat, play single games: cosmic play --game chaos --simple-combat.
tool-cup_heads = place name, points, points of opponents, byes
tool-cup_open = { $game }: { $who } against { $whom } can be played.
tool-cup_won = { $game }: { $who } wins.
tool-cup_table = { $game }: a table is open for { $who } and { $whom }. They type:
tool-cup_time = { $game }: the hour is over, the judge decides.
tool-cup_place = Place { $number }: { $who }.
tool-cup_win_how = The judge names a game and who has won it, for example: cosmic tournament win friday swiss-1-1 Ada.
tool-cup_name = "{ $name }" can't name a tournament: use small letters, digits, - and _.
tool-cup_there = There is a tournament called { $name } already.
tool-cup_unknown = There is no tournament called { $name }; cosmic tournament list shows them all.
tool-cup_broken = The file of { $name } can't be read. It has not been changed.
tool-cup_nobody = Nobody called { $name } takes part.
tool-cup_player = "{ $name }" can't name a player: use 1 to 12 characters.
tool-players = A tournament has { $low } to { $high } players.
tool-name_twice = Two players can't have the same name.
tool-game_not_open = The game { $name } can't be played now; cosmic tournament show lists those that can.
tool-not_in_the_game = Only a player of { $name } can have won it.

## The page of tournaments, and that of one with its standings

scr-cups = Tournaments
    .tip = Swiss rounds and finals: how everybody stands
cup-broken = cannot be read
cup-players = { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
cup-open = { $n ->
        [one] { $n } game to play
       *[other] { $n } games to play
    }
cup-champion = { $who } has won
cup-standings = Standings of { $name }
cup-rounds = Rounds
cup-name = name
# Three heads of columns, 6 columns each: points, points of the opponents met, byes.
cup-points = points
cup-met = met
cup-byes = byes
cup-bot = bot
cup-round = Round { $number } of { $max }
cup-semi = Semifinals, best of three
cup-third = Playoff for third place
cup-final = Final, best of three
cup-beats = { $who } beats { $whom }
cup-against = { $who } against { $whom }
cup-bye = { $who } has a bye
# Games won by either side so far.
cup-score = { $number } to { $max }
