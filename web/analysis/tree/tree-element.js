/**
 * `<quintet-analysis-tree>`: the game and its variations as text. Variations are indented below the action that they
 * replace, as nested lists, which screen readers announce. The tree is one tab stop; the page's arrow keys move within
 * it.
 */
import { css, html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { playerToken, tokenStyles } from "../../board/drawing/player-token.js";
import { actionName } from "../../board/naming.js";
import { actionEntry, spokenAction, takenMark, withTaken } from "../../game/sentences/action-texts.js";
import { watchSize } from "../../ui/connected.js";
import { scrollingPart } from "../../ui/page-styles/scroll-styles.js";
import { previewListeners } from "../../widgets/boards/action-preview.js";
import { AnalysisElement } from "../analysis-element.js";
import { mainValues } from "../analysis-model.js";
import { mistakesOf, signOf } from "../review/mistakes.js";
import { entryName, turnOf } from "../search/search-sentences.js";
import { leaves, linesOf } from "./tree.js";

/**
 * @import { ActionView } from "../../engine/protocol.js"
 * @import { AnalysisModel } from "../analysis-model.js"
 * @import { Line, Node } from "./tree.js"
 */

/** How grave the engine's sign is, beside mistakes. @type {Record<string, string>} */
const judgedLooks = { "?!": "slight", "!!": "good" };

export class TreeElement extends AnalysisElement {
    /** @type {(keyof AnalysisModel)[]} */
    static sees = ["tree", "path", "state", "graph", "described"];

    static styles = [
        tokenStyles,
        scrollingPart,
        css`
            :host {
                font-size: var(--text-small);
                font-variant-numeric: tabular-nums;
            }
            ul {
                margin: 2px 0 4px;
                padding-inline-start: var(--space-2);
                border-inline-start: var(--stroke-strong) solid var(--rule);
            }
            li {
                padding-block: 1px;
            }
            .entry {
                white-space: nowrap;
            }
            .number {
                padding-inline: 4px 1px;
                color: var(--ink-soft);
            }
            .token {
                display: inline-block;
                inline-size: 13px;
                block-size: 13px;
                margin-inline-end: 3px;
                vertical-align: -2px;
            }
            button {
                min-block-size: 28px;
                padding: 1px 5px;
                border: 0;
                border-radius: var(--radius-small);
                background: none;
                text-align: start;
            }
            ul button {
                color: var(--ink-soft);
            }
            button:hover {
                background: var(--paper-sunken);
            }
            button[aria-current] {
                background: var(--paper-sunken);
                box-shadow: inset 0 0 0 var(--stroke) var(--accent);
                color: var(--ink);
                font-weight: 600;
            }
            button:focus-visible {
                outline-offset: -2px;
            }
            .glyph {
                font-weight: 700;
            }
            /* The engine's sign, beside the reader's. */
            .glyph.judged {
                color: var(--incorrect);
            }
            .glyph.judged.slight {
                color: var(--partly);
            }
            .glyph.judged.good {
                color: var(--correct);
            }
            .comment {
                padding-inline: 4px;
                color: var(--ink-soft);
                font-style: italic;
                overflow-wrap: anywhere;
                white-space: pre-line;
            }
            :host(:dir(rtl)) .comment:lang(fa) {
                font-style: normal;
            }
            .empty {
                margin: 0;
                padding: var(--space-1);
                color: var(--ink-soft);
            }
            @media (pointer: coarse) {
                button {
                    min-block-size: 36px;
                    padding-inline: 7px;
                }
            }
        `,
    ];

    constructor() {
        super();
        /** The lines of text and the tree they were made from. @type {{tree: Node | null, line: Line}} */
        this.laid = { tree: null, line: [] };
        /** The signs of mistakes in the main line, by ply. @type {Map<number, string>} */
        this.signs = new Map();
        this.looking = previewListeners((target) => this.look(target));
        /** The descriptions of the tree's actions, and the model's `described` when they were looked up. */
        this.seen = { described: -1, views: this.viewsOf(null) };
        watchSize(this, () => this.keepInSight());
    }

    render() {
        const { model, t } = this;
        const { tree, state, path } = model;
        if (!state) return html``;
        const other = this.laid.tree !== tree;
        if (other) this.laid = { tree, line: linesOf(tree) };
        if (other || this.seen.described !== model.described) {
            this.seen = { described: model.described, views: this.viewsOf(tree) };
        }
        const { line } = this.laid;
        const main = mainValues(model);
        this.signs = new Map(mistakesOf(main.values, main.line).map((mistake) => [mistake.ply, signOf(mistake)]));
        const { pointed, focused, left } = this.looking;
        return html`<div role="group" aria-label=${t("analysis.tree")}
            @pointerover=${pointed} @pointerleave=${left} @focusin=${focused} @focusout=${left}>
            <button type="button" data-ply="0" tabindex=${path.length === 0 ? 0 : -1}
                aria-current=${path.length === 0 ? "step" : nothing}
                @click=${() => this.analysis.go([])}>${t("analysis.start")}</button>
            ${tree.comment ? html`<span class="comment">${tree.comment}</span>` : nothing}
            ${line.length ? this.line(line, true) : html`<p class="empty">${t("analysis.empty")}</p>`}
        </div>`;
    }

    /** The engine's description of the action that leads to each node. @param {Node | null} tree */
    viewsOf(tree) {
        /** @type {Map<Node, ActionView | null>} */
        const views = new Map();
        for (const leaf of tree ? leaves(tree) : []) {
            let node = /** @type {Node} */ (tree);
            this.analysis.actionsAlong(leaf).forEach((view, index) => {
                node = node.children.find(({ action }) => action === leaf[index]) ?? node;
                views.set(node, view);
            });
        }
        return views;
    }

    /** @param {Element | null} target */
    look(target) {
        const entry = /** @type {(HTMLElement & {view?: ActionView | null}) | undefined | null} */ (
            target?.closest("[data-ply]")
        );
        this.analysis.look(entry?.view ?? null);
    }

    /** @param {Line} line @param {boolean} main  whether it is the main line @returns {unknown} */
    line(line, main) {
        return line.map(
            ({ nodes, variations }) => html`
            <span class="stretch">${nodes.map((entry, index) => this.guarded(entry, index === 0, main))}</span>
            ${
                variations.length
                    ? html`<ul aria-label=${this.t("analysis.variations")}>${variations.map(
                          (variation) => html`<li>${this.line(variation, false)}</li>`,
                      )}</ul>`
                    : nothing
            }`,
        );
    }

    /**
     * An entry that renders only when its data change: a step through a long game changes two entries.
     * @param {Line[number]["nodes"][number]} entry
     * @param {boolean} opening  whether it is the first entry of its stretch
     * @param {boolean} main
     */
    guarded(entry, opening, main) {
        const at = this.model.path;
        const current = entry.ply === at.length && entry.path.every((action, index) => action === at[index]);
        const judged = main && !entry.node.glyph ? (this.signs.get(entry.ply) ?? "") : "";
        const view = this.seen.views.get(entry.node) ?? null;
        const parts = [entry.node, opening, current, judged, view, this.t];
        return guard(parts, () => this.entry(entry, view, { opening, current, judged }));
    }

    /**
     * @param {Line[number]["nodes"][number]} entry
     * @param {ActionView | null} view
     * @param {{opening: boolean, current: boolean, judged: string}} look  `judged`: the engine's sign for the action;
     *     the reader's sign replaces it
     */
    entry({ path, ply, node }, view, { opening, current, judged }) {
        const { model, t, players, analysis } = this;
        if (!model.state) return nothing;
        const { player, round } = turnOf(model.state, ply, players.length);
        const numbered = player === 0 || opening;
        const name = entryName(t, players, model.state, ply, withTaken(t, spokenAction(t, this.setting, view), view));
        const sign = node.glyph || judged;
        const says = sign ? t(`analysis.glyph.${glyphNames[sign]}`) : "";
        const label = [name, says].filter(Boolean).join(", ");
        const number = numbered ? html`<span class="number" aria-hidden="true">${t.number(round)}.</span>` : nothing;
        const glyph = sign
            ? html`<bdi class="glyph ${judged ? `judged ${judgedLooks[judged] ?? ""}` : ""}" dir="ltr" title=${says}>${sign}</bdi>`
            : nothing;
        return html`<span class="entry">${number}<button type="button" data-ply=${ply} tabindex=${current ? 0 : -1}
            aria-current=${current ? "step" : nothing} aria-label=${label} title=${view ? actionName(view, this.setting, t) : nothing} .view=${view} @click=${() => analysis.go(path)}
            >${playerToken(players, player)}${actionEntry(t, model.layout, view)}${takenMark(t, view)}${glyph}</button></span>${
                node.comment ? html`<span class="comment">${node.comment}</span>` : nothing
            }`;
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.analysis.look(null);
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    updated(changed) {
        const before = /** @type {AnalysisModel | undefined} */ (changed.get("model"));
        if (before?.path === this.model.path && before?.tree === this.model.tree) return;
        const { activeElement } = /** @type {ShadowRoot} */ (this.renderRoot);
        // Keyboard focus follows the current entry if it was on an entry before.
        if (activeElement?.hasAttribute("data-ply")) this.current?.focus({ preventScroll: true });
        this.keepInSight();
    }

    /** @returns {HTMLElement | null} */
    get current() {
        return this.renderRoot.querySelector("[aria-current]");
    }

    /** Scrolls this element only; `scrollIntoView` would also scroll the page. */
    keepInSight() {
        if (!this.current) return;
        const [box, place] = [this.getBoundingClientRect(), this.current.getBoundingClientRect()];
        const [above, below] = [place.top - box.top - 8, place.bottom - box.bottom + 8];
        if (above < 0 || below > 0) this.scrollBy(0, above < 0 ? above : below);
    }
}

/** @type {Record<string, string>} */
export const glyphNames = {
    "!!": "brilliant",
    "!": "good",
    "!?": "interesting",
    "?!": "doubtful",
    "?": "mistake",
    "??": "blunder",
};

customElements.define("quintet-analysis-tree", TreeElement);
