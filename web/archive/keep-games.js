/**
 * Puts games that end on the play page into the archive. A game counts if a person has played in it; one that was
 * opened and only looked at does not.
 *
 * @typedef {Store<Model>} ModelStore
 */

import { resultOf } from "../game/ending.js";
import { PERSON } from "../game/model.js";
import { newId, seatText as plainSeat } from "./game-entry.js";

/**
 * @import { Model } from "../game/model.js"
 * @import { Store } from "../ui/store.js"
 * @import { Archive } from "./archive.js"
 * @import { NewGame } from "./game-entry.js"
 */

/**
 * Follows the game on the page.
 * @param {ModelStore} store
 * @param {() => Promise<Archive>} open
 * @param {object} [how]
 * @param {() => number} [how.now]
 * @param {(seat: string, game: string) => string} [how.seatText]  a seat as the archive writes it
 * @param {(game: NewGame) => void} [how.kept]  called when a game is in the archive, also with another end
 * @returns {() => void} ends that
 */
export function keepGames(store, open, { now = Date.now, seatText = plainSeat, kept = () => {} } = {}) {
    /** The game on the board since it was loaded: its id once it is kept, and what it was when it was loaded. */
    let running = { ...loaded(store.value), id: "" };
    let written = running.essence;

    /** @param {Model} model */
    const follow = (model) => {
        if (model.layout !== running.layout) {
            running = { ...loaded(model), id: "" };
            written = running.essence;
            return;
        }
        if (resultOf(model).state === "ongoing") return;
        const essence = essenceOf(model);
        if (essence === written) return;
        const game = gameOf(model, now(), seatText);
        if (!game) return;
        written = essence;
        const { over } = running;
        // An id of its own from the start, so that the game that replaces it before it is written has the same.
        const first = running.id === "" && over;
        running.id ||= newId(game.date);
        const current = running;
        const keep = async () => {
            const { games } = await open();
            // The page was reloaded after the end, and the last actions were taken back.
            const before = first ? await games.find(first) : null;
            if (before) current.id = before.id;
            await games.put({ ...game, id: current.id });
            kept({ ...game, id: current.id });
        };
        // Without a network the archive may not load; the game on the page goes on.
        keep().catch(() => {});
    };
    return store.subscribe(follow);
}

/** @param {Model} model */
function loaded(model) {
    const over = model.state !== null && resultOf(model).state !== "ongoing";
    return { layout: model.layout, essence: essenceOf(model), over: over ? recordIn(model) : null };
}

/** What makes a game another one: its actions, and who has given up. @param {Model} model */
const essenceOf = ({ state, ending }) =>
    JSON.stringify([state?.actions.slice(0, ending ? state.ply : undefined) ?? null, ending]);

/**
 * The record without clock, notes and the position shown. What follows the end is left out: it was taken back.
 * @param {Model} model
 */
function recordIn({ state, ending }) {
    if (!state) return { game: "" };
    const { game, options, setup, actions, ply } = state;
    return {
        game,
        options: { ...options },
        ...(setup ? { setup } : {}),
        actions: ending ? actions.slice(0, ply) : [...actions],
        ...(ending ? { ending } : {}),
    };
}

/**
 * The game as the archive takes it, or null if it is not for the archive.
 * @param {Model} model
 * @param {number} date
 * @param {(seat: string, game: string) => string} seatText
 * @returns {NewGame | null}
 */
function gameOf(model, date, seatText) {
    const { state, seats } = model;
    const persons = seats.flatMap((seat, player) => (seat === PERSON ? [player] : []));
    // Before everyone has played once, giving up is no game.
    if (!state || persons.length === 0 || state.ply < seats.length) return null;
    const texts = seats.map((seat) => seatText(seat, state.game));
    return { id: "", date, record: recordIn(model), seats: texts, persons, result: resultOf(model) };
}
