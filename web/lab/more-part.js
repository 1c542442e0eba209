/** `<quintet-lab-more>`: play from here, share and keep, open another game, set up a position. */
import { css, html, nothing } from "lit";
import { chooseFile, copyText, download, RECORD_FILES } from "../app/files.js";
import { itemStyles } from "../app/item-styles.js";
import { decodeLink, linkIn } from "../app/link.js";
import { parseRecord } from "../app/record.js";
import { shared } from "../app/styles.js";
import { playerName } from "../app/words.js";
import { icon } from "./icons.js";
import { recordOf } from "./lab-model.js";
import { LabPart } from "./lab-part.js";
import { decodeLabLink, encodeLabLink } from "./link.js";
import { keysInWords } from "./shortcuts.js";

/** What cannot be copied is shown in a notice: so many characters of it. */
const MOST_SHOWN = 400;

export class MorePart extends LabPart {
    static properties = { ...LabPart.properties, opening: { state: true } };

    /** @type {(keyof import("./lab-model.js").LabModel)[]} */
    static sees = ["state", "levels"];

    static styles = [
        shared,
        itemStyles,
        css`
            /* Where there is no keyboard there are no keys. */
            @media (hover: none) and (pointer: coarse) {
                .keys {
                    display: none;
                }
            }
            dl {
                margin: 0;
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
            dd {
                margin: 0;
            }
            kbd {
                padding: 1px 6px;
                border: var(--stroke) solid var(--rule);
                border-radius: var(--radius-small);
                background: var(--paper);
                font-family: inherit;
            }
            .play {
                display: flex;
                flex-wrap: wrap;
                gap: var(--space-2) var(--space-3);
                align-items: end;
                padding-inline: var(--space-2);
            }
            .play label {
                display: grid;
                flex: 1;
                gap: 2px;
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
            .play select {
                min-block-size: var(--tap);
                max-inline-size: none;
                color: var(--ink);
                font-size: var(--text);
            }
            form {
                display: grid;
                gap: var(--space-2);
                padding: var(--space-1) var(--space-2) var(--space-2);
            }
            form div {
                display: flex;
                gap: var(--space-2);
                justify-content: end;
            }
            textarea {
                display: block;
                inline-size: 100%;
                block-size: 96px;
                padding: var(--space-2);
                border: var(--stroke) solid var(--rule);
                border-radius: var(--radius-small);
                background: var(--paper-raised);
                font-size: var(--text-small);
                resize: vertical;
            }
        `,
    ];

    constructor() {
        super();
        this.opening = false;
        this.level = "medium";
        /** @type {number | null} */
        this.seat = null;
    }

    render() {
        const { model, t, players } = this;
        const seat = this.seat ?? model.state?.toMove ?? 0;
        return html`
            <section>
                <h3>${t("lab.playHere")}</h3>
                ${
                    this.over
                        ? html`<p class="note">${t("lab.over")}</p>`
                        : html`<div class="play">
                    <label>${t("lab.playHere.seat")}<select data-choice="seat" @change=${(
                        /** @type {Event & {target: HTMLSelectElement}} */ event,
                    ) => {
                        this.seat = Number(event.target.value);
                    }}>${players.map(
                        (_, player) =>
                            html`<option value=${player} .selected=${player === seat}>${playerName(t, players, player)}</option>`,
                    )}</select></label>
                    <label>${t("lab.playHere.level")}<select data-choice="level" @change=${(
                        /** @type {Event & {target: HTMLSelectElement}} */ event,
                    ) => {
                        this.level = event.target.value;
                    }}>${[...model.levels.map(({ id }) => id), "person"].map(
                        (id) =>
                            html`<option value=${id} .selected=${id === this.level}>${t(id === "person" ? "seat.person" : `level.${id}`)}</option>`,
                    )}</select></label>
                    <button type="button" class="button primary" data-do="play-here" @click=${() =>
                        this.dispatchEvent(
                            new CustomEvent("quintet-play", { detail: { level: this.level, seat } }),
                        )}>${t("lab.playHere.go")}</button>
                </div>`
                }
            </section>
            <section>
                <h3>${t("lab.share")}</h3>
                ${this.item("link", "lab.copyLink", () => this.copyLink())}
                ${this.item("copy", "lab.copyText", () => this.copy(JSON.stringify(recordOf(model))))}
                ${this.item("save", "lab.saveFile", () => this.save())}
                ${this.item("open", "lab.open", () => this.toggleOpening(), this.opening)}
                ${this.opening ? this.openingForm() : nothing}
            </section>
            <section>
                ${this.item("edit", "lab.edit", () => this.dispatchEvent(new Event("quintet-edit")))}
            </section>
            <section class="keys">
                <h3>${t("lab.keys")}</h3>
                <dl>${keysInWords.map(
                    ([says, ...keys]) =>
                        html`<div><dt>${keys.map((key) => html`<kbd>${key}</kbd> `)}</dt><dd>${t(says)}</dd></div>`,
                )}</dl>
            </section>`;
    }

    /** @param {Parameters<typeof icon>[0]} name @param {string} key @param {() => void} act @param {boolean} [expanded] */
    item(name, key, act, expanded) {
        return html`<button type="button" class="item" data-do=${key} @click=${act}
            aria-expanded=${expanded === undefined ? nothing : String(expanded)}>${icon(name)}<span>${this.t(key)}</span></button>`;
    }

    openingForm() {
        const { t } = this;
        return html`<form @submit=${this.submitted}>
            <label for="text">${t("lab.openHelp")}</label>
            <textarea id="text" name="text" dir="ltr" spellcheck="false" autocomplete="off" required></textarea>
            <div>
                <button type="button" class="button" @click=${() => this.chooseFile()}>${t("lab.openFile")}</button>
                <button class="button primary">${t("lab.open.go")}</button>
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
        const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("text")).trim();
        this.opening = false;
        const hash = linkIn(text);
        this.openLater(hash === undefined ? async () => parseRecord(text) : () => fromLink(hash));
    }

    chooseFile() {
        chooseFile((text) => this.openLater(async () => parseRecord(await text)), RECORD_FILES);
    }

    /** @param {() => Promise<import("../engine/protocol.js").GameRecord | null>} read */
    openLater(read) {
        const record = read();
        record.catch(() => {});
        this.dispatchEvent(new Event("quintet-other"));
        this.lab.open(record);
        this.done();
    }

    async copyLink() {
        const { hash, whole } = await encodeLabLink(recordOf(this.model));
        const address = new URL(location.href);
        address.hash = hash;
        await this.copy(address.href, whole ? "notice.copied" : "lab.copiedPart");
    }

    /** @param {string} text @param {string} [copied]  the key of what is said */
    async copy(text, copied) {
        await copyText(this.lab, text, { copied, shown: MOST_SHOWN });
        this.done();
    }

    /** The notice lies under the sheet. */
    done() {
        this.dispatchEvent(new Event("quintet-done"));
    }

    save() {
        const record = recordOf(this.model);
        const name = `quintet-${record.game}-analysis.json`;
        download(`${JSON.stringify(record)}\n`, "application/json", name);
    }
}

/** @param {string} hash */
const fromLink = (hash) => (/^lab\b/.test(hash) ? decodeLabLink(hash) : decodeLink(hash));

customElements.define("quintet-lab-more", MorePart);
