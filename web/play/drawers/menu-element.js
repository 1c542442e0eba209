/** `<quintet-menu>`: what can be done with this game. */

import { html } from "lit";
import { savedGame } from "../../game/model.js";
import { analysisWords, menuWords, sharedWords } from "../../i18n/catalogues.js";
import { encodeLink } from "../../record/link.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { icon } from "../../ui/more-icons.js";
import { askForAnalysis, askForDrawer, PanelElement } from "../../widgets/panel-element.js";
import "../../ui/panels/drawer.js";
import { shared } from "../../ui/styles.js";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { Drawer } from "./index.js"
 */

/** The pages that show the position on the board. */
const LENS = "lens.html";
const OPENINGS = "archive/openings/index.html";

export class MenuElement extends PanelElement {
    static styles = [shared, itemStyles];

    render() {
        const { t } = this;
        return html`
            <section>
                ${this.way("link", "share", "button.share")} ${this.way("shelf", "saves")} ${this.way("open", "open")} ${this.way("people", "friend")}
                <button type="button" class="item" data-do="setup" @click=${() => askForAnalysis(this, "setup")}>
                    ${icon("rename")}<span>${t("analysis.edit")}</span>${icon("onward")}
                </button>
                ${this.page("tree", "lens", "shared.lens", LENS)} ${this.page("branch", "openings", "shared.openings", OPENINGS)}
                ${this.way("help", "help")}
            </section>`;
    }

    /**
     * Renders a link to a page that shows the position on the board.
     * @param {Parameters<typeof icon>[0]} name @param {string} id @param {Key} words  the key of its name
     * @param {string} page
     */
    page(name, id, words, page) {
        const { t, model } = this;
        return html`<a class="item" data-do=${id} href=${`${page}#game=${model.state?.game ?? ""}`} @click=${(/** @type {MouseEvent} */ event) => this.toGame(event, page)}>
            ${icon(name)}<span>${t(words)}</span>${icon("onward")}
        </a>`;
    }

    /** Opens a page at the position on the board. @param {MouseEvent} event @param {string} page */
    async toGame(event, page) {
        const record = savedGame(this.model)?.record;
        if (!record) return;
        event.preventDefault();
        location.assign(`${page}#${await encodeLink({ ...record, ply: this.model.state?.ply })}`);
    }

    /**
     * Renders a button that opens another drawer.
     * @param {Parameters<typeof icon>[0]} name @param {string} drawer @param {Key} [words]  the key of its name
     */
    way(name, drawer, words = `menu.${/** @type {"friend" | "saves" | "open" | "help"} */ (drawer)}`) {
        return html`<button type="button" class="item" data-do=${drawer} @click=${() => askForDrawer(this, drawer)}>
            ${icon(name)}<span>${this.t(words)}</span>${icon("onward")}
        </button>`;
    }
}

customElements.define("quintet-menu", MenuElement);

/** @type {Drawer} */
export const drawer = {
    heading: "button.more",
    words: [analysisWords, menuWords, sharedWords],
    content: () => html`<quintet-menu></quintet-menu>`,
};
