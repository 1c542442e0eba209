/**
 * `<quintet-lab-lines>`: what the search thinks best, one to five lines at once. A line under the pointer or with the focus is
 * shown on the board; a press plays it, as far as the action that was pressed.
 */
import { css, html, nothing } from "lit";
import { shared } from "../app/styles.js";
import { playerName, shortAction } from "../app/words.js";
import { icon } from "./icons.js";
import { MOST_LINES, specOf } from "./lab-model.js";
import { LabPart } from "./lab-part.js";
import { scrollingBox } from "./scroll-styles.js";
import { algorithmKey, valueText } from "./words.js";

/** How long the pointer rests on a line before it is shown, in milliseconds: on the way across nothing flickers. */
const REST_MS = 140;
/** How long a line is still shown that the pointer has left: on the way to the next one the board does not come between. */
const LEAVE_MS = 40;

export class LinesPart extends LabPart {
    /** @type {(keyof import("./lab-model.js").LabModel)[]} */
    static sees = ["state", "thinking", "preview"];

    static styles = [
        shared,
        scrollingBox,
        css`
            :host {
                display: grid;
                grid-template-rows: auto auto minmax(0, 1fr);
                min-block-size: 0;
            }
            .head,
            .choices {
                display: flex;
                gap: var(--space-2);
                align-items: center;
            }
            .head {
                min-block-size: 40px;
            }
            .figures {
                flex: 1;
                color: var(--ink-soft);
                font-size: var(--text-small);
                font-variant-numeric: tabular-nums;
            }
            .figures b {
                color: var(--ink);
                font-weight: 600;
            }
            .tool {
                display: inline-flex;
                gap: var(--space-1);
                align-items: center;
                min-block-size: 36px;
                padding-inline: var(--space-2);
                border: var(--stroke) solid var(--rule);
                border-radius: var(--radius-small);
                background: var(--paper-raised);
                font-size: var(--text-small);
                white-space: nowrap;
            }
            .tool:hover:enabled,
            .tool[aria-pressed="true"] {
                background: var(--paper-sunken);
            }
            .tool:disabled {
                opacity: 0.45;
            }
            .tool .icon {
                inline-size: 18px;
                block-size: 18px;
            }
            .choices {
                flex-wrap: wrap;
                justify-content: space-between;
                padding-block-end: var(--space-2);
            }
            label {
                display: inline-flex;
                gap: var(--space-1);
                align-items: center;
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
            select {
                min-block-size: 32px;
                padding-inline: var(--space-1);
                border: var(--stroke) solid var(--rule);
                border-radius: var(--radius-small);
                background: var(--paper-raised);
                color: var(--ink);
                text-overflow: ellipsis;
            }
            select[data-choice="algorithm"] {
                max-inline-size: 104px;
            }
            input {
                inline-size: 18px;
                block-size: 18px;
                margin: 0;
                accent-color: var(--accent);
            }
            table {
                inline-size: 100%;
                border-collapse: collapse;
                font-size: var(--text-small);
                font-variant-numeric: tabular-nums;
            }
            th {
                padding: 0 var(--space-2) 2px 0;
                color: var(--ink-soft);
                font-weight: 500;
                text-align: start;
                white-space: nowrap;
            }
            td {
                padding: 2px var(--space-2) 2px 0;
                border-block-start: var(--stroke) solid var(--rule);
                vertical-align: baseline;
                white-space: nowrap;
            }
            tr.shown td {
                background: color-mix(in srgb, var(--highlight) 16%, transparent);
            }
            td.line {
                inline-size: 100%;
                max-inline-size: 0;
            }
            /* One row for each line; the board shows the rest. */
            td.line div {
                display: block;
                overflow: hidden;
                mask-image: linear-gradient(to right, #000 88%, transparent);
                white-space: nowrap;
            }
            td.line:dir(rtl) div {
                mask-image: linear-gradient(to left, #000 88%, transparent);
            }
            .value {
                font-weight: 600;
            }
            .soft {
                color: var(--ink-soft);
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
        /** The line that is shown, or will be in a moment. @type {number | null} */
        this.wanted = null;
    }

    render() {
        const { model, t, lab } = this;
        const { thinking } = model;
        return html`
            <div class="head">
                <p class="figures" style="margin: 0">${this.figures()}</p>
                ${
                    thinking.busy
                        ? this.tool("stop", "lab.stop", () => lab.search.stop())
                        : this.tool(
                              "play",
                              "lab.think",
                              () => lab.search.deeper(false),
                              thinking.progress !== null || this.over,
                          )
                }
                ${this.tool("deeper", "lab.deeper", () => lab.search.deeper(false), thinking.busy || this.over || !thinking.progress)}
                ${this.tool("endless", "lab.endless", () => lab.search.deeper(true), this.over, thinking.endless && thinking.busy)}
            </div>
            <div class="choices">
                <label>${t("lab.lines")}
                    <select data-choice="lines" @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) => lab.search.choose({ lines: Number(event.target.value) })}>
                        ${Array.from(
                            { length: MOST_LINES },
                            (_, index) =>
                                html`<option value=${index + 1} .selected=${thinking.lines === index + 1}>${t.number(index + 1)}</option>`,
                        )}
                    </select>
                </label>
                <label>${t("lab.algorithm")}
                    <select data-choice="algorithm" @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) => lab.search.choose({ algorithm: event.target.value })}>
                        <option value="">${t("lab.algorithm.usual")}</option>
                        ${(specOf(model)?.algorithms ?? []).map(
                            (id) =>
                                html`<option value=${id} .selected=${thinking.algorithm === id}>${t.has(algorithmKey(id)) ? t(algorithmKey(id)) : id}</option>`,
                        )}
                    </select>
                </label>
                <label><input type="checkbox" data-choice="on" .checked=${thinking.on}
                    @change=${(/** @type {Event & {target: HTMLInputElement}} */ event) => lab.search.choose({ on: event.target.checked })} />
                    ${t("lab.always")}</label>
            </div>
            <div class="scroll" tabindex="-1">${this.table()}</div>`;
    }

    figures() {
        const { t, model } = this;
        const { progress, busy, failure } = model.thinking;
        if (failure) return html`<bdi lang="en">${failure}</bdi>`;
        if (this.over || !progress) return busy ? t("lab.thinking") : "";
        const { depth, nodes, seconds } = progress;
        const speed = seconds > 0 ? t("lab.speed", { nodes: t.compact(nodes / seconds) }) : "";
        const parts = [t("thinking.nodes", { count: nodes, nodes: t.compact(nodes) }), speed];
        return html`<b>${t("thinking.depth", { depth })}</b> · ${parts.filter(Boolean).join(" · ")}`;
    }

    /** @param {Parameters<typeof icon>[0]} name @param {string} key @param {() => void} act @param {boolean} [off] @param {boolean} [pressed] */
    tool(name, key, act, off = false, pressed) {
        const label = this.t(key);
        return html`<button type="button" class="tool" data-do=${key} title=${label} aria-label=${label} ?disabled=${off}
            aria-pressed=${pressed === undefined ? nothing : String(pressed)} @click=${act}>${icon(name)}</button>`;
    }

    table() {
        const { model, t } = this;
        const { progress, busy, player } = model.thinking;
        if (this.over) return html`<p class="empty">${this.ending()}</p>`;
        if (!progress?.lines.length) return html`<p class="empty">${t(busy ? "lab.begins" : "lab.idle")}</p>`;
        return html`<table>
            <thead><tr>
                <th scope="col">${t("lab.value")}</th><th scope="col">${t("lab.score")}</th><th scope="col">${t("lab.line")}</th>
            </tr></thead>
            <tbody @pointerleave=${() => this.show(null)} @focusout=${() => this.show(null)}>
                ${progress.lines.slice(0, model.thinking.lines).map(
                    (line, index) => html`<tr class=${model.preview?.line === index ? "shown" : ""} data-line=${index}
                    @pointermove=${(/** @type {PointerEvent} */ event) => this.pointed(event, index)}
                    @focusin=${() => this.show(index)}>
                    <td class="value">${valueText(t, line, player)}</td>
                    <td class="soft">${t.number(line.scores[player])}</td>
                    <td class="line"><div>${line.actions.map((action, count) => this.action(index, action, count))}</div></td>
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

    /** @param {number} line @param {string} text @param {number} count */
    action(line, text, count) {
        const { t, lab } = this;
        const short = shortAction(t, text);
        return html`<button type="button" class="action" tabindex=${count === 0 ? 0 : -1}
            aria-label=${t("lab.playLine", { action: short })}
            @click=${() => lab.playLine(line, count + 1)}><bdi>${short}</bdi></button>`;
    }

    /** @param {PointerEvent} event @param {number} line */
    pointed({ pointerType, movementX, movementY }, line) {
        // A pointer that lies still while the lines come asks for nothing.
        const moved = movementX !== 0 || movementY !== 0;
        if (pointerType === "mouse" && moved) this.show(line);
    }

    /** @param {number | null} line */
    show(line) {
        if (line !== null && line === this.wanted) return;
        this.wanted = line;
        clearTimeout(this.timer);
        const { preview } = this.lab;
        if (line === null) this.timer = setTimeout(() => preview.end(), LEAVE_MS);
        else this.timer = setTimeout(() => preview.show(line), REST_MS);
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        const before = /** @type {import("./lab-model.js").LabModel | undefined} */ (changed.get("model"));
        if (before?.preview && !this.model.preview) this.wanted = null;
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        clearTimeout(this.timer);
        // Nobody leaves a line that is not there any more.
        this.lab.preview.end();
    }
}

customElements.define("quintet-lab-lines", LinesPart);
