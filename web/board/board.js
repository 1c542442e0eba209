/**
 * `<quintet-board>`: draws any game from the engine's layout and state, and takes actions from people. It knows cells,
 * tokens and legal actions, and no game.
 *
 *     board.layout = layout; board.players = spec.players; board.state = state; board.interactive = true;
 *     board.addEventListener("quintet-action", ({ detail }) => engine.play(detail.text));
 *
 * Events: `quintet-action` {text, sure} when an action has been entered (`sure`: the board had shown it before);
 * `quintet-select` {from, hand, extraActions} when something else is picked or other actions need a button;
 * `quintet-withdraw` when something else is pressed than the action that is `proposed` (pressing where that leads enters it
 * again).
 *
 * @typedef {import("../engine/protocol.js").BoardLayout} BoardLayout
 * @typedef {import("../engine/protocol.js").GameState} GameState
 * @typedef {import("../engine/protocol.js").ActionView} ActionView
 * @typedef {import("../engine/protocol.js").Mark} Mark
 * @typedef {import("../engine/protocol.js").Token} Token
 * @typedef {import("./geometry.js").Point} Point
 * @typedef {import("./naming.js").Translate} Translate
 * @typedef {import("./capabilities/capability.js").Capability} Capability
 */
import { LitElement } from "lit";
import { capabilities, fetchCapabilities } from "./capabilities/index.js";
import { settleChooser } from "./chooser.js";
import { project } from "./geometry.js";
import { Input } from "./input.js";
import { extraActions, nothingPicked, sortChoices } from "./interaction.js";
import { actionName, describeAction } from "./naming.js";
import { makeScene } from "./scene.js";
import { Stage } from "./stage.js";
import { boardStyles } from "./styles.js";
import { topOn } from "./token-diff.js";
import { view } from "./view.js";

/** Pixels that a column of buttons takes beside its buttons, and those that a button takes if nothing else is said. */
const aroundButtons = 12;
const buttonSize = 36;

