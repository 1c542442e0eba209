/**
 * Actions as lists show them: the game's own notation if it has one, otherwise the names of the cells, or a small
 * drawing if the action places a shape.
 */
import { html, svg } from "lit";
import { actionName, cellName } from "../../board/naming.js";

/**
 * @import { Setting } from "../../board/naming.js"
 * @import { ActionView, BoardLayout } from "../../engine/protocol.js"
 * @import { Translate } from "../../i18n/t.js"
 */

/** Placeholder for an action that the engine has not described yet. */
const unknown = "…";

/**
 * Returns the shortest text that identifies an action: "a3 → b5", "L 4,3", "wA1 bQ-".
 * @param {Translate} t
 * @param {BoardLayout | null} layout
 * @param {ActionView | null | undefined} action
 */
export function shortAction(t, layout, action) {
    if (!action) return unknown;
    const { kind, from, to, cells, shape, anchor, notation } = action;
    const named = (/** @type {string} */ cell) => cellName(layout, cell);
    if (notation) return notation;
    if (shape) return `${shape} ${named(anchor)}`;
    const key = `short.${kind}`;
    return t.has(key)
        ? t(key, { from: named(from), to: named(to) })
        : [to, ...cells].filter(Boolean).map(named).join(" ");
}

/**
 * Returns the text of an action for screen readers: the short text, or a description if the list shows a drawing.
 * @param {Translate} t
 * @param {Setting} setting
 * @param {ActionView | null | undefined} action
 */
export function spokenAction(t, setting, action) {
    return action?.cells.length ? actionName(action, setting, t) : shortAction(t, setting.layout, action);
}

/**
 * Returns the name of an action on its button.
 * @param {ActionView} action
 * @param {Setting} setting
 * @param {Translate} t
 */
export function buttonName(action, setting, t) {
    const key = `button.${action.kind}`;
    return t.has(key) ? t(key) : actionName(action, setting, t);
}

/**
 * Renders the short text of an action in its direction.
 * @param {Translate} t
 * @param {BoardLayout | null} layout
 * @param {ActionView | null | undefined} action
 */
export function shortEntry(t, layout, action) {
    // Words follow the direction of the language; names of cells and pieces are always left to right.
    const worded = action && !action.notation && t.has(`short.${action.kind}`);
    return html`<bdi dir=${worded ? t.language.direction : "ltr"}>${shortAction(t, layout, action)}</bdi>`;
}

/**
 * Renders an action for a list.
 * @param {Translate} t
 * @param {BoardLayout | null} layout
 * @param {ActionView | null | undefined} action
 */
export function actionEntry(t, layout, action) {
    if (!layout || !action?.cells.length) return shortEntry(t, layout, action);
    return html`${drawing(layout, action)}<bdi dir="ltr">${cellName(layout, action.anchor || action.cells[0])}</bdi>`;
}

/**
 * Renders the number of captured pieces for lists of moves; empty if no piece was captured.
 * @param {Translate} t @param {ActionView | null | undefined} action
 */
export const takenMark = (t, action) => (action?.taken ? html`<small>×${t.number(action.taken)}</small>` : "");

/**
 * Appends the number of captured pieces to a text, for screen readers.
 * @param {Translate} t
 * @param {string} text
 * @param {ActionView | null | undefined} action
 */
export const withTaken = (t, text, action) =>
    action?.taken ? t("list.taken", { action: text, count: action.taken }) : text;

/** Side of one square of a drawing, in pixels. */
const square = 6;

/** @param {BoardLayout} layout @param {ActionView} action */
function drawing(layout, action) {
    const places = placesOf(layout, action);
    const [width, height] = [1 + Math.max(...places.map(({ x }) => x)), 1 + Math.max(...places.map(({ y }) => y))];
    return html`<svg class="drawn" viewBox="0 0 ${width} ${height}" width=${width * square} height=${height * square}
        aria-hidden="true">${places.map(
            ({ x, y, first }) => svg`<rect x=${x + 0.06} y=${y + 0.06} width="0.88" height="0.88" rx="0.14"
            fill="currentColor" opacity=${first ? 1 : 0.55} />`,
        )}</svg>`;
}

/**
 * Returns the positions of an action's cells relative to the corner of their bounding box. If the edges of the board
 * are joined, a shape that crosses an edge is put together again.
 * @param {BoardLayout} layout
 * @param {ActionView} action
 */
export function placesOf({ cells, capabilities }, { cells: ids, anchor }) {
    const centres = new Map(cells.map(({ id, centre }) => [id, centre]));
    const start = centres.get(anchor || ids[0]) ?? { x: 0, y: 0 };
    const joined = capabilities.includes("torus");
    const sideOf = (/** @type {"x" | "y"} */ axis) => {
        const all = cells.map(({ centre }) => centre[axis]);
        return Math.max(...all) - Math.min(...all) + 1;
    };
    const [wide, high] = [sideOf("x"), sideOf("y")];
    const near = (/** @type {number} */ by, /** @type {number} */ side) =>
        joined ? by - side * Math.round(by / side) : by;
    const places = ids.map((id) => {
        const { x, y } = centres.get(id) ?? start;
        return { x: near(x - start.x, wide), y: near(y - start.y, high), first: id === (anchor || ids[0]) };
    });
    const [left, top] = [Math.min(...places.map(({ x }) => x)), Math.min(...places.map(({ y }) => y))];
    return places.map(({ x, y, first }) => ({ x: x - left, y: y - top, first }));
}
