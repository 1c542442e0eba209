/** `<quintet-controls>`: the seven buttons that are always visible, on a phone in reach of the thumb. */
import { css, html, nothing } from "lit";
import { nextStep, resigner } from "../../game/turns.js";
import { icon } from "../../ui/icons.js";
import { askForAnalysis, askForDrawer, PanelElement } from "../../widgets/panel-element.js";

export class ControlsElement extends PanelElement {
    static properties = { question: { state: true } };

    static styles = css`
        :host {
            container-type: inline-size;
        }
        div {
            display: grid;
            grid-auto-columns: auto;
            grid-auto-flow: column;
            gap: 2px;
        }
        [role="alertdialog"] {
            grid-template-columns: 1fr auto auto;
            gap: var(--space-2);
            align-items: center;
            min-block-size: 56px;
            padding-inline: var(--space-3);
        }
        p {
            font-weight: 600;
        }
        [role="toolbar"] button {
            display: flex;
            flex-direction: column;
            gap: 2px;
            align-items: center;
            justify-content: center;
            min-inline-size: 0;
            min-block-size: 56px;
            padding: var(--space-1) 0;
            border: 0;
            border-radius: var(--radius);
            background: none;
            font-size: var(--text-tiny);
            line-height: 1.2;
            transition: background-color var(--time-quick) var(--ease);
        }
        [role="toolbar"] button:not([aria-disabled="true"]):hover {
            background: var(--paper-sunken);
        }
        [role="toolbar"] button:not([aria-disabled="true"]):active {
            background: var(--rule);
        }
        /* aria-disabled instead of disabled: a disabled button loses the focus, as after undoing to the start. */
        button[aria-disabled="true"] {
            color: var(--ink-soft);
            cursor: default;
            opacity: 0.5;
        }
        button[aria-pressed="true"] {
            background: var(--paper-sunken);
            box-shadow: inset 0 0 0 var(--stroke-strong) var(--accent);
        }
        .label {
            max-inline-size: 100%;
            overflow: clip visible;
            text-overflow: ellipsis;
            white-space: nowrap;
        }
        @container (min-width: 23rem) {
            [role="toolbar"] button {
                min-inline-size: var(--tap);
            }
        }
        /* Large text: two or three rows show the labels in full. */
        @container (max-width: 19rem) {
            [role="toolbar"] {
                grid-auto-flow: row;
                grid-template-columns: repeat(3, minmax(0, 1fr));
            }
            .label {
                white-space: normal;
            }
        }
        @container (max-width: 11rem) {
            [role="toolbar"] {
                grid-template-columns: repeat(2, minmax(0, 1fr));
            }
        }
    `;

    constructor() {
        super();
        /**
         * Renders the question whether to resign, while it is open.
         * @type {((controls: ControlsElement) => unknown) | null}
         */
        this.question = null;
    }

    willUpdate() {
        if (resigner(this.model) === null) this.question = null;
    }

    render() {
        const { model, t, controller } = this;
        if (this.question) return this.question(this);
        const { state, thinking, hint } = model;
        const hinting = thinking?.purpose === "hint" || hint !== null;
        const person = nextStep(model).kind === "person";
        return html`<div role="toolbar" aria-label=${t("controls.title")}>
            ${this.button("undo", t("button.undo"), () => controller.undo(), { off: !state || (state.ply === 0 && !model.ending) })}
            ${this.button("redo", t("button.redo"), () => controller.redo(), { off: !state || state.ply === state.length })}
            ${this.button("hint", t("button.hint"), () => controller.hint(), { off: !person, pressed: hinting })}
            ${this.button("analyse", t("button.analyse"), () => askForAnalysis(this), { off: !state })}
            ${this.button("flag", t("button.resign"), () => this.ask(), { off: resigner(model) === null })}
            ${this.button("newGame", t("button.newGame"), () => askForDrawer(this, "newGame"), { off: !state })}
            ${this.button("more", t("button.more"), () => askForDrawer(this, "menu"))}
        </div>`;
    }

    /** Asks once before resigning. */
    async ask() {
        try {
            const { askToResign } = await import("./resign-question.js");
            await askToResign(this);
        } catch {
            this.controller.tell({ key: "notice.notLoaded", tone: "error" });
        }
    }

    /**
     * @param {Parameters<typeof icon>[0]} name
     * @param {string} label
     * @param {() => void} act
     * @param {{off?: boolean, pressed?: boolean}} [how]
     */
    button(name, label, act, { off = false, pressed } = {}) {
        return html`<button type="button" data-do=${name} aria-disabled=${String(off)}
            aria-pressed=${pressed === undefined ? nothing : String(pressed)} @click=${() => off || act()}>
            ${icon(name)}<span class="label">${label}</span>
        </button>`;
    }
}

customElements.define("quintet-controls", ControlsElement);
