/**
 * What a Python file defines, read without running it and without Python: enough to recognise the form of an agent.
 * The driver looks closer when the agent starts (engine/agents/quintet_agents/recognition.py).
 *
 * `positional`: how many arguments without a name a call must give and may give, `self` included.
 * @typedef {{least: number, most: number, keywords: boolean, isAsync: boolean, isStatic: boolean}} Signature
 * @typedef {{name: string, line: number, bases: string[], methods: Record<string, Signature>}} ClassOutline
 * @typedef {object} Outline
 * @property {ClassOutline[]} classes
 * @property {{name: string, line: number, signature: Signature}[]} functions
 * @property {{module: string, line: number, level: number, names: string[]}[]} imports  that run with the module
 * @property {string[]} texts  string literals
 * @property {number} mainLine  where a program begins to do something, or 0
 * @property {number} errorLine  the first line that is no Python, or 0
 *
 * @import { SyntaxNode } from "@lezer/common"
 */

import { parser } from "@lezer/python";

/** @param {string} text @returns {(at: number) => number} */
function lineCounter(text) {
    const ends = [...text.matchAll(/\n/g)].map(({ index }) => index);
    return (at) => {
        const line = ends.findIndex((end) => end >= at);
        return (line < 0 ? ends.length : line) + 1;
    };
}

/** @param {SyntaxNode | null} node @returns {SyntaxNode[]} */
function childrenOf(node) {
    const all = [];
    for (let child = node?.firstChild ?? null; child; child = child.nextSibling) all.push(child);
    return all;
}

/**
 * @param {SyntaxNode} node  a function
 * @param {(node: SyntaxNode) => string} textOf
 * @returns {Signature}
 */
function signatureOf(node, textOf) {
    /** @type {Signature} */
    const signature = { least: 0, most: 0, keywords: false, isAsync: node.getChild("async") !== null, isStatic: false };
    const parameters = childrenOf(node.getChild("ParamList"));
    let isAfterStar = false;
    for (const [index, { name }] of parameters.entries()) {
        if (name === "*") {
            isAfterStar = true;
            if (parameters[index + 1]?.name === "VariableName") signature.most = Number.POSITIVE_INFINITY;
        }
        if (name === "**") signature.keywords = true;
        const before = parameters[index - 1]?.name;
        if (name !== "VariableName" || !["(", ","].includes(before)) continue;
        const next = parameters[index + 1]?.name === "TypeDef" ? parameters[index + 2] : parameters[index + 1];
        const hasDefault = next !== undefined && textOf(next) === "=";
        // An argument that must be named cannot be given.
        if (isAfterStar && !hasDefault) signature.least = Number.POSITIVE_INFINITY;
        if (isAfterStar) continue;
        signature.most += 1;
        if (!hasDefault) signature.least += 1;
    }
    return signature;
}

/** @param {string} text @returns {Outline} */
export function outlineOf(text) {
    /** @type {Outline} */
    const outline = { classes: [], functions: [], imports: [], texts: [], mainLine: 0, errorLine: 0 };
    const lineAt = lineCounter(text);
    const textOf = (/** @type {{from: number, to: number}} */ { from, to }) => text.slice(from, to);
    // Names as Python has them: `Maxⁿ` is the same name as `Maxn`.
    const nameOf = (/** @type {{from: number, to: number}} */ node) => textOf(node).normalize("NFKC");
    const tree = parser.parse(text);

    tree.iterate({
        enter: (node) => {
            if (node.name === "String") outline.texts.push(textOf(node));
            if (node.type.isError && outline.errorLine === 0) outline.errorLine = lineAt(node.from);
        },
    });

    /** @param {SyntaxNode} node */
    function addImport(node) {
        const parts = childrenOf(node);
        const at = parts.findIndex(({ name }) => name === "import");
        const names = (/** @type {SyntaxNode[]} */ nodes) =>
            textOf({ from: nodes[0]?.from ?? 0, to: nodes.at(-1)?.to ?? 0 })
                .replace(/[()]/g, "")
                .split(",")
                .map((each) => each.trim().split(/\s+as\s+/)[0]);
        const line = lineAt(node.from);
        const imported = names(parts.slice(at + 1));
        if (parts[0]?.name !== "from") {
            for (const module of imported) outline.imports.push({ module, line, level: 0, names: [] });
            return;
        }
        const source = names(parts.slice(1, at))[0];
        const level = source.match(/^\.*/)?.[0].length ?? 0;
        outline.imports.push({ module: source.slice(level), line, level, names: imported });
    }

    /** @param {SyntaxNode} node */
    function addClass(node) {
        const [name] = childrenOf(node).filter((each) => each.name === "VariableName");
        if (!name) return;
        /** @type {Record<string, Signature>} */
        const methods = Object.create(null);
        for (const each of childrenOf(node.getChild("Body"))) {
            const method = each.name === "DecoratedStatement" ? each.getChild("FunctionDefinition") : each;
            const called = method?.name === "FunctionDefinition" ? method.getChild("VariableName") : null;
            if (!method || !called) continue;
            const isStatic = each !== method && textOf(each).startsWith("@staticmethod");
            methods[nameOf(called)] = { ...signatureOf(method, textOf), isStatic };
        }
        const bases = childrenOf(node.getChild("ArgList")).flatMap((each) => {
            if (each.name === "VariableName") return [nameOf(each)];
            return each.name === "MemberExpression" ? [nameOf(each).split(".").pop() ?? ""] : [];
        });
        outline.classes.push({ name: nameOf(name), line: lineAt(node.from), bases, methods });
    }

    /** @param {SyntaxNode | null} parent @param {boolean} isGuarded  whether a `try` handles a failing import */
    function read(parent, isGuarded) {
        for (const node of childrenOf(parent)) {
            const inner = node.name === "DecoratedStatement" ? (node.lastChild ?? node) : node;
            if (inner.name === "ImportStatement" && !isGuarded) addImport(inner);
            else if (inner.name === "ClassDefinition") addClass(inner);
            else if (inner.name === "FunctionDefinition") {
                const name = inner.getChild("VariableName");
                const signature = signatureOf(inner, textOf);
                if (name) outline.functions.push({ name: nameOf(name), line: lineAt(inner.from), signature });
            } else if (["IfStatement", "TryStatement", "WithStatement"].includes(inner.name)) {
                const isTry = isGuarded || inner.name === "TryStatement";
                for (const body of inner.getChildren("Body")) read(body, isTry);
            }
        }
    }
    read(tree.topNode, false);

    const statements = childrenOf(tree.topNode);
    const main =
        statements.find(
            ({ name, from, to }) => name === "IfStatement" && /^if[^:]*__main__/.test(text.slice(from, to)),
        ) ??
        statements.find(
            (node) =>
                ["ExpressionStatement", "WithStatement", "ForStatement", "WhileStatement"].includes(node.name) &&
                textOf(node).includes("("),
        );
    if (main) outline.mainLine = lineAt(main.from);
    return outline;
}
