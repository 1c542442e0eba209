"""How an agent's files are imported: the name of each module, and the folder that its imports start from."""

import ast
import os
from dataclasses import dataclass


@dataclass(frozen=True)
class Place:
    """`module` is imported with `path` in front of sys.path; `mount` is the name under which the whole folder is a package."""

    module: str
    path: str
    mount: str = ""


class Layout:
    def __init__(self, files, trees):
        self._root = files.root
        self._names = set(files.names)
        self._relative = {folder_of(name) for name, tree in trees.items() if has_relative_import(tree)}
        self.package = self._package_name(files.name, trees) if "__init__.py" in self._names else ""

    def place(self, name):
        """Where a file belongs."""
        if self.package:
            return Place(dotted(f"{self.package}/{name}"), os.path.dirname(self._root), self.package)
        folder = folder_of(name)
        # Up to the first folder that is no package; one without __init__.py is a package if its modules import relatively.
        while folder and (f"{folder}/__init__.py" in self._names or folder in self._relative):
            folder = folder_of(folder)
        inner = name[len(folder) + 1 :] if folder else name
        return Place(dotted(inner), os.path.join(self._root, *folder.split("/")) if folder else self._root)

    def own_modules(self):
        """First names of modules that are the agent's own."""
        own = {self.package} if self.package else set()
        for name in self._names:
            own.add(self.place(name).module.split(".")[0])
            # Folders of files beside these modules can be imported, too.
            own.update(part.split(".")[0] for part in name.split("/"))
        return own

    def _package_name(self, folder, trees):
        inside = {name.split("/")[0].split(".")[0] for name in self._names}
        for tree in trees.values():
            for module, names in absolute_imports(tree):
                first, _, rest = module.partition(".")
                if first in inside:
                    continue
                if rest.split(".")[0] in inside or (not rest and inside.intersection(names)):
                    return first
        return folder if folder.isidentifier() else "agent"


def folder_of(name):
    return name.rpartition("/")[0]


def dotted(name):
    name = name[:-3]
    if name.endswith("/__init__"):
        name = name[: -len("/__init__")]
    return name.replace("/", ".")


def has_relative_import(tree):
    return any(isinstance(node, ast.ImportFrom) and node.level > 0 for node in ast.walk(tree))


def absolute_imports(tree):
    """Yields each absolute import as its module and the names taken from it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module, [alias.name for alias in node.names]
        elif isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, []
