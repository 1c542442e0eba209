/** `<quintet-arena-python>`: what Python costs before it is loaded, and how far it is. */
import { css, html, nothing } from "lit";
import { ArenaElement } from "../arena-element.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { ArenaModel } from "../arena-model.js"
 */

export class PythonElement extends ArenaElement {
    /** @type {(keyof ArenaModel)[]} */
    static sees = ["python"];

    static styles = css`
        :host {
            display: flex;
            flex-wrap: wrap;
            gap: var(--space-1) var(--space-3);
            align-items: center;
            color: var(--ink-soft);
            font-size: var(--text-small);
        }
        label {
            display: inline-flex;
            gap: var(--space-2);
            align-items: center;
            min-block-size: 32px;
        }
        progress {
            inline-size: 120px;
            accent-color: var(--accent);
        }
    `;

    render() {
        const { t, model } = this;
        const { bytes, kept, phase, share } = model.python;
        const size = bytes === null ? "" : t("arena.megabytes", { size: decimal(t, bytes / 1e6) });
        if (phase === "loading") {
            // A progress element keeps its last value: without one it must be another.
            return share === null
                ? html`<label>${t("arena.python.starting")}<progress></progress></label>`
                : html`<label>${t("shared.loadingPython")}<progress max="1" .value=${share}></progress></label>`;
        }
        if (phase === "here") return nothing;
        // The size is unknown until the site has told it, and where there is no site.
        if (!kept && !size) return nothing;
        return html`<span>${kept ? t("arena.python.kept") : t("arena.python.size", { size })}</span>`;
    }
}

/** @param {Translate} t @param {number} value */
const decimal = (t, value) => t.number(Math.round(value * 10) / 10);

customElements.define("quintet-arena-python", PythonElement);
