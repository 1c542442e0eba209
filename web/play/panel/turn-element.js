/**
 * `<quintet-seats>` of the page to play on: the one place that says whose turn it is, with the clock of that player.
 * Rows beside the board on a desktop, chips side by side on a phone.
 */
import { css, html } from "lit";
import { onlyPerson } from "../../game/sentences/game-sentences.js";
import { nextStep } from "../../game/turns.js";
import { addWords } from "../../i18n/t.js";
import { desk, low, tall } from "../../ui/styles.js";
import { SeatsElement } from "../../widgets/seats/seats-element.js";
import { seatRows, tightSeats } from "../../widgets/seats/seats-styles.js";

class TurnElement extends SeatsElement {
    static styles = [
        ...SeatsElement.styles,
        css`
            .seat:not(.active) {
                color: var(--ink-soft);
            }
            .seat.active.thinking .token {
                animation: breathe 1600ms ease-in-out infinite;
            }
            /* Two players have room for their clocks beside their names. */
            @container (min-width: 331px) {
                section:where(:not(:has(.seat:nth-child(3)))) .timed {
                    grid-template: "token who clock" auto "token score score" auto / auto minmax(0, 1fr) auto;
                }
            }
            @media ${desk} and ${tall} {
                ${seatRows}
                .seat {
                    min-block-size: 60px;
                }
                .token {
                    inline-size: 32px;
                    block-size: 32px;
                }
                .who {
                    display: block;
                    line-height: 1.3;
                }
                .name,
                .state {
                    font-size: var(--text-large);
                }
                .name {
                    display: inline;
                }
                .state {
                    position: static;
                    margin: 0;
                    margin-inline-start: var(--space-1);
                    overflow: visible;
                    clip-path: none;
                    white-space: normal;
                    font-weight: 400;
                }
                .holder {
                    color: var(--ink-soft);
                    font-size: var(--text);
                    font-weight: 400;
                }
                /* Who plays stands below the name. */
                .holder::before {
                    content: "\\a";
                    white-space: pre;
                }
                section .who .icon,
                section:has(.seat:nth-child(3)) .who .icon {
                    display: inline-block;
                    vertical-align: -3px;
                }
                .score {
                    gap: var(--space-3);
                    font-size: var(--text);
                }
                section .seat.timed {
                    min-block-size: 68px;
                    grid-template: "token who clock" auto "token who score" auto / auto minmax(0, 1fr) auto;
                }
                .timed .score {
                    justify-self: end;
                }
            }
            @media ${desk} and ${low} {
                .seat.timed .score {
                    display: none;
                }
            }
            @keyframes breathe {
                50% {
                    opacity: 0.45;
                }
            }
        `,
        tightSeats,
    ];

    async eloWords() {
        const { model, t } = this;
        const about = await import("../../game/sentences/level-sentences.js");
        await addWords(t, about.words);
        return (/** @type {string} */ level) => {
            const elo = about.eloOfLevel(model.state?.game ?? "", level);
            return elo === null ? "" : t("opponent.elo", { elo });
        };
    }

    turn() {
        const { model, t } = this;
        const { kind } = nextStep(model);
        const yours = kind === "person" && onlyPerson(model.seats) === model.state?.toMove;
        const key =
            { engine: "opponent.thinking", away: "opponent.away", paused: "opponent.waiting" }[String(kind)] ?? "";
        // Until these words have loaded, the usual ones are true as well.
        const words = yours ? t("turn.yours") : t(t.has(key) ? key : "seat.toMove");
        return html`<span class="state unseen">${words}</span>`;
    }
}

customElements.define("quintet-seats", TurnElement);
