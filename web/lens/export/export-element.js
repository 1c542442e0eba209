/**
 * `<quintet-lens-export>`: saves what the lens shows as pictures, of tree, board or both, at this step or at each step;
 * as its trace; or as an exercise.
 *
 * Event: `quintet-done` after a command.
 */
import { css, html, nothing } from "lit";
import { pictureOf } from "../../board/drawing/picture.js";
import { download, pngOf } from "../../ui/browser/files.js";
import { controlStyles } from "../../ui/forms/control-styles.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { segments } from "../../ui/forms/segments.js";
import { menuItem } from "../../ui/panels/menu-item.js";
import { icon } from "../icons.js";
import { writeLensLink } from "../lens-link.js";
import { linkOf, shownPath } from "../lens-model.js";
import { sentenceOf } from "../sentences/step-sentences.js";
import { StudyElement } from "../study/study-element.js";
import { traceJson } from "../trace/trace-json.js";
import "../panes/board-element.js";
import { composed } from "./pictures.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { LensModel } from "../lens-model.js"
 * @import { StepPage } from "./print-steps.js"
 */

/** What a picture can show. */
const SUBJECTS = /** @type {const} */ (["tree", "board", "both"]);
/** The most steps of one file. */
const MOST_STEPS = 300;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

export class ExportElement extends StudyElement {
    static properties = {
        drawings: { attribute: false },
        subject: { state: true },
        done: { state: true },
    };

    /** @type {(keyof LensModel)[]} */
    static sees = ["request", "position", "ended", "events"];

    static styles = [
        itemStyles,
        controlStyles,
        css`
            :host {
                display: block;
            }
            .segments {
                margin: var(--space-1) var(--space-2);
            }
            quintet-lens-board {
                position: fixed;
                inset: 0 auto auto -2000px;
                inline-size: 560px;
                block-size: 560px;
                visibility: hidden;
                color-scheme: light;
            }
            progress {
                inline-size: 100%;
                accent-color: var(--accent);
            }
        `,
    ];

    constructor() {
        super();
        /** Draws the trees in view. @type {() => Promise<string[]>} */
        this.drawings = async () => [];
        /** @type {(typeof SUBJECTS)[number]} */
        this.subject = "tree";
        /** The number of steps drawn of all steps; -1 while none are. */
        this.done = -1;
    }

    get isGame() {
        return this.model.request.tree === undefined;
    }

    /** The steps that a file of pictures has: all, or as many as fit from the current one on. */
    get steps() {
        const { events, step } = this.lens.model;
        const from = events + 1 <= MOST_STEPS ? 0 : Math.min(step, events + 1 - MOST_STEPS);
        return { from, count: Math.min(MOST_STEPS, events + 1) };
    }

    /** @param {Translate} t */
    content(t) {
        const { subject, isGame, done, model } = this;
        const { from, count } = this.steps;
        const canCopy = typeof ClipboardItem !== "undefined";
        const all = from === 0 && count > model.events;
        return html`
            ${this.item("sheet", "export.exercise", () => this.makeExercise())}
            ${
                isGame
                    ? html`${segments({
                          label: t("export.subject"),
                          name: "subject",
                          options: SUBJECTS.map((value) => ({ value, text: t(`export.subject.${value}`) })),
                          value: subject,
                          choose: (value) => {
                              this.subject = /** @type {(typeof SUBJECTS)[number]} */ (value);
                          },
                      })}<quintet-lens-board aria-hidden="true" inert></quintet-lens-board>`
                    : nothing
            }
            ${this.item("save", "export.png", () => this.save("png"))}
            ${canCopy ? this.item("picture", "export.copy", () => this.copy()) : nothing}
            ${this.item("save", "export.svg", () => this.save("svg"))}
            ${
                done < 0
                    ? html`${this.item("save", all ? "export.steps" : "export.stepsFrom", () => this.saveSteps(), {
                          count,
                          from,
                      })}
                      ${this.item("save", all ? "export.pdf" : "export.pdfFrom", () => this.printSteps(), { count, from })}`
                    : html`<label class="item"><span>${t("export.drawing", { step: done, count })}
                          <progress max=${count} value=${done}></progress></span></label>`
            }
            ${this.item("save", "export.json", async () => this.saveTrace())}`;
    }

