/**
 * `<quintet-analysis-graph>`: the review of the whole game: the chances of winning as a line chart, each player's
 * accuracy, what the action shown was worth, a list of turning points and a table. The chart grows while the analysis
 * runs. A press or the arrow keys go to a position. While the reader practises, only the exercise is shown.
 */
import { html, nothing, svg } from "lit";
import { playerMark } from "../../board/drawing/player-marks.js";
import { endingFrom } from "../../game/ending.js";
import { shortAction } from "../../game/sentences/action-texts.js";
import { playerName } from "../../game/sentences/game-sentences.js";
import { wholePercents } from "../../game/sentences/whole-percents.js";
import { scrollingPart } from "../../ui/page-styles/scroll-styles.js";
import { AnalysisElement } from "../analysis-element.js";
import { keyOf, mainValues } from "../analysis-model.js";
import { icon } from "../icons.js";
import { exercisesOf, reviewOf } from "./classes.js";
import { sharePath } from "./graph.js";
import { graphStyles } from "./graph-styles.js";
import { CLOSE_LOOK, DEEP_LOOK, marksOf, mistakesOf, signOf, turningPoints } from "./mistakes.js";
import "./moment-element.js";
import "./practice-element.js";
import "./summary-element.js";
import { entryName, sharesText } from "../search/search-sentences.js";
import { isMain } from "../tree/tree.js";
import { glyphNames } from "../tree/tree-element.js";

/**
 * @import { AnalysisModel } from "../analysis-model.js"
 * @import { Reviewed } from "./classes.js"
 * @import { Value } from "./graph.js"
 * @import { Mistake } from "./mistakes.js"
 */

const HEIGHT = 100;
/** Width of a mark, as a share of the graph's width. */
const MARK_WIDTH = 1 / 13;

export class GraphElement extends AnalysisElement {
    static properties = { tabular: { state: true } };

    /** @type {(keyof AnalysisModel)[]} */
    static sees = ["tree", "path", "state", "graph", "described", "practice", "ending", "readers"];

    static styles = [scrollingPart, graphStyles];

    constructor() {
        super();
        this.tabular = false;
    }

    render() {
        const { model, t, analysis } = this;
        if (model.practice) {
            return html`<quintet-review-practice></quintet-review-practice>`;
        }
        const { line, values } = mainValues(model);
        const known = values.filter(Boolean).length;
        const seen = (/** @type {number} */ look) => values.filter((value) => value && value.look >= look).length;
        const [close, deep] = [seen(CLOSE_LOOK), seen(DEEP_LOOK)];
        const whole = known === values.length;
        const busy = model.graph.busy;
        const mistakes = mistakesOf(values, line);
        const exercises = busy || !whole ? [] : this.exercises(reviewOf(values, line));
        return html`${this.practise(exercises.filter(({ own }) => own))}<div class="top">
            <div class="head">
                <p>${known ? this.progress(known, close, deep, values.length) : ""}</p>
                ${
                    busy
                        ? html`<button type="button" class="tool" data-do="stop-game" @click=${() => analysis.gameAnalysis.stop()}>${icon("stop")}${t("button.stop")}</button>`
                        : deep === values.length
                          ? nothing
                          : this.start(line.length === 0, whole, close === values.length)
                }
            </div>
            <p class="unseen" role="status">${known ? this.stage(busy, whole, close === values.length && !busy) : ""}</p>
            ${this.ended(line.length)}
            ${line.length === 0 ? html`<p class="empty">${t("analysis.graph.empty", { tab: t("analysis.tab.lines") })}</p>` : this.plot(line, values, mistakes)}
            </div>
            ${known > 1 ? this.review(line, values, mistakes, whole) : nothing}
            ${this.practise(exercises.filter(({ own }) => !own))}
            ${known ? this.table(line, values) : nothing}`;
    }

    /**
     * How many mistakes each player can try again. `own`: the reader's, or anyone's if it isn't known who reads.
     * @param {Reviewed[]} reviewed
     */
    exercises(reviewed) {
        const { readers } = this.model;
        return this.players.flatMap((_, player) => {
            const count = exercisesOf(reviewed, player).length;
            return count > 0 ? [{ player, count, own: readers.length === 0 || readers.includes(player) }] : [];
        });
    }

    /**
     * The ways into the exercises: the reader's own first and in view, the others' after the review.
     * @param {ReturnType<GraphElement["exercises"]>} exercises
     */
    practise(exercises) {
        const { t, players, analysis, model } = this;
        if (exercises.length === 0) return nothing;
        const look = exercises[0].own && model.readers.length ? "primary" : "";
        return html`<div class="practise" role="group" aria-label=${t("review.learn")}>${exercises.map(
            ({
                player,
                count,
            }) => html`<button type="button" class="tool ${look}" data-do="practise" data-player=${player}
                @click=${() => analysis.practice.start(player)}>${icon("play")}${
                    look
                        ? t("review.practiseOwn", { count })
                        : t("review.practise", { player: playerName(t, players, player), count })
                }</button>`,
        )}</div>`;
    }

