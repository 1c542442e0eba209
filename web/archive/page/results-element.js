/** `<quintet-record-results>`: results in one game: tally, rating, the reader's opponent, opponents, openings. */
import { css, html, nothing } from "lit";
import { roundedElo } from "../../game/sentences/level-sentences.js";
import { icon } from "../../ui/more-icons.js";
import { PageElement } from "../../ui/page-element.js";
import { levelsOf, MOST_RATED, neighbours, readersRating } from "../strength.js";
import { byOpponent, meanAccuracy, tallyOf } from "../summary.js";
import { recordStyles } from "./my-games-styles.js";
import "../../ui/tables/wide-table-element.js";

/**
 * @import { Game } from "../game-entry.js"
 * @import { Opponent } from "../opponent.js"
 * @import { Tally } from "../summary.js"
 */

export class RecordResults extends PageElement {
    static properties = {
        games: { attribute: false },
        game: { attribute: false },
        opponent: { attribute: false },
    };

    static styles = [
        recordStyles,
        css`
            :host {
                display: grid;
                gap: var(--space-4);
                max-inline-size: none;
                padding: 0;
            }
        `,
    ];

    constructor() {
        super();
        /** Of the game, newest first. @type {Game[]} */
        this.games = [];
        this.game = "";
        /** @type {Opponent | null} */
        this.opponent = null;
    }

    render() {
        const { t, games } = this;
        const accuracy = meanAccuracy(games);
        return html`
            <section aria-labelledby="summary">
                <h2 id="summary">${t("record.summary")} · ${t(`game.${this.game}`)}</h2>
                <p data-part="tally">${t("record.tally", { ...tallyOf(games) })}</p>
                ${accuracy === null ? nothing : html`<p>${t("record.meanAccuracy", { share: t.percent(accuracy / 100) })}</p>`}
                ${this.rating()}
                ${this.table()}
            </section>
            ${this.forMe()}
            ${this.openings()}`;
    }

    rating() {
        const { t, games, game } = this;
        const rating = readersRating(games, game);
        if (!rating) return html`<p class="soft" data-part="rating">${t("record.noRating")}</p>`;
        const { elo, low, high, games: count } = rating;
        const text =
            high === null
                ? t("record.ratingAbove", { elo, count })
                : low === null
                  ? t("record.ratingBelow", { elo, count })
                  : t.sentences(t("record.rating", { elo, low, high, count }), this.place(elo));
        return html`<p data-part="rating">${text}</p>
            <p class="soft">${t("record.ratingNote", { count: MOST_RATED })}</p>`;
    }

    /** Where a rating lies among the levels. @param {number} elo */
    place(elo) {
        const { t } = this;
        const { under, over } = neighbours(this.game, elo);
        if (!under) return t("record.below");
        if (!over) return t("record.atLeast");
        return t("record.between", { under: t(`level.${under.id}`), over: t(`level.${over.id}`) });
    }

    forMe() {
        const { t, opponent, game } = this;
        if (!opponent) return nothing;
        return html`<section aria-labelledby="opponent">
            <h2 id="opponent">${t("record.opponent")}</h2>
            <p>${t.sentences(t("record.opponentText", { elo: roundedElo(opponent.elo) }), this.place(opponent.elo))}</p>
            <button type="button" class="button primary" data-do="play" @click=${() => this.dispatchEvent(new CustomEvent("quintet-play", { detail: game }))}>${t("shared.play")}</button>
        </section>`;
    }

    table() {
        const { t, games, game } = this;
        const rows = byOpponent(
            games,
            levelsOf(game).map(({ id }) => id),
        );
        if (rows.length === 0) return nothing;
        const name = (/** @type {string} */ id) =>
            id === "agent" ? t("shared.agent") : t(id === "mixed" ? "record.opponent.mixed" : `level.${id}`);
        return html`<quintet-wide-table label=${t("record.byOpponent")}><table>
            <caption class="unseen">${t("record.byOpponent")}</caption>
            <thead><tr><th scope="col">${t("shared.opponent")}</th>${this.heads()}</tr></thead>
            <tbody>${rows.map(
                ({ opponent, tally }) => html`<tr data-opponent=${opponent}>
                <th scope="row">${name(opponent)}</th>${this.cells(tally.games, tally)}</tr>`,
            )}</tbody>
        </table></quintet-wide-table>`;
    }

    heads() {
        const { t } = this;
        return ["games", "won", "drawn", "lost"].map(
            (key) => html`<th scope="col" class="number">${t(`record.${key}`)}</th>`,
        );
    }

    /** @param {number} games @param {Tally} tally */
    cells(games, { won, drawn, lost }) {
        return [games, won, drawn, lost].map((count) => html`<td class="number">${this.t.number(count)}</td>`);
    }

    openings() {
        const { t, game } = this;
        return html`<section aria-labelledby="openings">
            <h2 id="openings">${t("shared.openings")}</h2>
            <p class="soft">${t("record.openingsText")}</p>
            <a class="button" data-do="openings" href="openings/index.html#game=${game}">${icon("branch")}${t("record.toOpenings")}</a>
        </section>`;
    }
}

customElements.define("quintet-record-results", RecordResults);
