/**
 * `<quintet-make-line>`: a board on which a teacher plays a line of right actions, replies included, and the steps so
 * far. Event: `quintet-steps` {steps} after every change.
 */
import { css, html } from "lit";
import { Recorder } from "../../../game/lines/line-recorder.js";
import { spokenAction } from "../../../game/sentences/action-texts.js";
import { button } from "../../../ui/forms/buttons.js";
import { given, PageElement } from "../../../ui/page-element.js";
import "./board-element.js";

/**
 * @import { GameRecord } from "../../../engine/protocol.js"
 * @import { Note } from "../../../game/lines/line-recorder.js"
 * @import { LensClient } from "../../../lens/engine/lens-client.js"
 * @import { CheckTools } from "../../kinds/kinds.js"
 */

export class LineElement extends PageElement {
    static properties = {
        tools: { attribute: false },
        record: { attribute: false },
        steps: { attribute: false },
        ply: { state: true },
        note: { state: true },
    };

    static styles = css`
        :host {
            display: grid;
            grid-template-columns: minmax(0, 1fr);
            gap: var(--space-2);
        }
        .bar {
            display: flex;
            flex-wrap: wrap;
            gap: var(--space-2);
            align-items: center;
        }
        p {
            flex: 1;
            min-block-size: 1.4em;
            font-weight: 600;
        }
    `;

    constructor() {
        super();
        /** @type {CheckTools} */
        this.tools = given;
        /** @type {LensClient} */
        this.engine = given;
        /** The game up to the first step. @type {GameRecord} */
        this.record = given;
        /** @type {string[][]} */
        this.steps = [];
        this.ply = 0;
        /** What became of the last action. @type {Note | null} */
        this.note = null;
        this.recorder = new Recorder([]);
        /** The record and steps that the recorder has, as text. */
        this.known = "";
        /** @type {{state: any, layout: any}} */
        this.there = { state: null, layout: null };
        /** The action played last, as people say it. */
        this.spoken = "";
    }

    get start() {
        return this.record.actions?.length ?? 0;
    }

    get players() {
        return this.tools.games.find(({ id }) => id === this.record.game)?.players ?? [];
    }

    willUpdate() {
        const text = JSON.stringify([this.record, this.steps]);
        if (text === this.known) return;
        const other = JSON.stringify(this.record) !== JSON.stringify(JSON.parse(this.known || "[null]")[0]);
        this.known = text;
        this.recorder = new Recorder(this.steps);
        if (other) this.ply = this.start;
        this.ply = Math.min(this.ply, this.start + this.steps.length);
    }

    /** The game with the first action of each step. */
    get line() {
        const { record, steps } = this;
        return { ...record, actions: [...(record.actions ?? []), ...steps.map(([first]) => first)] };
    }

    /** @param {CustomEvent<{action: string}>} event */
    played({ detail: { action } }) {
        const { recorder, there, players, record, start } = this;
        const { state, layout } = there;
        if (!state) return;
        const count = players.length || 2;
        // The student has the turn at the first position, and then every time it comes round.
        const own = (state.ply - start) % count === 0;
        recorder.begin({ record, ply: start, toMove: 0, players });
        const { leftLine, ...note } = recorder.played({ action, player: own ? 0 : 1, ply: state.ply + 1 });
        const view = state.legal.find((/** @type {{text: string}} */ { text }) => text === action);
        this.spoken = spokenAction(this.t, { players, layout }, view);
        this.note = note;
        if (!leftLine) this.ply = state.ply + 1;
        this.#tell();
    }

    undo() {
        this.note = this.recorder.undo();
        this.spoken = "";
        this.ply = Math.min(this.ply, this.start + this.recorder.steps.length);
        this.#tell();
    }

    #tell() {
        const { steps } = this.recorder;
        this.known = JSON.stringify([this.record, steps]);
        this.steps = steps;
        this.dispatchEvent(new CustomEvent("quintet-steps", { detail: { steps } }));
    }

    render() {
        const { t, note, recorder, spoken } = this;
        return html`<quintet-make-board .engine=${this.engine} .record=${this.line} .ply=${this.ply} .players=${this.players} .label=${t("make.line")}
                @quintet-play=${this.played} @quintet-loaded=${(/** @type {CustomEvent} */ { detail }) => {
                    this.there = detail;
                }}
                @quintet-ply=${(/** @type {CustomEvent} */ { detail }) => {
                    this.ply = Math.max(this.start, detail.ply);
                }}></quintet-make-board>
            <div class="bar"><p role="status">${note ? t(note.key, { ...note.params, action: spoken }) : t("make.record.count", { count: recorder.steps.length })}</p>
            ${button("undo-step", "undo", t("button.undo"), () => this.undo(), { off: !recorder.canUndo })}</div>`;
    }
}

customElements.define("quintet-make-line", LineElement);
