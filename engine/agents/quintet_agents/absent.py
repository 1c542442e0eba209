"""Stand-ins for packages that are not installed, such as numpy. Importing one does no harm; using anything of it raises."""

import ast
import importlib.machinery
import importlib.util
import sys
import types

# Packages of others that agents import. Every other module that is missing lay beside the agent.
THIRD_PARTY = set(
    "numpy scipy pandas torch tensorflow keras matplotlib pygame sklearn networkx numba requests tqdm termcolor colorama "
    "sympy cv2 PIL psutil pytest jax gym seaborn cython joblib ortools dill rich click yaml sortedcontainers".split()
)

# Modules of Python, of which a page lacks some, such as tkinter. Unknown before Python 3.10.
STANDARD = getattr(sys, "stdlib_module_names", frozenset())


class Used(ModuleNotFoundError):
    """Something of a package that is not installed was used. `used`: its name, such as `numpy.array`."""

    def __init__(self, used):
        module = used.split(".")[0]
        super().__init__(f"No module named {module!r}", name=module)
        self.used = used


class Absences:
    """Stands in for packages that are missing. It comes last, so that installed packages are found first."""

    def __init__(self, names):
        self._names = names

    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] not in self._names:
            return None
        return importlib.machinery.ModuleSpec(name, self, is_package=True)

    def create_module(self, spec):
        return AbsentModule(spec.name)

    def exec_module(self, module):
        pass


class AbsentModule(types.ModuleType):
    def __getattr__(self, name):
        if is_special(name):
            raise AttributeError(name)
        return Absent(f"{self.__name__}.{name}")


class Absent:
    """Something of a package that is not installed. It can be named, also in annotations and as a base class."""

    def __init__(self, name):
        self.__dict__["_name"] = name

    def __getattr__(self, name):
        if is_special(name):
            raise AttributeError(name)
        return Absent(f"{self._name}.{name}")

    def __getitem__(self, key):
        return self

    def __or__(self, other):
        return self

    __ror__ = __or__

    def __mro_entries__(self, bases):
        return ()

    def __instancecheck__(self, value):
        return False

    def __repr__(self):
        return f"<{self._name}, which is not installed>"


def use(self, *_, **__):
    raise Used(self._name)


for each in (
    "call iter next len bool contains lt le gt ge int float complex index round abs neg pos invert enter exit setattr setitem "
    "add radd sub rsub mul rmul truediv rtruediv floordiv rfloordiv mod rmod pow rpow matmul rmatmul and rand xor rxor lshift rshift"
).split():
    setattr(Absent, f"__{each}__", use)


def is_special(name):
    return name.startswith("__") and name.endswith("__")


def replaceable(trees):
    """The packages that are not there and that files import so that a stand-in serves: not in a `try`, not all of their names."""
    found, kept = set(), set()
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, (ast.Try, ast.With)):
                for each in node.body:
                    kept.update(module for inner in ast.walk(each) for module in modules_of(inner))
            elif isinstance(node, ast.ImportFrom) and any(alias.name == "*" for alias in node.names):
                kept.update(modules_of(node))
            elif getattr(node, "attr", getattr(node, "id", "")) in ("find_spec", "import_module", "__import__"):
                return set()
            found.update(modules_of(node))
    return {name for name in found - kept if (name in THIRD_PARTY or name in STANDARD) and not is_there(name)}


def is_there(name):
    try:
        return importlib.util.find_spec(name) is not None
    except (ImportError, ValueError, AttributeError):
        return name in sys.modules


def modules_of(node):
    """The first names of the modules that an import names."""
    if isinstance(node, ast.ImportFrom):
        return [] if node.level else [node.module.split(".")[0]]
    return [alias.name.split(".")[0] for alias in node.names] if isinstance(node, ast.Import) else []
