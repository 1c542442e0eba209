/**
 * `<quintet-goal>`: how the game on the board is won, drawn by a board, and what the winning action was. With the
 * attribute `at-once` the position before it is not shown, and a heading says what the picture is. Sets the attribute
 * `shown` when there is a picture.
 */
import { css, html, nothing } from "lit";
import "../../board/board.js";
import { specOf } from "../../game/model.js";
import { loadEndSentences } from "../../game/sentences/end-sentences.js";
import { playerName } from "../../game/sentences/game-sentences.js";
import { helpWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import { loadRules } from "../../rules/sections.js";
import { watchSize } from "../../ui/connected.js";
import { PanelElement } from "../../widgets/panel-element.js";

/**
 * @import { EngineClient } from "../../engine/client.js"
 * @import { GameState } from "../../engine/protocol.js"
 */

/** The position before the win is seen for so long, in milliseconds. */
const BEFORE_MS = 900;

export class GoalElement extends PanelElement {
    static properties = { shown: { state: true }, told: { state: true } };

    static styles = css`
        :host {
            display: grid;
            grid-template-rows: minmax(0, 1fr) auto;
            gap: var(--space-2);
            min-block-size: 0;
        }
        :host([at-once]) {
            grid-template-rows: auto minmax(0, 1fr) auto;
        }
        h2 {
            font-size: inherit;
            font-weight: 600;
        }
        quintet-board {
            pointer-events: none;
        }
        p {
            min-block-size: 1.4em;
            font-weight: 600;
        }
        :host([at-once]) p {
            font-weight: inherit;
        }
    `;

    constructor() {
        super();
        /** The position in the picture. @type {GameState | null} */
        this.shown = null;
        /** Whether the picture has come to the end, which is then told. */
        this.told = false;
        this.game = "";
        /** Whether there is room for a picture; otherwise nothing is asked of the engine. */
        this.roomy = false;
        watchSize(this, ({ height }) => {
            this.roomy = height > 0;
            this.look();
        });
    }

    willUpdate() {
        this.look();
    }

    look() {
        const game = this.model.state?.game ?? "";
        if (game === this.game || !this.roomy) return;
        this.game = game;
        this.shown = null;
        this.told = false;
        // Without a network there is no picture.
        this.showWin(game).catch(() => {});
    }

    /** @param {string} game */
    async showWin(game) {
        const engine = /** @type {EngineClient} */ (this.controller.engine);
        const words = [loadEndSentences(this.t), addWords(this.t, helpWords)];
        const [{ goal }] = await Promise.all([loadRules(game), ...words]);
        const actions = goal.actions ?? [];
        const after = async (/** @type {number} */ count) => {
            const record = { ...goal, actions: actions.slice(0, count) };
            return (await engine.call("describe", record, count)).end;
        };
        const [before, end] = [await after(actions.length - 1), await after(actions.length)];
        // The board of other options may look otherwise.
        const same = JSON.stringify(end?.options) === JSON.stringify(this.model.state?.options);
        if (this.game !== game || !same) return;
        if (!this.hasAttribute("at-once") && !matchMedia("(prefers-reduced-motion: reduce)").matches) {
            this.shown = before;
            await new Promise((seen) => setTimeout(seen, BEFORE_MS));
            if (this.game !== game) return;
        }
        this.shown = end;
        this.told = true;
    }

    render() {
        const { t, model, shown, told } = this;
        if (!this.game) return nothing;
        const players = specOf(model)?.players ?? [];
        const { winner = null, reason = "" } = shown?.outcome ?? {};
        const won = t("result.won", { player: playerName(t, players, winner) });
        const heading = this.hasAttribute("at-once") && told;
        return html`${heading ? html`<h2>${t("welcome.heading")}</h2>` : nothing}
            <quintet-board still aria-hidden="true" .layout=${model.layout} .state=${shown} .players=${players}
               ></quintet-board>
            <p class="result">${told ? t("welcome.result", { won, why: t(`reason.${reason}`) }) : nothing}</p>`;
    }

    updated() {
        this.toggleAttribute("shown", this.shown !== null);
    }
}

customElements.define("quintet-goal", GoalElement);
