/**
 * Chooses what is shown of a large tree. Wide nodes show the children searched first, the one that counts and those on
 * the way to the node under the cursor; the others wait behind "+ 143 more". Below a node limit, subtrees are folded.
 *
 * Both leave a column of empty places below them. The line to the current node is shown there when it leads through
 * what is hidden, so that it can always be seen and nothing has to move for it.
 *
 * `node`: a node of the tree. `ghost`: the child `index` of `node` that was cut off. `gone`: more of these, `count` in
 * all. `more`: `count` children of `node` that are hidden. `fewer`: hides them again. `place`: a place for a node of
 * the current line, `ply` plies below the hidden child of `node`. `written`: a node of a given tree that the search
 * never enters, below `node`; `index`: its place in the text.
 * @typedef {"node" | "ghost" | "gone" | "more" | "fewer" | "place" | "written"} ItemKind
 * @typedef {{x: number, y: number}} Place  where a movement begins and ends
 *
 * `early`: whether it is shown before the search comes to it. `written`: the node in the text of a given tree.
 * @typedef {{kind: ItemKind, node: number, index: number, count: number, level: number, parent: Item | null,
 *            children: Item[], folded: boolean, early: boolean, written: Written | null,
 *            width: number, x: number, y: number, from: Place, to: Place}} Item
 *
 * What the reader has opened and closed. `folds`: nodes folded (true) or unfolded (false) by hand. `opened`: nodes with
 * all children shown. `wanted`: single nodes that must be shown. `everything`: fold nothing by itself.
 * @typedef {{folds: Map<number, boolean>, opened: Set<number>, wanted: Set<number>, everything: boolean,
 *            ghosts: boolean}} Choice
 */

/**
 * @import { Written } from "../../search/given-place.js"
 * @import { Outline } from "./outline.js"
 */

/** Trees with at most so many nodes and ghosts are shown whole. */
const SMALL = 150;
/** Nodes with more children than this show only some. */
const WIDE = 9;
/** The children shown first of a wide node, by level: fewer of those that are many. */
const FIRST = [4, 3, 2, 2];
const FIRST_BELOW = 1;
/** The children left out that a wide node shows. */
const FIRST_GHOSTS = 2;
/** Nodes shown before subtrees are folded, and when the reader unfolds everything. */
const BUDGET = 400;
const EVERYTHING = 12_000;

/** @type {Place} */
const nowhere = { x: 0, y: 0 };

/** @returns {Choice} */
export const newChoice = () => ({
    folds: new Map(),
    opened: new Set(),
    wanted: new Set(),
    everything: false,
    ghosts: true,
});

/**
 * @param {ItemKind} kind
 * @param {number} node
 * @param {Item | null} parent
 * @param {Partial<Item>} [more]
 * @returns {Item}
 */
function item(kind, node, parent, more = {}) {
    const level = parent ? parent.level + 1 : 0;
    /** @type {Item} */
    const made = {
        kind,
        node,
        index: 0,
        count: 0,
        level,
        parent,
        children: [],
        folded: false,
        early: false,
        written: null,
        width: 0,
        x: 0,
        y: 0,
        from: nowhere,
        to: nowhere,
        ...more,
    };
    parent?.children.push(made);
    return made;
}

/**
 * Returns the items of the roots, with those below.
 * @param {Outline} outline
 * @param {Choice} choice
 * @returns {Item[]}
 */
export function chooseItems(outline, choice) {
    const small = choice.everything || outline.size <= SMALL;
    const wanted = withAncestors(outline, choice.wanted);
    const roots = outline.roots.map((root) => item("node", root, null));
    const line = choice.everything ? new Set() : finalLines(outline);
    const budget = choice.everything ? EVERYTHING : small ? Number.POSITIVE_INFINITY : BUDGET;
    let shown = roots.length;
    // Breadth first, so that the budget goes to what is near the roots.
    let level = [...roots];
    while (level.length > 0) {
        /** @type {Item[]} */
        const next = [];
        const seen = shown;
        for (const parent of level) {
            const node = outline.nodes[parent.node];
            if (node.children.length + node.leftOut === 0 && !node.written?.children.length) continue;
            const must = wanted.has(parent.node) || line.has(parent.node);
            const folded = choice.folds.get(parent.node) ?? (shown > budget && !must);
            if (folded && node.children.length > 0) {
                parent.folded = true;
                parent.count = node.below;
                addPlaces(parent, node.deepest);
                continue;
            }
            addChildren(outline, choice, parent, small, wanted);
            for (const child of parent.children) if (child.kind === "node") next.push(child);
            shown = seen + next.length;
        }
        level = next;
    }
    showEarly(outline, roots);
    return roots;
}

/**
 * What a reader knows before the search: all of a given tree, in the last of its iterations; of a game the root and the
 * first of its moves.
 * @param {Outline} outline
 * @param {Item[]} roots
 */
function showEarly(outline, roots) {
    const root = outline.written ? roots.at(-1) : roots[0];
    if (!root) return;
    root.early = true;
    if (outline.written) return showBelow(root);
    if (outline.replay.algorithm === "uct") return;
    for (const child of root.children) {
        child.early = true;
        if (child.kind === "more") break;
    }

    /** @param {Item} parent */
    function showBelow(parent) {
        for (const child of parent.children) {
            child.early = child.kind === "node" && !outline.nodes[child.node].again;
            showBelow(child);
        }
    }
}

