"""An agent's files: a folder, one file, or a zip, which is unpacked with care."""

import os
import posixpath
import shutil
import stat
import tempfile
import zipfile

from .faults import Fault

MOST_FILES = 2000
MOST_BYTES = 20 * 1024 * 1024
LONGEST_SOURCE = 1024 * 1024

# Folders that are not the agent's own code.
IGNORED = {"__pycache__", "__MACOSX", "node_modules", "site-packages", "venv", "env"}


def unpack(file, folder):
    """Unpacks a zip into an existing folder. Raises a Fault if it is no zip, too large, or names files outside."""
    name = os.path.basename(file)
    try:
        with zipfile.ZipFile(file) as archive:
            members = [member for member in archive.infolist() if not member.is_dir()]
            check_members(name, members)
            left = MOST_BYTES
            for member in members:
                target = os.path.join(folder, *posixpath.normpath(member.filename.replace("\\", "/")).split("/"))
                os.makedirs(os.path.dirname(target), exist_ok=True)
                left -= copy(archive, member, target, left, name)
    except (zipfile.BadZipFile, RuntimeError, NotImplementedError, EOFError, OSError) as error:
        raise Fault("start", f"{name} cannot be unpacked: {error}", "bad-zip", file=name, reason=str(error)) from None


def check_members(name, members):
    if len(members) > MOST_FILES:
        raise Fault("start", f"{name} must have at most {MOST_FILES} files (found {len(members)})", "zip-files", file=name)
    size = sum(member.file_size for member in members)
    if size > MOST_BYTES:
        raise too_large(name, size)
    for member in members:
        path = member.filename.replace("\\", "/")
        is_outside = path.startswith("/") or ":" in path.split("/")[0] or ".." in path.split("/") or "\0" in path
        if is_outside:
            raise Fault("start", f"{name} contains a file outside its folder: {path}", "zip-path", file=name, path=path)
        if stat.S_ISLNK(member.external_attr >> 16):
            raise Fault("start", f"{name} contains a link, {path}; only files are allowed", "zip-link", file=name, path=path)


def copy(archive, member, target, left, name):
    """Writes one file, and returns its size, which a zip may state wrongly."""
    size = 0
    with archive.open(member) as source, open(target, "wb") as out:
        while True:
            piece = source.read(1 << 16)
            if not piece:
                return size
            size += len(piece)
            if size > left:
                raise too_large(name, size)
            out.write(piece)


def too_large(name, size):
    megabytes = MOST_BYTES // (1024 * 1024)
    return Fault("start", f"{name} must have at most {megabytes} MB (found {size} bytes)", "zip-size", file=name, size=size)


class Files:
    """The Python files of an agent. `root`: their folder; `close` removes unpacked files."""

    def __init__(self, path, name=None):
        """`name`: the agent's, if it differs from the file or folder."""
        self._unpacked = None
        path = os.path.abspath(path)
        if os.path.isdir(path):
            self.root, self.names = path, python_files(path)
            self.name = os.path.basename(path)
        elif path.endswith(".py") and os.path.isfile(path):
            self.root, self.names = os.path.dirname(path), [os.path.basename(path)]
            self.name = os.path.basename(path)[:-3]
        elif os.path.isfile(path):
            self.name = os.path.splitext(os.path.basename(path))[0]
            self.root = self._unpacked = tempfile.mkdtemp(prefix="agent-")
            unpack(path, self.root)
            self.names = python_files(self.root)
        else:
            file = os.path.basename(path)
            raise Fault("start", f"{file} does not exist", "no-files", file=file)
        self.name = name or self.name

    def all_names(self):
        """What the agent is called: its name, and the names of folders that hold all of its files."""
        names, parts = [self.name], [name.split("/")[:-1] for name in self.names]
        while parts and all(each and each[0] == parts[0][0] for each in parts):
            names.append(parts[0][0])
            parts = [each[1:] for each in parts]
        return names

    def read(self, name):
        """The bytes of a file, or None if it is too large or cannot be read."""
        path = os.path.join(self.root, name)
        try:
            if os.path.getsize(path) > LONGEST_SOURCE:
                return None
            with open(path, "rb") as file:
                return file.read()
        except OSError:
            return None

    def check_size(self):
        """Raises a Fault if there is more source text than anyone has written."""
        size = sum(os.path.getsize(os.path.join(self.root, name)) for name in self.names)
        if size > MOST_BYTES:
            raise too_large(self.name, size)

    def close(self):
        if self._unpacked:
            shutil.rmtree(self._unpacked, ignore_errors=True)


def python_files(folder):
    """Relative paths of the Python files in a folder, with `/`, sorted."""
    found = []
    for base, folders, files in os.walk(folder):
        folders[:] = sorted(name for name in folders if name not in IGNORED and not name.startswith("."))
        inner = os.path.relpath(base, folder).replace(os.sep, "/")
        for name in files:
            if name.endswith(".py"):
                found.append(name if inner == "." else f"{inner}/{name}")
            if len(found) > MOST_FILES:
                raise Fault("start", f"an agent must have at most {MOST_FILES} Python files (found more)", "many-files")
    return sorted(found, key=lambda name: (name.count("/"), name))
