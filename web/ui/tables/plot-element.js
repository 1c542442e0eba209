/**
 * `<quintet-plot>`: curves over a whole-number axis, such as the actions of a game, with the same figures as a
 * table. Curves differ in their dashes, not in colour alone. The axis follows the writing direction.
 *
 * A `band` is drawn between `low` and `high` of its points.
 * @typedef {{x: number, y: number, low?: number, high?: number}} PlotPoint
 * @typedef {{name: string, points: PlotPoint[], style?: string}} Curve
 * @typedef {{name: string, y: number, strong?: boolean}} Level
 */
import { html, nothing, svg } from "lit";
import { PageElement } from "../page-element.js";
import { axisOf } from "./plot-scale.js";
import { plotStyles } from "./plot-styles.js";
import "./wide-table-element.js";

const DASHES = ["", "second", "third", "fourth"];

export class PlotElement extends PageElement {
    static properties = {
        label: { attribute: false },
        curves: { attribute: false },
        levels: { attribute: false },
        axis: { attribute: false },
        format: { attribute: false },
        scale: { attribute: false },
        fromZero: { attribute: false },
        now: { attribute: false },
        whole: { attribute: false },
        tabular: { state: true },
    };

    static styles = plotStyles;

    constructor() {
        super();
        /** What the plot shows, for its name. */
        this.label = "";
        /** @type {Curve[]} */
        this.curves = [];
        /** Lines across the plot. @type {Level[]} */
        this.levels = [];
        /** What the axis counts. */
        this.axis = "";
        /** @type {(value: number) => string} */
        this.format = String;
        /**
         * Writes a value at the axis, whose lines are `step` apart; without it `format` does.
         * @type {((value: number, step: number) => string) | null}
         */
        this.scale = null;
        this.fromZero = false;
        /** The place that is marked, or null. @type {number | null} */
        this.now = null;
        /** The last place of the axis; 0: that of the last point. */
        this.whole = 0;
        this.tabular = false;
    }

    render() {
        const { curves, levels, t, now } = this;
        const points = curves.flatMap((curve) => curve.points);
        if (points.length === 0) return nothing;
        const values = points.flatMap(({ y, low = y, high = y }) => [low, high]);
        const { from, to, ticks } = axisOf([...values, ...levels.map(({ y }) => y)], this.fromZero);
        const write = this.scale ?? this.format;
        const first = Math.min(1, ...points.map(({ x }) => x));
        const last = Math.max(this.whole, first + 1, ...points.map(({ x }) => x));
        const across = (/** @type {number} */ x) => ((x - first) / (last - first)) * 1000;
        const up = (/** @type {number} */ y) => 100 - ((y - from) / (to - from)) * 100;
        return html`<figure>
            <div class="plot">
                <div class="scale" aria-hidden="true">${ticks.map((tick) => html`<span style="inset-block-start: ${up(tick)}%">${write(tick, ticks[1] - ticks[0])}</span>`)}</div>
                <div class="area" role="img" aria-label=${this.spoken()}>
                    <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
                        ${ticks.map((tick) => svg`<path class="line" d="M0 ${up(tick)}H1000" />`)}
                        ${levels.map(({ y, strong }) => svg`<path class="level ${strong ? "strong" : ""}" d="M0 ${up(y)}H1000" />`)}
                        ${curves.map((curve, index) => this.curve(curve, index, across, up))}
                        ${now === null ? nothing : svg`<path class="now" d="M${across(now)} 0V100" />`}
                    </svg>
                    ${levels.map(({ name, y, strong }) => html`<span class="name ${strong ? "strong" : ""}" style="inset-block-start: ${up(y)}%"><bdi>${name}</bdi></span>`)}
                    ${this.dots(across, up)}
                </div>
                <div class="places" aria-hidden="true"><span>${t.number(first)}</span><span>${this.axis}</span><span>${t.number(last)}</span></div>
            </div>
            ${curves.length > 1 || curves[0].style ? this.key() : nothing}
        </figure>
        <details @toggle=${(/** @type {Event & {target: HTMLDetailsElement}} */ event) => {
            this.tabular = event.target.open;
        }}><summary>${t("shared.asTable")}</summary>${this.tabular ? this.table() : nothing}</details>`;
    }

