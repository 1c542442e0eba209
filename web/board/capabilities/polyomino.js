/**
 * Actions that fill several cells at once: a tray of shapes, a preview of the chosen one that shows whether it fits,
 * and turning by wheel, the R key, two fingers or a button.
 */
import { css, html, nothing, svg } from "lit";
import { again } from "../../ui/again.js";
import { typedKey } from "../../ui/forms/typed-key.js";
import { project, short } from "../drawing/geometry.js";
import { playerStyle } from "../drawing/player-marks.js";
import { icon } from "../icons.js";
import { nothingPicked, shapeKey } from "../input/interaction.js";
import { cellName } from "../naming.js";
import { tetrominoes, turned } from "./polyominoes.js";
import { toolStyles } from "./tool-styles.js";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { CapabilityContext } from "../context.d.ts"
 * @import { Point } from "../drawing/geometry.js"
 * @import { Scene } from "../drawing/scene.js"
 */

/** For a quarter turn: the wheel's travel in pixels, and the twist of two fingers in degrees. */
const wheelStep = 60;
const twistStep = 45;

const styles = css`
    .fit-tint { fill: var(--target); fill-opacity: 0.22; stroke: var(--target); stroke-width: 3; }
    .shape.fits { opacity: 0.72; }
    .shape.blocked path { fill: none; stroke: var(--warning); stroke-width: 8; stroke-linecap: round; opacity: 0.75; }
    .tray {
        display: flex;
        gap: var(--space-1);
        justify-content: center;
        padding: var(--space-2);
    }
    .told { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    .tray-shapes { display: flex; gap: var(--space-1); }
    .tray-item { flex: 0 1 56px; inline-size: 56px; aspect-ratio: 1; min-inline-size: var(--tray-item, 34px); }
    .tray-item.turn { border-color: transparent; background: none; }
    .tray-item svg:not(.icon) { inline-size: 88%; block-size: 88%; }
    .tray-square { fill: var(--own); stroke: var(--token-edge); stroke-width: 5; }
    .tray-item[aria-pressed="true"] { border-color: var(--own-line); box-shadow: inset 0 0 0 2px var(--own-line); }
    .tray-shapes .tray-item { position: relative; }
    .tray-item.nowhere { border-style: dashed; background: none; }
    .tray-item.nowhere svg { opacity: 0.28; }
    .tray-shapes .icon { position: absolute; inset-block-start: -4px; inset-inline-end: -4px; inline-size: 14px; block-size: 14px; padding: 1px; border-radius: 50%; background: var(--ink); color: var(--paper); stroke-width: 2.6; }
    .tray-item:disabled { cursor: default; opacity: 0.5; }
    /* On a phone everything stands in one row, which takes no more height than a finger needs. */
    .tray.narrow {
        display: grid;
        grid: 40px / auto-flow minmax(0, 40px);
        gap: 2px;
        padding: var(--space-1);
    }
    .narrow .tray-shapes { display: contents; }
    .narrow :is(.tray-item, .tool) { inline-size: auto; min-inline-size: 0; min-block-size: 0; aspect-ratio: auto; }
    .narrow .tool { border-color: transparent; background: none; }
    .narrow .tool[aria-pressed="true"] { border-color: var(--ink-soft); background: var(--paper-sunken); }
`;

export class Polyomino {
    styles = [toolStyles, styles];
    /** On a phone the tray holds the buttons of the board. */
    takesTools = true;

    /** @param {CapabilityContext} board */
    constructor(board) {
        this.board = board;
        this.chosen = 0;
        this.turns = 0;
        /** The cell at which a finger has put the preview down. */
        this.put = "";
        this.travel = 0;
        /** The announcement of the shape that a key has chosen or turned. */
        this.told = "";
        /** The fingers on the board. @type {Map<number, {x: number, y: number}>} */
        this.fingers = new Map();
        /** Direction of two fingers when the last turn was made, in degrees. @type {number | null} */
        this.twist = null;
        /** @type {{cells: Map<string, string[]>, key: string, scene: Scene | null, room: string[]}} */
        this.fitting = { cells: new Map(), key: "", scene: null, room: [] };
    }

    reset() {
        this.put = "";
        this.told = "";
    }

    /** Whether a shape that a finger put down waits for confirmation. */
    get picked() {
        return this.put !== "";
    }

    get active() {
        return this.board.choices.shapes.size > 0;
    }

    /** @param {number} by  quarter turns clockwise */
    turn(by) {
        this.turns = (this.turns + by + 4) % 4;
        this.board.withdraw();
        this.board.selectionChanged();
    }

