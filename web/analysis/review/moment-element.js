/**
 * `<quintet-review-moment>`: what the action shown was worth: its class, what should have been played and how that goes
 * on, the refutation of what was played, and why, where that is confirmed.
 */

import { css, html, nothing } from "lit";
import { cellName } from "../../board/naming.js";
import { actionEntry, shortAction, spokenAction } from "../../game/sentences/action-texts.js";
import { playerName } from "../../game/sentences/game-sentences.js";
import { listIn } from "../../i18n/formats.js";
import { AnalysisElement } from "../analysis-element.js";
import { keyOf, mainValues } from "../analysis-model.js";
import { isMain } from "../tree/tree.js";
import { className, classSign } from "./class-sentences.js";
import { reviewOf } from "./classes.js";
import { provenReasons, ruledReasons } from "./reasons.js";
import { reviewStyles } from "./review-styles.js";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { AnalysisModel } from "../analysis-model.js"
 * @import { Reviewed } from "./classes.js"
 * @import { Reason } from "./reasons.js"
 */

/** Actions of a line that are shown, and cells that are named. */
const MOST_ACTIONS = 5;
const MOST_CELLS = 4;

export class ReviewMoment extends AnalysisElement {
    static properties = { reasons: { state: true } };

    /** @type {(keyof AnalysisModel)[]} */
    static sees = ["tree", "path", "state", "graph", "described"];

    static styles = [
        reviewStyles,
        css`
            section {
                display: grid;
                gap: var(--space-1);
                padding: var(--space-2) var(--space-3);
                border: var(--stroke) solid var(--rule);
                border-radius: var(--radius);
                background: var(--paper);
            }
            .line {
                display: flex;
                flex-wrap: wrap;
                gap: 2px var(--space-1);
                align-items: center;
            }
            .action {
                display: inline-flex;
                gap: 4px;
                align-items: center;
                min-block-size: 28px;
                padding: 0 var(--space-2);
                border: 0;
                border-radius: var(--radius-small);
                background: var(--paper-sunken);
                font-size: var(--text-small);
            }
            .action:hover {
                background: var(--rule);
            }
        `,
    ];

    constructor() {
        super();
        /** What is confirmed about the action shown. @type {{key: string, reasons: Reason[]}} */
        this.reasons = { key: "", reasons: [] };
        /** The action that reasons are looked for. */
        this.asked = "";
    }

    /** The action shown, if it is one of the game and has a value. @returns {Reviewed | null} */
    get moment() {
        const { model } = this;
        if (model.path.length === 0 || !isMain(model.tree, model.path)) return null;
        const { line, values } = mainValues(model);
        const ply = model.path.length;
        const two = [...Array(ply - 1).fill(null), values[ply - 1], values[ply]];
        return reviewOf(two, line.slice(0, ply))[0] ?? null;
    }

    /** @param {Reviewed} moment */
    keyOf({ ply, best, now }) {
        return `${keyOf(this.model.path)}\n${ply} ${best} ${now.look}`;
    }

    updated() {
        const { moment } = this;
        if (!moment || moment.kind === "good" || moment.kind === "forced") return;
        const key = this.keyOf(moment);
        // Answers are judged by the engine, which is busy until the game is analysed.
        if (key === this.asked || this.model.graph.busy) return;
        this.asked = key;
        this.explain(moment, key);
    }

    /** @param {Reviewed} moment @param {string} key */
    async explain(moment, key) {
        const proven = provenReasons(moment);
        this.reasons = { key, reasons: proven };
        const before = this.model.path.slice(0, -1);
        try {
            const ruled = await ruledReasons(moment, before, this.analysis.describe);
            if (key === this.asked && ruled.length) this.reasons = { key, reasons: [...proven, ...ruled] };
        } catch {
            // The engine has gone, or another game was opened: what is proven stays.
        }
    }

    render() {
        const { model, t, players, moment } = this;
        if (!moment || !model.state) return nothing;
        const { kind, player, before, after, best, action, now, next, ply } = moment;
        const from = model.path.slice(0, ply - 1);
        const wrong = best !== action && kind !== "good" && kind !== "forced";
        const reasons = this.reasons.key === this.keyOf(moment) ? this.reasons.reasons : [];
        const name = playerName(t, players, player);
        const [then, later] = [t.percent(before), t.percent(after)];
        const change =
            then === later
                ? t("thinking.chance", { player: name, share: later })
                : t("analysis.turning.from", { player: name, before: then, after: later });
        return html`<section aria-label=${t("review.moment")} data-class=${kind}>
            <p>${classSign(kind)} <b>${className(t, kind)}</b> <span class="soft">${change}</span></p>
            ${reasons.map((reason) => html`<p data-reason=${reason.kind}>${this.sentence(reason, moment)}</p>`)}
            ${wrong ? this.line("review.better", from, now.line?.length ? now.line : [best]) : nothing}
            ${wrong && next.line?.length ? this.line("review.answer", [...from, action], next.line) : nothing}
        </section>`;
    }

    /** @param {Key} key @param {string[]} from @param {string[]} actions */
    line(key, from, actions) {
        const { t, model, analysis } = this;
        const shown = actions.slice(0, MOST_ACTIONS);
        const views = analysis.actionsAlong([...from, ...shown]).slice(from.length);
        return html`<div class="line"><span class="soft">${t(key)}</span>${views.map(
            (view, index) => html`<button type="button" class="action" data-line=${key}
                aria-label=${t("analysis.playLine", { action: spokenAction(t, this.setting, view) })}
                @click=${() => analysis.showLine([...from, ...shown.slice(0, index)], shown.slice(index))}>${actionEntry(t, model.layout, view)}</button>`,
        )}</div>`;
    }

    /** @param {Reason} reason @param {Reviewed} moment */
    sentence(reason, { best, ply }) {
        const { t, players, model } = this;
        const name = (/** @type {number} */ player) => playerName(t, players, player);
        const better = () => {
            const from = model.path.slice(0, ply - 1);
            return shortAction(t, model.layout, this.analysis.actionsAlong([...from, best]).at(-1));
        };
        switch (reason.kind) {
            case "loses":
                return t("review.why.loses", { player: name(reason.winner), count: reason.plies });
            case "missesWin":
                return t("review.why.missesWin", { count: reason.plies });
            case "othersLose":
                return t("review.why.othersLose");
            case "takes":
                return t(`review.why.takes.${reason.role}`, {
                    player: name(reason.player),
                    cells: this.cells(reason.cells),
                    better: better(),
                });
            case "missed": {
                const key = `review.why.missed.${reason.role}`;
                return t.has(key) ? t(key, { cells: this.cells(reason.cells), better: better() }) : nothing;
            }
            case "allows":
            case "stops":
                return t(`review.why.${reason.kind}`, {
                    player: name(reason.player),
                    reply: shortAction(t, model.layout, reason.reply),
                    better: better(),
                });
        }
    }

    /** Cells by name, or their number if they are many. @param {string[]} cells */
    cells(cells) {
        const { t, model } = this;
        if (cells.length > MOST_CELLS) return t("review.cells", { count: cells.length });
        const named = cells.map((cell) => cellName(model.layout, cell));
        return listIn(t, named);
    }
}

customElements.define("quintet-review-moment", ReviewMoment);
