"""Runs a search on a given tree or on a game, and answers with its value and its record as plain data."""

import json
import random
import sys

from quintet_agents.capture import Printed
from quintet_agents.faults import Fault, clean, fault_of, shown

from . import entry
from .items import Game, GivenTree, Item
from .recorder import LimitReached, Recorder
from .tests import run_test
from .values import result
from .visits import visits

LIMITS = {"nodes": 50_000, "seconds": 20, "lines": 20_000_000}
# A search may look at nodes without visiting them.
RECORDS_PER_NODE = 12
CALLS_PER_NODE = 3


def run(request, ask=None):
    """Runs `request`:

    - `files`: the student's files by name; `function`: the one that searches, None to find it
    - `tree`: `{"players", "nodes"}` as GivenTree takes it; or `game`: `{"depth"}`, whose rules `ask` answers
    - `arguments`: those of the function beside the node, as a list or by name; `limits`: `nodes`, `seconds`, `lines`

    The answer has `value` (a number, a list for several players, or None), `returned` (as Python shows it), `choice` (the
    action returned beside the value, or None), `run`, `printed`, and `fault` as of an agent, or None. `run` has `players`,
    `files`, `function`, `events` as visits.py lists them, and of a game `items`, whose actions are None where none was
    played. After a fault, it holds what came before."""
    limits = {**LIMITS, **{name: value for name, value in (request.get("limits") or {}).items() if value is not None}}
    limits.update(records=RECORDS_PER_NODE * limits["nodes"], calls=CALLS_PER_NODE * limits["nodes"])
    files = request["files"]
    is_game = request.get("tree") is None
    recorder = Recorder([f"{entry.FOLDER}/{name}" for name in files], limits)
    searched = Game(recorder, ask) if is_game else GivenTree(recorder, request["tree"])
    players = searched.players
    depth = request["game"].get("depth", 2) if is_game else searched.height
    printed = Printed()
    answer = {"type": "run", "value": None, "returned": "", "choice": None, "run": None, "fault": None}
    name = None
    before = sys.stdout, sys.stderr, sys.stdin, dict(sys.modules)
    sys.stdout = sys.stderr = printed
    sys.stdin = None
    try:
        module = recorder.watch(lambda: entry.load(files))
        wanted = request.get("function"), searched.root, request.get("arguments"), depth
        function, positional, named = recorder.watch(lambda: entry.search_of(module, *wanted))
        name = function.__name__
        recorder.forget()
        returned = recorder.watch(lambda: function(*positional, **named))
        answer.update(value=result(returned, players), returned=shown(returned)[:200], choice=choice_of(returned))
    except LimitReached as reached:
        answer["fault"] = limit_fault(reached).answer()
    except Fault as fault:
        answer["fault"] = fault.answer()
    except BaseException as error:
        fault = fault_of(error, entry.FOLDER, "start" if name is None else "error")
        fault.frames = [each for each in fault.frames if each["file"] in files or not each["file"]]
        answer["fault"] = fault.answer()
    finally:
        sys.stdout, sys.stderr, sys.stdin = before[:3]
        for each in set(sys.modules) - set(before[3]):
            del sys.modules[each]
    if name is not None:
        answer["run"] = record_of(recorder, searched, is_game, players, files, name)
    answer["printed"] = clean(printed.take(), longest=10**9)
    return answer


def record_of(recorder, searched, is_game, players, files, name):
    parents = searched.parents
    run_record = {"players": players, "files": list(files), "function": name}
    if is_game:
        run_record["items"] = [
            [parent, state._name, state._player, state._over, list(state._below) if state._made else None]
            for parent, state in zip(parents, searched.states)
        ]  # fmt: skip
    limit = sys.getrecursionlimit()
    sys.setrecursionlimit(max(limit, 20_000))
    try:
        run_record["events"] = visits(recorder.records, parents)
    finally:
        sys.setrecursionlimit(limit)
    recorder.records = []
    return run_record


def choice_of(returned):
    """The action that a search has returned, alone or beside its value: a text, or the name of a node."""
    for each in returned if isinstance(returned, (tuple, list)) else [returned]:
        if isinstance(each, Item):
            return each._name
        if isinstance(each, str):
            return clean(each, 200)
    return None


def limit_fault(reached):
    file = reached.file.rsplit("/", 1)[-1]
    what = {"nodes": "nodes", "time": "seconds", "steps": "steps"}[reached.code]
    message = f"{file}, line {reached.line}: the search was stopped after {reached.limit} {what}"
    frame = {"file": file, "line": reached.line, "function": "", "text": ""}
    values = {"file": file, "line": reached.line, "limit": reached.limit}
    return Fault("time", message, f"limit-{reached.code}", [frame], **values)


def run_json(text, ask_json=None):
    """`run`, or `run_test` of a request with a `call`, with JSON in and out, for a page."""
    request = json.loads(text)
    # Who runs the same search again, here or elsewhere, gets the same result.
    random.seed(0)
    ask = (lambda request: checked(json.loads(ask_json(json.dumps(request))))) if ask_json else None
    return json.dumps((run_test if "call" in request else run)(request, ask))


def checked(answer):
    if "error" in answer:
        raise Fault("error", str(answer["error"]), "rules")
    return answer
