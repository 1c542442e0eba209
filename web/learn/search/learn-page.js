/**
 * `<quintet-learn>`: one lesson: text, figures that open as the reader reaches them, source code, the question, and the
 * way to the other lessons.
 */
import { html, nothing } from "lit";
import { goToSection } from "../../ui/browser/go-to-section.js";
import { hear } from "../../ui/connected.js";
import { DrawingOrder } from "../../ui/drawing-order.js";
import { given, PageElement } from "../../ui/page-element.js";
import { share } from "../../ui/share.js";
import { icon } from "../../ui/step-icons.js";
import "./learn-figure-element.js";
import { learnStyles } from "./learn-styles.js";
import { blanksOf, lessonNames } from "./lessons.js";
import { courseLinks, lessonList } from "./page-parts.js";
import { inline, paragraphs } from "./prose.js";
import "./question-element.js";
import { reportTry } from "./report.js";

/**
 * @import { LearnFigure } from "./learn-figure-element.js"
 * @import { Lesson, Section } from "./lessons.js"
 * @import { Progress } from "./progress.js"
 * @import { Try } from "./report.js"
 */

export class LearnPage extends PageElement {
    static properties = {
        name: {},
        lesson: { attribute: false },
        sources: { attribute: false },
        progress: { attribute: false },
        finished: { state: true },
    };

    static styles = learnStyles;

    constructor() {
        super();
        share(this, { words: "t" });
        this.name = "";
        /** @type {Lesson} */
        this.lesson = given;
        /** The pieces of source code, by name. @type {typeof import("./snippets.js").sources} */
        this.sources = {};
        /** @type {Progress} */
        this.progress = given;
        /** Names of finished lessons. @type {string[]} */
        this.finished = [];
        this.order = new DrawingOrder(() => {});
        hear(this, "hashchange", () => goToSection(this));
        hear(this, "beforeprint", () => this.order.hurry());
    }

    connectedCallback() {
        super.connectedCallback();
        this.finished = this.progress.finished;
    }

    async firstUpdated() {
        const figures = /** @type {LearnFigure[]} */ ([...this.renderRoot.querySelectorAll("quintet-learn-figure")]);
        await Promise.all(figures.map(({ updateComplete }) => updateComplete));
        goToSection(this);
        for (const figure of figures) this.order.watch(figure);
        this.order.resume();
    }

    /** @param {CustomEvent<Try>} event */
    note({ detail }) {
        if (detail.result === "solved") {
            this.progress.finish(this.name);
            this.finished = this.progress.finished;
        }
        reportTry(this, this.name, detail);
    }

    /** Passes on the answers to what a lens asks in a figure. @param {CustomEvent<Try & {type: string}>} event */
    noteLens({ detail }) {
        const { type, result, action, tries } = detail;
        if (type === "exercise") reportTry(this, this.name, { result, action, tries });
    }

    /** @param {string} key */
    say(key) {
        return this.t.has(key) ? this.t(key, blanksOf(this.lesson)) : "";
    }

    render() {
        const { name, lesson, finished, t } = this;
        const place = lessonNames.indexOf(name);
        return html`
            <quintet-header><h1>${t(`learn.${name}.title`)}</h1></quintet-header>
            ${courseLinks(t, name, finished)}
            <main @quintet-answer=${this.note} @quintet-lens=${this.noteLens}>
                <div class="top">
                    <p class="place">${t("learn.place", { number: place + 1, count: lessonNames.length })}</p>
                    <p class="aim">${inline(this.say("aim"))}</p>
                </div>
                ${lesson.sections.map((section) => this.section(section))}
                <section id="question" class="question" aria-labelledby="question-title">
                    <h2 id="question-title">${t("learn.question")}</h2>
                    ${lesson.question.figure ? this.figure(lesson.question.figure) : nothing}
                    <quintet-learn-question .lesson=${lesson}></quintet-learn-question>
                </section>
                <section id="sources" class="sources" aria-labelledby="sources-title">
                    <h2 id="sources-title">${t("learn.sources")}</h2>
                    ${paragraphs(this.say("sources"))}
                </section>
                ${this.ways(place)}
            </main>
            <footer>
                <nav aria-labelledby="lessons-title">
                    <h2 id="lessons-title">${t("learn.lessons")}</h2>
                    ${lessonList(t, finished, name)}
                </nav>
                <p>${t("about.licence")}</p>
            </footer>`;
    }

    /** @param {Section} section */
    section({ id, show = [] }) {
        return html`<section id=${id} aria-labelledby="${id}-title">
            <h2 id="${id}-title">${this.t(`${id}.title`)}</h2>
            ${paragraphs(this.say(`${id}.text`))}
            ${show.map((part) => ("figure" in part ? this.figure(part.figure) : this.snippet(part.snippet)))}
            ${this.t.has(`${id}.more`) ? paragraphs(this.say(`${id}.more`)) : nothing}
        </section>`;
    }

    /** @param {string} name */
    figure(name) {
        const caption = this.t.has(`figure.${name}`) ? this.say(`figure.${name}`) : "";
        return html`<quintet-learn-figure class="wide" .name=${name} .lesson=${this.lesson} .t=${this.t}
            .caption=${caption}></quintet-learn-figure>`;
    }

    /** @param {string} name */
    snippet(name) {
        const { file, lines } = this.sources[name];
        const code = lines.map(({ text }) => text).join("\n");
        const caption = this.t.has(`snippet.${name}`) ? inline(this.say(`snippet.${name}`)) : this.t("learn.from");
        return html`<figure class="snippet">
            <pre dir="ltr" tabindex="0" role="group" aria-label=${this.t("learn.code", { file })}><code>${code}</code></pre>
            <figcaption>${caption} <bdi lang="en" class="file">${file}</bdi></figcaption>
        </figure>`;
    }

    /** Links to the lessons before and after. @param {number} place */
    ways(place) {
        const { t } = this;
        const [before, after] = [lessonNames[place - 1], lessonNames[place + 1]];
        return html`<nav class="ways" aria-label=${t("learn.ways")}>
            ${
                before
                    ? html`<a class="button" rel="prev" href="${before}.html">${icon("back")}<span><small>${t("learn.previous")}</small>${t(`learn.${before}.title`)}</span></a>`
                    : nothing
            }
            ${
                after
                    ? html`<a class="button next" rel="next" href="${after}.html"><span><small>${t("learn.next")}</small>${t(`learn.${after}.title`)}</span>${icon("onward")}</a>`
                    : html`<a class="button next" href="index.html"><span><small>${t("learn.end")}</small>${t("learn.overview")}</span>${icon("onward")}</a>`
            }
        </nav>`;
    }
}

customElements.define("quintet-learn", LearnPage);
