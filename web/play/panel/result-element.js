/** `<quintet-result>`: the end of a game, with winner, reason, places, and what to do next. */
import { css, html, nothing } from "lit";
import { ownColours, playerToken, tokenStyles } from "../../board/drawing/player-token.js";
import { resultOf } from "../../game/ending.js";
import { specOf } from "../../game/model.js";
import { onlyPerson, statusOf } from "../../game/sentences/game-sentences.js";
import { rotateSeats } from "../../game/turns.js";
import { icon } from "../../ui/more-icons.js";
import { desk, low, shared } from "../../ui/styles.js";
import { askForAnalysis, askForDrawer, PanelElement } from "../../widgets/panel-element.js";

/** @import { Sentence } from "../../i18n/keys.js" */

export class ResultElement extends PanelElement {
    static styles = [
        shared,
        tokenStyles,
        css`
            /* On a phone it covers the line above the list and its beginning, so that nothing moves. */
            :host {
                display: grid;
                z-index: 1;
                grid-row: status-start / moves-end;
                grid-column: 1;
                align-items: center;
                align-self: start;
                padding-inline: var(--space-1);
                background: var(--paper);
                container-type: inline-size;
            }
            @media ${desk} {
                :host {
                    grid-area: status;
                    padding-block: var(--space-2);
                    margin: var(--space-1) var(--space-4);
                    border-block-end: var(--stroke) solid var(--rule);
                    background: none;
                }
            }
            .card {
                display: grid;
                gap: var(--space-1) var(--space-3);
                grid-template: "crest words" auto "buttons buttons" auto / auto minmax(0, 1fr);
                align-items: center;
            }
            .crest {
                display: flex;
                position: relative;
                align-items: center;
                justify-content: center;
                grid-area: crest;
                block-size: 44px;
                padding-inline: 10px;
            }
            .crest .token {
                inline-size: 32px;
                block-size: 32px;
                margin-inline: -3px;
            }
            .laurel {
                position: absolute;
                inset: -2px auto auto 50%;
                inline-size: 60px;
                block-size: 52px;
                fill: none;
                stroke: var(--highlight);
                stroke-linecap: round;
                stroke-width: 2;
                transform: translateX(-50%);
            }
            .words {
                grid-area: words;
                min-inline-size: 0;
            }
            h2 {
                margin: 0;
                font-size: var(--text-title);
                font-weight: 600;
                line-height: 1.2;
                overflow-wrap: anywhere;
            }
            p {
                margin: 0;
                color: var(--ink-soft);
                font-size: var(--text-small);
                line-height: 1.35;
            }
            .buttons {
                display: flex;
                flex-wrap: wrap;
                gap: var(--space-2);
                grid-area: buttons;
            }
            .buttons .primary {
                flex: 1;
            }
            .card {
                animation: arrive var(--time-slow) var(--ease);
            }
            @keyframes arrive {
                from {
                    opacity: 0;
                    transform: translateY(6px);
                }
            }
            @container (max-width: 330px) {
                h2 {
                    font-size: var(--text-large);
                }
                .button:not(.square) {
                    padding-inline: var(--space-2);
                }
            }
            @media ${desk} {
                .card {
                    padding-block: var(--space-3);
                    row-gap: var(--space-4);
                }
            }
            @media ${desk} and ${low} {
                .card {
                    padding-block: 0;
                    row-gap: var(--space-1);
                }
            }
        `,
    ];

    /**
     * What a notice says after a rematch: which player the only person plays now.
     * @returns {Sentence}
     */
    get notice() {
        const { model } = this;
        const own = onlyPerson(rotateSeats(model.seats));
        if (own === null) return { key: "button.rematch" };
        return { key: "result.rematch", params: { player: `player.${specOf(model)?.players[own]}` } };
    }

    render() {
        const { model, t, controller } = this;
        const { title, detail } = statusOf(t, model);
        return html`<section class="card" aria-label=${t("result.title")}>
            <div class="crest">${this.crest()}</div>
            <div class="words"><h2>${title}</h2><p>${detail}</p></div>
            <div class="buttons">
                <button type="button" class="button primary" data-do="rematch" @click=${() => controller.rematch(this.notice)}>
                    ${icon("rotate")}${t("button.rematch")}
                </button>
                <button type="button" class="button" data-do="review" @click=${() => askForAnalysis(this, true)}>
                    ${t("button.review")}
                </button>
                <button type="button" class="button square" data-do="share" aria-label=${t("button.share")}
                    title=${t("button.share")} @click=${() => askForDrawer(this, "share")}>${icon("link")}</button>
            </div>
        </section>`;
    }

    /** Renders the winners with laurels, or after a draw all players without. */
    crest() {
        const players = specOf(this.model)?.players ?? [];
        const { state, winner, loser } = resultOf(this.model);
        const shown = players.flatMap((_, player) => {
            const wins = winner === null ? player !== loser : player === winner;
            return wins ? [player] : [];
        });
        const one = state === "won" && shown.length === 1;
        return html`${one ? laurel : nothing}
            ${shown.map((player) => html`<span style=${ownColours(players, player)}>${playerToken(players, player)}</span>`)}`;
    }
}

const laurel = html`<svg class="laurel" viewBox="0 0 60 52" aria-hidden="true">
    <path d="M22 47C8 43 4 28 9 14M38 47c14-4 18-19 13-33" />
    <path d="M9 14c-3-3-3-6-2-9 3 2 4 5 2 9zm-2 10c-4-1-6-4-6-7 4 0 6 3 6 7zm2 10c-4 1-7-1-9-4 4-2 7 0 9 4zm6 8c-3 2-7 2-9-1 3-3 7-2 9 1zM51 14c3-3 3-6 2-9-3 2-4 5-2 9zm2 10c4-1 6-4 6-7-4 0-6 3-6 7zm-2 10c4 1 7-1 9-4-4-2-7 0-9 4zm-6 8c3 2 7 2 9-1-3-3-7-2-9 1z"
        style="fill: var(--highlight); stroke: none" />
</svg>`;

customElements.define("quintet-result", ResultElement);
