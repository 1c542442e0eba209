/**
 * `<quintet-make-setup>`: the analysis' editor of positions. Events: `quintet-use-position` and `quintet-set-up`
 * {record}, `quintet-cancel`.
 */
import { html } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import "../../../analysis/setup/editor-element.js";
import { icon } from "../../../ui/more-icons.js";
import { given } from "../../../ui/page-element.js";
import { shared } from "../../../ui/styles.js";
import { BoardHost } from "../../../widgets/boards/board-host.js";
import { boardStyles } from "./board-styles.js";

/**
 * @import { EditorElement } from "../../../analysis/setup/editor-element.js"
 * @import { BoardLayout, GameRecord, GameSpec, GameState } from "../../../engine/protocol.js"
 * @import { LensClient } from "../../../lens/engine/lens-client.js"
 */

export class SetupElement extends BoardHost {
    static properties = {
        start: { attribute: false },
        layout: { attribute: false },
        games: { attribute: false },
        placed: { state: true },
    };

    static styles = [shared, boardStyles];

    constructor() {
        super();
        /** @type {LensClient} */
        this.engine = given;
        /** @type {EditorElement["start"]} */
        this.start = given;
        /** @type {BoardLayout} */
        this.layout = given;
        /** @type {GameSpec[]} */
        this.games = [];
        /** The setup as a state for the board. @type {GameState | null} */
        this.placed = null;
        /** What the editor asks for; each question is sent together with the position it is about. */
        this.asks = {
            setup: (/** @type {GameRecord} */ record) => this.#on(record, () => this.engine.setup()),
            compose: (/** @type {GameRecord} */ record, /** @type {any} */ setup) =>
                this.#on(record, () => this.engine.compose(setup)),
            tell: () => {},
        };
    }

    /** @template T @param {GameRecord} record @param {() => Promise<T>} ask @returns {Promise<T>} */
    async #on(record, ask) {
        const [, answer] = await Promise.all([this.engine.load(record), ask()]);
        return answer;
    }

    get editor() {
        return /** @type {EditorElement} */ (this.renderRoot.querySelector("quintet-analysis-editor"));
    }

    get shown() {
        const { layout, placed: state, games, start } = this;
        const players = games.find(({ id }) => id === start.record.game)?.players ?? [];
        return { layout, state, players, turn: true, marks: [], still: layout.capabilities.includes("polyomino") };
    }

    /** @param {string} text */
    act(text) {
        this.editor.press(text, this.layout.capabilities.includes("stacks"));
    }

    /** Presses are no attempts at an action. */
    async refused() {}

    firstUpdated() {
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("button"))?.focus();
    }

    render() {
        const { t, start, layout, games } = this;
        const { game } = start.record;
        const { aspect } = this.fitted.fit;
        const model = { base: { game }, games, layout, state: null };
        const again = (/** @type {CustomEvent} */ event) => this.dispatchEvent(new CustomEvent(event.type, event));
        return html`<div><button type="button" class="button" data-do="cancel"
                @click=${() => this.dispatchEvent(new Event("quintet-cancel"))}>${icon("back")}${t("button.back")}</button></div>
            <div class="frame ${aspect === 0 ? "open" : ""}" style=${styleMap({ "--aspect": String(aspect || 1) })}>
                <div class="room"></div><div class="board">${this.boardPart()}</div></div>
            <quintet-analysis-editor .model=${/** @type {any} */ (model)} .analysis=${/** @type {any} */ (this.asks)} .start=${start}
                .useLabel=${t("make.useSetup")}
                @quintet-setup=${() => {
                    this.placed = this.editor.state(layout);
                }}
                @quintet-use-position=${again} @quintet-set-up=${again}></quintet-analysis-editor>`;
    }
}

customElements.define("quintet-make-setup", SetupElement);
