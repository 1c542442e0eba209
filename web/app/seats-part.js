/** `<quintet-seats>`: for every player who plays it, whose turn it is, and the score. */
import { css, html, nothing } from "lit";
import { icon } from "./icons.js";
import { PERSON, specOf } from "./model.js";
import { Part } from "./part.js";
import { ownColours, playerToken, tokenStyles } from "./player-token.js";
import { desk, low, shared } from "./styles.js";
import { playerName } from "./words.js";

/** Up to so many a target is drawn as so many dots. */
const MOST_DOTS = 8;

export class SeatsPart extends Part {
    static styles = [
        shared,
        tokenStyles,
        css`
            section {
                display: grid;
                grid-auto-flow: column;
                grid-auto-columns: minmax(0, 1fr);
                gap: var(--space-2);
            }
            .seat {
                position: relative;
                display: grid;
                grid-template: "token who" auto "token score" auto / auto minmax(0, 1fr);
                align-items: center;
                column-gap: var(--space-2);
                min-block-size: 60px;
                padding: 6px var(--space-2) 8px;
                border-radius: var(--radius);
                background: color-mix(in srgb, var(--paper-sunken) 55%, transparent);
                transition: background-color var(--time) var(--ease);
            }
            .seat::after {
                position: absolute;
                inset-inline: var(--space-3);
                inset-block-end: 0;
                block-size: 3px;
                border-radius: 3px 3px 0 0;
                background: var(--own);
                content: "";
                opacity: 0;
                transition: opacity var(--time) var(--ease);
            }
            .seat.active {
                background: var(--paper-raised);
                box-shadow: 0 0 0 var(--stroke) var(--rule), 0 2px 6px color-mix(in srgb, var(--shadow) 40%, transparent);
            }
            .seat.active::after {
                opacity: 1;
            }
            .seat:hover {
                background: var(--paper-raised);
            }
            .token {
                grid-area: token;
            }
            .who {
                display: flex;
                grid-area: who;
                align-items: center;
                min-inline-size: 0;
                font-weight: 600;
                line-height: 1.2;
            }
            .name {
                display: none;
            }
            .holder {
                overflow: hidden;
                text-overflow: ellipsis;
                white-space: nowrap;
            }
            .who .icon {
                inline-size: 16px;
                block-size: 16px;
                color: var(--ink-soft);
            }
            .score {
                display: flex;
                grid-area: score;
                gap: var(--space-2);
                align-items: center;
                min-inline-size: 0;
                min-block-size: 18px;
                color: var(--ink-soft);
                font-size: var(--text-small);
                font-variant-numeric: tabular-nums;
                line-height: 18px;
                white-space: nowrap;
            }
            .dots {
                display: inline-flex;
                gap: 4px;
            }
            .dot {
                inline-size: 10px;
                block-size: 10px;
                border: 1.5px solid var(--ink-soft);
                border-radius: 50%;
                opacity: 0.55;
            }
            .dot.full {
                border-color: var(--own-dot, var(--own));
                background: var(--own);
                opacity: 1;
            }
            .second {
                display: none;
            }
            select {
                position: absolute;
                inset: 0;
                inline-size: 100%;
                block-size: 100%;
                opacity: 0;
            }
            .seat:has(select:focus-visible) {
                outline: var(--stroke-strong) solid var(--focus);
                outline-offset: 2px;
            }
            option {
                background: var(--paper-raised);
                color: var(--ink);
            }
            @media ${desk} {
                section {
                    grid-auto-flow: row;
                    gap: var(--space-1);
                }
                .seat {
                    grid-template: "token who score" auto / auto minmax(0, 1fr) auto;
                    min-block-size: 48px;
                    padding: var(--space-1) var(--space-3);
                    column-gap: var(--space-3);
                    background: transparent;
                }
                .seat.active {
                    background: var(--paper-sunken);
                    box-shadow: none;
                }
                .seat:hover {
                    background: color-mix(in srgb, var(--paper-sunken) 60%, transparent);
                }
                .seat::after {
                    inset-block: 10px;
                    inset-inline: 0 auto;
                    inline-size: 4px;
                    block-size: auto;
                    border-radius: 3px;
                }
                .who {
                    gap: var(--space-1);
                }
                .name {
                    display: inline;
                    min-inline-size: 3.6em;
                }
                .holder {
                    color: var(--ink-soft);
                    font-weight: 400;
                }
                .score {
                    gap: var(--space-4);
                }
                .second {
                    display: inline;
                }
            }
            @media ${desk} and ${low} {
                section {
                    grid-auto-flow: column;
                }
                .seat {
                    grid-template: "token who" auto "token score" auto / auto minmax(0, 1fr);
                    padding-inline: var(--space-2);
                    column-gap: var(--space-2);
                }
                .name,
                .second,
                .who .icon {
                    display: none;
                }
            }
        `,
    ];

    render() {
        const { model, t } = this;
        const players = specOf(model)?.players ?? [];
        return html`<section aria-label=${t("seat.title")}>
            ${players.map((_, player) => this.seat(players, player))}
        </section>`;
    }

    /** @param {string[]} players @param {number} player */
    seat(players, player) {
        const { model, t, controller } = this;
        const { state, seats, levels } = model;
        const active = state?.outcome.state === "ongoing" && state.toMove === player;
        const name = playerName(t, players, player);
        const alone = seats.filter((seat) => seat === PERSON).length === 1;
        const nameOf = (/** @type {string} */ seat) =>
            seat === PERSON ? t(alone ? "seat.you" : "seat.person") : t(`level.${seat}`);
        const choices = [PERSON, ...levels.map(({ id }) => id)];
        return html`<div class=${active ? "seat active" : "seat"} style=${ownColours(players, player)}>
            ${playerToken(players, player)}
            <span class="who">
                <span class="name">${name}</span>
                ${active ? html`<span class="unseen">${t("seat.toMove")}</span>` : nothing}
                <span class="holder">${nameOf(seats[player])}</span>
                ${icon("chevron")}
            </span>
            <span class="score">${this.tallies(player)}</span>
            <select aria-label=${t("seat.choose", { player: name })}
                @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) =>
                    controller.setSeat(player, event.target.value)}>
                ${choices.map(
                    (seat) => html`<option value=${seat} .selected=${seat === seats[player]}>
                    ${seat === PERSON ? t("seat.person") : t(`level.${seat}`)}
                </option>`,
                )}
            </select>
        </div>`;
    }

    /** What counts towards the end first, as dots where it can be; the rest where there is room. @param {number} player */
    tallies(player) {
        const { model, t } = this;
        const own = model.state?.board.tallies.filter((tally) => tally.player === player) ?? [];
        const sorted = own.sort((a, b) => Number(b.target > 0) - Number(a.target > 0));
        return sorted.map(({ name, value, target }, index) => {
            const label = t(`tally.${name}`);
            const text = target ? t("tally.of", { value, target }) : t.number(value);
            if (target > 0 && target <= MOST_DOTS) {
                const dots = Array.from({ length: target }, (_, dot) => dot < value);
                return html`<span class=${index ? "dots second" : "dots"} role="img" title=${label}
                    aria-label=${`${label}: ${text}`}>
                    ${dots.map((full) => html`<span class=${full ? "dot full" : "dot"}></span>`)}
                </span>`;
            }
            return html`<span class=${index ? "second" : ""}>${label} ${text}</span>`;
        });
    }
}

customElements.define("quintet-seats", SeatsPart);
