/** `<quintet-report-faults>`: the games that were lost by a fault: who, where, the position, and why. */
import { css, html, nothing } from "lit";
import { DrawingOrder } from "../../ui/drawing-order.js";
import { pages } from "../choices.js";
import { colourName, faultName, nameOf, numberOf, playerDot } from "../names.js";
import "../replay/position-element.js";
import { ReportElement } from "../report-element.js";
import { tableStyles } from "../table-styles.js";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { Fault } from "../facts.js"
 * @import { PositionElement } from "../replay/position-element.js"
 * @import { Positions } from "../replay/positions.js"
 * @import { Forfeit } from "../results.js"
 */

const PAGE = 6;

export class FaultsElement extends ReportElement {
    static properties = { positions: { attribute: false }, page: { state: true } };

    static styles = [
        tableStyles,
        css`
            ol {
                display: grid;
                gap: var(--space-4);
            }
            li {
                display: grid;
                grid-template-columns: 220px minmax(0, 1fr);
                gap: var(--space-2) var(--space-4);
                padding-block-end: var(--space-4);
                border-block-end: var(--stroke) solid var(--rule);
            }
            li:last-child {
                border: 0;
            }
            h3 {
                margin: 0 0 var(--space-1);
                font-size: var(--text);
                font-weight: 600;
                overflow-wrap: anywhere;
            }
            .kind {
                color: var(--warning);
            }
            pre {
                max-block-size: 260px;
                margin-block-end: var(--space-2);
            }
            summary {
                min-block-size: 32px;
                font-size: var(--text-small);
                line-height: 32px;
                cursor: pointer;
            }
            @media (max-width: 620px) {
                li {
                    grid-template-columns: minmax(0, 1fr);
                }
            }
            @media print {
                pre {
                    max-block-size: none;
                }
                li {
                    grid-template-columns: 150px minmax(0, 1fr);
                }
            }
        `,
    ];

    constructor() {
        super();
        /** @type {Positions} */
        this.positions = /** @type {any} */ (null);
        this.page = 0;
        this.order = new DrawingOrder(() => {});
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (changed.has("results")) this.page = 0;
    }

    updated() {
        const boards = this.renderRoot.querySelectorAll("quintet-report-position");
        for (const board of boards) this.order.watch(/** @type {PositionElement} */ (board));
        if (!this.order.ready) this.order.resume();
        if (this.printing) this.order.hurry();
    }

    render() {
        const { facts, t, page, printing } = this;
        const { faults } = facts;
        if (faults.length === 0) return html`<p class="soft">${t("report.noFaults")}</p>`;
        const some = printing ? faults : faults.slice(page * PAGE, (page + 1) * PAGE);
        return html`<p class="soft">${t("report.faultsText", { count: faults.length })}</p>
            <ol>${some.map((fault) => this.fault(fault))}</ol>
            ${pages(t, {
                page,
                size: PAGE,
                all: faults.length,
                go: (to) => {
                    this.page = to;
                },
            })}`;
    }

    /** @param {Fault} fault */
    fault({ game, participant, forfeit }) {
        const { results, t, positions } = this;
        const { players, participants, games } = results;
        const { player, kind, message } = forfeit;
        const ply = Math.min(
            Number.isInteger(forfeit.ply) ? forfeit.ply : games[game].actions.length,
            games[game].actions.length,
        );
        const turn = t("report.turn", { number: numberOf(results, game), ply: ply + 1 });
        return html`<li data-game=${game}>
            <quintet-report-position .results=${results} .game=${game} .ply=${ply} .positions=${positions}
                .label=${t("report.positionAt", { turn })}></quintet-report-position>
            <div>
                <h3>${playerDot(players, player)} <bdi>${nameOf(t, participants[participant])}</bdi>: <span class="kind">${faultName(t, kind)}</span></h3>
                <p class="soft">${turn}, ${colourName(t, players[player])}</p>
                ${message ? html`<p><bdi lang="en">${message}</bdi></p>` : nothing}
                ${faultDetails(t, forfeit)}
                <button type="button" class="plain" @click=${() => this.openGame(game, ply)}>${t("report.openGame")}</button>
            </div>
        </li>`;
    }
}

/**
 * The traceback, the answer and the last lines of a fault.
 * @param {Translate} t
 * @param {Pick<Forfeit, "traceback" | "printed" | "raw">} forfeit
 */
export function faultDetails(t, { traceback, printed, raw }) {
    const lines = (Array.isArray(traceback) ? traceback : []).map(({ file, line, function: name, text }) => {
        const place = `${file}:${line}${name ? ` (${name})` : ""}`;
        return text ? `${place}\n    ${String(text).trim()}` : place;
    });
    const block = (/** @type {Key} */ key, /** @type {string} */ text) =>
        html`<details><summary>${t(key)}</summary><pre dir="ltr" tabindex="0" aria-label=${t(key)}>${text}</pre></details>`;
    return html`${lines.length ? html`<pre dir="ltr" tabindex="0" aria-label=${t("report.traceback")}>${lines.join("\n")}</pre>` : nothing}
        ${raw ? block("shared.itsAnswer", raw) : nothing}
        ${printed ? block("report.printedBefore", printed) : nothing}`;
}

customElements.define("quintet-report-faults", FaultsElement);
