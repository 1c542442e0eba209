/** `<quintet-seats>`: for every player who plays it, whose turn it is, and the score. */
import { html, nothing } from "lit";
import { resultOf } from "./ending.js";
import { icon } from "./icons.js";
import { PERSON, specOf } from "./model.js";
import { Part } from "./part.js";
import { ownColours, playerToken, tokenStyles } from "./player-token.js";
import { seatsStyles } from "./seats-styles.js";
import { shared } from "./styles.js";
import { playerName } from "./words.js";

/** Up to so many a target is drawn as so many dots. */
const MOST_DOTS = 8;

export class SeatsPart extends Part {
    static styles = [shared, tokenStyles, seatsStyles];

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
        const active = state?.toMove === player && resultOf(model).state === "ongoing";
        const name = playerName(t, players, player);
        const alone = seats.filter((seat) => seat === PERSON).length === 1;
        const nameOf = (/** @type {string} */ seat) =>
            seat === PERSON ? t(alone ? "seat.you" : "seat.person") : t(`level.${seat}`);
        const choices = [PERSON, ...levels.map(({ id }) => id)];
        return html`<div class="seat ${active ? "active" : ""} ${model.clock ? "timed" : ""}" style=${ownColours(players, player)}>
            ${playerToken(players, player)}
            <span class="who">
                <span class="name">${name}</span>
                ${active ? html`<span class="unseen">${t("seat.toMove")}</span>` : nothing}
                <span class="holder">${nameOf(seats[player])}</span>
                ${icon("chevron")}
            </span>
            <span class="score">${this.tallies(player)}</span>
            ${this.clock(player)}
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

    /** @param {number} player */
    clock(player) {
        const { model, t } = this;
        const { state, clock, seats } = model;
        if (!state || !clock) return nothing;
        const turn = { ply: state.ply, toMove: state.toMove, count: seats.length };
        return html`<quintet-clock .clock=${clock} .turn=${turn} .player=${player} .t=${t}></quintet-clock>`;
    }

    /**
     * What counts towards the end, as dots where it can be; beside dots there is room for one number more.
     * @param {number} player
     */
    tallies(player) {
        const own = this.model.state?.board.tallies.filter((tally) => tally.player === player) ?? [];
        const main = own.find(({ target }) => target > 0) ?? own[0];
        if (!main) return nothing;
        if (main.target === 0 || main.target > MOST_DOTS) return html`<span>${this.tallyText(main)}</span>`;
        const dots = Array.from({ length: main.target }, (_, dot) => dot < main.value);
        const other = own.find((tally) => tally !== main);
        return html`<span class="dots" role="img" title=${this.tallyText(main)} aria-label=${this.tallyText(main)}>
                ${dots.map((full) => html`<span class=${full ? "dot full" : "dot"}></span>`)}
            </span>
            ${other ? html`<span class="second">${this.tallyText(other)}</span>` : nothing}`;
    }

    /** @param {import("../engine/protocol.js").Tally} tally */
    tallyText({ name, value, target }) {
        const { t } = this;
        return `${t(`tally.${name}`)} ${target ? t("tally.of", { value, target }) : t.number(value)}`;
    }
}

customElements.define("quintet-seats", SeatsPart);
