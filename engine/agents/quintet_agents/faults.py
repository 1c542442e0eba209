"""What can go wrong with an agent, as values that a page and a record can show."""

import os
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
    """`repr` of anything, also of what cannot be shown."""
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
        return Fault("dead", f"the agent ended itself: exit({shown(error.code)})", "exit", frames, status=shown(error.code))
    # Pyodide has messages of its own for modules that it could install, so that only the name counts.
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
    return absent(error.name, where and where["file"], where and where["line"], frames, kind)


def absent(module, file, line, frames=(), kind="start"):
    """The fault of a module that is not there."""
    place = f"{file}, line {line}" if file else "the agent"
    message = f"{place} imports {module}, which is not there: agents have Python's standard library and their own files"
    return Fault(kind, message, "missing-module", frames, module=module, file=file, line=line)


def syntax_fault(error, folder, frames=(), kind="start"):
    file = relative(error.filename or "", folder) or "the agent"
    line = error.lineno or 1
    text = (error.text or "").strip()
    place = {"file": file, "line": line, "function": "", "text": clean(text)}
    message = f"{file}, line {line}: {type(error).__name__}: {error.msg}"
    return Fault(kind, message, "syntax", [*frames, place], file=file, line=line, reason=error.msg)


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
