/**
 * Base class of a board with the editor of a position beside it. Events: `quintet-cancel`, and those of the editor that
 * leave it.
 */
import { html } from "lit";
import { given } from "../../ui/page-element.js";
import { BoardHost } from "../../widgets/boards/board-host.js";
import "./editor-element.js";

/**
 * @import { BoardLayout, GameSpec, GameState } from "../../engine/protocol.js"
 * @import { EditorElement } from "./editor-element.js"
 * @import { PropertyDeclarations } from "lit"
 */

/** Capabilities whose trays and buttons are about moves, which aren't made here. */
const PLAYED = ["paths", "polyomino"];

export class SetupHost extends BoardHost {
    /** @type {PropertyDeclarations} */
    static properties = {
        start: { attribute: false },
        layout: { attribute: false },
        games: { attribute: false },
        coordinates: { attribute: false },
        placed: { state: true },
    };

    constructor() {
        super();
        /** The position that the editor starts with. @type {EditorElement["start"]} */
        this.start = given;
        /** @type {BoardLayout} */
        this.layout = given;
        /** @type {GameSpec[]} */
        this.games = [];
        /** The setup as a state for the board. @type {GameState | null} */
        this.placed = null;
    }

    get editor() {
        return /** @type {EditorElement} */ (this.renderRoot.querySelector("quintet-analysis-editor"));
    }

    get shown() {
        const { layout, placed: state, games, start } = this;
        const players = games.find(({ id }) => id === start.record.game)?.players ?? [];
        return {
            layout,
            state,
            players,
            turn: true,
            marks: [],
            still: layout.capabilities.some((name) => PLAYED.includes(name)),
        };
    }

    /** @param {string} text */
    act(text) {
        this.editor.press(text, this.layout.capabilities.includes("stacks"));
    }

    /** Presses are no attempts at an action. */
    async refused() {}

    cancel() {
        this.dispatchEvent(new Event("quintet-cancel"));
    }

    /**
     * Renders the editor, by default with the model and the analysis of the page around it.
     * @param {{model?: any, analysis?: any, useLabel?: string}} [how]
     */
    editorPart({ model = given, analysis = given, useLabel = "" } = {}) {
        const again = (/** @type {CustomEvent} */ event) => this.dispatchEvent(new CustomEvent(event.type, event));
        const moved = () => {
            this.placed = this.editor.state(this.layout);
        };
        return html`<quintet-analysis-editor class="edit" .model=${model} .analysis=${analysis} .start=${this.start}
            .useLabel=${useLabel} @quintet-setup=${moved} @quintet-use-position=${again} @quintet-analyse-position=${again}
            @quintet-play-position=${again} @quintet-set-up=${again}></quintet-analysis-editor>`;
    }
}
