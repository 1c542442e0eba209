/**
 * `<quintet-lens-code>`: the source of the search in Python or C++, with the line that runs lit, and the variables of
 * the node in which it runs. Code runs from left to right in every language.
 *
 * @typedef {{lines: {text: string, steps: string[]}[]}} Source
 */
import { css, html, nothing } from "lit";
import { openMemory } from "../../ui/browser/storage.js";
import { given } from "../../ui/page-element.js";
import { scrollingBox } from "../../ui/page-styles/scroll-styles.js";
import { LensElement } from "../lens-element.js";
import { playersOf } from "../lens-model.js";
import { algorithmKey, isParanoid } from "../search/lens-options.js";
import { sentenceNames } from "../sentences/names.js";
import { numberText, rewardText, scoreText } from "../sentences/scores.js";
import { traitsOf } from "../trace/algorithms.js";
import { runningNode } from "../trace/steps.js";

/** @import { LensModel } from "../lens-model.js" */

/** The language that the reader chose last. */
const KEY = "lens-code";
const memory = openMemory();

/** The algorithms' sources in Python have this added to their names. */
const PYTHON = ".py";

export class CodeElement extends LensElement {
    static properties = { sources: { state: true }, missing: { state: true }, cpp: { state: true } };

    /** @type {(keyof LensModel)[]} */
    static sees = ["step", "request", "replay", "named", "games", "own"];

    static styles = [
        scrollingBox,
        css`
            :host {
                display: grid;
                /* Three lines of code come first; the variables scroll. */
                grid-template-rows: minmax(calc(4.65 * var(--code-size, 0.78rem)), 1fr) auto;
                min-block-size: 0;
                min-inline-size: 0;
                overflow-y: auto;
                scrollbar-width: thin;
            }
            .scroll {
                position: relative;
                direction: ltr;
            }
            ol {
                padding: var(--space-1) 0;
                counter-reset: line;
            }
            li {
                display: flex;
                padding-inline-end: var(--space-3);
                border-inline-start: 3px solid transparent;
                font: var(--code-size, 0.78rem) / 1.55 var(--font-code);
                white-space: pre-wrap;
                counter-increment: line;
            }
            /* What has no room in a line goes on in the next one, further to the right. */
            code {
                flex: 1;
                min-inline-size: 0;
                --hang: min(6ch, 12vi);
                padding-inline-start: var(--hang);
                font: inherit;
                text-indent: calc(-1 * var(--hang));
                overflow-wrap: anywhere;
            }
            li::before {
                flex: none;
                inline-size: 3ch;
                margin-inline-end: 1.2ch;
                color: var(--ink-soft);
                text-align: end;
                content: counter(line);
            }
            li.lit {
                border-color: var(--accent);
                background: color-mix(in srgb, var(--accent) 18%, transparent);
            }
            .comment {
                color: var(--ink-soft);
            }
            b {
                font-weight: 600;
            }
            dl {
                display: flex;
                flex-wrap: wrap;
                gap: 2px var(--space-4);
                padding: var(--space-2) var(--space-1) 0;
                font-size: var(--text-small);
                font-variant-numeric: tabular-nums;
            }
            dl div {
                display: flex;
                gap: var(--space-1);
            }
            dt {
                color: var(--ink-soft);
            }
            dd {
                font-weight: 600;
            }
            .foot {
                display: flex;
                gap: var(--space-2);
                align-items: end;
                justify-content: space-between;
            }
            .language {
                flex: none;
                min-block-size: 32px;
                padding: 0 var(--space-2);
                border: var(--stroke) solid var(--rule);
                border-radius: var(--radius-small);
                background: none;
                font-size: var(--text-small);
            }
            .language:hover {
                background: var(--paper-sunken);
            }
            @media print {
                .language {
                    display: none;
                }
            }
            .note {
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
        `,
    ];

    constructor() {
        super();
        /** By algorithm; null until they are loaded. @type {Record<string, Source> | null} */
        this.sources = null;
        this.missing = false;
        /** Whether the reader prefers C++. */
        this.cpp = memory.read(KEY) === "cpp";
        /** @type {typeof import("./code-colours.js").colouredLines} */
        this.coloured = given;
        /** What was lit last. @type {{kind: string, source: Source | null}} */
        this.shown = { kind: "", source: null };
    }

    async firstUpdated() {
        try {
            const [{ sources }, { colouredLines }] = await Promise.all([
                import("../../../build/wasm/lens-sources.js"),
                import("./code-colours.js"),
            ]);
            this.coloured = colouredLines;
            this.sources = sources;
        } catch {
            this.missing = true;
        }
    }

    get source() {
        const { own, step } = this.model;
        if (own) return this.sources && own.source(step);
        const { model, sources, cpp } = this;
        const { algorithm } = model.request.options;
        if (cpp) return sources?.[algorithm] ?? null;
        const paranoid = algorithm === "alpha-beta" && isParanoid(algorithm, playersOf(model).length);
        return sources?.[(paranoid ? "paranoid" : algorithm) + PYTHON] ?? null;
    }

