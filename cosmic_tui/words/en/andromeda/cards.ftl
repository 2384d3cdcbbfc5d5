### Tactics cards. Two of each are in the box. Value: the name. .text: all it does, for the codex. .short: the same on a tile, at most 26 columns.

## Action cards

card-TA01 = Field Repairs
    .text = Carry out 2 repairs. May also be played when an event card has just been revealed, before it scores.
    .short = 2 repairs
card-TA02 = Supply Drop
    .text = Choose one: gain 2 titanium; or gain 2 ice; or gain 2 nanocarbon.
    .short = 2 titan, ice or nano
card-TA03 = Gray Market
    .text = Take 1 displayed module of any kind, paying its board price minus 1.
    .short = a module -1
card-TA04 = Emissary
    .text = Recruit up to 1 of your leaders from anywhere on the map; then gain 1 energy.
    .short = 1 leader, energy
card-TA05 = Overcharge
    .text = Gain 3 energy.
    .short = 3 energy
card-TA06 = Show of Force
    .text = Only if your ships are in 3 or more regions: advance 1 on the supremacy track.
    .short = supremacy +1
card-TA07 = Moon Rush
    .text = Capture the top moon of a planet where you have a ship.
    .short = capture a moon
card-TA08 = Slip Drive
    .text = Move 1 of your ships on the map up to its range plus 1.
    .short = move a ship, range +1
card-TA09 = Reinforcements
    .text = Build 1 ship for 1 titanium less.
    .short = a ship -1
card-TA10 = Sabotage
    .text = Choose another player with a ship within 1 region of one of your ships: they damage 1 of their modules. Gain 1 energy.
    .short = a rival damages a module
card-TA11 = Intelligence Sweep
    .text = Draw 2 tactics cards.
    .short = 2 cards
card-TA12 = Charter
    .text = Build 1 development, paying 1 resource less.
    .short = develop -1

## Events

card-TE01 = Comet Shower
    .text = Place 1 basic resource of your choice as a bonus in each of 3 different regions. Then move the event marker 1.
    .short = 3 bonus resources laid
card-TE02 = Solar Wind
    .text = Every player gains 1 energy; then you gain 2 more. Then move the event marker 1.
    .short = energy: 3 you, 1 others
card-TE03 = Raider Bait
    .text = Move 1 raider up to 2 regions to a region without a raider of another class. Score 1 VP. Then move the event marker 1.
    .short = move a raider, 1 VP
card-TE04 = Salvage Auction
    .text = Put up to 3 displayed modules of one column under their deck and refill; then you may take 1 displayed module, paying its board price. Then move the event marker 1.
    .short = turn a column, buy one
card-TE05 = Galactic Census
    .text = Score 1 VP for each region with at least 1 of your ships (at most 3 times). Then move the event marker 1.
    .short = 1 VP a region, at most 3
card-TE06 = Prospecting Fever
    .text = For each of up to 3 planets where you have a ship, gain the resource printed on that planet. Then move the event marker 1.
    .short = what 3 planets print

## Lasting effects

card-TL01 = Afterburners
    .text = While in play: your ships have +1 range.
    .short = +1 range until return
card-TL02 = Targeting Uplink
    .text = While in play: +1 targeting in your battles (maximum 5).
    .short = +1 targeting until return
card-TL03 = Escort Wing
    .text = While in play: +1 die in every battle you take part in (limit 6).
    .short = +1 die until return
card-TL04 = Nebula Charts
    .text = While in play: all your ships have navigation.
    .short = navigation until return
card-TL05 = Shield Harmonics
    .text = While in play: in each battle you lose, 1 of your ships of your choice takes no damage.
    .short = 1 ship unharmed a battle
card-TL06 = Alliance Permit
    .text = While in play: each time you activate an alliance base, gain 1 credit.
    .short = 1 credit at every base

## Diplomacy

card-TD01 = Shared Frequency
    .text = Score 1 VP for each enemy ship (raiders included) in the active region. Then any player in the battle may declare that it ends.
    .short = 1 VP an enemy; may end it
card-TD02 = Cease-fire
    .text = Offer 1 basic resource from the supply to every other player in the battle. Only if all of them accept, each gains it and the battle ends. If no other player takes part, draw 1 tactics card instead.
    .short = all accept: no battle
card-TD03 = Tribute
    .text = Choose another player in the battle: they give you 1 resource of their choice or roll 1 die fewer in this battle.
    .short = a resource, or 1 die less
card-TD04 = Rules of Engagement
    .text = In this battle nobody may spend energy on dice or play battle cards.
    .short = no energy, no battle cards
card-TD05 = Pay Off the Raiders
    .text = Only with raiders in the battle. Pay 1 resource of any kind: all raiders in the active region move to a random nebula without raiders of another class, never the active region.
    .short = 1 any: raiders leave
card-TD06 = Prisoner Exchange
    .text = Score 1 VP. Players' ships that this battle would put in the upper scrapyard go to the repair ship instead.
    .short = 1 VP, ships are salvaged

## Battle cards

card-TB01 = Concentrated Fire
    .text = +2 dice in this battle (limit 6).
    .short = +2 dice
card-TB02 = Target Lock
    .text = +2 targeting in this battle (maximum 5).
    .short = +2 targeting
card-TB03 = Evasive Maneuvers
    .text = When your ships are about to be damaged: 1 of them takes no damage and moves to an adjacent region it may enter (it stays if there is none).
    .short = 1 ship slips away
card-TB04 = Second Volley
    .text = After all re-rolls: roll any number of your dice again once; your targeting applies to the new results.
    .short = roll dice again
card-TB05 = Jamming
    .text = Choose another participant (raiders included): -2 targeting in this battle (minimum 1).
    .short = -2 targeting for one
card-TB06 = Fine Adjustment
    .text = After all re-rolls: raise 1 of your dice by up to 2 (maximum 6).
    .short = a die up to +2
card-TB07 = Boarding Party
    .text = When you win: one defeated player gives you 2 resources of their choice (as many as they can). If only raiders were defeated, gain 1 basic resource.
    .short = 2 resources of the beaten
card-TB08 = Support Barrage
    .text = Playable without a ship in the battle if you have a ship within 2 regions of it: one participant of your choice rolls +1 die (limit 6). Score 1 VP.
    .short = +1 die from afar, 1 VP
card-TB09 = Bounty
    .text = When you win a battle in which raiders were defeated: score 2 VP or advance 1 more on the supremacy track.
    .short = 2 VP or supremacy +1
card-TB10 = Last Stand
    .text = When you are defeated: score 2 VP.
    .short = 2 VP
