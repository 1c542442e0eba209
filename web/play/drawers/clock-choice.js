/**
 * `<quintet-clock-choice>`: the clock of a new game: none, a time for each move or for the whole game, the limit of the
 * course that sets the game, or times of one's own.
 *
 * Event: `quintet-clock` {clock, own}, `own` for times of one's own.
 */
import { css, html, nothing } from "lit";
import { MAX_SECONDS, ruleFrom } from "../../game/clock.js";
import { controlStyles } from "../../ui/forms/control-styles.js";
import { number as field } from "../../ui/forms/fields.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { segments } from "../../ui/forms/segments.js";
import { PageElement } from "../../ui/page-element.js";
import { ownClock, sameClock, usualClocks } from "../panel/clock-presets.js";

/**
 * @import { ClockRule } from "../../game/clock.js"
 * @import { Translate } from "../../i18n/t.js"
 */

const COURSE = "course";
const usualOf = (/** @type {string} */ kind) => usualClocks.filter((rule) => rule.kind === kind);

export class ClockChoice extends PageElement {
    static properties = {
        clock: { attribute: false },
        own: { attribute: false },
        course: { attribute: false },
    };

    static styles = [
        itemStyles,
        controlStyles,
        css`
            :host {
                display: grid;
                gap: var(--space-2);
            }
            .own {
                display: flex;
                flex-wrap: wrap;
                gap: var(--space-2) var(--space-4);
                align-items: center;
            }
            .own label {
                gap: var(--space-2);
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
            .note {
                font-variant-numeric: tabular-nums;
            }
        `,
    ];

    constructor() {
        super();
        /** @type {ClockRule | null} */
        this.clock = null;
        this.own = false;
        /** The limit of the course, if there is one. @type {ClockRule | null} */
        this.course = null;
    }

    /** @param {ClockRule | null} clock @param {boolean} [own] */
    choose(clock, own = false) {
        this.dispatchEvent(new CustomEvent("quintet-clock", { detail: { clock, own } }));
    }

    render() {
        const { t, clock, own } = this;
        const kind = own ? "own" : (clock?.kind ?? "none");
        return html`${segments({
            label: t("clock.title"),
            name: "clock",
            options: ["none", "action", "game", "own"].map((value) => ({ value, text: t(`clock.kind.${value}`) })),
            value: kind,
            choose: (value) => this.chooseKind(value),
        })}
        ${own ? this.ownTimes() : kind === "none" ? nothing : this.presets(kind)}
        ${clock && !own ? html`<p class="note">${this.whole(clock)}</p>` : nothing}`;
    }

    /** @param {string} kind */
    chooseKind(kind) {
        if (kind === "own") return this.choose(this.clock ?? ownClock, true);
        if (kind === "none") return this.choose(null);
        const usual = usualOf(kind);
        this.choose(usual[Math.floor(usual.length / 2)]);
    }

    /** Times of one kind. A course's limit has its name, also where a usual time is the same. @param {string} kind */
    presets(kind) {
        const { t, clock, course } = this;
        const limit = course?.kind === kind ? course : null;
        const usual = usualOf(kind).filter((rule) => !sameClock(rule, limit));
        const options = usual.map((rule) => ({
            value: String(usualClocks.indexOf(rule)),
            text: shortText(t, rule),
            hint: clockText(t, rule),
        }));
        const full = limit ? t("clock.course", { time: clockText(t, limit) }) : "";
        return segments({
            label: t("clock.time"),
            name: "time",
            options: limit ? [...options, { value: COURSE, text: t("clock.kind.course"), hint: full }] : options,
            value: sameClock(clock, limit) ? COURSE : String(usualClocks.findIndex((rule) => sameClock(rule, clock))),
            choose: (value) => this.choose(value === COURSE ? limit : usualClocks[Number(value)]),
        });
    }

    /** The chosen clock in a sentence. @param {ClockRule} clock */
    whole(clock) {
        const { t, course } = this;
        const time = clockText(t, clock);
        return sameClock(clock, course) ? t("clock.course", { time }) : t("clock.each", { time });
    }

    ownTimes() {
        const { t } = this;
        const rule = this.clock ?? ownClock;
        const set = (/** @type {Partial<ClockRule>} */ change) => {
            const clock = ruleFrom({ ...rule, ...change });
            if (clock) this.choose(clock, true);
        };
        const number = (/** @type {"seconds" | "increment"} */ name, /** @type {number} */ least) =>
            field({
                name,
                label: t(`clock.${name}`),
                least,
                most: MAX_SECONDS,
                step: "any",
                value: rule[name],
                change: (_, input) => set({ [name]: input.valueAsNumber }),
            });
        return html`<div class="own">
            ${segments({
                label: t("clock.for"),
                name: "kind",
                options: ["action", "game"].map((value) => ({ value, text: t(`clock.kind.${value}`) })),
                value: rule.kind,
                choose: (value) => set({ kind: /** @type {"action" | "game"} */ (value) }),
            })}
            ${number("seconds", 1)} ${rule.kind === "game" ? number("increment", 0) : nothing}
        </div>`;
    }

    /** The browser checks the fields of a form only outside of components, so the drawer asks. */
    reportValidity() {
        return [...this.renderRoot.querySelectorAll("input")].every((field) => field.reportValidity());
    }
}

/** @param {Translate} t @param {number} seconds */
function timeText(t, seconds) {
    const whole = seconds >= 60 && seconds % 60 === 0;
    return whole ? t("clock.minutes", { count: seconds / 60 }) : t("clock.secondsLong", { count: seconds });
}

/** "5 + 3", or the time alone. @param {Translate} t @param {ClockRule} rule */
function shortText(t, { seconds, increment }) {
    return increment ? t("clock.short", { minutes: seconds / 60, increment }) : timeText(t, seconds);
}

/** @param {Translate} t @param {ClockRule} rule */
function clockText(t, { kind, seconds, increment }) {
    // A minute as a limit of a course reads better in seconds.
    const time = seconds === 60 ? t("clock.secondsLong", { count: seconds }) : timeText(t, seconds);
    if (kind === "action") return t("clock.perAction", { time });
    return increment ? t("clock.plus", { time, increment }) : t("clock.perGame", { time });
}

customElements.define("quintet-clock-choice", ClockChoice);
