/**
 * `<quintet-volume>`: a button that shows whether moves can be heard, and a slider for how loud, which opens with it.
 * Loaded after the first board.
 */
import { css, html, nothing } from "lit";
import { menuWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import { hear } from "../../ui/connected.js";
import { range } from "../../ui/forms/fields.js";
import { icon } from "../../ui/more-icons.js";
import { PanelElement } from "../../widgets/panel-element.js";

/** @import { Translate } from "../../i18n/t.js" */

export class VolumeElement extends PanelElement {
    static properties = { opened: { state: true } };

    static styles = css`
        :host {
            position: relative;
            display: block;
        }
        .box {
            position: absolute;
            z-index: 3;
            inset-block-start: 100%;
            inset-inline-end: 0;
            display: flex;
            gap: var(--space-3);
            align-items: center;
            padding: var(--space-1) var(--space-4);
            border: var(--stroke) solid var(--rule);
            border-radius: var(--radius);
            background: var(--paper-raised);
            box-shadow: 0 8px 28px var(--shadow);
            white-space: nowrap;
        }
        input {
            inline-size: 150px;
            min-block-size: var(--tap);
            accent-color: var(--accent);
        }
        output {
            min-inline-size: 3.2em;
            font-variant-numeric: tabular-nums;
            text-align: end;
        }
    `;

    constructor() {
        super();
        this.opened = false;
        const outside = (/** @type {Event} */ event) => {
            if (!event.composedPath().includes(this)) this.opened = false;
        };
        hear(this, "pointerdown", outside, document);
    }

    /** From 0, which is silent, to 100. */
    get volume() {
        const { sounds, volume } = this.model.settings;
        return sounds ? Math.round(100 * volume) : 0;
    }

    /** @param {Map<PropertyKey, unknown>} changed */
    updated(changed) {
        if (changed.has("opened") && this.opened) this.renderRoot.querySelector("input")?.focus();
    }

    render() {
        const { t, volume, opened } = this;
        const name = t("menu.sounds");
        const state = this.nameOf(volume);
        return html`<button type="button" class="button bare square" title=${`${name}: ${state}`}
            aria-label=${`${name}: ${state}`} aria-expanded=${String(opened)} @click=${() => {
                this.opened = !opened;
            }}>${icon(volume ? "sound" : "silent")}</button>
            ${opened ? this.box(name, state) : nothing}`;
    }

    /** @param {string} name @param {string} state */
    box(name, state) {
        return html`<div class="box" @keydown=${this.keyed} @focusout=${this.left}>
            ${range({
                label: name,
                stack: null,
                value: this.volume,
                most: 100,
                step: 10,
                said: state,
                shown: state,
                typed: (percent) => this.change(percent / 100),
            })}
        </div>`;
    }

    /** @param {number} volume  0 to 100 */
    nameOf(volume) {
        return volume ? this.t("volume.percent", { count: volume }) : this.t("volume.off");
    }

    /** @param {number} volume  0 to 1 */
    change(volume) {
        this.controller.setSettings(volume ? { sounds: true, volume } : { sounds: false });
        // A device without audio works without sounds.
        if (volume) import("../sounds.js").then(({ play }) => play("action", volume)).catch(() => {});
    }

    /** @param {KeyboardEvent} event */
    keyed(event) {
        // Arrow keys turn the volume here, and do not step through the game.
        event.stopPropagation();
        if (event.key !== "Escape") return;
        this.opened = false;
        this.renderRoot.querySelector("button")?.focus();
    }

    /** @param {FocusEvent} event */
    left(event) {
        const to = /** @type {Node | null} */ (event.relatedTarget);
        if (to && !this.renderRoot.contains(to)) this.opened = false;
    }
}

/** Defines the element when its words have loaded. @param {Translate} t */
export async function define(t) {
    await addWords(t, menuWords);
    if (!customElements.get("quintet-volume")) customElements.define("quintet-volume", VolumeElement);
}
