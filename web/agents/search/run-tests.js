/**
 * Runs tests of a student's code in the sandbox of agents. Nothing of it is loaded before the first run.
 *
 * `call`: an expression that is evaluated after the code. It finds the root of a tree as `tree`, the position of a game
 * as `state`.
 * @typedef {{call: string, tree?: SearchTree, game?: GameRecord}} CodeTest
 *
 * `found`: the value of the expression as plain data; null after a fault. `returned`: as the language writes it.
 * `leaves`: names of the leaves that were read, each once, in order.
 * @typedef {{found: any, returned: string, leaves: string[], printed: string, fault: AgentFault | null}} TestAnswer
 *
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { StartProgress } from "../agent-client.js"
 * @import { FaultFrame } from "../agent-fault.js"
 * @import { Sandbox } from "../sandbox.js"
 * @import { Language, SearchTree } from "./run-search.js"
 */

import { AgentFault, faultOf } from "../agent-fault.js";
import { faultIn, rulesOf, startSearch, textIn } from "./run-search.js";

const NAMES = { python: "solution.py", javascript: "solution.js" };
/** How much longer than twice the limit (code and expression) the page waits, in milliseconds. */
const GRACE_MS = 2000;
const LONGEST_ANSWER = 4_000_000;
const MOST_LEAVES = 5000;

/**
 * Runs tests one after the other. A test that ends its worker has no influence on the next ones, which get a fresh one.
 * Rejects if the page itself fails, for example without a network, or if `signal` ends it.
 * @param {object} request
 * @param {Language} request.language
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
    const runner = runnerOf({ language, code, seconds, memoryMb, onProgress, signal: ends });
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
 * In Python, tests on the same position share an interpreter until one ends it. In JavaScript each has a worker.
 * @param {{language: Language, code: string, seconds: number, memoryMb?: number, signal: AbortSignal,
 *          onProgress?: (progress: StartProgress) => void}} how
 */
function runnerOf({ language, code, seconds, memoryMb, signal, onProgress }) {
    const name = NAMES[language];
    /** @type {{key: string, sandbox: Sandbox, framesOf?: (stack: string) => FaultFrame[]} | null} */
    let open = null;
    const end = () => {
        open?.sandbox.end();
        open = null;
    };
    /** @param {CodeTest} test @param {string} key */
    const start = async ({ call, game }, key) => {
        end();
        const rules = game ? await rulesOf(game) : {};
        const given = { ...rules, name, text: code, call, memoryMb, onProgress };
        return { key, ...(await startSearch(language, given, signal)) };
    };
    return {
        end,
        /** @param {CodeTest} test @returns {Promise<TestAnswer>} */
        async run(test) {
            const { call, tree, game } = test;
            const key = JSON.stringify(game ?? null);
            try {
                if (open?.key !== key || language === "javascript") open = await start(test, key);
                const request = language === "python" ? { files: { [name]: code }, call } : { file: name };
                const text = JSON.stringify({ ...request, tree, game: Boolean(game), limits: { seconds } });
                const answer = await answerOf(open.sandbox, text, seconds, signal, open.framesOf);
                // Whatever ended the worker, the next test gets another one.
                if (["time", "dead", "memory", "message"].includes(answer.fault?.kind ?? "")) end();
                return answer;
            } catch (error) {
                if (!(error instanceof AgentFault)) throw error;
                return failedWith(error);
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
 * @param {(stack: string) => FaultFrame[]} [framesOf]
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
 * @param {(stack: string) => FaultFrame[]} [framesOf]
 * @returns {TestAnswer}
 */
function read(text, framesOf) {
    try {
        if (typeof text !== "string" || text.length > LONGEST_ANSWER) throw new Error("too long");
        const { found, returned, leaves, printed, fault } = JSON.parse(text);
        return {
            found: fault ? null : (found ?? null),
            returned: textIn(returned, 500),
            leaves: Array.isArray(leaves) ? leaves.slice(0, MOST_LEAVES).map(String) : [],
            printed: textIn(printed, 5000),
            fault: fault ? faultIn(fault, framesOf) : null,
        };
    } catch {
        throw new AgentFault("message", "the code changed the answers of its worker");
    }
}
