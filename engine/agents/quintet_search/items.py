"""What a search sees: nodes of a given tree and states of a game. Reading them is recorded."""


class Item:
    """A place in the tree that is searched. Copies are the same place."""

    __slots__ = ("_recorder", "_number", "_name", "_player")

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self

    def __setattr__(self, name, value):
        raise AttributeError(f"{type(self).__name__} can't be changed: {name}")

    def _set(self, recorder, number, name, player):
        for key, value in (("_recorder", recorder), ("_number", number), ("_name", name), ("_player", player)):
            object.__setattr__(self, key, value)

    @property
    def name(self):
        """The name of the node; of a state the action that leads to it. "" at the root."""
        return self._name

    @property
    def player(self):
        """The player to move: 0 for the first one (Max), 1 for the second one (Min). None at an end."""
        return self._player

    def __repr__(self):
        return f"<{type(self).__name__} {self._name or 'root'}>"


class Node(Item):
    """A node of a given tree."""

    __slots__ = ("_children", "_value")

    @property
    def children(self):
        """The nodes below, as a tuple; empty at a leaf."""
        self._recorder.asked(self)
        return self._children

    @property
    def value(self):
        """The number at a leaf, for several players a tuple with one each; None at other nodes."""
        if self._value is not None:
            self._recorder.looked(self, self._value)
        return self._value

    def __iter__(self):
        return iter(self.children)

    def __len__(self):
        return len(self.children)

    def __bool__(self):
        return True


class GivenTree:
    """Nodes from plain data. `nodes`: `[parent, name, value]` for each, parents first; `parent` is -1 for the root and
    `value` None except at leaves."""

    def __init__(self, recorder, tree):
        self.players = recorder.players = tree.get("players", 2)
        self.nodes = []
        children = []
        levels = []
        rows = tree["nodes"]
        for place, (parent, name, value) in enumerate(rows):
            levels.append(levels[parent] + 1 if parent >= 0 else 0)
            node = Node()
            is_leaf = value is not None
            node._set(recorder, place, name, None if is_leaf else levels[place] % self.players)
            object.__setattr__(node, "_value", tuple(value) if isinstance(value, list) else value)
            self.nodes.append(node)
            children.append([])
            if parent >= 0:
                children[parent].append(node)
        for node, below in zip(self.nodes, children):
            object.__setattr__(node, "_children", tuple(below))
        self.root = self.nodes[0]
        self.parents = [row[0] for row in rows]
        self.height = max(levels)


class State(Item):
    """A state of a game. The rules are asked when they are needed, and once for all states below one."""

    __slots__ = ("_game", "_below", "_made", "_over", "_scores", "_key")

    @property
    def player(self):
        """The player to move, from 0; None once the game is over."""
        self.over()
        return self._player

    def actions(self):
        """The legal actions as a list of texts; empty once the game is over."""
        self._recorder.asked(self)
        return list(self._game.below(self))

    def play(self, action):
        """The state after an action. This state stays as it is."""
        known = self._made.get(action)
        return known if known is not None else self._game.play(self, action)

    def over(self):
        """Whether the game is over."""
        if self._over is None:
            self._game.load(self)
        return self._over

    def score(self, player=0):
        """The score of a player: the result once the game is over, else the static evaluation."""
        scores = self._scores
        self._recorder.looked(self, scores)
        if isinstance(player, bool) or not isinstance(player, int) or not 0 <= player < len(scores):
            raise ValueError(f"player must be a number from 0 to {len(scores) - 1} (found {player!r})")
        return scores[player]

    def __eq__(self, other):
        return isinstance(other, State) and self._game.key(self) == self._game.key(other)

    def __hash__(self):
        return hash(self._game.key(self))


class Game:
    """States of a game. `ask(request)` answers from the rules. Of `{"actions": [...]}`, those played since the root, it has
    `{"players", "player", "over", "key", "scores"}`. With `"below": true`, it has `{"below"}`: `[action, player, over, scores]`
    of each state below; `over` is None where only the state itself tells."""

    def __init__(self, recorder, ask):
        self.recorder = recorder
        self._ask = ask
        self.states = []
        self.parents = []
        found = ask({"actions": []})
        self.players = recorder.players = found["players"]
        self.root = self._make(-1, "", found["player"], found["over"], found["scores"])
        object.__setattr__(self.root, "_key", found["key"])

    def _make(self, parent, action, player, over, scores):
        state = State()
        state._set(self.recorder, len(self.states), action, player)
        for key, value in (("_game", self), ("_below", None), ("_made", {}), ("_over", over), ("_scores", tuple(scores)), ("_key", None)):
            object.__setattr__(state, key, value)
        self.states.append(state)
        self.parents.append(parent)
        return state

    def _path(self, state):
        path = []
        place = state._number
        while place > 0:
            path.append(self.states[place]._name)
            place = self.parents[place]
        return path[::-1]

    def load(self, state):
        found = self._ask({"actions": self._path(state)})
        for key, value in (("_over", found["over"]), ("_player", found["player"]), ("_key", found["key"])):
            object.__setattr__(state, key, value)

    def key(self, state):
        """The same text for equal positions."""
        if state._key is None:
            self.load(state)
        return state._key

    def below(self, state):
        """Player, over and scores of the states below, by action."""
        if state._below is None:
            rows = [] if state.over() else self._ask({"actions": self._path(state), "below": True})["below"]
            object.__setattr__(state, "_below", {action: facts for action, *facts in rows})
        return state._below

    def play(self, state, action):
        legal = self.below(state)
        if action not in legal:
            some = ", ".join(list(legal)[:3]) + (", ..." if len(legal) > 3 else "")
            raise ValueError(f"the action must be one of state.actions(): {some or 'none'} (found {action!r})")
        made = state._made[action] = self._make(state._number, action, *legal[action])
        self.recorder.made(len(self.states))
        return made
