/**
 * `<quintet-analysis-lines>`: the search's principal variations, one to five lines. The board shows the line under the
 * pointer or with the focus. A press on an action plays the line up to this action.
 */
import { css, html, nothing } from "lit";
import { actionEntry, spokenAction } from "../../game/sentences/action-texts.js";
import { playerName } from "../../game/sentences/game-sentences.js";
import { controlStyles } from "../../ui/forms/control-styles.js";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { choice, toggle } from "../../ui/forms/fields.js";
import { segments } from "../../ui/forms/segments.js";
import { scrollingBox } from "../../ui/page-styles/scroll-styles.js";
import { desk } from "../../ui/styles.js";
import { tableStyles } from "../../ui/tables/table-styles.js";
import { AnalysisElement } from "../analysis-element.js";
import { MAX_LINES, specOf } from "../analysis-model.js";
import { icon } from "../icons.js";
import { toolStyles } from "../tool-styles.js";
import { algorithmKey, valueText, workText } from "./search-sentences.js";

/**
 * @import { ActionView, SearchLine } from "../../engine/protocol.js"
 * @import { Key } from "../../i18n/keys.js"
 * @import { AnalysisModel } from "../analysis-model.js"
 */

/** Delay before the board shows the line under the pointer, which may only cross it, in milliseconds. */
const SHOW_DELAY_MS = 140;
/** Delay before the board hides a line, so that the pointer can move to the next one without a gap, in milliseconds. */
const HIDE_DELAY_MS = 40;

export class LinesElement extends AnalysisElement {
    /** @type {(keyof AnalysisModel)[]} */
    static sees = ["state", "thinking", "preview", "described"];

    static styles = [
        scrollingBox,
        fieldStyles,
        controlStyles,
        tableStyles,
        toolStyles,
        css`
            :host {
                --row: 33px;
                /* Reserves the height of all lines, so that nothing moves during the search. */
                display: grid;
                grid-template-rows: min-content min-content minmax(0, calc(24px + var(--rows) * var(--row)));
                align-content: start;
                min-block-size: 0;
                overflow: hidden auto;
            }
            .head,
            .choices {
                display: flex;
                gap: var(--space-2);
                align-items: center;
            }
            .head {
                flex-wrap: wrap;
                min-block-size: 40px;
            }
            /* With large text the buttons stand below it. */
            .figures {
                flex: 1 1 7em;
                color: var(--ink-soft);
                font-size: var(--text-small);
                font-variant-numeric: tabular-nums;
            }
            .figures b {
                color: var(--ink);
                font-weight: 600;
            }
            .tool {
                padding-inline: var(--space-2);
            }
            .tool[aria-pressed="true"] {
                background: var(--paper-sunken);
            }
            .tool:disabled {
                opacity: 0.45;
            }
            .choices {
                flex-wrap: wrap;
                justify-content: space-between;
                padding-block-end: var(--space-2);
            }
            .of,
            .choices > label {
                display: inline-flex;
                gap: var(--space-1);
                align-items: center;
                min-block-size: 0;
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
            .row > select {
                min-block-size: 32px;
                max-inline-size: 104px;
            }
            th,
            td {
                padding: 0 var(--space-2) 2px 0;
                vertical-align: baseline;
                white-space: nowrap;
            }
            tr {
                block-size: 24px;
            }
            tbody tr {
                block-size: var(--row);
            }
            tr.shown td {
                background: color-mix(in srgb, var(--hint) 12%, transparent);
            }
            td.line {
                inline-size: 100%;
                max-inline-size: 0;
            }
            /* One row per line; its end fades out, and can be scrolled to. */
            td.line div {
                display: block;
                overflow: auto hidden;
                scrollbar-width: none;
                mask-image: linear-gradient(to right, #000 88%, transparent);
                white-space: nowrap;
            }
            td.line:dir(rtl) div {
                mask-image: linear-gradient(to left, #000 88%, transparent);
            }
            /* High windows have room for two and three rows per line. */
            @media ${desk} and (min-height: 760px) and (pointer: fine) {
                :host {
                    --row: 62px;
                }
                td.line div {
                    max-block-size: 56px;
                    overflow: hidden auto;
                    line-height: 28px;
                    mask-image: none;
                    white-space: normal;
                }
                .action {
                    line-height: 24px;
                    vertical-align: top;
                }
            }
            @media ${desk} and (min-height: 960px) and (pointer: fine) {
                :host {
                    --row: 90px;
                }
                td.line div {
                    max-block-size: 84px;
                }
            }
            /* The number that the move has on the board. */
            .place {
                color: var(--hint);
                font-weight: 700;
            }
            .value {
                font-weight: 600;
            }
            .action {
                min-block-size: 28px;
                padding: 2px 5px;
                border: 0;
                border-radius: var(--radius-small);
                background: none;
                color: var(--ink-soft);
            }
            .action:first-child {
                color: var(--ink);
                font-weight: 600;
            }
            .action:hover {
                background: var(--paper-sunken);
                color: var(--ink);
            }
            .empty {
                margin: 0;
                padding-block: var(--space-2);
                color: var(--ink-soft);
            }
            @media (pointer: coarse) {
                :host {
                    --row: 41px;
                }
                .action {
                    min-block-size: 36px;
                }
                .tool,
                select {
                    min-block-size: 40px;
                }
            }
        `,
    ];

