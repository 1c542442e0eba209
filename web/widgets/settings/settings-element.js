/** `<quintet-settings>`: all settings of the reader, on every page. */

import { css, html, nothing } from "lit";
import { languages } from "../../i18n/t.js";
import { controlStyles } from "../../ui/forms/control-styles.js";
import { choice, range, toggle } from "../../ui/forms/fields.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { segments } from "../../ui/forms/segments.js";
import { given, PageElement } from "../../ui/page-element.js";
import "./looks-element.js";

/**
 * @import { Settings } from "../../game/model.js"
 * @import { Segment } from "../../ui/forms/segments.js"
 * @import { Sample } from "./looks-element.js"
 */

/**
 * Names of boolean settings.
 * @typedef {"showChances" | "autoPass" | "shortcuts" | "confirm" | "premoves" | "sounds"} Toggle
 */

/** Most values of a setting that are shown side by side. */
const SIDE_BY_SIDE = 5;

export class SettingsElement extends PageElement {
    static properties = { settings: { attribute: false }, sample: { attribute: false } };

    static styles = [
        itemStyles,
        controlStyles,
        css`
            input[type="range"] {
                max-inline-size: 12rem;
            }
        `,
    ];

    constructor() {
        super();
        /** @type {Settings} */
        this.settings = given;
        /** Applies a change and saves it. @type {(change: Partial<Settings>) => unknown} */
        this.choose = given;
        /** What the pictures of boards and pieces show. @type {Partial<Sample>} */
        this.sample = {};
    }

    render() {
        const { t, settings, sample } = this;
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
                <h3>${t("shared.appearance")}</h3>
                ${this.values("language", [{ value: "", text: t("menu.theme.auto") }, ...known])}
                ${t.language.beta ? html`<p class="note">${t("menu.betaHelp")}</p>` : nothing}
                ${this.values("theme", themes)} ${this.values("coordinates", coordinates)}
                <quintet-looks .t=${t} .looks=${settings} .sample=${sample} .choose=${this.choose}></quintet-looks>
            </section>
            <section>
                <h3>${t("menu.playing")}</h3>
                ${this.values("pace", paces)} ${this.toggle("confirm")} ${this.toggle("premoves")} ${this.toggle("autoPass")}
                ${this.toggle("showChances")} ${this.toggle("shortcuts")}
            </section>
            <section>
                <h3>${t("menu.sounds")}</h3>
                ${this.toggle("sounds")}
                ${range({
                    name: "volume",
                    label: t("volume.name"),
                    off: !settings.sounds,
                    value: settings.volume * 100,
                    least: 10,
                    most: 100,
                    step: 10,
                    said: t("volume.percent", { count: Math.round(settings.volume * 100) }),
                    typed: (volume) => this.choose({ volume: volume / 100 }),
                })}
            </section>`;
    }

    /** @param {"language" | "theme" | "pace" | "coordinates"} name @param {Segment[]} values */
    values(name, values) {
        const { settings, t } = this;
        const label = t(name === "language" ? "app.language" : `menu.${name}`);
        const choose = (/** @type {string} */ value) => this.choose({ [name]: value });
        if (values.length <= SIDE_BY_SIDE) {
            return html`<div class="row"><span>${label}</span>
                ${segments({ label, name, options: values, value: settings[name], choose })}</div>`;
        }
        const pairs = values.map(({ value, text }) => [value, text]);
        return choice({ name, label, value: settings[name], values: pairs, change: choose });
    }

    /** @param {Toggle} name */
    toggle(name) {
        const { settings, t } = this;
        const change = (/** @type {boolean} */ on) => this.choose({ [name]: on });
        return toggle({ name, label: t(`menu.${name}`), on: settings[name], slides: true, change });
    }
}

customElements.define("quintet-settings", SettingsElement);
