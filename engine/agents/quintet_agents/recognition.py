"""How each kind of form is recognised in parsed files: a class, a function, or a program."""

import ast
import unicodedata
from dataclasses import dataclass

from .layout import dotted, folder_of, is_init
from .resolution import Definition, definitions, is_main_guard, is_partial

# How a candidate is offered, best first. A referee imports a package and takes a fixed name from it.
EXPORTED, NAMED, OFFERED, FOUND = range(4)

# Folders of course material.
TEMPLATE_FOLDERS = {"your_team_name", "team_name", "skeleton", "template", "templates", "example", "examples"}


@dataclass
class Candidate:
    form: dict
    name: str  # of a class, a function or a program in the module
    source: str  # the file of the module that is imported
    module: str  # how the module is imported
    file: str  # where the class or function is defined
    line: int
    defined: str = ""  # its name there
    rank: int = FOUND
    is_exact: bool = True  # whether the signature is the form's own, not one that only fits it
    skeleton: str = ""  # why it is no finished agent, or nothing
    is_complete: bool = True  # whether all modules that it imports are there

    def label(self, others):
        """How a caller names it: by its name alone where that says enough."""
        twins = [other for other in others if other is not self and self.name in (other.name, other.defined)]
        if not twins:
            return self.name
        if self.rank != EXPORTED:
            return f"{self.source}:{self.name}"
        is_alone = all(other.module != self.module for other in twins)
        return f"{self.module if is_alone else folder_of(self.source) or self.source}:{self.name}"

    def answers_to(self, choice):
        """Whether a caller's choice means this one: `Class`, `package:Class`, `folder/file.py:Class` or `package`."""
        choice = unicodedata.normalize("NFKC", choice)
        module, _, name = choice.rpartition(":")
        names = {self.name, self.defined}
        if not module:
            module, _, last = name.rpartition(".")
            return name in names or self._lies_in(name) or (last in names and self._lies_in(module))
        return name in names and self._lies_in(module)

    def _lies_in(self, place):
        place = place.strip("/")
        if place in (self.module, dotted(self.source), dotted(self.file)):
            return True
        return any(f"/{file}".endswith(f"/{place}") for file in (self.source, self.file, folder_of(self.source)))


def classes(form, program):
    """Classes with the methods that the form asks for, and whatever is offered under the name that a referee takes."""
    rule = form["recognise"]
    found = {}
    for file in program.own:
        for name in rule["names"]:
            definition = program.resolver.resolve(file, name)
            if definition and not definition.is_module:
                add_export(found, form, program, file, name, definition)
    offered = offered_by_packages(program)
    for file, tree in program.own.items():
        for node in definitions(tree.body):
            if not isinstance(node, ast.ClassDef) or (file, node.lineno) in found:
                continue
            fits = fit_of_class(form, program, file, node)
            if fits in ("exact", "loose"):
                rank = OFFERED if (file, node.lineno) in offered else FOUND
                definition = Definition(file, node.lineno, node, node.name)
                add(found, form, program, file, node.name, definition, rank, fits)
    return list(found.values())


def functions(form, program):
    rule = form["recognise"]
    least, most = rule["positional"]
    found = {}
    for file in program.own:
        for name in rule["names"]:
            definition = program.resolver.resolve(file, name)
            if definition is None or definition.is_module or definition.node is None or definition.is_class:
                continue
            node = definition.node
            is_async = isinstance(node, ast.AsyncFunctionDef)
            if is_async or (hasattr(node, "args") and isinstance(node.args, ast.arguments)
                            and not any(accepts(node.args, count) for count in range(least, most + 1))):  # fmt: skip
                continue
            add_export(found, form, program, file, name, definition)
    return list(found.values())


def programs(form, program):
    """Files that do something when they are run, if their imports contain the names of the form's files."""
    rule = form["recognise"]
    for file, tree in program.own.items():
        line = main_line(tree)
        if not line:
            continue
        texts = {
            node.value
            for each in program.resolver.closure(file)
            for node in ast.walk(program.trees[each])
            if isinstance(node, ast.Constant) and isinstance(node.value, str)
        }
        if all(any(wanted in text for text in texts) for wanted in rule["strings"]):
            rank = EXPORTED if file.rpartition("/")[2] in rule["names"] else FOUND
            yield Candidate(form, file, file, dotted(file), file, line, file, rank)


recognisers = {"class": classes, "function": functions, "program": programs}


