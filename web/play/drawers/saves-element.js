/** `<quintet-saves>`: the list of named games. */

import { html, nothing } from "lit";
import { pictureOf } from "../../board/drawing/picture.js";
import { Library, MAX_NAME } from "../../game/library.js";
import { PERSON, savedGame } from "../../game/model.js";
import { menuWords, openWords, sharedWords } from "../../i18n/catalogues.js";
import { timeIn } from "../../i18n/formats.js";
import { download, rasterize } from "../../ui/browser/files.js";
import { iconButton } from "../../ui/forms/buttons.js";
import { text } from "../../ui/forms/fields.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { emblem } from "../../ui/icons.js";
import { icon } from "../../ui/more-icons.js";
import { given } from "../../ui/page-element.js";
import { repeat } from "../../ui/repeat.js";
import { closeDrawer, PanelElement } from "../../widgets/panel-element.js";
import "../../ui/panels/drawer.js";
import { savesStyles } from "./saves-styles.js";

/**
 * @import { QuintetBoard } from "../../board/board.js"
 * @import { Entry } from "../../game/library.js"
 * @import { Drawer } from "./index.js"
 */

/** Side of the small pictures in pixels, twice the displayed size. */
const PICTURE_SIZE = 112;
/** Side of a picture of a few tokens, as a multiple of their bounding box. */
const CLOSE_UP = 1.5;

export class SavesElement extends PanelElement {
    static properties = {
        picture: { attribute: false },
        middle: { attribute: false },
        entries: { state: true },
        gone: { state: true },
        renaming: { state: true },
    };

    static styles = [itemStyles, savesStyles];

    constructor() {
        super();
        /** The board as an SVG document. @type {() => string} */
        this.picture = given;
        /** Returns the bounding box of the tokens in the picture. @type {() => DOMRect | null} */
        this.middle = given;
        /** @type {Library} */
        this.library = given;
        /** The entries when the drawer was opened, with changes since. @type {Entry[]} */
        this.entries = [];
        /** Ids of entries removed since. They keep their place until the drawer closes. @type {Set<string>} */
        this.gone = new Set();
        /** Id of the entry being renamed, or "". */
        this.renaming = "";
    }

    willUpdate() {
        if (this.library) return;
        this.library = new Library(this.controller.saves.memory);
        this.entries = this.library.list();
    }

    focusFirst() {
        // On a touch screen the keyboard would cover the list.
        if (matchMedia("(pointer: coarse)").matches) return false;
        const field = /** @type {HTMLInputElement | null} */ (this.renderRoot.querySelector(".keep input"));
        field?.select();
        field?.focus();
        return Boolean(field);
    }

