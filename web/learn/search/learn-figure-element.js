/**
 * `<quintet-learn-figure>`: a lens in a lesson. It keeps its place on the page and opens the lens when it comes into
 * view.
 */
import { css, html, nothing } from "lit";
import { given, PageElement } from "../../ui/page-element.js";
import { icon } from "../../ui/step-icons.js";
import { inline } from "./prose.js";

/**
 * @import { LensModel } from "../../lens/lens-model.js"
 * @import { QuintetLens } from "../../lens/quintet-lens.js"
 * @import { Figure, Lesson } from "./lessons.js"
 */

/** To the lens, a step beyond every other means the end of the search. */
const END = Number.MAX_SAFE_INTEGER;
/** The least width of a leaf at which a tree is shown as a whole, in CSS pixels. */
const LEAF = 24;

const frame = () => new Promise(requestAnimationFrame);

/** Shows the whole tree, if it is small enough, once the search has come to its end. @param {QuintetLens} lens */
function showWhole(lens) {
    const stop = lens.lens.store.subscribe(look);
    look(lens.lens.store.value);

    /** @param {LensModel} model */
    async function look({ ended, step, events, cursor }) {
        if (!ended || step !== events) return;
        stop?.();
        await lens.updateComplete;
        // The tree measures itself first.
        await frame();
        await frame();
        const { tree } = lens;
        if (tree && Number(cursor?.counters.leaves) * LEAF <= tree.clientWidth) tree.fit();
    }
}

/** Returns what the lens is to show, as it is written into an address. @param {Lesson} lesson @param {Figure} figure */
function linkOf({ runs }, { run, compare, panes, step, predict }) {
    const { record, tree, options } = runs[run];
    return { record, tree, options, panes, step, predict, compare: compare ? runs[compare].options : undefined };
}

export class LearnFigure extends PageElement {
    static properties = {
        name: {},
        lesson: { attribute: false },
        caption: { attribute: false },
        lens: { state: true },
        address: { state: true },
        failed: { state: true },
    };

    static styles = css`
        :host {
            display: block;
            min-inline-size: 0;
        }
        .place {
            display: grid;
            block-size: 480px;
            border: var(--stroke) solid var(--rule);
            border-radius: var(--radius);
            background: var(--paper-raised);
            overflow: hidden;
        }
        @media (max-width: 719px) {
            .place {
                block-size: 620px;
            }
        }
        .place > * {
            min-inline-size: 0;
            min-block-size: 0;
        }
        .waiting, .failed {
            align-self: center;
            justify-self: center;
            max-inline-size: 40ch;
            padding: var(--space-4);
            color: var(--ink-soft);
            text-align: center;
        }
        figcaption {
            --icon: 18px;
            display: flex;
            flex-wrap: wrap;
            gap: 0 var(--space-4);
            align-items: start;
            justify-content: space-between;
            margin-block-start: var(--space-1);
            color: var(--ink-soft);
            font-size: var(--text);
            line-height: 1.5;
        }
        figcaption span {
            flex: 1 1 20rem;
            max-inline-size: 66ch;
            padding-block: 10px;
        }
        figcaption .button {
            gap: var(--space-1);
            padding-inline: var(--space-2);
            color: inherit;
            font-weight: 400;
        }
        /* A figure that waits for the reader is empty. */
        @media print {
            figcaption .button,
            .place:not(:has(quintet-lens)) {
                display: none;
            }
            .place {
                display: block;
                block-size: auto;
            }
        }
    `;

    constructor() {
        super();
        this.name = "";
        /** @type {Lesson} */
        this.lesson = given;
        this.caption = "";
        /** @type {QuintetLens | null} */
        this.lens = null;
        /** Of the same search in the lens itself, after `#`. */
        this.address = "";
        this.failed = "";
    }

    /** Whether the lens asks the reader. It takes the focus then, so it opens only when the reader begins. */
    get asks() {
        return Boolean(this.lesson.figures[this.name].predict);
    }

    /** Opens the lens, unless the reader is to begin. */
    async draw() {
        if (!this.asks) await this.open();
    }

    /** Opens the lens. A failure is shown in its place. */
    async open() {
        const { lesson, name, t } = this;
        try {
            const [{ openLens }, { writeLensLink }] = await Promise.all([
                import("../../lens/open-lens.js"),
                import("../../lens/lens-link.js"),
            ]);
            const link = linkOf(lesson, lesson.figures[name]);
            // In the lens itself everything can be changed, so all panes are there.
            this.address = await writeLensLink(/** @type {any} */ ({ ...link, panes: undefined }));
            this.lens = await openLens({
                t,
                compact: true,
                link: /** @type {any} */ ({ ...link, step: link.step ?? END, problems: [] }),
            });
            this.failed = "";
            await this.updateComplete;
            showWhole(this.lens);
        } catch (error) {
            this.failed = /** @type {Error} */ (error).message;
        }
        await this.updateComplete;
    }

    render() {
        const { lens, address, failed, caption, t } = this;
        return html`<figure>
            <div class="place">${lens ?? (failed ? this.notice() : this.waiting())}</div>
            <figcaption>
                <span>${caption ? inline(caption) : nothing}</span>
                <a class="button bare" href="../../lens.html${address ? `#${address}` : ""}">${t("learn.openLens")}${icon("onward")}</a>
            </figcaption>
        </figure>`;
    }

    waiting() {
        const { t } = this;
        if (!this.asks) return html`<p class="waiting">${t("learn.opening")}</p>`;
        return html`<p class="waiting"><button type="button" class="button primary" @click=${this.open}>${t("shared.start")}</button></p>`;
    }

    notice() {
        const { t, failed } = this;
        return html`<div class="failed" role="alert">
            <p>${t("learn.noLens")} <bdi lang="en">${failed}</bdi></p>
            <button type="button" class="button" @click=${this.open}>${t("button.retry")}</button>
        </div>`;
    }
}

customElements.define("quintet-learn-figure", LearnFigure);
