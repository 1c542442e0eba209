/** `<quintet-code-task>`: the editor of a task with code, and below it the tests and what became of them. */
import { html, nothing } from "lit";
import { icon as arenaIcon } from "../../../arena/icons.js";
import { icon } from "../../../ui/more-icons.js";
import { failureText } from "../../../ui/notices/failure-text.js";
import { given, PageElement } from "../../../ui/page-element.js";
import { verdictIcons, verdictLook, verdictStyles } from "../../../ui/page-styles/verdict-styles.js";
import { follow } from "../../../ui/store.js";
import { shownRecord } from "../../activity.js";
import { line } from "../../text/rich-text.js";
import { codeTaskStyles } from "./code-task-styles.js";
import { pointsOfTest } from "./judge.js";
import { SECONDS } from "./results.js";
import "../../../agents/editor/code-element.js";

/**
 * @import { AgentFault } from "../../../agents/agent-fault.js"
 * @import { WrongLine } from "../../../agents/editor/code-editor.js"
 * @import { GameRecord } from "../../../engine/protocol.js"
 * @import { Translate } from "../../../i18n/t.js"
 * @import { CodeWork } from "./code.js"
 * @import { TestResult } from "./results.js"
 */

const FILES = /** @type {const} */ ({ python: "solution.py", javascript: "solution.js" });

export class CodeTaskElement extends PageElement {
    static styles = [verdictStyles, codeTaskStyles];

    constructor() {
        super();
        /** @type {CodeWork} */
        this.work = given;
        follow(
            this,
            () => this.work,
            () => this.requestUpdate(),
        );
        /** The records of positions that are shown. @type {Map<any, GameRecord>} */
        this.positions = new Map();
        /** The file in the editor. */
        this.file = { key: "", name: "", text: "" };
        /** Lines with errors of the last run, and the results that they are from. */
        this.wrong = { results: /** @type {unknown} */ (null), lines: /** @type {WrongLine[]} */ ([]) };
        /** By number of a test that ran: the address at which the lens shows it, or "". @type {string[]} */
        this.watched = [];
    }

    get name() {
        const { language = "python" } = this.work.item;
        return FILES[/** @type {"python"} */ (language)];
    }

    willUpdate() {
        const { work, name } = this;
        const key = `${work.version} ${name}`;
        if (key !== this.file.key) this.file = { key, name, text: work.code };
        if (this.wrong.results === work.results) return;
        const lines = new Map();
        for (const result of work.results) {
            const at = result?.answer.fault && lineOf(result.answer.fault);
            if (at && !lines.has(at)) lines.set(at, { line: at, message: result.answer.fault?.message ?? "" });
        }
        this.wrong = { results: work.results, lines: [...lines.values()] };
        this.watched = [];
        this.findWatched(work.results);
    }

    /** Finds where the lens shows the tests that ran. @param {CodeWork["results"]} results */
    async findWatched(results) {
        const { item, ran } = this.work;
        if (results.every((result) => result === null)) return;
        try {
            const { watchAddress } = await import("./watch.js");
            const how = { code: ran, language: item.language };
            const watched = item.tests.map((/** @type {any} */ test, /** @type {number} */ number) =>
                results[number] && !test.hidden ? watchAddress(test, how) : "",
            );
            const found = await Promise.all(watched);
            if (results !== this.work.results) return;
            this.watched = found;
            this.requestUpdate();
        } catch {
            // The results are there without it.
        }
    }

    render() {
        const { t, work } = this;
        const { running, phase, parts } = work;
        const isOpen = phase === "try";
        const check = t(parts.tells === false ? "course.keep" : "shared.check");
        const hasVisible = work.item.tests.some((/** @type {any} */ { hidden }) => !hidden);
        return html`<div class="all"><quintet-code .t=${t} .file=${this.file} .wrong=${this.wrong.lines}
                @quintet-code=${(/** @type {CustomEvent<{text: string}>} */ { detail }) => work.write(detail.text)}></quintet-code>
            <div class="bar">
                ${
                    running
                        ? html`<button type="button" class="button" data-do="stop" @click=${() => work.stop()}>${arenaIcon("stop")}${t("button.stop")}</button>`
                        : html`${hasVisible ? html`<button type="button" class="button" data-do="run" @click=${() => work.run()}>${arenaIcon("play")}${t("code.run")}</button>` : nothing}
                            ${isOpen ? html`<button type="button" class="button primary" data-do="check" @click=${() => work.check()}>${check}</button>` : nothing}
                            <button type="button" class="button bare" data-do="restore" @click=${() => work.restore()}>${icon("again")}${t("shared.restoreCode")}</button>`
                }
                <p role="status">${this.status()}</p>
            </div>
            <section class="tests" aria-label=${t("course.tests")} tabindex="0">
                <p class="soft">${t("code.limit", { count: work.item.time_s ?? SECONDS })}</p>
                <ol>${work.item.tests.map((/** @type {any} */ test, /** @type {number} */ number) => this.test(test, number))}</ol>
            </section></div>`;
    }

    status() {
        const { t } = this;
        const { running, halted, results } = this.work;
        if (halted) return html`${icon("warning")}${t("code.halted", { reason: failureText(t, halted) })}`;
        if (!running) {
            const run = results.filter((result) => result !== null);
            if (run.length === 0) return nothing;
            const passed = run.filter(({ share }) => share === 1).length;
            return t("code.passed", { count: passed, of: run.length });
        }
        const { stage, done, of } = running;
        if (stage === "download") return t("shared.loadingPython");
        if (stage === "start") return t("code.starting");
        return t("code.running", { number: Math.min(done + 1, of), of });
    }

