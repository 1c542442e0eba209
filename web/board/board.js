/**
 * `<quintet-board>`: draws any game from the engine's layout and state, and takes actions from people. It knows cells,
 * tokens and legal actions, and no game.
 *
 *     board.layout = layout; board.state = state; board.players = spec.players; board.interactive = true;
 *     board.addEventListener("quintet-action", ({ detail }) => engine.play(detail.text));
 *
 * @typedef {import("../engine/protocol.js").BoardLayout} BoardLayout
 * @typedef {import("../engine/protocol.js").GameState} GameState
 * @typedef {import("../engine/protocol.js").ActionView} ActionView
 * @typedef {import("../engine/protocol.js").Mark} Mark
 * @typedef {import("../engine/protocol.js").Token} Token
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./naming.js").Translate} Translate
 */
import { html, LitElement } from "lit";
import { guard } from "lit/directives/guard.js";
import { chooser } from "./chooser.js";
import { project, viewBoxOf } from "./geometry.js";
import { Input } from "./input.js";
import { extraActions, nothingPicked, pickedOf, sortChoices } from "./interaction.js";
import { cells } from "./layers/cells.js";
import { definitions } from "./layers/definitions.js";
import { flashes, ghost } from "./layers/effects.js";
import { exit } from "./layers/exits.js";
import { marksAbove, marksBelow } from "./layers/marks.js";
import { plate } from "./layers/plate.js";
import { tokens } from "./layers/tokens.js";
import { notesOn, positionMarks, roleOf, selectionMarks } from "./marking.js";
import { actionName, cellName, describeAction } from "./naming.js";
import { pictureText } from "./picture.js";
import { makeScene } from "./scene.js";
import { Stage } from "./stage.js";
import { english } from "./strings.js";
import { boardStyles } from "./styles.js";
import { topOn } from "./token-diff.js";

/** @type {BoardLayout} */
const emptyLayout = { shape: "square", cells: [], zones: [], sides: [], capabilities: [] };

export class QuintetBoard extends LitElement {
    static styles = boardStyles;

    static properties = {
        layout: { attribute: false },
        state: { attribute: false },
        players: { attribute: false },
        marks: { attribute: false },
        t: { attribute: false },
        interactive: { type: Boolean },
        coordinates: { type: Boolean },
        orientation: { type: Number },
    };

    constructor() {
        super();
        /** @type {BoardLayout} */
        this.layout = emptyLayout;
        /** @type {GameState | null} */
        this.state = null;
        /** Names of the players, by seat. @type {string[]} */
        this.players = [];
        /** More to point out, `hint` or `analysis`. @type {Mark[]} */
        this.marks = [];
        /** @type {Translate} */
        this.t = english;
        /** Whether a person may act. */
        this.interactive = false;
        this.coordinates = false;
        /** Degrees, clockwise. */
        this.orientation = 0;

        this.scene = makeScene(emptyLayout);
        this.choices = sortChoices([]);
        /** @type {import("./capabilities/capability.js").Capability[]} */
        this.extensions = [];
        this.input = new Input(this);
        this.motion = new Stage(this);
    }

    /** Actions for which the page shows buttons: those without a cell, and leaving with the picked token. */
    get extraActions() {
        return extraActions(this.choices, this.input.selection);
    }

    /** The SVG element. @returns {SVGSVGElement | null} */
    get picture() {
        return this.renderRoot.querySelector(".picture");
    }

    /** Milliseconds of one movement. */
    get duration() {
        return Number.parseFloat(getComputedStyle(this).getPropertyValue("--time")) || 200;
    }

    describeAction = describeAction;

    /** A standalone SVG picture of the present position. @param {string} [title] */
    svgText(title = this.t("board.name")) {
        this.motion.finish();
        return this.picture ? pictureText(this.picture, title) : "";
    }

    focusBoard() {
        this.focusCell(this.input.cursor.cell);
    }

    clearSelection() {
        this.input.take({ selection: nothingPicked, action: null });
    }

    /** @param {string} cell */
    focusCell(cell) {
        this.requestUpdate();
        const element = this.renderRoot.querySelector(`.cell[data-cell="${CSS.escape(cell)}"]`);
        /** @type {SVGElement | null} */ (element)?.focus();
    }

    /** @param {ActionView} action */
    act(action) {
        this.emit("quintet-action", { text: action.text });
    }

    selectionChanged() {
        this.requestUpdate();
        const { from, hand } = this.input.selection;
        this.emit("quintet-select", { from, hand, extraActions: this.extraActions });
    }

    /** @param {string} name @param {object} detail */
    emit(name, detail) {
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }

    /** Where a token stands in the picture. @param {Token} token @returns {Point} */
    placeOf(token) {
        return this.scene.byId.get(token.cell) ?? project(token.centre, this.orientation);
    }

    /** @param {string} cell @returns {Point} */
    cellPlace(cell) {
        return this.scene.byId.get(cell) ?? { x: 0, y: 0 };
    }

