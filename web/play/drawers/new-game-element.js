/** `<quintet-new-game>`: all choices for a new game, preset to the last ones, with a button to start. */

import { html, nothing } from "lit";
import { ruleFrom } from "../../game/clock.js";
import { PERSON, seatsFrom } from "../../game/model.js";
import { clockWords, menuWords, newGameWords, opponentWords, sharedWords } from "../../i18n/catalogues.js";
import { itemStyles } from "../../ui/forms/item-styles.js";
import { emblem } from "../../ui/icons.js";
import { icon } from "../../ui/more-icons.js";
import { courseClock, sameClock, usualClocks } from "../panel/clock-presets.js";
import "../../widgets/options-element.js";
import "../../widgets/seats/seat-choice.js";
import { given } from "../../ui/page-element.js";
import { askForDrawer, closeDrawer, PanelElement } from "../../widgets/panel-element.js";
import "../../ui/panels/drawer.js";
import { rotateSeats } from "../../game/turns.js";
import "./clock-choice.js";
import { newGameStyles } from "./new-game-styles.js";

/**
 * @import { Fitting } from "../../archive/fitting-level.js"
 * @import { GameSpec } from "../../engine/protocol.js"
 * @import { ClockRule } from "../../game/clock.js"
 * @import { ClockChoice } from "./clock-choice.js"
 * @import { Drawer } from "./index.js"
 */

/**
 * The choices so far. `own`: whether the clock is a custom one.
 * @typedef {{game: string, seats: string[], options: Record<string, string | number>, clock: ClockRule | null,
 *            own: boolean}} Draft
 */

export class NewGameElement extends PanelElement {
    static properties = {
        draft: { state: true },
        levelAbout: { state: true },
        fitting: { state: true },
    };

    static styles = [itemStyles, newGameStyles];

    constructor() {
        super();
        /** @type {Draft} */
        this.draft = given;
        /** Whether the reader has chosen anything. */
        this.chosen = false;
        /**
         * What is known of the levels, once it has loaded.
         * @type {typeof import("../../game/sentences/level-sentences.js") | null}
         */
        this.levelAbout = null;
        /** By game: the level that the reader's last games suggest. @type {(game: string) => Fitting | null} */
        this.fitting = () => null;
    }

    connectedCallback() {
        super.connectedCallback();
        // Without a network, or without an archive, one chooses without these words.
        this.learnLevels().catch(() => {});
    }

    async learnLevels() {
        this.levelAbout = await import("../../game/sentences/level-sentences.js");
        const { fittingLevels } = await import("../../archive/fitting-level.js");
        this.fitting = await fittingLevels();
    }

    willUpdate() {
        const shown = this.model.state?.game ?? this.model.games[0].id;
        // A game that was still being opened is the one to start.
        if (!this.draft || (!this.chosen && this.draft.game !== shown)) this.draft = this.draftFor(shown);
    }

    /** Focuses the start button, so that starting the same game again takes one key press. */
    focusFirst() {
        const button = /** @type {HTMLElement | null} */ (this.renderRoot.querySelector(".start"));
        button?.focus({ preventScroll: true });
        return Boolean(button);
    }

    /** @param {string} game @returns {GameSpec} */
    spec(game) {
        return this.model.games.find(({ id }) => id === game) ?? this.model.games[0];
    }

    /** @param {string} game @param {Record<string, string | number>} options */
    courseClock(game, options) {
        return courseClock(this.spec(game).courseClock, options);
    }

    /** Returns the last choices for a game. @param {string} game @returns {Draft} */
    draftFor(game) {
        const { model, controller } = this;
        const { options, players } = this.spec(game);
        const kept = controller.opener.lastGame(game);
        const usual = Object.fromEntries(options.map(({ name, standard }) => [name, standard]));
        const clock = ruleFrom(kept?.record.clock);
        const draft = {
            game,
            seats: seatsFrom(kept?.seats, players.length, model.levels),
            options: { ...usual, ...kept?.record.options },
            clock,
        };
        return { ...draft, own: !this.clocks(draft).some((preset) => sameClock(preset, clock)) };
    }

    /** @param {{game: string, options: Record<string, string | number>}} draft @returns {(ClockRule | null)[]} */
    clocks({ game, options }) {
        return [null, ...usualClocks, this.courseClock(game, options)];
    }

    /** @param {Partial<Draft>} change */
    change(change) {
        this.chosen = true;
        this.draft = { ...this.draft, ...change };
    }

