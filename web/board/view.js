/** The template of the board: its layers from bottom to top. */
import { html, svg } from "lit";
import { guard } from "lit/directives/guard.js";
import { viewBoxOf } from "./drawing/geometry.js";
import { pickedOf } from "./input/interaction.js";
import { cells } from "./layers/cells.js";
import { definitions } from "./layers/definitions.js";
import { marksAbove, marksBelow } from "./layers/marks.js";
import { plate, wells } from "./layers/plate.js";
import { tokens } from "./layers/tokens.js";
import { notesOn, positionMarks, proposalMarks, roleOf, selectionMarks } from "./marking.js";
import { movementParts } from "./motion/after-first-draw.js";
import { topOn } from "./motion/token-diff.js";
import { cellName, cellText } from "./naming.js";

/**
 * @import { Token } from "../engine/protocol.js"
 * @import { QuintetBoard } from "./board.js"
 * @import { BoardMark } from "./layers/marks.js"
 * @import { KeyedToken } from "./motion/token-diff.js"
 */

/** @param {QuintetBoard} board @returns {BoardMark[]} */
function allMarks({ state, choices, input, extensions, marks, proposed }) {
    const occupied = new Set(state?.board.tokens.map(({ cell }) => cell));
    return [
        ...(state ? positionMarks(state) : []),
        ...selectionMarks(choices, input.selection, occupied),
        ...extensions.flatMap((extension) => extension.marks?.() ?? []),
        ...marks,
        ...(proposed ? proposalMarks(proposed) : []),
    ];
}

/** @param {QuintetBoard} board @param {BoardMark[]} marks */
function namer({ layout, scene, state, players, extensions, t }, marks) {
    /** @type {Map<string, Token[]>} */
    const standing = new Map();
    for (const token of state?.board.tokens ?? []) {
        standing.set(token.cell, [...(standing.get(token.cell) ?? []), token]);
    }
    /** @type {Map<string, string[]>} */
    const goals = new Map();
    for (const { role, player, cells } of scene.zones) {
        if ((role !== "exit" && role !== "goal") || player === null) continue;
        const note = t("board.goal", { player: t(`player.${players[player]}`) });
        for (const { id } of cells) goals.set(id, [...(goals.get(id) ?? []), note]);
    }
    return (/** @type {string} */ cell) => {
        const notes = notesOn(marks, cell).map((key) => t(key));
        const more = extensions.flatMap((extension) => extension.notes?.(cell) ?? []);
        const all = [...notes, ...more, ...(goals.get(cell) ?? [])];
        return cellText(cellName(layout, cell), standing.get(cell) ?? [], all, players, t);
    };
}

/** Returns the label of a row of cells, or undefined. @param {QuintetBoard} board @param {number} index */
function rowLabel({ layout, scene }, index) {
    const row = scene.rows[index];
    const ids = new Set(row.map(({ id }) => id));
    return layout.lines.find(({ cells }) => cells.length === row.length && cells.every((id) => ids.has(id)))?.label;
}

/**
 * Draws the parts that are constant during a game. They are a separate picture below the other, so that a moving token
 * does not repaint them.
 * @param {QuintetBoard} board
 */
function stillPicture({ scene, players, extensions }) {
    const grounds = extensions.filter((extension) => extension.ground);
    return svg`
        ${guard([scene.token, players], () => definitions(scene, players))}
        ${
            grounds.length
                ? guard([scene], () => grounds.map((extension) => extension.ground?.(scene)))
                : guard([scene, players], () => [
                      plate(scene, players),
                      wells(scene, players),
                      extensions.map((extension) => extension.repeated?.(scene) ?? ""),
                  ])
        }`;
}

/**
 * Draws tokens, marks, and the cells as elements for pointer, keyboard and assistive technology.
 * @param {QuintetBoard} board
 */