    /** @param {number} index */
    choose(index) {
        this.chosen = index;
        this.board.withdraw();
        this.board.selectionChanged();
    }

    /**
     * Returns the cells that a shape covers when held at `cell`; cells off the board are missing.
     * @param {string} cell
     * @param {number} [shape]
     */
    covered(cell, shape = this.chosen) {
        const { board } = this;
        const grip = board.scene.byId.get(cell);
        if (!grip) return [];
        return turned(tetrominoes[shape].squares, this.turns).flatMap((square) => {
            const offset = project(square, board.orientation);
            const id = board.scene.cellOn(board.unwrapped({ x: grip.x + offset.x, y: grip.y + offset.y }));
            return id ? [id] : [];
        });
    }

    /**
     * Returns for each shape: `now` if it fits as it is turned, `turned` if only after turning, otherwise `nowhere`.
     * @returns {string[]}
     */
    room() {
        const { scene, choices } = this.board;
        const legal = new Set([...choices.shapes.values()].map(({ shape }) => shape));
        return tetrominoes.map(({ name }, index) => {
            if (!legal.has(name)) return "nowhere";
            return scene.cells.some(({ id }) => choices.shapes.has(shapeKey(this.covered(id, index))))
                ? "now"
                : "turned";
        });
    }

    /** The covered cells, by each cell at which the shape fits. */
    get fits() {
        return this.measured().cells;
    }

    /** Returns where shapes fit, computed once for each position, shape and turn. */
    measured() {
        const { scene, choices } = this.board;
        const key = `${this.chosen} ${this.turns} ${choices.shapes.size} ${this.board.state?.ply}`;
        if (this.fitting.key !== key || this.fitting.scene !== scene) {
            const all = scene.cells.map(({ id }) => /** @type {[string, string[]]} */ ([id, this.covered(id)]));
            const cells = new Map(all.filter(([, covered]) => choices.shapes.has(shapeKey(covered))));
            this.fitting = { cells, key, scene, room: this.active ? this.room() : [] };
        }
        return this.fitting;
    }

    /** The cell at which the preview is held. */
    get held() {
        const { input } = this.board;
        return input.hovered || this.put || (input.focused ? input.cursor.cell : "");
    }

    /** Returns the action that confirms the shape that a finger put down, while the board previews it there. */
    actions() {
        const action =
            this.picked && this.held === this.put
                ? this.board.choices.shapes.get(shapeKey(this.covered(this.put)))
                : undefined;
        return action ? [action] : [];
    }

    marks() {
        if (!this.active) return [];
        // Tints on nearly every cell would carry no information.
        const telling = this.fits.size < this.board.scene.cells.length * 0.6;
        return [{ role: "fit", cells: telling ? [...this.fits.keys()] : [] }];
    }

    /** @param {string} cell */
    notes(cell) {
        const { layout, t } = this.board;
        const covered = this.active && this.fits.get(cell);
        if (!covered) return [];
        const cells = covered.map((id) => cellName(layout, id)).join(" ");
        return [t("board.fits", { kind: tetrominoes[this.chosen].name, cells })];
    }

    /** @param {string} cell @param {boolean} touch */
    press(cell, touch) {
        if (!this.active) return false;
        const covered = this.fits.get(cell);
        const confirmed = !touch || (this.put !== "" && this.covered(this.put).includes(cell));
        const action = this.board.choices.shapes.get(
            shapeKey(touch && confirmed ? this.covered(this.put) : (covered ?? [])),
        );
        this.put = touch && cell && !(confirmed && action) ? cell : "";
        // The first tap previewed the shape, so this tap plays it without another confirmation.
        if (confirmed && action) this.board.input.take({ selection: nothingPicked, action }, touch);
        this.board.selectionChanged();
        if (cell && !action && !this.fits.has(cell)) this.board.refuse({ cells: this.covered(cell) });
        return true;
    }

    /** @param {KeyboardEvent} event */
    key(event) {
        if (!this.active || event.ctrlKey || event.metaKey || event.altKey) return false;
        const typed = typedKey(event);
        const index = Number.parseInt(typed, 10) - 1;
        if (typed === "r") this.turn(event.shiftKey ? -1 : 1);
        else if (index >= 0 && index < tetrominoes.length) this.choose(index);
        else return false;
        this.tell();
        return true;
    }

    /** Announces where the shape fits: screen readers don't read the new name of the cell that has the focus. */
    tell() {
        const [fits] = this.notes(this.board.input.cursor.cell);
        this.told = again(fits ?? this.nameOf(this.chosen), this.told);
    }

