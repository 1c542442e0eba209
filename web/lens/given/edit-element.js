/**
 * `<quintet-tree-editor>`: a given tree that is edited in its drawing, by mouse, touch and keys.
 *
 * Event: `tree-edited` {text} with the new text of the tree.
 */
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { button } from "../../ui/forms/buttons.js";
import { text } from "../../ui/forms/fields.js";
import { writtenTree } from "../search/given-place.js";
import "./diagram-element.js";
import { leafValue, withChild, without, withSibling, withValue } from "./edit.js";
import { withChance, withProbability } from "./edit-chance.js";
import { MOST_NODES, moverOf } from "./fill.js";
import { chanceText, moverName, nodeName, probabilityOf, valueText } from "./fill-sentences.js";
import { fillStyles } from "./fill-styles.js";
import { GivenElement } from "./given-element.js";
import { nodesOf, placeNodes } from "./place-nodes.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { DiagramElement } from "./diagram-element.js"
 * @import { Edited } from "./edit.js"
 * @import { Placed } from "./place-nodes.js"
 */

const CHARACTER = 8.5;
const GAP = 14;
const LEVEL = 76;
const INNER = 62;

/** The nodes of a text; null if it is no tree, or is too large to draw. @param {string} text */
export function drawnNodes(text) {
    const root = writtenTree(text);
    if (!root?.children.length || text.slice(root.end).trim()) return null;
    const nodes = nodesOf(root);
    return nodes.length > MOST_NODES ? null : nodes;
}

export class TreeEditor extends GivenElement {
    static properties = { text: {}, selected: { state: true }, wrong: { state: true } };

    static styles = fillStyles;

    constructor() {
        super();
        this.text = "";
        this.selected = 0;
        /** Whether the value that is typed can't be one. */
        this.wrong = false;
        /** Texts before the last edits. @type {string[]} */
        this.earlier = [];
        /** @type {Placed[]} */
        this.nodes = [];
    }

    get diagram() {
        return /** @type {DiagramElement | null} */ (this.renderRoot.querySelector("quintet-tree-diagram"));
    }

    /** Numbers in each leaf. */
    get players() {
        return this.nodes.find(({ written }) => written.values.length)?.written.values.length ?? 1;
    }

    /** @param {Translate} t */
    content(t) {
        const nodes = drawnNodes(this.text);
        if (!nodes) return nothing;
        const leaf = Math.max(4, ...nodes.map(({ value }) => value.length)) * CHARACTER;
        const size = placeNodes(nodes, { inner: INNER, leaf, gap: GAP, level: LEVEL });
        this.nodes = nodes;
        this.selected = Math.min(this.selected, nodes.length - 1);
        const look = (/** @type {Placed} */ node) => {
            const about = node.children.length
                ? this.mover(t, node)
                : t("lens.tree.value", { value: valueText(t, node) });
            return {
                chance: probabilityOf(t, node),
                lines: [node.children.length ? this.mover(t, node) : valueText(t, node)],
                label: [nodeName(t, node), chanceText(t, node), about].filter(Boolean).join(", "),
            };
        };
        return html`<p class="keys">${t("trees.editKeys")}</p>
            <quintet-tree-diagram .t=${t} .nodes=${nodes} .size=${size} .widths=${{ inner: INNER, leaf }} .selected=${this.selected}
                .label=${t("lens.start.treeLabel")} .look=${look}
                @diagram-choose=${(/** @type {CustomEvent} */ { detail }) => {
                    this.selected = detail.index;
                    this.wrong = false;
                }} @keydown=${this.keyedInTree}></quintet-tree-diagram>
            ${this.form(t)}`;
    }

    /** @param {Translate} t @param {Placed} node */
    mover(t, node) {
        const players = Math.max(2, this.players);
        return moverName(t, moverOf(node, players), players);
    }

