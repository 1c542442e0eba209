"""Finds agents in files by reading them: nothing is run."""

import ast
import importlib.util
import sys
import warnings

from .faults import syntax_fault
from .forms import all_forms, limits_of
from .layout import Layout, absolute_imports
from .recognition import recognisers


class Inspection:
    """`candidates`, best first; `problems`: what a reader should know, with file and line."""

    def __init__(self, files, game=None):
        self.files = files
        self.trees, self.problems = {}, []
        files.check_size()
        for name in files.names:
            self._parse(name)
        self.layout = Layout(files, self.trees)
        self.forms = [form for form in all_forms() if game is None or form["game"] in (None, game)]
        self.stand_ins = {name for form in self.forms for name in form["standIns"]}
        # A copy of the referee that was handed in with the agent is no agent, and is not used.
        own = {name: tree for name, tree in self.trees.items() if not self.stand_ins.intersection(name.split("/")[:-1])}
        self.forms = [form for form in self.forms if "python" in form["languages"]]
        found = [each for form in self.forms for each in recognisers[form["recognise"]["kind"]](form, own)]
        self.candidates = without_loose(found)
        self._find_missing_modules(own)

    def _parse(self, name):
        data = self.files.read(name)
        if data is None:
            self._problem("large", f"{name} is too large to be a source file", name, 0)
            return
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                self.trees[name] = ast.parse(data, name)
        except SyntaxError as error:
            fault = syntax_fault(error, None)
            line = error.lineno or 1
            message = f"{name}, line {line}: {type(error).__name__}: {error.msg}"
            self._problem("syntax", message, name, line, reason=error.msg, text=fault.frames[-1]["text"])
        except (ValueError, RecursionError, MemoryError) as error:
            message = f"{name} cannot be read: {error}"
            self._problem("syntax", message, name, 1, reason=str(error), text="")

    def _problem(self, code, message, file, line, **values):
        self.problems.append({"message": message, "file": file, "line": line, "code": code, **values})

    def _find_missing_modules(self, trees):
        known = self.layout.own_modules() | self.stand_ins
        for name, tree in trees.items():
            for node in unguarded(tree.body):
                for module, _ in absolute_imports(ast.Module([node], [])) if is_import(node) else ():
                    first = module.split(".")[0]
                    if first in known or is_available(first):
                        continue
                    known.add(first)
                    message = f"{name}, line {node.lineno} imports {first}, which is not there"
                    self._problem("missing-module", message, name, node.lineno, module=first)

    def labels(self):
        return [each.label(self.candidates) for each in self.candidates]

    def chosen(self, form=None, name=None):
        """The candidates that a choice of form and class leaves; one if it is certain."""
        left = [each for each in self.candidates if form in (None, each.form["id"])]
        if name:
            fits = (name, name.rpartition(".")[2]) if "." in name and ":" not in name else (name,)
            return [each for each in left if each.label(self.candidates) in fits or each.name in fits]
        narrowings = (
            lambda each: not any(part.startswith("test") for part in each.file.split("/")),
            lambda each: each.name in each.form["recognise"]["names"],
            lambda each: each.is_exported,
        )
        for fits in narrowings:
            if len(left) > 1:
                left = [each for each in left if fits(each)] or left
        return left

    def answer(self, options):
        chosen = self.chosen()
        candidates = [
            {
                "form": each.form["id"],
                "game": each.form["game"],
                "class": label,
                "module": self.layout.place(each.file).module,
                "file": each.file,
                "line": each.line,
                "chosen": len(chosen) == 1 and each is chosen[0],
                "limits": limits_of(each.form, options),
            }
            for each, label in zip(self.candidates, self.labels())
        ]
        candidates.sort(key=lambda each: not each["chosen"])
        return {"type": "found", "candidates": candidates, "problems": self.problems}


def without_loose(candidates):
    """Leaves out a candidate that only fits a form where the same class is exactly of another."""
    exact = {(each.file, each.name) for each in candidates if each.is_exact}
    return [each for each in candidates if each.is_exact or (each.file, each.name) not in exact]


def is_import(node):
    return isinstance(node, (ast.Import, ast.ImportFrom))


def unguarded(body):
    """The statements that run when a module is imported, without those that a `try` protects."""
    for node in body:
        yield node
        if isinstance(node, (ast.If, ast.With)):
            yield from unguarded(node.body)
            yield from unguarded(getattr(node, "orelse", []))


def is_available(module):
    if module in sys.builtin_module_names or module in getattr(sys, "stdlib_module_names", ()):
        return True
    try:
        return importlib.util.find_spec(module) is not None
    except (ImportError, ValueError, AttributeError):
        return module in sys.modules
