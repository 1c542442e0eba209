"""A random agent for Hive: every legal action is equally likely."""

import random


def agent(observation, configuration):
    return random.choice(observation.legal_actions)
