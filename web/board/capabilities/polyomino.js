/**
 * Actions that fill several cells at once: a tray of shapes, a ghost of the chosen one that shows at once whether it
 * fits, and turning by wheel, the R key, two fingers or a button.
 *
 * @typedef {import("../board.js").QuintetBoard} QuintetBoard
 * @typedef {import("../scene.js").Scene} Scene
 */
import { html, nothing, svg } from "lit";
import { project, short } from "../geometry.js";
import { icon } from "../icons.js";
import { nothingPicked, shapeKey } from "../interaction.js";
import { playerStyle } from "../player-marks.js";
import { tetrominoes, turned } from "./polyominoes.js";

/** Wheel travel that makes a quarter turn, in pixels, and the twist of two fingers that does, in degrees. */
const wheelStep = 60;
const twistStep = 45;

export class Polyomino {
    /** @param {QuintetBoard} board */
    constructor(board) {
        this.board = board;
        this.chosen = 0;
        this.turns = 0;
        /** Where a finger has put the ghost down. */
        this.put = "";
        this.travel = 0;
        /** The fingers on the board. @type {Map<number, {x: number, y: number}>} */
        this.fingers = new Map();
        /** Direction of two fingers when the last turn was made, in degrees. @type {number | null} */
        this.twist = null;
        /** @type {{cells: Map<string, string[]>, key: string, scene: Scene | null}} */
        this.fitting = { cells: new Map(), key: "", scene: null };
    }

    reset() {
        this.put = "";
    }

    get active() {
        return this.board.choices.shapes.size > 0;
    }

    /** @param {number} by  quarter turns clockwise */
    turn(by) {
        this.turns = (this.turns + by + 4) % 4;
        this.board.requestUpdate();
    }

    /** @param {number} index */
    choose(index) {
        this.chosen = index;
        this.board.requestUpdate();
    }

    /** The cells that the shape covers when it is held by `cell`; some may be missing. @param {string} cell */
    covered(cell) {
        const { board } = this;
        const grip = board.scene.byId.get(cell);
        if (!grip) return [];
        return turned(tetrominoes[this.chosen].squares, this.turns).flatMap((square) => {
            const offset = project(square, board.orientation);
            const id = board.scene.cellOn(board.unwrapped({ x: grip.x + offset.x, y: grip.y + offset.y }));
            return id ? [id] : [];
        });
    }

    /** By cell: what would be covered, for the cells by which the shape can be held so that it fits. */
    get fits() {
        const { scene, choices } = this.board;
        const key = `${this.chosen} ${this.turns} ${choices.shapes.size} ${this.board.state?.ply}`;
        if (this.fitting.key !== key || this.fitting.scene !== scene) {
            const all = scene.cells.map(({ id }) => /** @type {[string, string[]]} */ ([id, this.covered(id)]));
            const cells = new Map(all.filter(([, covered]) => choices.shapes.has(shapeKey(covered))));
            this.fitting = { cells, key, scene };
        }
        return this.fitting.cells;
    }

    /** The cell by which the ghost is held. */
    get held() {
        const { input } = this.board;
        return input.hovered || this.put || (input.focused ? input.cursor.cell : "");
    }

    /** The ghost that a finger has put down can be confirmed with a button. */
    actions() {
        const action = this.put ? this.board.choices.shapes.get(shapeKey(this.covered(this.put))) : undefined;
        return action ? [action] : [];
    }

    marks() {
        if (!this.active) return [];
        // Where nearly everything fits, dots on every cell tell nothing.
        const telling = this.fits.size < this.board.scene.cells.length * 0.6;
        return [{ role: "fit", cells: telling ? [...this.fits.keys()] : [] }];
    }

    /** @param {string} cell */
    notes(cell) {
        return this.active && this.fits.has(cell)
            ? [this.board.t("board.fits", { kind: tetrominoes[this.chosen].name })]
            : [];
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
        // A finger has shown it before it lays it: that was the question, and this is the answer.
        if (confirmed && action) this.board.input.take({ selection: nothingPicked, action }, touch);
        this.board.selectionChanged();
        return true;
    }

    /** @param {KeyboardEvent} event */
    key(event) {
        if (!this.active || event.ctrlKey || event.metaKey || event.altKey) return false;
        const index = Number.parseInt(event.key, 10) - 1;
        if (event.key.toLowerCase() === "r") this.turn(event.shiftKey ? -1 : 1);
        else if (index >= 0 && index < tetrominoes.length) this.choose(index);
        else return false;
        return true;
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

    twoFingers() {
        return this.active;
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
        if (!this.active || !this.held) return nothing;
        const fits = this.fits.has(this.held);
        const style = playerStyle(board.players, board.state?.toMove ?? 0);
        const square = (/** @type {import("../geometry.js").Point} */ { x, y }) => {
            const at = `translate(${short(x)} ${short(y)})`;
            return fits
                ? svg`<use href="#token-${board.state?.toMove}" transform=${at} />`
                : svg`<path d="M-22 -22L22 22M22 -22L-22 22" transform=${at} />`;
        };
        const covered = this.covered(this.held).flatMap((id) => scene.byId.get(id) ?? []);
        const copiesOf = (/** @type {import("../geometry.js").Point} */ point) =>
            board.extensions.flatMap((extension) => extension.copies?.(point) ?? []);
        return svg`
            <g class="shape ${fits ? "fits" : "blocked"}" style=${style}>
                ${covered.map((cell) => square(cell))}
                <g class="repetition">${covered.flatMap((cell) => copiesOf(cell).map(square))}</g>
            </g>`;
    }

    below() {
        const { board } = this;
        const style = playerStyle(board.players, board.state?.toMove ?? 0);
        const turning = (/** @type {number} */ by, /** @type {string} */ name, /** @type {string} */ drawing) => html`
            <button type="button" class="tray-item turn" aria-label=${board.t(name)} title=${board.t(name)}
                ?disabled=${!this.active} @click=${() => this.turn(by)}>${icon(drawing)}</button>`;
        return html`
            <div class="tray" role="toolbar" aria-label=${board.t("board.shapes")} style=${style}
                @keydown=${(/** @type {KeyboardEvent} */ event) => this.key(event) && event.preventDefault()}>
                ${turning(-1, "board.turnLeft", "turnLeft")}
                <div class="tray-shapes">${tetrominoes.map((_, index) => this.trayItem(index))}</div>
                ${turning(1, "board.turnRight", "turnRight")}
            </div>`;
    }

    /** @param {number} index */
    trayItem(index) {
        const { board } = this;
        const { name, squares } = tetrominoes[index];
        const now = turned(squares, this.turns);
        const [xs, ys] = [now.map(({ x }) => x), now.map(({ y }) => y)];
        const left = (Math.min(...xs) + Math.max(...xs)) / 2;
        const top = (Math.min(...ys) + Math.max(...ys)) / 2;
        return html`
            <button type="button" class="tray-item" aria-pressed=${index === this.chosen} ?disabled=${!this.active}
                aria-label=${board.t("board.shape", { name })} @click=${() => this.choose(index)}>
                <svg viewBox="-210 -210 420 420" aria-hidden="true">
                    ${now.map(
                        ({ x, y }) => svg`
                        <rect class="tray-square" x=${(x - left) * 100 - 46} y=${(y - top) * 100 - 46} width="92" height="92"
                            rx="14" />`,
                    )}
                </svg>
            </button>`;
    }
}
