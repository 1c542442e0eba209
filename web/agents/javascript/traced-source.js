/**
 * Adds calls to a student's JavaScript that tell a recorder (`search-recorder.js`) of each statement and of each call
 * of a function: JavaScript has no trace function as Python has. No line moves, so errors name the student's lines.
 *
 * Functions that are passed to methods of arrays are part of the function around them, and asynchronous functions and
 * generators aren't recorded.
 */

import { parser } from "@lezer/javascript";

/** @import { SyntaxNode } from "@lezer/common" */

/** The recorder, the call of a function that is recorded, and what it throws, in the student's code. */
const RECORDER = "$quintet";
const CALL = "$call";
const ERROR = "$error";

/** The names of windows (`search-recorder.js`) that a function may read. */
const WINDOW_WORDS = ["alpha", "beta", "α", "β", "a", "b", "low", "high", "lo", "hi", "lower", "upper"];

/** Methods that call a function for each of a list. */
const ARRAY_METHODS = new Set([
    "every",
    "filter",
    "find",
    "findIndex",
    "findLast",
    "flatMap",
    "forEach",
    "from",
    "map",
    "reduce",
    "reduceRight",
    "some",
    "sort",
    "toSorted",
]);

const LOOPS = new Set(["ForStatement", "WhileStatement", "DoStatement"]);
const LISTS = new Set(["Script", "Block", "SwitchBody"]);

/** @param {SyntaxNode} node @param {string[]} names */
const hasChild = (node, ...names) => names.some((name) => node.getChild(name) !== null);

/** @param {SyntaxNode} node @returns {SyntaxNode[]} */
function childrenOf(node) {
    const children = [];
    for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
    return children;
}

/** @param {SyntaxNode} node */
const isStatement = ({ name }) => /(Statement|Declaration)$/.test(name) || name === "Block";

/**
 * The parameters of a function by name; "" for one that is taken apart.
 * @param {SyntaxNode} list  of parameters
 * @param {(node: SyntaxNode) => string} textOf
 */
function parametersOf(list, textOf) {
    /** @type {{name: string, hasDefault: boolean, isRest: boolean}[]} */
    const found = [];
    let isRest = false;
    for (const child of childrenOf(list)) {
        if (child.name === "Spread") isRest = true;
        if (child.name === "Equals") found[found.length - 1].hasDefault = true;
        if (!/^(VariableDefinition|ObjectPattern|ArrayPattern)$/.test(child.name)) continue;
        found.push({ name: child.name === "VariableDefinition" ? textOf(child) : "", hasDefault: false, isRest });
        isRest = false;
    }
    return found;
}

/**
 * Whether a function is passed to a method of arrays.
 * @param {SyntaxNode} node
 * @param {(node: SyntaxNode) => string} textOf
 */
function isCallback(node, textOf) {
    const call = node.parent?.name === "ArgList" ? node.parent.parent : null;
    const method = call?.name === "CallExpression" ? call.firstChild?.getChild("PropertyName") : null;
    return Boolean(method && ARRAY_METHODS.has(textOf(method)));
}

/**
 * A function at the top, or a method of a class there. `owner`: the class; "" for functions. `made`: the parameters of
 * its constructor.
 * @typedef {{name: string, hasDefault: boolean}[]} Parameters
 * @typedef {{name: string, parameters: Parameters, owner: string, made: Parameters}} TopFunction
 *
 * @param {string} text  of a module without imports and exports
 * @returns {{text: string, functions: TopFunction[]}} the text with the calls; the functions and methods at the top
 */
