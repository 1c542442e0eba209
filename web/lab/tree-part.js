/**
 * `<quintet-lab-tree>`: the game and its variations as text. Variations stand indented under the action they are an
 * alternative to, as nested lists, which a screen reader reads as such. One stop for the Tab key; the arrow keys of the page go
 * from there.
 */
import { css, html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { playerToken, tokenStyles } from "../app/player-token.js";
import { shared } from "../app/styles.js";
import { shortAction } from "../app/words.js";
import { LabPart } from "./lab-part.js";
import { scrollingPart } from "./scroll-styles.js";
import { linesOf } from "./tree.js";
import { entryName, turnOf } from "./words.js";

/** @typedef {import("./tree.js").Line} Line */

export class TreePart extends LabPart {
    /** @type {(keyof import("./lab-model.js").LabModel)[]} */
    static sees = ["tree", "path", "state"];

    static styles = [
        shared,
        tokenStyles,
        scrollingPart,
        css`
            :host {
                font-size: var(--text-small);
                font-variant-numeric: tabular-nums;
            }
            ul {
                margin: 2px 0 4px;
                padding: 0;
                padding-inline-start: var(--space-2);
                border-inline-start: var(--stroke-strong) solid var(--rule);
                list-style: none;
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
                background: color-mix(in srgb, var(--highlight) 26%, transparent);
                color: var(--ink);
                font-weight: 600;
            }
            button:focus-visible {
                outline-offset: -2px;
            }
            .glyph {
                font-weight: 700;
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
        /** The tree as text, and which tree. @type {{tree: import("./tree.js").Node | null, line: Line}} */
        this.laid = { tree: null, line: [] };
    }

    render() {
        const { model, t } = this;
        const { tree, state, path } = model;
        if (!state) return html``;
        if (this.laid.tree !== tree) this.laid = { tree, line: linesOf(tree) };
        const { line } = this.laid;
        return html`<div role="group" aria-label=${t("lab.tree")}>
            <button type="button" data-ply="0" tabindex=${path.length === 0 ? 0 : -1}
                aria-current=${path.length === 0 ? "step" : nothing}
                @click=${() => this.lab.go([])}>${t("lab.start")}</button>
            ${tree.comment ? html`<span class="comment">${tree.comment}</span>` : nothing}
            ${line.length ? this.line(line) : html`<p class="empty">${t("lab.empty")}</p>`}
        </div>`;
    }

    /** @param {Line} line @returns {unknown} */
    line(line) {
        return line.map(
            ({ nodes, variations }) => html`
            <span class="stretch">${nodes.map((entry, index) => this.guarded(entry, index === 0))}</span>
            ${
                variations.length
                    ? html`<ul aria-label=${this.t("lab.variations")}>${variations.map(
                          (variation) => html`<li>${this.line(variation)}</li>`,
                      )}</ul>`
                    : nothing
            }`,
        );
    }

    /**
     * A step through a long game changes two entries: only those are made anew.
     * @param {Line[number]["nodes"][number]} entry
     * @param {boolean} opening  whether it is the first of its stretch
     */
    guarded(entry, opening) {
        const at = this.model.path;
        const current = entry.ply === at.length && entry.path.every((action, index) => action === at[index]);
        return guard([entry.node, opening, current, this.t], () => this.entry(entry, opening, current));
    }

    /** @param {Line[number]["nodes"][number]} entry @param {boolean} opening @param {boolean} current */
    entry({ path, ply, node }, opening, current) {
        const { model, t, players, lab } = this;
        if (!model.state) return nothing;
        const { player, round } = turnOf(model.state, ply, players.length);
        const numbered = player === 0 || opening;
        const name = entryName(t, players, model.state, ply, node.action);
        const label = [name, node.glyph ? t(`lab.glyph.${glyphNames[node.glyph]}`) : ""].filter(Boolean).join(", ");
        const number = numbered ? html`<span class="number" aria-hidden="true">${t.number(round)}.</span>` : nothing;
        const glyph = node.glyph ? html`<bdi class="glyph" dir="ltr">${node.glyph}</bdi>` : nothing;
        return html`<span class="entry">${number}<button type="button" data-ply=${ply} tabindex=${current ? 0 : -1}
            aria-current=${current ? "step" : nothing} aria-label=${label} @click=${() => lab.go(path)}
            >${playerToken(players, player)}<bdi>${shortAction(t, node.action)}</bdi>${glyph}</button></span>${
                node.comment ? html`<span class="comment">${node.comment}</span>` : nothing
            }`;
    }

    connectedCallback() {
        super.connectedCallback();
        this.sizes = new ResizeObserver(() => this.keepInSight());
        this.sizes.observe(this);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.sizes?.disconnect();
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    updated(changed) {
        const before = /** @type {import("./lab-model.js").LabModel | undefined} */ (changed.get("model"));
        if (before?.path === this.model.path && before?.tree === this.model.tree) return;
        const { activeElement } = /** @type {ShadowRoot} */ (this.renderRoot);
        // The focus goes along if it was on the entry before.
        if (activeElement?.hasAttribute("data-ply")) this.current?.focus({ preventScroll: true });
        this.keepInSight();
    }

    /** @returns {HTMLElement | null} */
    get current() {
        return this.renderRoot.querySelector("[aria-current]");
    }

    /** Only this box scrolls; `scrollIntoView` would move the page too. */
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

customElements.define("quintet-lab-tree", TreePart);
