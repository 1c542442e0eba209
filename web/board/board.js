/**
 * `<quintet-board>`: draws any game from the engine's layout and state, and lets people enter actions. It knows cells,
 * tokens and legal actions, but no game.
 *
 *     board.layout = layout; board.players = spec.players; board.state = state; board.interactive = true;
 *     board.addEventListener("quintet-action", ({ detail }) => engine.play(detail.text));
 *
 * For pages: the options at the top of the constructor, with their defaults; `picked`, `selection` and
 * `extraActions`; `pick()`, `press()`, `clearSelection()` and `focusBoard()`; the events. All else is for the board's
 * own parts (`context.d.ts`).
 *
 * Events: `quintet-action` {text, sure, small} when an action was entered (`sure`: the board had previewed it; `small`:
 * a finger entered it on cells that it misses easily);
 * `quintet-trays` {height} when the height that the board needs beyond its picture changed, in pixels;
 * `quintet-select` {from, hand, extraActions} when the selection or the actions that need a button changed;
 * `quintet-refused` {from, hand, to, cells} when an attempt leads to no action;
 * `quintet-withdraw` when a press lies outside the `proposed` action (a press on its target enters it again).
 */
import { adoptStyles, LitElement } from "lit";
import { take } from "../ui/context.js";
import { capabilities, fetchCapabilities } from "./capabilities/index.js";
import { project, smallCell, UNIT } from "./drawing/geometry.js";
import { makeScene } from "./drawing/scene.js";
import { Input } from "./input/input.js";
import { extraActions, nothingPicked, sortChoices } from "./input/interaction.js";
import { loadMovementParts, movementParts } from "./motion/after-first-draw.js";
import { Stage } from "./motion/stage.js";
import { topOn } from "./motion/token-diff.js";
import { actionName, cellName } from "./naming.js";
import { boardStyles } from "./styles.js";
import { measureTrays } from "./trays.js";
import { view } from "./view.js";

/**
 * @import { ActionView, Attempt, BoardLayout, GameState } from "../engine/protocol.js"
 * @import { Capability } from "./capabilities/capability.js"
 * @import { Point } from "./drawing/geometry.js"
 * @import { Scene } from "./drawing/scene.js"
 * @import { Selection } from "./input/interaction.js"
 * @import { BoardMark } from "./layers/marks.js"
 * @import { KeyedToken } from "./motion/token-diff.js"
 * @import { Translate } from "./naming.js"
 */

/** How long a minor update waits for the next position, in milliseconds. */
const soonMs = 100;

/** @type {BoardLayout} */
const emptyLayout = { shape: "square", cells: [], lines: [], zones: [], sides: [], capabilities: [] };

/** @param {ActionView[]} actions */
const textsOf = (actions) => actions.map(({ text }) => text).join();

export class QuintetBoard extends LitElement {
    static styles = boardStyles;

    static properties = {
        layout: { attribute: false },
        state: { attribute: false },
        players: { attribute: false },
        marks: { attribute: false },
        proposed: { attribute: false },
        t: { attribute: false },
        interactive: { type: Boolean },
        coordinates: { type: Boolean },
        orientation: { type: Number },
    };

    /** The texts of the extra actions last reported. */
    #told = "";
    /** The timer of an update that can wait. @type {ReturnType<typeof setTimeout> | undefined} */
    #soon;

    constructor() {
        super();
        // Options
        /** Cells, lines and zones of the board, and the capabilities that its game needs. @type {BoardLayout} */
        this.layout = emptyLayout;
        /** The position, with its legal actions. @type {GameState | null} */
        this.state = null;
        /** Names of the players, by seat. @type {string[]} */
        this.players = [];
        /**
         * Marks to show besides the board's own: roles `hint` and `analysis`; two cells make an arrow.
         * @type {BoardMark[]}
         */
        this.marks = [];
        /** The entered action that waits for confirmation. @type {ActionView | null} */
        this.proposed = null;
        /** The page's words. @type {Translate} */
        this.t = /** @type {any} */ (String);
        take(this, "words", "t");
        /** Whether the user may act. */
        this.interactive = false;
        /** Whether the rim shows coordinates. */
        this.coordinates = false;
        /** Degrees clockwise: a multiple of 30 for hexagons, of 90 for squares. */
        this.orientation = 0;

        // For the board's own parts
        /** The layout, completed by the capabilities. */
        this.laid = emptyLayout;
        this.scene = makeScene(emptyLayout);
        this.choices = sortChoices([]);
        /** @type {Capability[]} */
        this.extensions = [];
        /** Whether the board has the parts that load after it. */
        this.complete = false;
        /** The parts that fit beside the picture, as classes: buttons and their labels. */
        this.beside = "";
        /** Whether the board is as narrow as on a phone. */
        this.narrow = false;
        /** Aspect ratio of the room for the picture. */
        this.aspect = 1;
        this.input = new Input(this);
        this.motion = new Stage(this);
        this.narrowed = measureTrays(this);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.motion.finish();
    }

