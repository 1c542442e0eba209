/** Starts the worker of a Python agent. */

import { AgentFault } from "../agent-fault.js";
import { Sandbox } from "../sandbox.js";
import { moduleFunction, textOf } from "../worker-script.js";
import { loadPython, savedSnapshot, saveSnapshot } from "./python-files.js";
import { foreignModules, wheelsFor } from "./python-packages.js";

/**
 * @import { StartOptions } from "../agent-client.js"
 * @typedef {{sandbox: Sandbox, folder: string, work: string}} StartedPython
 */

/** How long the interpreter may take to start; a slow phone needs half a minute. */
const BOOT_PATIENCE_MS = 180_000;

/** How long the driver may look through an agent's files. */
const INSPECTION_PATIENCE_MS = 30_000;

/** Most memory of an agent without a limit of its own, in MB: a page must not take all that the device has. */
const MOST_MEMORY_MB = 1024;

const WORKER = new URL("./python-worker.js", import.meta.url);

/** The interpreter with the driver imported, with which one has started on this visit. @type {Blob | null} */
let snapshot = null;
/**
 * The first start, which tries the saved snapshot or makes one; others wait for it rather than make one, too.
 * @type {Promise<Sandbox> | null}
 */
let first = null;

/** @param {string} rules  an expression: what makes the rules of a game, if one is searched */
async function scripts(rules) {
    const [guard, worker, files] = await Promise.all([
        textOf(new URL("../worker-prologue.js", import.meta.url)),
        textOf(WORKER),
        loadPython(),
    ]);
    return [
        `${moduleFunction(guard)}().serve(${moduleFunction(worker)}().pythonHandlers({loader:`,
        files.loader,
        ",program:",
        files.program,
        `,rules:${rules}}));`,
    ];
}

const scriptFailed = (/** @type {{message: string}} */ { message }) =>
    new AgentFault("dead", `the interpreter failed: ${message}`);

/** The cause of a failed start that may succeed from another snapshot, or from none. */
const NOT_LOADED = "the interpreter does not load";

/**
 * Starts an interpreter from a snapshot, or from nothing.
 * @param {AbortSignal} signal
 * @param {string[]} script
 * @param {Record<string, string>} sources
 * @param {Blob | null} from
 * @returns {Promise<{sandbox: Sandbox, made: Uint8Array<ArrayBuffer>}>}  the sandbox, and without a snapshot a new one
 */
async function boot(signal, script, sources, from) {
    const { wasm, library, lock } = await loadPython();
    signal.throwIfAborted();
    const sandbox = await Sandbox.open({ script, signal, onScriptError: scriptFailed });
    const abort = () => sandbox.end(signal.reason);
    signal.addEventListener("abort", abort);
    try {
        const request = { type: "load", wasm, library, lock, sources, snapshot: from };
        const fault = (why = "it does not answer") =>
            new Error(`Python could not be started: ${why}`, { cause: NOT_LOADED });
        const { answer, failed } = await sandbox.ask(request, { ms: BOOT_PATIENCE_MS, fault });
        if (failed) throw fault(failed);
        return { sandbox, made: answer.snapshot };
    } catch (error) {
        sandbox.end(error);
        throw error;
    } finally {
        signal.removeEventListener("abort", abort);
    }
}

/**
 * The first start of this visit: from the snapshot of an earlier one, or from nothing if there is none or it fails.
 * @param {AbortSignal} signal
 * @param {string[]} script
 * @param {Record<string, string>} sources
 */
async function bootFirst(signal, script, sources) {
    const { loader } = await loadPython();
    const origin = JSON.stringify([navigator.userAgent, loader, await textOf(WORKER), sources]);
    // Where there is no memory to check it, Python may still start without it.
    const saved = await savedSnapshot(origin).catch(() => null);
    if (saved) {
        try {
            const { sandbox } = await boot(signal, script, sources, saved);
            snapshot = saved;
            return sandbox;
        } catch (error) {
            if (/** @type {any} */ (error).cause !== NOT_LOADED) throw error;
        }
    }
    const { sandbox, made } = await boot(signal, script, sources, null);
    snapshot = new Blob([made]);
    saveSnapshot(origin, snapshot).catch(() => {});
    return sandbox;
}