    constructor() {
        super();
        /** The line that is shown, or will be after the delay. @type {number | null} */
        this.wanted = null;
    }

    render() {
        const { model, t, analysis } = this;
        const { thinking } = model;
        return html`
            <div class="head">
                <p class="figures">${this.figures()}</p>
                ${
                    thinking.busy
                        ? this.tool("stop", "button.stop", () => analysis.search.stop())
                        : this.tool(
                              thinking.progress ? "deeper" : "play",
                              thinking.progress ? "analysis.deeper" : "analysis.think",
                              () => analysis.search.deeper(false),
                              this.over,
                          )
                }
                ${this.tool("endless", "analysis.endless", () => analysis.search.deeper(true), this.over, thinking.endless && thinking.busy)}
            </div>
            <div class="choices">
                <div class="of"><span aria-hidden="true">${t("analysis.lines")}</span>
                    ${segments({
                        label: t("analysis.lines"),
                        name: "lines",
                        options: Array.from({ length: MAX_LINES }, (_, index) => ({
                            value: String(index + 1),
                            text: t.number(index + 1),
                        })),
                        value: String(thinking.lines),
                        choose: (lines) => analysis.search.choose({ lines: Number(lines) }),
                    })}
                </div>
                ${choice({
                    name: "algorithm",
                    label: t("shared.search"),
                    value: thinking.algorithm,
                    values: [
                        ["", t("shared.default")],
                        ...(specOf(model)?.algorithms ?? []).map((id) => [
                            id,
                            t.has(algorithmKey(id)) ? t(algorithmKey(id)) : id,
                        ]),
                    ],
                    change: (algorithm) => analysis.search.choose({ algorithm }),
                })}
                ${toggle({ label: t("analysis.always"), name: "on", on: thinking.on, change: (on) => analysis.search.choose({ on }) })}
            </div>
            <div class="scroll" tabindex="-1">${this.table()}</div>`;
    }

    figures() {
        const { t, model } = this;
        const { progress, busy, failure } = model.thinking;
        if (failure) return html`<bdi lang="en">${failure}</bdi>`;
        if (this.over || !progress) return busy ? t("analysis.thinking") : "";
        const work = workText(t, progress);
        // A search that counts visits (MCTS) has no meaningful depth.
        if (progress.visits.length) return work;
        return html`<b>${t("analysis.depthReached", { depth: progress.depth })}</b> · ${work}`;
    }