    /** How the game ended, where the moves don't show it. @param {number} length */
    ended(length) {
        const { model, t, players } = this;
        const ending = endingFrom(model.ending, length, players.length);
        if (!ending) return nothing;
        const { reason, player, ply } = ending;
        const params = { player: playerName(t, players, player), count: ply };
        return html`<p class="ended">${t(`review.ended.${reason}`, params)}</p>`;
    }

    /** The button of the next pass. @param {boolean} empty @param {boolean} whole @param {boolean} closely */
    start(empty, whole, closely) {
        const { t, analysis } = this;
        const key = closely ? "analysis.graph.deeper" : whole ? "analysis.graph.closer" : "analysis.graph.start";
        return html`<button type="button" class="tool" data-do=${closely ? "analyse-deeper" : "analyse-game"} ?disabled=${empty}
            @click=${() => analysis.gameAnalysis.start(closely ? DEEP_LOOK : CLOSE_LOOK)}>${icon(closely ? "deeper" : "play")}${t(key)}</button>`;
    }

    /**
     * The progress of the current pass.
     * @param {number} known @param {number} close @param {number} deep @param {number} all
     */
    progress(known, close, deep, all) {
        const { t } = this;
        if (close === all && this.model.graph.busy) return t("analysis.graph.deep", { known: deep, all });
        if (close === all) return t("analysis.graph.progress", { known: close, all });
        if (known < all) return t("analysis.graph.first", { known, all });
        return t("analysis.graph.close", { known: close, all });
    }

    /**
     * The announcement for screen readers: one per pass, not one per position.
     * @param {boolean} busy
     * @param {boolean} whole
     * @param {boolean} done
     */
    stage(busy, whole, done) {
        const { t } = this;
        if (done) return t("analysis.graph.done");
        if (!whole) return busy ? t("analysis.graph.firstLook") : "";
        return busy ? t("analysis.graph.closeLook") : "";
    }

    /** @param {string[]} line @param {(Value | undefined)[]} values @param {Mistake[]} mistakes */
    plot(line, values, mistakes) {
        const { model, t, players } = this;
        const current = isMain(model.tree, model.path) ? model.path.length : -1;
        const at = (/** @type {number} */ ply) => (ply / Math.max(1, line.length)) * 1000;
        const latest = values
            .map((value, ply) => ({ value, ply }))
            .filter(({ value }) => value)
            .at(-1);
        const dashes = ["", "second", "third"];
        const now = values[current];
        const place = current >= 0 ? t("turn.review", { ply: current, length: line.length }) : t("analysis.graph.off");
        return html`<div class="chart"><div class="plot" role="slider" tabindex="0" aria-label=${t("analysis.graph")}
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
            ${current >= 0 ? html`<span class="here" aria-hidden="true" style="inset-inline-start: ${at(current) / 10}%"></span>` : nothing}
            ${
                latest?.value
                    ? players.map((name, player) => {
                          const below = 1 - (latest.value?.chances[player] ?? 0);
                          return html`<svg class="mark" viewBox="-20 -20 40 40" aria-hidden="true"
                        style="inset-block-start: calc(var(--strip) + (100% - var(--strip)) * ${below.toFixed(3)}); --own: var(--player-${name}); --own-ink: var(--player-${name}-ink)">
                        <circle r="18" />${playerMark(players, player)}</svg>`;
                      })
                    : nothing
            }
        </div>${marksOf(mistakes, line.length, MARK_WIDTH).map((mark) => this.mark(mark, at(mark.worst.ply) / 10))}</div>`;
    }

    /**
     * The mark of one mistake, or of several that are too close to draw apart: each press goes to the next of them. The
     * keyboard reaches mistakes in the list below.
     * @param {ReturnType<typeof marksOf>[number]} mark
     * @param {number} place  position on the time axis, in percent
     */
    mark({ worst, plies }, place) {
        const { t, analysis, model } = this;
        const { line } = mainValues(model);
        const go = (/** @type {Event} */ event) => {
            event.stopPropagation();
            const at = isMain(model.tree, model.path) ? model.path.length : 0;
            analysis.go(line.slice(0, plies.find((ply) => ply > at) ?? plies[0]));
        };
        const several = plies.length > 1 ? html`<small>${t.number(plies.length)}</small>` : nothing;
        return html`<button type="button" class="point" tabindex="-1" aria-hidden="true" data-plies=${plies.join(" ")}
            style="inset-inline-start: ${place}%" @click=${go}><bdi dir="ltr">${signOf(worst)}</bdi>${several}</button>`;
    }

