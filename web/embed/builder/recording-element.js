/**
 * `<quintet-embed-recording>`: a board on which a teacher plays the solution of an exercise, and the list of its steps
 * so far.
 *
 * Events: `quintet-solution` {steps} after every change; `quintet-done`.
 */
import { css, html, nothing } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { KnownActions } from "../../game/lines/known-actions.js";
import { Recorder } from "../../game/lines/line-recorder.js";
import { specOf } from "../../game/model.js";
import { spokenAction } from "../../game/sentences/action-texts.js";
import { settingOf } from "../../game/sentences/game-sentences.js";
import { again } from "../../ui/again.js";
import { given, PageElement } from "../../ui/page-element.js";
import { QuintetGame } from "../element/game-element.js";
import { previewStyles } from "./preview-styles.js";
import "./solution-element.js";

/**
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { Note } from "../../game/lines/line-recorder.js"
 * @import { EmbedOptions } from "../element/game-types.d.ts"
 * @import { Session } from "../session.js"
 * @import { Size } from "./codes.js"
 */

// The plain element is enough: the style sheet of the builder's page defines the colours.
customElements.define("quintet-game", QuintetGame);

export class RecordingElement extends PageElement {
    static properties = {
        options: { attribute: false },
        size: { attribute: false },
        said: { state: true },
    };

    static styles = [
        previewStyles,
        css`
            p {
                max-inline-size: 64ch;
            }
            .bar {
                display: flex;
                flex-wrap: wrap;
                gap: var(--space-2) var(--space-3);
                align-items: center;
            }
            .said {
                flex: 1 1 12em;
                min-block-size: 1.5em;
                overflow-wrap: anywhere;
                font-weight: 600;
            }
        `,
    ];

    constructor() {
        super();
        /**
         * The game with the line of the existing solution, at the first position of the exercise.
         * @type {EmbedOptions}
         */
        this.options = given;
        /** @type {Size} */
        this.size = given;
        /** @type {Recorder} */
        this.recorder = given;
        this.said = "";
        /** The source of the element's options. */
        this.readOptions = () => ({ options: this.options, problems: [] });
        this.known = new KnownActions(
            (record) => /** @type {Session} */ (this.game.session).controller.engine.describe(record),
            () => this.requestUpdate(),
        );
    }

    /** Moves the keyboard focus to the board. */
    firstUpdated() {
        this.game.begin();
        const desk = /** @type {HTMLElement} */ (this.renderRoot.querySelector(".desk"));
        desk.focus({ preventScroll: true });
        this.scrollIntoView({ block: "nearest" });
    }

    get game() {
        return /** @type {QuintetGame} */ (this.renderRoot.querySelector("quintet-game"));
    }

    /** @param {CustomEvent} event */
    onReady({ detail }) {
        this.recorder.begin(detail.state);
        this.requestUpdate();
    }

    /** @param {CustomEvent} event */
    onAction({ detail }) {
        const { model } = this.game;
        const { key, params, leftLine } = this.recorder.played(detail);
        const action = model ? spokenAction(this.t, settingOf(model), model.state?.lastAction) : "";
        this.say({ key, params: { ...params, action } });
        if (leftLine) this.restore();
    }

    undo() {
        this.say(this.recorder.undo());
        this.restore();
    }

    /** Shows the recorded line on the board again. If that fails, the element shows a notice. */
    restore() {
        this.game.setState(this.recorder.state).catch(() => {});
    }

    /** @param {Note} note */
    say({ key, params }) {
        this.said = again(this.t(key, params), this.said);
        this.requestUpdate();
        this.dispatchEvent(new CustomEvent("quintet-solution", { detail: { steps: this.recorder.steps } }));
    }

    done() {
        this.dispatchEvent(new CustomEvent("quintet-done"));
    }

    render() {
        const { t, size, recorder, said } = this;
        const off = !recorder.canUndo;
        const room = styleMap({ inlineSize: `${size.width}px`, blockSize: `${size.height}px` });
        return html`
            <h2 id="recording">${t("builder.record.heading")}</h2>
            <p id="how">${t("builder.record.how")}</p>
            <div class="desk" tabindex="0" role="region" aria-labelledby="recording" aria-describedby="how">
                <quintet-game .readOptions=${this.readOptions} style=${room} @quintet-ready=${this.onReady}
                    @quintet-action=${this.onAction}></quintet-game>
            </div>
            <div class="bar">
                <p class="said" role="status">${said}</p>
                <button type="button" class="button" id="record-undo" aria-disabled=${String(off)}
                    @click=${() => off || this.undo()}>${t("button.undo")}</button>
                <button type="button" class="button primary" id="record-done" @click=${this.done}>${t("shared.done")}</button>
            </div>
            ${recorder.line && recorder.steps.length ? this.solution(recorder.line) : nothing}`;
    }

    /** @param {GameRecord} line */
    solution(line) {
        const { game, recorder } = this;
        const { model } = game;
        const players = (model && specOf(model)?.players) ?? [];
        const look = (/** @type {CustomEvent} */ { detail }) => {
            game.looked = detail;
        };
        const show = (/** @type {CustomEvent} */ { detail }) => {
            game.goTo(recorder.start + detail.index).catch(() => {});
        };
        return html`<quintet-embed-solution .layout=${model?.layout ?? null} .players=${players}
            .views=${this.viewsAlong(line)} @quintet-look=${look} @quintet-step=${show}></quintet-embed-solution>`;
    }

    /**
     * Returns the engine's description of each action, by step; null until the engine has described it.
     * @param {GameRecord} line
     */
    viewsAlong(line) {
        const { recorder, known } = this;
        const { actions = [] } = line;
        const first = known.along(line).slice(recorder.start);
        return recorder.steps.map((step, index) => {
            const before = actions.slice(0, recorder.start + index);
            const others = step
                .slice(1)
                .map((action) => known.along({ ...line, actions: [...before, action] }).at(-1) ?? null);
            return [first[index], ...others];
        });
    }
}

customElements.define("quintet-embed-recording", RecordingElement);
