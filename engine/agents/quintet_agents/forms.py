"""The forms of agents: one for all games, and those that a game's `form.json` states."""

import json
import os
from dataclasses import dataclass, field

from . import games as games_package

SHORT = "short"


def game_names():
    """The games that have a separate package."""
    loader = games_package.__spec__.loader
    folder = os.path.dirname(games_package.__file__)
    if hasattr(loader, "folders"):
        return loader.folders(folder)
    return sorted(name for name in os.listdir(folder) if os.path.isfile(os.path.join(folder, name, "form.json")))


def all_forms():
    """Every form, as in `form.json`, with its game under `game` (None if it is for all games)."""
    loader = games_package.__spec__.loader
    root = os.path.dirname(__file__)
    forms = [dict(form, game=None) for form in json.loads(loader.get_data(os.path.join(root, "short.json")))["forms"]]
    for game in game_names():
        text = loader.get_data(os.path.join(root, "games", game, "form.json"))
        forms += [dict(form, game=game) for form in json.loads(text)["forms"]]
    return forms


def limits_of(form, options):
    """The limits that a course sets, as numbers: `{"square_of": "size"}` is the square of that option."""
    limits = {}
    for name, value in form["limits"].items():
        if isinstance(value, dict):
            option = value["square_of"]
            value = int(options.get(option, value["default"])) ** 2
        limits[name] = value
    return limits


@dataclass
class Setup:
    """What an agent is started with."""

    game: str
    options: dict = field(default_factory=dict)
    players: list = field(default_factory=list)
    player: int = 0
    seed: int = 0
    limits: dict = field(default_factory=dict)
    folder: str = ""  # the agent's files
    work: str = ""  # an empty folder for the agent's own files, if the caller has one


class Invalid(Exception):
    """The agent's answer is not an action of its form."""
