/**
 * `<quintet-tree-diagram>`: a given tree in which a reader chooses nodes and marks branches. It is one tab stop; the
 * arrow keys move in it.
 *
 * Events: `diagram-choose` {index}; `diagram-mark` {index} when the branch to a node is pressed. Other keys are heard
 * around it.
 */
import { css, html, nothing, svg } from "lit";
import { given, PageElement } from "../../ui/page-element.js";
import { scrollingBox } from "../../ui/page-styles/scroll-styles.js";

/**
 * `lines`: texts in the node, the last one large. `sign`: beside the node, with `tone` for its colour. `marked`:
 * whether the branch to it is marked; `out`: whether it lies below such a branch; `chance`: beside the branch to it.
 * @typedef {{lines: string[], tone?: "correct" | "partly" | "incorrect" | "", marked?: boolean, out?: boolean,
 *            chance?: string, label: string}} Look
 */

/**
 * @import { Placed } from "./place-nodes.js"
 */

const SIGNS = { correct: "✓", partly: "½", incorrect: "✗", "": "" };
const LINE = 16;
const PADDING = 7;
/** Around the drawing, and beside it where branches have probabilities. */
const MARGIN = 14;
const CHANCE_MARGIN = 30;
/** Strokes across a marked branch: how long and how far apart. */
const STROKE = { half: 7, apart: 3 };

/** @param {Look} look */
const heightOf = ({ lines }) => Math.max(1, lines.length) * LINE + PADDING;

export class DiagramElement extends PageElement {
    static properties = {
        nodes: { attribute: false },
        size: { attribute: false },
        widths: { attribute: false },
        look: { attribute: false },
        selected: { attribute: false },
        marks: { attribute: false },
        label: {},
    };

    static styles = [
        scrollingBox,
        css`
            :host {
                display: block;
                min-inline-size: 0;
            }
            .scroll {
                overflow: auto;
                direction: ltr;
            }
            svg {
                display: block;
                margin-inline: auto;
                font-variant-numeric: tabular-nums;
            }
            text {
                fill: var(--ink);
                text-anchor: middle;
                font-size: 15px;
            }
            .small {
                fill: var(--ink-soft);
                font-size: 12px;
            }
            .name {
                text-anchor: start;
            }
            .chance {
                paint-order: stroke;
                stroke: var(--paper);
                stroke-width: 4px;
                text-anchor: start;
            }
            .chance.before {
                text-anchor: end;
            }
            .box {
                fill: var(--paper-raised);
                stroke: var(--ink-soft);
                stroke-width: 1.2;
            }
            .leaf .box {
                fill: transparent;
                stroke: transparent;
            }
            .edge {
                fill: none;
                stroke: var(--ink-soft);
                stroke-width: 1.4;
            }
            .edge.marked {
                stroke-dasharray: 3 4;
            }
            .strokes {
                fill: none;
                stroke: var(--ink);
                stroke-width: 2.4;
            }
            .press {
                stroke: transparent;
                stroke-width: 26;
                cursor: pointer;
            }
            .press:hover + .edge {
                stroke: var(--accent);
                stroke-width: 2.4;
            }
            .item {
                cursor: pointer;
                outline: none;
            }
            .ring {
                fill: transparent;
                stroke: none;
            }
            .out {
                opacity: 0.45;
            }
            .chosen .box {
                stroke: var(--accent);
                stroke-width: 2.6;
            }
            .item:focus-visible .ring {
                stroke: var(--focus);
                stroke-width: 3;
            }
            .sign {
                font-size: 15px;
                font-weight: 700;
            }
            :is(.correct, .partly, .incorrect) .box {
                stroke-width: 2.2;
            }
            .correct .box {
                stroke: var(--correct);
            }
            .partly .box {
                stroke: var(--partly);
            }
            .incorrect .box {
                stroke: var(--incorrect);
            }
            .correct .sign {
                fill: var(--correct);
            }
            .partly .sign {
                fill: var(--partly);
            }
            .incorrect .sign {
                fill: var(--incorrect);
            }
        `,
    ];

