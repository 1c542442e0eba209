/**
 * The whole state of the page as one plain object, and the pure functions that change it. Nothing here waits, draws or
 * decides what is legal; the engine provides the position.
 *
 * @typedef {import("../engine/protocol.js").Player} Player
 * @typedef {import("../engine/protocol.js").Level} Level
 *
 * The holder of a seat: `person`, the ID of an engine level, or `away` for a person on another device.
 * @typedef {string} Seat
 *
 * The field `away` in the record of a game with people on other devices: the name of the game, and the ply before which
 * this page cannot change it alone.
 * @typedef {{id: string, floor: number}} Away
 *
 * A game as it is saved: when another game is opened, for the next visit, and to undo "new game". `nextSeats`: the
 * seats for the next game after one of a link that is over, whose players aren't known.
 * @typedef {{record: GameRecord, seats: Seat[], nextSeats?: Seat[], paused: boolean, over?: boolean}} SavedGame
 *
 * @typedef {{purpose: "play" | "hint", player: Player, progress: SearchProgress | null}} Thinking
 * @typedef {{player: Player, ply: number, progress: SearchProgress}} Estimate
 *
 * A message beside the game. Its button restores the game in `undo` or the `seats`.
 * @typedef {PageNotice & {undo: SavedGame | null, seats: Seat[] | null}} Notice
 *
 * @typedef {"auto" | "light" | "dark"} Theme
 *
 * `volume`: 0 to 1. `board` and `pieces`: IDs of looks in `board/looks/looks.js`.
 * @typedef {{language: string, theme: Theme, board: string, pieces: string, coordinates:
 *     Coordinates, autoPass: boolean,
 *            showChances: boolean,
 *            shortcuts: boolean, confirm: boolean, premoves: boolean, sounds: boolean, volume: number, pace: "calm" |
 *            "quick"}} Settings
 *
 * `paused`: engines and clocks wait, because the user looks at an earlier ply or has paused the game.
 * `skipping`: engines play without delay, because no person can act any more.
 * `refusal`: why the last attempt on the board was refused.
 * `proposed`: the action that waits for confirmation, if the settings ask for confirmation.
 * `trouble`: the error message if the engine cannot be used at all.
 * @typedef {{games: GameSpec[], levels: Level[], version?: string, settings: Settings, layout: BoardLayout | null,
 *            state: GameState | null, seats: Seat[], nextSeats?: Seat[], paused: boolean, skipping: boolean,
 *            extra: Record<string, unknown>, clock: Clock | null,
 *            ending: Ending | null,
 *            proposed: string | null, refusal: Refusal | null, thinking: Thinking | null,
 *            estimate: Estimate | null, hint: string | null,
 *            notices: Notice[], trouble: string | null}} Model
 */

import { extraFields, recordOf } from "../record/record.js";
import { withNotice, withoutNotice } from "../ui/notices/noticed.js";
import { endingFrom } from "./ending.js";

/**
 * @import { Coordinates } from "../board/board-fit.js"
 * @import { BoardLayout, GameRecord, GameSpec, GameState, Refusal, SearchProgress } from "../engine/protocol.js"
 * @import { NewNotice } from "../ui/notices/noticed.js"
 * @import { Notice as PageNotice } from "../ui/notices/notices-element.js"
 * @import { Clock } from "./clock.js"
 * @import { Ending } from "./ending.js"
 */

/** The seat of a person at this device. */
export const PERSON = "person";
/** The seat of a person on another device, see `friend/`. */
export const AWAY = "away";
/** The default level of engines. */
export const FIRST_LEVEL = "easy";
const MAX_NOTICES = 3;
/** Keys of notices that are about the browser or the page, not about a game. */
const OF_PAGE = /^notice\.(not|no[A-Z]|cop|restarted)/;

/** The default settings. @type {Settings} */
export const standardSettings = {
    language: "",
    theme: "auto",
    board: "paper",
    pieces: "classic",
    coordinates: "auto",
    autoPass: true,
    showChances: false,
    shortcuts: true,
    sounds: false,
    volume: 0.7,
    confirm: false,
    premoves: true,
    pace: "calm",
};