    render() {
        const { t, draft } = this;
        const spec = this.spec(draft.game);
        return html`<form @submit=${this.start}>
            <section>${this.games()}</section>
            <section>
                <div class="head">
                    <h3>${t("seat.title")}</h3>
                    <button type="button" class="button bare" data-do="rotate" @click=${() => this.change({ seats: rotateSeats(draft.seats) })}>${icon("rotate")}${t(spec.players.length === 2 ? "new.swap" : "new.rotate")}</button>
                </div>
                ${spec.players.map((_, player) => this.seat(spec, player))}
                ${this.suggestion(draft)}
            </section>
            <section>
                <h3>${t("clock.title")}</h3>
                <quintet-clock-choice .clock=${draft.clock} .own=${draft.own}
                    .course=${this.courseClock(draft.game, draft.options)}
                    @quintet-clock=${(/** @type {CustomEvent} */ event) => this.change(event.detail)}></quintet-clock-choice>
            </section>
            ${
                spec.options.length
                    ? html`<section>
                <h3>${t("option.title")}</h3>
                <quintet-options .spec=${spec} .values=${draft.options}
                    @quintet-option=${(/** @type {CustomEvent} */ event) => this.choose(event.detail)}></quintet-options>
            </section>`
                    : nothing
            }
            <div class="foot">
                <button class="button primary start">${t("shared.start")}</button>
                ${this.runningGame()}
                <button type="button" class="button bare" data-do="friend" @click=${() => askForDrawer(this, "friend")}>${icon("people")}${t("shared.friend")}</button>
            </div>
        </form>`;
    }

    games() {
        const { t, draft, model } = this;
        return html`<div class="games" role="radiogroup" aria-label=${t("games.title")}>
            ${model.games.map(
                (spec) => html`<label>
                <input type="radio" name="game" value=${spec.id} .checked=${spec.id === draft.game}
                    @change=${() => {
                        this.change(this.draftFor(spec.id));
                    }} />
                ${emblem(spec)}<span>${t(`game.${spec.id}`)}</span>
            </label>`,
            )}
        </div>`;
    }

    /** @param {GameSpec} spec @param {number} player */
    seat(spec, player) {
        const { draft, model, levelAbout } = this;
        const change = (/** @type {CustomEvent} */ event) =>
            this.change({ seats: draft.seats.map((seat, at) => (at === player ? event.detail.seat : seat)) });
        return html`<quintet-seat-choice .spec=${spec} .player=${player} .seat=${draft.seats[player]}
            .levels=${model.levels} .levelAbout=${levelAbout} @quintet-seat=${change}></quintet-seat-choice>`;
    }

    /** Offers the level that fits, to a single person against levels that are other ones. @param {Draft} draft */
    suggestion({ game, seats }) {
        const { t } = this;
        const fitting = this.fitting(game);
        const rivals = seats.filter((seat) => seat !== PERSON);
        const fits = !fitting || rivals.every((seat) => seat === fitting.level);
        if (fits || rivals.length !== seats.length - 1) return nothing;
        const { level, games } = fitting;
        return html`<button type="button" class="suggestion" data-do="fitting" data-level=${level}
            @click=${() => this.change({ seats: seats.map((seat) => (seat === PERSON ? seat : level)) })}>
            ${icon("right")}<span>${t("new.fitting", { count: games, level: t(`level.${level}`) })}</span>
        </button>`;
    }

    /** Sets an option. A course's clock may depend on it. @param {{name: string, value: string}} option */
    choose({ name, value }) {
        const { draft } = this;
        const options = { ...draft.options, [name]: value };
        const limited =
            !draft.own && draft.clock && sameClock(draft.clock, this.courseClock(draft.game, draft.options));
        this.change({ options, clock: limited ? this.courseClock(draft.game, options) : draft.clock });
    }

    /** Renders a note if a game of this kind is already under way. */
    runningGame() {
        const { t, draft, model, controller } = this;
        const length = controller.opener.lastGame(draft.game)?.record.actions?.length ?? 0;
        if (draft.game === model.state?.game || length === 0) return nothing;
        return html`<button type="button" class="button" data-do="resume" @click=${() => {
            closeDrawer(this);
            controller.chooseGame(draft.game);
        }}>${icon("resume")}${t("new.resume", { ply: length })}</button>`;
    }

    /** @param {SubmitEvent} event */
    start(event) {
        event.preventDefault();
        const clocks = /** @type {ClockChoice | null} */ (this.renderRoot.querySelector("quintet-clock-choice"));
        if (!clocks?.reportValidity()) return;
        const { game, seats, options, clock } = this.draft;
        closeDrawer(this);
        this.controller.newGame({ game, seats, options, clock });
    }
}

customElements.define("quintet-new-game", NewGameElement);

/** @type {Drawer} */
export const drawer = {
    heading: "button.newGame",
    words: [menuWords, sharedWords, newGameWords, opponentWords, clockWords],
    content: () => html`<quintet-new-game></quintet-new-game>`,
};
