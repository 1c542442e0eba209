/** `<quintet-share>`: shares the game as a link, text, file or picture. */

import { css, html, nothing } from "lit";
import { pictureOf } from "../../board/drawing/picture.js";
import { resultOf } from "../../game/ending.js";
import { savedGame, specOf } from "../../game/model.js";
import { boardText } from "../../game/sentences/board-text.js";
import { shareWords } from "../../i18n/catalogues.js";
import { encodeLink } from "../../record/link.js";
import { withoutUsual } from "../../record/record.js";
import { copyText, download, pngOf } from "../../ui/browser/files.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { icon } from "../../ui/more-icons.js";
import { given } from "../../ui/page-element.js";
import { menuItem } from "../../ui/panels/menu-item.js";
import { PanelElement } from "../../widgets/panel-element.js";
import { linkTo } from "../navigation.js";
import "../../ui/panels/drawer.js";
import { settingOf, statusOf } from "../../game/sentences/game-sentences.js";

/** @import { Drawer } from "./index.js" */

/** The pages for embed codes and for exercises. */
const EMBED = "share-embed.html";
const EXERCISE = "course/make.html";

export class ShareElement extends PanelElement {
    static properties = { picture: { attribute: false } };

    static styles = [
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
                ${this.page("embed", "embed", EMBED)}${this.page("sheet", "exercise", EXERCISE)}
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
        return menuItem(key, icon(name), this.t(`share.${key}`, blanks), act);
    }

    /** @param {Parameters<typeof icon>[0]} name @param {"embed" | "exercise"} key @param {string} href */
    page(name, key, href) {
        const label = this.t(`share.${key}`);
        return menuItem(key, icon(name), label, (event) => this.toPage(event, href), { href, leads: true });
    }

    get record() {
        return savedGame(this.model)?.record ?? null;
    }

    get text() {
        const { t, model } = this;
        if (!model.state) return "";
        const { title, detail } = statusOf(t, { ...model, thinking: null, hint: null, proposed: null });
        const over = resultOf(model).state !== "ongoing";
        return boardText(t, settingOf(model), model.state, over ? `${title}. ${detail}` : title);
    }

    /** @param {number} ply  the position that the link shows */
    async address(ply) {
        return addressWith(await linkTo(this.model, ply));
    }

    /** @param {number} ply */
    async copyLink(ply) {
        await this.copy(await this.address(ply));
    }

    /** Copies a link to a game that starts with the position shown, for exercises. */
    async copyPositionLink() {
        const { state } = this.model;
        if (!state) return;
        const { game, options, position: setup } = state;
        const record = withoutUsual({ game, options, setup }, specOf(this.model)?.options ?? []);
        await this.copy(addressWith(await encodeLink(record)));
    }

    /** Shares the link through the device's own dialog. */
    async send() {
        const { state } = this.model;
        if (!state) return;
        const url = await this.address(state.length);
        // Cancelling the dialog is no error.
        await navigator.share({ title: this.t(`game.${state.game}`), url }).catch(() => {});
    }

    /** Opens another page with this game and the position shown. @param {Event} event @param {string} page */
    async toPage(event, page) {
        event.preventDefault();
        location.assign(`${page}#${await linkTo(this.model)}`);
    }

    /** Copies the game in other programs' notation. */
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
            this.controller.tell({ key: "share.noPicture", tone: "error", detail: message });
        }
    }
}

/** Returns this page's address with another hash. @param {string} hash */
function addressWith(hash) {
    const address = new URL(location.href);
    address.hash = hash;
    return address.href;
}

customElements.define("quintet-share", ShareElement);

/** @type {Drawer} */
export const drawer = {
    heading: "button.share",
    words: [shareWords],
    content: ({ board }) => html`<quintet-share
        .picture=${() => pictureOf(board)}></quintet-share>`,
};
