"""Imports an agent's module, with the names of a course's package where its form has a stand-in for it."""

import importlib
import importlib.machinery
import importlib.util
import os
import shutil
import sys
import tempfile

from .absent import Absences, replaceable
from .faults import STAND_IN, Fault, explained, fault_of, file_and_line
from .layout import above_of, path_of

# Modules that stay as they are even where the agent has a file of that name.
KEPT = {"builtins", "sys", "os", "io", "abc", "codecs", "quintet_agents", "__main__", "importlib", "_frozen_importlib"}


class StandIns:
    """Makes `quintet_agents.games.<game>.<name>` importable as `<name>`, with all that is inside."""

    def __init__(self, package, names):
        self._package = package
        self._names = set(names)

    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] not in self._names:
            return None
        real = importlib.util.find_spec(f"{self._package}.{name}")
        if real is None:
            return None
        is_package = real.submodule_search_locations is not None
        origin = STAND_IN + name.replace(".", "/") + ("/__init__.py" if is_package else ".py")
        spec = importlib.machinery.ModuleSpec(name, self, origin=origin, is_package=is_package)
        spec.has_location = True
        return spec

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        code = compile(self.get_source(module.__name__), module.__spec__.origin, "exec", dont_inherit=True)
        exec(code, module.__dict__)

    def get_source(self, name):
        real = f"{self._package}.{name}"
        return importlib.util.find_spec(real).loader.get_source(real)


class Namesakes:
    """Finds the agent's modules that have the name of one of Python's. What they lack is taken from Python's module."""

    def __init__(self, names, folders):
        self._python = {name: python_module(name) for name in names}
        self._folders = folders

    def find_spec(self, name, path=None, target=None):
        if name not in self._python:
            return None
        spec = importlib.machinery.PathFinder.find_spec(name, self._folders)
        if spec is None or spec.loader is None:
            return None
        spec.loader = Namesake(spec.loader, self._python[name])
        return spec


class Namesake:
    def __init__(self, loader, python):
        self._loader = loader
        self._python = python

    def __getattr__(self, name):
        return getattr(self._loader, name)

    def create_module(self, spec):
        return self._loader.create_module(spec)

    def exec_module(self, module):
        python, name = self._python, module.__name__

        def lacking(attribute):
            if python is not None and hasattr(python, attribute):
                return getattr(python, attribute)
            file = os.path.basename(module.__file__ or name)
            raise AttributeError(f"the agent's own module {name} ({file}), which hides Python's {name}, has no {attribute}")

        module.__dict__["__getattr__"] = lacking
        # Python's modules inside of a package of that name.
        if hasattr(module, "__path__"):
            module.__path__.extend(getattr(python, "__path__", ()))
        self._loader.exec_module(module)