def add_export(found, form, program, file, name, definition):
    """Adds what a file offers under the name of a form, unless it cannot be of that form."""
    is_class = form["recognise"]["kind"] == "class"
    fits = fit_of(form, program, definition) if is_class else "exact"
    if fits:
        is_clear = fits != "unknown" or definition.node is not None
        rank = EXPORTED if is_init(file) else NAMED if is_clear else FOUND
        add(found, form, program, file, name, definition, rank, fits)


def add(found, form, program, file, name, definition, rank, fits):
    """The same class is one candidate, taken from the outermost package that offers it."""
    key = (definition.file, definition.line)
    place = program.layout.place(file)
    candidate = Candidate(form, name, file, place.module, definition.file, definition.line,
                          definition.name or name, rank, fits != "loose",
                          why_skeleton(form, program, definition, file))  # fmt: skip
    before = found.get(key)
    if before is None or order(candidate) < order(before):
        found[key] = candidate


def order(candidate):
    """Outer packages come first, then the file with the definition."""
    return candidate.rank, candidate.source.count("/") if candidate.rank == EXPORTED else candidate.source != candidate.file


def fit_of(form, program, definition):
    """How a definition fits the form: `exact`, `loose`, `unknown`, or None if it cannot."""
    node = definition.node
    if isinstance(node, ast.ClassDef):
        return fit_of_class(form, program, definition.file, node)
    if isinstance(node, ast.AsyncFunctionDef):
        return None
    if isinstance(node, (ast.FunctionDef, ast.Lambda)):
        rule = form["recognise"]
        return fit_of_signature(node.args, rule["methods"]["__init__"], 0, rule.get("keywords", ())) and "unknown"
    if is_partial(node) and node.args:
        made = program.resolver.expression(definition.file, node.args[0], definition.line)
        if made and made.is_class and None in fits_of_methods(form, program, made.file, made.node, {"__init__"}):
            return None
    return "unknown"


def fit_of_class(form, program, file, node):
    fits = fits_of_methods(form, program, file, node)
    return next((each for each in (None, "unknown", "loose", "exact") if each in fits), None)


def fits_of_methods(form, program, file, node, without=frozenset()):
    wanted, keywords = form["recognise"]["methods"], form["recognise"].get("keywords", ())
    rules = {name: rule for name, rule in wanted.items() if name not in without}
    return {fit(method_of(program, file, node, name), rule, keywords) for name, rule in rules.items()}


UNKNOWN = object()


def method_of(program, file, node, name, depth=0):
    """The method of a class or of its bases; None if there is none, UNKNOWN if only running tells."""
    found = None
    for each in node.body:
        if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef)) and each.name == name:
            found = each
        elif binds(each, name):
            found = UNKNOWN
    if is_changed_later(program.trees[file], node, name) or (found is None and is_set_on_instances(node, name)):
        return UNKNOWN
    if found is not None:
        return found
    is_unclear = bool(node.decorator_list or node.keywords) or any(
        isinstance(each, ast.FunctionDef) and each.name in ("__getattr__", "__new__") for each in node.body
    )
    for base in node.bases:
        definition = program.resolver.expression(file, base, node.lineno)
        if definition is None or not definition.is_class or depth > 20:
            is_unclear = is_unclear or not (isinstance(base, ast.Name) and base.id in ("object", "ABC"))
            continue
        inherited = method_of(program, definition.file, definition.node, name, depth + 1)
        if inherited is not None and inherited is not UNKNOWN:
            return inherited
        is_unclear = is_unclear or inherited is UNKNOWN
    return UNKNOWN if is_unclear else None


def binds(node, name):
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return any(isinstance(target, ast.Name) and target.id == name for target in targets)


