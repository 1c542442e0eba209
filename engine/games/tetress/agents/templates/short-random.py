"""A random agent for Tetress: every legal action is equally likely."""

import random


def agent(observation, configuration):
    return random.choice(observation.legal_actions)