/**
 * @param {Outline} outline
 * @param {Choice} choice
 * @param {Item} parent
 * @param {boolean} small
 * @param {Set<number>} wanted
 */
function addChildren(outline, choice, parent, small, wanted) {
    const { children, leftOut, leftOutTexts } = outline.nodes[parent.node];
    const ghosts = choice.ghosts ? leftOut : 0;
    const wide = !small && children.length + ghosts > WIDE;
    const opened = choice.opened.has(parent.node);
    const narrow = wide && !opened;
    const first = FIRST[parent.level] ?? FIRST_BELOW;
    const chosen = narrow ? chosenOf(outline, parent.node, first, wanted) : null;
    const hidden = chosen ? children.length - chosen.size : 0;
    const afterFirst = chosen ? lastOfFirst(children, chosen, first) : -1;
    for (const child of children) {
        if (!chosen || chosen.has(child) || hidden === 1) item("node", child, parent);
        if (child === afterFirst && hidden > 1) {
            const deepest = children.reduce(
                (most, each) => (chosen?.has(each) ? most : Math.max(most, outline.nodes[each].deepest)),
                0,
            );
            addPlaces(item("more", parent.node, parent, { count: hidden }), deepest);
        }
    }
    if (outline.written && outline.size <= SMALL) {
        if (ghosts > 0 || leftOut === 0) addWritten(parent, outline.notEntered(parent.node), levelsOf(outline, parent));
        return;
    }
    const few = narrow || (choice.everything && !opened && outline.nodes.length > SMALL);
    const named = Math.min(ghosts, few ? FIRST_GHOSTS : leftOutTexts.length, leftOutTexts.length);
    // One more takes no more room than saying so.
    const all = ghosts - named <= 1 ? Math.min(ghosts, leftOutTexts.length) : named;
    for (let index = 0; index < all; ++index) item("ghost", parent.node, parent, { index });
    if (ghosts > all) item("gone", parent.node, parent, { index: all, count: ghosts - all });
    if (wide && opened) item("fewer", parent.node, parent);
}

/**
 * The levels of a given tree that are shown below a root: as many as its iteration looks ahead, all below the last one.
 * @param {Outline} outline
 * @param {Item} item
 */
function levelsOf(outline, item) {
    let root = item;
    while (root.parent) root = root.parent;
    return root.node === outline.roots.at(-1) ? Number.POSITIVE_INFINITY : outline.nodes[root.node].depth;
}

/**
 * Nodes of a given tree that the search does not enter, with all below them.
 * @param {Item} parent
 * @param {Written[]} nodes
 * @param {number} levels
 */
function addWritten(parent, nodes, levels) {
    if (parent.level === levels) return;
    for (const written of nodes) {
        addWritten(item("written", parent.node, parent, { index: written.start, written }), written.children, levels);
    }
}

/** A column of places below an item. @param {Item} below @param {number} plies */
function addPlaces(below, plies) {
    for (let i = 0, parent = below; i < plies; ++i) parent = item("place", below.node, parent);
}

/**
 * The children of a wide node that are shown.
 * @param {Outline} outline
 * @param {number} number
 * @param {number} count  of those searched first, or visited most
 * @param {Set<number>} wanted
 */
function chosenOf(outline, number, count, wanted) {
    const { children, best } = outline.nodes[number];
    const chosen = new Set(children.filter((child) => wanted.has(child)));
    const visited = outline.replay.algorithm === "uct";
    const first = visited ? [...children].sort((a, b) => outline.nodes[b].visits - outline.nodes[a].visits) : children;
    for (const child of first.slice(0, count)) chosen.add(child);
    if (best >= 0) {
        chosen.add(best);
        // The search with the null window that came before stands beside it.
        const place = children.indexOf(best);
        if (outline.nodes[best].again) chosen.add(children[place - 1]);
    }
    return chosen;
}

/**
 * The child behind which the hidden ones are announced.
 * @param {number[]} children
 * @param {Set<number>} chosen
 * @param {number} count
 */
function lastOfFirst(children, chosen, count) {
    let last = children[0];
    let seen = 0;
    for (const child of children) {
        if (!chosen.has(child)) continue;
        last = child;
        if (++seen === count) break;
    }
    return last;
}

/** @param {Outline} outline @param {Set<number>} wanted */
function withAncestors(outline, wanted) {
    const all = new Set();
    for (const each of wanted) {
        for (let node = each; node >= 0 && !all.has(node); node = outline.nodes[node]?.parent ?? -1) all.add(node);
    }
    return all;
}

/** The nodes of all roots' final principal variations. @param {Outline} outline */
function finalLines(outline) {
    /** @type {Set<number>} */
    const line = new Set();
    for (const root of outline.roots) {
        for (let node = root; node >= 0; ) {
            line.add(node);
            const { best, children } = outline.nodes[node];
            node = best;
            if (outline.replay.algorithm !== "uct" || children.length === 0) continue;
            node = children.reduce((a, b) => (outline.nodes[b].visits > outline.nodes[a].visits ? b : a));
        }
    }
    return line;
}