    /**
     * @param {Parameters<typeof icon>[0]} name
     * @param {"export.png" | "export.copy" | "export.svg" | "export.steps" | "export.stepsFrom" | "export.pdf" |
     *     "export.pdfFrom" | "export.json" | "export.exercise"} key
     * @param {() => Promise<void>} act
     * @param {{count: number, from: number}} [values]
     */
    item(name, key, act, values = { count: 0, from: 0 }) {
        const t = /** @type {Translate} */ (this.words);
        const off = !this.model.ended && /steps|pdf/.test(key);
        return menuItem(key, icon(name), t(key, values), () => this.#act(act), { off });
    }

    /** @param {() => Promise<void>} act */
    async #act(act) {
        try {
            await act();
        } catch (error) {
            const { message } = /** @type {Error} */ (error);
            this.lens.tell({ key: "lens.export.failed", detail: message, tone: "error" });
        }
        this.done = -1;
        this.dispatchEvent(new Event("quintet-done"));
    }

    /** Opens the page that makes sheets with this search, to be predicted from its beginning. */
    async makeExercise() {
        const { record, tree, options } = linkOf(this.model);
        const address = new URL("course/make.html", document.baseURI);
        address.hash = await writeLensLink({ record, tree, options, predict: true });
        location.assign(address);
    }

    saveTrace() {
        const { replay, request } = this.model;
        if (replay) download(`${traceJson(replay, request)}\n`, "application/json", `${this.fileName}.json`);
    }

    /** The picture of the current step. @param {string} [caption] */
    async picture(caption) {
        const { subject, isGame, t } = this;
        const trees = subject === "board" && isGame ? [] : await this.drawings();
        const board = isGame && subject !== "tree" ? [await this.board()] : [];
        const parts = [...trees, ...board].filter(Boolean);
        if (parts.length === 0) throw new Error(this.words?.("export.nothing"));
        const family = getComputedStyle(this).fontFamily;
        return composed(parts, { caption, family, rtl: t.language.direction === "rtl" });
    }

    /** The board at the node shown. Waits until the engine has sent it. */
    async board() {
        const key = shownPath(this.lens.model).join("\n");
        while (this.isConnected && this.lens.model.position?.key !== key) await frame();
        const pane = /** @type {any} */ (this.renderRoot.querySelector("quintet-lens-board"));
        await pane?.updateComplete;
        const board = pane?.renderRoot.querySelector("quintet-board");
        await board?.updateComplete;
        return pictureOf(board ?? null);
    }

    get fileName() {
        const { record, options } = this.model.request;
        return `quintet-lens-${record?.game ?? "tree"}-${options.algorithm}`;
    }

    /** @param {"png" | "svg"} ending */
    async save(ending) {
        const picture = await this.picture();
        if (ending === "svg") download(picture, "image/svg+xml", `${this.fileName}.svg`);
        else download(await pngOf(picture), "image/png", `${this.fileName}.png`);
    }

    async copy() {
        // Safari needs the promise: it allows copying only while the button is pressed.
        const png = this.picture().then(pngOf);
        await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
        this.lens.tell({ key: "notice.copied" });
    }

    /**
     * Steps through the search. Returns whether every step was drawn: not if the reader closes the drawer.
     * @param {(step: number, sentence: string) => Promise<void>} draw
     */
    async eachStep(draw) {
        const { lens } = this;
        const { step: before } = lens.model;
        const { from, count } = this.steps;
        for (this.done = 0; this.done < count && this.isConnected; this.done += 1) {
            await lens.goTo(from + this.done);
            await frame();
            const { replay, cursor } = lens.model;
            if (!replay || !cursor) return false;
            await draw(from + this.done, sentenceOf(this.t, replay, cursor, this.names));
        }
        await lens.goTo(before);
        return this.isConnected;
    }

    /** Prints a page for each step, which browsers save as a PDF. */
    async printSteps() {
        const { printSteps } = await import("./print-steps.js");
        /** @type {StepPage[]} */
        const pages = [];
        const whole = await this.eachStep(async (_, sentence) => {
            pages.push({ picture: await this.picture(), sentence });
        });
        if (!whole || (await printSteps(pages, this.fileName))) return;
        const t = /** @type {Translate} */ (this.words);
        this.lens.tell({ key: "lens.export.noPrint", params: { link: t("lens.export.link") }, tone: "error" });
    }

    /** Saves a numbered picture of each step with its sentence. */
    async saveSteps() {
        const { from, count } = this.steps;
        const { zipOf } = await import("../../ui/browser/zip.js");
        /** @type {Map<string, Uint8Array>} */
        const files = new Map();
        const digits = String(from + count - 1).length;
        const whole = await this.eachStep(async (step, sentence) => {
            const png = await pngOf(await this.picture(sentence));
            const name = `${this.fileName}-${String(step).padStart(digits, "0")}.png`;
            files.set(name, new Uint8Array(await png.arrayBuffer()));
        });
        if (!whole) return;
        download(
            new Blob([/** @type {Uint8Array<ArrayBuffer>} */ (await zipOf(files))]),
            "application/zip",
            `${this.fileName}.zip`,
        );
    }
}

customElements.define("quintet-lens-export", ExportElement);