/** What a game has when it is put on the board, whatever the one before had. */
const fresh = {
    skipping: false,
    proposed: null,
    refusal: null,
    thinking: null,
    estimate: null,
    hint: null,
};

/** Returns the model before a game is loaded. @returns {Model} */
export function emptyModel() {
    return {
        games: [],
        levels: [],
        settings: standardSettings,
        layout: null,
        state: null,
        seats: [],
        paused: false,
        extra: {},
        clock: null,
        ending: null,
        ...fresh,
        notices: [],
        trouble: null,
    };
}

/**
 * Returns the settings of an earlier visit; values of the wrong type are replaced by the defaults.
 * @param {any} kept
 * @returns {Settings}
 */
export function settingsFrom(kept) {
    const settings = { ...standardSettings };
    if (typeof kept !== "object" || kept === null) return settings;
    for (const [name, standard] of Object.entries(standardSettings)) {
        if (typeof kept[name] === typeof standard) Object.assign(settings, { [name]: kept[name] });
    }
    // Earlier versions stored a boolean.
    if (typeof kept.coordinates === "boolean") settings.coordinates = kept.coordinates ? "on" : "off";
    if (!["auto", "on", "off"].includes(settings.coordinates)) settings.coordinates = standardSettings.coordinates;
    if (!["auto", "light", "dark"].includes(settings.theme)) settings.theme = standardSettings.theme;
    if (!(settings.volume >= 0 && settings.volume <= 1)) settings.volume = standardSettings.volume;
    if (!["calm", "quick"].includes(settings.pace)) settings.pace = standardSettings.pace;
    return settings;
}

/**
 * Returns the data of a game with people on other devices; undefined for other games.
 * @param {Pick<Model, "extra">} model
 */
export const awayOf = ({ extra }) => /** @type {Away | undefined} */ (extra.away);

/**
 * Returns valid seats for a game. Without a valid saved seat, player 0 is a person and the others are engines.
 * @param {any} kept
 * @param {number} count
 * @param {Level[]} levels
 * @param {unknown} [away]  truthy if people on other devices take part
 * @returns {Seat[]}
 */
export function seatsFrom(kept, count, levels, away) {
    const known = new Set([PERSON, away ? AWAY : PERSON, ...levels.map((level) => level.id)]);
    return Array.from({ length: count }, (_, player) => {
        const seat = Array.isArray(kept) ? kept[player] : undefined;
        return known.has(seat) ? seat : player === 0 ? PERSON : FIRST_LEVEL;
    });
}

/** Returns the engine's description of the game on the board, or null. @param {Model} model */
export const specOf = (model) => model.games.find((game) => game.id === model.state?.game) ?? null;

/**
 * Returns the clock as a record stores it:
 * `{"kind":"game","seconds":300,"increment":5,"times":[1.2,3.4],"turn":[2,0.7]}`. `turn` holds the ply shown and the
 * time spent in its turn so far.
 * @param {Clock} clock
 * @returns {Record<string, unknown>}
 */
export function clockRecord({ rule, times, turn }) {
    const spent = turn.spent > 0 ? { turn: [turn.ply, turn.spent / 1000] } : {};
    return { ...rule, times: times.map((time) => time / 1000), ...spent };
}

/**
 * Returns the game on the board as it is saved; null without a game.
 * @param {Model} model
 * @returns {SavedGame | null}
 */
export function savedGame(model) {
    const { state, seats, nextSeats, paused, extra, clock, ending } = model;
    if (!state) return null;
    const more = { ...(clock ? { clock: clockRecord(clock) } : {}), ...(ending ? { ending } : {}) };
    const over = state.outcome.state !== "ongoing" || ending !== null;
    const record = recordOf(state, { ...extra, ...more });
    return { record, seats, paused, ...(nextSeats && { nextSeats }), ...(over && { over }) };
}

/**
 * Puts another game on the board.
 * @param {Model} model
 * @param {SavedGame} game
 * @param {{state: GameState, layout: BoardLayout}} loaded
 * @param {Clock | null} [clock]  the clock of the record, if it is used
 * @returns {Model}
 */
