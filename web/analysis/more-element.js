/**
 * `<quintet-analysis-more>`: the menu of the analysis: play from here, share and save, open another game, set up a
 * position.
 */

import { css, html, nothing } from "lit";
import { playerName } from "../game/sentences/game-sentences.js";
import { encodeLink } from "../record/link.js";
import { RECORD_FILES, textOf } from "../record/record-files.js";
import { chooseFiles, copyText, download } from "../ui/browser/files.js";
import { choice, problemLine, text } from "../ui/forms/fields.js";
import { itemStyles } from "../ui/forms/item-styles.js";
import { noticeText } from "../ui/notices/notice-text.js";
import { menuItem } from "../ui/panels/menu-item.js";
import { AnalysisElement } from "./analysis-element.js";
import { recordOf } from "./analysis-model.js";
import { icon } from "./icons.js";
import { encodeAnalysisLink } from "./link.js";
import { problemNotice } from "./search/search-sentences.js";
import { keysInWords } from "./shortcuts.js";

/**
 * @import { NewNotice } from "../ui/notices/noticed.js"
 * @import { Key } from "../i18n/keys.js"
 * @import { AnalysisModel } from "./analysis-model.js"
 */

/** Maximum length of a text in the notice "could not copy", in characters. */
const MAX_SHOWN = 400;

export class MoreElement extends AnalysisElement {
    static properties = { opening: { state: true }, problem: { state: true } };

    /** @type {(keyof AnalysisModel)[]} */
    static sees = ["state", "levels"];

    static styles = [
        itemStyles,
        css`
            /* Devices with only a touch screen have no keys. */
            @media (hover: none) and (pointer: coarse) {
                .keys {
                    display: none;
                }
            }
            dl {
                padding-inline: var(--space-2);
                font-size: var(--text-small);
            }
            dl div {
                display: flex;
                gap: var(--space-3);
                align-items: baseline;
                min-block-size: 30px;
            }
            dt {
                flex: 0 0 9em;
                white-space: nowrap;
            }
            kbd {
                padding: 1px 6px;
                border: var(--stroke) solid var(--rule);
                border-radius: var(--radius-small);
                background: var(--paper);
                font-family: inherit;
            }
            .play {
                padding-inline: var(--space-2);
            }
            form {
                display: grid;
                gap: var(--space-2);
                padding: var(--space-1) var(--space-2) var(--space-2);
            }
        `,
    ];

    constructor() {
        super();
        this.opening = false;
        /** Why the last text or file could not be opened. @type {NewNotice | null} */
        this.problem = null;
        this.level = "medium";
        /** @type {number | null} */
        this.seat = null;
    }

