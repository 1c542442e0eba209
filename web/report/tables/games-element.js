/** `<quintet-report-games>`: the games that fit a filter, page by page. Each opens as a replay. */
import { css, html, nothing } from "lit";
import { inputStyles } from "../../ui/forms/input-styles.js";
import { shared } from "../../ui/styles.js";
import { pages, participantOptions } from "../choices.js";
import { everyGame, gamesFor } from "../facts.js";
import { colourName, endingText, nameOf, numberOf, playerDot } from "../names.js";
import { ReportElement } from "../report-element.js";
import { tableStyles } from "../table-styles.js";

/** @import { Key } from "../../i18n/keys.js" */

const PAGE = 25;
const ENDINGS = ["win", "draw", "loss", "fault"];

export class GamesElement extends ReportElement {
    static properties = { filter: { attribute: false }, page: { state: true } };

    static styles = [
        shared,
        tableStyles,
        css`
            ol {
                margin: 0;
                padding: 0;
                list-style: none;
            }
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
            ${inputStyles}
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
        const choose = (/** @type {string} */ name, /** @type {any} */ value) =>
            this.showGames({ ...filter, ...(name === "participant" ? { against: -1 } : {}), [name]: value });
        const select = (/** @type {string} */ name, /** @type {unknown} */ options, numeric = true) =>
            html`<label>${t(`report.filter.${name}`)}<select data-choice=${name}
                @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) => choose(name, numeric ? Number(target.value) : target.value)}>${options}</select></label>`;
        const all = (/** @type {boolean} */ chosen, /** @type {Key} */ key, value = "-1") =>
            html`<option value=${value} .selected=${chosen}>${t(key)}</option>`;
        const others = facts.order.filter((each) => each !== participant);
        return html`<div class="fields">
            ${select("participant", [all(participant < 0, "report.filter.everyone"), ...participantOptions(this, facts.order, participant)])}
            ${participant < 0 ? nothing : select("against", [all(against < 0, "report.filter.everyone"), ...participantOptions(this, others, against)])}
            ${select(
                "ending",
                [
                    all(ending === "", "report.filter.anyEnding", ""),
                    ...ENDINGS.filter((each) => participant >= 0 || each !== "loss").map(
                        (each) =>
                            html`<option value=${each} .selected=${each === ending}>${t(`report.ending.${each}`)}</option>`,
                    ),
                ],
                false,
            )}
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
