/**
 * `<quintet-lab-graph>`: the chances of winning over the whole game, as lines, as words about the turning points, and as a table. It
 * grows while the analysis goes through the game; a press or the arrow keys lead to a position.
 */
import { css, html, nothing, svg } from "lit";
import { shared } from "../app/styles.js";
import { playerName, shortAction } from "../app/words.js";
import { playerMark } from "../board/player-marks.js";
import { sharePath, turningPoints } from "./graph.js";
import { icon } from "./icons.js";
import { keyOf, mainValues } from "./lab-model.js";
import { LabPart } from "./lab-part.js";
import { scrollingPart } from "./scroll-styles.js";
import { isMain } from "./tree.js";
import { entryName, sharesText } from "./words.js";

const HEIGHT = 100;

export class GraphPart extends LabPart {
    static properties = { ...LabPart.properties, tabular: { state: true } };

    /** @type {(keyof import("./lab-model.js").LabModel)[]} */
    static sees = ["tree", "path", "state", "graph"];

    static styles = [
        shared,
        scrollingPart,
        css`
            .head {
                display: flex;
                gap: var(--space-2);
                align-items: center;
                min-block-size: 40px;
                font-size: var(--text-small);
                font-variant-numeric: tabular-nums;
            }
            .head p {
                flex: 1;
                margin: 0;
                color: var(--ink-soft);
            }
            .tool {
                display: inline-flex;
                gap: var(--space-1);
                align-items: center;
                min-block-size: 36px;
                padding-inline: var(--space-3);
                border: var(--stroke) solid var(--rule);
                border-radius: var(--radius-small);
                background: var(--paper-raised);
                font-size: var(--text-small);
                white-space: nowrap;
            }
            .tool:hover {
                background: var(--paper-sunken);
            }
            .tool .icon {
                inline-size: 18px;
                block-size: 18px;
            }
            /* Time runs with the writing. */
            .plot {
                position: relative;
                display: block;
                block-size: 110px;
                margin-inline-end: 16px;
                border-radius: var(--radius-small);
                background: var(--paper);
                box-shadow: inset 0 0 0 var(--stroke) var(--rule);
                cursor: pointer;
                touch-action: pan-y;
            }
            .plot svg {
                display: block;
                inline-size: 100%;
                block-size: 100%;
                overflow: visible;
            }
            :host(:dir(rtl)) .plot svg.lines {
                transform: scaleX(-1);
            }
            .even {
                stroke: var(--rule);
                stroke-width: 1;
            }
            .share {
                fill: none;
                stroke: var(--own);
                stroke-width: 2.2;
                stroke-linejoin: round;
                stroke-linecap: round;
            }
            .edge {
                fill: none;
                stroke: var(--ink);
                stroke-opacity: 0.55;
                stroke-width: 3.6;
                stroke-linejoin: round;
            }
            .share,
            .edge,
            .even,
            .now {
                vector-effect: non-scaling-stroke;
            }
            .second {
                stroke-dasharray: 6 4;
            }
            .third {
                stroke-dasharray: 1.5 4;
            }
            .now {
                stroke: var(--highlight);
                stroke-width: 2;
            }
            .point {
                position: absolute;
                inset-block-start: 2px;
                min-inline-size: 16px;
                margin-inline-start: -8px;
                color: var(--warning);
                font-size: var(--text-small);
                font-weight: 700;
                line-height: 1;
                text-align: center;
                pointer-events: none;
            }
            .plot .mark {
                position: absolute;
                inline-size: 16px;
                block-size: 16px;
                margin-block-start: -8px;
                inset-inline-start: calc(100% + 2px);
                color: var(--own-ink);
            }
            .mark circle {
                fill: var(--own);
                stroke: var(--token-edge);
            }
            .mark .inlay {
                fill: currentColor;
                stroke: currentColor;
            }
            .mark .inlay-line {
                fill: none;
                stroke: currentColor;
            }
            ol {
                margin: var(--space-2) 0;
                padding: 0;
                font-size: var(--text-small);
                list-style: none;
            }
            ol button {
                inline-size: 100%;
                padding: var(--space-1) var(--space-2);
                border: 0;
                border-radius: var(--radius-small);
                background: none;
                text-align: start;
            }
            ol button:hover {
                background: var(--paper-sunken);
            }
            ol b {
                color: var(--warning);
            }
            ol small {
                display: block;
                color: var(--ink-soft);
                font-size: inherit;
            }
            h2 {
                margin: var(--space-2) 0 0;
                color: var(--ink-soft);
                font-size: var(--text-small);
                font-weight: 600;
            }
            .empty {
                margin: 0;
                padding-block: var(--space-2);
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
            summary {
                min-block-size: 32px;
                font-size: var(--text-small);
                line-height: 32px;
                cursor: pointer;
            }
            table {
                inline-size: 100%;
                border-collapse: collapse;
                font-size: var(--text-small);
                font-variant-numeric: tabular-nums;
            }
            th,
            td {
                padding: 2px var(--space-2) 2px 0;
                border-block-end: var(--stroke) solid var(--rule);
                font-weight: 400;
                text-align: start;
            }
            thead th {
                color: var(--ink-soft);
                font-weight: 500;
            }
        `,
    ];

