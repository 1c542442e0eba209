/**
 * `<quintet-lens-own>`: the reader's own search: the code, what came out of a run, and what differs from the lens's own
 * searches. Nothing runs before the reader asks.
 */
import { html, nothing } from "lit";
import "../../agents/editor/code-element.js";
import { transferred } from "../../agents/python/python-sizes.js";
import { arenaWords, ownSearchWords, withWords } from "../../i18n/catalogues.js";
import { chooseFiles } from "../../ui/browser/files.js";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { choice } from "../../ui/forms/fields.js";
import { tabList } from "../../ui/panels/tab-list.js";
import { tabStyles } from "../../ui/panels/tab-styles.js";
import { playersOf } from "../lens-model.js";
import { scoresText, scoreText } from "../sentences/scores.js";
import { StudyElement } from "../study/study-element.js";
import { FILES, languageOf } from "./own-code.js";
import { ownRunIn } from "./own-run.js";
import { faultSentence, findingSentence } from "./own-sentences.js";
import { ownStyles } from "./own-styles.js";
import { MAX_CODE } from "./packed-code.js";
import { startCode } from "./start-code.js";

/**
 * @import { CodeElement } from "../../agents/editor/code-element.js"
 * @import { Language } from "../../agents/search/run-search.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { LensModel } from "../lens-model.js"
 * @import { OwnRun } from "./own-run.js"
 * @import { OwnComparison, OwnResult } from "./own-search.js"
 */

const VIEWS = /** @type {const} */ ({ code: "own.view.code", findings: "own.view.findings" });
/** How many findings are listed. */
const MOST_FINDINGS = 20;

export class OwnElement extends StudyElement {
    static properties = {
        guest: { type: Boolean },
        text: { state: true },
        language: { state: true },
        changes: { state: true },
    };

    /** @type {(keyof LensModel)[]} */
    static sees = ["request", "own", "code", "script", "named", "games"];

    static styles = [tabStyles, fieldStyles, ownStyles];

    constructor() {
        super();
        /** Whether the lens is in another page, where nothing is stored. */
        this.guest = false;
        /** The code; null until it is known. @type {string | null} */
        this.text = null;
        /** @type {Language} */
        this.language = "python";
        /** Counts the changes of the run: a part renders only for properties. */
        this.changes = 0;
        /** The code of a link that is in the editor. @type {string | null} */
        this.linked = null;
        /** The number of texts that the editor was given from outside. */
        this.files = 0;
        /** Whether the page around was told that the reader writes. @type {boolean | null} */
        this.told = null;
        this.leave = () => {};
        this.addEventListener("dragover", (event) => event.preventDefault());
        this.addEventListener("drop", (event) => {
            event.preventDefault();
            this.openFile(event.dataTransfer?.files[0]);
        });
    }

    connectedCallback() {
        super.connectedCallback();
        this.leave = this.own.shownBy(() => {
            this.changes += 1;
        });
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.leave();
    }

    /** @param {Translate} t */
    async load(t) {
        return withWords(await super.load(t), arenaWords, ownSearchWords);
    }

    /** The last run, which outlasts this element. */
    get own() {
        return ownRunIn(this.lens, this.guest);
    }

    get saved() {
        return this.own.saved;
    }

    get searched() {
        return this.model.request.tree === undefined ? "game" : "tree";
    }

    willUpdate() {
        const { code, script } = this.model;
        if (code && code !== this.linked) {
            this.linked = code;
            this.language = script ?? "python";
            const saved = this.saved.read(this.searched, this.language);
            // Changes since the code of the address ran are newer than it.
            const text = saved.from === code ? saved.text : code;
            if (text !== this.text) this.show(text);
        }
        if (this.text === null) {
            this.language = script ?? this.saved.language;
            this.begin();
        }
        this.own.follow();
    }

    /** Opens the saved code, or the start code. */
    async begin() {
        const { text } = this.saved.read(this.searched, this.language);
        if (text) this.show(text);
        else await this.restore();
    }

    /** Opens the reader's code in a language. @param {Language} language */
    async choose(language) {
        this.saved.language = language;
        this.language = language;
        this.text = "";
        await this.begin();
    }

    async restore() {
        const { language, searched } = this;
        try {
            const players = playersOf(this.model).length;
            this.show(await startCode({ language, isGame: searched === "game", players }));
            this.saved.forget(searched, language);
        } catch {
            this.own.set({ problem: this.t("notice.notLoaded") });
        }
    }

    /** Puts code into the editor. @param {string} text */
    show(text) {
        this.text = text;
        this.files += 1;
    }

    /** @param {string} text */
    write(text) {
        this.text = text;
        this.saved.write(this.searched, this.language, text, this.linked);
    }

    /** @param {File} [file] */
    async openFile(file) {
        if (!file || !this.words) return;
        if (file.size > MAX_CODE) this.own.set({ problem: this.words("own.tooLong", { count: MAX_CODE }) });
        else {
            const text = await file.text();
            this.language = languageOf(file.name);
            this.show(text);
            this.write(text);
            this.own.set({ problem: "", view: "code" });
        }
    }

