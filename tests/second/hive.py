"""Hive, written from its rules alone. Hexes are pairs (q, r); pieces have their names, such as "wA1"."""

from typing import NamedTuple

PLAYERS = ("white", "black")
OPTIONS = {
    "expansions": ("", "M", "L", "P", "ML", "MP", "LP", "MLP"),
    "repetition": ("draw", "none", "moves"),
    "queen_first": ("no", "yes"),
}
REASONS = {"queen_surrounded", "both_queens_surrounded", "repetition"}

KINDS = "QSBGAMLP"
NUMBERS = {"Q": 1, "S": 2, "B": 2, "G": 3, "A": 3, "M": 1, "L": 1, "P": 1}
# In a circle.
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
EAST, NORTH_EAST, NORTH_WEST, WEST, SOUTH_WEST, SOUTH_EAST = DIRECTIONS
# A hex is named by its first occupied neighbour in this order: where that one is, and how the text names it.
REFERENCES = (
    (NORTH_WEST, "{}\\"),
    (NORTH_EAST, "/{}"),
    (EAST, "-{}"),
    (SOUTH_EAST, "\\{}"),
    (SOUTH_WEST, "{}/"),
    (WEST, "{}-"),
)


class State(NamedTuple):
    """A position with what its past decides. `stacks` maps hexes to pieces from the bottom up."""

    options: dict
    stacks: dict
    to_move: str  # "w" or "b"
    plies: int
    last: str  # The piece that the turn before has placed, moved or thrown, or nothing
    thrown: bool  # It belongs to the player to move
    seen: dict


def start(options):
    """Returns the initial state of a game with these options."""
    return initial(State(options, {}, "w", 0, "", False, {}))


def read(options, text):
    """Returns the state of a game that starts from a position text."""
    colour, *words = text.split(";")
    levels, last, plies = {}, "", 0
    for word in words:
        if word.startswith("stunned "):
            last = word.split()[1]
        elif word.startswith("ply "):
            plies = int(word.split()[1])
        else:
            piece, place = word.split("@")
            q, r, level = (int(number) for number in place.split(","))
            levels.setdefault((q, r), {})[level] = piece
    stacks = {place: tuple(pieces[level] for level in sorted(pieces)) for place, pieces in levels.items()}
    return initial(State(options, stacks, colour[0], plies, last, last[:1] == colour[0], {}))


def initial(state):
    state.seen[configuration(state)] = 1
    return state


def other(colour):
    return "b" if colour == "w" else "w"


def plus(place, direction, times=1):
    return place[0] + times * direction[0], place[1] + times * direction[1]


def around(place):
    return [plus(place, direction) for direction in DIRECTIONS]


def height(stacks, place):
    return len(stacks.get(place, ()))


def lifted(stacks, place):
    """Returns the stacks without the top piece of a place."""
    rest = {at: stack for at, stack in stacks.items() if at != place}
    if len(stacks[place]) > 1:
        rest[place] = stacks[place][:-1]
    return rest


def connected(stacks):
    """Tells if all stacks form one group."""
    fresh = list(stacks)[:1]
    reached = set(fresh)
    while fresh:
        for place in around(fresh.pop()):
            if place in stacks and place not in reached:
                reached.add(place)
                fresh.append(place)
    return len(reached) == len(stacks)


def shared(place, direction):
    """Returns the two neighbours that a place has in common with its neighbour in this direction."""
    at = DIRECTIONS.index(direction)
    return plus(place, DIRECTIONS[at - 1]), plus(place, DIRECTIONS[(at + 1) % 6])


# What follows gets the stacks without the piece that moves.


def slides(stacks, place):
    """Returns the empty neighbours that a piece on the ground can slide to."""
    found = []
    for direction in DIRECTIONS:
        end = plus(place, direction)
        left, right = shared(place, direction)
        if end not in stacks and (left in stacks) != (right in stacks):
            found.append(end)
    return found


def gate(stacks, place, direction, level):
    """Tells if two stacks block a step from this height."""
    level = max(level, height(stacks, plus(place, direction)))
    return all(height(stacks, side) > level for side in shared(place, direction))


def queen(stacks, place):
    return set(slides(stacks, place))


def ant(stacks, place):
    reached, fresh = {place}, [place]
    while fresh:
        for end in slides(stacks, fresh.pop()):
            if end not in reached:
                reached.add(end)
                fresh.append(end)
    return reached - {place}


