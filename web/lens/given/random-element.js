/**
 * `<quintet-random-tree>`: makes random trees of one difficulty.
 *
 * Event: `random-tree` {tree} with its text.
 */
import { css, html, nothing } from "lit";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { number, problemLine } from "../../ui/forms/fields.js";
import { given } from "../../ui/page-element.js";
import { GivenElement } from "./given-element.js";
import { randomFields } from "./random-fields.js";
import { EXAMPLE } from "./random-options.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { LensClient } from "../engine/lens-client.js"
 */

const MOST_SEED = 2 ** 31 - 1;

export class RandomTree extends GivenElement {
    static properties = {
        engine: { attribute: false },
        options: { state: true },
        seed: { state: true },
        trouble: { state: true },
    };

    static styles = [
        fieldStyles,
        css`
            summary {
                display: inline-flex;
                align-items: center;
                min-block-size: var(--tap);
                color: var(--accent);
                font-weight: 500;
                cursor: pointer;
            }
            .stack {
                padding-block-end: var(--space-2);
            }
            .button[aria-pressed="true"] {
                border-color: var(--accent);
                background: var(--accent);
                color: var(--accent-ink);
            }
        `,
    ];

    constructor() {
        super();
        /** @type {LensClient} */
        this.engine = given;
        this.options = EXAMPLE;
        this.seed = 1 + Math.floor(Math.random() * 9999);
        this.trouble = "";
    }

    /** @param {Translate} t */
    content(t) {
        return html`<details><summary>${t("trees.random")}</summary><div class="stack"><p class="more">${t("trees.randomText")}</p>
            ${randomFields(t, this.options, (options) => {
                this.options = options;
            })}
            ${number({
                label: t("lens.option.seed"),
                name: "seed",
                value: this.seed,
                least: 0,
                most: MOST_SEED,
                change: (text) => {
                    this.seed = Math.min(MOST_SEED, Math.max(0, Math.round(Number(text)) || 0));
                },
            })}
            <div><button type="button" class="button" data-do="random" @click=${this.make}>${t("trees.make")}</button></div>
            <div role="alert">${this.trouble ? problemLine("", this.trouble) : nothing}</div></div></details>`;
    }

    /** Makes the tree of the seed; the next press makes another one. */
    async make() {
        try {
            const { tree } = await this.engine.call("randomTree", this.options, this.seed);
            this.trouble = "";
            this.dispatchEvent(new CustomEvent("random-tree", { detail: { tree }, bubbles: true }));
            this.seed = this.seed === MOST_SEED ? 0 : this.seed + 1;
            await this.updateComplete;
            // The drawing beside it follows.
            const editor = /** @type {any} */ (this.parentElement?.querySelector("quintet-tree-editor"));
            await editor?.updateComplete;
            editor?.diagram?.scrollIntoView({ block: "nearest" });
        } catch (error) {
            this.trouble = /** @type {Error} */ (error).message;
        }
    }
}

customElements.define("quintet-random-tree", RandomTree);
