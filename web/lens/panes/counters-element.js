/**
 * `<quintet-lens-counters>`: what the search has cost so far and in the end, beside minimax at the same depth, and how
 * that differs from the search before the last change.
 */

import { css, html, nothing } from "lit";
import { decimalIn } from "../../i18n/formats.js";
import { scrollingPart } from "../../ui/page-styles/scroll-styles.js";
import { tableStyles } from "../../ui/tables/table-styles.js";
import { LensElement } from "../lens-element.js";
import { playerNames, playersOf } from "../lens-model.js";
import { isParanoid } from "../search/lens-options.js";
import { branchingOf, COUNTS } from "../search/tally.js";
import { scoresText, scoreText } from "../sentences/scores.js";

/**
 * @import { LensModel, Plain } from "../lens-model.js"
 * @import { Tally } from "../search/tally.js"
 * @import { Cursor } from "../trace/cursor.js"
 */

/** Rows that are shown even if they are 0; others appear when there is something to count. */
const ALWAYS = ["nodes", "leaves", "cutoffs", "firstCutoffs"];
const ALWAYS_OF_UCT = ["nodes", "playouts"];
/** Rows of which less is better. */
const COSTS = ["nodes", "leaves"];

export class CountersElement extends LensElement {
    /** @type {(keyof LensModel)[]} */
    static sees = ["step", "events", "ended", "plain", "before", "request", "asked"];

    static styles = [
        scrollingPart,
        css`
            ${tableStyles}
            th,
            td {
                padding: 2px var(--space-2);
                text-align: end;
                white-space: nowrap;
            }
            th:first-child {
                padding-inline-start: 0;
                color: var(--ink);
                font-weight: 400;
                text-align: start;
                white-space: normal;
            }
            thead th {
                white-space: normal;
            }
            td.end {
                font-weight: 600;
            }
            td.plain,
            td.change {
                color: var(--ink-soft);
            }
            .less {
                color: var(--target);
            }
            .more {
                color: var(--warning);
            }
            p {
                margin: var(--space-2) 0 0;
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
        `,
    ];

    get uct() {
        return this.model.request.options.algorithm === "uct";
    }

    get always() {
        return this.uct ? ALWAYS_OF_UCT : ALWAYS;
    }

    render() {
        const { model, t, uct } = this;
        const { cursor, tally, plain, before, ended } = model;
        if (!cursor) return nothing;
        if (model.asked) return this.soFar(cursor);
        const columns = ["now", "end", ...(plain ? ["plain"] : []), ...(before ? ["before"] : [])];
        const rows = COUNTS.filter(
            (name) => this.always.includes(name) || tally[name] > 0 || (before?.[name] ?? 0) > 0,
        );
        const paranoid = plain && isParanoid("minimax", playersOf(model).length);
        if (uct) import("../children/children-element.js").catch(() => {});
        return html`${uct ? html`<quintet-lens-children></quintet-lens-children>` : nothing}<table>
                <thead><tr><th scope="col"><span class="unseen">${t("lens.counter")}</span></th>${columns.map(
                    (column) => html`<th scope="col">${t(`lens.counter.${column}`)}</th>`,
                )}</tr></thead>
                <tbody>
                    ${rows.map((name) => this.row(name, cursor.counters[name], tally[name], plain?.tally[name], before?.[name]))}
                    ${uct ? nothing : this.branching(cursor, tally)}
                    ${uct ? nothing : this.values()}
                </tbody>
            </table>
            <p>${ended && model.replay?.stop === "nodes" ? t("lens.stopNodes", { count: tally.nodes }) : nothing}
                ${ended ? nothing : t("lens.running")}</p>
            <p>${t.sentences(
                !uct && t("lens.counter.branchingText"),
                plain && t("lens.counter.plainText"),
                paranoid && t("lens.paranoid", { player: playerNames(model, t)[model.replay?.player ?? 0] }),
                before && t("lens.counter.beforeText"),
                tally.discarded > 0 && t("lens.width"),
            )}</p>`;
    }