def spider(stacks, place):
    paths = [(place,)]
    for _ in range(3):
        paths = [(*path, end) for path in paths for end in slides(stacks, path[-1]) if end not in path]
    return {path[-1] for path in paths}


def grasshopper(stacks, place):
    found = set()
    for direction in DIRECTIONS:
        end = plus(place, direction)
        while end in stacks:
            end = plus(end, direction)
        if end != plus(place, direction):
            found.add(end)
    return found


def beetle(stacks, place):
    level = height(stacks, place)
    found = set(slides(stacks, place)) if level == 0 else set()
    for direction in DIRECTIONS:
        end = plus(place, direction)
        if (level > 0 or end in stacks) and not gate(stacks, place, direction, level):
            found.add(end)
    return found


def ladybug(stacks, place):
    on_top = {place}
    for _ in range(2):
        on_top = {
            plus(at, direction)
            for at in on_top
            for direction in DIRECTIONS
            if plus(at, direction) in stacks and not gate(stacks, at, direction, height(stacks, at))
        }
    found = {
        plus(at, direction)
        for at in on_top
        for direction in DIRECTIONS
        if plus(at, direction) not in stacks and not gate(stacks, at, direction, height(stacks, at))
    }
    return found - {place}


WAYS = {"Q": queen, "A": ant, "S": spider, "G": grasshopper, "B": beetle, "L": ladybug, "P": queen}


def kinds_of(stacks, place):
    """Returns the kinds as which the top piece of a place moves."""
    kind = stacks[place][-1][1]
    if kind != "M":
        return {kind}
    if len(stacks[place]) > 1:
        return {"B"}
    return {stacks[near][-1][1] for near in around(place) if near in stacks} - {"M"}


def throws(state, place):
    """Returns the pairs of piece and destination that a pillbug on this place can throw."""
    found = set()
    for towards in DIRECTIONS:
        origin = plus(place, towards)
        stack = state.stacks.get(origin, ())
        if len(stack) != 1 or stack[0] == state.last:
            continue
        rest = lifted(state.stacks, origin)
        back = (-towards[0], -towards[1])
        if not connected(rest) or gate(rest, origin, back, 0):
            continue
        for direction in DIRECTIONS:
            end = plus(place, direction)
            if end not in state.stacks and not gate(rest, place, direction, 1):
                found.add((stack[0], end))
    return found


def placements(state):
    """Returns the pairs of piece and place for pieces in the hand of the player to move."""
    colour, stacks = state.to_move, state.stacks
    placed = [piece for stack in stacks.values() for piece in stack if piece[0] == colour]
    kinds = [kind for kind in KINDS if kind not in "MLP" or kind in state.options.get("expansions", "")]
    if not placed and state.options.get("queen_first", "no") == "no":
        kinds.remove("Q")
    if len(placed) == 3 and colour + "Q" not in placed:
        kinds = ["Q"]
    if not stacks:
        places = {(0, 0)}
    else:
        places = {end for place in stacks for end in around(place) if end not in stacks}
    if len(stacks) > 1:
        tops = {place: stack[-1][0] for place, stack in stacks.items()}
        places = {end for end in places if {tops[near] for near in around(end) if near in tops} == {colour}}
    found = set()
    for kind in kinds:
        number = 1 + sum(piece[1] == kind for piece in placed)
        if number <= NUMBERS[kind]:
            name = colour + kind + (str(number) if NUMBERS[kind] > 1 else "")
            found |= {(name, place) for place in places}
    return found


def movements(state):
    """Returns the pairs of piece and destination for pieces on the board."""
    colour, stacks = state.to_move, state.stacks
    found = set()
    if not any(colour + "Q" in stack for stack in stacks.values()):
        return found
    for place, stack in stacks.items():
        if stack[-1][0] != colour or stack[-1] == state.last:
            continue
        kinds = kinds_of(stacks, place)
        rest = lifted(stacks, place)
        if len(stack) > 1 or connected(rest):
            found |= {(stack[-1], end) for kind in kinds for end in WAYS[kind](rest, place)}
        if "P" in kinds:
            found |= throws(state, place)
    return found


def words(state, piece, end):
    """Returns the text of an action."""
    rest = {}
    for place, stack in state.stacks.items():
        left = tuple(name for name in stack if name != piece)
        if left:
            rest[place] = left
    if not rest:
        return piece
    if end in rest:
        return f"{piece} {rest[end][-1]}"
    for direction, form in REFERENCES:
        near = plus(end, direction)
        if near in rest:
            return f"{piece} {form.format(rest[near][-1])}"
    raise ValueError(f"{piece} would touch nothing on {end}")


