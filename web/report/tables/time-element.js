/** `<quintet-report-time>`: the time of one participant over the course of its games, and its share of the limit. */
import { css, html, nothing } from "lit";
import { firstAgent, participantChoice } from "../choices.js";
import { nameOf, shareAtAxis, shareText, timeText } from "../names.js";
import "../../ui/tables/plot-element.js";
import { ReportElement } from "../report-element.js";
import { tableStyles } from "../table-styles.js";
import { timesOf } from "./time-lines.js";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { TimeRow } from "./time-lines.js"
 */

export class TimeElement extends ReportElement {
    static properties = { chosen: { state: true }, rows: { state: true } };

    static styles = [
        tableStyles,
        css`
            .plots {
                display: grid;
                grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
                gap: var(--space-4);
            }
            h3 {
                font-size: var(--text);
                font-weight: 500;
            }
        `,
    ];

    constructor() {
        super();
        /** -1: the first agent. */
        this.chosen = -1;
        /** @type {TimeRow[] | null} */
        this.rows = null;
        this.counting = new AbortController();
    }

    get participant() {
        return this.chosen < 0 ? firstAgent(this) : this.chosen;
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (changed.has("facts") || changed.has("chosen")) this.count();
    }

    async count() {
        const { results, facts, participant } = this;
        this.counting.abort();
        this.counting = new AbortController();
        const { signal } = this.counting;
        if (participant >= results.participants.length) return;
        try {
            this.rows = await timesOf(results, facts.gamesOf[participant] ?? [], participant, signal);
        } catch (error) {
            if (!signal.aborted) throw error;
        }
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.counting.abort();
    }

    render() {
        const { facts, t, rows, participant, results } = this;
        const limit = results.limits?.game_s;
        const choose = (/** @type {number} */ chosen) => {
            this.chosen = chosen;
        };
        return html`<div class="fields">${participantChoice(this, "time", facts.order, participant, choose)}</div>
            <p class="print-only">${nameOf(t, results.participants[participant] ?? { name: "" })}</p>
            ${rows?.length === 0 ? html`<p class="soft">${t("report.noTimes")}</p>` : nothing}
            ${
                rows?.length
                    ? html`<div class="plots">
                <section><h3>${t("report.timeTitle")}</h3>${this.plot(rows, "report.timeTitle", ["median", "worst"], (value) => timeText(t, value))}</section>
                ${
                    limit
                        ? html`<section><h3>${t("report.shareTitle", { time: timeText(t, limit * 1000) })}</h3>
                    ${this.plot(
                        rows,
                        "report.sharePlot",
                        ["share", "mostShare"],
                        (value) => shareText(t, value),
                        (value, step) => shareAtAxis(t, value, step),
                    )}</section>`
                        : nothing
                }
            </div>`
                    : nothing
            }`;
    }

    /**
     * @param {TimeRow[]} rows
     * @param {Key} label
     * @param {("median" | "worst" | "share" | "mostShare")[]} names
     * @param {(value: number) => string} format
     * @param {((value: number, step: number) => string) | null} [scale]
     */
    plot(rows, label, names, format, scale = null) {
        const { t, results, participant } = this;
        const curves = names.map((name) => ({
            name: t(`report.curve.${name}`),
            points: rows.flatMap((row) => {
                const value = row[name];
                return value === null ? [] : [{ x: row.action, y: value }];
            }),
        }));
        const who = nameOf(t, results.participants[participant]);
        return html`<quintet-plot .label=${t("report.of", { what: t(label), name: who })} .curves=${curves}
            .axis=${t("report.ownAction")} .format=${format} .scale=${scale} .fromZero=${true}></quintet-plot>`;
    }
}

customElements.define("quintet-report-time", TimeElement);
