/** `<quintet-report-page>`: a report as a page of its own, with a choice of language. */

import { css, html, LitElement, nothing } from "lit";
import { reportWords, resultWords, sharedWords } from "../../i18n/catalogues.js";
import { languages, translatorFor } from "../../i18n/t.js";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { choice } from "../../ui/forms/fields.js";
import { logo } from "../../ui/logo.js";
import { shared } from "../../ui/styles.js";
import "../quintet-report.js";

/**
 * @import { EngineClient } from "../../engine/client.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { QuintetReport } from "../quintet-report.js"
 */

export class ReportPage extends LitElement {
    static properties = { text: { attribute: false }, t: { state: true } };

    static styles = [
        shared,
        fieldStyles,
        css`
            :host {
                display: block;
                max-inline-size: 1140px;
                margin-inline: auto;
                padding: var(--space-4) max(var(--space-4), env(safe-area-inset-left)) var(--space-6);
            }
            header {
                display: flex;
                flex-wrap: wrap;
                gap: var(--space-2) var(--space-3);
                align-items: center;
                margin-block-end: var(--space-4);
            }
            h1 {
                flex: 1;
                font-size: var(--text-title);
                font-weight: 600;
                line-height: 1.2;
            }
            footer {
                margin-block-start: var(--space-6);
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
            summary {
                padding-block: var(--space-3);
                cursor: pointer;
            }
            pre {
                max-block-size: 60vh;
                overflow: auto;
                white-space: pre-wrap;
                overflow-wrap: anywhere;
            }
            .logo {
                inline-size: 30px;
                block-size: 30px;
            }
            @media print {
                :host {
                    max-inline-size: none;
                    padding: 0;
                }
                select,
                footer {
                    display: none;
                }
            }
        `,
    ];

    constructor() {
        super();
        /** The results as JSON; may be anything. */
        this.text = "";
        /** The licences of what the page contains. */
        this.licences = "";
        this.analysisPage = "";
        /** @type {() => Promise<EngineClient>} */
        this.makeEngine = () => Promise.reject(new Error("no engine"));
        /** @type {Translate | null} */
        this.t = null;
        this.speak("");
    }

    /** @param {string} language  "" for that of the browser */
    async speak(language) {
        const t = await translatorFor(language, resultWords, sharedWords, reportWords);
        const { id, direction } = t.language;
        Object.assign(document.documentElement, { lang: id, dir: direction });
        document.title = `${t("report.file")} – ${t("app.name")}`;
        this.t = t;
    }

    async updated() {
        const report = this.renderRoot.querySelector("quintet-report");
        if (!report || this.text === "") return;
        const { text } = this;
        this.text = "";
        // The page holds tens of megabytes once as text; after reading it is not needed.
        document.getElementById("results")?.replaceChildren();
        await /** @type {QuintetReport} */ (report).read(text);
    }

    render() {
        const { t, analysisPage, makeEngine, licences } = this;
        if (!t) return nothing;
        const known = languages.map(({ id, name, beta }) => [id, beta ? t("report.beta", { language: name }) : name]);
        return html`<header>
                ${logo}<h1>${t("report.file")}</h1>
                ${choice({ label: t("app.language"), stack: null, value: t.language.id, values: known, change: (id) => this.speak(id) })}
            </header>
            <main><quintet-report .t=${t} .analysisPage=${analysisPage} .makeEngine=${makeEngine}></quintet-report></main>
            <footer><details><summary>${t("report.licences")}</summary><pre lang="en" dir="ltr" tabindex="0">${licences}</pre></details></footer>`;
    }
}

customElements.define("quintet-report-page", ReportPage);