def is_changed_later(tree, node, name):
    """Whether a module assigns to an attribute of its class."""
    for each in definitions(tree.body):
        for target in getattr(each, "targets", ()):
            if isinstance(target, ast.Attribute) and target.attr == name and is_id(target.value, node.name):
                return True
        if not isinstance(each, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            for call in ast.walk(each):
                if isinstance(call, ast.Call) and is_id(call.func, "setattr") and call.args and is_id(call.args[0], node.name):
                    return True
    return False


def is_set_on_instances(node, name):
    """Whether methods of a class assign to an attribute of their instance, as in `self.action = ...`."""
    targets = (target for each in ast.walk(node) for target in getattr(each, "targets", ()))
    return any(isinstance(target, ast.Attribute) and target.attr == name and is_id(target.value, "self") for target in targets)


def is_id(node, name):
    return isinstance(node, ast.Name) and node.id == name


def fit(method, wanted, keywords):
    """How a method fits what the form asks for. `keywords`: the names of arguments that the course gives by name."""
    if method is UNKNOWN:
        return "unknown"
    if not isinstance(method, ast.FunctionDef):
        return None
    decorators = {getattr(each, "id", "") for each in method.decorator_list}
    if decorators - {"staticmethod", "classmethod"}:
        return "unknown"
    return fit_of_signature(method.args, wanted, 0 if "staticmethod" in decorators else 1, keywords)


def fit_of_signature(arguments, wanted, bound, keywords):
    if wanted["keywords"]:
        arguments, has_named = without_keywords(arguments, keywords)
        if arguments.kwarg is None and not has_named:
            return None
        return "exact" if accepts(arguments, wanted["positional"] + bound) else None
    if not accepts(arguments, wanted["positional"] + bound):
        return None
    return "loose" if arguments.kwarg else "exact"


def without_keywords(arguments, keywords):
    """The arguments without those that are given by name, and whether there are any of these."""
    defaults = [None] * (len(arguments.args) - len(arguments.defaults)) + list(arguments.defaults)
    left = [(each, default) for each, default in zip(arguments.args, defaults) if each.arg not in keywords]
    only = [pair for pair in zip(arguments.kwonlyargs, arguments.kw_defaults) if pair[0].arg not in keywords]
    has_named = len(left) < len(arguments.args) or len(only) < len(arguments.kwonlyargs)
    rest = ast.arguments(
        posonlyargs=arguments.posonlyargs,
        args=[each for each, _ in left],
        vararg=arguments.vararg,
        kwonlyargs=[each for each, _ in only],
        kw_defaults=[default for _, default in only],
        kwarg=arguments.kwarg,
        defaults=[default for _, default in left if default is not None],
    )
    return rest, has_named


def accepts(arguments, count):
    """Whether a call with so many positional arguments is possible."""
    positional = len(arguments.posonlyargs) + len(arguments.args)
    required = positional - len(arguments.defaults)
    if any(default is None for default in arguments.kw_defaults):
        return False
    return required <= count and (count <= positional or arguments.vararg is not None)


def offered_by_packages(program):
    """The definitions that packages import under any name, as (file, line)."""
    offered = set()
    for file, tree in program.own.items():
        if is_init(file):
            for node in definitions(tree.body):
                for alias in node.names if isinstance(node, ast.ImportFrom) else ():
                    definition = program.resolver.resolve(file, alias.asname or alias.name)
                    if definition:
                        offered.add((definition.file, definition.line))
    return offered


def why_skeleton(form, program, definition, source):
    """Says why a definition is course material that is not filled in; empty if it is not."""
    templates = form["recognise"].get("templates", {})
    if definition.name in templates.get("names", ()):
        return f"{definition.name} is the course's template"
    folders = set(folder_of(source).split("/")) | set(folder_of(definition.file).split("/"))
    if folders & TEMPLATE_FOLDERS:
        return f"{sorted(folders & TEMPLATE_FOLDERS)[0]} is a folder for templates"
    if not definition.is_class:
        return ""
    method = method_of(program, definition.file, definition.node, "action")
    if method is UNKNOWN or method is None:
        return ""
    if all(does_nothing(node) for node in method.body):
        return "its method action is empty"
    texts = {each.value for each in ast.walk(method) if isinstance(each, ast.Constant) and isinstance(each.value, str)}
    calls = {getattr(each.func, "id", getattr(each.func, "attr", "")) for each in ast.walk(method) if isinstance(each, ast.Call)}
    has_text = any(wanted in text for wanted in templates.get("texts", ()) for text in texts)
    if has_text and calls <= set(templates["calls"]):
        return "its method action is the course's template"
    return ""


def does_nothing(node):
    if isinstance(node, ast.Raise):
        raised = node.exc.func if isinstance(node.exc, ast.Call) else node.exc
        return is_id(raised, "NotImplementedError")
    if isinstance(node, ast.Return):
        return node.value is None or (isinstance(node.value, ast.Constant) and node.value.value is None)
    return isinstance(node, ast.Pass) or (isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant))


def main_line(tree):
    """The line with which a program begins to do something, or 0: a guard of `__main__`, or a call."""
    for node in tree.body:
        if is_main_guard(node):
            return node.lineno
    for node in tree.body:
        is_done = isinstance(node, (ast.Expr, ast.With, ast.For, ast.While))
        if is_done and any(isinstance(each, ast.Call) for each in ast.walk(node)):
            return node.lineno
    return 0
