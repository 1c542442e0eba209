"""The form for every game: a function `agent(observation, configuration)` that returns an action text."""

import inspect

from .forms import Invalid


class Fields(dict):
    """A dictionary whose entries are attributes as well."""

    def __getattr__(self, name):
        try:
            return self[name]
        except KeyError:
            raise AttributeError(f"there is no {name}; there are {', '.join(self)}") from None

    def __setattr__(self, name, value):
        self[name] = value


class Adapter:
    def __init__(self, found, setup):
        self._function = found.load()
        self._setup = setup
        # Legal actions and tokens cost time, so they are asked for only where the agent's text mentions them.
        text = found.text()
        self.wants = [name for name, word in (("legal", "legal_actions"), ("tokens", "tokens")) if word in text]
        self._configuration = Fields(
            game=setup.game,
            options=Fields(setup.options),
            game_time=setup.limits.get("game_s"),
            action_time=setup.limits.get("action_s"),
            seed=setup.seed,
        )
        self._takes_configuration = positional_of(self._function) > 1

    def action(self, observation):
        arguments = [observation_of(observation)]
        if self._takes_configuration:
            arguments.append(self._configuration)
        return self._function(*arguments)

    def text(self, raw, observation):
        if not isinstance(raw, str):
            raise Invalid(f"an action is a text, not {type(raw).__name__}")
        text = " ".join(raw.split()) if raw.isprintable() else ""
        if not text:
            raise Invalid("an action is a line of text, and not empty")
        return text

    def update(self, player, action, observation):
        """The observation of the next action tells everything."""

    def close(self):
        pass


def observation_of(given):
    fields = Fields(
        player=given["player"],
        players=list(given["players"]),
        step=given["ply"],
        position=given["position"],
        actions=list(given["actions"]),
        remaining_time=given.get("remaining_s"),
    )
    if given.get("legal") is not None:
        fields["legal_actions"] = list(given["legal"])
    if given.get("tokens") is not None:
        fields["tokens"] = [Fields(token) for token in given["tokens"]]
    return fields


def positional_of(function):
    try:
        kinds = [parameter.kind for parameter in inspect.signature(function).parameters.values()]
    except (TypeError, ValueError):
        return 2
    if inspect.Parameter.VAR_POSITIONAL in kinds:
        return 2
    return sum(kind in (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD) for kind in kinds)
