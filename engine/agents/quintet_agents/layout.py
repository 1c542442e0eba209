"""How an agent's files are imported: the name of each module, and the folders that imports start from.

A referee is started in the folder above a package, so that is where absolute imports start. A package reaches up to its outermost
`__init__.py`, whatever lies between. Folders are paths relative to the agent's root, with `/`; the root itself is "".
"""

import ast
import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Place:
    """`module` is imported with `folder` first in sys.path. Without a folder, the whole root is a package, called `mount`."""

    module: str
    folder: str = ""
    mount: str = ""


class Layout:
    def __init__(self, files, trees):
        self._names = set(files.names)
        self._folders = {folder for name in files.names for folder in folders_above(name)}
        self._packages = {folder_of(name) for name in files.names if is_init(name)}
        self._named = {}  # how often the files of a folder import by the names of the folders above them
        for name, tree in trees.items():
            self._note_imports(name, tree)
        self.mount = self._mount_name(files.name, trees)

    def place(self, name):
        """Where a file belongs."""
        top = self._top(folder_of(name))
        if top is None:
            return Place(dotted(name.rpartition("/")[2]), folder_of(name))
        if not top:
            return Place(dotted(f"{self.mount}/{name}"), "", self.mount)
        above = folder_of(top)
        return Place(dotted(name[len(above) + 1 :] if above else name), above)

    def import_folders(self, name):
        """The folders that absolute imports of a file are looked up in."""
        place = self.place(name)
        return [place.folder, *above_of(place.folder)] if not place.mount else [""]

    def top_modules(self, folder):
        """The first names of modules and packages that can be imported from a folder."""
        prefix = f"{folder}/" if folder else ""
        inside = [name[len(prefix) :] for name in self._names if name.startswith(prefix)]
        return {name.split("/")[0].split(".")[0] for name in inside} - {"__init__"}

    def find(self, folder, parts):
        """The file of a module given by its parts, the folder of a namespace package, or None."""
        base = "/".join(part for part in (folder, *parts) if part)
        for file in (f"{base}/__init__.py" if base else "__init__.py", f"{base}.py"):
            if file in self._names:
                return file
        return base if base in self._folders and parts else None

    def outermost_packages(self):
        """The `__init__.py` of every package that is not inside of another one."""
        tops = {self._top(folder) for folder in self._packages}
        return sorted(init for init in (f"{top}/__init__.py" if top else "__init__.py" for top in tops if top is not None)
                      if init in self._names)  # fmt: skip

    def _top(self, folder):
        """The outermost package around a folder; None if it is in none."""
        chain = [folder, *above_of(folder)] if folder else [""]
        named = self._named.get(folder_key(folder, self._packages, chain), {})
        wanted = [each for each in chain if each and named.get(each)]
        if wanted:
            return max(wanted, key=lambda each: (named[each], each.count("/")))
        packages = [each for each in chain if each in self._packages]
        return packages[-1] if packages else None

    def _note_imports(self, name, tree):
        folder = folder_of(name)
        chain = [folder, *above_of(folder)] if folder else [""]
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.level > 0:
                # A module that imports relatively belongs to a package, also without an __init__.py.
                self._packages.update(chain[: node.level])
        for module, names in absolute_imports(tree):
            first, *rest = module.split(".")
            for each in chain:
                if each.rpartition("/")[2] == first and each and self._reaches(each, rest, names):
                    for inner in chain:
                        counts = self._named.setdefault(inner, {})
                        counts[each] = counts.get(each, 0) + 1

    def _reaches(self, folder, rest, names):
        if rest:
            return self.find(folder, rest[:1]) is not None
        return any(self.find(folder, [each]) for each in names) or f"{folder}/__init__.py" in self._names

    def _mount_name(self, name, trees):
        """What the root is called as a package: as its files import it, or as it is called."""
        inside = self.top_modules("")
        for tree in trees.values():
            for module, names in absolute_imports(tree):
                first, *rest = module.split(".")
                if first not in inside and (rest[0] in inside if rest else bool(inside.intersection(names))):
                    return first
        if "" not in self._packages:
            return ""
        return name if name.isidentifier() else "agent"


def folder_key(folder, packages, chain):
    """The package around a folder whose imports count: the outermost one, else the folder itself."""
    around = [each for each in chain if each in packages and each]
    return around[-1] if around else folder


def folder_of(name):
    return name.rpartition("/")[0]


def above_of(folder):
    """The folders above a folder, the nearest first, and the root."""
    above = []
    while folder:
        folder = folder_of(folder)
        above.append(folder)
    return above


def folders_above(name):
    return [each for each in above_of(name) if each]


def is_init(name):
    return name == "__init__.py" or name.endswith("/__init__.py")


def dotted(name):
    name = name[: -len(".py")] if name.endswith(".py") else name
    if name.endswith("/__init__"):
        name = name[: -len("/__init__")]
    return name.replace("/", ".")


def absolute_imports(tree):
    """Yields each absolute import as its module and the names taken from it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module, [alias.name for alias in node.names]
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, []


def path_of(root, folder):
    return os.path.join(root, *folder.split("/")) if folder else root
