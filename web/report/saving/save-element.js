/** `<quintet-report-save>`: the results as JSON, as CSV, as one page that works anywhere, and on paper. */
import { css, html, nothing } from "lit";
import { download } from "../../ui/browser/files.js";
import { given, PageElement } from "../../ui/page-element.js";
import { icon } from "../icons.js";
import { fillTemplate } from "./fill-template.js";
import { csvOf, jsonOf } from "./save.js";

/** @import { Results } from "../results.js" */

export class SaveElement extends PageElement {
    static properties = {
        results: { attribute: false },
        template: { attribute: false },
        site: { attribute: false },
        notice: { state: true },
    };

    static styles = css`
        :host {
            display: flex;
            flex-wrap: wrap;
            gap: var(--space-2);
            align-items: center;
        }
        .button .icon {
            inline-size: 18px;
            block-size: 18px;
        }
        span {
            color: var(--warning);
            font-size: var(--text-small);
        }
    `;

    constructor() {
        super();
        /** @type {Results} */
        this.results = given;
        this.template = "";
        this.site = "";
        this.notice = "";
    }

    /** The beginning of the names of files. */
    get fileName() {
        const day = this.results.created?.match(/^\d{4}-\d\d-\d\d/)?.[0];
        return ["quintet", this.results.game.replace(/\W/g, ""), day].filter(Boolean).join("-");
    }

    render() {
        const { t, template, notice } = this;
        const button = (/** @type {"json" | "csv" | "page" | "print"} */ name, /** @type {() => void} */ act) =>
            html`<button type="button" class="button" data-do=${name} @click=${act}>${icon(name === "print" ? name : "save")}${t(`report.save.${name}`)}</button>`;
        return html`${button("json", async () => download(await jsonOf(this.results), "application/json", `${this.fileName}.json`))}
            ${button("csv", () => download(`\ufeff${csvOf(this.results)}`, "text/csv;charset=utf-8", `${this.fileName}.csv`))}
            ${template ? button("page", () => this.savePage()) : nothing}
            ${button("print", () => window.print())}
            <span role="status">${notice}</span>`;
    }

    async savePage() {
        this.notice = "";
        try {
            const answer = await fetch(this.template);
            if (!answer.ok) throw new Error(String(answer.status));
            const page = await fillTemplate(await answer.text(), this.results, { site: this.site });
            download(page, "text/html", `${this.fileName}.html`);
        } catch {
            this.notice = this.t("notice.notLoaded");
        }
    }
}

customElements.define("quintet-report-save", SaveElement);
