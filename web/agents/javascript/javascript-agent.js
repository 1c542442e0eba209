/** Starts the worker of a JavaScript agent, and reads the lines that its errors name. */

import { AgentFault } from "../agent-fault.js";
import { Sandbox } from "../sandbox.js";
import { moduleFunction, textOf } from "../worker-script.js";
import { moduleScript, readModule, testScript } from "./javascript-source.js";

/**
 * @import { Agent } from "../agent-client.js"
 * @import { FaultFrame } from "../agent-fault.js"
 * @import { AgentModule } from "./javascript-source.js"
 * @typedef {{sandbox: Sandbox, wants: string[], framesOf: (stack: string) => FaultFrame[]}} StartedJavascript
 */

/** The name of an agent's one file. @param {Agent} agent */
function mainFile({ files }) {
    const names = Object.keys(files).filter((name) => /\.m?js$/.test(name));
    if (names.length === 1) return names[0];
    const message =
        names.length === 0
            ? "there is no JavaScript file"
            : `a JavaScript agent is one file, and there are ${names.length}: ${names.slice(0, 5).join(", ")}`;
    const code = names.length === 0 ? "no-agent" : "one-file";
    throw new AgentFault("start", message, { code, values: { count: names.length } });
}

/**
 * Returns what reads the frames of a stack that are the agent's own.
 * @param {string} name  of its file
 * @param {string} text
 * @param {number} offset  lines of the script before the agent's first
 * @returns {(stack: string) => FaultFrame[]}
 */
function stackReader(name, text, offset) {
    const lines = text.split("\n");
    return (stack) => {
        const frames = [];
        // V8 writes "at name (address:line:column)", the others "name@address:line:column".
        for (const [, v8, other, line] of stack.matchAll(
            /(?:^\s*at (?:(?:async |new )*([^\s(]+) \()?|^([^@\n]*)@)blob:[^\n]*?:(\d+):\d+\)?$/gm,
        )) {
            const own = Number(line) - offset;
            if (own < 1 || own > lines.length) continue;
            frames.push({
                file: name,
                line: own,
                function: v8 ?? other ?? "",
                text: lines[own - 1].trim().slice(0, 300),
            });
        }
        // The innermost call comes last, as in Python.
        return frames.reverse();
    };
}

/**
 * @param {Agent} agent
 * @param {AbortSignal} signal
 * @returns {Promise<StartedJavascript>}
 */
export async function startJavascript(agent, signal) {
    const name = mainFile(agent);
    const text = new TextDecoder().decode(agent.files[name]);
    const started = await open({ name, text, handlers: "javascriptHandlers", script: moduleScript }, signal);
    const wants = [
        ["legal", "legal_actions"],
        ["tokens", "tokens"],
    ].flatMap(([want, word]) => (text.includes(word) ? [want] : []));
    return { ...started, wants };
}

/**
 * Starts a worker that holds a student's code and one test of it.
 * @param {{name: string, text: string, call: string}} test  `call`: an expression
 * @param {AbortSignal} signal
 */
export const startJavascriptTest = ({ name, text, call }, signal) =>
    open({ name, text, handlers: "testHandlers", script: (module) => testScript(module, call) }, signal);

/**
 * @param {{name: string, text: string, handlers: string, script: (module: AgentModule) => string}} code
 * @param {AbortSignal} signal
 */
async function open({ name, text, handlers, script }, signal) {
    const module = readModule(text);
    if (module.imports.length > 0) {
        const [{ line, module: wanted }] = module.imports;
        throw new AgentFault("start", `${name}, line ${line} imports ${wanted}; a JavaScript agent is one file`, {
            code: "missing-module",
            values: { file: name, line, module: wanted },
            traceback: [{ file: name, line, function: "", text: text.split("\n")[line - 1].trim() }],
        });
    }
    const [guard, worker] = await Promise.all([
        textOf(new URL("../worker-prologue.js", import.meta.url)),
        textOf(new URL("./javascript-worker.js", import.meta.url)),
    ]);
    const before = `${moduleFunction(guard)}().serve(${moduleFunction(worker)}().${handlers}(`;
    // One more for the line on which the agent's function begins.
    const offset = before.split("\n").length;
    const framesOf = stackReader(name, text, offset);
    const sandbox = await Sandbox.open({
        script: [before, script(module), "));"],
        signal,
        onScriptError: ({ message, line }) => {
            const own = line - offset;
            const isOwn = own >= 1 && own <= text.split("\n").length;
            const frame = { file: name, line: own, function: "", text: text.split("\n")[own - 1]?.trim() ?? "" };
            const reason = message.replace(/^Uncaught /, "");
            return new AgentFault(/SyntaxError/.test(message) ? "start" : "error", reason, {
                traceback: isOwn ? [frame] : undefined,
                ...(isOwn &&
                    /SyntaxError/.test(message) && { code: "syntax", values: { file: name, line: own, reason } }),
            });
        },
    });
    return { sandbox, framesOf };
}
