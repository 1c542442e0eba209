/**
 * Makes the visits of a search from the records of its calls, by the rules of `engine/agents/quintet_search/visits.py`,
 * which explains them and lists the events. Pure.
 *
 * It imports nothing: `../worker-script.js` joins it with the other parts as text.
 *
 * @typedef {any[]} SearchRecord  as `recorder.py` lists them
 * @typedef {{number: number, parent: Raw | null, item: number, code: number, place: [number, number], window: any,
 *            caller: any, content: (Raw | SearchRecord)[], returned: SearchRecord | null, isDriver: boolean}} Raw
 */

/**
 * @param {number} number  of the call; -1 for everything outside of calls
 * @param {Partial<Raw>} [more]
 * @returns {Raw}
 */
const rawOf = (number, more = {}) => ({
    number,
    parent: null,
    item: 0,
    code: -1,
    place: [0, 1],
    window: null,
    caller: null,
    content: [],
    returned: null,
    isDriver: false,
    ...more,
});

/** @param {Raw | SearchRecord} each @returns {each is Raw} */
const isRaw = (each) => !Array.isArray(each);

/** @param {Raw} raw */
const callsOf = (raw) => raw.content.filter(isRaw);
/** @param {Raw} raw */
const returnedBy = (raw) => (raw.returned ? raw.returned[4] : null);
/** @param {Raw} raw */
const looks = (raw) => raw.content.some((each) => !isRaw(each) && each[0] === "look");
/** The calls for other nodes. @param {Raw} raw */
const below = (raw) => callsOf(raw).filter((each) => each.item !== raw.item);

/** @param {Raw} raw */
function isAtTop(raw) {
    for (let each = raw; each.parent && each.parent.number >= 0; each = each.parent)
        if (each.parent.item !== each.item) return false;
    return true;
}

/**
 * @param {SearchRecord[]} records
 * @param {number[]} parents  of each item the item above, -1 for the root
 * @returns {any[][]} the events
 */
export function visits(records, parents) {
    const { outside, raws: all } = rawCalls(records);
    const raws = withoutEstimates(withoutHelpers(all));
    merge(raws);
    const isFlat = !raws.some((raw) => below(raw).length > 0);
    if (callsOf(outside).length === 0) {
        // A search whose function isn't called for a node that can be seen: one visit of the root.
        outside.content = [rawOf(0, { parent: outside, content: outside.content })];
    }
    return new Writer(parents, isFlat).write(outside);
}

/** @param {SearchRecord[]} records */
function rawCalls(records) {
    const outside = rawOf(-1);
    /** @type {Raw[]} */
    const raws = [];
    const of = (/** @type {number} */ number) => (number >= 0 ? raws[number] : outside);
    for (const record of records) {
        const [kind, number] = record;
        if (kind === "call") {
            const [, , above, item, code, file, line, window, caller] = record;
            const parent = of(above);
            const raw = rawOf(number, { parent, item, code, place: [file, line], window, caller });
            raws.push(raw);
            parent.content.push(raw);
        } else if (kind === "return") of(number).returned = record;
        else of(number).content.push(record);
    }
    return { outside, raws };
}

/** Takes a call away. What it asked for belongs to the call around it. @param {Raw} raw */
function drop(raw) {
    const parent = /** @type {Raw} */ (raw.parent);
    const asks = raw.content.filter((each) => !isRaw(each) && each[0] === "ask");
    for (const each of callsOf(raw)) each.parent = parent;
    parent.content.splice(parent.content.indexOf(raw), 1, ...asks);
}

/** Rules 1 and 2. The first call is the search itself. @param {Raw[]} raws */
function withoutHelpers(raws) {
    /** @type {Set<Raw>} */
    const gone = new Set();
    const last = raws.slice(1).reverse();
    const isBare = (/** @type {Raw} */ raw) => raw.returned && !looks(raw) && callsOf(raw).length === 0;
    for (const raw of last) {
        if (!isBare(raw) || returnedBy(raw) !== null) continue;
        drop(raw);
        gone.add(raw);
    }
    const searching = new Set(raws.filter((raw) => !gone.has(raw) && below(raw).length > 0).map(({ code }) => code));
    for (const raw of last) {
        if (gone.has(raw) || !isBare(raw) || searching.has(raw.code)) continue;
        drop(raw);
        gone.add(raw);
    }
    return raws.filter((raw) => !gone.has(raw));
}

