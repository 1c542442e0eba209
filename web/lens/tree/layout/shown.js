/**
 * @import { Cursor } from "../../trace/cursor.js"
 * @import { Item } from "./choose.js"
 * @import { Layout } from "./layout.js"
 */

/**
 * What of the laid-out tree can be seen at a step: items appear when the search comes to them, and the places below
 * what is hidden show the line to the current node.
 */
export class Shown {
    /** The nodes from the root to the current one. @type {number[]} */
    path = [];
    /** The path and the nodes below it that the last step is about, such as the reply that refutes. @type {number[]} */
    line = [];
    /** Whether the line to the current node is kept in view. */
    pathInView = true;
    /** @type {Cursor} */
    cursor;

    /** @param {Layout} layout @param {Cursor} cursor */
    constructor(layout, cursor) {
        this.layout = layout;
        this.cursor = cursor;
        /** The items of nodes. @type {Map<number, Item>} */
        this.items = new Map();
        for (const level of layout.levels) {
            for (const item of level) if (item.kind === "node") this.items.set(item.node, item);
        }
    }

    /** Follows the cursor. Where a step is about no node, the path stays as it was, as far as it still exists. */
    follow() {
        const { current, named, nodes } = this.cursor;
        if (current >= 0) this.path = this.cursor.path(current);
        else if (named.length > 0) this.path = this.cursor.path(named[0]);
        else this.path = this.path.filter((each) => each < nodes.length);
        this.line = [...this.path, ...named.filter((each) => !this.path.includes(each))];
    }

    /** The node whose cut-off the line shows; -1 if it shows none. */
    get cut() {
        const { nodes } = this.cursor;
        for (let at = this.line.length - 2; at >= 0; --at) {
            const { leftOut, cutBy } = nodes[this.line[at]];
            if (leftOut > 0 && cutBy === this.line[at + 1]) return this.line[at];
        }
        return -1;
    }

    /** Whether the text of a given tree shows a node that has been left out. @param {Item} item */
    isLeftOut(item) {
        return item.kind === "ghost" || (item.kind === "written" && (this.cursor.nodes[item.node]?.leftOut ?? 0) > 0);
    }

    /** The node that an item shows now; -1 if it shows none. @param {Item} item */
    nodeOf(item) {
        if (item.kind === "node") return item.node < this.cursor.nodes.length ? item.node : -1;
        if (item.kind !== "more" && item.kind !== "place") return -1;
        const owner = this.items.get(item.node);
        if (!owner || this.line[owner.level] !== item.node) return -1;
        const below = this.line[owner.level + 1];
        // The line may go on through a child that has its own item.
        if (below === undefined || (!owner.folded && this.items.has(below))) return -1;
        return this.line[item.level] ?? -1;
    }

    /** Whether an item can be seen. @param {Item} item */
    has(item) {
        const { nodes } = this.cursor;
        switch (item.kind) {
            case "node":
                return item.node < nodes.length || item.early;
            case "written":
                return item.node < nodes.length || Boolean(this.items.get(item.node)?.early);
            case "ghost":
            case "gone":
                return item.node < nodes.length && nodes[item.node].leftOut > 0;
            case "more":
                return item.early || this.hiddenNow(item) > 0;
            case "fewer":
                return item.node < nodes.length && nodes[item.node].children.length > 0;
            case "place":
                return this.nodeOf(item) >= 0;
        }
    }

    /** The children searched so far that an item "more" hides. @param {Item} item */
    hiddenNow(item) {
        const node = this.cursor.nodes[item.node];
        if (!node) return 0;
        let shown = 0;
        for (const each of item.parent?.children ?? []) {
            if (each.kind === "node" && each.node < this.cursor.nodes.length) ++shown;
        }
        return node.children.length - shown;
    }

    /** The nodes searched so far that a folded node hides. @param {Item} item */
    foldedNow(item) {
        if (!item.folded || !this.cursor.nodes[item.node]?.children.length) return 0;
        // Depth-first searches number the nodes below one after the other.
        const all = this.cursor.replay.algorithm === "uct";
        return all ? item.count : Math.min(item.count, this.cursor.nodes.length - item.node - 1);
    }

    /**
     * The nodes that are announced below an item: those that it folds, or its siblings that are hidden.
     * @param {Item} item
     */
    besides(item) {
        if (item.kind === "node") return this.foldedNow(item);
        return item.kind === "more" ? this.hiddenNow(item) - 1 : 0;
    }

    /**
     * The item that shows a node, its own or a place on the line to the current node.
     * @param {number} node
     * @returns {Item | null}
     */
    itemOf(node) {
        const own = this.items.get(node);
        if (own) return own;
        const at = this.line.indexOf(node);
        for (let ply = at - 1; ply >= 0; --ply) {
            const owner = this.items.get(this.line[ply]);
            if (!owner) continue;
            let place = owner.folded ? owner.children[0] : owner.children.find(({ kind }) => kind === "more");
            while (place && place.level < at) place = place.children[0];
            return place ?? null;
        }
        return null;
    }
}

/** A name for an item that stays when the tree is laid out again. @param {Item} item */
export const keyOf = ({ kind, node, index, level }) => `${kind}-${node}-${kind === "place" ? level : index}`;