function picture(board) {
    const { scene, players, motion, input, choices, state, extensions, t } = board;
    const marks = allMarks(board);
    const topOf = (/** @type {string} */ cell) => board.topPlace(cell);
    const { from } = input.selection;
    const leaving = pickedOf(choices, input.selection).leaving.length > 0;
    const look = {
        players,
        placeOf: (/** @type {KeyedToken} */ token) => board.placeOf(token),
        lifted: from ? (topOn(motion.tokens, from)?.key ?? "") : "",
        raised: motion.raised,
        front: extensions.map((extension) => extension.front?.() ?? "").join(""),
        turning: motion.turning,
    };
    return svg`
        <g aria-hidden="true">
            ${leaving ? movementParts?.exitGlow(scene, players, state?.toMove ?? 0) : ""}
            <g>${marksBelow(scene, marks, topOf)}</g>
            <g class="tokens">${tokens([...motion.tokens, ...motion.leaving], look)}</g>
            <g>
                ${movementParts?.flashes(scene, motion.flashes)}${movementParts?.previews(board)}
                ${marksAbove(scene, marks, topOf)}${movementParts?.arrows(scene, marks, topOf, state?.toMove ?? 0)}
                ${movementParts?.tags(scene, marks, topOf)}
                ${extensions.map((extension) => extension.overlay?.(scene, marks) ?? "")}
            </g>
        </g>
        ${cells({
            scene,
            label: t("board.name"),
            cursor: input.cursor.cell,
            interactive: board.interactive,
            selected: from,
            roleOf: (cell) => roleOf(choices, input.selection, cell),
            rowName: (index) => t("board.row", { row: rowLabel(board, index) ?? index + 1 }),
            nameOf: namer(board, marks),
        })}
        ${leaving ? movementParts?.exitButton(scene, players, state?.toMove ?? 0, from, t("board.leave", { cell: board.nameOfCell(from) })) : ""}`;
}

/** @param {QuintetBoard} board */
export function view(board) {
    const { extensions, input, scene } = board;
    // A figure in a text (attribute `still`) has no hands, trays or buttons.
    const around = board.hasAttribute("still") ? [] : extensions;
    const shown = extensions.reduce((part, extension) => extension.view?.(scene) ?? part, scene.view);
    const first = (/** @type {PointerEvent} */ event) => input.offered(event);
    const tools = around.map((extension) => extension.tools?.() ?? "");
    const taker = board.narrow ? around.find(({ takesTools }) => takesTools) : undefined;
    // Listen for focus on the frame: Chromium makes an SVG with focus listeners a Tab stop.
    return html`
        ${around.map((extension) => extension.above?.() ?? "")}
        <div class="frame ${extensions.some((extension) => extension.ground) ? "window" : ""} ${board.beside}"
            @focusin=${(/** @type {FocusEvent} */ event) => input.focus(event)}
            @focusout=${(/** @type {FocusEvent} */ event) => input.focus(event)}>
            <div class="pictures">
            <svg class="still" viewBox=${viewBoxOf(shown)} aria-hidden="true">${stillPicture(board)}</svg>
            <svg class="picture" viewBox=${viewBoxOf(shown)}
                @pointerdown=${(/** @type {PointerEvent} */ event) => first(event) || input.pointer.down(event)}
                @pointermove=${(/** @type {PointerEvent} */ event) => first(event) || input.pointer.move(event)}
                @pointerup=${(/** @type {PointerEvent} */ event) => first(event) || input.pointer.up(event)}
                @pointercancel=${(/** @type {PointerEvent} */ event) => first(event) || input.pointer.cancel(event)}
                @pointerleave=${(/** @type {PointerEvent} */ event) => first(event) || input.hover("")}
                @touchmove=${{ handleEvent: (/** @type {TouchEvent} */ event) => input.touches(event), passive: false }}
                @wheel=${(/** @type {WheelEvent} */ event) => input.wheel(event)}
                @click=${(/** @type {MouseEvent} */ event) => input.click(event)}
                @keydown=${(/** @type {KeyboardEvent} */ event) => input.key(event)}>${picture(board)}</svg>
            </div>
            <div class="tools">${taker ? "" : tools}</div>
            ${movementParts?.chooser(board)}
        </div>
        ${around.map((extension) => extension.below?.(extension === taker ? tools : "") ?? "")}`;
}