    /** @param {WheelEvent} event */
    wheel(event) {
        if (!this.active || event.ctrlKey) return false;
        this.travel += event.deltaY * (event.deltaMode === 0 ? 1 : 40);
        if (Math.abs(this.travel) >= wheelStep) {
            this.turn(Math.sign(this.travel));
            this.travel = 0;
        }
        return true;
    }

    /** @param {number} count */
    touches(count) {
        return count > 1 && this.active;
    }

    /** @param {PointerEvent} event */
    pointer(event) {
        if (event.pointerType !== "touch" || !this.active) return false;
        if (event.type === "pointerdown" || (event.type === "pointermove" && this.fingers.has(event.pointerId))) {
            this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
        } else this.fingers.delete(event.pointerId);
        const [a, b] = [...this.fingers.values()];
        if (!a || !b) {
            this.twist = null;
            return false;
        }
        const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
        this.twist ??= angle;
        const by = ((angle - this.twist + 540) % 360) - 180;
        if (Math.abs(by) >= twistStep) {
            this.turn(Math.sign(by));
            this.twist = angle;
        }
        return true;
    }

    /** @param {Scene} scene */
    overlay(scene) {
        const { board } = this;
        if (!this.active || !this.held || board.proposed) return nothing;
        const fits = this.fits.has(this.held);
        const style = playerStyle(board.players, board.state?.toMove ?? 0);
        const square = (/** @type {Point} */ { x, y }) => {
            const at = `translate(${short(x)} ${short(y)})`;
            return fits
                ? svg`<use href="#token-${board.state?.toMove}" transform=${at} />`
                : svg`<path d="M-22 -22L22 22M22 -22L-22 22" transform=${at} />`;
        };
        const covered = this.covered(this.held).flatMap((id) => scene.byId.get(id) ?? []);
        const copiesOf = (/** @type {Point} */ point) =>
            board.extensions.flatMap((extension) => extension.copies?.(point) ?? []);
        return svg`
            <g class="shape ${fits ? "fits" : "blocked"}" style=${style}>
                ${covered.map((cell) => square(cell))}
                <g class="repetition">${covered.flatMap((cell) => copiesOf(cell).map(square))}</g>
            </g>`;
    }

    /** @param {unknown} tools  the board's buttons, if this is their place */
    below(tools) {
        const { board } = this;
        const style = playerStyle(board.players, board.state?.toMove ?? 0);
        const turning = (/** @type {number} */ by, /** @type {Key} */ name, /** @type {string} */ drawing) => html`
            <button type="button" class="tray-item turn" aria-label=${board.t(name)} title=${board.t(name)}
                ?disabled=${!this.active} @click=${() => {
                    this.turn(by);
                    this.tell();
                }}>${icon(drawing)}</button>`;
        return html`
            <div class=${board.narrow ? "tray narrow" : "tray"} role="toolbar" aria-label=${board.t("board.shapes")} style=${style}
                @keydown=${(/** @type {KeyboardEvent} */ event) => this.key(event) && event.preventDefault()}>
                ${turning(-1, "board.turnLeft", "turnLeft")}
                <div class="tray-shapes">${tetrominoes.map((_, index) => this.trayItem(index))}</div>
                ${turning(1, "board.turnRight", "turnRight")}${tools}
            </div><p class="told" role="status">${this.told}</p>`;
    }

    /** Returns a shape's name and whether it fits. @param {number} index */
    nameOf(index) {
        /** @type {Record<string, Key<"name">>} */
        const names = { turned: "board.shapeTurned", nowhere: "board.shapeNowhere" };
        const { name } = tetrominoes[index];
        return this.board.t(names[this.measured().room[index]] ?? "board.shape", { name });
    }

    /** @param {number} index */
    trayItem(index) {
        const { squares } = tetrominoes[index];
        const room = this.measured().room[index] ?? "now";
        const said = this.nameOf(index);
        const now = turned(squares, this.turns);
        const [xs, ys] = [now.map(({ x }) => x), now.map(({ y }) => y)];
        const left = (Math.min(...xs) + Math.max(...xs)) / 2;
        const top = (Math.min(...ys) + Math.max(...ys)) / 2;
        return html`
            <button type="button" class="tray-item ${room}" aria-pressed=${index === this.chosen} ?disabled=${!this.active}
                aria-label=${said} title=${said} @click=${() => this.choose(index)}>
                <svg viewBox="-210 -210 420 420" aria-hidden="true">
                    ${now.map(
                        ({ x, y }) => svg`
                        <rect class="tray-square" x=${(x - left) * 100 - 46} y=${(y - top) * 100 - 46} width="92" height="92"
                            rx="14" />`,
                    )}
                </svg>
                ${room === "turned" ? icon("turnRight") : nothing}
            </button>`;
    }
}
