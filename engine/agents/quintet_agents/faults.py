"""What can go wrong with an agent, as values that a page and a record can show."""

import os
import re
import sys
import traceback

LONGEST_TEXT = 2000
# So many frames are kept at either end of a traceback.
MOST_FRAMES = 20

DRIVER = os.path.dirname(__file__)
LIBRARY = os.path.dirname(os.__file__)
# The prefix of the file names of stand-ins; see loading.py.
STAND_IN = "<stand-in>/"


class Fault(Exception):
    """Ends the agent's game. `kind`: as in engine/agents/README.md. `code` and `values` let a page say it in its language."""

    def __init__(self, kind, message, code=None, frames=(), raw=None, **values):
        super().__init__(message)
        self.kind = kind
        self.message = message
        self.code = code
        self.values = values
        self.frames = list(frames)
        self.raw = raw

    def answer(self):
        answer = {"type": "fault", "kind": self.kind, "message": clean(self.message), "traceback": self.frames}
        if self.code:
            answer["code"] = self.code
            answer["values"] = {name: clean(str(value)) for name, value in self.values.items()}
        if self.raw is not None:
            answer["raw"] = self.raw
        return answer


def clean(text, longest=LONGEST_TEXT):
    """The text in Unicode that every JSON reader takes, cut at `longest` characters."""
    if len(text) > longest:
        text = text[:longest] + f"... {len(text) - longest} more characters"
    return text.encode("utf-8", "replace").decode("utf-8")


def shown(value):
    """`repr` of anything, also of objects without one."""
    try:
        return clean(str(repr(value)))
    except Exception as error:
        return f"<{type(value).__name__} whose repr raises {type(error).__name__}>"


def fault_of(error, folder, kind="error"):
    """The fault that an exception of the agent is. `folder`: names in the traceback are relative to it."""
    frames = frames_of(error, folder)
    if isinstance(error, MemoryError):
        return Fault("memory", "the agent ran out of memory", "out-of-memory", frames)
    if isinstance(error, SystemExit):
        return Fault("dead", f"the agent exited: exit({shown(error.code)})", "exit", frames, status=shown(error.code))
    # Pyodide has special messages for modules that it could install, so that only the name counts.
    if isinstance(error, ModuleNotFoundError) and error.name:
        return missing_module(error, frames, kind)
    if isinstance(error, SyntaxError):
        return syntax_fault(error, folder, frames, kind)
    return Fault(kind, message_of(error), None, frames)


def message_of(error):
    try:
        text = str(error)
    except Exception:
        text = "(its message cannot be shown)"
    name = type(error).__name__
    return f"{name}: {text}".replace(STAND_IN, "") if text else name


def missing_module(error, frames, kind):
    where = next((frame for frame in reversed(frames) if not frame["file"].startswith("python/")), None)
    file, line = (where["file"], where["line"]) if where else (None, None)
    place = f"{file}, line {line}" if file else "the agent"
    since = REMOVED.get(error.name.split(".")[0])
    advice = {}
    if since and sys.version_info >= since:
        why = f"Python {since[0]}.{since[1]} and later do not have it"
        advice = {"advice": "removed", "version": f"{since[0]}.{since[1]}"}
    elif error.name in NEW and sys.version_info < NEW[error.name]:
        why = needs(NEW[error.name])
    else:
        why = "agents can use only Python's standard library and their own files"
    message = f"{place} imports {error.name}, which cannot be found: {why}"
    return Fault(kind, message, "missing-module", frames, module=error.name, file=file, line=line, **advice)


def file_and_line(fault):
    """Where the agent's own code was, in a fault with a traceback."""
    own = [frame for frame in fault.frames if frame["file"] and not frame["file"].startswith("python/")]
    return (own[-1]["file"], own[-1]["line"]) if own else (None, None)


def syntax_fault(error, folder, frames=(), kind="start"):
    file = relative(error.filename or "", folder) or "the agent"
    line = error.lineno or 1
    text = (error.text or "").strip()
    place = {"file": file, "line": line, "function": "", "text": clean(text)}
    reason = error.msg
    version = next((version for pattern, version in SYNTAX if re.search(pattern, text)), None)
    if version is None and "f-string" in reason:
        version = (3, 12)
    if version and sys.version_info < version:
        reason += f"; {needs(version)}"
    message = f"{file}, line {line}: {type(error).__name__}: {reason}"
    return Fault(kind, message, "syntax", [*frames, place], file=file, line=line, reason=reason)


def needs(version):
    found = sys.version_info
    return f"this needs Python {version[0]}.{version[1]}, and agents run in Python {found[0]}.{found[1]} here"


