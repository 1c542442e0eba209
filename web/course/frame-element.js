/**
 * `<quintet-course-frame>`: what stands before and after the items: the choice of a file, problems, the start, the
 * result.
 */
import { html, nothing } from "lit";
import { chooseFiles } from "../ui/browser/files.js";
import { fieldStyles } from "../ui/forms/field-styles.js";
import { problemLine, text } from "../ui/forms/fields.js";
import { icon } from "../ui/more-icons.js";
import { troubleText } from "../ui/notices/trouble-text.js";
import { given, PageElement } from "../ui/page-element.js";
import { answersOf, pointsOf, showOf } from "./activity.js";
import { TRIAL_FRAME, writeSheetLink } from "./files/sheet-link.js";
import { panelStyles } from "./panel-styles.js";
import { block, line } from "./text/rich-text.js";
import { problemText } from "./validate.js";

/** @import { Course, CourseModel } from "./course.js" */

/** Sheets of `examples/course/`. */
const EXAMPLES = ["search", "trees", "three-players", "heuristics", "programs"];
/** The most problems that are listed. */
const MOST_PROBLEMS = 12;

export class CourseFrame extends PageElement {
    static properties = {
        model: { attribute: false },
        home: { attribute: false },
        sure: { state: true },
        unnamed: { state: true },
    };

    static styles = [fieldStyles, panelStyles];

    constructor() {
        super();
        /** @type {Course} */
        this.course = given;
        /** @type {CourseModel} */
        this.model = given;
        /** Whether the site is around the page. */
        this.home = false;
        /** Whether the student has pressed a button that cannot be undone and is asked again. */
        this.sure = false;
        /** Whether the student has pressed *Start* without a name and is asked again. */
        this.unnamed = false;
    }

    render() {
        const { model, t } = this;
        switch (model.phase) {
            case "loading":
                return html`<p role="status">${t("course.loading")}</p>`;
            case "none":
                return this.chooser(t("course.none"), t("course.noneText"));
            case "missing":
                return this.chooser(t("course.missing"), t("course.missingText", { source: model.source }));
            case "refused":
                return html`${this.chooser(t("course.refused"), t("course.refusedText"), this.problems())}`;
            case "failed":
                return html`<div role="alert"><h2>${t("trouble.title")}</h2>${troubleText(t, model.trouble)}</div>`;
            case "begin":
                return this.start();
            default:
                return this.result();
        }
    }

    problems() {
        const { model, t } = this;
        const more = model.problems.length - MOST_PROBLEMS;
        return html`<ul class="problems marked">${model.problems.slice(0, MOST_PROBLEMS).map((each) => html`<li dir="auto">${problemText(t, each)}</li>`)}
            ${more > 0 ? html`<li>${t("course.moreProblems", { count: more })}</li>` : nothing}</ul>`;
    }

    /** @param {string} title @param {string} text @param {unknown} [more] */
    chooser(title, text, more = nothing) {
        const { t, course, home } = this;
        const choose = () =>
            chooseFiles(async ([file]) => course.open(await file.text()), { accept: ".json,application/json" });
        return html`<h2 tabindex="-1">${title}</h2><div role="alert"><p dir="auto">${text}</p>${more}</div>
            <div class="drop"><p>${t("course.drop")}</p>
                <button type="button" class="button primary" data-do="choose" @click=${choose}>${icon("open")}${t("shared.chooseFile")}</button></div>
            ${home ? this.examples() : nothing}
            ${home ? html`<p class="soft">${t("course.forTeachers")} <a href="teach/index.html">${t("shared.teach")}</a>, <a href="course/make.html">${t("shared.makeSheet")}</a></p>` : nothing}`;
    }

    /** The site's own sheets. */
    examples() {
        const { t } = this;
        const link = (/** @type {string} */ name) =>
            html`<li><a href="course.html?src=examples/course/${name}.json">${t(`course.example.${name}`)}</a></li>`;
        return html`<p>${t("course.examples")}</p><ul class="examples marked">${EXAMPLES.map(link)}</ul>`;
    }

