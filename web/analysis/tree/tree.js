/**
 * A game with its variations, as an immutable tree. Every function returns a new tree, so that undo restores an earlier
 * one.
 *
 * `action` leads from the parent to the node and is empty at the root. The first child is the main line.
 * @typedef {{action: string, comment: string, glyph: string, children: Node[]}} Node
 *
 * The path of a node is the list of actions from the root. It stays valid when other variations are promoted or
 * deleted.
 * @typedef {string[]} Path
 */

/** The annotation signs for actions, as in chess books. */
export const GLYPHS = ["!!", "!", "!?", "?!", "?", "??"];

/** A node without children. @param {string} [action] @returns {Node} */
const leaf = (action = "") => ({ action, comment: "", glyph: "", children: [] });

/** A tree of one line. @param {Path} actions @returns {Node} */
export function treeOf(actions) {
    return actions.reduceRight(
        (next, _, index) => {
            return { ...leaf(index ? actions[index - 1] : ""), children: [next] };
        },
        leaf(actions[actions.length - 1] ?? ""),
    );
}

/** @param {Node} root @param {Path} path @returns {Node | null} */
export function nodeAt(root, path) {
    /** @type {Node | undefined} */
    let node = root;
    for (const action of path) node = node?.children.find((child) => child.action === action);
    return node ?? null;
}

/** Extends a path by first children to the end of its line. @param {Node} root @param {Path} [from] */
export function lineFrom(root, from = []) {
    const path = [...from];
    for (let node = nodeAt(root, from); node?.children.length; [node] = node.children)
        path.push(node.children[0].action);
    return path;
}

/**
 * Replaces one node. It uses no recursion, because a long game could exceed the stack.
 * @param {Node} root
 * @param {Path} path  path of the node; if there is none, the tree is returned unchanged
 * @param {(node: Node) => Node} change
 * @returns {Node}
 */
function changed(root, path, change) {
    /** @type {Node[]} */
    const way = [];
    let node = root;
    for (const action of path) {
        const next = node.children.find((child) => child.action === action);
        if (!next) return root;
        way.push(node);
        node = next;
    }
    return way.reduceRight((below, above) => {
        const children = above.children.map((child) => (child.action === below.action ? below : child));
        return { ...above, children };
    }, change(node));
}

/**
 * Adds an action after a node, unless it is already there.
 * @param {Node} root @param {Path} path @param {string} action @returns {Node}
 */
export function added(root, path, action) {
    if (nodeAt(root, [...path, action])) return root;
    return changed(root, path, (node) => ({ ...node, children: [...node.children, leaf(action)] }));
}

/** Adds a whole line from the root. @param {Node} root @param {Path} path @returns {Node} */
export function lineAdded(root, path) {
    const known = standing(root, path).length;
    if (known === path.length) return root;
    const [first] = treeOf(path.slice(known)).children;
    return changed(root, path.slice(0, known), (node) => ({ ...node, children: [...node.children, first] }));
}

/** Deletes a node with its descendants. @param {Node} root @param {Path} path  not empty @returns {Node} */
export function deleted(root, path) {
    const action = path[path.length - 1];
    return changed(root, path.slice(0, -1), (node) => ({
        ...node,
        children: node.children.filter((child) => child.action !== action),
    }));
}

/**
 * Promotes the variation that contains a node by one level: at the last fork where the path does not take the first
 * child, it makes the path's child the first.
 * @param {Node} root @param {Path} path @returns {Node} the same tree if the node is on the main line
 */
export function promoted(root, path) {
    for (let length = path.length; length > 0; --length) {
        const parent = path.slice(0, length - 1);
        const action = path[length - 1];
        const [first] = nodeAt(root, parent)?.children ?? [];
        if (!first || first.action === action) continue;
        return changed(root, parent, (node) => ({
            ...node,
            children: [
                ...node.children.filter((child) => child.action === action),
                ...node.children.filter((child) => child.action !== action),
            ],
        }));
    }
    return root;
}

/**
 * Makes a line the main line; adds it if it is not in the tree.
 * @param {Node} root
 * @param {Path} path
 * @returns {Node}
 */
