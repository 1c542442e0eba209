/** `<quintet-saves>`: the games that a reader keeps under a name. */
import { html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { pictureOf } from "../board/picture.js";
import { download, drawn } from "./files.js";
import { emblem, icon } from "./icons.js";
import { itemStyles } from "./item-styles.js";
import { Library, MAX_NAME } from "./library.js";
import { PERSON, savedGame } from "./model.js";
import { given, Part, putSheetAway } from "./part.js";
import "./sheet-part.js";
import { savesStyles } from "./saves-styles.js";
import { shared } from "./styles.js";

/** @typedef {import("./library.js").Entry} Entry */

/** Side of the small pictures, in pixels: twice what is shown. */
const PICTURE_SIZE = 112;
/** Side of a small picture of a few tokens, as a multiple of the room they take. */
const CLOSE_UP = 1.5;

export class SavesPart extends Part {
    static properties = {
        ...Part.properties,
        picture: { attribute: false },
        middle: { attribute: false },
        entries: { state: true },
        gone: { state: true },
        renaming: { state: true },
    };

    static styles = [shared, itemStyles, savesStyles];

    constructor() {
        super();
        /** The board as an SVG document. @type {() => string} */
        this.picture = given;
        /** Where the tokens stand in it. @type {() => DOMRect | null} */
        this.middle = given;
        /** @type {Library} */
        this.library = given;
        /** As they were when the sheet was opened, with what was changed since. @type {Entry[]} */
        this.entries = [];
        /** Those removed since, which keep their place until the sheet is closed. @type {Set<string>} */
        this.gone = new Set();
        /** The one that gets another name. */
        this.renaming = "";
    }

    willUpdate() {
        if (this.library) return;
        this.library = new Library(this.controller.saves.memory);
        this.entries = this.library.list();
    }

    focusFirst() {
        // A finger has come to look: the keys would cover what is there.
        if (matchMedia("(pointer: coarse)").matches) return false;
        const field = /** @type {HTMLInputElement | null} */ (this.renderRoot.querySelector(".keep input"));
        field?.select();
        field?.focus();
        return Boolean(field);
    }

    render() {
        const { t, entries, gone } = this;
        return html`
            ${this.model.state ? this.keepForm(this.model.state.game) : nothing}
            ${
                entries.length
                    ? html`<ul aria-label=${t("saves.title")}>
                ${repeat(
                    entries,
                    ({ id }) => id,
                    (entry) => html`<li data-save=${entry.id}>
                    ${gone.has(entry.id) ? this.removed(entry) : entry.id === this.renaming ? this.renameForm(entry) : this.entry(entry)}
                </li>`,
                )}
            </ul>`
                    : html`<div class="empty">${icon("shelf")}<p>${t("saves.empty")}</p></div>`
            }
            ${
                entries.length > gone.size
                    ? html`<div class="buttons"><button type="button" class="button" data-do="exportAll"
                @click=${this.exportAll}>${icon("save")}${t("saves.export")}</button></div>`
                    : nothing
            }`;
    }

    /** @param {string} game */
    keepForm(game) {
        const { t, entries } = this;
        const number = entries.filter(({ saved }) => saved.record.game === game).length + 1;
        const name = t("saves.suggestion", { game: t(`game.${game}`), number });
        return html`<form class="keep" @submit=${this.keep}>
            <input type="text" name="name" aria-label=${t("saves.name")} maxlength=${MAX_NAME} required .value=${name}
                autocomplete="off" />
            <button class="button primary" data-do="keep">${t("saves.keep")}</button>
        </form>`;
    }

    /** @param {Entry} entry */
    entry(entry) {
        const { t } = this;
        const { record, seats } = entry.saved;
        const length = record.actions?.length ?? 0;
        const stand = t("turn.review", { ply: record.ply ?? length, length });
        const names = seats.map((seat) => (seat === PERSON ? t("seat.person") : t(`level.${seat}`)));
        return html`<button type="button" class="item" data-do="openSave" @click=${() => this.open(entry)}>
                <span class="small">${entry.picture ? html`<img src=${entry.picture} alt="" />` : emblem(record.game)}</span>
                <span class="what">
                    <bdi class="name">${entry.name}</bdi>
                    <span class="line"><span>${this.gameName(record.game)}</span><span>${stand}</span></span>
                    <span class="line"><span>${this.date(entry.date)}</span>${names.length ? html`<span>${names.join(" – ")}</span>` : nothing}</span>
                </span>
            </button>
            ${this.small("rename", entry, () => this.rename(entry.id))} ${this.small("remove", entry, () => this.takeAway(entry.id))}`;
    }

    /** @param {"rename" | "remove"} name @param {Entry} entry @param {() => void} act */
    small(name, entry, act) {
        const label = this.t(`saves.${name}`, { name: entry.name });
        return html`<button type="button" class="button bare square" data-do=${name} aria-label=${label} title=${label}
            @click=${act}>${icon(name)}</button>`;
    }

    /** @param {Entry} entry */
    renameForm({ id, name }) {
        const { t } = this;
        return html`<form @submit=${(/** @type {SubmitEvent} */ event) => this.renamed(event, id)}>
            <input type="text" name="name" aria-label=${t("saves.name")} maxlength=${MAX_NAME} required .value=${name}
                autocomplete="off" @keydown=${(/** @type {KeyboardEvent} */ event) => this.keyed(event, id)} />
            <button class="button" data-do="renamed">${t("saves.done")}</button>
        </form>`;
    }

    /** @param {Entry} entry */
    removed(entry) {
        const { t } = this;
        return html`<span class="gone" role="status">${t("saves.removed", { name: entry.name })}</span>
            <button type="button" class="button" data-do="bringBack" @click=${() => this.bringBack(entry)}>
                ${t("button.undo")}
            </button>`;
    }

    /** @param {string} id */
    gameName(id) {
        return this.model.games.some((game) => game.id === id) ? this.t(`game.${id}`) : id;
    }

    /** @param {number} time */
    date(time) {
        const format = new Intl.DateTimeFormat(this.t.language.id, { dateStyle: "medium", timeStyle: "short" });
        return format.format(new Date(time));
    }

    /** @param {SubmitEvent} event */
    async keep(event) {
        event.preventDefault();
        const saved = savedGame(this.model);
        const name = nameIn(event);
        if (!saved || !name) return;
        const picture = await this.smallPicture();
        this.tellIf(!this.library.add({ name, date: Date.now(), saved, picture }));
        // What another window has kept meanwhile comes along; what was removed here stays in its place.
        const removed = this.entries.filter(({ id }) => this.gone.has(id));
        this.entries = [...this.library.list(), ...removed].sort((a, b) => b.date - a.date);
    }

    /** Without it there is the sign of the game. @returns {Promise<string>} */
    async smallPicture() {
        try {
            const canvas = await drawn(closeUp(this.picture(), this.middle()), { size: PICTURE_SIZE, paper: false });
            return canvas.toDataURL("image/webp", 0.8);
        } catch {
            return "";
        }
    }

    /** @param {Entry} entry */
    async open({ saved, name }) {
        const { controller } = this;
        const asked = Promise.resolve({ ...saved.record, name });
        if (await controller.openRecord(asked, { seats: saved.seats })) putSheetAway(this);
    }

    /** @param {string} id */
    async rename(id) {
        this.renaming = id;
        await this.updateComplete;
        /** @type {HTMLInputElement | null} */ (this.renderRoot.querySelector("li input"))?.select();
    }

    /** Escape leaves the name as it was, and the sheet open. @param {KeyboardEvent} event @param {string} id */
    async keyed(event, id) {
        if (event.key !== "Escape") return;
        event.preventDefault();
        this.renaming = "";
        await this.focusOn(id, "rename");
    }

    /** @param {SubmitEvent} event @param {string} id */
    async renamed(event, id) {
        event.preventDefault();
        const name = nameIn(event);
        const old = this.entries.find((entry) => entry.id === id);
        if (!old || !name) return;
        const entry = { ...old, name };
        this.renaming = "";
        if (this.tellIf(!this.library.put(entry))) return;
        this.entries = this.entries.map((other) => (other.id === id ? entry : other));
        await this.focusOn(id, "rename");
    }

    /** @param {string} id */
    async takeAway(id) {
        this.library.remove(id);
        this.gone = new Set([...this.gone, id]);
        await this.focusOn(id, "bringBack");
    }

    /** @param {Entry} entry */
    async bringBack(entry) {
        if (this.tellIf(!this.library.put(entry))) return;
        this.gone = new Set([...this.gone].filter((id) => id !== entry.id));
        await this.focusOn(entry.id, "remove");
    }

    /** What had the focus is gone: it goes to what stands in its place. @param {string} id @param {string} deed */
    async focusOn(id, deed) {
        await this.updateComplete;
        const buttons = /** @type {NodeListOf<HTMLElement>} */ (this.renderRoot.querySelectorAll(`[data-do=${deed}]`));
        [...buttons].find((button) => button.closest("li")?.dataset.save === id)?.focus();
    }

    /** Says that the browser keeps nothing more, if so. @param {boolean} failed */
    tellIf(failed) {
        if (failed) this.controller.tell({ key: "notice.noRoom", tone: "error" });
        return failed;
    }

    exportAll() {
        const kept = this.entries.filter(({ id }) => !this.gone.has(id));
        const lines = kept.map(({ name, saved }) => `${JSON.stringify({ ...saved.record, name })}\n`);
        download(lines.join(""), "application/jsonl", "quintet-games.jsonl");
    }
}

/**
 * Where all that matters stands close together on a wide ground, a small picture shows that.
 * @param {string} svg
 * @param {DOMRect | null} middle  where the tokens stand
 */
function closeUp(svg, middle) {
    const [, whole] = svg.match(/viewBox="([^"]*)"/) ?? [];
    if (!whole || !middle) return svg;
    const [, , width, height] = whole.split(" ").map(Number);
    const side = Math.max(middle.width, middle.height) * CLOSE_UP;
    if (side === 0 || side > Math.min(width, height)) return svg;
    const [x, y] = [middle.x + (middle.width - side) / 2, middle.y + (middle.height - side) / 2];
    return svg
        .replace(/viewBox="[^"]*"/, `viewBox="${x} ${y} ${side} ${side}"`)
        .replace(/ width="[^"]*"/, ` width="${side}"`)
        .replace(/ height="[^"]*"/, ` height="${side}"`);
}

/** @param {SubmitEvent} event */
const nameIn = (event) =>
    String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name"))
        .trim()
        .slice(0, MAX_NAME);

customElements.define("quintet-saves", SavesPart);

/** @param {import("../board/board.js").QuintetBoard | null} board @returns {SVGGElement | null | undefined} */
const tokensOf = (board) => board?.picture?.querySelector(".tokens");

/** @type {import("./sheets.js").Sheet} */
export const sheet = {
    heading: "saves.title",
    content: ({ model, t, controller, board }) => html`<quintet-saves .model=${model} .t=${t} .controller=${controller}
        .picture=${() => pictureOf(board)} .middle=${() => tokensOf(board)?.getBBox() ?? null}></quintet-saves>`,
};
