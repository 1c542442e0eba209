"""Events of games, so that a run can list the ones it has seen."""

import chexers
import hive
import tetress

# What has to happen in every run: all reasons that the rules name, and what random play could miss.
EXPECTED = {
    "chexers": ["four_exits", "four_exits in the last turn", "repetition", "turn_limit", "limits=referee"]
    + ["MOVE", "JUMP", "EXIT", "PASS", "conversion"],
    "halma": ["camp_filled", "repetition", "turn_limit", "both_pass", "PASS"]
    + ["rules=classic", "rules=csci561", "first=white"],
    "cachex": ["chain", "repetition", "turn_limit", "STEAL", "2 captured", "3 captured", "4 captured"],
    "tetress": ["no_legal_action", "turn_limit", "stuck in the last turn", "limits=referee"]
    + ["1 line cleared", "2 lines cleared", "3 lines cleared"],
    "hive": ["queen_surrounded", "both_queens_surrounded", "repetition", "repetition=draw", "repetition=moves"]
    + ["pass", "throw", "stack of 3"]
    + [f"{kind} placed" for kind in hive.KINDS]
    + [f"{kind} moved" for kind in hive.KINDS],
}


def events(name, before, action, after):
    """Returns the names of the events of an action."""
    return globals()[f"{name}_events"](before, action, after)


def chexers_events(before, action, after):
    found = [action.split()[0], f"limits={after.limits}"]
    counts = [list(state.pieces.values()).count(before.to_move) for state in (before, after)]
    if action.startswith("JUMP") and counts[1] > counts[0]:
        found.append("conversion")
    if after.plies == 3 * chexers.TURNS and 4 in after.exits:
        found.append("four_exits in the last turn")
    return found


def halma_events(before, action, after):
    found = [f"{option}={value}" for option, value in after.options.items()]
    return [*found, *(["PASS"] if action == "PASS" else [])]


def cachex_events(before, action, after):
    if action == "STEAL":
        return ["STEAL"]
    captured = len(before.stones) + 1 - len(after.stones)
    return [f"{captured} captured"] if captured else []


def tetress_events(before, action, after):
    cleared = len(before.tokens) + 4 - len(after.tokens)
    found = [f"limits={after.limits}"]
    if cleared:
        lines = "1 line" if cleared == 11 else "2 lines" if cleared <= 22 else "3 lines"
        found.append(f"{lines} cleared")
    if after.plies == tetress.LIMIT and not tetress.placements(after):
        found.append("stuck in the last turn")
    return found


def hive_events(before, action, after):
    if action == "pass":
        return ["pass"]
    found = [f"{action[1]} {'placed' if hive.where(before, action.split()[0]) is None else 'moved'}"]
    if action[0] != before.to_move:
        found.append("throw")
    highest = max(map(len, after.stacks.values()))
    if highest > 1:
        found.append(f"stack of {highest}")
    if hive.result(after)[1] == "repetition":
        found.append(f"repetition={after.options['repetition']}")
    return found