    /** The actions that need a button: those without a cell, and exits of the picked token. @returns {ActionView[]} */
    get extraActions() {
        const offered = this.extensions.flatMap((extension) => extension.actions?.() ?? []);
        return [...extraActions(this.choices, this.input.selection), ...offered];
    }

    /** Whether a token or a shape is picked, or a choice is open. */
    get picked() {
        const { from, hand, asked } = this.input.selection;
        return Boolean(from || hand || asked.length || this.extensions.some((extension) => extension.picked));
    }

    /** The picked token, the piece in hand and the open choice. */
    get selection() {
        return this.input.selection;
    }

    /** Picks as a person would. @param {Selection} selection */
    pick(selection) {
        this.input.take({ selection, action: null });
    }

    /** Presses a cell as a person would. @param {string} cell */
    press(cell) {
        this.input.press(cell);
    }

    /** Moves the focus to the board. */
    focusBoard() {
        this.focusCell(this.input.cursor.cell);
    }

    /** Clears the selection. */
    clearSelection() {
        for (const extension of this.extensions) if (extension.picked) extension.reset?.();
        this.input.take({ selection: nothingPicked, action: null });
        this.selectionChanged();
    }

    /** The upper drawing: tokens, marks and cells. @returns {SVGSVGElement | null} */
    get picture() {
        return this.renderRoot.querySelector(".picture");
    }

    /** The width of a drawn cell in pixels; infinite before the board is drawn. */
    get cellSize() {
        return UNIT * (this.picture?.getScreenCTM()?.a ?? Infinity);
    }

    /** Whether opposite edges of the board are joined. */
    get wraps() {
        return this.extensions.some((extension) => extension.unwrap);
    }

    /** @param {string} cell @param {FocusOptions} [options] */
    focusCell(cell, options) {
        this.requestUpdate();
        /** @type {SVGElement | null} */ (this.renderRoot.querySelector(`.cell[data-cell="${cell}"]`))?.focus(options);
    }

    /** @param {ActionView} action @param {boolean} [sure] */
    act(action, sure = false) {
        const small = this.input.pointer.touch && this.cellSize < smallCell;
        this.emit("quintet-action", { text: action.text, sure, small });
    }

    /** @param {Attempt} attempt */
    refuse(attempt) {
        this.emit("quintet-refused", attempt);
    }

    selectionChanged() {
        this.requestUpdate();
        this.tellSelection();
    }

    /** Requests an update that may wait for the next position: an action was entered, or only the focus moved. */
    updateSoon() {
        this.#soon ??= setTimeout(() => this.requestUpdate(), soonMs);
    }

    tellSelection() {
        const { from, hand } = this.input.selection;
        const { extraActions } = this;
        this.#told = textsOf(extraActions);
        this.emit("quintet-select", { from, hand, extraActions });
    }

    /** Withdraws the proposed action, because the user enters another one. */
    withdraw() {
        if (this.proposed) this.emit("quintet-withdraw", {});
    }