    /** While the reader is asked about what comes, only what has been. @param {Cursor} cursor */
    soFar(cursor) {
        const { t } = this;
        return html`<table>
            <thead><tr><th scope="col"><span class="unseen">${t("lens.counter")}</span></th><th scope="col">${t("lens.counter.now")}</th></tr></thead>
            <tbody>${this.always.map(
                (name) => html`<tr data-counter=${name}><th scope="row">${t(`lens.counter.${name}`)}</th>
                    <td>${t.number(cursor.counters[/** @type {"nodes"} */ (name)])}</td></tr>`,
            )}</tbody></table>`;
    }

    /**
     * @param {string} name
     * @param {number} now
     * @param {number} end
     * @param {number | undefined} plain
     * @param {number | undefined} before
     */
    row(name, now, end, plain, before) {
        const { t, model } = this;
        return html`<tr data-counter=${name}>
            <th scope="row">${t(`lens.counter.${name}`)}</th>
            <td>${t.number(now)}</td>
            <td class="end">${t.number(end)}</td>
            ${plain === undefined ? nothing : html`<td class="plain">${this.plainText(t.number(plain), plain > 0)}</td>`}
            ${before === undefined ? nothing : html`<td class="change">${model.ended ? this.change(end - before, (by) => t.number(by), COSTS.includes(name)) : "…"}</td>`}
        </tr>`;
    }

    /**
     * A figure of minimax, which may have stopped at its limit.
     * @param {string} number
     * @param {boolean} [grows]  whether it would be larger without the limit
     */
    plainText(number, grows = false) {
        const { t } = this;
        const plain = /** @type {Plain} */ (this.model.plain);
        if (!plain.ended) return grows ? html`${number}…` : number;
        return plain.over && grows ? t("lens.counter.moreThan", { number }) : number;
    }

    /** @param {number} by @param {(by: number) => string} text @param {boolean} costs  whether less is better */
    change(by, text, costs) {
        if (by === 0) return "±0";
        const number = text(Math.abs(by));
        return html`<span class=${costs ? (by < 0 ? "less" : "more") : ""}>${this.t("lens.counter.change", { sign: by < 0 ? "−" : "+", number })}</span>`;
    }

    /** @param {Cursor} cursor @param {Tally} tally */
    branching(cursor, tally) {
        const { t, model } = this;
        const { plain, before, ended } = model;
        const text = (/** @type {number} */ factor) => (factor > 0 ? decimalIn(t, factor, 2) : "");
        const end = branchingOf(tally);
        return html`<tr data-counter="branching">
            <th scope="row">${t("lens.counter.branching")}</th>
            <td>${text(cursor.branching)}</td>
            <td class="end">${text(end)}</td>
            ${plain ? html`<td class="plain">${plain.ended && !plain.over ? text(branchingOf(plain.tally)) : nothing}</td>` : nothing}
            ${before ? html`<td class="change">${ended ? this.change(end - branchingOf(before), (by) => decimalIn(t, by, 2), true) : ""}</td>` : nothing}
        </tr>`;
    }

    values() {
        const { t, model } = this;
        const { cursor, replay, tally, plain, before } = model;
        if (!replay || !cursor) return nothing;
        const all = replay.algorithm === "max-n" && replay.players > 2;
        const text = (/** @type {readonly number[] | null | undefined} */ values) =>
            !values ? "" : all ? scoresText(t, values) : scoreText(t, values[replay.player]);
        const root = cursor.result();
        // Minimax has one score, max^n one for each player.
        const comparable = replay.algorithm !== "max-n" || replay.players === 2;
        return html`<tr data-counter="value">
            <th scope="row">${t("lens.counter.value")}</th>
            <td>${text(root < 0 ? null : cursor.nodes[root].values)}</td>
            <td class="end">${text(tally.values)}</td>
            ${plain ? html`<td class="plain">${comparable ? text(plain.ended && !plain.over ? plain.tally.values : null) : nothing}</td>` : nothing}
            ${before ? html`<td class="change"></td>` : nothing}
        </tr>`;
    }
}

customElements.define("quintet-lens-counters", CountersElement);