def explained(fault, error):
    """Adds the version of Python that an agent needs, where its exception shows that."""
    text = fault.message
    for pattern, version in CALLS:
        if re.search(pattern, text) and sys.version_info < version:
            fault.message += f"; {needs(version)}"
            return fault
    taken = re.search(r"(?:cannot import name '(\w+)' from '([\w.]+)'|module '([\w.]+)' has no attribute '(\w+)')", text)
    if taken:
        name = f"{taken[2] or taken[3]}.{taken[1] or taken[4]}"
        if name in NEW and sys.version_info < NEW[name]:
            fault.message += f"; {needs(NEW[name])}"
    return fault


# By version of Python: syntax that older versions refuse, calls that they lack, modules added or removed.
SYNTAX = [
    (r"^(match|case)\b.*:", (3, 10)),
    (r"^except\s*\*", (3, 11)),
    (r"^type\s+\w+.*=", (3, 12)),
    (r"^(async\s+)?(def|class)\s+\w+\[", (3, 12)),
    (r"^except\s+[\w.]+\s*,.*:", (3, 14)),
]
CALLS = [
    (r"unsupported operand type\(s\) for \|: '(type|NoneType|_GenericAlias|ABCMeta|EnumMeta)'", (3, 10)),
    (r"unsupported operand type\(s\) for \|: '[\w.]+' and '(type|NoneType)'", (3, 10)),
    (r"zip\(\) takes no keyword arguments", (3, 10)),
    (r"(dataclass|field)\(\) got an unexpected keyword argument '(slots|kw_only|match_args)'", (3, 10)),
    (r"'int' object has no attribute 'bit_count'", (3, 10)),
    (r"bisect\w*\(\).*'key'|'key' is an invalid keyword argument for (bisect|insort)", (3, 10)),
]
NEW = {
    **dict.fromkeys(["itertools.pairwise", "typing.TypeAlias", "typing.ParamSpec", "typing.TypeGuard", "types.NoneType",
                     "types.UnionType", "typing.Concatenate", "contextlib.aclosing", "dataclasses.KW_ONLY"], (3, 10)),
    **dict.fromkeys(["tomllib", "typing.Self", "typing.Never", "typing.LiteralString", "typing.assert_never", "enum.StrEnum",
                     "typing.assert_type", "typing.NotRequired", "typing.Required", "typing.Unpack", "typing.TypeVarTuple",
                     "enum.verify", "enum.EnumType", "operator.call", "math.cbrt", "math.exp2"], (3, 11)),
    **dict.fromkeys(["itertools.batched", "typing.override", "typing.TypeAliasType", "math.sumprod"], (3, 12)),
}  # fmt: skip
REMOVED = {"imp": (3, 12), "distutils": (3, 12), "asynchat": (3, 12), "asyncore": (3, 12), "smtpd": (3, 12), "cgi": (3, 13)}


def frames_of(error, folder):
    """The frames of a traceback from the agent's first one on, as plain data."""
    frames = []
    for frame in traceback.extract_tb(error.__traceback__):
        file = relative(frame.filename, folder)
        if file is None or (not frames and file.startswith("python/")):
            continue
        text = (frame.line or "").strip()
        frames.append({"file": file, "line": frame.lineno or 0, "function": frame.name, "text": clean(text)})
    if len(frames) > 2 * MOST_FRAMES:
        left = len(frames) - 2 * MOST_FRAMES
        middle = {"file": "", "line": 0, "function": "", "text": f"... {left} more frames"}
        frames = [*frames[:MOST_FRAMES], middle, *frames[-MOST_FRAMES:]]
    return frames


def relative(file, folder):
    """A file as a reader knows it: inside the agent's folder, or inside Python. None for the driver's own files."""
    if file.startswith((DRIVER, "<quintet>", "<frozen importlib")):
        return None
    if file.startswith(STAND_IN):
        return file[len(STAND_IN) :]
    if folder:
        # The folder may be reached through a link.
        for name, base in ((file, folder), (os.path.realpath(file), os.path.realpath(folder))):
            if name.startswith(base.rstrip(os.sep) + os.sep):
                return os.path.relpath(name, base).replace(os.sep, "/")
    if file.startswith(LIBRARY + os.sep):
        return "python/" + os.path.relpath(file, LIBRARY).replace(os.sep, "/")
    if file.startswith("<frozen "):
        return "python/" + file[len("<frozen ") : -1].replace(".", "/") + ".py"
    return file if file.startswith("<") else os.path.basename(file)
