"""Finds agents in files by reading them: nothing is run."""

import ast
import importlib.util
import re
import sys
import unicodedata
import warnings

from .absent import THIRD_PARTY
from .faults import NEW, REMOVED, syntax_fault
from .forms import all_forms, limits_of
from .layout import Layout, absolute_imports, folder_of
from .recognition import EXPORTED, NAMED, Candidate, recognisers
from .resolution import Resolver

# What a module does to make names that reading does not find.
MAKES_NAMES = {"globals", "vars", "locals", "exec", "setattr", "__getattr__", "import_module", "__import__"}


class Inspection:
    """`candidates`; `problems`: what a reader should know, with file and line."""

    def __init__(self, files, game=None):
        self.files = files
        self.game = game
        self.trees, self.problems = {}, []
        files.check_size()
        for name in files.names:
            self._parse(name)
        self.layout = Layout(files, self.trees)
        self.resolver = Resolver(self.layout, self.trees)
        everything = all_forms()
        self.forms = [form for form in everything if game is None or form["game"] in (None, game)]
        self.stand_ins = {name for form in self.forms for name in form["standIns"]}
        # A copy of the referee that was handed in with the agent is no agent, and is not used.
        self.own = {name: tree for name, tree in self.trees.items() if not self.stand_ins.intersection(name.split("/")[:-1])}
        self.forms = [form for form in self.forms if "python" in form["languages"]]
        self.words = {word for tree in self.own.values() for word in words_in(tree)}
        self.candidates = self._find(self.forms)
        self.others = []
        if not self.candidates and game is not None:
            self.others = self._find([form for form in everything if "python" in form["languages"]])
        chosen = self.chosen()
        files_of_agent = self.resolver.closure(chosen[0].source) if len(chosen) == 1 else set(self.own)
        self._add_missing(files_of_agent)
        self._add_other_years(files_of_agent)

    def _find(self, forms):
        if self.game is None:
            forms = [each for each in forms if self._has_methods_of(each)]
        found = without_loose([each for form in forms for each in recognisers[form["recognise"]["kind"]](form, self)])
        for each in found:
            missing = self.missing_modules(self.resolver.closure(each.source))
            each.is_complete = all(module in THIRD_PARTY for _, _, module in missing)
        return found

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
            message = fault.message if error.filename else f"{name}, line {line}: {fault.message}"
            self._problem("syntax", message, name, line, reason=fault.values["reason"], text=fault.frames[-1]["text"])
        except (ValueError, RecursionError, MemoryError) as error:
            message = f"{name} cannot be read: {error}"
            self._problem("syntax", message, name, 1, reason=str(error), text="")

    def _problem(self, code, message, file, line, **values):
        self.problems.append({"message": message, "file": file, "line": line, "code": code, **values})

    def missing_modules(self, files):
        """Modules that files import without a `try` and that are not there, as (file, line, first name)."""
        missing = []
        for name in sorted(files & set(self.own)):
            if any(changes_path(self.own[each]) for each in files & set(self.own)):
                return []  # only running tells where modules are looked up
            known = self.stand_ins | ({self.layout.mount} - {""})
            for folder in self.layout.import_folders(name):
                known |= self.layout.top_modules(folder)
            for node in unguarded(self.own[name].body):
                for module, _ in absolute_imports(ast.Module([node], [])) if is_import(node) else ():
                    first = module.split(".")[0]
                    if first not in known and not is_available(first) and first not in [each[2] for each in missing]:
                        missing.append((name, node.lineno, first))
        return missing

    def _add_missing(self, files):
        for name, line, first in self.missing_modules(files):
            advice, values = self.advice(name, first)
            message = f"{name}, line {line} imports {first}, which cannot be found{advice}"
            self._problem("missing-module", message, name, line, module=first, **values)

    def advice(self, file, module):
        """What helps where a module of the agent's own is missing: the end of a sentence, and values for a page."""
        first, last = module.split(".")[0], module.rpartition(".")[2]
        is_inside = file in self.trees and first == self.layout.place(file).module.split(".")[0]
        if is_inside and len(self.own) == 1:
            return f": choose the folder that contains {file}", {"advice": "folder", "names": file}
        names = {part.split(".")[0] for name in self.own for part in name.split("/")}
        twins = sorted(name for name in names if name != last and name.casefold() == last.casefold())
        if twins and last not in names:
            return f"; found {twins[0]}, but names are case-sensitive", {"advice": "case", "names": twins[0]}
        if is_inside or first in THIRD_PARTY or first in NEW or first in REMOVED or is_available(first):
            return "", {}
        if file is None or file not in self.trees:
            return "", {}
        top = self.layout.place(file).module.split(".")[0]
        closure = self.resolver.closure(file) | {file}
        beside = {each[2] for each in self.missing_modules(closure)} - THIRD_PARTY
        names = sorted({top, first, *beside})
        return f": choose the folder that contains {listed(names)}", {"advice": "folder", "names": ", ".join(names)}

    def _add_other_years(self, files):
        found = self.other_year(files)
        if found:
            file, line, year, name = found
            message = f"this agent was written for {year}: {file}, line {line} uses {name}"
            self._problem("other-year", message, file, line, year=year, name=name)

    def other_year(self, files):
        """The other year of a course whose types files use, as (file, line, year, name), or None."""
        used = [(file, *each) for file in sorted(files & set(self.own)) for each in referee_names(self.own[file], self.stand_ins)]
        for form in self.forms:
            years = form["recognise"].get("otherYears", {})
            # A name that belongs to one year only says more than one that several have.
            for most in (1, len(years)):
                for file, line, name in used:
                    fitting = [year for year, names in years.items() if name in names]
                    if 0 < len(fitting) <= most:
                        return file, line, listed(fitting, "or"), name
        return None

    def labels(self):
        return [each.label(self.candidates) for each in self.candidates]

    def chosen(self, form=None, name=None):
        """The candidates that a choice of form and class leaves; one if it is certain."""
        left = [each for each in self.candidates if form in (None, each.form["id"])]
        if name:
            left = [each for each in left if each.label(self.candidates) == name] or [
                each for each in left if each.answers_to(name)
            ]
            best = [each for each in left if each.rank == EXPORTED]
            return best if len(best) == 1 else left or self._by_module(form, name)
        for fits in (self._is_no_test, lambda each: not each.skeleton):
            left = [each for each in left if fits(each)] or left
        left = [each for each in left if each.rank == min(other.rank for other in left)]
        left = [each for each in left if not self._is_inside(each, left)]
        for fits in (self._is_named_like_files, lambda each: each.is_complete, self._is_named_by_course):
            if len(left) > 1:
                left = [each for each in left if fits(each)] or left
        return left

    def _is_no_test(self, each):
        is_test = any(re.match(r"tests?([_.]|$)", part) for part in each.file.split("/"))
        return each.rank == EXPORTED or not is_test

    def _is_inside(self, each, others):
        """Whether a package around it offers an agent as well: then that one is meant."""
        folder = folder_of(each.source)
        return each.rank == EXPORTED and any(
            other is not each and is_above(folder_of(other.source), folder) and self._same_root(other, each) for other in others
        )

    def _same_root(self, outer, inner):
        if outer.form["recognise"]["kind"] == "program":
            return True
        return self.layout.place(inner.source).module.startswith(self.layout.place(outer.source).module + ".")

    def _is_named_like_files(self, each):
        names = {plain(name) for name in self.files.all_names()}
        return plain(each.module.split(".")[0]) in names or any(plain(part) in names for part in folder_of(each.source).split("/"))

    def _is_named_by_course(self, each):
        """Whether the package has the name that the course asks for, beside older and simpler agents."""
        return each.rank == EXPORTED and each.module in each.form["recognise"].get("packages", ())

    def _class_forms(self, form):
        return [each for each in self.forms if each["recognise"]["kind"] == "class" and form in (None, each["id"])]

    def _by_module(self, form, choice):
        """What a choice such as `package:Class` names, though reading the files does not show it."""
        module, _, name = unicodedata.normalize("NFKC", choice).rpartition(":")
        forms = self._class_forms(form)
        if not module or len(forms) != 1:
            return []
        for file in self.own:
            place = self.layout.place(file).module
            if module in (place, file, folder_of(file)) or f"/{file}".endswith(f"/{module}"):
                return [Candidate(forms[0], name, file, place, file, 1, name, NAMED)]
        return []

    def package_of(self, candidate):
        """What the package around a candidate offers once it is imported, which only running shows; None without one."""
        top = self.layout.place(candidate.source).module.split(".")[0]
        for file in self.layout.outermost_packages():
            if file in self.own and self.layout.place(file).module == top and candidate.form["recognise"]["kind"] == "class":
                name = candidate.form["recognise"]["names"][0]
                return Candidate(candidate.form, name, file, top, file, 1, name, EXPORTED)
        return None

    def made_at_run_time(self, form):
        """Packages whose agent only running would show, as a referee finds it."""
        forms = self._class_forms(form)
        if len(forms) != 1:
            return []
        name = forms[0]["recognise"]["names"][0]
        found = []
        for file in self.layout.outermost_packages():
            if file in self.own and makes_names(self.own[file]):
                found.append(Candidate(forms[0], name, file, self.layout.place(file).module, file, 1, name, EXPORTED))
        return found

    def likely_at_run_time(self):
        """Candidates of every form whose names occur in the files, if parsing finds no agent."""
        if self.candidates:
            return []
        forms = [each for each in self._class_forms(None) if self._has_methods_of(each)]
        named = [each for each in forms if self.words.intersection(each["recognise"]["names"])]
        return [each for form in named or forms for each in self.made_at_run_time(form["id"])]

    def _has_methods_of(self, form):
        """Whether the names of a form's methods occur at all, where only running tells which class has them."""
        return set(form["recognise"].get("methods", ())) - {"__init__"} <= self.words

    def notes(self, candidate):
        """Sentences about a choice that a reader must know of."""
        return [text for text, _ in self._notes(candidate)]

    def remarks(self, candidate):
        """The same as codes and values, so that a page can say them in its own words."""
        return [values for _, values in self._notes(candidate)]

    def _notes(self, candidate):
        label = candidate.label(self.candidates)
        if candidate.skeleton:
            text = f"{label} in {candidate.file} is not a finished agent: {candidate.skeleton}"
            return [(text, {"code": "skeleton", "name": label, "file": candidate.file})]
        others = [each for each in self.candidates if each.rank == EXPORTED and each.form is candidate.form]
        if self._is_named_by_course(candidate) and len([each for each in others if not self._is_inside(each, others)]) > 1:
            labels = [each.label(self.candidates) for each in others]
            text = f"found {len(others)} agents, {listed(labels)}; chose {candidate.module}, the name that the course requires"
            return [(text, {"code": "preferred", "names": ", ".join(labels), "name": candidate.module})]
        return []

    def answer(self, options):
        chosen = self.chosen()
        candidates = [
            {
                "form": each.form["id"],
                "game": each.form["game"],
                "class": each.label(self.candidates) if each in self.candidates else f"{each.module}:{each.name}",
                "module": each.module,
                "file": each.file,
                "line": each.line,
                "chosen": len(chosen) == 1 and each is chosen[0],
                "limits": limits_of(each.form, options),
                "notes": self.notes(each),
                "remarks": self.remarks(each),
            }
            for each in self.candidates + self.likely_at_run_time()
        ]
        candidates.sort(key=lambda each: not each["chosen"])
        return {"type": "found", "candidates": candidates, "problems": self.problems}