    render() {
        const { model, t, players } = this;
        const seat = this.seat ?? model.state?.toMove ?? 0;
        return html`
            <section>
                <h3>${t("analysis.playHere")}</h3>
                ${
                    this.over
                        ? html`<p class="note">${t("analysis.over")}</p>`
                        : html`<div class="play fields">
                    ${choice({
                        name: "seat",
                        label: t("analysis.playHere.seat"),
                        value: seat,
                        values: players.map((_, player) => [player, playerName(t, players, player)]),
                        change: (player) => {
                            this.seat = Number(player);
                        },
                    })}
                    ${choice({
                        name: "level",
                        label: t("analysis.playHere.level"),
                        value: this.level,
                        values: [...model.levels.map(({ id }) => [id, t(`level.${id}`)]), ["person", t("seat.person")]],
                        change: (id) => {
                            this.level = id;
                        },
                    })}
                    <button type="button" class="button primary" data-do="play-here" @click=${() =>
                        this.dispatchEvent(
                            new CustomEvent("quintet-play", { detail: { level: this.level, seat } }),
                        )}>${t("shared.play")}</button>
                </div>`
                }
            </section>
            <section>
                <h3>${t("analysis.share")}</h3>
                ${this.item("link", "analysis.copyLink", () => this.copyLink())}
                ${this.item("copy", "analysis.copyText", () => this.copy(JSON.stringify(recordOf(model))))}
                ${this.item("save", "analysis.saveFile", () => this.save())}
                ${this.item("open", "analysis.open", () => this.toggleOpening(), this.opening)}
                ${this.opening ? this.openingForm() : nothing}
            </section>
            <section>
                ${this.page("tree", "shared.lens", "lens.html")}
                ${this.page("branch", "shared.openings", "archive/openings/index.html")}
                ${this.item("edit", "analysis.edit", () => this.dispatchEvent(new Event("quintet-edit")))}
            </section>
            <section class="keys">
                <h3>${t("shared.keys")}</h3>
                <dl>${keysInWords.map(
                    ([says, ...keys]) =>
                        html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${t(says)}</dd></div>`,
                )}</dl>
            </section>`;
    }

    /**
     * @param {Parameters<typeof icon>[0]} name
     * @param {Key} key
     * @param {() => void} act
     * @param {boolean} [opened]
     */
    item(name, key, act, opened) {
        return menuItem(key, icon(name), this.t(key), act, { opened });
    }

    /**
     * A link to a page that shows the position.
     * @param {Parameters<typeof icon>[0]} name
     * @param {Key} key
     * @param {string} href
     */
    page(name, key, href) {
        const act = async (/** @type {MouseEvent} */ event) => {
            event.preventDefault();
            location.assign(`${href}#${await encodeLink(this.analysis.gameFromHere())}`);
        };
        return menuItem(key, icon(name), this.t(key), act, { href });
    }

    openingForm() {
        const { t, problem } = this;
        return html`<form @submit=${this.submitted}>
            ${text({ id: "text", name: "text", label: t("analysis.openHelp"), stack: true, problem: problem ? problemLine(noticeText(t, problem), problem.detail) : "", rows: 4, code: true, needed: true })}
            <div class="buttons">
                <button type="button" class="button" @click=${() => this.chooseFile()}>${t("shared.chooseFile")}</button>
                <button class="button primary">${t("shared.open")}</button>
            </div>
        </form>`;
    }

    async toggleOpening() {
        this.opening = !this.opening;
        await this.updateComplete;
        this.renderRoot.querySelector("textarea")?.focus();
    }

    /** @param {SubmitEvent} event */
    submitted(event) {
        event.preventDefault();
        const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("text"));
        this.openNow(Promise.resolve(text));
    }

    chooseFile() {
        chooseFiles(([file]) => this.openNow(textOf(file), file.name), { accept: RECORD_FILES });
    }

    /**
     * Opens a game in any form. On failure the form stays open with its text and the problem.
     * @param {Promise<string>} asked
     * @param {string} [name]  of the text's file
     */
    async openNow(asked, name) {
        const { t, analysis } = this;
        this.problem = null;
        const leaving = () => this.dispatchEvent(new Event("quintet-other"));
        const tell = (/** @type {NewNotice} */ problem) => {
            this.problem = problem;
        };
        try {
            const [{ open }, { waysOf }] = await Promise.all([
                import("../game/open/open.js"),
                import("./what-opens.js"),
            ]);
            await open({ text: await asked, name, tell, isMeant: true }, waysOf({ t, analysis, leaving }));
        } catch (error) {
            tell(problemNotice(error));
        }
        if (this.problem) return;
        this.opening = false;
        this.done();
    }

    async copyLink() {
        const { hash, whole } = await encodeAnalysisLink(recordOf(this.model));
        const address = new URL(location.href);
        address.hash = hash;
        await this.copy(address.href, whole ? "notice.copied" : "analysis.copiedPart");
    }

    /** @param {string} text @param {Key} [copied]  key of the notice after success */
    async copy(text, copied) {
        await copyText(this.analysis, text, { copied, shown: MAX_SHOWN });
        this.done();
    }

    done() {
        this.dispatchEvent(new Event("quintet-done"));
    }

    save() {
        const record = recordOf(this.model);
        const name = `quintet-${record.game}-analysis.json`;
        download(`${JSON.stringify(record)}\n`, "application/json", name);
    }
}

customElements.define("quintet-analysis-more", MoreElement);
