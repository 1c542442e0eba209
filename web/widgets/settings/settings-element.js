/** `<quintet-settings>`: all settings of the reader, on every page. */

import { css, html, nothing } from "lit";
import { languages } from "../../i18n/t.js";
import { controlStyles } from "../../ui/forms/control-styles.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { segments } from "../../ui/forms/segments.js";
import { given, PageElement } from "../../ui/page-element.js";
import { shared } from "../../ui/styles.js";
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
        shared,
        itemStyles,
        controlStyles,
        css`
            input[type="range"] {
                flex: 1;
                min-inline-size: 0;
                max-inline-size: 12rem;
                accent-color: var(--accent);
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
                ${this.values("language", [{ value: "", text: t("menu.languageAuto") }, ...known])}
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
                <label class="row"><span>${t("volume.name")}</span>
                    <input type="range" min="10" max="100" step="10" data-setting="volume" .disabled=${!settings.sounds}
                        aria-valuetext=${t("volume.percent", { count: Math.round(settings.volume * 100) })} .value=${String(settings.volume * 100)}
                        @input=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => this.choose({ volume: target.valueAsNumber / 100 })} /></label>
            </section>`;
    }

    /**
     * @param {"language" | "theme" | "pace" | "coordinates"} name
     * @param {Segment[]} values
     */
    values(name, values) {
        const { settings, t } = this;
        const label = t(name === "language" ? "app.language" : `menu.${name}`);
        const choose = (/** @type {string} */ value) => this.choose({ [name]: value });
        if (values.length <= SIDE_BY_SIDE) {
            return html`<div class="row"><span>${label}</span>
                ${segments({ label, name, options: values, value: settings[name], choose })}</div>`;
        }
        return html`<label class="row">
            <span>${label}</span>
            <select data-setting=${name} @change=${(/** @type {Event & {target: HTMLSelectElement}} */ { target }) => choose(target.value)}>
                ${values.map(({ value, text }) => html`<option value=${value} .selected=${value === settings[name]}>${text}</option>`)}
            </select>
        </label>`;
    }

    /** @param {Toggle} name */
    toggle(name) {
        const { settings, t } = this;
        return html`<label class="row">
            <span>${t(`menu.${name}`)}</span>
            <input type="checkbox" role="switch" class="switch" data-setting=${name} .checked=${settings[name]}
                @change=${(/** @type {Event & {target: HTMLInputElement}} */ { target }) => this.choose({ [name]: target.checked })} />
        </label>`;
    }
}

customElements.define("quintet-settings", SettingsElement);
