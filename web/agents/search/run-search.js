/**
 * Runs a student's tree search in the sandbox of agents and returns its value and what it did. Nothing of it is loaded
 * before the first run.
 *
 * A tree as plain data: `nodes` are `[parent, name, value]`, parents first; `parent` is -1 for the root, and `value`
 * null except at leaves, where it is a number, or for several players a list.
 * @typedef {{players: number, nodes: [number, string, number | number[] | null][]}} SearchTree
 *
 * `nodes`: how many the search may visit; `lines`: of the student's program. The defaults are those of
 * `engine/agents/quintet_search/run.py`.
 * @typedef {{nodes?: number, seconds?: number, lines?: number}} SearchLimits
 *
 * What a search did (`engine/agents/quintet_search/visits.py`). `items`: of a game, each state that was made, as
 * `[parent, action, player, over, actions]`; the actions are null where none was played.
 * @typedef {["enter", number, number, number, number, number, Window | null]
 *     | ["window", number, number, number, Window]
 *     | ["look", number, number, number, number | number[]]
 *     | ["leave", number, number, number, number | number[] | null, Window | null]} SearchEvent
 * @typedef {[number | null, number | null]} Window  alpha and beta
 * @typedef {{players: number, files: string[], function: string, events: SearchEvent[],
 *            items?: [number, string, number | null, boolean | null, string[] | null][]}} SearchRun
 *
 * `value`: a number, a list for several players, or null if the function returned none. `returned`: as the language
 * writes it. `choice`: the action or node that came with the value. `run`: null if nothing ran. `fault`: why the run
 * ended early; `run` then holds what came before.
 * @typedef {{value: number | number[] | null, returned: string, choice: string | null, run: SearchRun | null,
 *            printed: string, fault: AgentFault | null}} SearchAnswer
 *
 * @typedef {"python" | "javascript"} Language
 *
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { FaultFrame } from "../agent-fault.js"
 * @import { StartProgress } from "../agent-client.js"
 */

import { AgentFault, faultOf } from "../agent-fault.js";
import { moduleFunction, textOf } from "../worker-script.js";

/** @import { Sandbox } from "../sandbox.js" */

/**
 * How long a run may take if its limits say nothing, in seconds; and how much longer the page waits, in milliseconds.
 */
const SECONDS = 20;
const GRACE_MS = 10_000;
/** The most characters of an answer: 50,000 nodes have about 10 million. */
const LONGEST_ANSWER = 60_000_000;

/**
 * Runs a search. Rejects if the page itself fails, for example without a network, or if `signal` ends it; whatever the
 * student's program does wrong is the answer's `fault`.
 * @param {object} request
 * @param {Language} request.language
 * @param {Record<string, string>} request.files  texts by name; in Python `search.py` or the first one is run, in
 *     JavaScript there is one
 * @param {string} [request.function]  the function that searches; by default one with a telling name, or the last
 * @param {SearchTree} [request.tree]  the tree to search
 * @param {GameRecord} [request.game]  or, without a tree, the position to search
 * @param {number} [request.depth]  for a parameter `depth` of the function in a game; a tree has its height
 * @param {unknown[] | Record<string, unknown>} [request.arguments]  of the function: those behind the node, or by name
 * @param {SearchLimits} [request.limits]
 * @param {AbortSignal} [request.signal]
 * @param {(progress: StartProgress) => void} [request.onProgress]
 * @returns {Promise<SearchAnswer>}
 */
export async function runSearch(request) {
    const { tree, game, limits = {}, signal = new AbortController().signal, onProgress } = request;
    signal.throwIfAborted();
    const rules = tree ? {} : await rulesOf(game);
    const seconds = limits.seconds ?? SECONDS;
    const [file] = Object.keys(request.files);
    const text = JSON.stringify({
        ...(request.language === "python" ? { files: request.files } : { file }),
        function: request.function ?? null,
        arguments: request.arguments ?? null,
        limits: { ...limits, seconds },
        ...(tree ? { tree } : { game: { depth: request.depth ?? 2 } }),
    });
    /** @type {Sandbox | undefined} */
    let sandbox;
    const abort = () => sandbox?.end(signal.reason);
    signal.addEventListener("abort", abort);
    try {
        const given = { ...rules, name: file, text: request.files[file], onProgress };
        const started = await startSearch(request.language, given, signal);
        sandbox = started.sandbox;
        signal.throwIfAborted();
        const fault = () =>
            new AgentFault("time", `no answer within ${seconds} s`, { code: "limit-late", values: { limit: seconds } });
        const { answer, failed } = await sandbox.ask({ type: "ask", text }, { ms: seconds * 1000 + GRACE_MS, fault });
        if (failed) throw new AgentFault("error", failed);
        if (answer?.end) throw faultOf({ ...answer.end });
        return read(answer?.text, started.framesOf);
    } catch (error) {
        if (!(error instanceof AgentFault)) throw error;
        return { value: null, returned: "", choice: null, run: null, printed: error.printed ?? "", fault: error };
    } finally {
        signal.removeEventListener("abort", abort);
        sandbox?.end();
    }
}

/**
 * Starts a worker for a student's code. `framesOf` reads the stacks of JavaScript.
 * @param {Language} language
 * @param {any} given  what the start of that language takes
 * @param {AbortSignal} signal
 * @returns {Promise<{sandbox: Sandbox, framesOf?: (stack: string) => FaultFrame[]}>}
 */
