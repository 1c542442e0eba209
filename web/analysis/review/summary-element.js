/** `<quintet-review-summary>`: each player's accuracy, and how many actions of each class there are. */
import { css, html, nothing } from "lit";
import { ownColours, playerToken, tokenStyles } from "../../board/drawing/player-token.js";
import { playerName } from "../../game/sentences/game-sentences.js";
import { tableStyles } from "../../ui/tables/table-styles.js";
import { AnalysisElement } from "../analysis-element.js";
import { mainValues } from "../analysis-model.js";
import { className, classSign } from "./class-sentences.js";
import { CLASSES, playersGame, reviewOf } from "./classes.js";
import { reviewStyles } from "./review-styles.js";

/** @import { AnalysisModel } from "../analysis-model.js" */

export class ReviewSummary extends AnalysisElement {
    /** @type {(keyof AnalysisModel)[]} */
    static sees = ["tree", "graph", "state"];

    static styles = [
        tokenStyles,
        reviewStyles,
        tableStyles,
        css`
            th,
            td {
                padding: 3px var(--space-2) 3px 0;
            }
            .who {
                display: inline-flex;
                gap: var(--space-1);
                align-items: center;
            }
            .who .token {
                inline-size: 16px;
                block-size: 16px;
            }
            .accuracy td {
                font-size: var(--text);
                font-weight: 600;
            }
            th .sign {
                margin-inline-end: var(--space-1);
            }
        `,
    ];

    render() {
        const { model, t, players } = this;
        const { line, values } = mainValues(model);
        const reviewed = reviewOf(values, line);
        if (reviewed.length === 0) return nothing;
        const games = players.map((_, player) => playersGame(reviewed, values, player));
        const shown = CLASSES.filter((kind) => games.some(({ counts }) => counts[kind] > 0));
        return html`<table aria-label=${t("review.summary")}>
                <thead><tr><td></td>${players.map(
                    (_, player) =>
                        html`<th scope="col"><span class="who" style=${ownColours(players, player)}>${playerToken(players, player)}${playerName(t, players, player)}</span></th>`,
                )}</tr></thead>
                <tbody>
                    <tr class="accuracy"><th scope="row">${t("review.accuracy")}</th>${games.map(
                        ({ accuracy }) => html`<td>${accuracy === null ? "–" : t.percent(accuracy / 100)}</td>`,
                    )}</tr>
                    ${shown.map(
                        (kind) =>
                            html`<tr data-class=${kind}><th scope="row">${classSign(kind)}${className(t, kind)}</th>${games.map(
                                ({ counts }) => html`<td>${t.number(counts[kind])}</td>`,
                            )}</tr>`,
                    )}
                </tbody>
            </table>`;
    }
}

customElements.define("quintet-review-summary", ReviewSummary);