    async run() {
        const { text, language } = this;
        if (!text || this.own.busy) return;
        this.linked = text;
        this.write(text);
        await this.own.start(text, language, () => ({ t: this.words ?? this.t, names: this.names }));
    }

    /** @type {StudyElement["updated"]} */
    updated() {
        const writes = this.own.view === "code";
        if (writes !== this.told) this.dispatchEvent(new CustomEvent("quintet-writes", { detail: writes }));
        this.told = writes;
    }

    /** @param {Translate} t */
    content(t) {
        const { view, busy, problem } = this.own;
        return html`<div class="bar">
                ${tabList(t, {
                    label: t("own.views"),
                    tabs: VIEWS,
                    chosen: view,
                    choose: (name) => {
                        this.own.set({ view: /** @type {keyof typeof VIEWS} */ (name) });
                        return this.updateComplete;
                    },
                })}
                ${
                    busy && busy.stage !== "compare"
                        ? html`<button type="button" class="button" data-do="stop-own" @click=${() => this.own.stop()}>${t("button.stop")}</button>`
                        : html`<button type="button" class="button primary" data-do="run-own" @click=${() => this.run()}>${t("own.run")}</button>`
                }
            </div>
            <div id="part" role="tabpanel" aria-labelledby="tab-${view}" class=${view} tabindex=${view === "findings" ? 0 : nothing}>
                ${view === "code" ? this.code(t) : this.findings(t)}
            </div>
            <div role="status">${busy ? this.progress(t) : nothing}${problem ? html`<p class="problem">${problem}</p>` : nothing}</div>`;
    }

    /** @param {Translate} t */
    progress(t) {
        const { stage, share } = /** @type {NonNullable<OwnRun["busy"]>} */ (this.own.busy);
        if (stage === "compare") return html`<p class="soft">${t("own.comparing")}</p>`;
        const said = t(stage === "download" ? "shared.loadingPython" : "own.running");
        return html`<label class="soft">${said}${
            share === null ? html`<progress></progress>` : html`<progress max="1" .value=${share}></progress>`
        }</label>`;
    }

    /** @param {Translate} t */
    code(t) {
        const { language } = this;
        const size = t("arena.megabytes", { size: t.number(Math.round(transferred / 1e5) / 10) });
        return html`<p class="soft">${t.sentences(
            t("own.text"),
            t(`own.interface.${this.searched}`),
            this.own.result || language !== "python" ? null : t("arena.python.size", { size }),
        )}</p>
            <quintet-code .t=${t} .file=${{ key: `search ${this.files}`, name: FILES[language], text: this.text ?? "" }}
                .wrong=${this.wrong()}
                @quintet-code=${(/** @type {CustomEvent} */ { detail }) => this.write(detail.text)}></quintet-code>
            <div class="row">
                ${choice({
                    name: "language",
                    label: t("own.language"),
                    stack: null,
                    value: language,
                    values: Object.keys(FILES).map((each) => [
                        each,
                        t(`arena.language.${/** @type {Language} */ (each)}`),
                    ]),
                    change: (each) => this.choose(/** @type {Language} */ (each)),
                })}
                <button type="button" class="button" data-do="file"
                    @click=${() => chooseFiles(([file]) => this.openFile(file), { accept: ".py,.js,.mjs,text/plain" })}>${t("own.file")}</button>
                <button type="button" class="button" data-do="restore" @click=${() => this.restore()}>${t("shared.restoreCode")}</button>
            </div>`;
    }

    /** The student's line that the last run ended in. */
    wrong() {
        const { text, own } = this;
        const { fault } = own.result?.answer ?? {};
        const line = fault?.traceback?.at(-1)?.line ?? 0;
        return fault && line > 0 && own.text === text ? [{ line, message: fault.message }] : [];
    }

    /** @param {number} line */
    async openLine(line) {
        this.own.set({ view: "code" });
        await this.updateComplete;
        /** @type {CodeElement | null} */ (this.renderRoot.querySelector("quintet-code"))?.goTo(line);
    }

    /** @param {Translate} t */
    findings(t) {
        const { model, lens, text } = this;
        const { result, comparison, text: ran } = this.own;
        if (!result) return html`<p class="soft">${t("own.none")}</p>`;
        const { answer, shown } = result;
        const isShown = model.own === shown;
        return html`${ran !== text ? html`<p class="soft">${t("own.changed")}</p>` : nothing}
            ${answer.fault ? this.fault(t) : html`${this.value(t)}${this.wrongMove(t)}`}
            ${shown && comparison ? this.compared(t) : nothing}
            ${answer.printed ? html`<p class="soft" id="printed">${t("shared.printed")}</p><pre tabindex="0" aria-labelledby="printed">${answer.printed}</pre>` : nothing}
            ${
                shown
                    ? html`<div class="row"><button type="button" class="button" data-do="other-run"
                        @click=${() => (isShown ? lens.showReference() : lens.showOwn(shown))}>${t(isShown ? "own.reference" : "own.mine")}</button></div>`
                    : nothing
            }`;
    }