/** Rule 5. @param {Raw[]} raws */
function withoutEstimates(raws) {
    const searching = new Set(raws.filter((raw) => below(raw).length > 0).map(({ code }) => code));
    /** @type {Set<Raw | SearchRecord>} */
    const gone = new Set();
    for (const raw of raws) {
        const called = new Set(below(raw).flatMap(({ code, item }) => (searching.has(code) ? [item] : [])));
        if (called.size === 0) continue;
        /** The child that is read; -1 for anything else. @param {Raw | SearchRecord} each */
        const readIn = (each) => {
            const isRead = isRaw(each) ? !searching.has(each.code) : each[0] === "look";
            const item = isRaw(each) ? each.item : each[2];
            return isRead && item !== raw.item ? item : -1;
        };
        const read = new Set(raw.content.map(readIn));
        const areAll = [...called].every((item) => read.has(item));
        for (const each of raw.content) {
            const item = readIn(each);
            if (item >= 0 && (areAll || called.has(item))) gone.add(each);
        }
        raw.content = raw.content.filter((each) => !gone.has(each));
    }
    return raws.filter((raw) => !gone.has(raw));
}

/** Rule 3. @param {Raw[]} raws */
function merge(raws) {
    for (const raw of [...raws].reverse()) {
        const same = callsOf(raw).filter(({ item }) => item === raw.item);
        const searches = same.filter((each) => each.isDriver || below(each).length > 0);
        if (isAtTop(raw) && (searches.length > 1 || searches.some(({ isDriver }) => isDriver))) {
            raw.isDriver = true;
            raw.content = searches;
            continue;
        }
        if (same.length === 0) continue;
        /** @type {Raw["content"]} */
        const content = [];
        for (const each of raw.content) {
            if (!isRaw(each) || each.item !== raw.item) {
                content.push(each);
                continue;
            }
            for (const inner of callsOf(each)) inner.parent = raw;
            if (each.window !== null) {
                raw.window ??= each.window;
                content.push(["window", raw.number, ...each.place, each.window]);
            }
            for (const inner of each.content) content.push(inner);
            if (!raw.returned) continue;
            if (returnedBy(each) !== null) raw.returned[4] ??= returnedBy(each);
            raw.returned[5] ??= each.returned?.[5] ?? null;
        }
        raw.content = content;
    }
}

class Writer {
    /** @type {any[][]} */
    events = [];
    count = 0;
    /** The latest visit by item. @type {Map<number, number>} */
    latest = new Map();

    /** @param {number[]} parents @param {boolean} isFlat */
    constructor(parents, isFlat) {
        this.parents = parents;
        this.isFlat = isFlat;
    }

    /** @param {Raw} outside */
    write(outside) {
        const roots = [];
        const waiting = callsOf(outside).reverse();
        for (let raw = waiting.pop(); raw; raw = waiting.pop()) {
            if (raw.isDriver) waiting.push(...callsOf(raw).reverse());
            else roots.push(raw);
        }
        for (const root of roots) {
            this.latest.clear();
            this.visit(root, -1);
        }
        return this.events;
    }

    /**
     * @param {number} parent
     * @param {number} item
     * @param {[number, number]} place
     * @param {any} window
     * @param {any} caller
     */
    enter(parent, item, place, window, caller) {
        const visit = this.count++;
        this.latest.set(item, visit);
        this.events.push(["enter", visit, parent, item, ...place, window, caller]);
        return visit;
    }

    /** @param {Raw} raw @param {number} parent */
    visit(raw, parent) {
        const visit = this.enter(parent, raw.item, raw.place, raw.window, raw.caller);
        /** @type {Set<number>} */
        const seen = new Set();
        for (const each of raw.content) {
            if (isRaw(each)) this.visit(each, visit);
            else if (each[0] === "window") this.events.push(["window", visit, ...each.slice(2)]);
            else if (each[0] === "look") this.look(visit, raw.item, each, seen);
            else if (this.isFlat && each[2] !== raw.item && !this.latest.has(each[2]))
                this.stepTo(each[2], [each[3], each[4]], visit);
        }
        if (raw.returned) this.events.push(["leave", visit, ...raw.returned.slice(2)]);
    }

    /** @param {number} visit @param {number} item @param {SearchRecord} record @param {Set<number>} seen */
    look(visit, item, [, , looked, file, line, value], seen) {
        if (seen.has(looked)) return;
        seen.add(looked);
        const inner = looked === item ? visit : this.stepTo(looked, [file, line], visit);
        this.events.push(["look", inner, file, line, value]);
        if (looked !== item) this.events.push(["leave", inner, file, line, value, null, line]);
    }

    /**
     * Enters an item that is read from elsewhere, below its own parent if that was visited.
     * @param {number} item @param {[number, number]} place @param {number} visit
     * @returns {number}
     */
    stepTo(item, place, visit) {
        const above = this.parents[item];
        const parent =
            this.isFlat && above >= 0 && !this.latest.has(above)
                ? this.stepTo(above, place, visit)
                : (this.latest.get(above) ?? visit);
        return this.enter(parent, item, place, null, place);
    }
}