    /**
     * @param {Curve} curve
     * @param {number} index
     * @param {(x: number) => number} across
     * @param {(y: number) => number} up
     */
    curve({ points, style = "" }, index, across, up) {
        const place = (/** @type {number} */ x, /** @type {number} */ y) =>
            `${across(x).toFixed(1)} ${up(y).toFixed(2)}`;
        const line = points.map(({ x, y }) => place(x, y)).join("L");
        const dash = DASHES[index % DASHES.length];
        const banded = points.every(({ low, high }) => low !== undefined && high !== undefined);
        const upper = points.map(({ x, high = 0 }) => place(x, high));
        const lower = points.map(({ x, low = 0 }) => place(x, low)).reverse();
        return svg`
            ${banded ? svg`<path class="band" d="M${[...upper, ...lower].join("L")}Z" />` : nothing}
            <path class="edge ${style ? `own ${dash}` : ""}" d="M${line}" />
            <path class="curve ${dash}" style=${style} d="M${line}" />`;
    }

    /**
     * A curve of one point has no line: it is a dot.
     * @param {(x: number) => number} across
     * @param {(y: number) => number} up
     */
    dots(across, up) {
        return this.curves
            .filter(({ points }) => points.length === 1)
            .map(
                ({ points: [{ x, y }], style = "" }) =>
                    html`<span class="only" style="inset-inline-start: ${across(x) / 10}%; inset-block-start: ${up(y)}%; ${style}"></span>`,
            );
    }

    /** What a screen reader hears: the range of each curve, and its value at the marked place. */
    spoken() {
        const { curves, label, format, now, t } = this;
        const parts = curves.map(({ name, points }) => {
            const values = points.map(({ y }) => y);
            const here = now === null ? undefined : points.find(({ x }) => x === now)?.y;
            const range = t("shared.range", {
                name,
                least: format(values.reduce((a, b) => Math.min(a, b))),
                most: format(values.reduce((a, b) => Math.max(a, b))),
            });
            return here === undefined ? range : t("shared.rangeNow", { range, value: format(here) });
        });
        return `${label}. ${parts.join(". ")}`;
    }

    key() {
        return html`<ul class="key">${this.curves.map(
            ({ name, style = "" }, index) => html`<li><svg viewBox="0 0 28 8" aria-hidden="true">
                ${style ? svg`<path class="edge own" d="M0 4H28" />` : nothing}
                <path class="curve ${DASHES[index % DASHES.length]}" style=${style} d="M0 4H28" /></svg><bdi>${name}</bdi></li>`,
        )}</ul>`;
    }

    table() {
        const { curves, format, t } = this;
        const places = [...new Set(curves.flatMap(({ points }) => points.map(({ x }) => x)))].sort((a, b) => a - b);
        const byPlace = curves.map(({ points }) => new Map(points.map((point) => [point.x, point])));
        const cell = (/** @type {PlotPoint | undefined} */ point) => {
            if (!point) return "–";
            if (point.low === undefined || point.high === undefined) return format(point.y);
            return t("shared.between", { value: format(point.y), low: format(point.low), high: format(point.high) });
        };
        return html`<quintet-wide-table label=${this.label}><table>
            <thead><tr><th scope="col">${this.axis}</th>${curves.map(({ name }) => html`<th scope="col"><bdi>${name}</bdi></th>`)}</tr></thead>
            <tbody>${places.map(
                (x) =>
                    html`<tr><th scope="row">${t.number(x)}</th>${byPlace.map((points) => html`<td>${cell(points.get(x))}</td>`)}</tr>`,
            )}</tbody>
        </table></quintet-wide-table>`;
    }
}

customElements.define("quintet-plot", PlotElement);
