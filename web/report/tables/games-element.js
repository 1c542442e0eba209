/** `<quintet-report-games>`: the games that fit a filter, page by page. Each opens as a replay. */
import { css, html, nothing } from "lit";
import { choice } from "../../ui/forms/fields.js";
import { pages, participantNames } from "../choices.js";
import { everyGame, gamesFor } from "../facts.js";
import { colourName, endingText, nameOf, numberOf, playerDot } from "../names.js";
import { ReportElement } from "../report-element.js";
import { tableStyles } from "../table-styles.js";

const PAGE = 25;
const ENDINGS = ["win", "draw", "loss", "fault"];

export class GamesElement extends ReportElement {
    static properties = { filter: { attribute: false }, page: { state: true } };

    static styles = [
        tableStyles,
        css`
            li {
                border-block-end: var(--stroke) solid var(--rule);
            }
            li button {
                display: grid;
                grid-template-columns: 3.6em minmax(0, 1.5fr) minmax(0, 1.4fr) auto;
                gap: 2px var(--space-3);
                align-items: baseline;
                inline-size: 100%;
                min-block-size: var(--tap);
                padding: 6px var(--space-2);
                border: 0;
                background: none;
                font-size: var(--text-small);
                text-align: start;
            }
            li button:hover {
                background: var(--paper-sunken);
            }
            .number,
            .length {
                color: var(--ink-soft);
                font-variant-numeric: tabular-nums;
            }
            .seats {
                display: flex;
                flex-wrap: wrap;
                gap: 0 var(--space-3);
                overflow-wrap: anywhere;
            }
            .won {
                font-weight: 600;
            }
            .fault {
                color: var(--warning);
            }
            @media (max-width: 700px) {
                li button {
                    grid-template-columns: 3em minmax(0, 1fr) auto;
                }
                .ending {
                    grid-row: 2;
                    grid-column: 2;
                }
            }
            @media print {
                li button {
                    min-block-size: 0;
                    padding: 2px 0;
                }
            }
        `,
    ];

    constructor() {
        super();
        this.filter = everyGame;
        this.page = 0;
        /** The games that fit. @type {number[]} */
        this.shown = [];
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (changed.has("filter")) this.page = 0;
        if (changed.has("filter") || changed.has("facts")) this.shown = gamesFor(this.results, this.facts, this.filter);
    }

    render() {
        const { t, shown, page, printing } = this;
        const some = printing ? shown : shown.slice(page * PAGE, (page + 1) * PAGE);
        return html`${this.fields()}
            <p class="soft" role="status">${t("shared.games", { count: shown.length })}</p>
            <ol>${some.map((index) => this.row(index))}</ol>
            ${pages(t, {
                page,
                size: PAGE,
                all: shown.length,
                go: (to) => {
                    this.page = to;
                },
            })}`;
    }

    fields() {
        const { t, filter, facts } = this;
        const { participant, against, ending } = filter;
        const field = (
            /** @type {string} */ name,
            /** @type {unknown} */ value,
            /** @type {[string | number, string][]} */ values,
        ) => {
            const change = (/** @type {string} */ chosen) =>
                this.showGames({
                    ...filter,
                    ...(name === "participant" && { against: -1 }),
                    [name]: name === "ending" ? chosen : Number(chosen),
                });
            return choice({ name, label: t(`report.filter.${name}`), value, values, change });
        };
        const some = (/** @type {number[]} */ order) =>
            /** @type {[number, string][]} */ ([[-1, t("report.filter.everyone")], ...participantNames(this, order)]);
        const endings = ENDINGS.filter((each) => participant >= 0 || each !== "loss");
        return html`<div class="fields">
            ${field("participant", participant, some(facts.order))}
            ${participant < 0 ? nothing : field("against", against, some(facts.order.filter((each) => each !== participant)))}
            ${field("ending", ending, [["", t("report.filter.anyEnding")], ...endings.map((each) => /** @type {[string, string]} */ ([each, t(`report.ending.${each}`)]))])}
        </div>`;
    }

    /** @param {number} index */
    row(index) {
        const { t, results } = this;
        const game = results.games[index];
        const { participants: seats, forfeit } = game.match;
        const won = results.players.indexOf(game.result ?? "");
        return html`<li><button type="button" data-game=${index} @click=${() => this.openGame(index, forfeit ? game.actions.length : 0)}>
            <span class="number"><span class="unseen">${t("shared.oneGame")} </span>${t.number(numberOf(results, index))}</span>
            <span class="seats">${seats.map(
                (
                    each,
                    player,
                ) => html`<span class=${!forfeit && won === player ? "won" : ""}>${playerDot(results.players, player)}
                <span class="unseen">${colourName(t, results.players[player])}: </span><bdi>${nameOf(t, results.participants[each])}</bdi></span>`,
            )}</span>
            <span class="ending ${forfeit ? "fault" : ""}">${endingText(t, results, game)}</span>
            <span class="length">${t("shared.moves", { count: game.actions.length })}</span>
        </button></li>`;
    }
}

customElements.define("quintet-report-games", GamesElement);