    /** @param {boolean} cpp */
    prefer(cpp) {
        this.cpp = cpp;
        memory.write(KEY, cpp ? "cpp" : "python");
    }

    /** The kind of the event that happened last; "" for none. */
    get kind() {
        const { replay, step } = this.model;
        return replay && step > 0 ? replay.kind(step - 1) : "";
    }

    render() {
        const { t, source, kind, missing, model } = this;
        const { own } = model;
        const cpp = this.cpp && !own;
        const name = own?.name ?? t(algorithmKey(model.request.options.algorithm));
        if (missing) return html`<p class="note" role="alert">${t("notice.notLoaded")}</p>`;
        return html`<div class="scroll" dir="ltr" tabindex="0" role="region" aria-label=${t("lens.code", { algorithm: name })}>
                <ol>${
                    source &&
                    this.coloured(source, cpp ? "cpp" : (own?.language ?? "python")).map((text, i) => {
                        const lit = source.lines[i].steps.includes(kind);
                        return html`<li class=${lit ? "lit" : ""} aria-current=${lit ? "step" : nothing}><code>${text}</code></li>`;
                    })
                }</ol>
                ${!cpp && !own && hasMore(model) ? html`<p class="note" dir="auto">${t("lens.code.cppOnly")}</p>` : nothing}
            </div>
            <div class="foot">
                ${this.variables()}
                ${own ? nothing : html`<button type="button" class="language" data-do="language" @click=${() => this.prefer(!cpp)}>${t("lens.code.show", { language: cpp ? "Python" : "C++" })}</button>`}
            </div>`;
    }

    updated() {
        const { kind, source } = this;
        const shown = this.shown.kind === kind && this.shown.source === source;
        this.shown = { kind, source };
        // Measuring lays out the page.
        if (!shown) this.showLit();
    }

    /** Scrolls the line that runs into view; before the first step, the first function. */
    showLit() {
        const lines = [...this.renderRoot.querySelectorAll("li")];
        const lit = lines.find((each) => each.classList.contains("lit"));
        const line = lit ?? (this.kind ? null : lines.find(({ textContent }) => textContent?.startsWith("def ")));
        const box = this.renderRoot.querySelector(".scroll");
        if (!line || !box) return;
        // Only the box scrolls, never the page.
        if (!lit) box.scrollTop = line.offsetTop;
        const top = line.offsetTop - box.scrollTop;
        if (top < 0 || top + line.offsetHeight > box.clientHeight) {
            box.scrollTop = line.offsetTop - box.clientHeight / 2 + line.offsetHeight / 2;
        }
    }

    variables() {
        const { model, t, lens } = this;
        const { replay, cursor } = model;
        if (!replay || !cursor) return nothing;
        const number = runningNode(replay, cursor);
        const node = cursor.nodes[number];
        if (!node) return html`<dl></dl>`;
        const names = sentenceNames(t, model, lens.names);
        /** @type {[string, string][]} */
        const list = [
            ["player", names.players[node.player] ?? t("shared.chance")],
            ["depth", numberText(t, node.depth)],
        ];
        const event = replay.event(model.step - 1);
        if (replay.algorithm === "uct") {
            list.push(["visits", t.number(node.visits)], ["untried", t.number(node.untried)]);
            if (event.kind === "select") {
                list.push(["child", names.nameOf(cursor.nodes[event.child].text)]);
                list.push(["mean", rewardText(t, event.mean)], ["bonus", rewardText(t, event.bonus)]);
            }
        } else {
            const score = (/** @type {readonly number[]} */ values) =>
                scoreText(t, values[replay.algorithm === "max-n" ? node.player : replay.side(node.player)]);
            if (hasWindow(model)) {
                const { alpha, beta } = replay.windowAt(node.player, node);
                list.push(["alpha", scoreText(t, alpha)], ["beta", scoreText(t, beta)]);
            }
            const best = cursor.nodes[node.best];
            if (best?.valued) list.push(["best", score(best.values)]);
            if (event.kind === "take") {
                list.push(["child", names.nameOf(cursor.nodes[event.child].text)]);
                list.push(["value", score(cursor.nodes[event.child].values)]);
            }
        }
        return html`<dl aria-label=${t("lens.variables")}>${list.map(
            ([name, value]) => html`<div><dt>${t(`lens.variable.${name}`)}</dt><dd><bdi>${value}</bdi></dd></div>`,
        )}</dl>`;
    }
}

/** Whether the search has parts that only the C++ source has. @param {LensModel} model */
function hasMore({ request }) {
    const { table, order, quiescence, shallow } = request.options;
    return table || order === "table" || quiescence || shallow;
}

/** Whether alpha and beta mean something. @param {LensModel} model */
function hasWindow({ request, own, replay }) {
    if (own) return replay?.algorithm === "alpha-beta";
    const { algorithm, shallow } = request.options;
    return Boolean(traitsOf(algorithm).window || (algorithm === "max-n" && shallow));
}

customElements.define("quintet-lens-code", CodeElement);
