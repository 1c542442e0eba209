/**
 * `<quintet-welcome>`: how the game on the board is won: the action that wins, drawn by a board, what it was, and the
 * ways to go on.
 *
 * @typedef {import("../../engine/protocol.js").GameState} GameState
 * @typedef {import("../../engine/client.js").EngineClient} EngineClient
 */
import { css, html, nothing } from "lit";
import "../../board/board.js";
import { GamePart, putSheetAway } from "../../game/game-part.js";
import { loadLateWords } from "../../game/late-words.js";
import { specOf } from "../../game/model.js";
import { playerName } from "../../game/words.js";
import { loadRules } from "../../rules/sections.js";
import { itemStyles } from "../../ui/item-styles.js";
import "../../ui/sheet-part.js";
import { shared } from "../../ui/styles.js";

/** The position before the win is seen for so long, in milliseconds. */
const BEFORE_MS = 900;

export class WelcomePart extends GamePart {
    static properties = { ...GamePart.properties, shown: { state: true }, told: { state: true } };

    static styles = [
        shared,
        itemStyles,
        css`
            :host {
                display: grid;
                gap: var(--space-3);
            }
            quintet-board {
                block-size: clamp(160px, 34dvh, 320px);
                pointer-events: none;
            }
            p {
                margin: 0;
            }
            .result {
                min-block-size: 1.4em;
                font-weight: 600;
            }
            .ways {
                display: flex;
                flex-wrap: wrap;
                gap: var(--space-1) var(--space-4);
            }
            a {
                color: var(--accent);
                font-weight: 500;
            }
            .play {
                inline-size: 100%;
                min-block-size: 52px;
            }
        `,
    ];

    constructor() {
        super();
        /** The position in the picture. @type {GameState | null} */
        this.shown = null;
        /** Whether the picture has come to the end, which is then told. */
        this.told = false;
        this.game = "";
    }

    willUpdate() {
        const game = this.model.state?.game ?? "";
        if (game === this.game) return;
        this.game = game;
        this.shown = null;
        this.told = false;
        // Without a network the words and the ways on remain.
        this.showWin(game).catch(() => {});
    }

    focusFirst() {
        const button = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(".play"));
        button?.focus({ preventScroll: true });
        return Boolean(button);
    }

    /** @param {string} game */
    async showWin(game) {
        const engine = /** @type {EngineClient} */ (this.controller.engine);
        const [{ goal }] = await Promise.all([loadRules(game), loadLateWords(this.t)]);
        const actions = goal.actions ?? [];
        const after = async (/** @type {number} */ count) => {
            const record = { ...goal, actions: actions.slice(0, count) };
            return (await engine.ask({ id: 0, type: "describe", record, from: count })).end ?? null;
        };
        const [before, end] = [await after(actions.length - 1), await after(actions.length)];
        // The board of other options may look otherwise.
        const same = JSON.stringify(end?.options) === JSON.stringify(this.model.state?.options);
        if (this.game !== game || !same) return;
        if (!matchMedia("(prefers-reduced-motion: reduce)").matches) {
            this.shown = before;
            await new Promise((seen) => setTimeout(seen, BEFORE_MS));
            if (this.game !== game) return;
        }
        this.shown = end;
        this.told = true;
    }

    render() {
        const { t, model, controller, game } = this;
        return html`${this.picture()}
            <p>${t(`aim.${game}`)} ${t(`way.${game}`)}</p>
            <button type="button" class="button primary play" @click=${() => {
                putSheetAway(this);
                controller.setPaused(false);
            }}>${t("welcome.play")}</button>
            <p class="ways">
                <a data-do="lesson" href=${`learn/lessons/index.html#game=${game}`}>${t("lessons.offer")}</a>
                ${specOf(model)?.hasRulesPage ? html`<a href=${`rules/${game}.html`}>${t("help.rules", { game: t(`game.${game}`) })}</a>` : nothing}
            </p>`;
    }

    picture() {
        const { t, model, shown, told } = this;
        const players = specOf(model)?.players ?? [];
        const { winner = null, reason = "" } = shown?.outcome ?? {};
        const won = t("result.won", { player: playerName(t, players, winner) });
        return html`<quintet-board still aria-hidden="true" .layout=${model.layout} .state=${shown} .players=${players}
                .t=${t}></quintet-board>
            <p class="result">${told ? t("welcome.result", { won, why: t(`reason.${reason}`) }) : nothing}</p>`;
    }
}

customElements.define("quintet-welcome", WelcomePart);

/** @type {import("./index.js").Sheet} */
export const sheet = {
    heading: "welcome.heading",
    content: ({ model, t, controller }) => html`<quintet-welcome .model=${model} .t=${t}
        .controller=${controller}></quintet-welcome>`,
};
