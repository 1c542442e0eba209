"""Answers requests about one agent. README.md in the folder above has the protocol."""

import builtins
import gc
import json
import random
import time

from .capture import capture
from .faults import Fault, clean, fault_of, shown
from .files import Files
from .forms import Invalid, Setup, limits_of
from .inspection import Inspection
from .loading import Found
from .recognition import EXPORTED

dumps, loads, process_time = json.dumps, json.loads, time.process_time


class Driver:
    def __init__(self, report=None):
        """`report(message)` says how far a start is, and may wait: `recognised` before any code of the agent's runs, with
        its `form`, and `imported` before the agent is made."""
        self._report = report or (lambda message: None)
        self._printed = capture()
        self._files = None
        self._adapter = None
        self._found = None
        self._builtins = dict(vars(builtins))
        self._requests = {"inspect": self._inspect, "start": self._start, "action": self._action, "update": self._update}

    def handle_json(self, text):
        try:
            request = loads(text)
            kind = request["type"]
        except (ValueError, KeyError, TypeError) as error:
            return dumps(Fault("error", f"not a request: {shown(error)}", "request").answer())
        if not isinstance(kind, str) or kind not in self._requests:
            return dumps(Fault("error", f"unknown request {shown(kind)}", "request").answer())
        return dumps(self.handle(request))

    def handle(self, request):
        """The answer to a request, both as dictionaries. Never raises."""
        start = process_time()
        try:
            answer = self._requests[request["type"]](request)
        except Fault as fault:
            answer = fault.answer()
        except BaseException as error:
            answer = (self._found.explain(error) if self._found else fault_of(error, self._folder())).answer()
        answer["seconds"] = process_time() - start
        changed = self._restore_builtins()
        if changed and answer["type"] != "fault":
            message = f"the agent replaced {changed}, which is part of Python"
            answer = dict(Fault("error", message, "builtins", name=changed).answer(), seconds=answer["seconds"])
        answer["printed"] = clean(self._printed.take(), longest=10**9)
        return answer

    def close(self):
        """Removes the files of the agent's form and of a zip."""
        if self._adapter:
            self._adapter.close()
        if self._found:
            self._found.close()
        if self._files:
            self._files.close()

    def _folder(self):
        return self._files.root if self._files else None

    def _open(self, request):
        if self._found:
            self._found.close()
        self._found = None
        if self._files:
            self._files.close()
        self._files = Files(request["folder"], request.get("name"))

    def _inspect(self, request):
        self._open(request)
        return Inspection(self._files, request.get("game")).answer(request.get("options") or {})

    def _start(self, request):
        self._open(request)
        inspection = Inspection(self._files, request["game"])
        candidate, instead = one_of(inspection, request.get("form"), request.get("class"))
        self._found = found = Found(inspection, candidate, instead)
        self._report({"type": "recognised", "form": candidate.form["id"]})
        options = request.get("options") or {}
        given = {name: value for name, value in (request.get("limits") or {}).items() if value is not None}
        setup = Setup(
            game=request["game"],
            options=options,
            players=request["players"],
            player=request["player"],
            seed=request.get("seed", 0),
            # What the caller leaves open, the form says.
            limits={**limits_of(candidate.form, options), **given},
            folder=self._files.root,
            work=request.get("work") or "",
        )
        random.seed(setup.seed)
        adapter = found.adapter()
        found.prepare()
        found.at_import = self._report_once({"type": "imported"})
        try:
            self._adapter = adapter(found, setup)
        except BaseException as error:
            fault = error if isinstance(error, Fault) else found.explain(error)
            if fault.code is None:
                fault.message += "".join(f"; {note}" for note in inspection.notes(found.candidate))
            raise fault from None
        found.at_import()
        return {
            "type": "ready",
            "form": found.form["id"],
            "class": found.candidate.label(inspection.candidates),
            "name": self._files.name,
            "wants": list(self._adapter.wants),
            "limits": setup.limits,
            "openings": found.form["openings"],
            "notes": inspection.notes(found.candidate),
            "remarks": inspection.remarks(found.candidate),
        }

    def _report_once(self, message):
        reports = iter([message])

        def report():
            for each in reports:
                gc.collect()
                self._report(each)

        return report

    def _started(self):
        if self._adapter is None:
            raise Fault("error", "the agent has not been started", "request")
        return self._adapter

    def _action(self, request):
        adapter, observation = self._started(), request["observation"]
        raw = adapter.action(observation)
        try:
            text = adapter.text(raw, observation)
        except Invalid as reason:
            message = f"the agent returned None; {reason}" if raw is None else str(reason)
            raise Fault("invalid", message, "invalid", raw=shown(raw)) from None
        except Fault:
            raise
        except Exception as error:
            # The answer is an object whose own code failed.
            message = f"the answer cannot be read: {type(error).__name__}"
            raise Fault("invalid", message, "invalid", raw=shown(raw)) from None
        return {"type": "action", "action": clean(text), "raw": shown(raw)}

    def _update(self, request):
        self._started().update(request["player"], request["action"], request.get("observation") or {})
        return {"type": "updated"}

    def _restore_builtins(self):
        """Undoes changes to Python's builtins, and returns the first name that was changed."""
        now = vars(builtins)
        changed = [name for name, value in self._builtins.items() if now.get(name, self) is not value and name != "_"]
        for name in changed:
            now[name] = self._builtins[name]
        return changed[0] if changed else None


def one_of(inspection, form, name):
    """The agent to start, and one to take instead if it is not there. Raises a Fault if there is none, or more than one."""
    left = inspection.chosen(form, name)
    if not name and (not left or left[0].rank != EXPORTED):
        hidden = inspection.made_at_run_time(form)
        if len(hidden) == 1 and len(left) < 2:
            return hidden[0], left[0] if left else None
        around = inspection.package_of(left[0]) if len(left) == 1 else None
        if around:
            return around, left[0]
    if len(left) == 1:
        return left[0], None
    if left:
        labels = [each.label(inspection.candidates) for each in left]
        places = [f"{each.file}, line {each.line}, {each.form['id']}" for each in left]
        found = "; ".join(f"{label} ({place})" for label, place in zip(labels, places))
        message = f"found {len(left)} agents, choose one: {found}"
        raise Fault("start", message, "several-agents", count=len(left), names=", ".join(labels))
    if name and inspection.candidates:
        there = ", ".join(inspection.labels())
        raise Fault("start", f"the agent must be one of {there} (found {name})", "no-such-agent", name=name, names=there)
    wrong = next((each for each in inspection.problems if each["code"] in ("syntax", "other-year")), None)
    if wrong:
        frame = {"file": wrong["file"], "line": wrong["line"], "function": "", "text": wrong.get("text", "")}
        values = {name: value for name, value in wrong.items() if name not in ("message", "code", "text")}
        raise Fault("start", wrong["message"], wrong["code"], [frame], **values)
    other = next((each for each in inspection.others if each.form["game"] is not None), None)
    if other:
        message = f"this agent was written for {other.form['name']} ({other.form['game']}), not for {inspection.game}"
        raise Fault("start", message, "other-game", form=other.form["id"], game=other.form["game"])
    wanted = " or ".join(each["signature"] for each in inspection.forms if form in (None, each["id"]))
    raise Fault("start", f"no agent was found; it must be {wanted}", "no-agent", wanted=wanted)
