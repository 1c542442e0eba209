/**
 * Turns an agent's JavaScript module into the body of a function, without moving a line or a column: in its worker it
 * must be part of a classic script (worker-script.js).
 */

import { parser } from "@lezer/javascript";
import { traced } from "./traced-source.js";

/** @import { SyntaxNode } from "@lezer/common" */

/**
 * @typedef {object} AgentModule
 * @property {string} body  the text with its exports taken away
 * @property {string} agent  the name of the exported or defined function `agent`, or ""
 * @property {string} fallback  the name of the default export, or ""
 * @property {number} line  where the agent is defined, from 1; 0 if there is none
 * @property {{line: number, module: string}[]} imports  what the module imports; an agent is one file
 */

const DEFAULT_NAME = "quintetDefaultAgent";

/** @param {string} text @param {number} at */
const lineAt = (text, at) => text.slice(0, at).split("\n").length;

/**
 * Returns the first place at which a text is no longer JavaScript; null if it is.
 * @param {string} text
 * @returns {{line: number, found: string} | null}  `found`: what stands there
 */
export function firstError(text) {
    let at = -1;
    parser.parse(text).iterate({
        enter({ type, from }) {
            if (at < 0 && type.isError) at = from;
        },
    });
    if (at < 0) return null;
    const [next] = text.slice(at).trimStart();
    return next
        ? { line: lineAt(text, at), found: `token '${next}'` }
        : { line: lineAt(text, text.trimEnd().length), found: "end of input" };
}

/** @param {string} text @returns {AgentModule} */
export function readModule(text) {
    /** @type {AgentModule} */
    const found = { body: "", agent: "", fallback: "", line: 0, imports: [] };
    /** @type {{from: number, to: number, text: string}[]} */
    const changes = [];
    /** @param {number} from @param {number} to */
    const blank = (from, to) => changes.push({ from, to, text: text.slice(from, to).replace(/[^\n]/g, " ") });
    /** @param {SyntaxNode} node */
    const textOf = (node) => text.slice(node.from, node.to);
    /** @param {string} name @param {number} at */
    const define = (name, at) => {
        if (name !== "agent" || found.agent) return;
        found.agent = name;
        found.line = lineAt(text, at);
    };
    /** @param {SyntaxNode} node  a declaration */
    const namesOf = (node) => node.getChildren("VariableDefinition").map(textOf);

    const { topNode } = parser.parse(text);
    for (let node = topNode.firstChild; node; node = node.nextSibling) {
        if (node.name === "ImportDeclaration") {
            const from = node.getChild("String");
            found.imports.push({ line: lineAt(text, node.from), module: from ? textOf(from).slice(1, -1) : "" });
        } else if (node.name === "ExportDeclaration") {
            readExport(node);
        } else if (/Declaration$/.test(node.name)) {
            for (const name of namesOf(node)) define(name, node.from);
        }
    }

    /** @param {SyntaxNode} node */
    function readExport(node) {
        const from = node.getChild("String");
        if (from) {
            found.imports.push({ line: lineAt(text, node.from), module: textOf(from).slice(1, -1) });
            return;
        }
        const group = node.getChild("ExportGroup");
        if (group) {
            for (const pair of textOf(group).slice(1, -1).split(",")) {
                const [inner, outer = inner] = pair.trim().split(/\s+as\s+/);
                if (outer === "agent") {
                    found.agent = inner;
                    found.line ||= lineAt(text, node.from);
                }
                if (outer === "default") found.fallback = inner;
            }
            blank(node.from, node.to);
            return;
        }
        const inner = node.lastChild?.name === ";" ? node.lastChild.prevSibling : node.lastChild;
        if (!inner) return;
        if (!node.getChild("default")) {
            blank(node.from, inner.from);
            for (const name of namesOf(inner)) define(name, inner.from);
            return;
        }
        found.line ||= lineAt(text, node.from);
        const name = /Declaration$/.test(inner.name) ? namesOf(inner)[0] : "";
        if (name) {
            found.fallback = name;
            blank(node.from, inner.from);
            return;
        }
        // `var` may stand anywhere in the module, and the function gets a name for tracebacks.
        found.fallback = DEFAULT_NAME;
        changes.push({ from: node.from, to: inner.from, text: `var ${DEFAULT_NAME} = ` });
        changes.push({ from: inner.to, to: inner.to, text: ";" });
    }

    let at = 0;
    for (const change of changes.sort((one, other) => one.from - other.from)) {
        found.body += text.slice(at, change.from) + change.text;
        at = change.to;
    }
    found.body += text.slice(at);
    return found;
}

/**
 * The agent's part of its worker's script: a function that runs the module and returns its agent.
 * @param {AgentModule} module
 */
export function moduleScript({ body, agent, fallback }) {
    const parts = [agent && `agent: ${agent}`, fallback && `default: ${fallback}`].filter(Boolean);
    return `async () => { "use strict";\n${body}\n;return {${parts.join(", ")}};\n}`;
}

/**
 * The part of a test in its worker's script: a function that runs the code, then an expression that sees its names.
 * @param {AgentModule} module
 * @param {string} call
 */
export const testScript = ({ body }, call) =>
    `async (tree, state, note) => { "use strict"; {\n${body}\n;return (${call}\n);\n} }`;

/**
 * The part of a search in its worker's script: a function that runs the code and returns its functions.
 * @param {AgentModule} module
 */
export function searchScript({ body }) {
    const { text, functions } = traced(body);
    const found = functions.map((each) => `{...${JSON.stringify(each)},run:${each.owner || each.name}}`);
    return `async ($quintet, note) => { "use strict"; {\n${text}\n;return {functions:[${found}]};\n} }`;
}