    constructor() {
        super();
        /** @type {Placed[]} */
        this.nodes = [];
        /** Of the drawing, as `placeNodes` returns it. */
        this.size = { width: 0, height: 0 };
        /** Of inner nodes and of leaves. */
        this.widths = { inner: 0, leaf: 0 };
        /** @type {(node: Placed) => Look} */
        this.look = given;
        this.selected = 0;
        /** Whether branches can be marked. */
        this.marks = false;
        this.label = "";
    }

    render() {
        const { nodes, size, label } = this;
        if (!nodes.length) return nothing;
        const looks = nodes.map((node) => this.look(node));
        const lowest = Math.max(...nodes.map((node, index) => node.y + heightOf(looks[index])));
        const side = looks.some(({ chance }) => chance) ? CHANCE_MARGIN : MARGIN;
        const width = size.width + 2 * side;
        const height = lowest + 2 * MARGIN;
        // The drawing grows with the reader's text.
        return html`<div class="scroll"><svg role="tree" aria-label=${label} viewBox="${-side} ${-MARGIN} ${width} ${height}"
            style="inline-size: ${width / 16}rem; block-size: ${height / 16}rem" @keydown=${this.keyed}>
            <g aria-hidden="true">${nodes.map((node, index) => (index ? this.edge(node, looks) : nothing))}
                ${nodes.map((node, index) => this.picture(node, looks[index]))}</g>
            ${nodes.map((node, index) => this.item(node, looks[index]))}</svg></div>`;
    }

    /** @param {Placed} node @param {Look[]} looks */
    edge(node, looks) {
        const above = this.nodes[node.parent];
        const { marked, out, chance } = looks[node.index];
        const from = { x: above.x, y: above.y + heightOf(looks[above.index]) };
        const path = `M${from.x} ${from.y}L${node.x} ${node.y}`;
        const middle = { x: (from.x + node.x) / 2, y: (from.y + node.y) / 2 };
        const turn = (Math.atan2(node.y - from.y, node.x - from.x) * 180) / Math.PI;
        const press = () => this.send("diagram-mark", node.index);
        return svg`<g class=${out && !marked ? "out" : ""}>
            ${this.marks ? svg`<path class="press" d=${path} @click=${press} />` : nothing}
            <path class="edge ${marked ? "marked" : ""}" d=${path} />
            ${
                marked
                    ? svg`<path class="strokes" transform="translate(${middle.x} ${middle.y}) rotate(${turn})"
                d="M${-STROKE.apart} ${-STROKE.half}V${STROKE.half}M${STROKE.apart} ${-STROKE.half}V${STROKE.half}" />`
                    : nothing
            }
            ${
                chance
                    ? svg`<text class="small chance ${node.x < from.x ? "before" : ""}" x=${(from.x + 2 * node.x) / 3 + (node.x < from.x ? -5 : 5)}
                y=${(from.y + 2 * node.y) / 3 + 4}>${chance}</text>`
                    : nothing
            }</g>`;
    }

    /** The classes of a node. @param {Placed} node @param {Look} look */
    classesOf({ index, children }, { tone = "", out }) {
        const leaf = children.length ? "" : "leaf";
        return `${leaf} ${tone} ${out ? "out" : ""} ${index === this.selected ? "chosen" : ""}`;
    }

    /** @param {Placed} node */
    boxOf({ x, y, children }) {
        const width = children.length ? this.widths.inner : this.widths.leaf;
        return { left: x - width / 2, top: y, width };
    }

