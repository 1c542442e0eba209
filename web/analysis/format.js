/**
 * The format of the analysis: an extra field `analysis` of the record. Programs that do not know the field keep it
 * unchanged.
 *
 *     {"game": "cachex", "actions": ["PLACE 3,4", "STEAL", "PLACE 2,2"],
 *      "analysis": {"version": 1, "line": ["PLACE 3,4", "STEAL", "PLACE 2,2"], "at": ["PLACE 3,4", "PLACE 1,1"],
 *                   "notes": [{"ply": 0, "comment": "An opening worth knowing."}, {"ply": 2, "glyph": "!"}],
 *                   "variations": [{"ply": 1, "actions": ["PLACE 1,1"], "notes": [], "variations": []}]}}
 *
 * `line`: the main line that notes and variations refer to; by default the record's `actions`. The two differ if the
 * game was continued or taken back after the analysis; then `actions` becomes the main line. A note belongs to the
 * position after `ply` actions. A variation starts after `ply` actions of its parent line and replaces the action
 * there; plies within a variation also count from the start of the game. `at`: the position shown. Other fields of the
 * object are dropped. The engine checks whether the actions are legal.
 *
 * @typedef {import("./tree/tree.js").Node} Node
 * @typedef {{ply: number, comment?: string, glyph?: string}} Note
 * @typedef {{ply: number, actions: string[], notes?: Note[], variations?: Variation[]}} Variation
 */

import { Problem } from "../ui/notices/problem.js";
import { added, GLYPHS, lineAdded, lineFrom, nodeAt, noted, standing, treeOf, withMain } from "./tree/tree.js";

/**
 * @import { GameRecord } from "../engine/protocol.js"
 * @import { Path } from "./tree/tree.js"
 */

const VERSION = 1;
/** Limits far above any real analysis, so that hostile input cannot keep the page busy. */
const MAX_NODES = 5000;
const MAX_VARIATIONS = 400;
const MAX_LIST_LENGTH = 1000;
const MAX_COMMENT_LENGTH = 4000;
const MAX_NESTING = 40;
/** Name of the record's field with the analysis. */
export const FIELD = "analysis";

/**
 * The notes and variations of one line of the tree.
 * @param {Node} root
 * @param {Path} path  the whole line from the start of the game
 * @param {number} from  number of plies before the line starts
 * @param {boolean} main  whether it is the main line; notes and alternatives at the start of a variation belong to its
 *     parent
 */
function lineContent(root, path, from, main) {
    /** @type {Note[]} */
    const notes = [];
    /** @type {Variation[]} */
    const variations = [];
    let node = nodeAt(root, path.slice(0, from));
    for (let ply = from; node && ply <= path.length; ++ply) {
        const own = main || ply > from;
        if (own && (node.comment || node.glyph)) {
            const { comment, glyph } = node;
            notes.push({ ply, ...(comment ? { comment } : {}), ...(glyph ? { glyph } : {}) });
        }
        const others = own ? node.children.slice(1) : [];
        for (const other of others) {
            const line = lineFrom(root, [...path.slice(0, ply), other.action]);
            variations.push({ ply, actions: line.slice(ply), ...lineContent(root, line, ply, false) });
        }
        const next = path[ply];
        node = node.children.find((child) => child.action === next) ?? null;
    }
    return { ...(notes.length ? { notes } : {}), ...(variations.length ? { variations } : {}) };
}

/**
 * The analysed game as a record. A record without notes and variations, shown in its main line, has no field
 * `analysis`.
 * @param {GameRecord} base  game, options, setup and unknown fields
 * @param {Node} root
 * @param {Path} path  the position shown
 * @returns {GameRecord}
 */
export function analysisRecord(base, root, path) {
    const main = lineFrom(root);
    const content = lineContent(root, main, 0, true);
    const { ply: _, [FIELD]: __, ...rest } = base;
    const record = { ...rest, actions: main };
    const onMain = path.every((action, index) => main[index] === action);
    if (Object.keys(content).length === 0 && onMain) {
        return { ...record, ...(path.length < main.length ? { ply: path.length } : {}) };
    }
    return { ...record, [FIELD]: { version: VERSION, line: main, ...content, ...(path.length ? { at: path } : {}) } };
}

/**
 * Reads the tree and the position shown from a record. Throws a `Problem` if the field `analysis` is invalid.
 * @param {GameRecord} record  its other fields are already checked
 * @returns {{tree: Node, path: Path}}
 */
