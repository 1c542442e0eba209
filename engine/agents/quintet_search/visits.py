"""Makes the visits of a search from the records of its calls.

Not every call with a node is a visit: searches have functions beside the recursive one. In this order:

1. a call that reads no value, has no call for another node and returns no number is dropped (`is_leaf(node)`);
2. one that returns a number without reading anything is dropped, too, unless its function searches elsewhere: then it is a
   value that the search remembered, or one that its own estimate gave (`estimate(node)` as part of the visit is no visit);
3. calls for the same node inside of each other are one visit (`search(root)`, which calls `alphabeta(root, ...)`), except
   where the outermost one calls the search several times, as iterative deepening does: each call counts as one search;
4. a value that is read without a call for its node is a visit of this leaf. In a search without recursion, asking a node for
   its children is a visit as well;
5. reading the value of a child that the same visit also calls the search for is an estimate, by which it orders its children,
   and no visit, also in a function (`key=estimate`). Where it has read all the children that it calls the search for, the
   others were estimates, too.

Events, with `visit` numbered from 0 in the order in which they are entered:

    ["enter", visit, parent visit, item, file, line, window, caller's file and line]
    ["window", visit, file, line, window]
    ["look", visit, file, line, value]
    ["leave", visit, file, line, value, window, line before, whether an exception ended it]
"""


class Raw:
    """One call, or with number -1 everything outside of calls."""

    def __init__(self, number, parent=None, item=0, code=-1, place=(0, 1), window=None, caller=None):
        self.number = number
        self.parent = parent
        self.item = item
        self.code = code
        self.place = place
        self.window = window
        self.caller = caller
        self.content = []
        self.returned = None
        self.is_driver = False

    @property
    def calls(self):
        return [each for each in self.content if isinstance(each, Raw)]

    @property
    def value(self):
        return self.returned[4] if self.returned else None

    def looks(self):
        return any(not isinstance(each, Raw) and each[0] == "look" for each in self.content)

    def below(self):
        """The calls for other nodes."""
        return [each for each in self.calls if each.item != self.item]

    def at_top(self):
        raw = self
        while raw.parent.number >= 0:
            if raw.parent.item != raw.item:
                return False
            raw = raw.parent
        return True


def visits(records, parents):
    """The events of the records. `parents`: of each item the item above, -1 for the root."""
    outside, raws = raw_calls(records)
    drop_helpers(raws)
    drop_estimates(raws)
    merge(raws)
    is_flat = not any(raw.below() for raw in raws)
    if not outside.calls:
        outside.content = [Raw(0, outside, 0)] if not outside.content else [whole(outside)]
    return Writer(parents, is_flat).write(outside)


def whole(outside):
    """A search whose function isn't called for a node that can be seen, such as a generator: one visit of the root."""
    raw = Raw(0, outside, 0)
    raw.content = outside.content
    return raw


def raw_calls(records):
    outside = Raw(-1)
    raws = []

    def of(number):
        return raws[number] if number >= 0 else outside

    for record in records:
        kind = record[0]
        if kind == "call":
            _, number, parent, item, code, file, line, window, caller = record
            raw = Raw(number, of(parent), item, code, (file, line), window, caller)
            raws.append(raw)
            raw.parent.content.append(raw)
        elif kind == "return":
            of(record[1]).returned = record
        else:
            of(record[1]).content.append(record)
    return outside, raws


def drop(raw):
    """Takes a call away. What it asked for belongs to the call around it."""
    content = raw.parent.content
    place = content.index(raw)
    content[place : place + 1] = [each for each in raw.content if not isinstance(each, Raw) and each[0] == "ask"]
    for each in raw.calls:
        each.parent = raw.parent


def drop_helpers(raws):
    """Rules 1 and 2. The first call is the search itself."""
    gone = set()
    for raw in reversed(raws[1:]):
        if raw.returned and raw.value is None and not raw.looks() and not raw.calls:
            drop(raw)
            gone.add(raw.number)
    searching = {raw.code for raw in raws if raw.number not in gone and raw.below()}
    for raw in reversed(raws[1:]):
        if raw.number in gone or not raw.returned or raw.looks() or raw.calls or raw.code in searching:
            continue
        drop(raw)
        gone.add(raw.number)
    raws[:] = [raw for raw in raws if raw.number not in gone]


