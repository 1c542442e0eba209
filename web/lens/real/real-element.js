/**
 * `<quintet-lens-real>`: the engine's own search of the position shown, with what it has found depth by depth and what
 * has saved it work.
 *
 * @typedef {{progress: LensSearchProgress, key: string, player: number}} Found
 */

import { css, html, nothing } from "lit";
import { styleMap } from "lit/directives/style-map.js";
import { EngineSearch } from "../../engine/search.js";
import { decimalIn, smallPercentIn } from "../../i18n/formats.js";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { choice } from "../../ui/forms/fields.js";
import { recordAt, shownPath } from "../lens-model.js";
import { shortNames } from "../sentences/names.js";
import { scoreText } from "../sentences/scores.js";
import { StudyElement } from "../study/study-element.js";
import { figureStyles } from "../why/table-styles.js";
import { depthRows, rootRows, shareRows } from "./figures.js";
import "../../ui/tables/wide-table-element.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { LensSearchProgress } from "../engine/lens-protocol.js"
 * @import { LensModel } from "../lens-model.js"
 */

/** The times to choose from, in seconds. */
const TIMES = [0.2, 1, 3, 10];
const USUAL_TIME = 1;
/** Milliseconds that the search runs before runs of the lens and steps have their turn. */
const SLICE_MS = 8;

export class RealElement extends StudyElement {
    static properties = {
        time: { state: true },
        busy: { state: true },
        found: { state: true },
        failure: { state: true },
    };

    /** @type {(keyof LensModel)[]} */
    static sees = ["request", "position", "step", "selected", "named"];

    static styles = [
        fieldStyles,
        figureStyles,
        css`
            :host {
                display: grid;
                gap: var(--space-3);
                align-content: start;
                min-inline-size: 0;
            }
            .row {
                flex-wrap: wrap;
                justify-content: start;
                gap: var(--space-2) var(--space-3);
            }
            .row > select {
                max-inline-size: none;
            }
            tr.changed td.best {
                color: var(--accent);
            }
            td.best {
                font-weight: 600;
            }
            td.bar {
                inline-size: 40%;
                min-inline-size: 80px;
                padding-inline-end: 0;
            }
            td.bar i {
                display: block;
                block-size: 10px;
                inline-size: max(2px, var(--share));
                border-radius: 2px;
                background: var(--accent);
                forced-color-adjust: none;
            }
        `,
    ];

    constructor() {
        super();
        this.time = USUAL_TIME;
        this.busy = false;
        /** What the last search has found, and about which position. @type {Found | null} */
        this.found = null;
        this.failure = "";
        /** @type {EngineSearch | null} */
        this.search = null;
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        if (this.busy) this.stop();
    }

    /** The position that the panes show. */
    get key() {
        return JSON.stringify([this.model.request.record, shownPath(this.model)]);
    }

    /** Returns the name of an action. */
    get nameOf() {
        return shortNames(this.t, this.model, this.lens.names);
    }

    async start() {
        const { model, key } = this;
        const { record } = model.request;
        if (!record || !model.position) return;
        this.search ??= new EngineSearch(this.lens.engine, SLICE_MS);
        this.busy = true;
        this.failure = "";
        this.found = null;
        const player = model.position.state.toMove;
        const request = /** @type {any} */ ({ timeMs: this.time * 1000, statistics: true });
        const keep = (/** @type {any} */ progress) => {
            this.found = { progress, key, player };
        };
        try {
            const position = recordAt(record, shownPath(model));
            await this.search.start(position, request, keep);
        } catch (error) {
            this.failure = String(/** @type {Error} */ (error).message ?? error);
        }
        this.busy = false;
    }

    stop() {
        this.search?.stop().catch(() => {});
    }