export async function startSearch(language, given, signal) {
    if (language === "python") {
        const { startPythonSearch } = await import("../python/python-agent.js");
        return { sandbox: await startPythonSearch(given, signal) };
    }
    const { startJavascriptSearch } = await import("../javascript/javascript-agent.js");
    return startJavascriptSearch(given, signal);
}

/** What makes the rules of a game in the worker, from the engine's module. @param {GameRecord} [record] */
export async function rulesOf(record) {
    if (!record) throw new TypeError("a search needs a tree or a game");
    const [rules, script, wasm] = await Promise.all([
        textOf(new URL("./game-rules.js", import.meta.url)),
        textOf(new URL("../../../build/wasm/quintet-full.mjs", import.meta.url)),
        fetch(new URL("../../../build/wasm/quintet-full.wasm", import.meta.url)),
    ]);
    if (!wasm.ok) throw new Error(`the rules of the game could not be loaded: ${wasm.status}`);
    // The module takes a worker for one only if it has `importScripts`.
    const make = `${moduleFunction(script, "importScripts")}(() => {}).default({wasmBinary, locateFile: (name) => name})`;
    return {
        rules: `async (wasmBinary, record) => ${moduleFunction(rules)}().gameRules(await ${make}, record)`,
        engine: await wasm.blob(),
        record,
    };
}

/**
 * Reads what came out of the worker, where the student's program may have changed everything.
 * @param {unknown} text
 * @param {(stack: string) => FaultFrame[]} [framesOf]
 * @returns {SearchAnswer}
 */
function read(text, framesOf) {
    try {
        if (typeof text !== "string" || text.length > LONGEST_ANSWER) throw new Error("too long");
        const { value, returned, choice, run, printed, fault } = JSON.parse(text);
        return {
            value: isScore(value) ? value : null,
            returned: textIn(returned, 200),
            choice: typeof choice === "string" ? choice.slice(0, 200) : null,
            run: isRun(run) ? run : null,
            printed: textIn(printed, 100_000),
            fault: fault ? faultIn(fault, framesOf) : null,
        };
    } catch {
        throw new AgentFault("message", "the search changed the answers of its worker");
    }
}

/** How Python and the browsers say that calls are too deep. */
const TOO_DEEP =
    /^(RecursionError: maximum recursion|RangeError: Maximum call stack|InternalError: too much recursion)/;

/**
 * A fault of a worker's answer. JavaScript has a stack in place of a traceback.
 * @param {any} fault @param {(stack: string) => FaultFrame[]} [framesOf]
 */
export function faultIn(fault, framesOf) {
    const traceback =
        framesOf && typeof fault.stack === "string" ? framesOf(fault.stack.slice(0, 8000)) : fault.traceback;
    // Where the stack ended, the recorder may have been called; the line of the call before is the student's.
    if (TOO_DEEP.test(fault.message) && traceback?.length > 1) traceback.pop();
    return faultOf({ ...fault, traceback });
}

/** @param {unknown} value @param {number} most */
export const textIn = (value, most) => (typeof value === "string" ? value.slice(0, most) : "");

/** @param {unknown} value @returns {value is number} */
const isNumber = (value) => typeof value === "number" && Number.isFinite(value);

/** @param {unknown} value */
const isScore = (value) => isNumber(value) || (Array.isArray(value) && value.length <= 8 && value.every(isNumber));

/** @param {unknown} value */
const isWindow = (value) =>
    value === null ||
    (Array.isArray(value) && value.length === 2 && value.every((each) => each === null || isNumber(each)));

/** Whether the numbers of an event name what there is. @param {any} run @returns {run is SearchRun} */
function isRun(run) {
    if (!run || !Array.isArray(run.events) || !Array.isArray(run.files) || !isNumber(run.players)) return false;
    const items = run.items ?? null;
    const isItem = (/** @type {any} */ item) => Number.isInteger(item) && item >= 0 && (!items || item < items.length);
    const areItems =
        !items ||
        items.every(
            (/** @type {any} */ [parent, action, player, , actions], /** @type {number} */ place) =>
                Number.isInteger(parent) &&
                parent < Math.max(place, 0) &&
                typeof action === "string" &&
                (player === null || Number.isInteger(player)) &&
                (actions === null || (Array.isArray(actions) && actions.every((each) => typeof each === "string"))),
        );
    let visits = 0;
    return (
        areItems &&
        run.events.every((/** @type {any} */ [kind, visit, ...more]) => {
            if (kind === "enter") {
                const [parent, item, file, line, window] = more;
                const isNext = visit === visits && Number.isInteger(parent) && parent >= -1 && parent < visit;
                visits += 1;
                return isNext && isItem(item) && Number.isInteger(file) && Number.isInteger(line) && isWindow(window);
            }
            const [file, line, value, window = null] = more;
            if (!Number.isInteger(visit) || visit < 0 || visit >= visits) return false;
            if (!Number.isInteger(file) || !Number.isInteger(line)) return false;
            if (kind === "window") return isWindow(value);
            return (kind === "look" || kind === "leave") && (value === null || isScore(value)) && isWindow(window);
        })
    );
}
