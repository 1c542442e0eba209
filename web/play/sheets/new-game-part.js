/**
 * `<quintet-new-game>`: all choices for a new game, preset to the last ones, with a button to start.
 *
 * @typedef {import("../../game/clock.js").ClockRule} ClockRule
 * @typedef {import("../../engine/protocol.js").GameSpec} GameSpec
 */
import { html, nothing } from "lit";
import { MAX_SECONDS, ruleFrom } from "../../game/clock.js";
import { PERSON, seatsFrom } from "../../game/model.js";
import { emblem } from "../../ui/icons.js";
import { itemStyles } from "../../ui/item-styles.js";
import { icon } from "../../ui/late-icons.js";
import { courseClock, ownClock, sameClock, usualClocks } from "../clock-presets.js";
import "../../game/options-part.js";
import { ownColours, playerToken, tokenStyles } from "../../board/player-token.js";
import { GamePart, putSheetAway } from "../../game/game-part.js";
import { given } from "../../ui/part.js";
import "../../ui/sheet-part.js";
import { rotateSeats } from "../../game/turns.js";
import { playerName } from "../../game/words.js";
import { shared } from "../../ui/styles.js";
import { newGameStyles } from "./new-game-styles.js";

/**
 * The choices so far. `own`: whether the clock is a custom one.
 * @typedef {{game: string, seats: string[], options: Record<string, string | number>, clock: ClockRule | null,
 *            own: boolean}} Draft
 */

export class NewGamePart extends GamePart {
    static properties = { ...GamePart.properties, draft: { state: true } };

    static styles = [shared, itemStyles, tokenStyles, newGameStyles];

    constructor() {
        super();
        /** @type {Draft} */
        this.draft = given;
    }