    /** @param {Translate} t */
    content(t) {
        const { busy, found, failure, model } = this;
        if (!model.request.record) return html`<p>${t("real.tree")}</p>`;
        const current = found?.key === this.key ? found : null;
        return html`<p>${t("real.text")}</p>
            <div class="row">
                ${choice({
                    name: "time",
                    label: t("real.time"),
                    off: busy,
                    value: this.time,
                    values: TIMES.map((time) => [
                        time,
                        t("shared.seconds", { number: decimalIn(t, time, time < 1 ? 1 : 0) }),
                    ]),
                    change: (time) => {
                        this.time = Number(time);
                    },
                })}
                ${
                    busy
                        ? html`<button type="button" class="button" data-do="stop" @click=${this.stop}>${t("button.stop")}</button>`
                        : html`<button type="button" class="button primary" data-do="search" @click=${this.start}>${t("shared.search")}</button>`
                }
                <span role="status">${busy ? t("lens.running") : nothing}</span>
            </div>
            ${failure ? html`<p class="problem" role="alert">${t("real.failed")}: <bdi lang="en">${failure}</bdi></p>` : nothing}
            ${current ? [this.depths(t, current), this.shares(t, current), this.roots(t, current)] : nothing}`;
    }

    /** @param {Translate} t @param {Found} found */
    depths(t, found) {
        const { progress, player } = found;
        const rows = depthRows(progress.depths, player);
        if (rows.length === 0) return nothing;
        const { nameOf } = this;
        const heads = ["depth", "best", "value", "nodes", "elapsed", "line"];
        return html`<quintet-wide-table label=${t("real.depths")}><table class="depths">
            <caption>${t("real.depths")}</caption>
            <thead><tr>${heads.map(
                (head) =>
                    html`<th scope="col" class=${["best", "line"].includes(head) ? "text" : ""}>${t(`real.${head}`)}</th>`,
            )}</tr></thead>
            <tbody>${rows.map(
                ({ depth, best, value, nodes, seconds, line, changed }) => html`<tr class=${changed ? "changed" : ""}>
                    <th scope="row">${t.number(depth)}</th>
                    <td class="text best"><bdi>${nameOf(best)}</bdi></td>
                    <td>${scoreText(t, value)}</td>
                    <td>${t.number(nodes)}</td>
                    <td>${t("shared.seconds", { number: decimalIn(t, seconds, 2) })}</td>
                    <td class="text"><bdi>${line.map(nameOf).join("  ")}</bdi></td></tr>`,
            )}</tbody></table></quintet-wide-table>`;
    }

    /** @param {Translate} t @param {Found} found */
    shares(t, { progress }) {
        const { statistics } = progress;
        if (!statistics) return html`<p>${t("real.none")}</p>`;
        return html`<quintet-wide-table label=${t("real.shares")}><table class="shares">
            <caption>${t("real.shares")}</caption>
            <thead><tr><th scope="col">${t("real.share")}</th><th scope="col">${t("real.count")}</th><th scope="col">${t("real.part")}</th></tr></thead>
            <tbody>${shareRows(statistics).map(
                ({ figure, count, share }) => html`<tr data-figure=${figure}><th scope="row">${t(`real.${figure}`)}</th>
                    <td>${t.number(count)}</td><td>${share === null ? "–" : smallPercentIn(t, share)}</td></tr>`,
            )}</tbody></table></quintet-wide-table>`;
    }

    /** @param {Translate} t @param {Found} found */
    roots(t, { progress }) {
        const { statistics } = progress;
        if (!statistics?.actions.length) return nothing;
        const { nameOf } = this;
        const { rows, others } = rootRows(statistics.actions);
        const most = Math.max(...rows.map(({ share }) => share), others?.share ?? 0);
        /** @param {unknown} name @param {{nodes: number, share: number}} row */
        const row = (name, { nodes, share }) => html`<tr><th scope="row">${name}</th>
            <td>${t.number(nodes)}</td><td>${smallPercentIn(t, share)}</td>
            <td class="bar"><i style=${styleMap({ "--share": `${(100 * share) / (most || 1)}%` })}></i></td></tr>`;
        return html`<quintet-wide-table label=${t("real.roots")}><table class="roots">
            <caption>${t("real.roots")}</caption>
            <thead><tr><th scope="col">${t("real.action")}</th><th scope="col">${t("real.nodes")}</th><th scope="col">${t("real.part")}</th><td></td></tr></thead>
            <tbody>${rows.map((each) => row(html`<bdi>${nameOf(each.action)}</bdi>`, each))}${
                others ? row(t("real.others", { count: others.count }), others) : nothing
            }</tbody></table></quintet-wide-table>`;
    }
}

customElements.define("quintet-lens-real", RealElement);
