/**
 * `<quintet-lens-present>`: the bar above the tree while a lecture is given. Algorithm, depth and order stay at hand;
 * the panes can be shown beside the tree. A presenter's clicker steps wherever the focus is, and Escape leaves.
 *
 * Events: `quintet-stage` {stage} with the panes to show, `quintet-study` {name} to open or close a study.
 */
import { css, html } from "lit";
import { icon } from "../icons.js";
import { commandOf, commands } from "../shortcuts.js";
import { StudyElement } from "../study/study-element.js";
import "../search/what-if-element.js";
import { hear } from "../../ui/connected.js";
import { presentStyles } from "./present-styles.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { LensModel } from "../lens-model.js"
 */

/** What can be shown beside the tree. */
const PANES = /** @type {const} */ (["board", "code", "counters"]);
/** What a clicker sends. */
const CLICKER = ["PageDown", "PageUp"];

export class PresentElement extends StudyElement {
    static properties = { stage: { attribute: false } };

    /** @type {(keyof LensModel)[]} */
    static sees = ["request", "compare"];

    static styles = css`
        :host {
            display: flex;
            flex-wrap: wrap;
            gap: var(--space-1) var(--space-3);
            align-items: end;
            padding-block: var(--space-2);
        }
        quintet-lens-what-if {
            flex: 1 1 0;
            min-inline-size: min(100%, 22rem);
        }
        div {
            display: flex;
            flex-wrap: wrap;
            gap: var(--space-1);
            align-items: center;
        }
        .button[aria-pressed="true"] {
            outline: 2px solid var(--accent);
            outline-offset: -3px;
            background: var(--paper-sunken);
        }
        @media (max-width: 479px) {
            .button {
                padding-inline: var(--space-2);
                font-size: var(--text-small);
            }
            .button span {
                display: none;
            }
        }
        @media (max-width: 359px) {
            .button {
                padding-inline: var(--space-1);
            }
        }
    `;

    constructor() {
        super();
        /** The panes beside the tree. @type {readonly string[]} */
        this.stage = [];
        hear(this, "keydown", (event) => this.keyed(event));
        // The browser leaves the full screen by its own key.
        hear(this, "fullscreenchange", () => document.fullscreenElement || this.leave(), document);
    }

    connectedCallback() {
        super.connectedCallback();
        const root = /** @type {ShadowRoot} */ (this.getRootNode());
        const sheet = /** @type {CSSStyleSheet} */ (presentStyles.styleSheet);
        if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
        // Where it isn't allowed, the page fills its window.
        document.documentElement.requestFullscreen?.().catch(() => {});
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        if (document.fullscreenElement) document.exitFullscreen();
    }

    /** @param {KeyboardEvent} event */
    keyed(event) {
        if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === "Escape") {
            event.preventDefault();
            this.leave();
        } else if (CLICKER.includes(event.key) && !commandOf(event, { rtl: false, letters: false })) {
            // In a field, where other keys are the field's.
            event.preventDefault();
            commands[event.key === "PageDown" ? "in" : "backward"](this.lens);
        }
    }

    leave() {
        this.open("present");
    }

    /** @param {string} name */
    open(name) {
        this.dispatchEvent(new CustomEvent("quintet-study", { detail: { name } }));
    }

    /** @param {string} pane */
    toggle(pane) {
        const stage = this.stage.includes(pane)
            ? this.stage.filter((each) => each !== pane)
            : PANES.filter((each) => each === pane || this.stage.includes(each));
        this.dispatchEvent(new CustomEvent("quintet-stage", { detail: { stage } }));
    }

    /** @param {Translate} t */
    content(t) {
        const { model, stage } = this;
        const given = model.request.tree !== undefined;
        return html`<h1 class="unseen">${t("shared.lens")}</h1>
            <quintet-lens-what-if brief slim></quintet-lens-what-if>
            <div role="group" aria-label=${t("present.show")}>
                ${PANES.map((pane) =>
                    this.button(pane, t(given && pane === "board" ? "lens.pane.given" : `lens.pane.${pane}`), {
                        pressed: stage.includes(pane),
                        press: () => this.toggle(pane),
                    }),
                )}
                ${this.button("compare", t("lens.study.compare"), {
                    pressed: model.compare !== null,
                    press: () => this.open("compare"),
                })}
                <button type="button" class="button" data-do="leave-present" aria-label=${t("present.leave")} title=${`${t("present.leave")} (Esc)`}
                    @click=${() => this.leave()}>${icon("close")}<span>${t("present.leave")}</span></button>
            </div>`;
    }

    /** @param {string} name @param {string} text @param {{pressed: boolean, press: () => void}} how */
    button(name, text, { pressed, press }) {
        return html`<button type="button" class="button" data-show=${name} aria-pressed=${String(pressed)} @click=${press}>${text}</button>`;
    }
}

customElements.define("quintet-lens-present", PresentElement);
