/**
 * `<quintet-make-give>`: what students get: a try of the sheet as they see it, and the sheet as a file, a link, the
 * code of a frame, a zip for an LMS, and on paper with a key.
 */

import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { packWords } from "../../../i18n/catalogues.js";
import { listIn } from "../../../i18n/formats.js";
import { addWords } from "../../../i18n/t.js";
import { copyText, download } from "../../../ui/browser/files.js";
import { hear } from "../../../ui/connected.js";
import { button } from "../../../ui/forms/buttons.js";
import { text } from "../../../ui/forms/fields.js";
import { typedKey } from "../../../ui/forms/typed-key.js";
import { frameOf } from "../../../ui/links/frame-code.js";
import { icon } from "../../../ui/more-icons.js";
import { Problem } from "../../../ui/notices/problem.js";
import { given, PageElement } from "../../../ui/page-element.js";
import { addressOf } from "../../../ui/site.js";
import { answersOf, textIn } from "../../activity.js";
import { drawItems, isDrawn } from "../../draw.js";
import { MAX_ADDRESS, TRIAL_FRAME, writeSheetLink } from "../../files/sheet-link.js";
import { kindOf } from "../../kinds/kinds.js";
import { paper } from "../../paper/paper.js";
import { paperStyles } from "../../paper/paper-styles.js";
import { drawPositions, printable } from "../../paper/pictures.js";
import { figureStyles } from "../../text/figure.js";
import { loadFormulas, needsFormulas } from "../../text/formulas.js";
import { problemText } from "../../validate.js";
import { fieldStyles } from "../field-styles.js";
import { MISSING } from "../problems.js";
import { fileName } from "../texts.js";
import { giveStyles } from "./give-styles.js";
import { keyPaper } from "./key-paper.js";

/**
 * @import { Activity, Item } from "../../activity.js"
 * @import { Pictures } from "../../paper/pictures.js"
 * @import { Maker, MakerModel } from "../maker.js"
 */

const COURSE = addressOf("course.html");
const SIZE = { width: 960, height: 720 };
const MOST_PROBLEMS = 10;

export class GiveElement extends PageElement {
    static properties = {
        model: { attribute: false },
        trial: { state: true },
        address: { state: true },
        printing: { reflect: true },
        busy: { state: true },
        code: { state: true },
    };

    static styles = [fieldStyles, giveStyles, paperStyles, figureStyles];

    constructor() {
        super();
        /** @type {Maker} */
        this.maker = given;
        /** @type {MakerModel} */
        this.model = given;
        /** The address of the sheet that is tried. @type {{address: string, number: number} | null} */
        this.trial = null;
        /** The link to the sheet. @type {{of: unknown, text: string} | null} */
        this.address = null;
        /** What is on paper: the sheet or its key. @type {"sheet" | "key" | null} */
        this.printing = null;
        /** What is being made. */
        this.busy = "";
        /** Of the student for whom is printed; "" for the first version of each task. */
        this.code = "";
        /** The items on paper. @type {Item[]} */
        this.items = [];
        /** @type {Pictures} */
        this.pictures = new Map();
        /** What the engine finds right, for the key. @type {Map<string, unknown[]>} */
        this.found = new Map();
        hear(this, "keydown", (/** @type {KeyboardEvent} */ event) => {
            const { altKey, ctrlKey, metaKey, shiftKey } = event;
            if (typedKey(event) !== "p" || altKey || shiftKey || !(ctrlKey || metaKey)) return;
            if (this.busy || this.maker.verdict !== "good") return;
            event.preventDefault();
            this.print("sheet");
        });
    }

    /** A draft that has changed since is no longer on paper. @param {Map<string, unknown>} changed */
    willUpdate(changed) {
        const before = /** @type {MakerModel | undefined} */ (changed.get("model"));
        if (before && before.draft !== this.model.draft) this.printing = null;
    }

    /** The sheet, after the engine has looked at everything; null if something must be corrected. */
    async sheet() {
        const { maker } = this;
        await maker.settled;
        return maker.verdict === "good" ? maker.sheet() : null;
    }

    /**
     * Makes something of the sheet; the button waits meanwhile.
     * @param {string} name
     * @param {(sheet: Activity) => Promise<unknown>} act
     */
    async make(name, act) {
        if (this.busy) return;
        this.busy = name;
        try {
            const sheet = await this.sheet();
            if (sheet) await act(sheet);
        } catch (error) {
            this.maker.tell({ key: "make.failed", tone: "error", detail: /** @type {Error} */ (error).message });
        } finally {
            this.busy = "";
        }
    }