    /** What a node shows. @param {Placed} node @param {Look} look */
    picture(node, look) {
        const { x, y, children, name } = node;
        const { lines, tone = "" } = look;
        const { left, width } = this.boxOf(node);
        const last = lines.length - 1;
        return svg`<g class=${this.classesOf(node, look)}>
            <rect class="box" x=${left} y=${y} width=${width} height=${heightOf(look)} rx=${node.written.outcomes ? heightOf(look) / 2 : 6} />
            ${lines.map((text, line) => svg`<text class=${line < last ? "small" : ""} x=${x} y=${y + PADDING / 2 + (line + 0.78) * LINE}>${text}</text>`)}
            ${name && children.length ? svg`<text class="small name" x=${left + 2} y=${y - 4}>${name}</text>` : nothing}
            ${tone ? svg`<text class="sign" x=${left + width} y=${y + 2}>${SIGNS[tone]}</text>` : nothing}</g>`;
    }

    /** What a pointer presses and a screen reader hears. @param {Placed} node @param {Look} look */
    item(node, look) {
        const { index, level } = node;
        const { left, top, width } = this.boxOf(node);
        const chosen = index === this.selected;
        const siblings = index ? this.nodes[node.parent].children : [node];
        return svg`<g class="item ${this.classesOf(node, look)}" role="treeitem" tabindex=${chosen ? 0 : -1} data-index=${index}
            aria-level=${level + 1} aria-setsize=${siblings.length} aria-posinset=${siblings.indexOf(node) + 1}
            aria-selected=${String(chosen)} aria-label=${look.label} @click=${() => this.choose(index)}>
            <rect class="ring" x=${left - 3} y=${top - 3} width=${width + 6} height=${heightOf(look) + 6} rx="8" /></g>`;
    }

    /** @param {string} type @param {number} index */
    send(type, index) {
        this.dispatchEvent(new CustomEvent(type, { detail: { index } }));
    }

    /** @param {number} index */
    choose(index) {
        this.send("diagram-choose", index);
    }

    /** Moves the keyboard focus to the chosen node, and brings it into view. */
    async focusChosen() {
        await this.updateComplete;
        /** @type {SVGElement | null} */ (this.renderRoot.querySelector(".item.chosen"))?.focus({
            preventScroll: true,
        });
        this.reveal();
    }

    /** Brings the chosen node into view once its owner has shown the choice. @param {Promise<unknown>} shown */
    async revealLater(shown) {
        await shown;
        await this.updateComplete;
        this.reveal();
    }

    /** Brings the chosen node into view, without moving the page. */
    reveal() {
        const box = this.renderRoot.querySelector(".scroll");
        const node = this.renderRoot.querySelector(".item.chosen");
        if (!box || !node) return;
        const inside = node.getBoundingClientRect();
        const around = box.getBoundingClientRect();
        box.scrollBy(inside.left + inside.width / 2 - around.left - around.width / 2, 0);
    }

    /** @param {KeyboardEvent} event */
    keyed(event) {
        const node = this.nodes[this.selected];
        const siblings = node.parent < 0 ? [node] : this.nodes[node.parent].children;
        const place = siblings.indexOf(node);
        const to = {
            ArrowUp: this.nodes[node.parent],
            ArrowDown: node.children[0],
            ArrowLeft: siblings[place - 1] ?? this.beside(node, -1),
            ArrowRight: siblings[place + 1] ?? this.beside(node, 1),
            Home: this.nodes[0],
            End: this.nodes[this.nodes.length - 1],
        }[event.key];
        if (event.altKey || event.ctrlKey || event.metaKey || !event.key.match(/^(Arrow|Home|End)/)) return;
        event.preventDefault();
        event.stopPropagation();
        if (!to) return;
        this.choose(to.index);
        this.focusChosen();
    }

    /** The next node of the same level. @param {Placed} node @param {number} by */
    beside({ index, level }, by) {
        const row = this.nodes.filter((each) => each.level === level);
        return row[row.findIndex((each) => each.index === index) + by];
    }
}

customElements.define("quintet-tree-diagram", DiagramElement);
