/**
 * Everything the page knows, as one plain object, and the pure functions that change it. Nothing here waits, draws or
 * decides what is legal; the position itself comes whole from the engine.
 *
 * @typedef {import("../engine/protocol.js").Player} Player
 * @typedef {import("../engine/protocol.js").GameSpec} GameSpec
 * @typedef {import("../engine/protocol.js").GameState} GameState
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {import("../engine/protocol.js").BoardLayout} BoardLayout
 * @typedef {import("../engine/protocol.js").Level} Level
 * @typedef {import("../engine/protocol.js").SearchProgress} SearchProgress
 *
 * Who plays for a player: `person`, or the id of an engine level.
 * @typedef {string} Seat
 *
 * A game as it is put away: on the way to another game, for the next visit, for an undo of "new game".
 * @typedef {{record: GameRecord, seats: Seat[], paused: boolean}} SavedGame
 *
 * @typedef {{purpose: "play" | "hint", player: Player, progress: SearchProgress | null}} Thinking
 * @typedef {{player: Player, ply: number, progress: SearchProgress}} Estimate
 *
 * A line to the reader that stands beside the game until it is closed or its time is over. `undo` is the game that a
 * button brings back; `detail` is what the engine said, in its own words; `line` is that of a file, 0 if it is about none.
 * @typedef {{id: number, tone: "info" | "error", key: string, params: Record<string, string | number>,
 *            detail: string, line: number, undo: SavedGame | null}} Notice
 *
 * @typedef {"auto" | "light" | "dark"} Theme
 * @typedef {{language: string, theme: Theme, coordinates: boolean, autoPass: boolean, showThinking: boolean,
 *            shortcuts: boolean, confirm: boolean, sounds: boolean, pace: "calm" | "quick"}} Settings
 *
 * `paused`: engines and clocks wait, because the reader is looking at earlier plies or has said so.
 * `proposed`: the action that a person has entered and not yet confirmed, where settings ask for that.
 * `trouble`: the engine cannot be used at all, with what it said.
 * @typedef {{games: GameSpec[], levels: Level[], settings: Settings, layout: BoardLayout | null,
 *            state: GameState | null, seats: Seat[], paused: boolean, extra: Record<string, unknown>,
 *            clock: import("./clock.js").Clock | null, ending: import("./ending.js").Ending | null,
 *            proposed: string | null, thinking: Thinking | null, estimate: Estimate | null, hint: string | null,
 *            notices: Notice[], trouble: string | null}} Model
 */

import { clockFrom, clockRecord } from "./clock.js";
import { endingFrom } from "./ending.js";
import { extraFields, recordOf } from "./record.js";

export const PERSON = "person";
/** What engines play at until someone chooses. */
export const FIRST_LEVEL = "easy";
const MOST_NOTICES = 3;

/** @type {Settings} */
export const standardSettings = {
    language: "",
    theme: "auto",
    coordinates: false,
    autoPass: true,
    showThinking: true,
    shortcuts: true,
    sounds: false,
    confirm: false,
    pace: "calm",
};

/** @returns {Model} */
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
        proposed: null,
        thinking: null,
        estimate: null,
        hint: null,
        notices: [],
        trouble: null,
    };
}

/**
 * Settings from an earlier visit, each only if it is of the right kind.
 * @param {any} kept
 * @returns {Settings}
 */
export function settingsFrom(kept) {
    const settings = { ...standardSettings };
    if (typeof kept !== "object" || kept === null) return settings;
    for (const [name, standard] of Object.entries(standardSettings)) {
        if (typeof kept[name] === typeof standard) Object.assign(settings, { [name]: kept[name] });
    }
    if (!["auto", "light", "dark"].includes(settings.theme)) settings.theme = standardSettings.theme;
    if (!["calm", "quick"].includes(settings.pace)) settings.pace = standardSettings.pace;
    return settings;
}

/**
 * Seats that fit a game: a person first and engines after, unless what is kept says otherwise.
 * @param {any} kept
 * @param {number} count
 * @param {Level[]} levels
 * @returns {Seat[]}
 */
export function seatsFrom(kept, count, levels) {
    const known = new Set([PERSON, ...levels.map((level) => level.id)]);
    return Array.from({ length: count }, (_, player) => {
        const seat = Array.isArray(kept) ? kept[player] : undefined;
        return known.has(seat) ? seat : player === 0 ? PERSON : FIRST_LEVEL;
    });
}

/** @param {Model} model */
export const specOf = (model) => model.games.find((game) => game.id === model.state?.game) ?? null;

/**
 * @param {Model} model
 * @returns {SavedGame | null}
 */
