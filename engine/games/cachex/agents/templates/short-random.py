"""A random agent for Cachex: every legal action is equally likely."""

import random


def agent(observation, configuration):
    return random.choice(observation.legal_actions)
