/**
 * `<quintet-fill>`: a search of a given tree that a student fills in, node by node, and marks cut branches in.
 *
 * Events: `fill-note` {text} after each change, `fill-check` {text} when the student asks for the check.
 */
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { again } from "../../ui/again.js";
import { text as textField } from "../../ui/forms/fields.js";
import { typedKey } from "../../ui/forms/typed-key.js";
import { icon } from "../../ui/more-icons.js";
import { given } from "../../ui/page-element.js";
import { scoreText } from "../sentences/scores.js";
import { NO_PLAYER } from "../trace/events.js";
import "./diagram-element.js";
import {
    correctEntries,
    cuts,
    emptyEntries,
    entriesFrom,
    entriesText,
    hasWindows,
    isMarkedOut,
    judge,
    LONGEST,
    MOST_NODES,
    readField,
} from "./fill.js";
import { fieldName, moverName, nodeLabel, nodeName, probabilityOf, taskText, valueText } from "./fill-sentences.js";
import { fillStyles } from "./fill-styles.js";
import { GivenElement } from "./given-element.js";
import { placeNodes } from "./place-nodes.js";
import { searchToFill } from "./search-to-fill.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { LensClient } from "../engine/lens-client.js"
 * @import { DiagramElement, Look } from "./diagram-element.js"
 * @import { Blank, Entry, Field, Verdict } from "./fill.js"
 * @import { Placed } from "./place-nodes.js"
 */

/** In units of the drawing. */
const CHARACTER = 8.5;
const GAP = 12;
const LEVEL = 104;

export class FillElement extends GivenElement {
    static properties = {
        tree: { attribute: false },
        algorithm: { attribute: false },
        windows: { attribute: false },
        engine: { attribute: false },
        line: { attribute: false },
        open: { attribute: false },
        judged: { attribute: false },
        verdicts: { attribute: false },
        answers: { attribute: false },
        checkLabel: { attribute: false },
        own: { attribute: false },
        blanks: { state: true },
        entries: { state: true },
        selected: { state: true },
        said: { state: true },
    };

    static styles = fillStyles;

