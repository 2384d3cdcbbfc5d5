tech-lunar_cannon = Lunar Cannon
    .when = A main player or ally, after the cards are turned up; stays in play
    .text =
        When completed, put the Lunar Cannon between two neighboring planets of your
        home system. In every encounter on one of these two planets in which you take
        part, you may add 10 to your side's total.

        Each time a wild destiny card is drawn you may move it to another place in any
        system.
    .help = It helps you attack as well as defend next to it.
    .ruling-1 = Without two totals to compare it adds nothing.

q-lunar_cannon-put = Between which two planets do you put the Lunar Cannon?
    .why = On either of them it can add 10 to the side you are on.
