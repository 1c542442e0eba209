"""Runs the Python searches of the lens and prints their steps, marked lines as they run, as JSON.

Reads {"folder": ..., "runs": [{"module", "tree", "arguments"?, "playouts"?, "c"?}]} from standard input. A node of a tree
has `name`, `player`, `value` and `children`.
"""

import importlib
import json
import math
import re
import sys
from types import SimpleNamespace

sys.dont_write_bytecode = True


def node_of(data):
    return SimpleNamespace(**{**data, "children": [node_of(child) for child in data["children"]]})


def marks_of(file):
    with open(file, encoding="utf-8") as lines:
        found = ((number, re.search(r"#@ (\S+)$", line)) for number, line in enumerate(lines, 1))
        return {number: mark[1] for number, mark in found if mark}


class Steps:
    """The marked lines of a module in the order in which they run."""

    def __init__(self, module):
        self.file = module.__file__
        self.marks = marks_of(self.file)
        self.steps = []

    def trace(self, frame, event, value):
        if frame.f_code.co_filename != self.file:
            return None
        mark = self.marks.get(frame.f_lineno)
        if mark:
            self.note(mark, event, value, frame.f_locals)
        return self.trace

    def note(self, mark, event, value, names):
        if event == "call" and mark == "enter":
            window = [number(names[bound]) for bound in ("alpha", "beta") if bound in names]
            self.steps.append([mark, names["node"].name, *window])
        elif event == "return" and mark in ("leaf", "leave"):
            self.steps.append([mark, names["node"].name, value])
        elif event == "line" and mark not in ("enter", "leaf", "leave"):
            at = names.get("at")
            if not at:
                self.steps.append([mark, (names.get("node") or names["root"]).name])
            else:
                self.steps.append([mark, at.node.name, *([at.visits] if mark == "back-up" else [])])

    def run(self, search, *arguments):
        sys.settrace(self.trace)
        try:
            return search(*arguments)
        finally:
            sys.settrace(None)


def number(value):
    return None if math.isinf(value) else value


class Numbers:
    """The random numbers of the engine: SplitMix64, as in engine/base/random.hpp."""

    def __init__(self, seed):
        self.state = seed

    def choice(self, choices):
        value = self.state = (self.state + 0x9E3779B97F4A7C15) % 2**64
        value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        value = (value ^ (value >> 27)) * 0x94D049BB133111EB % 2**64
        value ^= value >> 31
        return choices[((value >> 32) * len(choices)) >> 32]


def log(value):
    """The logarithm as the engine computes it, in 256ths of a base-2 logarithm: engine/base/logarithm.hpp."""
    whole = value.bit_length() - 1
    mantissa, fraction = value << (31 - whole), 0
    for bit in (128, 64, 32, 16, 8, 4, 2, 1):
        mantissa = mantissa * mantissa >> 31
        if mantissa >= 1 << 32:
            mantissa >>= 1
            fraction += bit
    return (whole * 256 + fraction) * 0.693147 / 256


def run(request):
    module = importlib.import_module(request["module"])
    steps = Steps(module)
    root = node_of(request["tree"])
    if request["module"] == "uct":
        module.log = log
        steps.run(module.uct, root, request["playouts"], request["c"], Numbers(request["seed"]).choice)
    else:
        steps.run(getattr(module, request["module"]), root, *request.get("arguments", []))
    return steps.steps


requests = json.load(sys.stdin)
sys.path.insert(0, requests["folder"])
json.dump([run(each) for each in requests["runs"]], sys.stdout)
