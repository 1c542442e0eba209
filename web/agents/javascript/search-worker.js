/**
 * Runs a student's JavaScript in a worker: a search, which is recorded, or a test of code. Requests and answers are
 * those of `engine/agents/quintet_search/` (`run.py`, `tests.py`).
 *
 * It imports nothing: `../worker-script.js` joins it with the other parts as text, in front of the student's own text.
 *
 * @typedef {object} SearchParts  modules of this folder
 * @property {typeof import("./search-items.js")} items
 * @property {typeof import("./search-recorder.js")} recorder
 * @property {typeof import("./search-visits.js")} visits
 *
 * A function of the student's, or a method: then `owner` names its class, which is `run`, and `made` has the parameters
 * of its constructor.
 * @typedef {{name: string, hasDefault: boolean}[]} Parameters
 * @typedef {{name: string, run: any, parameters: Parameters, owner: string, made: Parameters}} StudentFunction
 */

const LIMITS = { nodes: 50_000, seconds: 20, lines: 2_000_000_000 };
/** A search may look at nodes without visiting them. */
const RECORDS_PER_NODE = 12;
const CALLS_PER_NODE = 3;
/** The most values that a test may find, how deeply they may be nested, and the most leaves that an answer names. */
const MOST_VALUES = 20_000;
const DEEPEST = 50;
const MOST_LEAVES = 5000;
/** What a text shows of a value. */
const MOST_SHOWN = 20;
const DEEPEST_SHOWN = 3;

/**
 * Names of searches and their parameters, in small letters without `_`; those of searches the most telling one first.
 */
const FUNCTION_NAMES = [
    "alphabeta",
    "alphabetasearch",
    "negamax",
    "minimax",
    "maxn",
    "paranoid",
    "search",
    "solve",
    "bestmove",
    "choose",
    "getaction",
    "run",
    "maxvalue",
];
const NODE_NAMES = ["node", "state", "tree", "root", "position", "board", "s", "n", "game", "current"];
const LOW_NAMES = ["alpha", "a", "α", "low", "lo", "lower"];
const HIGH_NAMES = ["beta", "b", "β", "high", "hi", "upper"];
const DEPTH_NAMES = ["depth", "d", "plies", "remaining", "depthleft", "maxdepth", "limit", "depthlimit"];
const ZERO_NAMES = ["ply", "level", "player", "me", "currentdepth"];
const SIGN_NAMES = ["color", "colour", "sign"];

/** @param {string} name */
const plainName = (name) => name.toLowerCase().replaceAll("_", "");

/** A search that cannot start, and why. */
class StartFault {
    /** @param {string} code @param {string} message @param {object} values */
    constructor(code, message, values) {
        Object.assign(this, { type: "fault", kind: "start", code, message, values });
    }
}

/** @param {Parameters} parameters */
const placeOfNode = (parameters) => parameters.findIndex(({ name }) => NODE_NAMES.includes(name));

/** @param {StudentFunction[]} all @param {string | null} wanted */
function functionOf(all, wanted) {
    const functions = all.filter(({ owner }) => !owner);
    const names = functions.map(({ name }) => name).join(", ");
    if (wanted) {
        const found = functions.find(({ name }) => name === wanted);
        if (found) return found;
        const message = `there is no function ${wanted} (found ${names || "none"})`;
        throw new StartFault("no-function", message, { name: wanted, names });
    }
    const known = (/** @type {StudentFunction[]} */ among) => {
        const found = FUNCTION_NAMES.map((word) => among.find(({ name }) => plainName(name) === word));
        return found.find((each) => each);
    };
    // The node goes to the method or to the constructor.
    const methods = all.filter((each) => each.owner && (each.parameters.length > 0 || placeOfNode(each.made) >= 0));
    const owners = [...new Set(methods.map(({ owner }) => owner))].reverse();
    const ofClasses = owners.map((name) => known(methods.filter(({ owner }) => owner === name)));
    const found = known(functions) ?? ofClasses.find((each) => each) ?? functions.at(-1);
    if (found) return found;
    throw new StartFault("no-function", "there is no function that takes a node", { name: "", names: "" });
}

/**
 * Arguments in order. `given`: a list of those behind the node, or a map by name; the others are filled in by their
 * names, unless they have a default. A node that the constructor takes goes to a parameter with such a name only.
 * @param {StudentFunction} student @param {any} item @param {any} given @param {number} depth
 */
function argumentsOf({ name, parameters, made }, item, given, depth) {
    if (Array.isArray(given)) return [item, ...given];
    const place = Math.max(placeOfNode(made) < 0 ? 0 : -1, placeOfNode(parameters));
    return parameters.map((each, at) => {
        if (at === place) return item;
        if (given && Object.hasOwn(given, each.name)) return given[each.name];
        return each.hasDefault ? undefined : filled(name, each.name, depth);
    });
}