export function savedGame(model) {
    const { state, seats, paused, extra, clock, ending } = model;
    if (!state) return null;
    const more = { ...(clock ? { clock: clockRecord(clock) } : {}), ...(ending ? { ending } : {}) };
    return { record: recordOf(state, { ...extra, ...more }), seats, paused };
}

/**
 * Another game is on the board.
 * @param {Model} model
 * @param {SavedGame} game
 * @param {{state: GameState, layout: BoardLayout}} loaded
 * @param {boolean} [clocks]  whether the clock of a record goes
 * @returns {Model}
 */
export function gameLoaded(model, game, { state, layout }, clocks = true) {
    const extra = extraFields(game.record);
    const clock = clocks ? clockFrom(extra.clock) : null;
    const ending = endingFrom(extra.ending, state.length, game.seats.length);
    // A field of the same name that is not ours stays as it is.
    if (clock) delete extra.clock;
    if (ending) delete extra.ending;
    return {
        ...model,
        state,
        layout,
        seats: game.seats,
        paused: game.paused,
        extra,
        clock,
        ending,
        proposed: null,
        thinking: null,
        estimate: null,
        hint: null,
    };
}

/**
 * The engine shows another position of the same game.
 * @param {Model} model
 * @param {GameState} state
 * @param {boolean} [paused]
 * @returns {Model}
 */
export function positionShown(model, state, paused = model.paused) {
    // What was thought about a later position says nothing about an earlier one.
    const estimate = model.estimate && model.estimate.ply <= state.ply ? model.estimate : null;
    return { ...model, state, paused, estimate, proposed: null, thinking: null, hint: null };
}

/** @param {Model} model @param {Player} player @param {Seat} seat @returns {Model} */
export function seatTaken(model, player, seat) {
    return { ...model, seats: model.seats.map((old, index) => (index === player ? seat : old)) };
}

/** @param {Model} model @param {import("./clock.js").Clock | null} clock @returns {Model} */
export const clockSet = (model, clock) => (clock === model.clock ? model : { ...model, clock });

/** @param {Model} model @param {import("./ending.js").Ending | null} ending @returns {Model} */
export const ended = (model, ending) => ({ ...model, ending, proposed: null, thinking: null, hint: null });

/** @param {Model} model @param {string | null} action @returns {Model} */
export const proposed = (model, action) => ({ ...model, proposed: action });

/** @param {Model} model @param {boolean} paused @returns {Model} */
export const pausedSet = (model, paused) => ({ ...model, paused });

/** @param {Model} model @param {Partial<Settings>} change @returns {Model} */
export const settingsChanged = (model, change) => ({
    ...model,
    settings: { ...model.settings, ...change },
});

/** @param {Model} model @param {"play" | "hint"} purpose @returns {Model} */
export function thinkingStarted(model, purpose) {
    if (!model.state) return model;
    return { ...model, thinking: { purpose, player: model.state.toMove, progress: null }, hint: null };
}

/**
 * What the search found goes on to be shown after the action is played.
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

let lastNotice = 0;

/**
 * The same notice is never there twice, and at most three are.
 * @param {Model} model
 * @param {{key: string, tone?: "info" | "error", params?: Record<string, string | number>, detail?: string,
 *          line?: number, undo?: SavedGame | null}} notice
 * @returns {Model}
 */
export function noticed(model, { key, tone = "info", params = {}, detail = "", line = 0, undo = null }) {
    lastNotice += 1;
    const others = model.notices.filter((old) => old.key !== key);
    const notices = [...others, { id: lastNotice, tone, key, params, detail, line, undo }].slice(-MOST_NOTICES);
    return { ...model, notices };
}

/** @param {Model} model @param {number} id @returns {Model} */
export const noticeClosed = (model, id) => ({
    ...model,
    notices: model.notices.filter((notice) => notice.id !== id),
});

/** @param {Model} model @param {string | null} trouble @returns {Model} */
export const troubled = (model, trouble) => ({ ...model, trouble, thinking: null });

/**
 * A value that tells its listeners when it changes.
 * @template T
 */
export class Store {
    /** @param {T} value */
    constructor(value) {
        this.value = value;
        /** @type {Set<(value: T) => void>} */
        this.listeners = new Set();
    }

    /** @param {(value: T) => T} change */
    update(change) {
        const next = change(this.value);
        if (next === this.value) return;
        this.value = next;
        for (const listener of this.listeners) listener(next);
    }

    /** @param {(value: T) => void} listener @returns {() => void} stops it */
    subscribe(listener) {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    }
}