    willUpdate() {
        this.draft ??= this.draftFor(this.model.state?.game ?? this.model.games[0].id);
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
        const kept = controller.lastGame(game);
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
                    <button type="button" class="button bare square" data-do="rotate" aria-label=${t("new.rotate")}
                        title=${t("new.rotate")} @click=${() => this.change({ seats: rotateSeats(draft.seats) })}>${icon("rotate")}</button>
                </div>
                ${spec.players.map((_, player) => this.seat(spec, player))}
            </section>
            <section><h3>${t("new.clock")}</h3>${this.clock()}</section>
            ${
                spec.options.length
                    ? html`<section>
                <h3>${t("option.title")}</h3>
                <quintet-options .spec=${spec} .values=${draft.options} .t=${t}
                    @quintet-option=${(/** @type {CustomEvent} */ event) => this.choose(event.detail)}></quintet-options>
            </section>`
                    : nothing
            }
            <div class="foot">
                <button class="button primary start">${t("new.start")}</button>
                ${this.runningGame()}
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
                        this.draft = this.draftFor(spec.id);
                    }} />
                ${emblem(spec)}<span>${t(`game.${spec.id}`)}</span>
            </label>`,
            )}
        </div>`;
    }

    /** @param {GameSpec} spec @param {number} player */
    seat({ players }, player) {
        const { t, draft, model } = this;
        const choices = [PERSON, ...model.levels.map(({ id }) => id)];
        return html`<label class="row seat" style=${ownColours(players, player)}>
            <span>${playerToken(players, player)}${playerName(t, players, player)}</span>
            <select data-seat=${player} @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) =>
                this.change({ seats: draft.seats.map((seat, at) => (at === player ? event.target.value : seat)) })}>
                ${choices.map(
                    (seat) => html`<option value=${seat} .selected=${seat === draft.seats[player]}>
                    ${seat === PERSON ? t("seat.person") : t("new.engine", { level: t(`level.${seat}`) })}
                </option>`,
                )}
            </select>
        </label>`;
    }

    clock() {
        const { t, draft } = this;
        const course = this.courseClock(draft.game, draft.options);
        const chosen = this.chosenClock(course);
        const option = (/** @type {string} */ value, /** @type {string} */ text) =>
            html`<option value=${value} .selected=${value === chosen}>${text}</option>`;
        const group = (/** @type {"action" | "game"} */ kind) =>
            html`<optgroup label=${t(`clock.${kind}`)}>
                ${usualClocks.map((rule, at) => (rule.kind === kind ? option(String(at), clockText(t, rule)) : nothing))}
            </optgroup>`;
        return html`<label class="row">
            <span>${t("new.time")}</span>
            <select data-do="clock" @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) =>
                this.chooseClock(event.target.value)}>
                ${option("none", t("clock.none"))}
                ${course ? option("course", t("clock.course", { time: clockText(t, course) })) : nothing}
                ${group("action")} ${group("game")} ${option("own", t("clock.own"))}
            </select>
        </label>
        ${draft.own ? this.ownClock() : nothing}`;
    }

    /** Returns the value of the clock's select. @param {ClockRule | null} course */
    chosenClock(course) {
        const { clock, own } = this.draft;
        if (own) return "own";
        if (!clock) return "none";
        if (sameClock(clock, course)) return "course";
        return String(usualClocks.findIndex((preset) => sameClock(preset, clock)));
    }

    ownClock() {
        const { t } = this;
        const rule = this.draft.clock ?? ownClock;
        const set = (/** @type {Partial<ClockRule>} */ change) => {
            const clock = ruleFrom({ ...rule, ...change });
            if (clock) this.change({ clock });
        };
        const number = (/** @type {"seconds" | "increment"} */ name, /** @type {number} */ least) =>
            html`<label>${t(`clock.${name}`)}
                <input type="number" inputmode="decimal" required min=${least} max=${MAX_SECONDS} step="any"
                    data-do=${name} .value=${String(rule[name])}
                    @change=${(/** @type {Event & {target: HTMLInputElement}} */ event) =>
                        set({ [name]: event.target.valueAsNumber })} /></label>`;
        return html`<div class="own">
            <label>${t("clock.for")}
                <select data-do="kind" @change=${(/** @type {Event & {target: HTMLSelectElement}} */ event) =>
                    set({ kind: /** @type {"action" | "game"} */ (event.target.value) })}>
                    <option value="action" .selected=${rule.kind === "action"}>${t("clock.action")}</option>
                    <option value="game" .selected=${rule.kind === "game"}>${t("clock.game")}</option>
                </select></label>
            ${number("seconds", 1)} ${rule.kind === "game" ? number("increment", 0) : nothing}
        </div>`;
    }

    /** @param {string} chosen */
    chooseClock(chosen) {
        const { draft } = this;
        const course = this.courseClock(draft.game, draft.options);
        if (chosen === "own") return this.change({ own: true, clock: draft.clock ?? ownClock });
        const clock = chosen === "none" ? null : chosen === "course" ? course : usualClocks[Number(chosen)];
        this.change({ own: false, clock });
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
        const length = controller.lastGame(draft.game)?.record.actions?.length ?? 0;
        if (draft.game === model.state?.game || length === 0) return nothing;
        return html`<button type="button" class="button" data-do="resume" @click=${() => {
            putSheetAway(this);
            controller.chooseGame(draft.game);
        }}>${icon("resume")}${t("new.resume", { ply: length })}</button>`;
    }

    /** @param {SubmitEvent} event */
    start(event) {
        event.preventDefault();
        const { game, seats, options, clock } = this.draft;
        putSheetAway(this);
        this.controller.newGame({ game, seats, options, clock });
    }
}

/** @param {import("../../i18n/t.js").Translate} t @param {ClockRule} rule */
function clockText(t, { kind, seconds, increment }) {
    const whole = seconds >= 120 && seconds % 60 === 0;
    const time = whole ? t("clock.minutes", { count: seconds / 60 }) : t("clock.secondsLong", { count: seconds });
    if (kind === "action") return t("clock.perAction", { time });
    return increment ? t("clock.plus", { time, increment }) : t("clock.perGame", { time });
}

customElements.define("quintet-new-game", NewGamePart);

/** @type {import("./index.js").Sheet} */
export const sheet = {
    heading: "button.newGame",
    content: ({ model, t, controller }) => html`<quintet-new-game .model=${model} .t=${t}
        .controller=${controller}></quintet-new-game>`,
};