    /** @param {Translate} t */
    fault(t) {
        const { answer, shown } = /** @type {OwnResult} */ (this.own.result);
        const fault = /** @type {NonNullable<OwnResult["answer"]["fault"]>} */ (answer.fault);
        const sentence = faultSentence(t, fault, shown?.run);
        const isUnknown = sentence === t("own.fault.error");
        const line = fault.traceback?.at(-1)?.line ?? 0;
        return html`<div role="alert"><p class="value">${sentence}</p>
                ${isUnknown ? html`<p><bdi lang="en" dir="ltr">${fault.message}</bdi></p>` : nothing}</div>
            ${line > 0 ? html`<div class="row"><button type="button" class="button" data-do="line" @click=${() => this.openLine(line)}>${t("shared.line", { line })}</button></div>` : nothing}`;
    }

    /** The value that came back, beside the correct one. @param {Translate} t */
    value(t) {
        const { result, comparison } = this.own;
        const { answer, shown } = /** @type {OwnResult} */ (result);
        const root = shown?.run.visits[shown.run.roots.at(-1) ?? 0];
        if (!shown || !root || root.values === null || answer.value === null)
            return html`<p class="value" role="alert">${t("own.value.none", { returned: answer.returned })}</p>`;
        const { hasVectors, player } = shown.run;
        const said = (/** @type {number[]} */ values) =>
            hasVectors ? scoresText(t, values) : scoreText(t, values[player]);
        const value = said(root.values);
        const { correct = null, isComparable = false } = comparison ?? {};
        if (!correct || !isComparable) return html`<p class="value">${t("own.value.only", { value })}</p>`;
        const isCorrect = said(correct) === value;
        return html`<p class="value">${
            isCorrect
                ? t(hasVectors ? "own.value.maxN" : "own.value.correct", { value })
                : t("own.value.wrong", { value, correct: said(correct) })
        }</p>`;
    }

    /** Returns a message if the move or node that was returned beside the value doesn't exist. @param {Translate} t */
    wrongMove(t) {
        const { answer, shown } = /** @type {OwnResult} */ (this.own.result);
        const move = answer.choice;
        if (move === null || answer.value === null || !shown) return nothing;
        const { items } = shown.run;
        const isGame = this.searched === "game";
        const known = isGame ? items[0]?.children : items.map(({ name }) => name);
        if (!known || known.includes(move)) return nothing;
        return html`<p role="alert">${t(isGame ? "own.value.noMove" : "own.value.noNode", { move })}</p>`;
    }

    /** @param {Translate} t */
    compared(t) {
        const { shown } = /** @type {{shown: NonNullable<OwnResult["shown"]>}} */ (this.own.result);
        const { findings, leaves, own, isLarge, isComparable } = /** @type {OwnComparison} */ (this.own.comparison);
        const { names } = this;
        const { answer } = /** @type {OwnResult} */ (this.own.result);
        const isFine = !answer.fault && answer.value !== null && findings.every(({ kind }) => kind === "order");
        const more = findings.length - MOST_FINDINGS;
        /** @type {[string, number | null][]} */
        const rows = [
            [t("own.leaves.mine"), own],
            [t("own.leaves.alphaBeta"), leaves.alphaBeta],
            [t("own.leaves.best"), leaves.best],
            [t("lens.counter.plain"), leaves.plain],
        ];
        return html`${isLarge ? html`<p>${t("own.find.large")}</p>` : nothing}
            ${isComparable || isLarge ? nothing : html`<p>${t("own.find.unequal")}</p>`}
            ${isFine && isComparable && !isLarge ? html`<p>${t("own.find.none")}</p>` : nothing}
            ${
                findings.length > 0
                    ? html`<ol>${findings.slice(0, MOST_FINDINGS).map(
                          (finding) =>
                              html`<li><button type="button" class="finding ${finding.kind}" data-finding=${finding.kind}
                            @click=${() => this.goTo(shown.stepOf(finding))}>${findingSentence(t, names, shown.run, finding)}</button></li>`,
                      )}</ol>${more > 0 ? html`<p class="soft">${t("own.find.more", { count: more })}</p>` : nothing}`
                    : nothing
            }
            ${
                own === 0
                    ? nothing
                    : html`<table><thead><tr><th scope="col">${t("shared.search")}</th><th scope="col">${t("lens.counter.leaves")}</th></tr></thead>
                <tbody>${rows.map(([name, count]) => (count === null ? nothing : html`<tr><th scope="row">${name}</th><td>${t.number(count)}</td></tr>`))}</tbody></table>`
            }`;
    }

    /** Shows a step of the own run. @param {number} step */
    goTo(step) {
        const { lens, model } = this;
        const { result } = this.own;
        if (!result?.shown) return;
        if (model.own !== result.shown) lens.showOwn(result.shown);
        lens.goTo(step);
    }
}

customElements.define("quintet-lens-own", OwnElement);
