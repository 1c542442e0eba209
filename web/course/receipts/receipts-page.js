/**
 * `<quintet-receipts>`: the receipts of a class as a table. They come from files or pasted texts, are checked against
 * their sheets, and leave as CSV. Nothing is stored and nothing leaves the page.
 */

import { html, nothing } from "lit";
import { timeIn } from "../../i18n/formats.js";
import { chooseFiles, download } from "../../ui/browser/files.js";
import { text } from "../../ui/forms/fields.js";
import { icon } from "../../ui/icons.js";
import { PageElement } from "../../ui/page-element.js";
import { share } from "../../ui/share.js";
import { textIn, variantsOf } from "../activity.js";
import { fingerprint } from "../grades/receipt.js";
import { receiptStyles } from "../grades/receipt-styles.js";
import { collect } from "./collect.js";
import { takeFile, takeTexts } from "./files.js";
import { receiptsStyles } from "./receipts-styles.js";
import { taskStatistics } from "./statistics.js";
import { shownAnswer, statisticsCsv, statisticsTable, titleOf } from "./statistics-table.js";
import { itemsCsv, marksText, markText, studentsCsv } from "./tables.js";
import "../../ui/tables/wide-table-element.js";

/**
 * @import { Activity } from "../activity.js"
 * @import { FoundReceipt, Receipt } from "../grades/receipt.js"
 * @import { Row } from "./collect.js"
 * @import { Taken } from "./files.js"
 */

const FILES = ".txt,.json,.zip,.html,.eml,text/plain,application/json,application/zip";

/** Of the table, after the button that shows items. */
const COLUMNS = [
    { name: "number", look: "number" },
    { name: "name", look: "" },
    { name: "code", look: "" },
    { name: "marks", look: "" },
    { name: "points", look: "number" },
    { name: "percent", look: "number" },
    { name: "time", look: "number" },
    { name: "activity", look: "" },
    { name: "date", look: "" },
];

export class ReceiptsPage extends PageElement {
    static properties = {
        found: { state: true },
        sheets: { state: true },
        said: { state: true },
        opened: { state: true },
    };

    static styles = [receiptStyles, receiptsStyles];

    constructor() {
        super();
        share(this, { words: "t" });
        /** In the order in which they came. @type {FoundReceipt[]} */
        this.found = [];
        /** @type {Activity[]} */
        this.sheets = [];
        /** What became of the last files. @type {string[]} */
        this.said = [];
        /** Numbers of the receipts whose items are shown. @type {Set<number>} */
        this.opened = new Set();
    }

    choose() {
        chooseFiles((files) => this.takeFiles(files), { accept: FILES, multiple: true });
    }

    /** @param {File[]} files */
    async takeFiles(files) {
        const all = [];
        for (const file of files) all.push(await takeFile(file));
        this.take(all);
    }

    /** @param {SubmitEvent & {target: HTMLFormElement}} event */
    paste(event) {
        event.preventDefault();
        const field = event.target.querySelector("textarea");
        if (!field?.value.trim()) return;
        if (this.takeText(field.value)) field.value = "";
        field.focus();
    }

    /** @param {string} text @returns {boolean} whether it held something */
    takeText(text) {
        const taken = takeTexts(this.t("receipt.pasted"), [text]);
        this.take([taken]);
        return !taken.problem;
    }

    /** @param {Taken[]} all */
    take(all) {
        const { t } = this;
        const receipts = all.flatMap((taken) => taken.receipts);
        const sheets = all.flatMap((taken) => taken.sheets);
        const known = new Map([...this.sheets, ...sheets].map((sheet) => [fingerprint(sheet), sheet]));
        this.found = [...this.found, ...receipts];
        this.sheets = [...known.values()];
        this.said = [
            ...(receipts.length ? [t("receipt.added", { count: receipts.length })] : []),
            ...sheets.map((sheet) => t("receipt.addedSheet", { title: this.titleOf(sheet) })),
            ...all.map(({ name, problem }) => problem && t(problem, { name })).filter(Boolean),
        ];
    }

