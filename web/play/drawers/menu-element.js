/** `<quintet-menu>`: what can be done with this game. */

import { html } from "lit";
import { savedGame } from "../../game/model.js";
import { analysisWords, menuWords, sharedWords } from "../../i18n/catalogues.js";
import { encodeLink } from "../../record/link.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { icon } from "../../ui/more-icons.js";
import { menuItem } from "../../ui/panels/menu-item.js";
import { askForAnalysis, askForDrawer, PanelElement } from "../../widgets/panel-element.js";
import "../../ui/panels/drawer.js";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { Drawer } from "./index.js"
 */

/** The pages that show the position on the board. */
const LENS = "lens.html";
const OPENINGS = "archive/openings/index.html";
const LEADS = { leads: true };

export class MenuElement extends PanelElement {
    static styles = itemStyles;

    render() {
        const { t } = this;
        return html`
            <section>
                ${this.way("link", "share", "button.share")} ${this.way("shelf", "saves")} ${this.way("open", "open")} ${this.way("people", "friend", "shared.friend")}
                ${menuItem("setup", icon("rename"), t("analysis.edit"), () => askForAnalysis(this, "setup"), LEADS)}
                ${this.page("tree", "lens", "shared.lens", LENS)} ${this.page("branch", "openings", "shared.openings", OPENINGS)}
                ${this.way("help", "help", "button.help")}
            </section>`;
    }

    /**
     * Renders a link to a page that shows the position on the board.
     * @param {Parameters<typeof icon>[0]} name @param {string} id @param {Key} words  the key of its name
     * @param {string} page
     */
    page(name, id, words, page) {
        const href = `${page}#game=${this.model.state?.game ?? ""}`;
        const act = (/** @type {MouseEvent} */ event) => this.toGame(event, page);
        return menuItem(id, icon(name), this.t(words), act, { href, ...LEADS });
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
    way(name, drawer, words = `menu.${/** @type {"saves" | "open"} */ (drawer)}`) {
        return menuItem(drawer, icon(name), this.t(words), () => askForDrawer(this, drawer), LEADS);
    }
}

customElements.define("quintet-menu", MenuElement);

/** @type {Drawer} */
export const drawer = {
    heading: "button.more",
    words: [analysisWords, menuWords, sharedWords],
    content: () => html`<quintet-menu></quintet-menu>`,
};
