/** `<quintet-fill-dialog>`: a given tree to fill in, over the page. It closes with Escape and removes itself. */
import { css, html } from "lit";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { choice } from "../../ui/forms/fields.js";
import { icon } from "../../ui/more-icons.js";
import { given } from "../../ui/page-element.js";
import { algorithmKey } from "../search/lens-options.js";
import "./fill-element.js";
import { fillAlgorithms } from "./fill.js";
import { GivenElement } from "./given-element.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { LensClient } from "../engine/lens-client.js"
 */

export class FillDialog extends GivenElement {
    static properties = { algorithm: { state: true } };

    static styles = [
        fieldStyles,
        css`
            dialog {
                box-sizing: border-box;
                inline-size: min(1120px, 100%);
                max-inline-size: 100%;
                max-block-size: 100dvh;
                padding: 0;
                border: var(--stroke) solid var(--rule);
                border-radius: var(--radius-large);
                background: var(--paper-raised);
                color: inherit;
            }
            dialog::backdrop {
                background: rgb(0 0 0 / 0.45);
            }
            @media (max-width: 720px) {
                dialog {
                    block-size: 100dvh;
                    border: 0;
                    border-radius: 0;
                }
            }
            header {
                display: flex;
                position: sticky;
                z-index: 1;
                inset-block-start: 0;
                gap: var(--space-2);
                align-items: center;
                padding: var(--space-2) var(--space-4);
                background: var(--paper-raised);
            }
            h2 {
                flex: 1;
                font-size: var(--text-large);
                font-weight: 600;
            }
            quintet-fill {
                padding: 0 var(--space-4) var(--space-4);
            }
        `,
    ];

    constructor() {
        super();
        /** @type {LensClient} */
        this.engine = given;
        this.tree = "";
        this.players = 2;
        this.chance = false;
        /** @type {string} */
        this.algorithm = "";
    }

    /** Searches that this tree can be filled in with. */
    get choices() {
        return fillAlgorithms(this);
    }

    /** @param {Translate} t */
    content(t) {
        const { choices, engine, tree } = this;
        const algorithm = choices.find((name) => name === this.algorithm) ?? choices[0];
        const pick = (/** @type {string} */ name) => {
            this.algorithm = name;
        };
        return html`<dialog aria-labelledby="title" @close=${() => this.remove()} @keydown=${(/** @type {Event} */ event) => event.stopPropagation()}>
            <header><h2 id="title" tabindex="-1" autofocus>${t("lens.study.fill")}</h2>
                ${choice({ label: t("lens.algorithm"), stack: null, value: algorithm, values: choices.map((name) => [name, t(algorithmKey(name))]), change: pick })}
                <button type="button" class="button square bare" data-do="close" aria-label=${t("button.close")} title=${t("button.close")}
                    @click=${() => this.renderRoot.querySelector("dialog")?.close()}>${icon("close")}</button></header>
            <quintet-fill .t=${t} .engine=${engine} .tree=${tree} .algorithm=${algorithm} .own=${true}></quintet-fill></dialog>`;
    }

    updated() {
        const dialog = this.renderRoot.querySelector("dialog");
        if (dialog && !dialog.open) dialog.showModal();
    }
}

customElements.define("quintet-fill-dialog", FillDialog);

/**
 * Opens a tree to fill in. Rejects if the engine refuses the tree.
 * @param {Translate} t @param {LensClient} engine @param {{tree: string, algorithm?: string}} task
 */
export async function openFill(t, engine, { tree, algorithm = "" }) {
    const { players, chance } = await engine.call("readTree", tree);
    const dialog = new FillDialog();
    Object.assign(dialog, {
        t,
        engine,
        tree,
        players,
        chance,
        algorithm,
        lang: t.language.id,
        dir: t.language.direction,
    });
    document.body.append(dialog);
    return dialog;
}
