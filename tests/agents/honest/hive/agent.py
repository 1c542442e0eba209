"""An agent for Hive in the short form: one action ahead, with its own model of the board."""

from swarm.model import Hive, Side
from swarm.search import choose


def agent(observation, configuration):
    side = Side(observation.player)
    hive = Hive.from_tokens(observation.tokens)
    action, value = choose(hive, side, observation.legal_actions)
    print(f"{side.name.lower()} looks at {len(observation.legal_actions)} actions at step {observation.step}")
    print(f"value queens {value}")
    return action
