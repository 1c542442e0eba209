/** `<quintet-share>`: the game as a link, as text, as a file, as a picture. */
import { css, html, nothing } from "lit";
import { pictureOf } from "../board/picture.js";
import { linkTo } from "./address.js";
import { boardText } from "./board-text.js";
import { resultOf } from "./ending.js";
import { copyText, download, pngOf } from "./files.js";
import { icon } from "./icons.js";
import { itemStyles } from "./item-styles.js";
import { encodeLink } from "./link.js";
import { savedGame, specOf } from "./model.js";
import { given, Part } from "./part.js";
import { withoutUsual } from "./record.js";
import "./sheet-part.js";
import { shared } from "./styles.js";
import { statusOf } from "./words.js";

export class SharePart extends Part {
    static properties = { ...Part.properties, picture: { attribute: false } };

    static styles = [
        shared,
        itemStyles,
        css`
            pre {
                max-block-size: 30dvh;
                margin: var(--space-1) var(--space-2);
                padding: var(--space-3);
                overflow: auto;
                border-radius: var(--radius-small);
                background: var(--paper-sunken);
                font: inherit;
                font-size: var(--text-small);
                overflow-wrap: anywhere;
                white-space: pre-wrap;
            }
        `,
    ];

    constructor() {
        super();
        /** The board as an SVG document. @type {() => string} */
        this.picture = given;
    }

    render() {
        const { t, model } = this;
        const { state } = model;
        if (!state) return nothing;
        const { ply, length } = state;
        const notation = specOf(model)?.notation;
        return html`
            <section>
                <h3>${t("share.link")}</h3>
                ${"share" in navigator ? this.item("send", "send", this.send) : nothing}
                ${this.item("link", "copyLink", () => this.copyLink(length))}
                ${length ? this.item("link", "copyLinkHere", () => this.copyLink(ply), { ply }) : nothing}
                ${ply && resultOf(model).state === "ongoing" ? this.item("link", "copyLinkPosition", this.copyPositionLink) : nothing}
                <a class="item" data-do="embed" href="share-embed.html" @click=${this.toEmbedding}>
                    ${icon("embed")}<span>${t("share.embed")}</span>${icon("onward")}
                </a>
            </section>
            <section>
                <h3>${t("share.game")}</h3>
                ${this.item("copy", "copyRecord", () => this.copy(JSON.stringify(this.record)))}
                ${notation ? this.item("copy", "copyNotation", this.copyNotation, { notation }) : nothing}
                ${this.item("save", "saveRecord", () => this.save(`${JSON.stringify(this.record)}\n`, "application/json", "json"))}
            </section>
            <section>
                <h3>${t("share.picture")}</h3>
                ${this.item("picture", "savePicture", () => this.save(this.picture(), "image/svg+xml", "svg"))}
                ${this.item("picture", "savePng", this.savePng)}
            </section>
            <section>
                <h3>${t("share.board")}</h3>
                <pre tabindex="0" aria-label=${t("share.board")}>${this.text}</pre>
                ${this.item("copy", "copyBoard", () => this.copy(this.text))}
                ${this.item("copy", "copyPosition", () => this.copy(state.position))}
            </section>`;
    }

    /**
     * @param {Parameters<typeof icon>[0]} name
     * @param {string} key
     * @param {() => void} act
     * @param {Record<string, string | number>} [blanks]
     */
    item(name, key, act, blanks) {
        return html`<button type="button" class="item" data-do=${key} @click=${act}>
            ${icon(name)}<span>${this.t(`share.${key}`, blanks)}</span>
        </button>`;
    }

    get record() {
        return savedGame(this.model)?.record ?? null;
    }

    get text() {
        const { t, model } = this;
        if (!model.state) return "";
        const { title, detail } = statusOf(t, { ...model, thinking: null, hint: null, proposed: null });
        const over = resultOf(model).state !== "ongoing";
        return boardText(t, specOf(model)?.players ?? [], model.state, over ? `${title}. ${detail}` : title);
    }

    /** @param {number} ply  the position that the link shows */
    async address(ply) {
        return addressWith(await linkTo(this.model, ply));
    }

    /** @param {number} ply */
    async copyLink(ply) {
        await this.copy(await this.address(ply));
    }

    /** A game that begins with the position shown: an exercise need not tell how it came about. */
    async copyPositionLink() {
        const { state } = this.model;
        if (!state) return;
        const { game, options, position: setup } = state;
        const record = withoutUsual({ game, options, setup }, specOf(this.model)?.options ?? []);
        await this.copy(addressWith(await encodeLink(record)));
    }

    /** By whatever the device has for it: mail, messages, a neighbour's phone. */
    async send() {
        const { state } = this.model;
        if (!state) return;
        const url = await this.address(state.length);
        // Whoever thinks better of it has not failed.
        await navigator.share({ title: this.t(`game.${state.game}`), url }).catch(() => {});
    }

    /** To the page that makes embed codes, with this game. @param {Event} event */
    async toEmbedding(event) {
        event.preventDefault();
        location.assign(`share-embed.html#${await linkTo(this.model)}`);
    }

    /** The whole game as other programs write it. */
    async copyNotation() {
        try {
            await this.copy(await this.controller.engine.exportGame(this.model.state?.length));
        } catch (error) {
            this.controller.tell({ key: "notice.failed", tone: "error", detail: /** @type {Error} */ (error).message });
        }
    }

    /** @param {string} text */
    copy(text) {
        return copyText(this.controller, text);
    }

    /** @param {string | Blob} content @param {string} type @param {string} ending */
    save(content, type, ending) {
        download(content, type, `quintet-${this.model.state?.game}.${ending}`);
    }

    async savePng() {
        try {
            this.save(await pngOf(this.picture()), "image/png", "png");
        } catch (error) {
            const { message } = /** @type {Error} */ (error);
            this.controller.tell({ key: "notice.noPicture", tone: "error", detail: message });
        }
    }
}

/** This page's address with another part after `#`. @param {string} hash */
function addressWith(hash) {
    const address = new URL(location.href);
    address.hash = hash;
    return address.href;
}

customElements.define("quintet-share", SharePart);

/** @type {import("./sheets.js").Sheet} */
export const sheet = {
    heading: "share.title",
    content: ({ model, t, controller, board }) => html`<quintet-share .model=${model} .t=${t} .controller=${controller}
        .picture=${() => pictureOf(board)}></quintet-share>`,
};