    /** @param {Translate} t */
    form(t) {
        const { nodes, selected } = this;
        const node = nodes[selected];
        const leaf = node.children.length === 0;
        const about = leaf ? nothing : t("lens.tree.children", { count: node.children.length });
        return html`<div class="form" role="group" aria-label=${nodeName(t, node)} @keydown=${this.keyedInForm}>
            <div class="head"><h3>${nodeName(t, node)}</h3><span class="soft">${about}</span></div>
            <div class="fields">${
                leaf
                    ? keyed(
                          `${selected} ${node.value}`,
                          this.field("value", t("predict.value"), 24, node.written.values.join(", ")),
                      )
                    : nothing
            }
            ${
                node.written.chance && this.#parent.children.length > 1
                    ? keyed(
                          `${selected} ${node.written.chance}`,
                          this.field("probability", t("trees.probability"), 9, node.written.chance),
                      )
                    : nothing
            }
            ${button("child", "tree", t("trees.child"), () => this.#edit(withChild(this.text, this.#chosen, this.players)))}
            ${button("sibling", "plus", t("trees.sibling"), () => this.#edit(withSibling(this.text, this.#chosen, this.players, this.#parent)), { off: selected === 0 })}
            ${button("remove", "remove", t("trees.remove"), () => this.removeNode(), { off: !this.removable })}
            ${leaf || this.players > 1 ? nothing : button("chance", "tree", t(node.written.outcomes ? "trees.toMove" : "trees.toChance"), () => this.#edit(withChance(this.text, this.#chosen)))}
            ${button("undo", "back", t("trees.undo"), () => this.undo(), { off: this.earlier.length === 0 })}</div></div>`;
    }

    /** @param {"value" | "probability"} name @param {string} label @param {number} most @param {string} value */
    field(name, label, most, value) {
        const change = (/** @type {string} */ typed) => this.entered(name, typed);
        return text({ name, label, code: true, most, value, wrong: this.wrong, change });
    }

    /** A tree has at least one move. */
    get removable() {
        const { nodes, selected } = this;
        return selected > 0 && (nodes[selected].parent > 0 || nodes[0].children.length > 1);
    }

    get #chosen() {
        return this.nodes[this.selected].written;
    }

    /** Of the chosen node, which isn't the root. */
    get #parent() {
        const { nodes, selected } = this;
        return nodes[nodes[selected].parent].written;
    }

    removeNode() {
        if (this.removable) this.#edit(without(this.text, this.#chosen, this.#parent, this.players));
    }

    /** @param {string} name @param {string} typed */
    entered(name, typed) {
        if (name === "value") this.evaluated(typed);
        else this.weighed(typed);
    }

    /** @param {string} value */
    weighed(value) {
        if (value === this.#chosen.chance) return;
        const edited = withProbability(this.text, this.#parent, this.#parent.children.indexOf(this.#chosen), value);
        this.wrong = edited === null;
        if (edited) this.#edit(edited);
    }

    /** @param {string} typed */
    evaluated(typed) {
        const value = leafValue(typed, this.players);
        this.wrong = value === null;
        if (value !== null && value !== this.nodes[this.selected].value)
            this.#edit(withValue(this.text, this.#chosen, value));
    }

    undo() {
        const text = this.earlier.pop();
        if (text !== undefined) this.#show(text);
    }

    /** @param {Edited} edited */
    #edit({ text, at }) {
        const nodes = drawnNodes(text);
        if (!nodes) return;
        this.earlier.push(this.text);
        this.selected = Math.max(
            0,
            nodes.findIndex(({ written }) => written.start === at),
        );
        this.#show(text);
    }

    /** @param {string} text */
    #show(text) {
        this.text = text;
        this.wrong = false;
        this.dispatchEvent(new CustomEvent("tree-edited", { detail: { text }, bubbles: true }));
        this.diagram?.revealLater(this.updateComplete);
    }

    /** @param {KeyboardEvent} event */
    async keyedInTree(event) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === "Enter") {
            event.preventDefault();
            const field = this.renderRoot.querySelector("input");
            field?.focus();
            field?.select();
        } else if (event.key === "Delete" || event.key === "Backspace") {
            event.preventDefault();
            this.removeNode();
            await this.updateComplete;
            this.diagram?.focusChosen();
        } else return;
        event.stopPropagation();
    }

    /** Enter takes the value, Escape leads back to the tree. @param {KeyboardEvent} event */
    async keyedInForm(event) {
        const inField = event.target instanceof HTMLInputElement;
        if (event.key !== "Escape" && !(event.key === "Enter" && inField)) return;
        event.preventDefault();
        event.stopPropagation();
        if (inField && event.key === "Enter") this.entered(event.target.name, event.target.value);
        if (this.wrong) return;
        await this.updateComplete;
        this.diagram?.focusChosen();
    }
}

customElements.define("quintet-tree-editor", TreeEditor);