    constructor() {
        super();
        this.tree = "";
        this.algorithm = "alpha-beta";
        /** Whether alpha and beta are asked for. */
        this.windows = true;
        /** @type {LensClient} */
        this.engine = given;
        /** What was entered at an earlier visit. */
        this.line = "";
        /** Whether it takes answers. */
        this.open = true;
        /** Whether verdicts are shown from the start, since what was entered has been handed in. */
        this.judged = false;
        /** Whether verdicts of nodes may be shown. */
        this.tells = true;
        /** Whether the correct answers are shown. */
        this.answers = false;
        this.checkLabel = "";
        /** Whether it is anyone's exercise, with answers to show, and not a task. */
        this.own = false;
        /** @type {Blank[]} */
        this.blanks = [];
        /** @type {Entry[]} */
        this.entries = [];
        /** @type {Verdict[]} */
        this.verdicts = [];
        this.players = 2;
        this.selected = 0;
        this.said = "";
        this.size = { width: 0, height: 0 };
        this.widths = { inner: 0, leaf: 0 };
        /** @type {Placed[]} */
        this.nodes = [];
        this.trouble = "";
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    willUpdate(changed) {
        if (["tree", "algorithm", "windows", "engine"].some((name) => changed.has(name)) && this.engine) this.begin();
    }

    async begin() {
        const { tree, algorithm, windows } = this;
        this.blanks = [];
        this.trouble = "";
        try {
            const { nodes, blanks, players } = await searchToFill(this.engine, this);
            if (tree !== this.tree || algorithm !== this.algorithm || windows !== this.windows) return;
            const leaf = Math.max(4, ...nodes.map(({ value }) => value.length)) * CHARACTER;
            const inner = Math.max(windows && hasWindows(algorithm) ? 92 : 48, leaf);
            this.size = placeNodes(nodes, { inner, leaf, gap: GAP, level: LEVEL });
            Object.assign(this, { nodes, players, widths: { inner, leaf } });
            this.entries = entriesFrom(blanks, this.line);
            this.verdicts = this.judged ? judge(blanks, this.entries).verdicts : [];
            this.selected = 0;
            this.blanks = blanks;
            await this.updateComplete;
            await this.diagram?.revealLater(this.updateComplete);
        } catch (error) {
            this.trouble = /** @type {Error} */ (error).message;
            this.requestUpdate();
        }
    }

    get diagram() {
        return /** @type {DiagramElement | null} */ (this.renderRoot.querySelector("quintet-tree-diagram"));
    }

    /** @param {Translate} t */
    content(t) {
        const { blanks, algorithm, trouble } = this;
        if (trouble) return html`<p class="problem" role="alert"><bdi lang="en" dir="ltr">${trouble}</bdi></p>`;
        if (blanks.length > MOST_NODES)
            return html`<p class="problem">${t("trees.tooLarge", { count: blanks.length, most: MOST_NODES })}</p>`;
        if (!blanks.length) return html`<p role="status">${t("predict.waiting")}</p>`;
        return html`<p>${taskText(t, this)}</p><p class="keys">${t.sentences(t("trees.keys"), cuts(algorithm) && t("trees.markKey"))}</p>
            <quintet-tree-diagram .t=${t} .nodes=${this.nodes} .size=${this.size} .widths=${this.widths} .selected=${this.selected}
                .marks=${this.open && cuts(algorithm)} .label=${t("lens.start.treeLabel")} .look=${this.lookOf(t)}
                @diagram-choose=${(/** @type {CustomEvent} */ { detail }) => this.choose(detail.index)}
                @diagram-mark=${(/** @type {CustomEvent} */ { detail }) => this.mark(detail.index)}
                @keydown=${this.keyedInTree}></quintet-tree-diagram>
            ${this.form(t)}
            <p class="said" role="status">${this.said}</p>
            <div class="buttons">${this.buttons(t)}</div>`;
    }

    /** What is shown: what was entered, or the correct answers. */
    get shown() {
        return this.answers ? correctEntries(this.blanks) : this.entries;
    }

    /** Draws again when something was entered. @param {Translate} t @returns {(node: Placed) => Look} */
    lookOf(t) {
        const { blanks, players, shown, answers } = this;
        return (node) => {
            const { index } = node;
            const blank = blanks[index];
            const entry = shown[index];
            const verdict = answers ? "" : (this.verdicts[index] ?? "");
            const out = isMarkedOut(blanks, shown, index);
            const texts = entry.texts.map((text, field) => this.pretty(t, text, blank.fields[field]));
            const [value = "", ...bounds] = texts.reverse();
            const window = bounds.some(Boolean)
                ? `[${bounds
                      .reverse()
                      .map((text) => text || "…")
                      .join(", ")}]`
                : "";
            const lines = !node.children.length ? [valueText(t, node)] : bounds.length ? [window, value] : [value];
            return {
                lines,
                chance: probabilityOf(t, node),
                tone: verdict,
                marked: entry.cut,
                out,
                label: nodeLabel(t, blank, entry, verdict, { out, players }),
            };
        };
    }

    /**
     * A text that was entered as the page writes numbers.
     * @param {Translate} t
     * @param {string} text
     * @param {Field} field
     */
    pretty(t, text, field) {
        const count = field === "value" && this.algorithm === "max-n" ? this.players : 1;
        return (
            readField(text, count)
                ?.map((number) => scoreText(t, number))
                .join(", ") ?? text
        );
    }

    /** The fields of the chosen node. @param {Translate} t */
    form(t) {
        const { selected, blanks, players, shown, open, answers } = this;
        const { node, player, fields } = blanks[selected];
        const entry = shown[selected];
        const leaf = node.children.length === 0;
        const out = isMarkedOut(blanks, shown, selected);
        const verdict = this.verdicts[selected];
        const name = nodeName(t, node);
        const about = leaf
            ? t("trees.leaf", { value: valueText(t, node) })
            : player === NO_PLAYER
              ? t("trees.decides")
              : t("trees.moves", { player: moverName(t, player, players) });
        const step = (
            /** @type {number} */ by,
            /** @type {"previous" | "next"} */ word,
            /** @type {"back" | "onward"} */ picture,
        ) =>
            html`<button type="button" class="button square" data-do=${word} aria-label=${t(`trees.${word}`)} title=${t(`trees.${word}`)}
                aria-disabled=${String(this.beside(by) === selected)} @click=${() => this.choose(this.beside(by))}>${icon(picture)}</button>`;
        return html`<div class="form" role="group" aria-label=${name} @keydown=${this.keyedInForm}>
            <div class="head">${step(-1, "previous", "back")}<h2>${name}</h2>${step(1, "next", "onward")}
                <span class="soft">${about}</span>
                ${verdict && !answers ? html`<b class=${verdict}>${t(`trees.verdict.${verdict}`)}</b>` : nothing}</div>
            ${
                out && !entry.cut
                    ? html`<p class="soft">${t("trees.outText")}</p>`
                    : keyed(
                          selected,
                          html`<div class="fields">${entry.cut ? nothing : fields.map((field, place) => this.field(t, field, place, entry.texts[place]))}
                ${
                    selected > 0 && cuts(this.algorithm)
                        ? html`<button type="button" class="button mark" data-do="mark" aria-pressed=${String(entry.cut)} aria-disabled=${String(!open || answers)}
                            @click=${() => this.mark(selected)}>${icon("close")}${t("trees.mark")}</button>`
                        : nothing
                }</div>`,
                      )
            }</div>`;
    }

    /** @param {Translate} t @param {Field} field @param {number} place @param {string} text */
    field(t, field, place, text) {
        const off = !this.open || this.answers;
        const sign = { alpha: "−∞", beta: "∞", value: "" }[field];
        const write = (/** @type {string} */ value) => this.enter(place, value);
        return html`<span class="bound">${textField({
            name: field,
            label: fieldName(t, field),
            code: true,
            most: LONGEST,
            off,
            value: text,
            typed: write,
        })}${
            sign && !off
                ? html`<button type="button" class="button square" dir="ltr" data-bound=${field} aria-label=${t(field === "alpha" ? "predict.minusInfinity" : "predict.infinity")}
                @click=${() => write(sign)}>${sign}</button>`
                : nothing
        }</span>`;
    }

    /** @param {Translate} t */
    buttons(t) {
        const { open, answers, own } = this;
        const button = (
            /** @type {string} */ name,
            /** @type {string} */ label,
            /** @type {() => void} */ act,
            kind = "",
        ) => html`<button type="button" class="button ${kind}" data-do=${name} @click=${act}>${label}</button>`;
        return html`${open && !answers ? button("check", this.checkLabel || t("shared.check"), () => this.check(), "primary") : nothing}
            ${own && !answers ? button("answers", t("trees.answers"), () => this.showAnswers()) : nothing}
            ${own || open ? button("clear", t("trees.clear"), () => this.clear()) : nothing}`;
    }

    /** The node before or after the chosen one, as the search goes. @param {number} by */
    beside(by) {
        const { nodes, selected } = this;
        const inner = (/** @type {number} */ at) =>
            nodes[at].children.length > 0 && !isMarkedOut(this.blanks, this.shown, at);
        for (let at = selected + by; at >= 0 && at < nodes.length; at += by) if (inner(at)) return at;
        return selected;
    }

    /** @param {number} index */
    choose(index) {
        this.selected = index;
        this.diagram?.revealLater(this.updateComplete);
    }

    /** @param {number} place @param {string} text */
    enter(place, text) {
        const written = (/** @type {string[]} */ texts) => texts.map((old, field) => (field === place ? text : old));
        this.#change(this.selected, (entry) => ({ ...entry, texts: written(entry.texts) }));
    }

    /** Marks the branch to a node, or takes the mark away. @param {number} index */
    mark(index) {
        if (!this.open || this.answers || index === 0 || !cuts(this.algorithm)) return;
        this.choose(index);
        this.#change(index, (entry) => ({ ...entry, cut: !entry.cut }));
    }

    /** @param {number} index @param {(entry: Entry) => Entry} change */
    #change(index, change) {
        this.entries = this.entries.map((entry, place) => (place === index ? change(entry) : entry));
        this.verdicts = this.verdicts.map((verdict, place) => (place === index ? "" : verdict));
        this.said = "";
        this.#note();
    }

