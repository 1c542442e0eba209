"""Stands in for the Tetress referee: `python3 -m referee RED BLUE`."""

import argparse

from referee.game import PlayerColor
from table import play, player_class

LEFT = {"time_remaining": 10.0, "space_remaining": 200.0, "space_limit": 250.0}


class Proxy:
    """Calls an agent with its remaining time and space, as that referee does."""

    def __init__(self, agent_class, color):
        self.agent = agent_class(color, **LEFT)

    def action(self):
        return self.agent.action(**LEFT)

    def update(self, color, action):
        self.agent.update(color, action, **LEFT)


COLOURS = list(PlayerColor)

parser = argparse.ArgumentParser()
for colour in COLOURS:
    parser.add_argument(colour.name)
options = vars(parser.parse_args())
agents = [Proxy(player_class(options[colour.name], "Agent"), colour) for colour in COLOURS]
play(agents, lambda agent, seat, action: agent.update(COLOURS[seat], action))
