/**
 * `<quintet-lens-more>`: what can be taken along, all options of the search, and the keys.
 *
 * Events: `quintet-choose` to search something else, `quintet-done` after a command.
 */
import { css, html, nothing } from "lit";
import { copyText } from "../../ui/browser/files.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { menuItem } from "../../ui/panels/menu-item.js";
import { icon } from "../icons.js";
import { LensElement } from "../lens-element.js";
import { writeLensLink } from "../lens-link.js";
import { linkOf } from "../lens-model.js";
import { keysOf, keyTable } from "../shortcuts.js";
import { STUDY_NAMES } from "../study/studies.js";
import { traitsOf } from "../trace/algorithms.js";
import "../search/what-if-element.js";
import "../export/export-element.js";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { LensModel } from "../lens-model.js"
 */

/** @type {Record<string, Parameters<typeof icon>[0]>} */
const STUDY_ICONS = {
    predict: "predict",
    compare: "compare",
    why: "why",
    real: "engine",
    present: "present",
    own: "own",
};
/** The key that leads to the tree. */
const TO_TREE = "Tab";
/** The most characters that the notice "could not copy" shows. */
const MAX_SHOWN = 400;

export class MoreElement extends LensElement {
    static properties = { drawings: { attribute: false }, study: {} };

    /** @type {(keyof LensModel)[]} */
    static sees = ["request", "ended", "terms"];

    static styles = [
        itemStyles,
        css`
            @media (hover: none) and (pointer: coarse) {
                .keys {
                    display: none;
                }
            }
            quintet-lens-what-if {
                padding: var(--space-1) var(--space-2) var(--space-2);
            }
            dl {
                display: grid;
                grid-template-columns: auto 1fr;
                gap: var(--space-1) var(--space-3);
                padding-inline: var(--space-2);
                font-size: var(--text-small);
            }
            dt {
                white-space: nowrap;
            }
            kbd {
                display: inline-block;
                min-inline-size: 1.7em;
                padding: 1px 6px;
                border: var(--stroke) solid var(--rule);
                border-radius: var(--radius-small);
                background: var(--paper);
                font-family: inherit;
                text-align: center;
            }
        `,
    ];

    constructor() {
        super();
        /** The trees as they are drawn now. @type {() => Promise<string[]>} */
        this.drawings = async () => [];
        /** What is open beside the panes. */
        this.study = "";
        /** Whether this is a page of the site, from which links lead to its other pages. */
        this.ownPage = false;
    }

    render() {
        const { t } = this;
        return html`
            <section>${this.item("newGame", "lens.other", () => this.dispatchEvent(new Event("quintet-choose")))}</section>
            <section>
                <h3>${t("lens.study")}</h3>
                ${
                    this.ownPage
                        ? menuItem("lens.lesson", icon("onward"), t("lens.lesson"), undefined, {
                              href: `learn/search/${traitsOf(this.model.request.options.algorithm).lesson}.html`,
                          })
                        : nothing
                }
                ${this.model.request.tree === undefined ? nothing : this.item("predict", "lens.study.fill", () => this.fillIn())}
                ${Object.entries(STUDY_NAMES)
                    .filter(([name]) => this.ownPage || name !== "present")
                    .map(([name, key]) =>
                        this.item(name === this.study ? "close" : STUDY_ICONS[name], key, () =>
                            this.dispatchEvent(new CustomEvent("quintet-study", { detail: { name } })),
                        ),
                    )}
            </section>
            <section>
                <h3>${t("lens.export")}</h3>
                ${this.item("link", "lens.export.link", () => this.copyLink())}
                <quintet-lens-export .drawings=${this.drawings} @quintet-done=${() => this.done()}></quintet-lens-export>
            </section>
            <section>
                <h3>${t("lens.pane.whatIf")}</h3>
                <quintet-lens-what-if></quintet-lens-what-if>
            </section>
            <section class="keys">
                <h3>${t("shared.keys")}</h3>
                <dl dir=${t.language.direction}>${keyTable.map(
                    (command) =>
                        html`<dt>${keysOf(command).map((key) => html`<kbd dir="ltr">${key}</kbd> `)}</dt><dd>${t(`lens.${command}`)}</dd>`,
                )}<dt><kbd dir="ltr">${TO_TREE}</kbd></dt><dd>${t("lens.keys.tree")}</dd></dl>
            </section>`;
    }

    /** @param {Parameters<typeof icon>[0]} name @param {Key} key @param {() => void} act */
    item(name, key, act) {
        return menuItem(key, icon(name), this.t(key), act);
    }

    /** Opens the tree to be filled in. */
    async fillIn() {
        const { lens, model, t } = this;
        const { tree = "", options } = model.request;
        try {
            const { openFill } = await import("../given/fill-dialog.js");
            await openFill(t, lens.engine, { tree, algorithm: options.algorithm });
            this.done();
        } catch {
            lens.tell({ key: "notice.notLoaded", tone: "error" });
        }
    }

    async copyLink() {
        const address = new URL("lens.html", document.baseURI);
        address.hash = await writeLensLink(linkOf(this.model));
        await copyText(this.lens, address.href, { shown: MAX_SHOWN });
        this.done();
    }

    done() {
        this.dispatchEvent(new Event("quintet-done"));
    }
}

customElements.define("quintet-lens-more", MoreElement);
