### character-…: habits of a bot that has a name of its own, for somebody who chooses it.

character-nilo = Likes science vessels and nebulae, and takes science modules.
character-dora = Sends transports to where leaders are, and takes civilization modules.
character-reka = Likes heavy cruisers and battles, and takes modules that help in one.
character-bodo = Captures moons, and takes industry modules, whose frames hold them.
character-zita = Sends fighters, comes home early, and takes commerce modules.
