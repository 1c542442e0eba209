"""Runs one test of a student's code: an expression that is evaluated after the code, and what it looked at."""

import json
import math
import sys

from quintet_agents.capture import Printed
from quintet_agents.faults import Fault, clean, fault_of, shown

from . import entry
from .items import Game, GivenTree, Item
from .recorder import LimitReached, Recorder

LIMITS = {"nodes": 50_000, "seconds": 5, "lines": 10**12}
RECORDS_PER_NODE = 12
CALLS_PER_NODE = 3
MOST_VALUES = 20_000
MOST_LEAVES = 5_000


def run_test(request, ask=None):
    """Runs `request`:

    - `files`: the student's files by name; `call`: the expression
    - `tree`: as GivenTree takes it; the expression finds its root as `tree`
    - `game`: whether `ask` answers the rules of a game; the expression finds the position as `state`
    - `limits`: `nodes`, `seconds` for the code and again for the expression

    The answer has `found` (the value as plain data: tuples are lists, sets are sorted lists, infinities and NaN are texts),
    `returned` (as Python shows it), `leaves` (names of the leaves or scored states that were read, each once, in order),
    `printed`, and `fault` as of an agent, or None."""
    limits = {**LIMITS, **{name: value for name, value in (request.get("limits") or {}).items() if value is not None}}
    limits.update(records=RECORDS_PER_NODE * limits["nodes"], calls=CALLS_PER_NODE * limits["nodes"])
    files = request["files"]
    tree = request.get("tree")
    recorder = Recorder([f"{entry.FOLDER}/{name}" for name in files], limits)
    given = {}
    names = []
    if tree:
        given["tree"] = GivenTree(recorder, tree).root
        names = [row[1] for row in tree["nodes"]]
    elif request.get("game"):
        game = Game(recorder, ask)
        given["state"] = game.root
    printed = Printed()
    answer = {"type": "test", "found": None, "returned": "", "leaves": [], "fault": None}
    is_loaded = False
    before = sys.stdout, sys.stderr, sys.stdin, dict(sys.modules)
    sys.stdout = sys.stderr = printed
    sys.stdin = None
    try:
        call = compile(request["call"], "<test>", "eval", dont_inherit=True)
        module = recorder.watch(lambda: entry.load(files))
        is_loaded = True
        recorder.records.clear()
        value = recorder.watch(lambda: eval(call, {**vars(module), **given}))
        answer.update(found=plain(value), returned=shown(value)[:400])
    except LimitReached as reached:
        answer["fault"] = limit_fault(reached).answer()
    except Fault as fault:
        answer["fault"] = fault.answer()
    except BaseException as error:
        fault = fault_of(error, entry.FOLDER, "error" if is_loaded else "start")
        fault.frames = [each for each in fault.frames if each["file"] in files]
        answer["fault"] = fault.answer()
    finally:
        sys.stdout, sys.stderr, sys.stdin = before[:3]
        for each in set(sys.modules) - set(before[3]):
            del sys.modules[each]
    looked = dict.fromkeys(record[2] for record in recorder.records if record[0] == "look")
    path = (lambda item: names[item]) if tree else (lambda item: game.states[item]._name)
    answer["leaves"] = [path(item) for item in list(looked)[:MOST_LEAVES]]
    answer["printed"] = clean(printed.take(), longest=4000)
    return answer


def limit_fault(reached):
    file = reached.file.rsplit("/", 1)[-1]
    frame = {"file": file, "line": reached.line, "function": "", "text": ""}
    values = {"file": file, "line": reached.line, "limit": reached.limit}
    return Fault("time", f"{file}, line {reached.line}: stopped", f"limit-{reached.code}", [frame], **values)


def plain(value):
    """A value as JSON holds it. Raises a Fault for one that is too long or contains itself."""
    left = [MOST_VALUES]

    def read(each, depth):
        left[0] -= 1
        if left[0] < 0 or depth > 50:
            raise Fault("error", f"the value is too long: it must have at most {MOST_VALUES} entries", "long-value", limit=MOST_VALUES)
        if each is None or isinstance(each, bool):
            return each
        if isinstance(each, str):
            return clean(each, 2000)
        if isinstance(each, Item):
            return each._name
        if isinstance(each, (int, float)):
            if isinstance(each, float) and not math.isfinite(each):
                return "NaN" if each != each else "Infinity" if each > 0 else "-Infinity"
            return each if abs(each) < 2**53 else str(each)
        if isinstance(each, dict):
            return {clean(str(key), 200): read(below, depth + 1) for key, below in each.items()}
        if isinstance(each, (set, frozenset)):
            return sorted((read(below, depth + 1) for below in each), key=json.dumps)
        if isinstance(each, (list, tuple)):
            return [read(below, depth + 1) for below in each]
        return shown(each)[:400]

    return read(value, 0)
