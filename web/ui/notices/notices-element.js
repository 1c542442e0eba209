/**
 * `<quintet-notices>`: temporary messages beside the game. Errors stay until the user closes them. Other notices
 * disappear after a while, but not while they have the pointer or the focus. Notices never take the focus. With
 * `popover="manual"` they are in the top layer, above all drawers; in an embedded game they stay inside the element.
 *
 * `controller` closes notices and runs their undo. In the analysis it is the `Analysis`.
 */
import { css, html, nothing } from "lit";
import { icon } from "../icons.js";
import { given, PageElement, take } from "../page-element.js";
import { repeat } from "../repeat.js";
import { noticeStyles } from "./notice-styles.js";
import { noticeText } from "./notice-text.js";

/**
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { Translate } from "../../i18n/t.js"
 */

const STAYS_MS = 9000;
/** How long the place of a notice stays empty after it, so that a late press meets nothing else. */
const EMPTY_MS = 700;

/**
 * `detail`: an error's own text. `line`: of a file, 0 for none. `undo` and `seats`: what `takeBack` brings back.
 * @typedef {{id: number, tone: "info" | "error", key: Sentence["key"], params: Record<string, string | number>,
 *     detail: string, line: number, undo?: unknown, seats?: unknown}} Notice
 */
export class NoticesElement extends PageElement {
    static properties = {
        model: { attribute: false },
        controller: { attribute: false },
    };

    static styles = [
        noticeStyles,
        css`
            :host {
                position: fixed;
                z-index: 3;
                inset-block: calc(var(--space-1) + env(safe-area-inset-top)) auto;
                inset-inline: var(--space-2);
            }
            /* Below the header of the page. Resets the browser's default style of popovers. */
            :host([popover]) {
                inset-block-start: calc(var(--tap) + var(--space-1) + env(safe-area-inset-top));
                inline-size: auto;
                margin: 0;
                padding: 0;
                overflow: visible;
                border: 0;
                background: none;
            }
            .stack {
                display: flex;
                flex-direction: column;
                gap: var(--space-2);
                align-items: center;
            }
        `,
    ];

    constructor() {
        super();
        /** @type {{notices: Notice[]}} */
        this.model = given;
        /** @type {{closeNotice: (id: number) => void, takeBack: (notice: Notice) => void}} */
        this.controller = given;
        take(this, "model", "model");
        take(this, "commands", "controller");
        /** @type {Map<number, ReturnType<typeof setTimeout>>} */
        this.timers = new Map();
        /** The notices, and before them those that have just gone. @type {Notice[]} */
        this.places = [];
        this.raise = this.raise.bind(this);
        this.opened = (/** @type {Event} */ event) => {
            if (event.target !== this && /** @type {ToggleEvent} */ (event).newState === "open") this.raise();
        };
    }

    connectedCallback() {
        super.connectedCallback();
        this.raise();
        this.getRootNode().addEventListener("toggle", this.opened, true);
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.getRootNode().removeEventListener("toggle", this.opened, true);
    }

    /** Moves the notices above other popovers: the one shown last is on top. */
    raise() {
        if (!this.popover || !this.isConnected) return;
        this.hidePopover();
        this.showPopover();
    }

    willUpdate() {
        const { notices } = this.model;
        const fresh = notices.some(({ id }) => !this.places.some((place) => place.id === id));
        const gone = this.places.filter(({ id }) => !notices.some((notice) => notice.id === id));
        // A new notice takes their place.
        this.places = fresh ? notices : [...gone, ...notices];
        if (fresh || !gone.length) return;
        setTimeout(() => {
            this.places = this.places.filter((place) => !gone.includes(place));
            this.requestUpdate();
        }, EMPTY_MS);
    }

    render() {
        const { model, places, t } = this;
        return html`<div class="stack" role="status" aria-atomic="false">
            ${repeat(
                places,
                ({ id }) => id,
                (place) => (model.notices.includes(place) ? this.notice(place, t) : this.empty(place, t)),
            )}
        </div>`;
    }

    /** @param {Notice} notice @param {Translate} t */
    notice(notice, t) {
        const { controller } = this;
        return html`<div class="notice ${notice.tone}" data-key=${notice.key}
            @pointerenter=${() => this.hold(notice)} @pointerleave=${() => this.release(notice)}
            @focusin=${() => this.hold(notice)} @focusout=${() => this.release(notice)}>
            <span class="text">
                ${notice.line ? t("problem.inLine", { line: notice.line }) : nothing} ${noticeText(t, notice)}
                ${notice.detail ? html`<bdi class="detail" lang="en" dir="ltr">${notice.detail}</bdi>` : nothing}
            </span>
            ${
                notice.undo || notice.seats
                    ? html`<button type="button" class="undo act" data-do="bring-back" @click=${() => controller.takeBack(notice)}>
                ${t("button.undo")}
            </button>`
                    : nothing
            }
            <button type="button" class="close" aria-label=${t("button.close")} title=${t("button.close")}
                @click=${() => controller.closeNotice(notice.id)}>${icon("close")}</button>
        </div>`;
    }

    /** The place of a notice that has gone. @param {Notice} notice @param {Translate} t */
    empty(notice, t) {
        return html`<div class="notice gone" aria-hidden="true"><span class="text">${noticeText(t, notice)}</span></div>`;
    }

    updated() {
        this.toggleAttribute("shown", this.places.length > 0);
        const present = new Set(this.model.notices.map(({ id }) => id));
        for (const [id, timer] of this.timers) {
            if (present.has(id)) continue;
            clearTimeout(timer);
            this.timers.delete(id);
        }
        for (const notice of this.model.notices) if (!this.timers.has(notice.id)) this.release(notice);
    }

    /** @param {Notice} notice */
    hold({ id }) {
        clearTimeout(this.timers.get(id));
    }

    /** @param {Notice} notice */
    release({ id, tone }) {
        clearTimeout(this.timers.get(id));
        if (tone === "error") return;
        this.timers.set(
            id,
            setTimeout(() => this.controller.closeNotice(id), STAYS_MS),
        );
    }
}

customElements.define("quintet-notices", NoticesElement);
