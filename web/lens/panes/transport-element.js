/**
 * `<quintet-lens-transport>`: the step in one sentence, the scrubber with marks, and the buttons that step through the
 * search.
 */
import { css, html, nothing, svg } from "lit";
import { fieldStyles } from "../../ui/forms/field-styles.js";
import { choice, range } from "../../ui/forms/fields.js";
import { desk } from "../../ui/styles.js";
import { icon } from "../icons.js";
import { LensElement } from "../lens-element.js";
import { sentenceNames } from "../sentences/names.js";
import { sentenceOf } from "../sentences/step-sentences.js";
import { commands, keysOf } from "../shortcuts.js";

/**
 * @import { LensModel, Speed } from "../lens-model.js"
 * @import { Command } from "../shortcuts.js"
 */

/** The most marks that are drawn: closer ones would run together. */
const MARKS = 240;

export class TransportElement extends LensElement {
    /** @type {(keyof LensModel)[]} */
    static sees = ["step", "events", "ended", "playing", "speed", "named", "request", "games", "replay", "asked"];

    static styles = [
        fieldStyles,
        css`
            :host {
                display: grid;
                gap: var(--space-1);
                min-inline-size: 0;
            }
            .sentence {
                display: flex;
                align-items: center;
                min-block-size: var(--lens-sentence, 3.9em);
                font-size: var(--lens-sentence-size, var(--text));
                line-height: 1.3;
                overflow-wrap: anywhere;
            }
            .way {
                display: var(--lens-way, grid);
                grid-template-columns: minmax(0, 1fr) auto auto;
                gap: var(--space-2);
                align-items: center;
            }
            .slider {
                display: grid;
                position: relative;
                align-items: center;
            }
            .slider svg {
                position: absolute;
                inset-inline: 8px;
                inset-block-start: 0;
                inline-size: calc(100% - 16px);
                block-size: 8px;
                overflow: visible;
                pointer-events: none;
            }
            .slider svg:dir(rtl) {
                transform: scaleX(-1);
            }
            .cut {
                stroke: var(--accent);
                stroke-width: 1.5;
                vector-effect: non-scaling-stroke;
            }
            .iteration {
                stroke: var(--ink);
                stroke-width: 2.5;
                vector-effect: non-scaling-stroke;
            }
            input {
                inline-size: 100%;
                block-size: 32px;
                padding-block-start: 6px;
            }
            output {
                color: var(--ink-soft);
                font-size: var(--text-small);
                font-variant-numeric: tabular-nums;
                white-space: nowrap;
            }
            .buttons {
                display: flex;
                gap: 2px;
                flex-wrap: wrap;
                align-items: center;
                justify-content: space-between;
            }
            .buttons span {
                display: var(--lens-labels, block);
                font-size: var(--text-tiny);
                line-height: 1.1;
                text-align: center;
            }
            .buttons button {
                display: grid;
                flex: 1;
                place-items: center;
                min-inline-size: min-content;
                max-inline-size: 92px;
                min-block-size: var(--tap);
                padding: var(--space-1) 0;
                border: 0;
                border-radius: var(--radius-small);
                background: none;
            }
            .buttons button:hover:enabled {
                background: var(--paper-sunken);
            }
            .buttons button:disabled {
                color: var(--ink-soft);
                opacity: 0.45;
            }
            .buttons .play {
                border-radius: 999px;
                background: var(--accent);
                color: var(--accent-ink);
            }
            .buttons .play:hover:enabled {
                background: color-mix(in srgb, var(--accent) 88%, var(--ink));
            }
            select {
                flex: none;
                min-block-size: 36px;
                font-size: var(--text-small);
            }
            @media print {
                .way,
                .buttons {
                    display: none;
                }
            }
            @media ${desk} {
                .sentence {
                    min-block-size: var(--lens-sentence, 2.7em);
                    font-size: var(--lens-sentence-size, var(--text-large));
                }
                .buttons {
                    gap: var(--space-1);
                    justify-content: start;
                }
            }
        `,
    ];

    focusPlay() {
        /** @type {HTMLElement | null} */ (this.renderRoot.querySelector("[data-do=play]"))?.focus();
    }