    /**
     * What the action shown was worth stands with its entry in the list, or above if it has none.
     * @param {string[]} line @param {(Value | undefined)[]} values @param {Mistake[]} mistakes @param {boolean} whole
     */
    review(line, values, mistakes, whole) {
        const { model, t } = this;
        const brilliant = reviewOf(values, line).filter(({ kind }) => kind === "brilliant");
        const points = [...turningPoints(mistakes, line.length), ...brilliant].sort((a, b) => a.ply - b.ply);
        const current = isMain(model.tree, model.path) ? model.path.length : -1;
        const moment = html`<quintet-review-moment></quintet-review-moment>`;
        const listed = points.some(({ ply }) => ply === current);
        return html`${listed ? nothing : moment}
            <quintet-review-summary></quintet-review-summary>
            ${
                points.length === 0
                    ? html`<p class="empty">${whole ? t("analysis.turning.none") : ""}</p>`
                    : html`<h2>${t("analysis.turning")}</h2><ol>${points.map(
                          (point) =>
                              html`<li>${this.entry(line, point, current)}${point.ply === current ? moment : nothing}</li>`,
                      )}</ol>`
            }`;
    }

    /** @param {string[]} line @param {Mistake | Reviewed} point @param {number} current */
    entry(line, point, current) {
        const { model, t, players, analysis } = this;
        const { ply, player, best, action, before, after } = point;
        const sign = "grave" in point ? signOf(point) : "!!";
        if (!model.state) return nothing;
        const change = { player: playerName(t, players, player), before: t.percent(before), after: t.percent(after) };
        return html`<button type="button" data-ply=${ply} aria-current=${ply === current ? "step" : nothing}
            @click=${() => analysis.go(line.slice(0, ply))}>
            <b class=${sign === "!!" ? "good" : ""} aria-hidden="true"><bdi dir="ltr">${sign}</bdi></b> <span class="unseen">${t(`analysis.glyph.${glyphNames[sign]}`)}, </span>
            <bdi>${entryName(t, players, model.state, ply, this.actionAt(line, ply))}</bdi>
            ${
                ply === current
                    ? nothing
                    : html`<small>${t("analysis.turning.from", change)} ${best && best !== action ? t("analysis.turning.better", { action: this.betterAt(line, ply, best) }) : ""}</small>`
            }
        </button>`;
    }

    /** @param {string[]} line @param {(Value | undefined)[]} values */
    table(line, values) {
        const { model, t, players } = this;
        return html`<details @toggle=${(/** @type {Event & {target: HTMLDetailsElement}} */ event) => {
            this.tabular = event.target.open;
        }}>
            <summary>${t("shared.asTable")}</summary>
            ${
                this.tabular && model.state
                    ? html`<table>
                <thead><tr><th scope="col">${t("list.title")}</th>${players.map(
                    (_, player) => html`<th scope="col">${playerName(t, players, player)}</th>`,
                )}</tr></thead>
                <tbody>${values.map((value, ply) =>
                    value && model.state
                        ? html`<tr><th scope="row">${ply === 0 ? t("analysis.start") : entryName(t, players, model.state, ply, this.actionAt(line, ply))}</th>
                        ${wholePercents(value.chances).map((share) => html`<td>${t.percent(share)}</td>`)}</tr>`
                        : nothing,
                )}</tbody>
            </table>`
                    : nothing
            }
        </details>`;
    }

    /** The action of a line that leads to a ply. @param {string[]} line @param {number} ply */
    actionAt(line, ply) {
        return shortAction(this.t, this.model.layout, this.analysis.actionsAlong(line)[ply - 1]);
    }

    /**
     * The better action in place of the one that leads to a ply.
     * @param {string[]} line
     * @param {number} ply
     * @param {string} best
     */
    betterAt(line, ply, best) {
        const action = this.analysis.actionsAlong([...line.slice(0, ply - 1), best]).at(-1);
        return shortAction(this.t, this.model.layout, action);
    }

    /** @param {MouseEvent} event */
    pressed(event) {
        const box = /** @type {HTMLElement} */ (event.currentTarget).getBoundingClientRect();
        const rtl = this.t.language.direction === "rtl";
        const part = rtl ? (box.right - event.clientX) / box.width : (event.clientX - box.left) / box.width;
        const { line } = mainValues(this.model);
        this.analysis.go(line.slice(0, Math.round(Math.min(1, Math.max(0, part)) * line.length)));
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
        this.analysis.go(line.slice(0, Math.min(Math.max(0, target), line.length)));
    }
}

customElements.define("quintet-analysis-graph", GraphElement);