    /** @param {any} test @param {number} number */
    test(test, number) {
        const { t, work } = this;
        const result = work.results[number];
        const look = result ? verdictLook(result.share) : "open";
        const name = test.name
            ? line(test.name, t.language.id)
            : t(test.hidden ? "course.testHidden" : "course.testNumber", { number: number + 1 });
        const state = t(`code.state.${look}`, { share: t.percent(result?.share ?? 0) });
        return html`<li class="verdict ${look === "open" ? "" : look}" data-test=${number + 1}>
            <p class="head"><b>${result ? icon(verdictIcons[/** @type {"right"} */ (look)]) : nothing}${name}</b>
                <span class="soft">${state} · ${t("course.points", { count: pointsOfTest(test) })}</span></p>
            ${test.hidden ? html`<p class="soft">${t("code.hidden")}</p>` : this.open(test, result)}
            ${this.watched[number] ? html`<p><a class="button" data-do="watch" href=${this.watched[number]} target="_blank">${t("code.watch")}</a></p>` : nothing}</li>`;
    }

    /** What a test that isn't hidden asks and found. @param {any} test @param {TestResult | null} result */
    open(test, result) {
        const { t } = this;
        const { record } = test;
        const actions = record?.actions?.join(" · ");
        const expected = expectations(t, test);
        return html`<pre dir="ltr"><code>${test.call}</code></pre>
            ${test.tree ? html`<p class="at" dir="ltr"><code>${`tree = ${test.tree}`}</code></p>` : nothing}
            ${record ? this.position(test) : nothing}
            ${record ? html`<p class="at" dir="ltr"><code>${`state = ${record.game ?? record}${actions ? `: ${actions}` : ""}`}</code></p>` : nothing}
            <p><span class="soft">${t("course.expected")}</span> ${expected}</p>
            ${result ? this.found(test, result) : nothing}`;
    }

    /** @param {any} test */
    position({ record }) {
        if (!this.positions.has(record)) {
            this.positions.set(record, shownRecord(record));
            import("./position-element.js").catch(() => {});
        }
        return html`<quintet-code-position .t=${this.t} .tools=${this.work.tools} .record=${this.positions.get(record)}></quintet-code-position>`;
    }

    /** @param {any} test @param {TestResult} result */
    found(test, { share, answer: { fault, returned, leaves, printed } }) {
        const { t } = this;
        const told = fault ? this.fault(fault) : html`<code dir="ltr">${returned}</code>${this.leaves(test, leaves)}`;
        return html`${fault || share < 1 ? html`<p><span class="soft">${t("course.found")}</span> ${told}</p>` : nothing}
            ${printed ? html`<details><summary>${t("code.printed")}</summary><pre dir="ltr">${printed}</pre></details>` : nothing}`;
    }

    /** @param {any} test @param {string[]} names */
    leaves(test, names) {
        const { t } = this;
        if (test.looked) return html` · ${t("code.looked", { names: names.join(" ") })}`;
        const counts = test.leaves !== undefined || test.most !== undefined;
        return counts ? html` · ${t("code.leaves", { count: names.length })}` : nothing;
    }

    /** @param {AgentFault} fault */
    fault(fault) {
        const { t } = this;
        const at = lineOf(fault);
        return html`${t(`code.fault.${/** @type {"time"} */ (t.has(`code.fault.${fault.kind}`) ? fault.kind : "error")}`)}
            ${at ? html`<button type="button" class="button bare" data-line=${at} @click=${() => this.goTo(at)}>${t("code.line", { line: at })}</button>` : nothing}
            ${this.cause(fault)}`;
    }

    /** What the sentence about a fault doesn't say. @param {AgentFault} fault */
    cause({ kind, code, message, values = {} }) {
        const { t } = this;
        if (kind === "time" || kind === "memory") return nothing;
        if (code === "missing-module") return t("code.cause.module", { module: String(values.module ?? "") });
        if (code === "exit") return t("code.cause.exit");
        return html`<bdi lang="en"><code>${message}</code></bdi>`;
    }

    /** @param {number} at */
    goTo(at) {
        /** @type {any} */ (this.renderRoot.querySelector("quintet-code"))?.goTo(at);
    }
}

/** The last line of the student's code that a fault names; 0 for none. @param {AgentFault} fault */
const lineOf = ({ traceback = [] }) => traceback.at(-1)?.line ?? 0;

/** What a test that isn't hidden expects. @param {Translate} t @param {any} test */
export function expectations(t, { expect, margin, ranking, leaves, most, looked }) {
    const parts = [];
    if (expect !== undefined) {
        const more = ranking ? ` · ${t("code.order")}` : margin ? ` ${t("code.within", { margin })}` : "";
        parts.push(html`<code dir="ltr">${JSON.stringify(expect)}</code>${more}`);
    }
    if (leaves !== undefined) parts.push(t("code.leaves", { count: leaves }));
    if (most !== undefined) parts.push(t("code.most", { count: most }));
    if (looked !== undefined) parts.push(t("code.looked", { names: looked.join(" ") }));
    return parts.map((part, place) => html`${place > 0 ? " · " : nothing}${part}`);
}

customElements.define("quintet-code-task", CodeTaskElement);
