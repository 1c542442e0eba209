/** Starts the worker of a JavaScript agent, and reads the lines that its errors name. */

import { AgentFault } from "../agent-fault.js";
import { Sandbox } from "../sandbox.js";
import { moduleFunction, textOf } from "../worker-script.js";
import { firstError, moduleScript, readModule, searchScript, testScript } from "./javascript-source.js";

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
            /(?:^\s*at (?:(?:async |new )*([^\s(]+)(?: \[as [^\]\n]+\])? \()?|^([^@\n]*)@)blob:[^\n]*?:(\d+):\d+\)?$/gm,
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

/** @param {Agent} agent @param {AbortSignal} signal @returns {Promise<StartedJavascript>} */
export async function startJavascript(agent, signal) {
    const name = mainFile(agent);
    const text = new TextDecoder().decode(agent.files[name]);
    const base = await partOf(new URL("./javascript-worker.js", import.meta.url));
    const handlers = `${base}().javascriptHandlers(`;
    const started = await open({ name, text, handlers, script: moduleScript }, signal);
    const wants = [
        ["legal", "legal_actions"],
        ["tokens", "tokens"],
    ].flatMap(([want, word]) => (text.includes(word) ? [want] : []));
    return { ...started, wants };
}

/** A module as an expression. @param {URL} address */
const partOf = async (address) => moduleFunction(await textOf(address));

/**
 * Starts a worker that holds a student's search, or code with one test of it.
 * @param {object} given
 * @param {string} given.name  of the file
 * @param {string} given.text
 * @param {string} [given.call]  the expression of a test
 * @param {string} [given.rules]  an expression that makes the rules of a game
 * @param {Blob} [given.engine]  the bytes of the module that the rules need
 * @param {object} [given.record]  the position
 * @param {AbortSignal} signal
 */
export async function startJavascriptSearch({ name, text, call, rules = "null", engine, record }, signal) {
    const [base, worker, items, recorder, visits] = await Promise.all(
        [
            new URL("./javascript-worker.js", import.meta.url),
            new URL("./search-worker.js", import.meta.url),
            new URL("./search-items.js", import.meta.url),
            new URL("./search-recorder.js", import.meta.url),
            new URL("./search-visits.js", import.meta.url),
        ].map(partOf),
    );
    const parts = `{items:${items}(),recorder:${recorder}(),visits:${visits}()}`;
    const kind = call === undefined ? "search" : "test";
    const handlers = `${worker}().searchHandlers(${base}(),${parts},"${kind}",${rules},`;
    const script = (/** @type {AgentModule} */ module) =>
        call === undefined ? searchScript(module) : testScript(module, call);
    const started = await open({ name, text, handlers, script }, signal);
    if (!engine) return started;
    const { failed } = await started.sandbox.ask({ type: "openSearch", engine, record });
    if (!failed) return started;
    started.sandbox.end();
    throw new Error(`the rules of the game could not be started: ${failed}`);
}

/**
 * `handlers`: an expression that lacks its last argument, the student's part of the script.
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
    const before = `${await partOf(new URL("../worker-prologue.js", import.meta.url))}().serve(${handlers}`;
    // One more for the line on which the agent's function begins.
    const offset = before.split("\n").length;
    const framesOf = stackReader(name, text, offset);
    const sandbox = await Sandbox.open({
        script: [before, script(module), "));"],
        signal,
        onScriptError: ({ message, line }) => {
            const lines = text.split("\n");
            const isSyntax = /SyntaxError/.test(message);
            // The browser notices a bracket too few or too many only in the lines that follow the text.
            const missed = isSyntax && line - offset > lines.length ? firstError(text) : null;
            const own = missed?.line ?? line - offset;
            const isOwn = own >= 1 && own <= lines.length;
            const frame = { file: name, line: own, function: "", text: lines[own - 1]?.trim() ?? "" };
            const reason = missed ? `SyntaxError: Unexpected ${missed.found}` : message.replace(/^Uncaught /, "");
            return new AgentFault(isSyntax ? "start" : "error", reason, {
                traceback: isOwn ? [frame] : undefined,
                ...(isOwn && isSyntax && { code: "syntax", values: { file: name, line: own, reason } }),
            });
        },
    });
    return { sandbox, framesOf };
}