    render() {
        const { t, model, maker } = this;
        const { verdict } = maker;
        const off = verdict !== "good";
        return html`<section aria-labelledby="try"><h2 id="try">${t("make.try")}</h2>
                <p class="more">${t("make.tryHelp")}</p>
                <div role="status">${this.verdict()}</div>
                <div class="buttons">${button("try", "resume", t(this.trial ? "shared.startOver" : "make.tryIt"), () => this.try(), { primary: true, off })}
                ${this.trial ? button("end-try", "close", t("make.endTry"), () => this.endTry()) : nothing}</div>
                ${
                    this.trial
                        ? keyed(
                              this.trial.number,
                              html`<iframe name=${TRIAL_FRAME} src=${this.trial.address} title=${t("make.trial")} sandbox="allow-scripts allow-modals"></iframe>`,
                          )
                        : nothing
                }</section>
            <section aria-labelledby="give"><h2 id="give">${t("make.give")}</h2>
                <p class="more">${t(answersOf(model.draft) === "never" ? "make.giveHelp" : "make.giveTold")}</p>
                <div class="way"><div><h3>${t("make.link")}</h3><p class="more">${t("make.linkHelp")}</p></div>
                    <div class="buttons">${button("link", "link", t("shared.copyLink"), () => this.copyLink(), { off })}
                    ${button("embed", "embed", t("make.copyFrame"), () => this.copyFrame(), { off })}</div></div>
                <div class="way"><div><h3>${t("make.pack")}</h3><p class="more">${t("make.packHelp")}</p></div>
                    <div class="buttons">${button("pack-thin", "send", t("make.packThin"), () => this.pack(false), { off })}
                    ${button("pack-full", "send", t("make.packFull"), () => this.pack(true), { off })}</div></div>
                <div class="way"><div><h3>${t("arena.tryout.file")}</h3><p class="more">${t("make.sheetFileHelp")}</p></div>
                    <div class="buttons">${button("file", "save", t("make.saveSheet"), () => this.save(), { off })}</div></div>
                <div class="way"><div><h3>${t("make.bank")}</h3><p class="more">${t("make.bankHelp")}</p></div>
                    <div class="buttons">${button("bank-moodle", "save", t("make.bankMoodle"), () => this.bank("moodle"), { off })}
                    ${button("bank-csv", "save", t("make.bankCsv"), () => this.bank("csv"), { off })}</div></div>
                <div class="way"><div><h3>${t("make.paper")}</h3><p class="more">${t("make.paperHelp")}</p></div>
                    ${isDrawn(model.draft) ? this.codeField() : nothing}
                    <div class="buttons">${button("print", "picture", t("make.printSheet"), () => this.print("sheet"), { off })}
                    ${button("print-key", "picture", t("make.printKey"), () => this.print("key"), { off })}</div></div>
                <p class="more">${t("make.receipts")} <a href="receipts.html">${t("make.receiptsLink")}</a></p>
            </section>
            <div class="paper">${this.printing === "sheet" ? paper(t, /** @type {any} */ (this.asSitting()), this.pictures) : this.printing === "key" ? keyPaper(t, { ...model.draft, items: this.items }, this.found) : nothing}</div>`;
    }

    /** The problems to correct. */
    verdict() {
        const { t, model, maker } = this;
        const { verdict } = maker;
        if (verdict === "good") return html`<p class="fine">${icon("right")}${t("make.good")}</p>`;
        if (verdict === "checking") return html`<p>${t("make.checking")}</p>`;
        const items = model.draft.items.flatMap((_, place) =>
            (maker.problemsOf(place) ?? []).map((problem) => ({ ...problem, path: ["items", place, ...problem.path] })),
        );
        const all = [...maker.headProblems, ...items];
        // Errors come before missing parts.
        all.sort((a, b) => Number(a.key === MISSING) - Number(b.key === MISSING));
        const more = all.length - MOST_PROBLEMS;
        return html`<p>${t("make.mend")}</p><ul class="marked">${all.slice(0, MOST_PROBLEMS).map((each) => html`<li dir="auto">${problemText(t, each)}</li>`)}
            ${more > 0 ? html`<li>${t("course.moreProblems", { count: more })}</li>` : nothing}</ul>`;
    }

    /** The draft as what goes on paper. */
    asSitting() {
        return { activity: this.model.draft, items: this.items.map((item) => ({ item })) };
    }

    /** Whose sheet is printed. */
    codeField() {
        const typed = (/** @type {string} */ code) => {
            this.code = code;
            this.printing = null;
        };
        return text({ name: "code", label: this.t("make.printFor"), stack: true, most: 60, value: this.code, typed });
    }

    /**
     * The link to the sheet, with the language and the theme of this page where they are asked for.
     * @param {Activity} sheet
     */
    async link(sheet) {
        return `${COURSE}#${await writeSheetLink(sheet)}`;
    }