    /** @param {Activity} sheet */
    titleOf = ({ title }) => textIn(title, this.t.language.id);

    render() {
        const { t, found, sheets } = this;
        const rows = collect(found, sheets);
        return html`
            <quintet-header><h1>${t("receipt.title")}</h1></quintet-header>
            <main>
                <p>${t("receipt.intro")}</p>
                <p class="soft">${t("receipt.about")}</p>
                <div class="ways">
                    <div>
                        <button type="button" class="button primary" data-do="choose" @click=${this.choose}>${t("shared.chooseFiles")}</button>
                        <p class="soft">${t("receipt.files")}</p>
                        ${this.sheetList()}
                    </div>
                    <form @submit=${this.paste}>
                        ${text({ id: "pasted", label: t("receipt.paste"), stack: true, rows: 4 })}
                        <button class="button" data-do="add">${t("shared.add")}</button>
                    </form>
                </div>
                <div role="status">${this.said.map((line) => html`<p>${line}</p>`)}</div>
                ${rows.length ? this.list(rows) : nothing}
            </main>`;
    }

    sheetList() {
        const { t, sheets } = this;
        return html`<h2 id="sheets">${t("receipt.sheets")}</h2>
            ${sheets.length ? nothing : html`<p class="soft">${t("receipt.noSheets")}</p>`}
            <ul class="sheets" aria-labelledby="sheets">${sheets.map((sheet) => {
                const title = this.titleOf(sheet);
                return html`<li><span>${title} <span class="soft">${sheet.id}</span></span>
                    <button type="button" class="button" aria-label=${t("receipt.removeLabel", { title })} @click=${() => {
                        this.sheets = this.sheets.filter((other) => other !== sheet);
                    }}>${t("receipt.remove")}</button></li>`;
            })}</ul>`;
    }

    /** @param {Row[]} rows */
    list(rows) {
        const { t } = this;
        const tasks = taskStatistics(rows);
        const odd = rows.filter(({ marks }) => marks.length).length;
        return html`<section>
            <h2 id="list">${t("receipt.list")}</h2>
            <p class="soft">${t("receipt.count", { count: rows.length })}${odd ? html` · ${t("receipt.odd", { count: odd })}` : nothing}</p>
            <quintet-wide-table label=${t("receipt.list")}><table>
                <thead><tr><th scope="col"><span class="unseen">${t("receipt.more")}</span></th>
                    ${COLUMNS.map(({ name, look }) => html`<th scope="col" class=${look}>${t(`receipt.column.${name}`)}</th>`)}</tr></thead>
                <tbody>${rows.map((row) => this.row(row))}</tbody>
            </table></quintet-wide-table>
            <div class="buttons">
                <button type="button" class="button primary" data-do="students" @click=${() => this.save("students", studentsCsv(t, rows))}>${t("receipt.students")}</button>
                <button type="button" class="button" data-do="items" @click=${() => this.save("items", itemsCsv(t, rows))}>${t("receipt.items")}</button>
                <button type="button" class="button" data-do="statistics" @click=${() => this.save("statistics", statisticsCsv(t, tasks))}>${t("receipt.saveStatistics")}</button>
                <button type="button" class="button" data-do="clear" @click=${this.clear}>${t("receipt.clear")}</button>
            </div>
            <h2 id="statistics">${t("receipt.statistics")}</h2>
            <p class="soft">${t("receipt.statisticsHelp")}</p>
            ${statisticsTable(t, tasks)}
        </section>`;
    }

