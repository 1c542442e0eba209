/**
 * `<quintet-teach>`: a document for teachers in the reader's language. The document of the page has a template for each
 * (`documents.mjs`); the element shows one, with buttons that copy its code.
 */

import { html, LitElement } from "lit";
import { given } from "../ui/page-element.js";
import { addressOf } from "../ui/site.js";

/** @import { Translate } from "../i18n/t.js" */

/** How the documents write the address of the site. */
const SITE = "https://…/";

export class TeachPage extends LitElement {
    static properties = { t: { attribute: false } };

    constructor() {
        super();
        /** @type {Translate} */
        this.t = given;
    }

    /** The links to sections need the page's own tree. */
    createRenderRoot() {
        return this;
    }

    render() {
        const { t } = this;
        const content = this.content();
        return html`<quintet-header .t=${t}>${content.querySelector("h1")}</quintet-header>
            <div class="columns"><main>${content}</main></div>
            <p class="unseen" role="status"></p>`;
    }

    /** Returns the document in the reader's language. */
    content() {
        const { id } = this.t.language;
        const template = document.querySelector(`template[data-language="${id}"]`);
        const content = document.importNode(/** @type {HTMLTemplateElement} */ (template).content, true);
        for (const frame of content.querySelectorAll("iframe")) {
            const { theme } = document.documentElement.dataset;
            frame.setAttribute("src", `${frame.getAttribute("src")}&language=${id}&theme=${theme ?? "auto"}`);
        }
        for (const code of content.querySelectorAll("pre code")) {
            code.textContent = (code.textContent ?? "").replaceAll(SITE, addressOf(""));
            code.parentElement?.before(this.copyButton(code));
        }
        return content;
    }

    /** @param {Element} code */
    copyButton(code) {
        const { t } = this;
        const button = document.createElement("button");
        Object.assign(button, { type: "button", className: "button", textContent: t("shared.copy") });
        button.addEventListener("click", async () => {
            let said = t("notice.copied");
            try {
                await navigator.clipboard.writeText(code.textContent ?? "");
                button.textContent = said;
            } catch {
                getSelection()?.selectAllChildren(code);
                said = t("notice.copyFailed");
            }
            const status = /** @type {Element} */ (this.querySelector("[role=status]"));
            status.textContent = said;
        });
        return button;
    }

    /**
     * The browser looked for the section before it was there, or in another language.
     * @param {Map<PropertyKey, unknown>} changed
     */
    updated(changed) {
        if (changed.has("t")) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView();
    }
}

customElements.define("quintet-teach", TeachPage);