    render() {
        const { t, entries, gone } = this;
        return html`
            ${this.model.state ? this.saveForm(this.model.state.game) : nothing}
            ${
                entries.length
                    ? html`<ul aria-label=${t("menu.saves")}>
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
    saveForm(game) {
        const { t, entries } = this;
        const number = entries.filter(({ saved }) => saved.record.game === game).length + 1;
        const name = t("saves.suggestion", { game: t(`game.${game}`), number });
        return html`<form class="keep" @submit=${this.keep}>
            ${text({ name: "name", label: t("shared.name"), stack: null, most: MAX_NAME, needed: true, value: name })}
            <button class="button primary" data-do="keep">${t("saves.keep")}</button>
        </form>`;
    }

    /** @param {Entry} entry */
    entry(entry) {
        const { t } = this;
        const { record, seats } = entry.saved;
        const spec = this.spec(record.game);
        const length = record.actions?.length ?? 0;
        const stand = t("turn.review", { ply: record.ply ?? length, length });
        const names = seats.map((seat) => (seat === PERSON ? t("seat.person") : t(`level.${seat}`)));
        return html`<button type="button" class="item" data-do="openSave" @click=${() => this.open(entry)}>
                <span class="small">${entry.picture ? html`<img src=${entry.picture} alt="" />` : emblem(spec)}</span>
                <span class="what">
                    <bdi class="name">${entry.name}</bdi>
                    <span class="line"><span>${spec ? t(`game.${record.game}`) : record.game}</span><span>${stand}</span></span>
                    <span class="line"><span>${timeIn(t, entry.date)}</span>${names.length ? html`<span>${names.join(" – ")}</span>` : nothing}</span>
                </span>
            </button>
            ${this.small("rename", entry, () => this.rename(entry.id))} ${this.small("remove", entry, () => this.removeEntry(entry.id))}`;
    }

    /** @param {"rename" | "remove"} name @param {Entry} entry @param {() => void} act */
    small(name, entry, act) {
        return iconButton(name, name, this.t(`saves.${name}`, { name: entry.name }), act, { bare: true });
    }

    /** @param {Entry} entry */
    renameForm({ id, name }) {
        const { t } = this;
        return html`<form @submit=${(/** @type {SubmitEvent} */ event) => this.renamed(event, id)}
            @keydown=${(/** @type {KeyboardEvent} */ event) => this.keyed(event, id)}>
            ${text({ name: "name", label: t("shared.name"), stack: null, most: MAX_NAME, needed: true, value: name })}
            <button class="button" data-do="renamed">${t("shared.done")}</button>
        </form>`;
    }

    /** @param {Entry} entry */
    removed(entry) {
        const { t } = this;
        return html`<span class="gone" role="status">${t("shared.deleted", { name: entry.name })}</span>
            <button type="button" class="button" data-do="bringBack" @click=${() => this.restore(entry)}>
                ${t("button.undo")}
            </button>`;
    }

    /** @param {string} id */
    spec(id) {
        return this.model.games.find((game) => game.id === id);
    }

    /** @param {SubmitEvent} event */
    async keep(event) {
        event.preventDefault();
        const saved = savedGame(this.model);
        const name = nameIn(event);
        if (!saved || !name) return;
        const picture = await this.smallPicture();
        this.reportFull(!this.library.add({ name, date: Date.now(), saved, picture }));
        // Read the list again, because another window may have changed it. Removed entries keep their place.
        const removed = this.entries.filter(({ id }) => this.gone.has(id));
        this.entries = [...this.library.list(), ...removed].sort((a, b) => b.date - a.date);
    }

    /**
     * Returns the picture as a `data:` URL, or "" on failure; then the game's emblem is shown.
     * @returns {Promise<string>}
     */
    async smallPicture() {
        try {
            const canvas = await rasterize(closeUp(this.picture(), this.middle()), {
                size: PICTURE_SIZE,
                paper: false,
            });
            return canvas.toDataURL("image/webp", 0.8);
        } catch {
            return "";
        }
    }

    /** @param {Entry} entry */
    async open({ saved, name }) {
        const { controller } = this;
        const asked = Promise.resolve({ ...saved.record, name });
        if (await controller.openRecord(asked, { seats: saved.seats })) closeDrawer(this);
    }

    /** @param {string} id */
    async rename(id) {
        this.renaming = id;
        await this.updateComplete;
        /** @type {HTMLInputElement | null} */ (this.renderRoot.querySelector("li input"))?.select();
    }

    /** Escape cancels renaming and leaves the drawer open. @param {KeyboardEvent} event @param {string} id */
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
        if (this.reportFull(!this.library.put(entry))) return;
        this.entries = this.entries.map((other) => (other.id === id ? entry : other));
        await this.focusOn(id, "rename");
    }

    /** @param {string} id */
    async removeEntry(id) {
        this.library.remove(id);
        this.gone = new Set([...this.gone, id]);
        await this.focusOn(id, "bringBack");
    }

    /** @param {Entry} entry */
    async restore(entry) {
        if (this.reportFull(!this.library.put(entry))) return;
        this.gone = new Set([...this.gone].filter((id) => id !== entry.id));
        await this.focusOn(entry.id, "remove");
    }

    /**
     * Moves the focus from a button that is gone to the one in its place.
     * @param {string} id
     * @param {string} command
     */
    async focusOn(id, command) {
        await this.updateComplete;
        const buttons = /** @type {NodeListOf<HTMLElement>} */ (
            this.renderRoot.querySelectorAll(`[data-do=${command}]`)
        );
        [...buttons].find((button) => button.closest("li")?.dataset.save === id)?.focus();
    }

    /** Shows a notice if the browser has no room left. @param {boolean} failed */
    reportFull(failed) {
        if (failed) this.controller.tell({ key: "saves.noRoom", tone: "error" });
        return failed;
    }

    exportAll() {
        const kept = this.entries.filter(({ id }) => !this.gone.has(id));
        const lines = kept.map(({ name, saved }) => `${JSON.stringify({ ...saved.record, name })}\n`);
        download(lines.join(""), "application/jsonl", "quintet-games.jsonl");
    }
}

/**
 * Crops a picture to its tokens if they stand close together on a large board.
 * @param {string} svg
 * @param {DOMRect | null} middle  bounding box of the tokens
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

customElements.define("quintet-saves", SavesElement);

/** @param {QuintetBoard | null} board @returns {SVGGElement | null | undefined} */
const tokensOf = (board) => board?.picture?.querySelector(".tokens");

/** @type {Drawer} */
export const drawer = {
    heading: "menu.saves",
    words: [menuWords, openWords, sharedWords],
    content: ({ board }) => html`<quintet-saves
        .picture=${() => pictureOf(board)} .middle=${() => tokensOf(board)?.getBBox() ?? null}></quintet-saves>`,
};