export function gameLoaded(model, game, { state, layout }, clock = null) {
    const extra = extraFields(game.record);
    const ending = endingFrom(extra.ending, state.length, game.seats.length);
    // Drop notices about the previous game. Before the first game of a visit, notices are already about the new one.
    const notices = model.notices.filter(({ key }) => !model.state || OF_PAGE.test(key));
    // Fields of these names that are not valid here stay in the record.
    if (clock) delete extra.clock;
    if (ending) delete extra.ending;
    return {
        ...model,
        state,
        layout,
        seats: game.seats,
        nextSeats: game.nextSeats,
        paused: game.paused,
        extra,
        clock,
        ending,
        ...fresh,
        // Notices that restore seats are about the previous game.
        notices: notices.filter(({ seats }) => !seats),
    };
}

/**
 * Shows another position of the same game.
 * @param {Model} model
 * @param {GameState} state
 * @param {boolean} [paused]
 * @returns {Model}
 */
export function positionShown(model, state, paused = model.paused) {
    // An estimate of a later position does not apply to an earlier one.
    const estimate = model.estimate && model.estimate.ply <= state.ply ? model.estimate : null;
    const skipping = model.skipping && !paused && state.outcome.state === "ongoing";
    return { ...model, state, paused, skipping, estimate, proposed: null, refusal: null, thinking: null, hint: null };
}

/** @param {Model} model @param {Player} player @param {Seat} seat @returns {Model} */
export function seatTaken(model, player, seat) {
    return { ...model, seats: model.seats.map((old, index) => (index === player ? seat : old)) };
}

/** @param {Model} model @param {Clock | null} clock @returns {Model} */
export const clockSet = (model, clock) => (clock === model.clock ? model : { ...model, clock });

/** @param {Model} model @param {Ending | null} ending @returns {Model} */
export const ended = (model, ending) => ({ ...model, ending, proposed: null, thinking: null, hint: null });

/** @param {Model} model @param {string | null} action @returns {Model} */
export const proposed = (model, action) => ({ ...model, proposed: action, refusal: null });

/** @param {Model} model @param {Refusal | null} refusal @returns {Model} */
export const refused = (model, refusal) => (refusal === model.refusal ? model : { ...model, refusal });

/** @param {Model} model @param {boolean} paused @returns {Model} */
export const pausedSet = (model, paused) => ({ ...model, paused, skipping: model.skipping && !paused });

/** @param {Model} model @param {boolean} skipping @returns {Model} */
export const skippingSet = (model, skipping) => ({ ...model, skipping, paused: model.paused && !skipping });

/** @param {Model} model @param {Partial<Settings>} change @returns {Model} */
export const settingsChanged = (model, change) => ({
    ...model,
    settings: { ...model.settings, ...change },
});

/** @param {Model} model @param {"play" | "hint"} purpose @returns {Model} */
export function thinkingStarted(model, purpose) {
    if (!model.state) return model;
    // A hint replaces the reason why the last attempt was refused.
    const refusal = purpose === "hint" ? null : model.refusal;
    return { ...model, thinking: { purpose, player: model.state.toMove, progress: null }, hint: null, refusal };
}

/**
 * Stores the progress of a search. The estimate stays visible after the action is played.
 * @param {Model} model @param {SearchProgress} progress @returns {Model}
 */
export function thinkingProgressed(model, progress) {
    if (!model.state || !model.thinking) return model;
    const { player } = model.thinking;
    return {
        ...model,
        thinking: { ...model.thinking, progress },
        estimate: progress.lines.length ? { player, ply: model.state.ply, progress } : model.estimate,
    };
}

/** @param {Model} model @returns {Model} */
export const thinkingEnded = (model) => ({ ...model, thinking: null });

/** @param {Model} model @param {string | null} action @returns {Model} */
export const hintFound = (model, action) => ({ ...model, hint: action, thinking: null });

/** @param {Model} model @param {NewNotice} notice @returns {Model} */
export const noticed = (model, notice) => ({ ...model, notices: withNotice(model.notices, notice, MAX_NOTICES) });

/** @param {Model} model @param {number} id @returns {Model} */
export const noticeClosed = (model, id) => ({ ...model, notices: withoutNotice(model.notices, id) });

/** @param {Model} model @param {string | null} trouble @returns {Model} */
export const troubled = (model, trouble) => ({ ...model, trouble, thinking: null });
