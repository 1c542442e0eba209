/** `<quintet-learn-overview>`: the lessons of the course, and which of them are finished. */
import { html, nothing } from "lit";
import { hear } from "../../ui/connected.js";
import { icon } from "../../ui/icons.js";
import { given, PageElement } from "../../ui/page-element.js";
import { share } from "../../ui/share.js";
import { learnStyles } from "./learn-styles.js";
import { lessonNames } from "./lessons.js";
import { lessonList } from "./page-parts.js";
import { paragraphs } from "./prose.js";

/** @import { Progress } from "./progress.js" */

export class OverviewPage extends PageElement {
    static properties = {
        progress: { attribute: false },
        finished: { state: true },
    };

    static styles = learnStyles;

    constructor() {
        super();
        share(this, { words: "t" });
        /** @type {Progress} */
        this.progress = given;
        /** @type {string[]} */
        this.finished = [];
        // A page that the browser kept shows what has been finished since.
        hear(this, "pageshow", () => this.look());
    }

    connectedCallback() {
        super.connectedCallback();
        this.look();
    }

    look() {
        this.finished = this.progress.finished;
    }

    forget() {
        this.progress.forget();
        this.look();
        this.renderRoot.querySelector("h1")?.focus();
    }

    render() {
        const { t, finished } = this;
        const next = lessonNames.find((name) => !finished.includes(name));
        const count = lessonNames.length;
        return html`
            <quintet-header><h1 tabindex="-1">${t("learn.title")}</h1></quintet-header>
            <main>
                <div class="top">
                    ${paragraphs(t("learn.intro"))}
                    <p class="start">${
                        next
                            ? html`<a class="button primary" href="${next}.html">${t(finished.length ? "button.resume" : "shared.start")}</a>`
                            : nothing
                    }<span role="status">${finished.length ? t("learn.done", { done: finished.length, count }) : nothing}</span></p>
                </div>
                ${lessonList(t, finished, "", true)}
                ${
                    finished.length
                        ? html`<p class="forget"><button type="button" class="button bare" @click=${this.forget}>${icon("undo")}${t("learn.forget")}</button></p>`
                        : nothing
                }
            </main>
            <footer><p>${t("about.licence")}</p></footer>`;
    }
}

customElements.define("quintet-learn-overview", OverviewPage);
