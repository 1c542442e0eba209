"""How each kind of form is recognised in parsed files: a class, a function, or a program."""

import ast
from dataclasses import dataclass


@dataclass
class Candidate:
    form: dict
    name: str  # the class, function or program
    file: str
    line: int
    is_exact: bool = True  # whether the signature is the form's own, not one that only fits it
    is_exported: bool = False  # whether a package offers it under its usual name

    def label(self, others):
        """How a caller names it: by its name alone where that says enough."""
        twins = [other for other in others if other.name == self.name and other.file != self.file]
        return f"{self.file}:{self.name}" if twins else self.name


def classes(form, trees):
    """Classes with the methods that the form asks for, their own or inherited from a class in the same files."""
    rule = form["recognise"]
    defined = {}
    for file, tree in trees.items():
        for node in definitions(tree.body):
            if isinstance(node, ast.ClassDef):
                defined.setdefault(node.name, []).append((file, node))
    exported = exported_names(trees)
    for name, places in defined.items():
        for file, node in places:
            fits = [fit(method_of(node, file, method, defined), wanted) for method, wanted in rule["methods"].items()]
            if all(fits):
                is_exact = all(each == "exact" for each in fits)
                is_exported = (file, name) in exported
                yield Candidate(form, name, file, node.lineno, is_exact, is_exported)


def functions(form, trees):
    rule = form["recognise"]
    least, most = rule["positional"]
    exported = exported_names(trees)
    for file, tree in trees.items():
        for node in definitions(tree.body):
            if not isinstance(node, ast.FunctionDef) or node.name not in rule["names"]:
                continue
            if any(accepts(node.args, count) for count in range(least, most + 1)):
                yield Candidate(form, node.name, file, node.lineno, True, (file, node.name) in exported)


def programs(form, trees):
    """Files that do something when they are run, if the names of the form's files stand somewhere in them."""
    rule = form["recognise"]
    texts = {node.value for tree in trees.values() for node in ast.walk(tree) if is_text(node)}
    if not all(any(wanted in text for text in texts) for wanted in rule["strings"]):
        return
    mains = {file: main_line(tree) for file, tree in trees.items() if main_line(tree)}
    for file, line in mains.items():
        yield Candidate(form, file, file, line, True, is_exported=file in rule["names"])


recognisers = {"class": classes, "function": functions, "program": programs}


def definitions(body):
    """The statements of a module, also inside of `if` and `try`."""
    for node in body:
        if isinstance(node, (ast.If, ast.Try, ast.With)):
            for part in ("body", "orelse", "finalbody"):
                yield from definitions(getattr(node, part, []))
            for handler in getattr(node, "handlers", []):
                yield from definitions(handler.body)
        else:
            yield node


def method_of(node, file, name, defined, depth=0):
    """The method of a class or of its bases, or None."""
    for each in node.body:
        if isinstance(each, (ast.FunctionDef, ast.AsyncFunctionDef)) and each.name == name:
            return each
    for base in node.bases if depth < 20 else ():
        known = base.id if isinstance(base, ast.Name) else base.attr if isinstance(base, ast.Attribute) else ""
        # A base in the same file is meant rather than another of that name.
        for base_file, base_node in sorted(defined.get(known, ()), key=lambda place: place[0] != file):
            if base_node is not node:
                found = method_of(base_node, base_file, name, defined, depth + 1)
                if found is not None:
                    return found
    return None


def fit(method, wanted):
    """How a method fits what the form asks for: `exact`, `loose` or None."""
    if not isinstance(method, ast.FunctionDef):
        return None
    is_static = any(isinstance(each, ast.Name) and each.id == "staticmethod" for each in method.decorator_list)
    if not accepts(method.args, wanted["positional"] + (0 if is_static else 1)):
        return None
    takes_keywords = method.args.kwarg is not None
    if wanted["keywords"] and not takes_keywords:
        return None
    return "exact" if takes_keywords == wanted["keywords"] else "loose"


def accepts(arguments, count):
    """Whether a call with so many positional arguments is possible."""
    positional = len(arguments.posonlyargs) + len(arguments.args)
    required = positional - len(arguments.defaults)
    if any(default is None for default in arguments.kw_defaults):
        return False
    return required <= count and (count <= positional or arguments.vararg is not None)


def exported_names(trees):
    """The definitions that outermost packages and single modules offer, as (file, name)."""
    outermost = {}
    for file in trees:
        if file.endswith("__init__.py"):
            folder = file.rpartition("/")[0]
            if not any(folder.startswith(other + "/") or other == "" for other in outermost if other != folder):
                outermost[folder] = file
    exported = set()
    for folder, init in outermost.items():
        for node in definitions(trees[init].body):
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                exported.add((init, node.name))
            elif isinstance(node, ast.ImportFrom):
                inner = (node.module or "").split(".")
                if node.level == 0:
                    inner = inner[1:]
                base = "/".join(part for part in (folder, *inner) if part)
                for alias in node.names:
                    exported.update({(f"{base}.py", alias.name), (f"{base}/__init__.py", alias.name)})
    return exported


def is_text(node):
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def main_line(tree):
    """The line with which a program begins to do something, or 0: a guard of `__main__`, or a call."""
    for node in tree.body:
        if isinstance(node, ast.If) and "__main__" in {each.value for each in ast.walk(node.test) if is_text(each)}:
            return node.lineno
    for node in tree.body:
        is_done = isinstance(node, (ast.Expr, ast.With, ast.For, ast.While))
        if is_done and any(isinstance(each, ast.Call) for each in ast.walk(node)):
            return node.lineno
    return 0