def actions(state):
    """Returns the texts of all legal actions."""
    if result(state)[0] != "unfinished":
        return []
    return legal(state)


def legal(state):
    return [words(state, piece, end) for piece, end in placements(state) | movements(state)] or ["pass"]


def where(state, piece):
    """Returns the place of a piece, or None."""
    return next((place for place, stack in state.stacks.items() if piece in stack), None)


def destination(state, reference):
    """Returns the place that the second word of an action names."""
    place = where(state, reference.strip("-/\\"))
    for direction, form in REFERENCES:
        if form.format(reference.strip("-/\\")) == reference:
            return plus(place, (-direction[0], -direction[1]))
    return place


def play(state, action):
    """Returns the state after a legal action."""
    piece, *reference = action.split()
    stacks, seen, last = state.stacks, dict(state.seen), ""
    if action != "pass":
        end = destination(state, reference[0]) if reference else (0, 0)
        origin = where(state, piece)
        stacks = dict(stacks) if origin is None else lifted(stacks, origin)
        stacks[end] = (*stacks.get(end, ()), piece)
        last = piece
    to_move = other(state.to_move)
    after = State(state.options, stacks, to_move, state.plies + 1, last, last[:1] == to_move, seen)
    seen[configuration(after)] = seen.get(configuration(after), 0) + 1
    return after


def configuration(state):
    """Returns the part of a state that is the same when a position is repeated. Two ants of one colour may have changed places."""
    if state.options.get("repetition", "draw") != "moves":
        return state.to_move, frozenset((place, alike(stack)) for place, stack in state.stacks.items())
    on_board = {piece: place for place, stack in state.stacks.items() for piece in stack}
    pairs = placements(state) | movements(state)
    moves_there = [(piece[:2], on_board.get(piece), end) for piece, end in pairs]
    views = [view(state.stacks, turns, mirrored) for turns in range(6) for mirrored in (False, True)]
    least = min(stacks for stacks, _ in views)
    moves = (moved for stacks, moved in views if stacks == least)
    legal_there = min(
        sorted((kind, moved(origin) if origin else (), moved(end)) for kind, origin, end in moves_there)
        for moved in moves
    )
    return state.to_move, least, tuple(legal_there)


def alike(stack):
    """Returns the colours and kinds of the pieces in a stack."""
    return tuple(piece[:2] for piece in stack)


def view(stacks, turns, mirrored):
    """Returns the stacks of a board that is turned, mirrored and shifted to one place, and what moves hexes so."""

    def turned(place):
        q, r = place
        for _ in range(turns):
            q, r = -r, q + r
        return (r, q) if mirrored else (q, r)

    places = [turned(place) for place in stacks]
    q0, r0 = (min((place[axis] for place in places), default=0) for axis in (0, 1))

    def moved(place):
        q, r = turned(place)
        return q - q0, r - r0

    return tuple(sorted((moved(place), alike(stack)) for place, stack in stacks.items())), moved


def surrounded(state, colour):
    place = where(state, colour + "Q")
    return place is not None and all(near in state.stacks for near in around(place))


def result(state):
    """Returns the winner, `draw` or `unfinished`, and the reason."""
    lost = [colour for colour in "wb" if surrounded(state, colour)]
    if len(lost) == 2:
        return "draw", "both_queens_surrounded"
    if lost:
        return ("black" if lost == ["w"] else "white"), "queen_surrounded"
    if state.options.get("repetition", "draw") != "none" and state.seen[configuration(state)] >= 3:
        return "draw", "repetition"
    return "unfinished", ""


def text(state):
    """Returns the position text."""
    words = ["white" if state.to_move == "w" else "black"]
    words += [f"{piece}@{q},{r},{level}" for piece, (q, r), level in sorted(placed(state.stacks), key=in_box)]
    # It makes a difference only to pillbugs and what copies them.
    if state.last and (where(state, "wP") or where(state, "bP")):
        words.append(f"stunned {state.last}")
    return ";".join([*words, f"ply {state.plies}"])


def placed(stacks):
    """Returns all pieces on the board with their places and heights."""
    return [(piece, place, level) for place, stack in stacks.items() for level, piece in enumerate(stack)]


def in_box(one):
    """Returns the rank of a piece among all pieces."""
    piece = one[0]
    return "wb".index(piece[0]), KINDS.index(piece[1]), piece[2:]