    constructor() {
        super();
        this.tabular = false;
    }

    render() {
        const { model, t, lab } = this;
        const { line, values } = mainValues(model);
        const known = values.filter(Boolean).length;
        const whole = known === values.length;
        const busy = model.graph.busy;
        return html`
            <div class="head">
                <p role="status">${known ? t("lab.graph.progress", { known, all: values.length }) : ""}</p>
                ${
                    busy
                        ? html`<button type="button" class="tool" data-do="stop-game" @click=${() => lab.gameAnalysis.stop()}>${icon("stop")}${t("lab.graph.stop")}</button>`
                        : whole
                          ? nothing
                          : html`<button type="button" class="tool" data-do="analyse-game" ?disabled=${line.length === 0}
                            @click=${() => lab.gameAnalysis.start()}>${icon("play")}${t("lab.graph.start")}</button>`
                }
            </div>
            ${line.length === 0 ? html`<p class="empty">${t("lab.graph.empty")}</p>` : this.plot(line, values)}
            ${known > 1 ? this.words(line, values, whole) : nothing}
            ${known ? this.table(line, values) : nothing}`;
    }

    /** @param {string[]} line @param {(import("./graph.js").Value | undefined)[]} values */
    plot(line, values) {
        const { model, t, players } = this;
        const current = isMain(model.tree, model.path) ? model.path.length : -1;
        const at = (/** @type {number} */ ply) => (ply / Math.max(1, line.length)) * 1000;
        const points = turningPoints(values, line);
        const latest = values
            .map((value, ply) => ({ value, ply }))
            .filter(({ value }) => value)
            .at(-1);
        const dashes = ["", "second", "third"];
        const now = values[current];
        const place = current >= 0 ? t("turn.review", { ply: current, length: line.length }) : t("lab.graph.off");
        return html`<div class="plot" role="slider" tabindex="0" aria-label=${t("lab.graph")}
            aria-valuemin="0" aria-valuemax=${line.length} aria-valuenow=${Math.max(0, current)}
            aria-valuetext=${now ? `${place}. ${sharesText(t, players, now.chances)}` : place}
            @click=${this.pressed} @keydown=${this.keyed}>
            <svg class="lines" viewBox="0 0 1000 ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
                <path class="even" d="M0 ${HEIGHT - HEIGHT / players.length}H1000" />
                ${players.map(
                    (name, player) => svg`
                    <path class="edge ${dashes[player] ?? ""}" d=${sharePath(values, player)} />
                    <path class="share ${dashes[player] ?? ""}" style="--own: var(--player-${name})" d=${sharePath(values, player)} />`,
                )}
                ${current >= 0 ? svg`<path class="now" d="M${at(current)} 0V${HEIGHT}" />` : nothing}
            </svg>
            ${points.map(
                ({ ply, grave }) =>
                    html`<span class="point" aria-hidden="true" style="inset-inline-start: ${at(ply) / 10}%">${grave ? "??" : "?"}</span>`,
            )}
            ${
                latest?.value
                    ? players.map((name, player) => {
                          const top = 100 - (latest.value?.chances[player] ?? 0) * 100;
                          return html`<svg class="mark" viewBox="-20 -20 40 40" aria-hidden="true"
                        style="inset-block-start: ${top}%; --own: var(--player-${name}); --own-ink: var(--player-${name}-ink)">
                        <circle r="18" />${playerMark(players, player)}</svg>`;
                      })
                    : nothing
            }
        </div>`;
    }