    /** The step in one sentence. */
    get sentence() {
        const { model, t, lens } = this;
        const { replay, cursor } = model;
        if (!replay || !cursor) return "";
        return model.own?.sentence(cursor) || sentenceOf(t, replay, cursor, sentenceNames(t, model, lens.names));
    }

    render() {
        const { model, t, lens } = this;
        const { step, events, ended, playing, speed, replay, asked } = model;
        const atEnd = step >= (asked?.step ?? events) && (ended || asked !== null);
        // What comes after a question would answer it.
        const cuts = asked ? model.marks.cuts.filter((cut) => cut <= asked.step) : model.marks.cuts;
        const none = cuts.length === 0;
        const uct = replay?.algorithm === "uct";
        const at = t("lens.at", { step, count: events });
        return html`
            <p class="sentence">${this.sentence}</p>
            <div class="way">
                <div class="slider">
                    ${range({
                        label: t("lens.scrubber"),
                        stack: null,
                        value: step,
                        most: Math.max(1, events),
                        said: at,
                        typed: (to) => lens.goTo(to),
                    })}
                    ${this.marks(cuts)}
                </div>
                <output title=${at}>${t.number(step)} / ${t.number(events)}${ended ? "" : "…"}</output>
                ${choice({
                    name: "speed",
                    label: t("lens.speed"),
                    stack: null,
                    value: speed,
                    values: ["slow", "medium", "fast", "fastest"].map((each) => [each, t(`lens.speed.${each}`)]),
                    change: (each) => lens.setSpeed(/** @type {Speed} */ (each)),
                })}
            </div>
            <div class="buttons" role="group" aria-label=${t("shared.steps")}>
                ${this.button("first", step === 0)}
                ${uct ? this.button("previousCut", step === 0, "previousPlayout") : this.button("previousCut", none || step <= cuts[0])}
                ${this.button("backward", step === 0)}
                <button type="button" class="play" data-do="play" aria-keyshortcuts="Space"
                    aria-label=${t(playing ? "button.pause" : "step.play")} title=${t(playing ? "button.pause" : "step.play")}
                    ?disabled=${!replay} @click=${() => commands.play(lens)}>${icon(playing ? "pause" : "resume")}</button>
                ${this.button("in", atEnd)}
                ${this.button("over", atEnd)}
                ${this.button("out", atEnd)}
                ${uct ? this.button("nextCut", atEnd, "nextPlayout") : this.button("nextCut", none || step >= (cuts.at(-1) ?? 0))}
                ${this.button("last", atEnd)}
            </div>`;
    }

    /**
     * @param {Exclude<Command, "play" | "faster" | "slower">} name
     * @param {boolean} disabled
     * @param {typeof name | "nextPlayout" | "previousPlayout"} [words]  what the button is called
     */
    button(name, disabled, words = name) {
        const { t, lens } = this;
        const drawn = /** @type {Parameters<typeof icon>[0]} */ (name);
        const says = t(`lens.${words}`);
        const short = t(/** @type {"lens.first.short"} */ (`lens.${words}.short`));
        return html`<button type="button" data-do=${name} aria-label=${says} title="${says} (${keysOf(name)[0]})"
            ?disabled=${disabled} @click=${() => commands[name](lens)}>${icon(drawn)}<span aria-hidden="true">${short}</span></button>`;
    }

    /** The marks of cut-offs and iterations. @param {number[]} cuts */
    marks(cuts) {
        const { marks, events } = this.model;
        if (events === 0) return nothing;
        const places = (/** @type {number[]} */ steps) =>
            [...new Set(steps.map((step) => Math.round((step / events) * MARKS)))].map((x) => `M${x} 0V8`).join("");
        const iterations = marks.iterations.length > 1 ? marks.iterations : [];
        return html`<svg viewBox="0 0 ${MARKS} 8" preserveAspectRatio="none" aria-hidden="true">${svg`
            <path class="cut" d=${places(cuts)} /><path class="iteration" d=${places(iterations)} />`}</svg>`;
    }
}

customElements.define("quintet-lens-transport", TransportElement);