export function traced(text) {
    const { topNode } = parser.parse(text);
    /** @param {SyntaxNode} node */
    const textOf = (node) => text.slice(node.from, node.to);
    const starts = [0];
    for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
    /** @param {number} at */
    const lineAt = (at) => {
        let [low, high] = [0, starts.length];
        while (high - low > 1) {
            const middle = (low + high) >> 1;
            if (starts[middle] <= at) low = middle;
            else high = middle;
        }
        return low + 1;
    };
    /** In the order in which they were made; those at one place stay in it. @type {{at: number, text: string}[]} */
    const added = [];
    /** @param {number} at @param {string} more */
    const add = (at, more) => added.push({ at, text: more });
    let functions = 0;

    /** @param {SyntaxNode} node */
    const step = (node) => `${RECORDER}.at(${lineAt(node.from)});`;

    /** What `enter` and `call` of the recorder take. @param {SyntaxNode} node @param {SyntaxNode} list */
    function facts(node, list) {
        const names = parametersOf(list, textOf).flatMap(({ name, isRest }) => (name && !isRest ? [name] : []));
        const words = new Set(textOf(node).match(/[\p{L}\p{N}_$]+/gu));
        const window = WINDOW_WORDS.filter((name) => words.has(name)).map((name) => `${name}:()=>${name}`);
        const number = isCallback(node, textOf) ? -1 : functions++;
        return `${number},${lineAt(node.from)},[${names}],{${window}}`;
    }

    /** @param {SyntaxNode} node  a function @returns {boolean} whether it is recorded */
    function enterFunction(node) {
        const list = node.getChild("ParamList");
        if (!list || hasChild(node, "async", "Star")) return false;
        const body = /** @type {SyntaxNode} */ (node.lastChild);
        if (body.name === "Block") {
            add(body.from + 1, `let ${CALL};try{${CALL}=${RECORDER}.enter(${facts(node, list)});`);
            return true;
        }
        if (node.name !== "ArrowFunction") return false;
        add(body.from, `${RECORDER}.call(${facts(node, list)},()=>(`);
        return true;
    }

    /** @param {SyntaxNode} node  that `enterFunction` has recorded */
    function leaveFunction(node) {
        const body = /** @type {SyntaxNode} */ (node.lastChild);
        const thrown = `catch(${ERROR}){throw ${RECORDER}.thrown(${CALL},${ERROR})}`;
        if (body.name === "Block") add(body.to - 1, `}${thrown}finally{${RECORDER}.leave(${CALL})}`);
        else add(body.to, "))");
    }

    /** @param {SyntaxNode} node @param {boolean} isRecorded  whether the function around it is */
    function visit(node, isRecorded) {
        const isFunction = hasChild(node, "ParamList");
        const isEntered = isFunction && enterFunction(node);
        const within = isFunction ? isEntered : isRecorded;
        const isLoop = LOOPS.has(node.name);
        for (const child of childrenOf(node)) {
            const isEmpty = child.name === ";" && /^(For|While)Statement$/.test(node.name);
            const isBody = isEmpty || ((isLoop || node.name === "IfStatement") && isStatement(child));
            const isWrapped = isBody && child.name !== "Block";
            const isValue = within && node.name === "ReturnStatement" && !/^(return|;|.*Comment)$/.test(child.name);
            if (isWrapped) add(child.from, `{${step(child)}`);
            else if (LISTS.has(node.name) && isStatement(child) && child.name !== "FunctionDeclaration")
                add(child.from, step(child));
            if (isLoop && child.name === "Block") add(child.from + 1, step(node));
            if (isValue) add(child.from, `${RECORDER}.value(${CALL},(`);
            visit(child, within);
            if (isValue) add(child.to, "))");
            if (isWrapped) add(child.to, "}");
        }
        if (isEntered) leaveFunction(node);
    }

    const top = topFunctions(topNode, textOf);
    let hasErrors = false;
    topNode.cursor().iterate(({ type }) => {
        hasErrors ||= type.isError;
    });
    // Unchanged, it makes the browser report the student's own error.
    if (hasErrors) return { text, functions: top };
    visit(topNode, false);
    return { text: joined(text, added), functions: top };
}

/** @param {string} text @param {{at: number, text: string}[]} added */
function joined(text, added) {
    let found = "";
    let at = 0;
    for (const { at: next, text: more } of added.sort((one, other) => one.at - other.at)) {
        found += text.slice(at, next) + more;
        at = next;
    }
    return found + text.slice(at);
}

/**
 * The functions at the top of a module that take something, and the methods of its classes.
 * @param {SyntaxNode} topNode @param {(node: SyntaxNode) => string} textOf
 */
function topFunctions(topNode, textOf) {
    /** @type {TopFunction[]} */
    const found = [];
    /** @param {SyntaxNode} node */
    const read = (node) => {
        const list = node.getChild("ParamList");
        return list && !hasChild(node, "Star") ? parametersOf(list, textOf) : [];
    };
    /** @param {SyntaxNode} name @param {SyntaxNode} node */
    const add = (name, node) => {
        const parameters = read(node);
        if (parameters.length > 0) found.push({ name: textOf(name), parameters, owner: "", made: [] });
    };
    /** @param {SyntaxNode} node  a class */
    const addMethods = (node) => {
        const owner = textOf(/** @type {SyntaxNode} */ (node.getChild("VariableDefinition")));
        const methods = (node.getChild("ClassBody")?.getChildren("MethodDeclaration") ?? [])
            .filter((method) => !hasChild(method, "static", "get", "set"))
            .map((method) => ({
                name: textOf(method.getChild("PropertyDefinition") ?? method),
                parameters: read(method),
            }));
        const made = methods.find(({ name }) => name === "constructor")?.parameters ?? [];
        for (const each of methods) if (each.name !== "constructor") found.push({ ...each, owner, made });
    };
    for (const node of childrenOf(topNode)) {
        if (node.name === "ClassDeclaration") addMethods(node);
        const names = node.getChildren("VariableDefinition");
        if (node.name === "FunctionDeclaration") add(names[0], node);
        if (node.name !== "VariableDeclaration") continue;
        for (const name of names) {
            const value = name.nextSibling?.name === "Equals" ? name.nextSibling.nextSibling : null;
            if (value && /^(ArrowFunction|FunctionExpression)$/.test(value.name)) add(name, value);
        }
    }
    return found;
}