export function withMain(root, path) {
    let tree = lineAdded(root, path);
    while (!isMain(tree, path)) tree = promoted(tree, path);
    return tree;
}

/**
 * Changes the comment or the sign of a node.
 * @param {Node} root
 * @param {Path} path
 * @param {{comment?: string, glyph?: string}} note
 * @returns {Node}
 */
export function noted(root, path, note) {
    return changed(root, path, (node) => ({ ...node, ...note }));
}

/** Whether a node is on the main line. @param {Node} root @param {Path} path */
export function isMain(root, path) {
    /** @type {Node | undefined} */
    let node = root;
    for (const action of path) {
        node = node?.children[0];
        if (node?.action !== action) return false;
    }
    return true;
}

/** The path of the next or previous sibling, or null. @param {Node} root @param {Path} path @param {1 | -1} by */
export function sibling(root, path, by) {
    const parent = path.slice(0, -1);
    const choices = nodeAt(root, parent)?.children ?? [];
    const index = choices.findIndex(({ action }) => action === path[path.length - 1]);
    const next = choices[index + by];
    return path.length && next ? [...parent, next.action] : null;
}

/**
 * The target of the arrow keys up and down: the previous or next sibling; without one, the last fork before the node
 * (up) or the next fork after it (down).
 * @param {Node} root @param {Path} path @param {1 | -1} by @returns {Path}
 */
export function besides(root, path, by) {
    const beside = sibling(root, path, by);
    if (beside) return beside;
    if (by < 0) {
        for (let length = path.length - 1; length >= 0; --length) {
            const place = path.slice(0, length);
            if ((nodeAt(root, place)?.children.length ?? 0) > 1 || length === 0) return place;
        }
        return [];
    }
    const line = lineFrom(root, path);
    for (let length = path.length; length < line.length; ++length) {
        if ((nodeAt(root, line.slice(0, length))?.children.length ?? 0) > 1) return line.slice(0, length + 1);
    }
    return line;
}

/** The longest prefix of a path that is in the tree. @param {Node} root @param {Path} path @returns {Path} */
export function standing(root, path) {
    /** @type {Node | undefined} */
    let node = root;
    const missing = path.findIndex((action) => {
        node = node?.children.find((child) => child.action === action);
        return !node;
    });
    return missing < 0 ? path : path.slice(0, missing);
}

/** The paths of all leaves, main line first. @param {Node} root @returns {Path[]} */
export function leaves(root) {
    /** @type {Path[]} */
    const ends = [];
    /** @type {{node: Node, path: Path}[]} */
    const waiting = [{ node: root, path: [] }];
    for (;;) {
        const next = waiting.pop();
        if (!next) return ends;
        const { node, path } = next;
        if (node.children.length === 0) ends.push(path);
        for (const child of [...node.children].reverse()) waiting.push({ node: child, path: [...path, child.action] });
    }
}

/**
 * The tree as lines of text. A line consists of stretches without a fork, each followed by the variations that replace
 * its last action.
 * @typedef {{nodes: {path: Path, ply: number, node: Node}[], variations: Line[]}} Stretch
 * @typedef {Stretch[]} Line
 *
 * @param {Node} root
 * @param {Path} [from]  path of the node before the line
 * @param {number} [choice]  index of the child that the line starts with
 * @returns {Line}
 */
export function linesOf(root, from = [], choice = 0) {
    /** @type {Line} */
    const line = [];
    /** @type {Stretch} */
    let stretch = { nodes: [], variations: [] };
    let parent = nodeAt(root, from);
    let path = from;
    for (let next = parent?.children[choice]; next; next = parent?.children[0]) {
        const here = [...path, next.action];
        stretch.nodes.push({ path: here, ply: here.length, node: next });
        // The alternatives to the first action of a variation belong to its parent line.
        const others = path === from && choice > 0 ? [] : (parent?.children ?? []).slice(1);
        if (others.length) {
            const place = path;
            line.push({ ...stretch, variations: others.map((_, index) => linesOf(root, place, index + 1)) });
            stretch = { nodes: [], variations: [] };
        }
        parent = next;
        path = here;
    }
    if (stretch.nodes.length) line.push(stretch);
    return line;
}