/** @type {BoardLayout} */
const emptyLayout = { shape: "square", cells: [], zones: [], sides: [], capabilities: [] };

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

    constructor() {
        super();
        /** @type {BoardLayout} */
        this.layout = emptyLayout;
        /** @type {GameState | null} */
        this.state = null;
        /** Names of the players, by seat. @type {string[]} */
        this.players = [];
        /** More to point out: roles `hint` and `analysis`; two cells make an arrow. @type {Mark[]} */
        this.marks = [];
        /** Entered, but to be confirmed before it is played. @type {ActionView | null} */
        this.proposed = null;
        /** Words: the page's own, or those of `strings.js`. @type {Translate} */
        this.t = (key) => key;
        /** Whether a person may act. */
        this.interactive = false;
        /** Whether coordinates are written around the rim. */
        this.coordinates = false;
        /** Degrees clockwise: multiples of 60 for hexagons, of 90 for squares. */
        this.orientation = 0;

        /** The layout as capabilities complete it. */
        this.laid = emptyLayout;
        this.scene = makeScene(emptyLayout);
        this.choices = sortChoices([]);
        /** @type {Capability[]} */
        this.extensions = [];
        /** Whether there is room for buttons beside the picture. */
        this.beside = false;
        /** Width of the room for the picture, as a multiple of its height. */
        this.aspect = 1;
        /** The scene that this was found out for. @type {import("./scene.js").Scene | null} */
        this.measured = null;
        this.sizes = new ResizeObserver(() => this.measure());
        this.input = new Input(this);
        this.motion = new Stage(this);
    }

    connectedCallback() {
        super.connectedCallback();
        this.sizes.observe(this);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.sizes.disconnect();
        this.motion.finish();
    }

    /** Looks how much room the picture leaves. */
    measure() {
        const frame = this.renderRoot.querySelector(".frame");
        if (!frame) return;
        this.measured = this.scene;
        this.aspect = frame.clientWidth / Math.max(1, frame.clientHeight);
        const { left, right, top, bottom } = this.scene.view;
        const drawn = (frame.clientHeight * (right - left)) / (bottom - top);
        const button = Number.parseFloat(getComputedStyle(this).getPropertyValue("--tool")) || buttonSize;
        const beside = frame.clientWidth - drawn > 2 * (button + aroundButtons);
        if (beside !== this.beside) this.requestUpdate();
        this.beside = beside;
    }

    /** Actions for which the page shows buttons: those without a cell, and leaving with the picked token. @returns {ActionView[]} */
    get extraActions() {
        const offered = this.extensions.flatMap((extension) => extension.actions?.() ?? []);
        return [...extraActions(this.choices, this.input.selection), ...offered];
    }

    /** A key and values for `t` that say an action in words. */
    describeAction = describeAction;

    /** The drawing at rest, from the ground up: what a picture of the position is made of. @returns {SVGSVGElement[]} */
    get layers() {
        this.motion.finish();
        if (this.isUpdatePending) this.performUpdate();
        return [...this.renderRoot.querySelectorAll(".pictures > svg")].map(
            (layer) => /** @type {SVGSVGElement} */ (layer),
        );
    }

    focusBoard() {
        this.focusCell(this.input.cursor.cell);
    }

    clearSelection() {
        this.input.take({ selection: nothingPicked, action: null });
    }

    /** The drawing. @returns {SVGSVGElement | null} */
    get picture() {
        return this.renderRoot.querySelector(".picture");
    }

    /** Milliseconds of one movement. */
    get duration() {
        return Number.parseFloat(getComputedStyle(this).getPropertyValue("--time")) || 200;
    }

    /** Whether one can go over an edge and come in at the opposite one. */
    get wraps() {
        return this.extensions.some((extension) => extension.unwrap);
    }

    /** @param {string} cell */
    focusCell(cell) {
        this.requestUpdate();
        const element = this.renderRoot.querySelector(`.cell[data-cell="${CSS.escape(cell)}"]`);
        /** @type {SVGElement | null} */ (element)?.focus();
    }

    /** @param {ActionView} action @param {boolean} [sure] */
    act(action, sure = false) {
        this.emit("quintet-action", { text: action.text, sure });
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

    /** @param {string} cell @returns {Point} the middle of a cell in the picture */
    cellPlace(cell) {
        const known = this.scene.byId.get(cell);
        if (known) return { x: known.x, y: known.y };
        const centre = this.extensions.find((extension) => extension.centre)?.centre?.(cell);
        return project(centre ?? { x: 0, y: 0 }, this.orientation);
    }

    /** Where a token stands in the picture. @param {import("./token-diff.js").KeyedToken} token @returns {Point} */
    placeOf(token) {
        const cell = this.cellPlace(token.cell);
        const shifts = this.extensions.map((extension) => extension.shift?.(token) ?? { x: 0, y: 0 });
        return shifts.reduce((place, shift) => ({ x: place.x + shift.x, y: place.y + shift.y }), cell);
    }

    /** Where the topmost token of a cell stands, or would. @param {string} cell @returns {Point} */
    topPlace(cell) {
        const top = topOn(this.motion.tokens, cell);
        return top ? this.placeOf(top) : this.cellPlace(cell);
    }

    /** @param {Point} point @returns {Point} the point on the board proper that a repeated one stands for */
    unwrapped(point) {
        return this.extensions.reduce((at, extension) => extension.unwrap?.(at) ?? at, point);
    }

    /** @param {ActionView} action */
    nameOfAction(action) {
        return actionName(action, this.t);
    }

    /** The layout, or what a capability shows of it, is another one. */
    relayout() {
        const complete = (/** @type {BoardLayout} */ layout, /** @type {Capability} */ extension) =>
            extension.layout?.(layout, this.state) ?? layout;
        this.laid = this.extensions.reduce(complete, this.layout);
        const overhang = Math.max(0, ...this.extensions.map((extension) => extension.overhang?.() ?? 0));
        this.scene = makeScene(this.laid, { orientation: this.orientation, labels: this.coordinates, overhang });
        this.requestUpdate();
    }

    /**
     * A board that needs something for the first time is drawn when that is there. If it does not come, the page is told by a
     * `quintet-trouble` event.
     */
    scheduleUpdate() {
        const fetching = fetchCapabilities(this.layout.capabilities);
        if (!fetching) return super.scheduleUpdate();
        const draw = () => super.scheduleUpdate();
        return fetching.then(draw, (detail) => {
            this.dispatchEvent(new CustomEvent("quintet-trouble", { detail, bubbles: true, composed: true }));
            draw();
        });
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (changed.has("layout")) {
            const stated = this.layout.capabilities.filter((name) => name in capabilities);
            this.extensions = stated.map((name) => new capabilities[name](this));
        }
        const drawn = changed.has("layout") || changed.has("orientation") || changed.has("coordinates");
        const grown = changed.has("state") && this.extensions.some((extension) => extension.layout);
        if (drawn || grown) this.relayout();

        if (changed.has("state") || changed.has("interactive")) {
            this.choices = sortChoices((this.interactive && this.state?.legal) || [], this.state?.lastAction);
            this.input.reset();
            for (const extension of this.extensions) extension.reset?.();
            queueMicrotask(() => this.selectionChanged());
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
        this.motion.run();
        if (this.measured !== this.scene) this.measure();
        settleChooser(this);
    }
}

customElements.define("quintet-board", QuintetBoard);
