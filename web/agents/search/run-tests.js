/**
 * Runs tests of a student's code in the sandbox of agents. Nothing of it is loaded before the first run.
 *
 * `call`: an expression that is evaluated after the code. It finds the root of a tree as `tree`, the position of a game
 * as `state` (Python only).
 * @typedef {{call: string, tree?: SearchTree, game?: GameRecord}} CodeTest
 *
 * `found`: the value of the expression as plain data; null after a fault. `returned`: as the language writes it.
 * `leaves`: names of the leaves that were read, each once, in order.
 * @typedef {{found: any, returned: string, leaves: string[], printed: string, fault: AgentFault | null}} TestAnswer
 *
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { StartProgress } from "../agent-client.js"
 * @import { SearchTree } from "./run-search.js"
 */

import { AgentFault, faultOf } from "../agent-fault.js";
import { rulesOf, textIn } from "./run-search.js";

const NAMES = { python: "solution.py", javascript: "solution.js" };
/** How much longer than twice the limit (code and expression) the page waits, in milliseconds. */
const GRACE_MS = 2000;
const LONGEST_ANSWER = 4_000_000;
const MOST_LEAVES = 5000;

/**
 * Runs tests one after the other. A test that ends its worker has no influence on the next ones, which get a fresh one.
 * Rejects if the page itself fails, for example without a network, or if `signal` ends it.
 * @param {object} request
 * @param {"python" | "javascript"} request.language
 * @param {string} request.code
 * @param {CodeTest[]} request.tests
 * @param {number} [request.seconds]  limit of each test
 * @param {number} [request.memoryMb]  limit in Python; browsers don't limit the memory of JavaScript
 * @param {AbortSignal} [request.signal]
 * @param {(progress: StartProgress) => void} [request.onProgress]
 * @param {(done: number) => void} [request.onAnswer]  told after each test
 * @returns {Promise<TestAnswer[]>}
 */
export async function runTests({ language, code, tests, seconds = 5, memoryMb, signal, onProgress, onAnswer }) {
    const ends = signal ?? new AbortController().signal;
    const how = { code, seconds, memoryMb, onProgress, signal: ends };
    const runner = language === "javascript" ? javascriptRunner(how) : pythonRunner(how);
    const answers = [];
    try {
        for (const test of tests) {
            ends.throwIfAborted();
            answers.push(await runner.run(test));
            onAnswer?.(answers.length);
        }
        return answers;
    } finally {
        runner.end();
    }
}

/**
 * @typedef {{code: string, seconds: number, memoryMb?: number, signal: AbortSignal,
 *            onProgress?: (progress: StartProgress) => void}} How
 * @typedef {{run: (test: CodeTest) => Promise<TestAnswer>, end: () => void}} Runner
 * @typedef {import("../sandbox.js").Sandbox} Sandbox
 */

/**
 * Tests on the same position share an interpreter until one of them ends it.
 * @param {How} how @returns {Runner}
 */
function pythonRunner({ code, seconds, memoryMb, signal, onProgress }) {
    /** @type {{key: string, sandbox: Sandbox} | null} */
    let open = null;
    const end = () => {
        open?.sandbox.end();
        open = null;
    };
    return {
        end,
        async run({ call, tree, game }) {
            const key = JSON.stringify(game ?? null);
            if (open?.key !== key) {
                end();
                const { startPythonSearch } = await import("../python/python-agent.js");
                const rules = game ? await rulesOf(game) : {};
                const sandbox = await startPythonSearch({ ...rules, memoryMb, onProgress }, signal);
                open = { key, sandbox };
            }
            const files = { [NAMES.python]: code };
            const text = JSON.stringify({ files, call, tree, game: Boolean(game), limits: { seconds } });
            const answer = await answerOf(open.sandbox, text, seconds, signal);
            // Whatever ended the worker, the next test gets another one.
            if (["time", "dead", "memory", "message"].includes(answer.fault?.kind ?? "")) end();
            return answer;
        },
    };
}

/** @param {How} how @returns {Runner} */
function javascriptRunner({ code, seconds, signal }) {
    return {
        end() {},
        async run({ call, tree }) {
            const { startJavascriptTest } = await import("../javascript/javascript-agent.js");
            /** @type {Sandbox | undefined} */
            let sandbox;
            try {
                const started = await startJavascriptTest({ name: NAMES.javascript, text: code, call }, signal);
                sandbox = started.sandbox;
                const text = JSON.stringify({ tree });
                return await answerOf(sandbox, text, seconds, signal, started.framesOf);
            } catch (error) {
                if (!(error instanceof AgentFault)) throw error;
                return failedWith(error);
            } finally {
                sandbox?.end();
            }
        },
    };
}

/** @param {AgentFault} fault @returns {TestAnswer} */
const failedWith = (fault) => ({ found: null, returned: "", leaves: [], printed: fault.printed ?? "", fault });

/**
 * @param {Sandbox} sandbox
 * @param {string} text  of the request
 * @param {number} seconds
 * @param {AbortSignal} signal
 * @param {(stack: string) => import("../agent-fault.js").FaultFrame[]} [framesOf]
 * @returns {Promise<TestAnswer>}
 */
async function answerOf(sandbox, text, seconds, signal, framesOf) {
    const abort = () => sandbox.end(signal.reason);
    signal.addEventListener("abort", abort);
    const fault = () =>
        new AgentFault("time", `no answer within ${seconds} s`, { code: "limit-late", values: { limit: seconds } });
    try {
        const { answer, failed } = await sandbox.ask({ type: "ask", text }, { ms: 2000 * seconds + GRACE_MS, fault });
        if (failed) throw new AgentFault("error", failed);
        if (answer?.end) throw faultOf({ ...answer.end });
        return read(answer?.text, framesOf);
    } catch (error) {
        if (!(error instanceof AgentFault)) throw error;
        return failedWith(error);
    } finally {
        signal.removeEventListener("abort", abort);
    }
}

/**
 * Reads what came out of the worker, where the student's program may have changed everything.
 * @param {unknown} text
 * @param {(stack: string) => import("../agent-fault.js").FaultFrame[]} [framesOf]
 * @returns {TestAnswer}
 */
function read(text, framesOf) {
    try {
        if (typeof text !== "string" || text.length > LONGEST_ANSWER) throw new Error("too long");
        const { found, returned, leaves, printed, fault } = JSON.parse(text);
        const traceback = fault && framesOf ? framesOf(textIn(fault.stack, 8000)) : fault?.traceback;
        return {
            found: fault ? null : (found ?? null),
            returned: textIn(returned, 500),
            leaves: Array.isArray(leaves) ? leaves.slice(0, MOST_LEAVES).map(String) : [],
            printed: textIn(printed, 5000),
            fault: fault ? faultOf({ ...fault, traceback }) : null,
        };
    } catch {
        throw new AgentFault("message", "the code changed the answers of its worker");
    }
}