    /** @param {Point} point @returns {Point} the point on the board proper that a repeated one stands for */
    unwrapped(point) {
        return point;
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (changed.has("layout") || changed.has("orientation") || changed.has("coordinates")) {
            this.scene = makeScene(this.layout, { orientation: this.orientation, labels: this.coordinates });
        }
        if (changed.has("state") || changed.has("interactive")) {
            this.choices = sortChoices((this.interactive && this.state?.legal) || []);
            const picked = this.input.selection !== nothingPicked;
            this.input.reset();
            if (picked) queueMicrotask(() => this.selectionChanged());
        }
        if (changed.has("state")) {
            this.motion.accept(/** @type {GameState | null} */ (changed.get("state") ?? null), this.state);
        }
        if (!this.scene.byId.has(this.input.cursor.cell)) {
            const cell = [...this.choices.sources.keys()][0] ?? this.scene.cells[0]?.id ?? "";
            this.input.cursor = { cell, column: this.scene.byId.get(cell)?.x ?? 0 };
        }
    }

    updated() {
        this.motion.run();
    }

    render() {
        const { scene, state, input, motion, choices, players } = this;
        const occupied = new Set(state?.board.tokens.map(({ cell }) => cell));
        const open = sortChoices(state?.legal ?? []);
        const marks = [
            ...(state ? positionMarks(scene, state, open) : []),
            ...selectionMarks(choices, input.selection, occupied),
            ...this.marks,
        ];
        const tiles = this.layout.capabilities.includes("polyomino") || this.layout.capabilities.includes("open_plane");
        return html`
            <div class="frame">
                <svg class="picture" viewBox=${viewBoxOf(scene.view)}
                    @pointerdown=${(/** @type {PointerEvent} */ event) => input.pointer.down(event)}
                    @pointermove=${(/** @type {PointerEvent} */ event) => input.pointer.move(event)}
                    @pointerup=${(/** @type {PointerEvent} */ event) => input.pointer.up(event)}
                    @pointercancel=${(/** @type {PointerEvent} */ event) => input.pointer.cancel(event)}
                    @pointerleave=${() => input.hover("")}
                    @click=${this.clicked}
                    @keydown=${(/** @type {KeyboardEvent} */ event) => input.key(event)}
                    @focusin=${this.focused}>
                    <g aria-hidden="true">
                        ${guard([scene, players, tiles], () => [
                            definitions(scene, players, { tiles, marked: true }),
                            plate(scene, players, this.coordinates),
                        ])}
                        <g>${marksBelow(scene, marks)}</g>
                        <g class="tokens">${tokens([...motion.tokens, ...motion.leaving], {
                            players,
                            placeOf: (token) => this.placeOf(token),
                            lifted: this.liftedKey(),
                            raised: motion.raised,
                            turning: motion.turning,
                            drawing: () => "",
                        })}</g>
                        <g>${flashes(scene, motion.flashes)}${ghost(this)}${marksAbove(scene, marks)}</g>
                    </g>
                    ${cells({
                        scene,
                        label: this.t("board.name"),
                        cursor: input.cursor.cell,
                        interactive: this.interactive,
                        selected: input.selection.from,
                        roleOf: (cell) => roleOf(choices, input.selection, cell),
                        rowName: (row) => this.t("board.row", { row }),
                        nameOf: (cell) => this.nameOf(cell, marks),
                    })}
                    ${
                        pickedOf(choices, input.selection).leaving.length
                            ? exit(
                                  scene,
                                  players,
                                  state?.toMove ?? 0,
                                  input.selection.from,
                                  this.t("board.leave", { cell: input.selection.from }),
                              )
                            : ""
                    }
                </svg>
                ${chooser(this)}
            </div>`;
    }

    liftedKey() {
        const { from } = this.input.selection;
        return from ? (topOn(this.motion.tokens, from)?.key ?? "") : "";
    }

    /** @param {string} cell @param {Mark[]} marks */
    nameOf(cell, marks) {
        const standing = this.state?.board.tokens.filter((token) => token.cell === cell) ?? [];
        return cellName(
            cell,
            standing,
            notesOn(marks, cell).map((key) => this.t(key)),
            this.players,
            this.t,
        );
    }

    /** @param {ActionView} action */
    nameOfAction(action) {
        return actionName(action, this.t);
    }

    /** @param {MouseEvent} event */
    clicked(event) {
        if (/** @type {Element} */ (event.target).closest("[data-exit]")) this.input.exit();
        else this.input.pointer.click(event);
    }

    /** @param {FocusEvent} event */
    focused(event) {
        const cell = /** @type {Element} */ (event.target).getAttribute("data-cell");
        if (!cell || cell === this.input.cursor.cell) return;
        this.input.cursor = { cell, column: this.scene.byId.get(cell)?.x ?? 0 };
        this.requestUpdate();
    }
}

customElements.define("quintet-board", QuintetBoard);
