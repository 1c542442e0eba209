"""Loads the student's files, finds the function that searches, and fills in its arguments."""

import importlib.machinery
import inspect
import linecache
import math
import sys
import types

from quintet_agents.faults import Fault

from .recorder import note

# Where the files are for tracebacks. There is no such folder.
FOLDER = "/quintet-search"
# The names that a search has most often, the most telling one first.
FUNCTION_NAMES = [
    "alphabeta", "alpha_beta", "alphaBeta", "alpha_beta_search", "negamax", "minimax", "mini_max", "max_n", "maxn", "paranoid",
    "search", "solve", "best_move", "choose", "get_action", "getAction", "run", "max_value",
]  # fmt: skip
NODE_NAMES = {"node", "state", "tree", "root", "position", "board", "s", "n", "game", "current"}
LOW_NAMES = {"alpha", "a", "α", "low", "lo", "lower"}
HIGH_NAMES = {"beta", "b", "β", "high", "hi", "upper"}
DEPTH_NAMES = {"depth", "d", "plies", "remaining", "depth_left", "max_depth", "limit", "depth_limit"}
ZERO_NAMES = {"ply", "level", "player", "me", "current_depth"}
SIGN_NAMES = {"color", "colour", "sign"}


class StudentFiles:
    """Finds the student's other files as modules."""

    def __init__(self, files):
        self.files = files

    def find_spec(self, name, path=None, target=None):
        if name + ".py" not in self.files:
            return None
        return importlib.machinery.ModuleSpec(name, self, origin=f"{FOLDER}/{name}.py")

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        module.__dict__["note"] = note
        exec(compiled(module.__name__ + ".py", self.files), module.__dict__)


def compiled(name, files):
    return compile(files[name], f"{FOLDER}/{name}", "exec", dont_inherit=True)


def main_of(files):
    """The file that is run: `search.py`, or the first one."""
    names = [name for name in files if name.endswith(".py")]
    if not names:
        raise Fault("start", "there is no Python file", "no-files")
    return "search.py" if "search.py" in names else names[0]


def load(files):
    """Runs the main file and returns its module."""
    for name, text in files.items():
        full = f"{FOLDER}/{name}"
        linecache.cache[full] = (len(text), None, text.splitlines(keepends=True), full)
    finder = StudentFiles(files)
    sys.meta_path.insert(0, finder)
    try:
        main = main_of(files)
        module = types.ModuleType(main[:-3])
        module.__file__ = f"{FOLDER}/{main}"
        sys.modules[module.__name__] = module
        finder.exec_module(module)
        return module
    finally:
        sys.meta_path.remove(finder)


def search_of(module, name, item, given, depth):
    """The function that searches, with its positional and its named arguments: the named one, one with a telling name, such a
    method of a class, or the last function."""
    own = {key: each for key, each in vars(module).items() if isinstance(each, types.FunctionType) and each is not note}
    own = {key: each for key, each in own.items() if parameters_of(each)}
    names = ", ".join(own)
    if name:
        found = vars(module).get(name)
        if not callable(found):
            raise Fault("start", f"there is no function {name} (found {names or 'none'})", "no-function", name=name, names=names)
        return (found, *arguments_of(found, item, given, depth))
    known = next((each for each in FUNCTION_NAMES if each in own), None)
    method, has_node = (None, False) if known else method_of(module, item, depth)
    if not own and not method:
        raise Fault("start", "there is no function that takes a node", "no-function", name="", names="")
    found = own[known] if known else method or list(own.values())[-1]
    return (found, *arguments_of(found, item, given, depth, has_node))


def method_of(module, item, depth):
    """The method with a telling name of a new object of the last class that has one, and whether its constructor took the node;
    None without such a class."""
    classes = [each for each in vars(module).values() if isinstance(each, type) and each.__module__ == module.__name__]
    for each in reversed(classes):
        made = parameters_of(each.__init__)[1:] if isinstance(each.__init__, types.FunctionType) else []
        takes_node = any(parameter.name in NODE_NAMES for parameter in made)
        for name in FUNCTION_NAMES:
            method = getattr(each, name, None)
            if not isinstance(method, types.FunctionType) or not (takes_node or parameters_of(method)[1:]):
                continue
            named = {}
            for parameter in made:
                if parameter.name in NODE_NAMES:
                    named[parameter.name] = item
                elif parameter.default is inspect.Parameter.empty:
                    named[parameter.name] = filled(each, parameter.name, depth)
            return getattr(each(**named), name), takes_node
    return None, False


def parameters_of(function):
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD, inspect.Parameter.KEYWORD_ONLY)
    return [each for each in inspect.signature(function).parameters.values() if each.kind in kinds]


def arguments_of(function, item, given, depth, has_node=False):
    """Positional and named arguments. `given`: a list of those behind the node, or a map by name; the others are filled in by
    their names: alpha and beta with infinities, a depth with `depth`, whether Max moves with True. `has_node`: whether the node
    is known already, so that only a parameter with such a name takes it."""
    parameters = parameters_of(function)
    if not parameters and not has_node:
        raise Fault("start", f"{function.__name__} must take a node (found no parameter)", "no-function", name=function.__name__, names="")
    if isinstance(given, list):
        return [item, *given], {}
    given = given or {}
    first = None if has_node else parameters[0].name
    place = next((each.name for each in parameters if each.name in NODE_NAMES), first)
    positional, named = [], {}
    for each in parameters:
        if each.name == place:
            value = item
        elif each.name in given:
            value = given[each.name]
        elif each.default is not inspect.Parameter.empty:
            # Later ones can be given by name.
            if each.kind is inspect.Parameter.POSITIONAL_ONLY:
                positional.append(each.default)
            continue
        else:
            value = filled(function, each.name, depth)
        if each.kind is inspect.Parameter.POSITIONAL_ONLY:
            positional.append(value)
        else:
            named[each.name] = value
    return positional, named


def filled(function, name, depth):
    lower = name.lower()
    if lower in LOW_NAMES:
        return -math.inf
    if lower in HIGH_NAMES:
        return math.inf
    if lower in DEPTH_NAMES:
        return depth
    if lower in SIGN_NAMES:
        return 1
    if lower in ZERO_NAMES:
        return 0
    if "max" in lower:
        return True
    if "min" in lower:
        return False
    message = f"{function.__name__} has a parameter {name} without a value: give it a default, such as {name}=0"
    raise Fault("start", message, "argument", function=function.__name__, name=name)
