"""Looks at games that were played once and are kept: what a seat was told, saw and was asked, as plain data.

What is walked was chosen by what it reaches: a look is kept if saying it reaches a line of the game's own modules or a
form of a message that no look before it has reached. So a walk over some hundred looks says what thousands would, and
nobody plays for it. The files hold what the engine told when they were made: a fault of the engine does not show in
them, that is for scenarios, batteries and records.

    python -m tests.corpus make GAME     plays and chooses anew; done when the rules tell something else
    python -m tests.corpus show GAME N   says what is said of one look
"""