    try() {
        return this.make("try", async (sheet) => {
            const { t, trial } = this;
            const theme = document.documentElement.dataset.theme ?? "";
            const more = `&language=${t.language.id}${theme ? `&theme=${theme}` : ""}`;
            // The sandbox has no storage: what is tried is not kept.
            this.trial = { address: `${await this.link(sheet)}${more}`, number: (trial?.number ?? 0) + 1 };
            await this.updateComplete;
            this.renderRoot.querySelector("iframe")?.focus();
        });
    }

    async endTry() {
        this.trial = null;
        await this.updateComplete;
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("[data-do=try]"))?.focus();
    }

    copyLink() {
        return this.make("link", async (sheet) => {
            const link = await this.link(sheet);
            if (link.length > MAX_ADDRESS) this.maker.tell({ key: "make.longLink", tone: "error" });
            else await copyText(this.maker, link);
        });
    }

    copyFrame() {
        return this.make("embed", async (sheet) => {
            const link = await this.link(sheet);
            const title = textIn(sheet.title, this.t.language.id);
            if (link.length > MAX_ADDRESS) this.maker.tell({ key: "make.longLink", tone: "error" });
            else await copyText(this.maker, frameOf(link, SIZE, title));
        });
    }

    /** Saves the tasks that can be questions of an LMS. @param {"moodle" | "csv"} what */
    bank(what) {
        return this.make(`bank-${what}`, async () => {
            const { maker, model, t } = this;
            const { draft } = model;
            const language = t.language.id;
            const [{ bankQuestions }, { moodleXml, questionsCsv }, { treeSvg }] = await Promise.all([
                import("./questions.js"),
                import("./question-files.js"),
                import("../../paper/paper-tree.js"),
            ]);
            const untitled = (/** @type {number} */ number) => t("course.item", { number });
            const tools = /** @type {NonNullable<typeof maker.tools>} */ (maker.tools);
            const drawTree = (/** @type {string} */ tree) => treeSvg(t, tree);
            const { questions, left } = await bankQuestions(draft, tools, { language, untitled, drawTree });
            if (questions.length === 0) return maker.tell({ key: "make.bankNone", tone: "error" });
            const name = fileName(draft, language);
            if (what === "csv") download(questionsCsv(t, questions), "text/csv;charset=utf-8", `${name}.csv`);
            else {
                const xml = moodleXml(textIn(draft.title, language), questions, t("make.bankPicture"));
                download(xml, "application/xml", `${name}.xml`);
            }
            if (left.length) maker.tell({ key: "make.bankLeft", params: { names: listIn(t, left) } });
        });
    }

    save() {
        return this.make("file", async (sheet) =>
            download(
                `${JSON.stringify(sheet, null, 1)}\n`,
                "application/json",
                `${fileName(sheet, this.t.language.id)}.sheet.json`,
            ),
        );
    }

    /** Saves a zip for an LMS. @param {boolean} full */
    pack(full) {
        return this.make("pack", async (sheet) => {
            const { t, maker } = this;
            const [{ packScorm }] = await Promise.all([import("../../pack/pack.js"), addWords(t, packWords)]);
            try {
                const zip = await packScorm(sheet, {
                    full,
                    language: t.language.id,
                    untitled: (number) => t("course.item", { number }),
                });
                const name = `${fileName(sheet, t.language.id)}-${full ? "complete" : "linked"}.zip`;
                download(new Blob([/** @type {BlobPart} */ (zip)]), "application/zip", name);
            } catch (error) {
                if (!(error instanceof Problem)) throw error;
                maker.tell({ ...error.problem, tone: "error" });
            }
        });
    }

    /** @param {"sheet" | "key"} what */
    print(what) {
        return this.make("print", async () => {
            const { maker, model, t } = this;
            this.pictures = new Map();
            const { draft } = model;
            const code = this.code.trim();
            const seed = code || draft.id;
            this.items = code ? drawItems(draft, code).map(({ item }) => item) : draft.items;
            if (needsFormulas(JSON.stringify(this.items))) await loadFormulas();
            if (what === "key" && maker.tools) {
                const { engineAnswers } = await import("./engine-answers.js");
                this.found = await engineAnswers(t, maker.tools, { ...draft, items: this.items }, seed);
            }
            if (what === "sheet" && maker.tools) {
                const { tools } = maker;
                this.items = await Promise.all(
                    this.items.map(async (item) => (await kindOf(item)).draw?.(item, seed, tools) ?? item),
                );
                const drawn = drawPositions(tools, this.items, printable("play.html"));
                for await (const [number, pictures] of drawn) this.pictures.set(number, pictures);
            }
            // Changed meanwhile.
            if (this.model.draft !== draft || this.code.trim() !== code) return;
            this.printing = what;
            await this.updateComplete;
            print();
        });
    }
}

customElements.define("quintet-make-give", GiveElement);
