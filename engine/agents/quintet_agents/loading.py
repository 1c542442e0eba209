"""Imports an agent's module, with the names of a course's package where its form has a stand-in for it."""

import importlib
import importlib.machinery
import importlib.util
import os
import sys

from .faults import STAND_IN, Fault, absent, fault_of

# Modules that stay as they are even where the agent has a file of that name.
KEPT = {"builtins", "sys", "os", "quintet_agents", "__main__", "importlib", "_frozen_importlib"}


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


class Found:
    """The agent that was chosen; its form's adapter loads it."""

    def __init__(self, inspection, candidate):
        self.candidate = candidate
        self.form = candidate.form
        self.files = inspection.files
        self.place = inspection.layout.place(candidate.file)
        self._problems = inspection.problems
        self._own_modules = inspection.layout.own_modules()
        self._package = f"quintet_agents.games.{candidate.form['game']}"

    @property
    def path(self):
        return os.path.join(self.files.root, *self.candidate.file.split("/"))

    def text(self):
        """All source texts of the agent."""
        return "\n".join((self.files.read(name) or b"").decode("utf-8", "replace") for name in self.files.names)

    def adapter(self):
        """The class that speaks the form."""
        name = self.form["adapter"]
        return importlib.import_module(name if self.form["game"] is None else f"{self._package}.{name}").Adapter

    def prepare(self):
        """Makes the agent's modules importable as they are where the course runs them."""
        if self.form["standIns"]:
            sys.meta_path.insert(0, StandIns(self._package, self.form["standIns"]))
        for name in self.form["standIns"]:
            forget(name)
        self.prefer_own()
        if self.place.path not in sys.path:
            sys.path.insert(0, self.place.path)
        os.chdir(self.place.path)

    def prefer_own(self):
        """Forgets modules of Python that the agent's own hide, as they do where a program runs in its folder."""
        for name in self._own_modules - KEPT - set(self.form["standIns"]):
            forget(name)
        importlib.invalidate_caches()

    def forget_own(self):
        """Lets the agent's modules be imported anew."""
        for name in self._own_modules - KEPT:
            forget(name)

    def check_modules(self):
        """Raises a Fault if a module is missing that the agent's files import without a `try`."""
        for problem in self._problems:
            if problem["code"] == "missing-module":
                raise absent(problem["module"], problem["file"], problem["line"])

    def load(self):
        """Imports the module, and returns the class or function."""
        try:
            if self.place.mount:
                self._mount()
            module = importlib.import_module(self.place.module)
        except BaseException as error:
            raise fault_of(error, self.files.root, "start") from None
        name = self.candidate.name
        if not callable(getattr(module, name, None)):
            file = self.candidate.file
            raise Fault("start", f"{file} has no {name} once it is imported", "gone", name=name, file=file)
        return getattr(module, name)

    def _mount(self):
        """The agent's folder is itself a package, whatever the folder is called."""
        name, root = self.place.mount, self.files.root
        if name in sys.modules:
            return
        init = os.path.join(root, "__init__.py")
        spec = importlib.util.spec_from_file_location(name, init, submodule_search_locations=[root])
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        try:
            spec.loader.exec_module(module)
        except BaseException:
            sys.modules.pop(name, None)
            raise


def forget(name):
    for each in [each for each in sys.modules if each == name or each.startswith(name + ".")]:
        del sys.modules[each]