    /** @param {string} name @param {object} detail */
    emit(name, detail) {
        this.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true }));
    }

    /** Returns the middle of a cell in the picture. @param {string} cell @returns {Point} */
    cellPlace(cell) {
        const known = this.scene.byId.get(cell);
        if (known) return { x: known.x, y: known.y };
        const centre = this.extensions.find((extension) => extension.centre)?.centre?.(cell);
        return project(centre ?? { x: 0, y: 0 }, this.orientation);
    }

    /** Returns the place of a token in the picture. @param {KeyedToken} token @returns {Point} */
    placeOf(token) {
        const cell = this.cellPlace(token.cell);
        const shifts = this.extensions.map((extension) => extension.shift?.(token) ?? { x: 0, y: 0 });
        return shifts.reduce((place, shift) => ({ x: place.x + shift.x, y: place.y + shift.y }), cell);
    }

    /**
     * Returns the place of the topmost token of a cell, or of the first token on an empty one.
     * @param {string} cell
     * @returns {Point}
     */
    topPlace(cell) {
        const top = topOn(this.motion.tokens, cell);
        return top ? this.placeOf(top) : this.cellPlace(cell);
    }

    /** Maps a point in a repetition of the board to the board itself. @param {Point} point @returns {Point} */
    unwrapped(point) {
        return this.extensions.reduce((at, extension) => extension.unwrap?.(at) ?? at, point);
    }

    /** @param {ActionView} action */
    nameOfAction(action) {
        return actionName(action, this, this.t);
    }

    /** Returns the name of a cell for people. @param {string} cell */
    nameOfCell(cell) {
        return cellName(this.layout, cell);
    }

    /** Computes the scene again after the layout, or a capability's part of it, has changed. */
    relayout() {
        const complete = (/** @type {BoardLayout} */ layout, /** @type {Capability} */ extension) =>
            extension.layout?.(layout, this.state) ?? layout;
        this.laid = this.extensions.reduce(complete, this.layout);
        const overhang = Math.max(0, ...this.extensions.map((extension) => extension.overhang?.() ?? 0));
        this.scene = makeScene(this.laid, { orientation: this.orientation, labels: this.coordinates, overhang });
        if (this.coordinates) this.#label(this.scene);
        this.requestUpdate();
    }

    /** Loads the coordinates after the board. Without a network the board stays without them. @param {Scene} scene */
    async #label(scene) {
        const labels = await import("./drawing/labels.js")
            .then(({ labelsOf }) => labelsOf(scene, this.laid.lines))
            .catch(() => []);
        if (scene !== this.scene || labels.length === 0) return;
        this.scene = { ...scene, labels };
        this.requestUpdate();
    }

    /**
     * Waits for capabilities that are not loaded yet. If loading fails, the board is drawn without them and dispatches
     * `quintet-trouble`.
     */
    scheduleUpdate() {
        const fetching = fetchCapabilities(this.layout.capabilities);
        if (!fetching) return super.scheduleUpdate();
        const draw = () => super.scheduleUpdate();
        return fetching.then(draw, (detail) => {
            this.emit("quintet-trouble", detail);
            draw();
        });
    }

    /** Adopts the styles of the capabilities and of the parts loaded after the first board, and adds the magnifier. */
    #dress() {
        if (movementParts && !this.extensions.some(({ view }) => view))
            this.extensions.push(new movementParts.Magnifier(this));
        const styles = this.extensions.flatMap((extension) => extension.styles ?? []);
        const all = [boardStyles, ...styles, ...(movementParts?.styles ?? [])];
        adoptStyles(/** @type {ShadowRoot} */ (this.renderRoot), all);
    }

    /** Adds the parts that the first board does not need. */
    async #addMovementParts() {
        await loadMovementParts();
        if (!movementParts || this.complete) return;
        this.complete = true;
        this.#dress();
        this.requestUpdate();
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (changed.has("layout")) {
            for (const extension of this.extensions) extension.leave?.();
            const stated = this.layout.capabilities.filter((name) => name in capabilities);
            this.extensions = stated.map((name) => new capabilities[name](this));
            this.#dress();
            this.narrowed();
        }
        const drawn = changed.has("layout") || changed.has("orientation") || changed.has("coordinates");
        const grown = changed.has("state") && this.extensions.some((extension) => extension.layout);
        if (drawn || grown) this.relayout();

        if (changed.has("state") || changed.has("interactive")) {
            this.choices = sortChoices((this.interactive && this.state?.legal) || [], this.state?.lastAction);
            this.input.reset();
            for (const extension of this.extensions) extension.reset?.();
            queueMicrotask(() => this.tellSelection());
        }
        if (changed.has("state")) {
            this.motion.accept(/** @type {GameState | null} */ (changed.get("state") ?? null), this.state);
        }
        if (!this.scene.byId.has(this.input.cursor.cell)) {
            const cell = [...this.choices.sources.keys()][0] ?? this.scene.cells[0]?.id ?? "";
            this.input.cursor = { cell, column: this.cellPlace(cell).x };
        }
    }

    render() {
        return view(this);
    }

    updated() {
        clearTimeout(this.#soon);
        this.#soon = undefined;
        // An animation needs styles, which the other parts still change before the frame.
        requestAnimationFrame(() => this.motion.run());
        // A capability may offer another action for the same selection.
        if (textsOf(this.extraActions) !== this.#told) this.tellSelection();
        for (const extension of this.extensions) extension.drawn?.();
        if (this.state && !this.complete) this.#addMovementParts();
        movementParts?.settleChooser(this);
    }
}

customElements.define("quintet-board", QuintetBoard);
