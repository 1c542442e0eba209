/** `<quintet-receipt>`: the student's receipt, to copy or to save. Its words are those of `i18n/receipts/`. */

import { html } from "lit";
import { timeIn } from "../../i18n/formats.js";
import { again } from "../../ui/again.js";
import { copyText, download } from "../../ui/browser/files.js";
import { text } from "../../ui/forms/fields.js";
import { given, PageElement } from "../../ui/page-element.js";
import { showOf, textIn } from "../activity.js";
import { receiptOf, writeReceipt } from "./receipt.js";
import { receiptStyles } from "./receipt-styles.js";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { Activity } from "../activity.js"
 * @import { Result } from "../sitting/sitting.js"
 */

export class ReceiptElement extends PageElement {
    static properties = {
        activity: { attribute: false },
        result: { attribute: false },
        student: { attribute: false },
        failed: { type: Boolean },
        name: { state: true },
        code: { state: true },
        told: { state: true },
    };

    static styles = receiptStyles;

    constructor() {
        super();
        /** The sheet. @type {Activity} */
        this.activity = given;
        /** @type {Result} */
        this.result = given;
        /** The student, as known or as entered. @type {{id: string, name: string} | null} */
        this.student = null;
        /** Whether a course system is there that may not have stored the result. */
        this.failed = false;
        this.name = "";
        this.code = "";
        /** The newest message about copying or saving. */
        this.told = "";
        this.text = "";
    }

    /** @param {Map<string, unknown>} changed */
    willUpdate(changed) {
        if (changed.has("student") && this.student) {
            this.name ||= this.student.name;
            this.code ||= this.student.id;
        }
        // Copied and saved receipts are the same one as long as nothing changes.
        if (["activity", "result", "name", "code", "student"].some((name) => changed.has(name))) this.write();
    }

    write() {
        const { t, name, code } = this;
        this.told = "";
        this.text = "";
        if (!this.activity || !this.result || !(name.trim() || code.trim())) return;
        const receipt = receiptOf(this.activity, this.result, { name, code });
        const { points, of, score, done } = receipt;
        const lines = [
            textIn(this.activity.title, t.language.id).replace(/\s+/g, " "),
            receipt.name && t("receipt.line.student", { name: receipt.name }),
            receipt.code && t("receipt.line.code", { code: receipt.code }),
            this.shown
                ? t("receipt.line.points", { points: rounded(points), of: rounded(of), share: t.percent(score) })
                : "",
            done ? "" : t("receipt.line.open"),
            t("receipt.line.made", { date: timeIn(t, receipt.at) }),
        ];
        this.text = writeReceipt(receipt, this.activity.key, lines.filter(Boolean));
    }

    /** Whether the student may know the points. */
    get shown() {
        const show = showOf(this.activity);
        return show === "at-once" || (show === "at-end" && this.result.done);
    }

    render() {
        const { t, text: made } = this;
        return html`<section aria-labelledby="title">
            <h2 id="title">${t("receipt.own")}</h2>
            <p>${t(this.failed ? "receipt.failed" : "receipt.why")}</p>
            <div class="fields">
                ${text({ name: "name", label: t("receipt.yourName"), stack: true, fill: "name", most: 120, value: this.name, typed: (name) => Object.assign(this, { name }) })}
                ${text({ name: "code", label: t("receipt.yourCode"), stack: true, most: 60, value: this.code, typed: (code) => Object.assign(this, { code }) })}
            </div>
            ${
                made
                    ? html`<div @focusin=${(/** @type {any} */ { target }) => target.select()}>${text({ label: t("receipt.text"), stack: null, rows: 8, locked: true, value: made })}</div>
                        <div class="buttons">
                            <button type="button" class="button primary" data-do="copy" @click=${() => copyText(this, made)}>${t("shared.copy")}</button>
                            <button type="button" class="button" data-do="save" @click=${this.save}>${t("receipt.save")}</button>
                        </div>`
                    : html`<p class="soft">${t("receipt.wanted")}</p>`
            }
            <p class="soft" role="status">${this.told}</p>
        </section>`;
    }

    /**
     * Shows what `copyText` reports. If the browser refuses to copy, selects the receipt.
     * @param {{key: Key, tone?: string}} notice
     */
    tell({ key, tone }) {
        const receipt = tone === "error" ? this.renderRoot.querySelector("textarea") : null;
        receipt?.focus();
        receipt?.select();
        this.told = again(this.t(tone === "error" ? "receipt.copyBlocked" : key), this.told);
    }

    save() {
        const { t, name, code, activity } = this;
        const who = (code || name).trim().replace(/[^\p{L}\p{N}._-]+/gu, "-");
        download(this.text, "text/plain;charset=utf-8", `${t("receipt.file")}-${activity.id}-${who}.txt`);
        // A frame in a sandbox, which has no origin, can't know whether it may save files.
        if (self.origin === "null") this.told = again(t("receipt.saveBlocked"), this.told);
    }
}

/** @param {number} points */
const rounded = (points) => Math.round(points * 100) / 100;

customElements.define("quintet-receipt", ReceiptElement);
