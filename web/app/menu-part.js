/** `<quintet-menu>`: sharing and keeping the game, what can be chosen about it, and settings. */
import { css, html, nothing } from "lit";
import { languages } from "../i18n/t.js";
import { icon } from "./icons.js";
import "./options-part.js";
import { specOf } from "./model.js";
import { given, Part } from "./part.js";
import { shared } from "./styles.js";

/** @typedef {import("./sharing.js").Sharing} Sharing */

export class MenuPart extends Part {
    static properties = { ...Part.properties, sharing: { attribute: false }, opening: { state: true } };

    static styles = [
        shared,
        css`
            section {
                padding-block: var(--space-2) var(--space-3);
                border-block-start: var(--stroke) solid var(--rule);
            }
            section:first-child {
                padding-block-start: 0;
                border: 0;
            }
            h3 {
                margin: 0;
                padding-block: var(--space-1);
                color: var(--ink-soft);
                font-size: var(--text-small);
                font-weight: 600;
            }
            .item {
                display: flex;
                gap: var(--space-3);
                align-items: center;
                inline-size: 100%;
                min-block-size: var(--tap);
                padding-inline: var(--space-2);
                border: 0;
                border-radius: var(--radius-small);
                background: none;
                text-align: start;
            }
            .item:hover {
                background: var(--paper-sunken);
            }
            .item .icon {
                color: var(--ink-soft);
            }
            .row {
                display: flex;
                gap: var(--space-3);
                align-items: center;
                justify-content: space-between;
                min-block-size: var(--tap);
                padding-inline: var(--space-2);
            }
            quintet-options {
                display: block;
                padding-inline: var(--space-2);
            }
            select,
            textarea {
                padding: var(--space-1) var(--space-2);
                border: var(--stroke) solid var(--rule);
                border-radius: var(--radius-small);
                background: var(--paper-raised);
            }
            select {
                min-block-size: 36px;
                max-inline-size: 60%;
            }
            textarea {
                display: block;
                inline-size: 100%;
                block-size: 96px;
                font-size: var(--text-small);
                resize: vertical;
            }
            input[type="checkbox"] {
                inline-size: 20px;
                block-size: 20px;
                accent-color: var(--accent);
                flex: none;
            }
            .note {
                margin: 0;
                padding-inline: var(--space-2);
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
            .opening {
                display: grid;
                gap: var(--space-2);
                padding: var(--space-1) var(--space-2) var(--space-2);
            }
            .opening .buttons {
                display: flex;
                gap: var(--space-2);
                justify-content: end;
            }
        `,
    ];

    constructor() {
        super();
        /** @type {Sharing} */
        this.sharing = given;
        this.opening = false;
    }

    render() {
        const { t, sharing, model } = this;
        const hasOptions = (specOf(model)?.options.length ?? 0) > 0;
        return html`
            <section>
                <h3>${t("menu.share")}</h3>
                ${this.item("link", "copyLink", () => sharing.copyLink())}
                ${this.item("copy", "copyRecord", () => sharing.copyRecord())}
                ${this.item("save", "saveRecord", () => sharing.saveRecord())}
                ${this.item("picture", "savePicture", () => sharing.savePicture())}
                ${this.item("open", "openRecord", this.toggleOpening, this.opening)}
                ${this.opening ? this.openingForm() : nothing}
            </section>
            ${
                hasOptions
                    ? html`<section>
                <h3>${t("option.title")}</h3>
                <quintet-options .model=${model} .t=${t} .controller=${this.controller}></quintet-options>
                <p class="note">${t("option.note")}</p>
            </section>`
                    : nothing
            }
            <section>
                <h3>${t("menu.settings")}</h3>
                ${this.choice("language", [
                    { value: "", text: t("menu.languageAuto") },
                    ...languages.map(({ id, name }) => ({ value: id, text: name })),
                ])}
                ${this.choice(
                    "theme",
                    ["auto", "light", "dark"].map((value) => ({ value, text: t(`menu.theme.${value}`) })),
                )}
                ${this.choice(
                    "pace",
                    ["calm", "quick"].map((value) => ({ value, text: t(`menu.pace.${value}`) })),
                )}
                ${this.toggle("coordinates")} ${this.toggle("showThinking")} ${this.toggle("autoPass")}
                ${this.toggle("shortcuts")}
            </section>
            <section>
                ${this.item("help", "help", () => this.dispatchEvent(new Event("quintet-help")))}
            </section>`;
    }

    /**
     * @param {Parameters<typeof icon>[0]} name
     * @param {string} key
     * @param {() => void} act
     * @param {boolean} [expanded]
     */
    item(name, key, act, expanded) {
        return html`<button type="button" class="item" data-do=${key} @click=${act}
            aria-expanded=${expanded === undefined ? nothing : String(expanded)}>
            ${icon(name)}<span>${this.t(`menu.${key}`)}</span>
        </button>`;
    }

    /** @param {"language" | "theme" | "pace"} name @param {{value: string, text: string}[]} values */
    choice(name, values) {
        const { model, t, controller } = this;
        return html`<label class="row">
            <span>${t(`menu.${name}`)}</span>
            <select data-setting=${name} @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) =>
                controller.setSettings({ [name]: event.target.value })}>
                ${values.map(
                    ({ value, text }) => html`<option value=${value}
                    .selected=${value === model.settings[name]}>${text}</option>`,
                )}
            </select>
        </label>`;
    }

    /** @param {"coordinates" | "showThinking" | "autoPass" | "shortcuts"} name */
    toggle(name) {
        const { model, t, controller } = this;
        return html`<label class="row">
            <span>${t(`menu.${name}`)}</span>
            <input type="checkbox" data-setting=${name} .checked=${model.settings[name]}
                @change=${(/** @type {Event & {target: HTMLInputElement}} */ event) =>
                    controller.setSettings({ [name]: event.target.checked })} />
        </label>`;
    }

    openingForm() {
        const { t, sharing } = this;
        return html`<form class="opening" @submit=${this.submitted}>
            <label for="text">${t("menu.openHelp")}</label>
            <textarea id="text" name="text" dir="ltr" spellcheck="false" autocomplete="off" required></textarea>
            <div class="buttons">
                <button type="button" class="button" @click=${() => sharing.chooseFile()}>${t("menu.openFile")}</button>
                <button class="button primary">${t("menu.open")}</button>
            </div>
        </form>`;
    }

    async toggleOpening() {
        this.opening = !this.opening;
        await this.updateComplete;
        this.renderRoot.querySelector("textarea")?.focus();
    }

    /** @param {SubmitEvent} event */
    submitted(event) {
        event.preventDefault();
        const form = /** @type {HTMLFormElement} */ (event.target);
        this.sharing.openText(String(new FormData(form).get("text")));
        this.opening = false;
    }
}

customElements.define("quintet-menu", MenuPart);