/** A new object of a method's class. @param {StudentFunction} student @param {any} item @param {number} depth */
function objectOf({ owner, run: Owner, made }, item, depth) {
    const given = made.map(({ name, hasDefault }) => {
        if (NODE_NAMES.includes(name)) return item;
        return hasDefault ? undefined : filled(owner, name, depth);
    });
    return new Owner(...given);
}

/** @param {string} name  of the function @param {string} parameter @param {number} depth */
function filled(name, parameter, depth) {
    const word = plainName(parameter);
    if (LOW_NAMES.includes(word)) return -Infinity;
    if (HIGH_NAMES.includes(word)) return Infinity;
    if (DEPTH_NAMES.includes(word)) return depth;
    if (SIGN_NAMES.includes(word)) return 1;
    if (ZERO_NAMES.includes(word)) return 0;
    if (word.includes("max")) return true;
    if (word.includes("min")) return false;
    const message = `${name} has a parameter ${parameter} without a value: give it a default, such as ${parameter} = 0`;
    throw new StartFault("argument", message, { function: name, name: parameter });
}

/** @param {object} [given] */
function limitsOf(given = {}) {
    const own = Object.entries(given ?? {}).filter(([, value]) => value !== null && value !== undefined);
    const limits = { ...LIMITS, ...Object.fromEntries(own) };
    return { ...limits, records: RECORDS_PER_NODE * limits.nodes, calls: CALLS_PER_NODE * limits.nodes };
}

/**
 * The fault of what a run has thrown.
 * @param {SearchParts} parts @param {any} error @param {string} file @param {(error: any) => object} thrown
 */
function faultOf({ recorder: { LimitReached } }, error, file, thrown) {
    if (error instanceof StartFault) return error;
    if (!(error instanceof LimitReached)) return thrown(error);
    const { code, limit, line } = error;
    const what = { nodes: "nodes", time: "seconds", steps: "steps" }[code];
    return {
        type: "fault",
        kind: "time",
        code: `limit-${code}`,
        message: `${file}, line ${line}: the search was stopped after ${limit} ${what}`,
        traceback: [{ file, line, function: "", text: "" }],
        values: { file, line, limit },
    };
}

/** A value as a reader sees it. @param {any} value @param {(value: any) => boolean} isItem @returns {string} */
function shown(value, isItem, depth = 0) {
    if (isItem(value)) return value.name;
    if (typeof value === "object" && value !== null) {
        const all = Object.entries(value).slice(0, MOST_SHOWN);
        const isList = Array.isArray(value);
        const parts =
            depth > DEEPEST_SHOWN
                ? ["…"]
                : all.map(([name, each]) => {
                      const text = shown(each, isItem, depth + 1);
                      return isList ? text : `${name}: ${text}`;
                  });
        return isList ? `[${parts.join(", ")}]` : `{${parts.join(", ")}}`;
    }
    return typeof value === "string" ? JSON.stringify(value) : String(value);
}

/**
 * The action that a search has returned, alone or beside its value.
 * @param {any} returned
 * @param {(value: any) => boolean} isItem
 */
function choiceOf(returned, isItem) {
    const isOne = typeof returned !== "object" || returned === null || isItem(returned);
    const found = (isOne ? [returned] : Object.values(returned)).find(
        (each) => typeof each === "string" || isItem(each),
    );
    return found === undefined ? null : String(isItem(found) ? found.name : found).slice(0, 200);
}

/**
 * Runs a search. `ask` answers from the rules of a game.
 * @param {SearchParts} parts
 * @param {any} request
 * @param {(question: object) => any} ask
 * @param {(recorder: any, note: (window: object) => void) => Promise<{functions: StudentFunction[]}>} module
 *     the student's
 * @param {(kind: string, error: any) => object} thrown
 */
export async function searchAnswer(parts, request, ask, module, thrown) {
    const { file, tree, game } = request;
    const recorder = new parts.recorder.Recorder(limitsOf(request.limits));
    const { treeOf, gameOf, numberOf } = parts.items.searchItems(recorder);
    recorder.numberOf = numberOf;
    const isItem = (/** @type {any} */ value) => numberOf(value) >= 0;
    /** @type {any} */
    const answer = { type: "run", value: null, returned: "", choice: null, run: null, fault: null };
    /** @type {string | null} */
    let name = null;
    /** @type {any} */
    let searched;
    try {
        searched = tree ? treeOf(tree) : gameOf(ask);
        const { functions } = await recorder.watch(() => module(recorder, recorder.note.bind(recorder)));
        const student = functionOf(functions, request.function);
        const depth = tree ? searched.height : game.depth;
        const made = student.owner && (await recorder.watch(async () => objectOf(student, searched.root, depth)));
        const given = argumentsOf(student, searched.root, request.arguments, depth);
        name = student.name;
        recorder.forget();
        const returned = await recorder.watch(async () =>
            made ? made[student.name](...given) : student.run(...given),
        );
        answer.value = parts.recorder.scoreIn(returned, recorder.players, isItem);
        answer.returned = shown(returned, isItem).slice(0, 200);
        answer.choice = choiceOf(returned, isItem);
    } catch (error) {
        answer.fault = faultOf(parts, error, file, (each) => thrown(name === null ? "start" : "error", each));
    }
    if (name === null) return answer;
    const events = parts.visits.visits(recorder.records, searched.parents);
    answer.run = { players: recorder.players, files: [file], function: name, events };
    if (!tree) answer.run.items = searched.rows();
    return answer;
}

