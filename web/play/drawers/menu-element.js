/** `<quintet-menu>`: links to the other drawers, and the settings. */

import { html, nothing } from "lit";
import { savedGame } from "../../game/model.js";
import { menuWords, sharedWords, siteWords } from "../../i18n/catalogues.js";
import { languages } from "../../i18n/t.js";
import { encodeLink } from "../../record/link.js";
import { controlStyles } from "../../ui/forms/control-styles.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { segments } from "../../ui/forms/segments.js";
import { icon } from "../../ui/more-icons.js";
import { askForDrawer, closeDrawer, PanelElement } from "../../widgets/panel-element.js";
import "../../ui/drawer.js";
import { resigner } from "../../game/turns.js";
import { shared } from "../../ui/styles.js";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { Segment } from "../../ui/forms/segments.js"
 * @import { Drawer } from "./index.js"
 */

/**
 * Names of boolean settings.
 * @typedef {"showChances" | "autoPass" | "shortcuts" | "confirm" | "premoves" | "sounds"} Toggle
 */

/** The pages that show the position on the board. */
const LENS = "lens.html";
const OPENINGS = "archive/openings/index.html";
/** Most values of a setting that are shown side by side. */
const SIDE_BY_SIDE = 5;

export class MenuElement extends PanelElement {
    static properties = { due: { state: true } };

    static styles = [shared, itemStyles, controlStyles];

    constructor() {
        super();
        /** The reader's own mistakes that are due as puzzles. @type {{game: string}[]} */
        this.due = [];
    }

    connectedCallback() {
        super.connectedCallback();
        this.countDue().catch(() => {});
    }

    async countDue() {
        const { openArchive } = await import("../../archive/archive.js");
        this.due = await (await openArchive()).mine.due(Date.now());
    }

    /**
     * The address of the puzzles: always of the game on the board. The trainer's tabs say which games have mistakes
     * due.
     */
    get puzzles() {
        const game = this.model.state?.game ?? "";
        const here = this.due.some((mistake) => mistake.game === game);
        return `learn/puzzles/index.html#game=${game}${here ? "&mode=mine" : ""}`;
    }

    render() {
        const { t } = this;
        const themes = ["auto", "light", "dark"].map((value) => ({ value, text: t(`menu.theme.${value}`) }));
        const paces = ["calm", "quick"].map((value) => ({ value, text: t(`menu.pace.${value}`) }));
        const coordinates = ["auto", "on", "off"].map((value) => ({ value, text: t(`menu.coordinates.${value}`) }));
        const known = languages.map(({ id, name, beta }) => ({
            value: id,
            text: name,
            lang: id,
            ...(beta && { mark: t("menu.beta"), hint: t("menu.betaHelp") }),
        }));
        return html`
            <section>
                <a class="item" data-do="home" href="index.html">
                    ${icon("home")}<span>${t("menu.home")}</span>${icon("onward")}
                </a>
                ${this.way("people", "friend")} ${this.way("shelf", "saves")} ${this.way("open", "open")} ${this.way("link", "share", "button.share")}
                <a class="item" data-do="record" href="archive/index.html">
                    ${icon("analyse")}<span>${t("shared.myGames")}</span>${icon("onward")}
                </a>
                <a class="item" data-do="openings" href=${`${OPENINGS}#game=${this.model.state?.game ?? ""}`} @click=${(/** @type {MouseEvent} */ event) => this.toGame(event, OPENINGS)}>
                    ${icon("branch")}<span>${t("shared.openings")}</span>${icon("onward")}
                </a>
                <a class="item" data-do="lens" href="lens.html" @click=${(/** @type {MouseEvent} */ event) => this.toGame(event, LENS)}>
                    ${icon("tree")}<span>${t("shared.lens")}</span>${icon("onward")}
                </a>
                <a class="item" data-do="lessons" href=${`learn/lessons/index.html#game=${this.model.state?.game ?? ""}`}>
                    ${icon("lesson")}<span>${t("site.lessons")}</span>${icon("onward")}
                </a>
                <a class="item" data-do="puzzles" href=${this.puzzles}>
                    ${icon("puzzle")}<span>${t("shared.puzzles")}</span>${this.due.length ? html`<small>${t("shared.due", { count: this.due.length })}</small>` : nothing}${icon("onward")}
                </a>
                <a class="item" data-do="course" href="course.html">
                    ${icon("sheet")}<span>${t("site.sheets")}</span>${icon("onward")}
                </a>
                <a class="item" data-do="arena" href=${`arena.html#game=${this.model.state?.game ?? ""}`}>
                    ${icon("trophy")}<span>${t("menu.arena")}</span>${icon("onward")}
                </a>
                ${this.way("help", "help")}
                ${resigner(this.model) === null ? nothing : this.resign()}
            </section>
            <section>
                <h3>${t("menu.playing")}</h3>
                ${this.choice("pace", paces)} ${this.toggle("confirm")} ${this.toggle("premoves")} ${this.toggle("autoPass")}
                ${this.toggle("shortcuts")} ${this.toggle("sounds")}
            </section>
            <section>
                <h3>${t("shared.appearance")}</h3>
                ${this.choice("language", [{ value: "", text: t("menu.languageAuto") }, ...known])}
                ${t.language.beta ? html`<p class="note">${t("menu.betaHelp")}</p>` : nothing}
                ${this.choice("theme", themes)} ${this.way("looks", "looks", "menu.boardLooks")}
                ${this.choice("coordinates", coordinates)} ${this.toggle("showChances")}
            </section>`;
    }

    /** Opens a page at the position on the board. @param {MouseEvent} event @param {string} page */
    async toGame(event, page) {
        const record = savedGame(this.model)?.record;
        if (!record) return;
        event.preventDefault();
        location.assign(`${page}#${await encodeLink({ ...record, ply: this.model.state?.ply })}`);
    }

    resign() {
        const { controller } = this;
        return html`<button type="button" class="item" data-do="resign" @click=${() => {
            closeDrawer(this);
            controller.resign();
        }}>${icon("flag")}<span>${this.t("menu.resign")}</span></button>`;
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

    /**
     * @param {"language" | "theme" | "pace" | "coordinates"} name
     * @param {Segment[]} values
     */
    choice(name, values) {
        const { model, t, controller } = this;
        const label = t(name === "language" ? "app.language" : `menu.${name}`);
        if (values.length <= SIDE_BY_SIDE) {
            const choose = (/** @type {string} */ value) => controller.setSettings({ [name]: value });
            return html`<div class="row"><span>${label}</span>
                ${segments({ label, name, options: values, value: model.settings[name], choose })}</div>`;
        }
        return html`<label class="row">
            <span>${label}</span>
            <select data-setting=${name} @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) =>
                controller.setSettings({ [name]: event.target.value })}>
                ${values.map(
                    ({ value, text }) => html`<option value=${value}
                    .selected=${value === model.settings[name]}>${text}</option>`,
                )}
            </select>
        </label>`;
    }

    /** @param {Toggle} name */
    toggle(name) {
        const { model, t, controller } = this;
        return html`<label class="row">
            <span>${t(`menu.${name}`)}</span>
            <input type="checkbox" role="switch" class="switch" data-setting=${name} .checked=${model.settings[name]}
                @change=${(/** @type {Event & {target: HTMLInputElement}} */ event) =>
                    controller.setSettings({ [name]: event.target.checked })} />
        </label>`;
    }
}

customElements.define("quintet-menu", MenuElement);

/** @type {Drawer} */
export const drawer = {
    heading: "button.more",
    words: [menuWords, sharedWords, siteWords],
    content: () => html`<quintet-menu></quintet-menu>`,
};