    #note() {
        this.dispatchEvent(new CustomEvent("fill-note", { detail: { text: entriesText(this.entries) } }));
    }

    /** Judges what was entered. */
    check() {
        const t = /** @type {Translate} */ (this.words);
        const judged = judge(this.blanks, this.entries);
        if (this.tells) {
            this.verdicts = judged.verdicts;
            const count = (/** @type {Verdict} */ wanted) => judged.verdicts.filter((each) => each === wanted).length;
            const result = t("trees.result", {
                points: Math.round(judged.points * 100) / 100,
                of: judged.of,
                correct: count("correct"),
                partly: count("partly"),
                incorrect: count("incorrect"),
            });
            this.said = again(result, this.said);
        }
        this.dispatchEvent(new CustomEvent("fill-check", { detail: { text: entriesText(this.entries) } }));
    }

    showAnswers() {
        this.answers = true;
        this.said = "";
    }

    clear() {
        this.answers = false;
        this.entries = emptyEntries(this.blanks);
        this.verdicts = [];
        this.said = "";
        this.#note();
    }

    /** @param {KeyboardEvent} event */
    keyedInTree(event) {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === "Enter") {
            const first = /** @type {HTMLElement | null} */ (
                this.renderRoot.querySelector(".fields input, .fields button")
            );
            first?.focus();
        } else if (typedKey(event) === "x") this.mark(this.selected);
        else return;
        event.preventDefault();
        event.stopPropagation();
    }

    /** Enter leads to the next field, then to the next node; Escape back to the tree. @param {KeyboardEvent} event */
    async keyedInForm(event) {
        const { target } = event;
        if (event.key === "Escape") {
            event.stopPropagation();
            event.preventDefault();
            return this.diagram?.focusChosen();
        }
        if (event.key !== "Enter" || !(target instanceof HTMLInputElement)) return undefined;
        event.preventDefault();
        event.stopPropagation();
        const fields = [...this.renderRoot.querySelectorAll("input")];
        const next = fields[fields.indexOf(target) + 1];
        if (next) return next.focus();
        const node = this.beside(1);
        if (node === this.selected) return undefined;
        this.choose(node);
        await this.updateComplete;
        return this.renderRoot.querySelector("input")?.focus();
    }
}

customElements.define("quintet-fill", FillElement);
