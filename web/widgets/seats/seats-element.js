/**
 * The players' seats, whose turn it is, and the scores. Each page defines `<quintet-seats>`: embedded games in
 * `embedded-seats.js`, the play page in `play/panel/turn-element.js`.
 */
import { html, nothing } from "lit";
import { ownColours, playerToken, tokenStyles } from "../../board/drawing/player-token.js";
import { resultOf } from "../../game/ending.js";
import { PERSON, specOf } from "../../game/model.js";
import { playerName } from "../../game/sentences/game-sentences.js";
import { icon } from "../../ui/icons.js";
import { PanelElement } from "../panel-element.js";
import { seatsStyles } from "./seats-styles.js";

/** @import { Tally } from "../../engine/protocol.js" */

/** The largest target that is drawn as dots. */
const MAX_DOTS = 8;

export class SeatsElement extends PanelElement {
    static styles = [tokenStyles, seatsStyles];

    render() {
        const { model, t } = this;
        const players = specOf(model)?.players ?? [];
        return html`<section aria-label=${t("seat.title")}>
            ${players.map((_, player) => this.seat(players, player))}
        </section>`;
    }

    /** Opens the list of players for a seat. @param {number} player */
    async change(player) {
        try {
            const { openSeatMenu } = await import("./seat-menu.js");
            await openSeatMenu(this, player);
        } catch {
            this.controller.tell({ key: "notice.notLoaded", tone: "error" });
        }
    }

    /**
     * Returns a function that returns the Elo of a level in words, or "" if it is unknown. Embedded games show no Elo.
     * @returns {Promise<(level: string) => string>}
     */
    async eloWords() {
        return () => "";
    }

    /** @param {string[]} players @param {number} player */
    seat(players, player) {
        const { model, t } = this;
        const { state, seats, levels } = model;
        const active = state?.toMove === player && resultOf(model).state === "ongoing";
        const name = playerName(t, players, player);
        const alone = seats.filter((seat) => seat === PERSON).length === 1;
        const person = t(alone ? "seat.you" : "seat.person");
        const holder = seats[player] === PERSON ? person : t(`level.${seats[player]}`);
        return html`<div class="seat ${active ? "active" : ""} ${model.clock ? "timed" : ""} ${model.thinking ? "thinking" : ""}" style=${ownColours(players, player)}>
            ${playerToken(players, player)}
            <span class="who">
                <span class="name">${name}</span>
                ${active ? this.turn() : nothing}
                <span class="holder">${holder}</span>
                ${levels.length ? icon("chevron") : nothing}
            </span>
            <span class="score">${this.tallies(player)}</span>
            ${this.clock(player)}
            ${
                levels.length
                    ? html`<button type="button" class="change" data-seat=${player} aria-haspopup="menu"
                aria-label="${t("seat.choose", { player: name })} ${holder}" @click=${() => this.change(player)}></button>`
                    : nothing
            }
        </div>`;
    }

    /** Renders the text beside the name of the player to move. */
    turn() {
        return html`<span class="unseen">${this.t("seat.toMove")}</span>`;
    }

    /** @param {number} player */
    clock(player) {
        const { model } = this;
        const { state, clock, seats } = model;
        if (!state || !clock) return nothing;
        const turn = { ply: state.ply, toMove: state.toMove, count: seats.length };
        return html`<quintet-clock ?active=${player === state.toMove} ?beside=${seats.length === 2} .clock=${clock} .turn=${turn} .player=${player}></quintet-clock>`;
    }

    /**
     * Renders the scores that decide the game, as dots if possible. Beside dots there is room for one more number.
     * @param {number} player
     */
    tallies(player) {
        const { t } = this;
        const own = this.model.state?.board.tallies.filter((tally) => tally.player === player) ?? [];
        const main = own.find(({ target }) => target > 0) ?? own[0];
        if (!main) return nothing;
        if (main.target === 0 || main.target > MAX_DOTS) return html`<span>${this.tallyText(main)}</span>`;
        const dots = Array.from({ length: main.target }, (_, dot) => dot < main.value);
        const other = own.find((tally) => tally !== main);
        const danger = this.model.layout?.capabilities.includes("losing_target") ? "danger" : "";
        return html`<span class="count ${danger}" role="img" title=${this.tallyText(main)} aria-label=${this.tallyText(main)}>
                <span class="dots">${dots.map((full) => html`<span class=${full ? "dot full" : "dot"}></span>`)}</span>
                <span class="second">${t(`tally.${main.name}`)}</span>
            </span>
            ${other ? html`<span class="second">${this.tallyText(other)}</span>` : nothing}`;
    }

    /** @param {Tally} tally */
    tallyText({ name, value, target }) {
        const { t } = this;
        return `${t(`tally.${name}`)} ${target ? t("tally.of", { value, target }) : t.number(value)}`;
    }
}
