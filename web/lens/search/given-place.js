/**
 * What is written where in the text of a given tree. The module judges such texts; this reads only what it has
 * accepted, and names nodes as it does.
 *
 * `start` and `end`: characters from 0, `end` excluded. They tell nodes apart. `named`: whether the text has the name.
 * `values`: of a leaf, one number or one for each player.
 * `turn`: turns before it. `outcomes`: whether it is a chance node. `chance`: its probability below one, as the text
 * has it.
 * @typedef {{start: number, end: number, name: string, named: boolean, values: number[], turn: number,
 *            outcomes: boolean, chance: string, children: Written[]}} Written
 */

const SPACE = /\s*/y;
const COMMA = /\s*,?\s*/y;
const NUMBER = String.raw`-?\d+(?:\.\d+)?`;
const LABEL = new RegExp(String.raw`(?:([A-Za-z][\w'-]*)?\s*!?\s*(?:=\s*(?:${NUMBER}|\([^()]*\)))?\s*)?:\s*`, "y");
const VALUE = new RegExp(String.raw`${NUMBER}|\(\s*${NUMBER}\s*,[^()]*\)`, "y");
const ENDS = new Map([
    ["(", ")"],
    ["[", "]"],
    ["{", "}"],
]);
const CHANCE = /\s*([\d./]+)\s*:/y;

/** @param {string} text @returns {Written | null} null for a text that is no tree */
export function writtenTree(text) {
    let at = 0;
    const accept = (/** @type {RegExp} */ pattern) => {
        pattern.lastIndex = at;
        const found = pattern.exec(text);
        if (found) at += found[0].length;
        return found;
    };

    /** @param {number} turn @param {string} chance @returns {Written | null} */
    function node(turn, chance) {
        accept(SPACE);
        const start = at;
        const name = accept(LABEL)?.[1];
        /** @type {Written[]} */
        const children = [];
        const value = accept(VALUE)?.[0];
        const outcomes = value === undefined && text[at] === "{";
        if (value === undefined) {
            const end = ENDS.get(text[at]);
            if (!end) return null;
            at += 1;
            for (accept(SPACE); text[at] !== end; accept(COMMA)) {
                const probability = outcomes ? accept(CHANCE)?.[1] : "";
                if (probability === undefined) return null;
                const child = at < text.length ? node(turn + Number(!outcomes), probability) : null;
                if (!child) return null;
                children.push(child);
            }
            at += 1;
        }
        const values = value?.match(/[\d.-]+/g)?.map(Number) ?? [];
        const named = name !== undefined;
        return { start, end: at, name: name ?? "", named, values, turn, outcomes, chance, children };
    }

    const root = node(0, "");
    if (root) nameChildren(root, 1);
    return root;
}

/** @param {Written} parent @param {number} level  of its children */
function nameChildren(parent, level) {
    for (const [place, child] of parent.children.entries()) {
        const taken = (/** @type {string} */ name) => parent.children.some((each) => each.name === name);
        if (!child.named) {
            let name = usualName(parent.name, level, place);
            while (taken(name)) name += "'";
            child.name = name;
        }
        nameChildren(child, level + 1);
    }
}

/** `A`, below it `a2`, below that `a2c`. @param {string} parent @param {number} level @param {number} place  from 0 */
function usualName(parent, level, place) {
    if (level === 1) return letters(place).toUpperCase();
    const name = level === 2 ? parent.toLowerCase() : parent;
    return name + (/\d$/.test(name) ? letters(place) : place + 1);
}

const ALPHABET = "abcdefghijklmnopqrstuvwxyz";

/** @param {number} place @returns {string} */
const letters = (place) =>
    (place < ALPHABET.length ? "" : letters(Math.floor(place / ALPHABET.length) - 1)) +
    ALPHABET[place % ALPHABET.length];

/**
 * The place of the node to which a path leads.
 * @param {Written | null} tree
 * @param {string[]} path  names of actions from the root
 * @returns {Written | null} null if there is none
 */
export const placeOf = (tree, path) => path.reduce(childOf, tree);

/** @param {Written | null} node @param {string} name @returns {Written | null} */
export const childOf = (node, name) => node?.children.find((child) => child.name === name) ?? null;

/** Whether there are chance nodes. @param {Written} node @returns {boolean} */
export const hasChance = ({ outcomes, children }) => outcomes || children.some(hasChance);

/** The number of nodes. @param {Written} node @returns {number} */
export const sizeOf = ({ children }) => children.reduce((sum, child) => sum + sizeOf(child), 1);