/**
 * Starts an interpreter without an agent.
 * @param {AbortSignal} signal
 * @param {Record<string, string>} sources
 * @param {string} [rules]
 */
async function bootOnce(signal, sources, rules = "undefined") {
    const script = await scripts(rules);
    while (!snapshot && first) await first.catch(() => {});
    if (snapshot) return (await boot(signal, script, sources, snapshot)).sandbox;
    first = bootFirst(signal, script, sources);
    try {
        return await first;
    } finally {
        first = null;
    }
}

/**
 * Starts an interpreter with the files of an agent.
 * @param {{files: Record<string, Uint8Array>, folder?: string}} agent
 * @param {Pick<StartOptions, "limits" | "onProgress">} options
 * @param {AbortSignal} signal
 * @returns {Promise<StartedPython>}
 */
export async function startPython({ files, folder = "" }, { limits, onProgress }, signal) {
    const [{ sources, forms }] = await Promise.all([
        import("../../../build/wasm/agent-sources.js"),
        loadPython((progress) => onProgress?.({ stage: "download", ...progress })),
    ]);
    signal.throwIfAborted();
    onProgress?.({ stage: "start", loaded: 0, total: 0 });
    const sandbox = await bootOnce(signal, sources);
    try {
        const standIns = forms.flatMap((form) => form.standIns);
        const wheels = await wheelsFor(foreignModules(files).filter((module) => !standIns.includes(module)));
        const memoryMb = Math.min(limits?.memory_mb ?? MOST_MEMORY_MB, MOST_MEMORY_MB);
        const { answer, failed } = await sandbox.ask({
            type: "open",
            folder,
            files,
            wheels,
            memoryMb,
            mostMb: MOST_MEMORY_MB,
        });
        if (failed) throw new AgentFault("start", `the agent's files cannot be laid out: ${failed}`);
        if (answer.damaged) throw new Error(`pyodide/${answer.damaged} has another hash than pyodide-lock.json says`);
        return { sandbox, folder: answer.folder, work: answer.work };
    } catch (error) {
        sandbox.end(error);
        throw error;
    }
}

/**
 * Starts an interpreter for a student's search.
 * @param {object} given
 * @param {string} [given.rules]  an expression that makes the rules of a game
 * @param {Blob | null} [given.engine]  the bytes of the module that the rules need
 * @param {object | null} [given.record]  the position that is searched
 * @param {number} [given.memoryMb]  most memory of the search
 * @param {StartOptions["onProgress"]} [given.onProgress]
 * @param {AbortSignal} signal
 * @returns {Promise<Sandbox>}
 */
export async function startPythonSearch(
    { rules, engine = null, record = null, memoryMb = MOST_MEMORY_MB, onProgress },
    signal,
) {
    const [{ sources }] = await Promise.all([
        import("../../../build/wasm/agent-sources.js"),
        loadPython((progress) => onProgress?.({ stage: "download", ...progress })),
    ]);
    signal.throwIfAborted();
    onProgress?.({ stage: "start", loaded: 0, total: 0 });
    const sandbox = await bootOnce(signal, sources, rules);
    const request = { type: "openSearch", memoryMb: Math.min(memoryMb, MOST_MEMORY_MB), engine, record };
    const { failed } = await sandbox.ask(request);
    if (!failed) return sandbox;
    sandbox.end();
    throw new Error(`the search could not be started: ${failed}`);
}

/**
 * Asks the driver what it finds in files. Rejects if Python cannot be started, or does not answer.
 * @param {{files: Record<string, Uint8Array>, folder: string}} agent
 * @param {Pick<StartOptions, "onProgress">} options
 * @returns {Promise<any>} the driver's answer (engine/agents/README.md)
 */
export async function inspectPython(agent, options) {
    const { sandbox, folder } = await startPython(agent, options, new AbortController().signal);
    try {
        const request = { type: "ask", text: JSON.stringify({ type: "inspect", folder }) };
        const fault = () => new Error("the files cannot be looked through in time");
        const { answer, failed } = await sandbox.ask(request, { ms: INSPECTION_PATIENCE_MS, fault });
        if (failed || answer.end) throw new Error(failed || answer.end.message);
        return JSON.parse(answer.text);
    } finally {
        sandbox.end();
    }
}
