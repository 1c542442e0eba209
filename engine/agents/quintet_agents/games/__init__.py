"""One package for each game, from the game's own folder `agents/python`. Each has a `form.json`."""