/** A value as plain data, as in `tests.py`. @param {any} value @param {(value: any) => boolean} isItem */
function plainOf(value, isItem) {
    let left = MOST_VALUES;
    /** @param {any} each @param {number} depth @returns {any} */
    const read = (each, depth) => {
        left -= 1;
        if (left < 0 || depth > DEEPEST)
            throw new RangeError(`the value is too long: it must have at most ${MOST_VALUES} entries`);
        if (each === null || each === undefined) return null;
        if (typeof each === "boolean") return each;
        if (typeof each === "string") return each.slice(0, 2000);
        if (typeof each === "number") return Number.isFinite(each) ? each : String(each);
        if (isItem(each)) return each.name;
        if (each instanceof Set) {
            const found = [...each].map((below) => read(below, depth + 1));
            return found.sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1));
        }
        if (Array.isArray(each)) return each.map((below) => read(below, depth + 1));
        if (typeof each === "object") {
            const entries = each instanceof Map ? [...each] : Object.entries(each);
            return Object.fromEntries(entries.map(([name, below]) => [String(name), read(below, depth + 1)]));
        }
        return String(each).slice(0, 400);
    };
    return read(value, 0);
}

/**
 * Runs one test of a student's code.
 * @param {SearchParts} parts
 * @param {any} request
 * @param {(question: object) => any} ask
 * @param {(tree: any, state: any, note: () => void) => Promise<unknown>} call  runs the code, then the test's
 *     expression
 * @param {(kind: string, error: any) => object} thrown
 */
export async function testAnswer(parts, { file, tree, game, limits }, ask, call, thrown) {
    const recorder = new parts.recorder.Recorder(limitsOf(limits));
    const { treeOf, gameOf, numberOf } = parts.items.searchItems(recorder);
    const isItem = (/** @type {any} */ value) => numberOf(value) >= 0;
    /** @type {any} */
    const answer = { type: "test", found: null, returned: "", leaves: [], fault: null };
    /** @type {any} */
    let searched = { nameOf: String };
    try {
        if (tree || game) searched = tree ? treeOf(tree) : gameOf(ask);
        const { root } = searched;
        const value = await recorder.watch(() => call(tree ? root : undefined, game ? root : undefined, () => {}));
        answer.found = plainOf(value, isItem);
        answer.returned = JSON.stringify(answer.found).slice(0, 400);
    } catch (error) {
        answer.fault = faultOf(parts, error, file, (each) => thrown("error", each));
    }
    const looked = new Set(recorder.records.flatMap(([kind, , item]) => (kind === "look" ? [item] : [])));
    answer.leaves = [...looked].slice(0, MOST_LEAVES).map(searched.nameOf);
    return answer;
}

/**
 * What serves the page's requests.
 * @param {any} base  `javascript-worker.js`
 * @param {SearchParts} parts
 * @param {"search" | "test"} kind
 * @param {((bytes: ArrayBuffer, record: object) => Promise<(question: object) => any>) | null} rules  of a game
 * @param {(...given: any[]) => Promise<any>} student  the student's text
 */
export function searchHandlers({ capture, keepAwaiting, seedRandom, thrown }, parts, kind, rules, student) {
    const { parse, stringify } = JSON;
    /** @type {(question: object) => any} */
    let ask = () => ({});
    /** @type {(() => string) | null} */
    let takePrinted = null;
    return {
        /** Makes the rules of a game. @param {{engine: Blob, record: object}} request */
        async openSearch({ engine, record }) {
            if (rules) ask = await rules(await engine.arrayBuffer(), record);
            return {};
        },

        /** @param {{text: string}} request  JSON */
        async ask({ text }) {
            const request = parse(text);
            // The engine's module starts before anything is changed for the student's code.
            if (!takePrinted) {
                takePrinted = capture();
                keepAwaiting();
                seedRandom(0);
            }
            const answer = await (kind === "test" ? testAnswer : searchAnswer)(parts, request, ask, student, thrown);
            answer.printed = takePrinted?.();
            return { text: stringify(answer), memory: null };
        },
    };
}
