"""What a module offers under a name, found by following assignments and imports in parsed files. Nothing is run."""

import ast
from dataclasses import dataclass

from .layout import folder_of

# Imports that lead from file to file are followed so far.
DEEPEST = 20


@dataclass
class Definition:
    """Where a name gets its value. `node` is a class or function, a call of `partial`, or None if only running tells."""

    file: str
    line: int
    node: object = None
    name: str = ""
    is_module: bool = False

    @property
    def is_class(self):
        return isinstance(self.node, ast.ClassDef)


class Resolver:
    def __init__(self, layout, trees):
        self._layout = layout
        self._trees = trees

    def resolve(self, file, name, before=None, depth=0):
        """The last definition of a name in a file, above the line `before` if it is given; None if there is none."""
        if depth > DEEPEST or file not in self._trees:
            return None
        found = None
        for node in definitions(self._trees[file].body):
            if before is not None and node.lineno >= before:
                continue
            found = self._binding(file, node, name, depth) or found
        return found

    def targets(self, file, node):
        """The files that an import statement runs, packages on the way included."""
        for folder, parts in self._starts(file, node):
            reached = [self._layout.find(folder, parts[: count + 1]) for count in range(len(parts))] or [
                self._layout.find(folder, [])
            ]
            if reached[-1] is None and reached[0] is None:
                continue
            if isinstance(node, ast.ImportFrom):
                reached += [self._layout.find(folder, [*parts, alias.name]) for alias in node.names]
            return [each for each in reached if each in self._trees]
        return []

    def closure(self, file):
        """The files that are imported together with a file, itself included, in functions too."""
        left, seen = [file, *self._inits_above(file)], set()
        while left:
            each = left.pop()
            if each in seen or each not in self._trees:
                continue
            seen.add(each)
            for node in ast.walk(self._trees[each]):
                if isinstance(node, (ast.Import, ast.ImportFrom)):
                    for one in single_imports(node):
                        left.extend(self.targets(each, one))
        return seen

    def _inits_above(self, file):
        place, inits = self._layout.place(file), []
        folder = folder_of(file)
        while folder != place.folder or place.mount:
            inits.append(f"{folder}/__init__.py" if folder else "__init__.py")
            if not folder:
                break
            folder = folder_of(folder)
        return inits

    def _starts(self, file, node):
        """Where an import may start: folders, with the parts of the module's name that follow."""
        parts = []
        if isinstance(node, ast.ImportFrom) and node.module:
            parts = node.module.split(".")
        elif isinstance(node, ast.Import):
            parts = node.names[0].name.split(".")
        if isinstance(node, ast.ImportFrom) and node.level > 0:
            folder = folder_of(file)
            for _ in range(node.level - 1):
                folder = folder_of(folder)
            return [(folder, parts)]
        starts = [(folder, parts) for folder in self._layout.import_folders(file)]
        if parts and parts[0] == self._layout.mount:
            starts.append(("", parts[1:]))
        return starts

    def _module(self, file, node, parts_after=()):
        """The file of the module that an import statement names, or None."""
        for folder, parts in self._starts(file, node):
            found = self._layout.find(folder, [*parts, *parts_after])
            if found:
                return found
        return None

    def _binding(self, file, node, name, depth):
        """What a statement binds to a name, or None."""
        line = node.lineno
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            return Definition(file, line, node, name) if node.name == name else None
        if isinstance(node, ast.ImportFrom):
            return self._imported(file, node, name, depth)
        if isinstance(node, ast.Import):
            for alias in node.names:
                if (alias.asname or alias.name.split(".")[0]) == name:
                    wanted = alias.name if alias.asname else name
                    one = ast.Import([ast.alias(wanted, None)])
                    return Definition(self._module(file, one) or "", line, None, name, is_module=True)
            return None
        value = assigned(node, name)
        return self._value(file, value, line, name, depth) if value is not None else None

    def _imported(self, file, node, name, depth):
        for alias in node.names:
            if alias.name == "*":
                module = self._module(file, node)
                if module and offers_to_star(self._trees.get(module), name):
                    found = self.resolve(module, name, depth=depth + 1)
                    if found:
                        return found
            elif (alias.asname or alias.name) == name:
                inner = self._module(file, node, (alias.name,))
                module = self._module(file, node)
                found = self.resolve(module, alias.name, depth=depth + 1) if module and module != file else None
                if found:
                    return found
                if inner:
                    return Definition(inner, node.lineno, None, name, is_module=True)
                return Definition(file, node.lineno, None, name)
        return None

    def _value(self, file, value, line, name, depth):
        if isinstance(value, (ast.Constant, ast.List, ast.Dict, ast.Set, ast.Tuple, ast.JoinedStr)):
            return None
        if isinstance(value, (ast.Name, ast.Attribute)):
            found = self.expression(file, value, line, depth + 1)
            if found:
                return found
        is_function = isinstance(value, ast.Lambda) or is_partial(value)
        return Definition(file, line, value if is_function else None, name)

    def expression(self, file, value, before=None, depth=0):
        """The definition that a name such as `player.Player` stands for."""
        if isinstance(value, ast.Name):
            return self.resolve(file, value.id, before, depth + 1)
        if isinstance(value, ast.Attribute):
            owner = self.expression(file, value.value, before, depth + 1)
            if owner and owner.is_module and owner.file:
                found = self.resolve(owner.file, value.attr, depth=depth + 1)
                inner = self._layout.find(folder_of(owner.file) if owner.file.endswith(".py") else owner.file, [value.attr])
                return found or (Definition(inner, 1, None, value.attr, is_module=True) if inner else None)
        return None


