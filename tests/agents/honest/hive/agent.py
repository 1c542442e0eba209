"""An agent for Hive in the short form: two plies of alpha-beta over its own model of the board."""

from swarm.model import Hive, Side
from swarm.search import choose


def agent(observation, configuration):
    side = Side(observation.player)
    hive = Hive.from_tokens(observation.tokens)
    action, value, looked = choose(hive, side, observation.legal_actions, observation.step)
    print(f"{side.name.lower()} looks at {looked} positions, {len(observation.legal_actions)} actions")
    print(f"value queens {value}")
    return action