    start() {
        const { model, t, course } = this;
        const { sheet, sitting, student } = course;
        if (!sheet || !sitting) return nothing;
        const language = t.language.id;
        const answers = answersOf(sheet);
        const points = sheet.items.reduce((sum, item) => sum + pointsOf(item), 0);
        const facts = [
            `${t("course.items", { count: sheet.items.length })}, ${t("course.points", { count: points })}`,
            sheet.minutes ? t("course.minutes", { count: sheet.minutes }) : "",
            sheet.pass === undefined ? "" : t("course.pass", { share: t.percent(sheet.pass) }),
            t(`course.show.${showOf(sheet)}`),
            answers === "never" ? "" : t(`course.answers.${answers}`),
        ].filter(Boolean);
        const begin = () => {
            const field = this.renderRoot.querySelector("input");
            const code = field?.value.trim().slice(0, 60) ?? "";
            if (field && !code && !this.unnamed) {
                this.unnamed = true;
                field.focus();
            } else course.begin(code);
        };
        const asks = course.isDrawn && !student;
        const unnamed = asks && this.unnamed && !sitting.resumed;
        return html`<h2 tabindex="-1">${line(sheet.title, language)}</h2>
            ${block(sheet.text, language)}
            <ul class="facts marked">${facts.map((fact) => html`<li>${fact}</li>`)}</ul>
            ${model.draft ? html`<p class="soft">${t("course.draft")}${this.home ? html` <a href="course/make.html" @click=${this.toMaking}>${t("course.makeDraft")}</a>` : nothing}</p>` : nothing}
            ${sitting.resumed ? html`<p>${t("course.resumed")}${asks ? html` ${t("course.drawnFor", { code: sitting.seed })}` : nothing}</p>` : nothing}
            ${model.practice ? html`<p>${t("course.practice")}</p>` : nothing}
            ${model.saved || self.name === TRIAL_FRAME ? nothing : html`<p>${t("course.notKept")}</p>`}
            <div class="form" @keydown=${(/** @type {KeyboardEvent} */ { key, target }) => key === "Enter" && target instanceof HTMLInputElement && begin()}>
                ${
                    asks && !sitting.resumed
                        ? text({
                              id: "code",
                              label: t("course.code"),
                              stack: true,
                              help: t("course.codeHelp"),
                              problem: unnamed ? problemLine(t("course.unnamed")) : "",
                              fill: "name",
                              most: 60,
                              typed: () => {
                                  this.unnamed = false;
                              },
                          })
                        : nothing
                }
                <div class="buttons"><button type="button" class="button primary" data-do="begin" @click=${begin}>${icon("resume")}${t(sitting.resumed ? "button.resume" : unnamed ? "course.beginUnnamed" : "shared.start")}</button>
                    ${course.mayRestart ? this.anew() : nothing}${model.practice ? this.toResult() : nothing}</div>
                ${this.others()}
            </div>`;
    }

    /** Hands the draft over to the page that makes sheets. @param {Event} event */
    async toMaking(event) {
        const { draft } = this.course;
        if (!draft) return;
        event.preventDefault();
        location.assign(`course/make.html#${await writeSheetLink(draft)}`);
    }

    /** What another student does on this device, where the work on it may not be erased. */
    others() {
        const { t, course } = this;
        return course.isOfDevice && !course.mayRestart && !course.model.practice
            ? html`<p class="soft">${t("course.otherStudent")}</p>`
            : nothing;
    }

    /** What a student can do after handing in, without another attempt that counts. */
    practice() {
        const { t, course, model } = this;
        const again = html`<button type="button" class="button" data-do="practise" @click=${() => course.practise()}>${icon("again")}${t("course.practise")}</button>`;
        if (!model.practice)
            return html`<div class="buttons">${again}<span class="soft">${t("course.practiseHelp")}</span></div>`;
        return html`<div class="buttons">${this.toResult()}${again}</div>`;
    }

    toResult() {
        const { t, course } = this;
        return html`<button type="button" class="button" data-do="to-result" @click=${() => course.toResult()}>${icon("trophy")}${t("course.toResult")}</button>`;
    }

    /** Starts over, after a question. */
    anew() {
        const { t, course } = this;
        const button = (/** @type {string} */ name, /** @type {string} */ label, /** @type {() => void} */ act) =>
            html`<button type="button" class="button" data-do=${name} @click=${act}>${label}</button>`;
        const ask = (/** @type {boolean} */ sure) => {
            this.sure = sure;
        };
        if (!this.sure) return button("restart", t("shared.startOver"), () => ask(true));
        return html`<span role="alert">${t("course.restartSure")}</span>
            ${button("restart-sure", t("shared.startOver"), () => {
                ask(false);
                course.restart();
            })}${button("restart-not", t("course.sureNo"), () => ask(false))}`;
    }

    result() {
        const { model, t, course } = this;
        const { sheet, sitting } = course;
        if (!sheet || !sitting) return nothing;
        const { result, revealed } = sitting;
        const rounded = (/** @type {number} */ points) => Math.round(points * 100) / 100;
        const verdict =
            result.passed === null || !revealed ? "" : t(result.passed ? "course.passed" : "course.notPassed");
        return html`<h2 tabindex="-1">${t("course.handedIn")}</h2>
            ${model.over === "all" ? html`<p>${t("course.timeUp")}</p>` : nothing}
            ${model.practice ? html`<p>${t("course.practice")}</p>` : nothing}
            ${
                revealed
                    ? html`<p class="score">${t("shared.points", { points: rounded(result.points), of: result.of })}</p>${verdict ? html`<p>${verdict}</p>` : nothing}`
                    : html`<p>${t("course.notShown")}</p>`
            }
            <table class="results"><thead><tr><th scope="col">${t("course.column.item")}</th><th scope="col" class="count">${t("course.column.tries")}</th>
                ${revealed ? html`<th scope="col" class="count">${t("course.column.points")}</th>` : nothing}</tr></thead>
                <tbody>${sitting.items.map(({ item }, number) => {
                    const { tries } = sitting.progressOf(number);
                    const title = item.title
                        ? line(item.title, t.language.id)
                        : t("course.item", { number: number + 1 });
                    return html`<tr><td><button type="button" @click=${() => course.review(number)}>${title}</button></td>
                        <td class="count">${t.number(tries)}</td>
                        ${revealed ? html`<td class="count">${t("shared.points", { points: rounded(sitting.pointsOf(number)), of: pointsOf(item) })}</td>` : nothing}</tr>`;
                })}</tbody></table>
            <slot></slot>
            ${course.mayRestart ? html`<div class="buttons">${this.anew()}</div>` : nothing}
            ${course.mayPractise ? this.practice() : nothing}${this.others()}`;
    }
}

customElements.define("quintet-course-frame", CourseFrame);