export function readAnalysis(record) {
    const actions = record.actions ?? [];
    const tree = treeOf(actions);
    const path = actions.slice(0, record.ply ?? actions.length);
    const field = /** @type {any} */ (record[FIELD]);
    if (field === undefined || field === null) return { tree, path };
    if (typeof field !== "object" || Array.isArray(field)) throw new Problem("analysis.problem.unreadable");
    if (field.version !== VERSION) throw new Problem("analysis.problem.version");
    const reader = new Reader();
    const line = field.line === undefined ? actions : reader.actions(field.line);
    reader.tree = treeOf(line);
    reader.line(line, 0, field, 0);
    const whole = withMain(reader.tree, actions);
    const moved = line.length !== actions.length || line.some((action, index) => action !== actions[index]);
    const at = field.at === undefined || moved ? path : reader.actions(field.at);
    return { tree: whole, path: standing(whole, at) };
}

class Reader {
    constructor() {
        this.tree = treeOf([]);
        this.nodes = 0;
        this.variations = 0;
    }

    /** @param {unknown} value @returns {string[]} */
    actions(value) {
        if (!Array.isArray(value) || value.length > MAX_NODES) throw unreadable();
        if (!value.every((text) => typeof text === "string" && text !== "" && text.length <= 200)) throw unreadable();
        return value;
    }

    /** @param {unknown} value @returns {any[]} */
    list(value) {
        if (value === undefined) return [];
        if (!Array.isArray(value) || value.length > MAX_LIST_LENGTH) throw unreadable();
        if (!value.every((entry) => typeof entry === "object" && entry !== null)) throw unreadable();
        return value;
    }

    /** @param {unknown} value @param {number} least @param {number} most @returns {number} */
    ply(value, least, most) {
        const ply = Number.isInteger(value) ? Number(value) : -1;
        if (ply < least || ply > most) throw unreadable();
        return ply;
    }

    /**
     * Adds the notes and variations of one line to the tree.
     * @param {Path} line  from the start of the game
     * @param {number} from  ply at which the line leaves its parent
     * @param {{notes?: unknown, variations?: unknown}} content
     * @param {number} depth  nesting of the line in variations
     */
    line(line, from, content, depth) {
        if (depth > MAX_NESTING) throw new Problem("analysis.problem.tooLarge");
        for (const note of this.list(content.notes)) {
            const path = line.slice(0, this.ply(note.ply, from, line.length));
            this.tree = noted(this.tree, path, { comment: text(note.comment), glyph: glyph(note.glyph) });
        }
        for (const variation of this.list(content.variations)) {
            const ply = this.ply(variation.ply, from, line.length);
            const actions = this.actions(variation.actions);
            this.nodes += actions.length;
            this.variations += 1;
            if (this.nodes > MAX_NODES || this.variations > MAX_VARIATIONS) {
                throw new Problem("analysis.problem.tooLarge");
            }
            const path = [...line.slice(0, ply), ...actions];
            this.tree = lineAdded(this.tree, path);
            this.line(path, ply, variation, depth + 1);
        }
    }
}

const unreadable = () => new Problem("analysis.problem.unreadable");

/** @param {unknown} value */
function text(value) {
    if (value === undefined) return "";
    if (typeof value !== "string" || value.length > MAX_COMMENT_LENGTH) throw unreadable();
    return value;
}

/** @param {unknown} value */
function glyph(value) {
    if (value === undefined || value === "") return "";
    if (typeof value !== "string" || !GLYPHS.includes(value)) throw unreadable();
    return value;
}

/**
 * Returns a tree with the engine's notation of every action and without illegal actions.
 * @param {Node} tree
 * @param {(path: Path) => Promise<{actions: string[], refused: string}>} play  plays a line from the start; returns the
 *     legal actions in canonical notation, and the engine's reason against the first illegal one
 * @param {Path[]} ends  the ends of all lines
 * @returns {Promise<{tree: Node, dropped: number, reason: string}>} `dropped`: number of dropped actions; `reason`: the
 *     first one
 */
export async function checkedTree(tree, play, ends) {
    let checked = treeOf([]);
    let dropped = 0;
    let reason = "";
    for (const end of ends) {
        const { actions, refused } = await play(end);
        dropped += end.length - actions.length;
        reason ||= refused;
        actions.forEach((action, index) => {
            const path = actions.slice(0, index);
            checked = added(checked, path, action);
            const original = nodeAt(tree, end.slice(0, index + 1));
            if (original)
                checked = noted(checked, [...path, action], { comment: original.comment, glyph: original.glyph });
        });
    }
    return { tree: noted(checked, [], { comment: tree.comment, glyph: tree.glyph }), dropped, reason };
}