    /**
     * @param {Parameters<typeof icon>[0]} name
     * @param {Key} key @param {() => void} act @param {boolean} [off] @param {boolean} [pressed]
     */
    tool(name, key, act, off = false, pressed) {
        return html`<button type="button" class="tool" data-do=${key} ?disabled=${off}
            aria-pressed=${pressed === undefined ? nothing : String(pressed)} @click=${act}>${icon(name)}${this.t(key)}</button>`;
    }

    table() {
        const { model, t } = this;
        const { progress, busy, player } = model.thinking;
        if (this.over) return html`<p class="empty">${this.ending()}</p>`;
        if (!progress?.lines.length) return html`<p class="empty">${t(busy ? "analysis.begins" : "analysis.idle")}</p>`;
        return html`<table>
            <thead><tr>
                <th scope="col"><span class="unseen">${t("analysis.place")}</span></th><th scope="col">${t("analysis.search.value")}</th><th scope="col">${t("analysis.search.score")}</th><th scope="col">${t("analysis.line")}</th>
            </tr></thead>
            <tbody @pointerleave=${() => this.show(null)} @focusout=${() => this.show(null)}>
                ${progress.lines.slice(0, model.thinking.lines).map(
                    (line, index) => html`<tr class=${model.preview?.line === index ? "shown" : ""} data-line=${index}
                    @pointermove=${(/** @type {PointerEvent} */ event) => this.pointed(event, index)}
                    @focusin=${() => this.show(index)}>
                    <td class="place">${t.number(index + 1)}</td>
                    <td class="value">${valueText(t, line, player)}</td>
                    <td class="soft">${t.number(line.scores[player])}</td>
                    <td class="line"><div>${this.actionsOf(line).map((action, count) => this.action(index, action, count))}</div></td>
                </tr>`,
                )}
            </tbody>
        </table>`;
    }

    ending() {
        const { t, model, players } = this;
        const { state, winner, reason } = model.state?.outcome ?? { state: "drawn", winner: null, reason: "" };
        const result =
            state === "drawn" ? t("result.drawn") : t("result.won", { player: playerName(t, players, winner) });
        return `${result}. ${t(`reason.${reason}`)}.`;
    }

    /** @param {SearchLine} line */
    actionsOf({ actions }) {
        const from = this.model.state?.actions ?? [];
        const [first, ...others] = this.analysis.actionsAlong([...from, ...actions]).slice(from.length);
        return [first ?? this.legalAction(actions[0]), ...others];
    }

    /** @param {number} line @param {ActionView | null} action @param {number} count */
    action(line, action, count) {
        const { t, analysis, model } = this;
        return html`<button type="button" class="action" tabindex=${count === 0 ? 0 : -1}
            aria-label=${t("analysis.playLine", { action: spokenAction(t, this.setting, action) })}
            @click=${() => analysis.playLine(line, count + 1)}>${actionEntry(t, model.layout, action)}</button>`;
    }

    /** @param {PointerEvent} event @param {number} line */
    pointed({ pointerType, movementX, movementY }, line) {
        // A pointer that does not move while lines appear under it is not a request.
        const moved = movementX !== 0 || movementY !== 0;
        if (pointerType === "mouse" && moved) this.show(line);
    }

    /** @param {number | null} line */
    show(line) {
        if (line !== null && line === this.wanted) return;
        this.wanted = line;
        clearTimeout(this.timer);
        const { preview } = this.analysis;
        if (line === null) this.timer = setTimeout(() => preview.end(), HIDE_DELAY_MS);
        else this.timer = setTimeout(() => preview.show(line), SHOW_DELAY_MS);
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        const before = /** @type {AnalysisModel | undefined} */ (changed.get("model"));
        if (before?.preview && !this.model.preview) this.wanted = null;
        this.style.setProperty("--rows", String(this.model.thinking.lines));
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        clearTimeout(this.timer);
        // A removed line gets no leave event that would end its preview.
        this.analysis.preview.end();
    }
}

customElements.define("quintet-analysis-lines", LinesElement);