    /** @param {Row} row */
    row(row) {
        const { t } = this;
        const { number, receipt, marks } = row;
        const isOpen = this.opened.has(number);
        const remarks = marks.length
            ? marks.map((mark) => html`<span class="mark">${markText(t, mark)}</span>`)
            : html`<span class="soft">${t("receipt.fine")}</span>`;
        if (!receipt) {
            return html`<tr data-number=${number} title=${marksText(t, row)}><td></td>
                <td class="number">${t.number(number)}</td><td></td><td></td><td>${remarks}</td><td colspan="5"></td></tr>`;
        }
        const { name, code, activity, at, points, of, score, seconds } = receipt;
        const title = row.sheet ? this.titleOf(row.sheet) : activity;
        return html`<tr data-number=${number} title=${marksText(t, row)}>
                <td><button type="button" class="button" aria-expanded=${isOpen}
                    aria-label=${t("receipt.moreLabel", { name: name || code || t.number(number) })}
                    @click=${() => this.toggle(number)}>${icon("chevron")}</button></td>
                <td class="number">${t.number(number)}</td>
                <th scope="row"><bdi>${name || html`<span class="soft">${t("receipt.nameless")}</span>`}</bdi></th>
                <td><bdi>${code}</bdi></td>
                <td>${remarks}</td>
                <td class="number">${t("shared.points", { points: rounded(points), of: rounded(of) })}</td>
                <td class="number">${t.percent(score)}</td>
                <td class="number">${this.time(seconds)}</td>
                <td><bdi>${title}</bdi></td>
                <td>${this.date(at)}</td>
            </tr>
            ${isOpen ? html`<tr class="inner"><td></td><td colspan="9">${this.items(receipt, row.sheet)}</td></tr>` : nothing}`;
    }

    /** @param {Receipt} receipt @param {Row["sheet"]} sheet */
    items({ items }, sheet) {
        const { t } = this;
        const columns = ["points", "tries", "hints", "time"];
        return html`<table>
            <thead><tr><th scope="col">${t("receipt.column.item")}</th>
                ${columns.map((name) => html`<th scope="col" class="number">${t(`receipt.column.${name}`)}</th>`)}
                <th scope="col">${t("receipt.column.answer")}</th></tr></thead>
            <tbody>${items.map(({ id, kind, variant, points, of, tries, hints, seconds, answer }) => {
                const found = sheet?.items.find((each) => each.id === id);
                const item = found ? variantsOf(found)[variant] : null;
                return html`<tr>
                <th scope="row"><bdi>${titleOf({ id, item: found }, t)}</bdi></th>
                <td class="number">${t("shared.points", { points: rounded(points), of: rounded(of) })}</td>
                <td class="number">${t.number(tries)}</td>
                <td class="number">${t.number(hints)}</td>
                <td class="number">${this.time(seconds)}</td>
                <td class="answer"><bdi>${shownAnswer(t, { item, kind }, answer)}</bdi></td></tr>`;
            })}</tbody>
        </table>`;
    }

    /** @param {number} number */
    toggle(number) {
        const opened = new Set(this.opened);
        if (!opened.delete(number)) opened.add(number);
        this.opened = opened;
    }

    clear() {
        Object.assign(this, { found: [], said: [], opened: new Set() });
        /** @type {HTMLElement | null | undefined} */ (this.renderRoot.querySelector("[data-do=choose]"))?.focus();
    }

    /** @param {"students" | "items" | "statistics"} what @param {string} csv */
    save(what, csv) {
        const { t } = this;
        download(csv, "text/csv;charset=utf-8", `${t("receipt.list")}-${t(`receipt.csv.${what}`)}.csv`);
    }

    /** @param {string} at */
    date(at) {
        return timeIn(this.t, at);
    }

    /** @param {number} seconds */
    time(seconds) {
        const { t } = this;
        const two = t.number(seconds % 60).padStart(2, t.number(0));
        return `${t.number(Math.floor(seconds / 60))}:${two}`;
    }
}

/** @param {number} points */
const rounded = (points) => Math.round(points * 100) / 100;

customElements.define("quintet-receipts", ReceiptsPage);