BLOCKS = tuple(getattr(ast, name) for name in ("If", "Try", "TryStar", "With", "For", "While", "Match") if hasattr(ast, name))


def definitions(body):
    """The statements of a module, also inside of `if`, `try` and others; what usually runs comes last."""
    for node in body:
        if isinstance(node, ast.If) and is_main_guard(node):
            yield from definitions(node.orelse)
        elif isinstance(node, BLOCKS):
            for part in [*getattr(node, "handlers", []), *getattr(node, "cases", [])]:
                yield from definitions(part.body)
            for part in ("orelse", "body", "finalbody"):
                yield from definitions(getattr(node, part, []))
        else:
            yield node


def single_imports(node):
    """`import a, b` as two statements."""
    if isinstance(node, ast.ImportFrom):
        return [node]
    return [ast.copy_location(ast.Import([alias]), node) for alias in node.names]


def is_main_guard(node):
    return isinstance(node, ast.If) and any(
        isinstance(each, ast.Constant) and each.value == "__main__" for each in ast.walk(node.test)
    )


def is_partial(value):
    if not isinstance(value, ast.Call):
        return False
    function = value.func
    return getattr(function, "id", getattr(function, "attr", "")) == "partial"


def assigned(node, name):
    """The value that a statement assigns to a name, or None."""
    if isinstance(node, ast.AnnAssign):
        return node.value if is_name(node.target, name) else None
    if isinstance(node, ast.Expr):
        named = (each for each in ast.walk(node) if isinstance(each, ast.NamedExpr) and is_name(each.target, name))
        return next((each.value for each in named), None)
    if not isinstance(node, ast.Assign):
        return None
    for target in node.targets:
        if is_name(target, name):
            return node.value
        if isinstance(target, ast.Tuple) and any(is_name(each, name) for each in target.elts):
            if isinstance(node.value, ast.Tuple) and len(node.value.elts) == len(target.elts):
                return next(value for each, value in zip(target.elts, node.value.elts) if is_name(each, name))
            return node.value if not isinstance(node.value, ast.Tuple) else None
    return None


def is_name(node, name):
    return isinstance(node, ast.Name) and node.id == name


def offers_to_star(tree, name):
    """Whether `from module import *` takes a name."""
    if tree is None:
        return False
    for node in definitions(tree.body):
        value = assigned(node, "__all__")
        if isinstance(value, (ast.List, ast.Tuple)):
            return any(isinstance(each, ast.Constant) and each.value == name for each in value.elts)
    return not name.startswith("_")