def is_above(outer, inner):
    return inner != outer and (not outer or inner.startswith(outer + "/"))


def plain(name):
    """A name without what systems and people add to it: `Gold-main` is `gold`."""
    name = re.sub(r"[-_](main|master)$", "", unicodedata.normalize("NFKC", name))
    return re.sub(r"[\W_]", "", name).casefold()


def listed(names, word="and"):
    """`a, b and c`."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} {word} {names[-1]}"


def without_loose(candidates):
    """Leaves out a candidate that only fits a form where the same class is exactly of another."""
    exact = {(each.file, each.line) for each in candidates if each.is_exact}
    return [each for each in candidates if each.is_exact or (each.file, each.line) not in exact]


def is_import(node):
    return isinstance(node, (ast.Import, ast.ImportFrom))


def unguarded(body):
    """The statements that run when a module is imported, without those that a `try` protects."""
    for node in body:
        yield node
        if isinstance(node, (ast.If, ast.With)) and not is_for_types(node):
            yield from unguarded(node.body)
            yield from unguarded(getattr(node, "orelse", []))


def is_for_types(node):
    """`if TYPE_CHECKING:` never runs."""
    names = (getattr(each, "id", getattr(each, "attr", "")) for each in ast.walk(getattr(node, "test", ast.Constant(0))))
    return isinstance(node, ast.If) and "TYPE_CHECKING" in names


def referee_names(tree, stand_ins):
    """The names that a file takes from a course's package, as (line, name)."""
    imports = [node for node in ast.walk(tree) if is_import(node) and is_of(node, stand_ins)]
    taken = [(node.lineno, alias.name) for node in imports if isinstance(node, ast.ImportFrom) for alias in node.names]
    if any(isinstance(node, ast.Import) or alias.name in ("*", "game") for node in imports for alias in node.names):
        made = {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
        for node in ast.walk(tree):
            name = getattr(node, "id", getattr(node, "attr", None)) if isinstance(node, (ast.Name, ast.Attribute)) else None
            if name and name not in made:
                taken.append((node.lineno, name))
    return sorted(taken)


def is_of(node, stand_ins):
    if isinstance(node, ast.ImportFrom):
        return node.level == 0 and (node.module or "").split(".")[0] in stand_ins
    return any(alias.name.split(".")[0] in stand_ins for alias in node.names)


def changes_path(tree):
    """Whether a file changes where modules are looked up."""
    return any(isinstance(node, ast.Attribute) and node.attr == "path" and getattr(node.value, "id", "") == "sys"
               for node in ast.walk(tree))  # fmt: skip


def makes_names(tree):
    """Whether a module offers names that reading it does not show."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names):
            return True
        if isinstance(node, ast.FunctionDef) and node.name in MAKES_NAMES:
            return True
        if getattr(node, "id", getattr(node, "attr", "")) in MAKES_NAMES:
            return True
    return False


def words_in(tree):
    """Names, attributes and words of texts."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from re.findall(r"\w+", node.value)
        for field in ("id", "attr", "name", "arg"):
            word = getattr(node, field, None)
            if isinstance(word, str):
                yield word


def is_available(module):
    if module in sys.builtin_module_names or module in getattr(sys, "stdlib_module_names", ()):
        return True
    try:
        return importlib.util.find_spec(module) is not None
    except (ImportError, ValueError, AttributeError):
        return module in sys.modules
