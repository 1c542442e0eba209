/** `<quintet-puzzle-score>`: the rating and the streak, or the time left and what was solved in a run. */
import { css, html, nothing } from "lit";
import { partStyles } from "./part-styles.js";
import { timeText } from "./solving/sentences.js";
import { TrainerElement } from "./trainer-element.js";

/** @import { Key } from "../../i18n/keys.js" */

const TICK_MS = 250;
/** Times left that are announced, in milliseconds. */
/** @type {{at: number, key: Key}[]} */
const ANNOUNCED = [
    { at: 60_000, key: "puzzle.run.minute" },
    { at: 10_000, key: "puzzle.run.last" },
];

export class ScoreElement extends TrainerElement {
    static properties = { left: { state: true }, said: { state: true } };

    static styles = [
        partStyles,
        css`
            dl {
                display: grid;
                grid-auto-columns: minmax(0, 1fr);
                grid-auto-flow: column;
                gap: var(--space-2);
            }
            dt {
                color: var(--ink-soft);
                font-size: var(--text-small);
            }
            dd {
                font-size: var(--text-large);
                font-weight: 600;
                font-variant-numeric: tabular-nums;
            }
            dd small {
                color: var(--ink-soft);
                font-size: var(--text-small);
                font-weight: 400;
            }
            dd.short {
                color: var(--warning);
            }
        `,
    ];

    constructor() {
        super();
        this.left = 0;
        this.said = "";
        /** @type {ReturnType<typeof setInterval> | undefined} */
        this.ticker = undefined;
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        clearInterval(this.ticker);
        this.ticker = undefined;
    }

    willUpdate() {
        super.willUpdate();
        const runs = this.runs;
        if (runs && this.ticker === undefined) {
            this.left = this.trainer.left;
            this.ticker = setInterval(() => this.tick(), TICK_MS);
        } else if (!runs) {
            clearInterval(this.ticker);
            this.ticker = undefined;
            this.said = "";
        }
    }

    /** Whether the clock of a run is going. */
    get runs() {
        return this.model.run !== null && !this.model.run.over;
    }

    tick() {
        const before = this.left;
        this.left = this.trainer.left;
        const passed = ANNOUNCED.find(({ at }) => before > at && this.left <= at);
        if (passed) this.said = this.t(passed.key);
        if (this.left === 0 && this.runs) this.trainer.endRun();
    }

    render() {
        return this.model.mode === "run" ? this.run() : this.rating();
    }

    rating() {
        const { model, t } = this;
        const { rating, streak } = model.records;
        return html`<dl>
            <div><dt>${t("puzzle.rating")}</dt>
                <dd class="rating" title=${t("puzzle.rating.why")}>${t.number(Math.round(rating.rating))}</dd></div>
            <div><dt>${t("puzzle.streak")}</dt>
                <dd class="streak">${t.number(streak.now)}
                ${streak.best > 0 ? html`<small>${t("puzzle.streak.best", { count: streak.best })}</small>` : nothing}</dd></div>
        </dl>`;
    }

    run() {
        const { model, t, left } = this;
        const { run, records } = model;
        if (!run) return nothing;
        return html`<dl>
                <div><dt>${t("puzzle.run.left")}</dt>
                    <dd class="left ${left <= 10_000 ? "short" : ""}"><span role="timer">${timeText(t, this.runs ? left : 0)}</span></dd></div>
                <div><dt>${t("puzzle.run.solved")}</dt>
                    <dd class="solved">${t.number(run.solved)}
                    ${records.bestRun > 0 ? html`<small>${t("puzzle.run.best", { count: records.bestRun })}</small>` : nothing}</dd></div>
            </dl>
            <p class="unseen" role="status">${this.said}</p>`;
    }
}

customElements.define("quintet-puzzle-score", ScoreElement);