class Found:
    """The agent that was chosen; its form's adapter loads it."""

    def __init__(self, inspection, candidate, instead=None):
        """`instead`: the candidate to take if the module does not offer the first one."""
        self.candidate = candidate
        self.form = candidate.form
        self.files = inspection.files
        self.place = inspection.layout.place(candidate.source)
        self._instead = instead
        self._inspection = inspection
        self._layout = inspection.layout
        self._package = f"quintet_agents.games.{candidate.form['game']}"
        self._stage = None
        self.at_import = None  # called once, when everything is imported

    @property
    def path(self):
        return path_of(self.files.root, self.candidate.source)

    @property
    def closure(self):
        return self._inspection.resolver.closure(self.candidate.source)

    def text(self):
        """All source texts of the agent."""
        return "\n".join((self.files.read(name) or b"").decode("utf-8", "replace") for name in self.files.names)

    def adapter(self):
        """The class that speaks the form."""
        name = self.form["adapter"]
        return importlib.import_module(name if self.form["game"] is None else f"{self._package}.{name}").Adapter

    def prepare(self):
        """Makes the agent's modules importable as they are where the course runs them, and goes to that folder."""
        folders = self._import_folders()
        own = self._own_modules()
        if self.form["standIns"]:
            sys.meta_path.insert(0, StandIns(self._package, self.form["standIns"]))
        for name in self.form["standIns"]:
            forget(name)
        namesakes = {name for name in own - KEPT if is_python_s(name) and self._hides(name)}
        if namesakes:
            sys.meta_path.insert(0, Namesakes(namesakes, folders))
        for name in own - KEPT - set(self.form["standIns"]):
            if not is_python_s(name) or name in namesakes:
                forget(name)
        importlib.invalidate_caches()
        sys.path[:0] = [folder for folder in folders if folder not in sys.path]
        if self.place.mount and self.place.mount not in self._layout.top_modules(""):
            # More than the course has: modules of a package can be imported as if they lay above it.
            sys.path.append(self.files.root)
        sys.meta_path.append(Absences(self._absent()))
        os.chdir(folders[0])

    def forget_own(self):
        """Lets the agent's modules be imported again."""
        for name in self._own_modules() - KEPT:
            if not is_python_s(name) or self._hides(name):
                forget(name)

    def check_modules(self):
        """Raises a Fault if a module is missing that the agent imports without a `try`."""
        absent = self._absent()
        for file, line, module in self._inspection.missing_modules(self.closure):
            if module in absent:
                continue
            raise self.explain(ModuleNotFoundError(f"No module named {module!r}", name=module), "start", (file, line))

    def _absent(self):
        """Packages that are not installed, and get a stand-in."""
        return replaceable([self._inspection.own[file] for file in self.closure if file in self._inspection.own])

    def check_year(self):
        """Raises a Fault if the agent was written for another year of its course."""
        found = self._inspection.other_year(self.closure)
        if found:
            file, line, year, name = found
            message = f"this agent was written for {year}: {file}, line {line} uses {name}"
            raise Fault("start", message, "other-year", file=file, line=line, year=year, name=name)

    def load(self):
        """Imports the module, and returns the class or function."""
        self.check_year()
        if self.place.module.split(".")[0] in KEPT:
            name = self.place.module.split(".")[0]
            raise Fault("start", f"{name} is a module of Python: rename the agent's package", "reserved", name=name)
        try:
            module = importlib.import_module(self.place.module)
            value = getattr(module, self.candidate.name, None)
        except BaseException as error:
            raise self.explain(error, "start") from None
        if not callable(value) and self._instead:
            return Found(self._inspection, self._instead)._loaded(self)
        if not callable(value):
            name, file = self.candidate.name, self.candidate.source
            twins = [each for each in dir(module) if each != name and each.casefold() == name.casefold()]
            twin = f"; found {twins[0]}, but names are case-sensitive" if twins else ""
            raise Fault("start", f"{file} has no {name} after its import{twin}", "gone", name=name, file=file)
        if self.at_import:
            self.at_import()
        return value

    def _loaded(self, first):
        self.at_import = first.at_import
        first.candidate = self.candidate
        return self.load()

    def make(self, *arguments, **keywords):
        """Imports the class, makes the agent, and checks that it has the methods of its form."""
        agent = self.load()(*arguments, **keywords)
        for name in self.form["recognise"]["methods"]:
            if not callable(getattr(agent, name, None)):
                place = f"{self.candidate.module}:{self.candidate.name}"
                made = f"{place} has no method {name}" if agent is not None else f"{place} returns None instead of an agent"
                code = "no-method" if agent is not None else "nothing-made"
                raise Fault("start", made, code, name=self.candidate.name, method=name)
        return agent

    def explain(self, error, kind="error", place=None):
        """Turns an exception of the agent into a fault, and explains it by the agent's files."""
        fault = explained(fault_of(error, self.files.root, kind), error)
        if fault.code == "missing-module":
            file, line = place or file_and_line(fault)
            module = fault.values["module"]
            advice, values = self._inspection.advice(file, module)
            if file:
                fault.values.update(file=file, line=line, **values)
                used = getattr(error, "used", None)
                reason = fault.message.partition("which cannot be found")[2]
                does = f"uses {used}" if used else f"imports {module}"
                fault.message = f"{file}, line {line} {does}, which cannot be found{advice or reason}"
        elif isinstance(error, ImportError) and "beyond top-level package" in str(error):
            file, line = file_and_line(fault)
            top = self.place.module.split(".")[0]
            fault.message = f"{file}, line {line} imports from outside of {top}: choose the folder that contains {top}"
            fault.code, fault.values = "outside", {"file": file, "line": line, "name": top}
        elif isinstance(error, FileNotFoundError) and self.place.mount and not os.path.isabs(str(error.filename or "/")):
            top = self.place.module.split(".")[0]
            fault.message += f"; files are opened in the folder that contains {top}, which was not given"
        return fault

    def close(self):
        if self._stage:
            shutil.rmtree(self._stage, ignore_errors=True)

    def _import_folders(self):
        """The folders in which imports start, the one of the referee first."""
        root = self.files.root
        folders = []
        if not self.place.mount:
            folders = [path_of(root, each) for each in [self.place.folder, *above_of(self.place.folder)]]
        if self._layout.mount:
            folders.append(self._stand())
        return folders

    def _stand(self):
        """A folder that holds the whole root under the name by which it is imported."""
        if self._stage is None:
            self._stage = os.path.realpath(tempfile.mkdtemp(prefix="agent-"))
            target = os.path.join(self._stage, self._layout.mount)
            try:
                os.symlink(self.files.root, target)
            except (OSError, NotImplementedError):
                shutil.copytree(self.files.root, target)
        return self._stage

    def _own_modules(self):
        """First names of modules that are the agent's own."""
        own = {self._layout.mount} - {""}
        if not self.place.mount:
            for folder in [self.place.folder, *above_of(self.place.folder)]:
                own |= self._layout.top_modules(folder)
        return own

    def _hides(self, name):
        """Whether an own module hides Python's: always where it is a file, except of what Python has inside."""
        if name == self.place.module.split(".")[0]:
            return True
        return name not in sys.builtin_module_names and importlib.machinery.FrozenImporter.find_spec(name) is None


def is_python_s(name):
    return name in sys.builtin_module_names or name in getattr(sys, "stdlib_module_names", ()) or is_in_library(name)


def is_in_library(name):
    try:
        spec = importlib.machinery.PathFinder.find_spec(name, [os.path.dirname(os.__file__)])
    except (ImportError, ValueError):
        return False
    return spec is not None and spec.origin is not None


def python_module(name):
    """Python's own module of a name, imported before the agent's can hide it; None if that fails."""
    if name in ("antigravity", "this"):
        return None
    try:
        return sys.modules.get(name) or importlib.import_module(name)
    except Exception:
        return None


def forget(name):
    for each in [each for each in sys.modules if each == name or each.startswith(name + ".")]:
        del sys.modules[each]
