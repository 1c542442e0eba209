/**
 * Ways out of the page and into it: the clipboard, files, links.
 */

import { linkTo } from "./address.js";
import { decodeLink } from "./link.js";
import { savedGame } from "./model.js";
import { parseRecord } from "./record.js";

/** @typedef {import("./controller.js").Controller} Controller */

export class Sharing {
    /**
     * @param {Controller} controller
     * @param {() => string} picture  the board as an SVG document
     */
    constructor(controller, picture) {
        this.controller = controller;
        this.picture = picture;
    }

    get record() {
        return savedGame(this.controller.store.value)?.record ?? null;
    }

    async copyLink() {
        const address = new URL(location.href);
        address.hash = await linkTo(this.controller.store.value);
        await this.#copy(address.href);
    }

    async copyRecord() {
        if (this.record) await this.#copy(JSON.stringify(this.record));
    }

    saveRecord() {
        const { record } = this;
        if (record) download(`${JSON.stringify(record)}\n`, "application/json", `quintet-${record.game}.json`);
    }

    savePicture() {
        const { record } = this;
        if (record) download(this.picture(), "image/svg+xml", `quintet-${record.game}.svg`);
    }

    /** A record or a link. @param {string} text */
    openText(text) {
        const hash = text.trim().match(/^\S*#(\S+)$/)?.[1];
        return this.controller.openRecord(hash ? decodeLink(hash) : parsed(text));
    }

    chooseFile() {
        const input = Object.assign(document.createElement("input"), {
            type: "file",
            accept: ".json,.jsonl,.txt,application/json,text/plain",
        });
        input.addEventListener("change", () => {
            const [file] = input.files ?? [];
            if (file) this.controller.openRecord(file.text().then(parseRecord));
        });
        input.click();
    }

    /** @param {string} text */
    async #copy(text) {
        try {
            await navigator.clipboard.writeText(text);
            this.controller.tell({ key: "notice.copied" });
        } catch {
            this.controller.tell({ key: "notice.copyFailed", tone: "error", detail: text });
        }
    }
}

/** @param {string} text */
const parsed = async (text) => parseRecord(text);

/** @param {string} text @param {string} type @param {string} name */
function download(text, type, name) {
    const url = URL.createObjectURL(new Blob([text], { type }));
    Object.assign(document.createElement("a"), { href: url, download: name }).click();
    // The browser reads the blob after the click has returned.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