    /** @param {string[]} line @param {(import("./graph.js").Value | undefined)[]} values @param {boolean} whole */
    words(line, values, whole) {
        const { model, t, players, lab } = this;
        const points = turningPoints(values, line);
        if (!model.state) return nothing;
        if (points.length === 0) return html`<p class="empty">${whole ? t("lab.turning.none") : ""}</p>`;
        const { state } = model;
        return html`<h2>${t("lab.turning")}</h2><ol>
            ${points.map(
                ({ ply, player, action, best, before, after, grave }) => html`<li><button type="button" data-ply=${ply}
                    @click=${() => lab.go(line.slice(0, ply))}>
                    <b>${grave ? "??" : "?"}</b> <bdi>${entryName(t, players, state, ply, action)}</bdi>
                    <small>${t("lab.turning.from", {
                        player: playerName(t, players, player),
                        before: t.percent(before),
                        after: t.percent(after),
                    })} ${best ? t("lab.turning.better", { action: shortAction(t, best) }) : ""}</small>
                </button></li>`,
            )}
        </ol>`;
    }

    /** @param {string[]} line @param {(import("./graph.js").Value | undefined)[]} values */
    table(line, values) {
        const { model, t, players } = this;
        return html`<details @toggle=${(/** @type {Event & {target: HTMLDetailsElement}} */ event) => {
            this.tabular = event.target.open;
        }}>
            <summary>${t("lab.graph.table")}</summary>
            ${
                this.tabular && model.state
                    ? html`<table>
                <thead><tr><th scope="col">${t("list.title")}</th>${players.map(
                    (_, player) => html`<th scope="col">${playerName(t, players, player)}</th>`,
                )}</tr></thead>
                <tbody>${values.map((value, ply) =>
                    value && model.state
                        ? html`<tr><th scope="row">${ply === 0 ? t("lab.start") : entryName(t, players, model.state, ply, line[ply - 1])}</th>
                        ${players.map((_, player) => html`<td>${t.percent(value.chances[player])}</td>`)}</tr>`
                        : nothing,
                )}</tbody>
            </table>`
                    : nothing
            }
        </details>`;
    }

    /** @param {MouseEvent} event */
    pressed(event) {
        const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
        const rtl = this.t.language.direction === "rtl";
        const part = rtl ? (box.right - event.clientX) / box.width : (event.clientX - box.left) / box.width;
        const { line } = mainValues(this.model);
        this.lab.go(line.slice(0, Math.round(Math.min(1, Math.max(0, part)) * line.length)));
    }

    /** @param {KeyboardEvent} event */
    keyed(event) {
        const { line } = mainValues(this.model);
        const rtl = this.t.language.direction === "rtl" ? -1 : 1;
        const now = line.length && keyOf(line).startsWith(keyOf(this.model.path)) ? this.model.path.length : 0;
        const target = {
            ArrowRight: now + rtl,
            ArrowLeft: now - rtl,
            ArrowUp: now + 1,
            ArrowDown: now - 1,
            PageUp: now + 10,
            PageDown: now - 10,
            Home: 0,
            End: line.length,
        }[event.key];
        if (target === undefined) return;
        event.preventDefault();
        event.stopPropagation();
        this.lab.go(line.slice(0, Math.min(Math.max(0, target), line.length)));
    }
}

customElements.define("quintet-lab-graph", GraphPart);
