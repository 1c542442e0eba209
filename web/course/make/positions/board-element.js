/**
 * `<quintet-make-board>`: a game on a board on which its reader plays for all sides, with buttons to step through it.
 *
 * Events: `quintet-play` {action}, at the position shown; `quintet-ply` {ply} when another position is shown;
 * `quintet-loaded` {state, layout} after a position was loaded; `quintet-refusal` {message}.
 */
import { css, html, nothing } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { buttonName } from "../../../game/sentences/action-texts.js";
import { heardAction, playerName } from "../../../game/sentences/game-sentences.js";
import { iconButton } from "../../../ui/forms/buttons.js";
import { icon } from "../../../ui/more-icons.js";
import { given } from "../../../ui/page-element.js";
import { BoardHost } from "../../../widgets/boards/board-host.js";
import { boardStyles } from "./board-styles.js";

/**
 * @import { EngineClient } from "../../../engine/client.js"
 * @import { Attempt, BoardLayout, GameRecord, GameState } from "../../../engine/protocol.js"
 * @import { PropertyDeclarations } from "lit"
 */

export class MakeBoard extends BoardHost {
    /** @type {PropertyDeclarations} */
    static properties = {
        record: { attribute: false },
        ply: { attribute: false },
        players: { attribute: false },
        label: { attribute: false },
        state: { state: true },
        refusal: { state: true },
    };

    static styles = [
        boardStyles,
        css`
            .bar {
                display: flex;
                flex-wrap: wrap;
                gap: var(--space-1);
                align-items: center;
                justify-content: center;
            }
            .bar span {
                min-inline-size: 6.4em;
                text-align: center;
            }
            .said {
                min-block-size: 1.4em;
                color: var(--ink-soft);
                font-size: var(--text-small);
                text-align: center;
            }
        `,
    ];

    constructor() {
        super();
        /** @type {EngineClient} */
        this.engine = given;
        /** The whole game. @type {GameRecord | null} */
        this.record = null;
        this.ply = 0;
        /** @type {string[]} */
        this.players = [];
        /** The name of the board for screen readers. */
        this.label = "";
        /** @type {GameState | null} */
        this.state = null;
        /** @type {BoardLayout | null} */
        this.layout = null;
        /** Why the last attempt was no action. */
        this.refusal = "";
        this.asked = "";
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        super.willUpdate(changed);
        const { record, ply } = this;
        const wanted = record && { ...record, ply };
        const text = JSON.stringify(wanted);
        if (text === this.asked) return;
        this.asked = text;
        if (wanted) this.load(wanted, text);
    }

    /** @param {GameRecord} wanted @param {string} text */
    async load(wanted, text) {
        try {
            const { state, layout } = await this.engine.load(wanted);
            if (this.asked !== text) return;
            if (JSON.stringify(layout) !== JSON.stringify(this.layout)) this.layout = layout;
            const { t, players } = this;
            if (this.state && state.lastAction) this.said = heardAction(t, { players, layout }, state);
            this.refusal = "";
            this.state = state;
            this.tell("loaded", { state, layout });
        } catch (error) {
            if (this.asked === text) this.tell("refusal", { message: /** @type {Error} */ (error).message });
        }
    }

    get shown() {
        const { layout, state, players } = this;
        return { layout, state, players, turn: state?.outcome.state === "ongoing", marks: [] };
    }

    /** @param {string} text */
    act(text) {
        this.tell("play", { action: text });
    }

    /** @param {string} name @param {object} detail */
    tell(name, detail) {
        this.dispatchEvent(new CustomEvent(`quintet-${name}`, { detail }));
    }

    get length() {
        return this.record?.actions?.length ?? 0;
    }

    render() {
        const { t, state, layout, fitted, players, refusal, ply, length } = this;
        if (!state || !layout) return html`<p class="said" role="status">${t("turn.loading")}</p>`;
        const { outcome } = state;
        const ongoing = outcome.state === "ongoing";
        const turn = ongoing ? t("turn.person", { player: playerName(t, players, state.toMove) }) : t("make.over");
        const { aspect } = fitted.fit;
        return html`<div class="frame ${aspect === 0 ? "open" : ""}" role="group" aria-label=${this.label}
                style=${styleMap({ "--aspect": String(aspect || 1) })}><div class="room"></div>
                <div class="board">${this.boardPart()}</div></div>
            ${
                this.extras.length && ongoing
                    ? html`<div class="bar">${this.extras.map(
                          (action) => html`<button type="button" class="button" data-action=${action.text}
                            @click=${() => this.act(action.text)}>${buttonName(action, { players, layout }, t)}</button>`,
                      )}</div>`
                    : nothing
            }
            <div class="bar" role="group" aria-label=${t("course.steps")}>
                ${this.step("first", "first", 0, ply === 0)} ${this.step("back", "back", ply - 1, ply === 0)}
                <span>${t("turn.review", { ply, length })}</span>
                ${this.step("forward", "onward", ply + 1, ply === length)} ${this.step("last", "latest", length, ply === length)}
            </div>
            <p class="said" role="status">${refusal || turn}</p>
            <p class="unseen" role="status">${this.said}</p>`;
    }

    /** @param {string} name @param {Parameters<typeof icon>[0]} picture @param {number} ply @param {boolean} off */
    step(name, picture, ply, off) {
        return iconButton(name, picture, this.t(`step.${name}`), () => this.tell("ply", { ply }), { off });
    }

    /** @type {BoardHost["explain"]} */
    explain({ refusalNotice }, board, attempt) {
        const { t, record, ply } = this;
        const about = {
            // Another board may have been loaded since.
            whyNot: async (/** @type {Attempt} */ asked) =>
                (
                    await Promise.all([
                        this.engine.load({ .../** @type {GameRecord} */ (record), ply }),
                        this.engine.whyNot(asked),
                    ])
                )[1],
            shown: () => this,
        };
        return refusalNotice(board, t, attempt, about).then((notice) => {
            if (notice) this.refusal = t(notice.key, notice.params);
        });
    }
}

customElements.define("quintet-make-board", MakeBoard);