def drop_estimates(raws):
    """Rule 5."""
    searching = {raw.code for raw in raws if raw.below()}
    gone = set()
    for raw in raws:
        called = {each.item for each in raw.below() if each.code in searching}
        if not called:
            continue

        def read_in(each):
            """The child that is read; None for anything else."""
            is_read = each.code not in searching if isinstance(each, Raw) else each[0] == "look"
            item = each.item if isinstance(each, Raw) else each[2]
            return item if is_read and item != raw.item else None

        read = {read_in(each) for each in raw.content}
        estimates = (read if called <= read else called & read) - {None}
        gone.update(each.number for each in raw.calls if read_in(each) in estimates)
        raw.content = [each for each in raw.content if read_in(each) not in estimates]
    raws[:] = [raw for raw in raws if raw.number not in gone]


def merge(raws):
    """Rule 3."""
    for raw in reversed(raws):
        same = [each for each in raw.calls if each.item == raw.item]
        searches = [each for each in same if each.below() or each.is_driver]
        if raw.at_top() and (len(searches) > 1 or any(each.is_driver for each in searches)):
            raw.is_driver = True
            raw.content = searches
            continue
        if not same:
            continue
        content = []
        for each in raw.content:
            if not isinstance(each, Raw) or each.item != raw.item:
                content.append(each)
                continue
            for inner in each.calls:
                inner.parent = raw
            if each.window is not None:
                if raw.window is None:
                    raw.window = each.window
                content.append(["window", raw.number, *each.place, each.window])
            content.extend(each.content)
            if raw.returned and raw.value is None and each.value is not None:
                raw.returned[4] = each.value
            if raw.returned and each.returned and raw.returned[5] is None:
                raw.returned[5] = each.returned[5]
        raw.content = content


class Writer:
    def __init__(self, parents, is_flat):
        self.parents = parents
        self.is_flat = is_flat
        self.events = []
        self.count = 0
        self.latest = {}

    def write(self, outside):
        roots = []
        waiting = list(reversed(outside.calls))
        while waiting:
            raw = waiting.pop()
            if raw.is_driver:
                waiting.extend(reversed(raw.calls))
            else:
                roots.append(raw)
        for root in roots:
            self.latest = {}
            self.visit(root, -1)
        return self.events

    def enter(self, parent, item, file, line, window, caller):
        visit = self.count
        self.count += 1
        self.latest[item] = visit
        self.events.append(["enter", visit, parent, item, file, line, window, caller])
        return visit

    def visit(self, raw, parent):
        visit = self.enter(parent, raw.item, *raw.place, raw.window, raw.caller)
        seen = set()
        for each in raw.content:
            if isinstance(each, Raw):
                self.visit(each, visit)
            elif each[0] == "window":
                self.events.append(["window", visit, *each[2:]])
            elif each[0] == "look":
                self.look(visit, raw.item, each, seen)
            elif self.is_flat and each[2] != raw.item and each[2] not in self.latest:
                self.step_to(each[2], each[3], each[4], visit)
        if raw.returned:
            self.events.append(["leave", visit, *raw.returned[2:]])

    def look(self, visit, item, record, seen):
        _, _, looked, file, line, value = record
        if looked in seen:
            return
        seen.add(looked)
        if looked == item:
            self.events.append(["look", visit, file, line, value])
            return
        inner = self.step_to(looked, file, line, visit)
        self.events.append(["look", inner, file, line, value])
        self.events.append(["leave", inner, file, line, value, None, line])

    def step_to(self, item, file, line, visit):
        """Enters an item that is read from elsewhere, below its own parent if that was visited."""
        above = self.parents[item]
        if self.is_flat and above >= 0 and above not in self.latest:
            parent = self.step_to(above, file, line, visit)
        else:
            parent = self.latest.get(above, visit)
        return self.enter(parent, item, file, line, None, (file, line))
