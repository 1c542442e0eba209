/**
 * `<quintet-clock>`: the time left to one player. It updates itself when the next digit changes, so that the rest of
 * the page need not be rendered again.
 *
 * Event: `quintet-low-time` {player} when the player to move has little time left.
 */

import { css, html, nothing } from "lit";
import { lowTime, timeLeft } from "../../game/clock.js";
import { clockWords } from "../../i18n/catalogues.js";
import { decimalIn } from "../../i18n/formats.js";
import { addWords } from "../../i18n/t.js";
import { icon } from "../../ui/more-icons.js";
import { given, PageElement } from "../../ui/page-element.js";
import { desk, low, tall } from "../../ui/styles.js";

/**
 * @import { Clock, Turn } from "../../game/clock.js"
 * @import { Translate } from "../../i18n/t.js"
 */

/** Below this time, in milliseconds, tenths of a second are shown. */
const TENTHS_BELOW = 10_000;

export class ClockElement extends PageElement {
    static properties = {
        clock: { attribute: false },
        turn: { attribute: false },
        player: { attribute: false },
        shown: { state: true },
        low: { state: true },
    };

    static styles = css`
        /* The places are those of the grid of a seat. */
        :host {
            grid-row: 3;
            grid-column: 1 / -1;
            justify-self: start;
            min-block-size: 22px;
            margin-block-start: 3px;
            font-size: 1.0625rem;
        }
        /* Two players have room for their clocks beside their names. */
        @container (min-width: 331px) {
            :host([beside]) {
                grid-area: clock;
                margin: 0;
                font-size: 1.1875rem;
            }
        }
        @media ${desk} and ${tall} {
            :host,
            :host([beside]) {
                grid-area: clock;
                justify-self: end;
                min-block-size: 0;
                margin: 0;
                font-size: 1.25rem;
            }
            :host([active]) {
                font-size: 1.5rem;
            }
        }
        @media ${desk} and ${low} {
            :host,
            :host([beside]) {
                grid-area: score;
                margin: 0;
            }
        }
        span {
            display: inline-flex;
            gap: 3px;
            align-items: center;
            padding: 1px 6px;
            border-radius: var(--radius-small);
            background: color-mix(in srgb, var(--paper-sunken) 75%, transparent);
            color: var(--ink-soft);
            font-variant-numeric: tabular-nums;
            line-height: 1.25;
        }
        .running {
            background: var(--ink);
            color: var(--paper);
            font-weight: 600;
        }
        .low {
            outline: var(--stroke-strong) solid var(--warning);
            outline-offset: 1px;
            font-weight: 600;
        }
        .icon {
            inline-size: 14px;
            block-size: 14px;
        }
    `;

    constructor() {
        super();
        /** @type {Clock} */
        this.clock = given;
        /** @type {Turn} */
        this.turn = given;
        this.player = 0;
        this.shown = "";
        this.low = false;
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        this.timer = undefined;
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        clearTimeout(this.timer);
    }

    get running() {
        return this.clock.since !== null && this.turn.toMove === this.player;
    }

    willUpdate() {
        this.tick();
    }

    tick() {
        clearTimeout(this.timer);
        const left = timeLeft(this.clock, this.turn, this.player, performance.now());
        const wasLow = this.low;
        this.low = left <= lowTime(this.clock.rule);
        this.shown = timeText(this.t, left);
        if (!this.running || left === 0) return;
        if (this.low && !wasLow) this.warn();
        const step = left <= TENTHS_BELOW ? 100 : 1000;
        if (this.isConnected) this.timer = setTimeout(() => this.tick(), (left % step) + 5);
    }

    warn() {
        const detail = { player: this.player };
        this.dispatchEvent(new CustomEvent("quintet-low-time", { detail, bubbles: true, composed: true }));
    }

    render() {
        const { t, running, low, shown } = this;
        const name = t(low ? "clock.low" : "clock.left", { time: shown });
        return html`<span class="${running ? "running" : ""} ${low ? "low" : ""}" role="timer" aria-live="off" aria-label=${name}>
            ${low ? icon("hourglass") : nothing}<bdi aria-hidden="true">${shown}</bdi></span>`;
    }
}

/**
 * Returns "4:05", "1:02:03", or "9.4" in the last seconds.
 * @param {Translate} t
 * @param {number} left  in milliseconds
 */
export function timeText(t, left) {
    if (left <= TENTHS_BELOW) return decimalIn(t, Math.floor(left / 100) / 10, 1);
    const seconds = Math.ceil(left / 1000);
    const two = (/** @type {number} */ value) => t.number(value).padStart(2, t.number(0));
    const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
    const end = two(seconds % 60);
    return hours ? `${t.number(hours)}:${two(minutes)}:${end}` : `${t.number(minutes)}:${end}`;
}

/** Defines the element when its words have loaded. @param {Translate} t */
export async function define(t) {
    await addWords(t, clockWords);
    if (!customElements.get("quintet-clock")) customElements.define("quintet-clock", ClockElement);
}
