/**
 * `<quintet-notices>`: lines that stand beside the game for a while. Errors stay until they are closed; the others go by
 * themselves, but not while someone is at them. None takes the focus.
 */
import { css, html, nothing } from "lit";
import { repeat } from "lit/directives/repeat.js";
import { icon } from "./icons.js";
import { Part } from "./part.js";
import { shared } from "./styles.js";

const STAYS_MS = 9000;

/** @typedef {import("./model.js").Notice} Notice */
export class NoticesPart extends Part {
    static styles = [
        shared,
        css`
            :host {
                pointer-events: none;
            }
            .stack {
                display: flex;
                flex-direction: column;
                gap: var(--space-2);
                align-items: center;
            }
            .notice {
                display: flex;
                gap: var(--space-2);
                align-items: center;
                inline-size: fit-content;
                max-inline-size: min(100%, 460px);
                padding: var(--space-1);
                padding-inline-start: var(--space-4);
                border-radius: var(--radius);
                background: var(--ink);
                box-shadow: 0 6px 24px var(--shadow);
                color: var(--paper);
                pointer-events: auto;
                animation: rise var(--time-slow) var(--ease);
            }
            .notice.error {
                border: var(--stroke) solid var(--warning);
                border-inline-start-width: 5px;
                background: var(--paper-raised);
                color: var(--ink);
            }
            .text {
                flex: 1;
                min-inline-size: 0;
                padding-block: var(--space-2);
            }
            .detail {
                display: block;
                margin-block-start: 2px;
                overflow-wrap: anywhere;
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
            button {
                min-inline-size: var(--tap);
                min-block-size: var(--tap);
                border: 0;
                border-radius: var(--radius-small);
                background: none;
            }
            button:hover {
                background: color-mix(in srgb, currentColor 14%, transparent);
            }
            .notice:not(.error) :focus-visible {
                outline-color: currentColor;
                outline-offset: -3px;
            }
            .undo {
                padding-inline: var(--space-3);
                font-weight: 600;
            }
            .close .icon {
                margin: auto;
                inline-size: 18px;
                block-size: 18px;
            }
            @keyframes rise {
                from {
                    opacity: 0;
                    transform: translateY(8px);
                }
            }
        `,
    ];

    constructor() {
        super();
        /** @type {Map<number, ReturnType<typeof setTimeout>>} */
        this.timers = new Map();
    }

    render() {
        const { model, t } = this;
        return html`<div class="stack" role="status" aria-atomic="false">
            ${repeat(
                model.notices,
                (notice) => notice.id,
                (notice) => this.notice(notice, t),
            )}
        </div>`;
    }

    /** @param {Notice} notice @param {import("../i18n/t.js").Translate} t */
    notice(notice, t) {
        const { controller } = this;
        const blanks = Object.entries(notice.params).map(([name, value]) =>
            // A blank may itself be something to translate: the name of a player.
            [name, typeof value === "string" && t.has(value) ? t(value) : value],
        );
        const text = t(notice.key, Object.fromEntries(blanks));
        return html`<div class="notice ${notice.tone}" data-key=${notice.key}
            @pointerenter=${() => this.hold(notice)} @pointerleave=${() => this.release(notice)}
            @focusin=${() => this.hold(notice)} @focusout=${() => this.release(notice)}>
            <span class="text">
                ${notice.line ? t("problem.inLine", { line: notice.line }) : nothing} ${text}
                ${notice.detail ? html`<bdi class="detail" lang="en" dir="ltr">${notice.detail}</bdi>` : nothing}
            </span>
            ${
                notice.undo
                    ? html`<button type="button" class="undo" @click=${() => controller.takeBack(notice)}>
                ${t("button.undo")}
            </button>`
                    : nothing
            }
            <button type="button" class="close" aria-label=${t("button.close")}
                @click=${() => controller.closeNotice(notice.id)}>${icon("close")}</button>
        </div>`;
    }

    updated() {
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

customElements.define("quintet-notices", NoticesPart);
