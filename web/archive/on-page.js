/**
 * What the archive does on the play page: it keeps games that end, and offers the opponent of the reader's strength as
 * a seat. The page loads this after the first board, and that board knows nothing of it.
 */

import { FIRST_LEVEL, PERSON } from "../game/model.js";
import { pointsOf, seatText } from "./game-entry.js";
import { keepGames } from "./keep-games.js";
import { afterGame, firstOpponent, levelFor, ME, opponentFrom, opponentKey, seatOf } from "./opponent.js";
import { MEMORY_SEATS, MEMORY_START } from "./play-with-me.js";

/**
 * @import { Controller } from "../game/controller.js"
 * @import { Memory } from "../ui/browser/storage.js"
 * @import { Archive } from "./archive.js"
 * @import { Opponent } from "./opponent.js"
 */

/** Loaded like this everywhere: one static import would divide the first board's code into more files. */
const openArchive = async () => (await import("./archive.js")).openArchive();

/** @param {{controller: Controller}} app @param {() => Promise<Archive>} [open] */
export async function serveArchive({ controller }, open = openArchive) {
    const { store, engine } = controller;
    const { memory } = controller.saves;
    const archive = await open();
    /** By game. @type {Map<string, Opponent>} */
    const opponents = new Map();
    const games = await archive.games.all();
    const learn = async (/** @type {string} */ game) => {
        const kept = opponentFrom(await archive.marks.get(opponentKey(game)), game);
        opponents.set(game, kept ?? firstOpponent(games, game));
    };
    await Promise.all(store.value.games.map(({ id }) => learn(id)));
    archive.subscribe(({ changed }) => changed === "marks" && opponents.forEach((_, game) => void learn(game)));
    const eloIn = (/** @type {string} */ game) => opponents.get(game)?.elo ?? firstOpponent([], game).elo;

    /** A game moves the opponent once, whatever is taken back afterwards. */
    const moved = new Set();
    keepGames(store, async () => archive, {
        seatText: (seat, game) => (seat === ME ? seatOf(eloIn(game)) : seatText(seat)),
        kept: async ({ id, record: { game }, seats, persons, ...entry }) => {
            const rivals = seats.filter((_, player) => player !== persons[0]);
            // Among other opponents, or with other people, a result says little about this one.
            if (persons.length !== 1 || !rivals.every((seat) => seat.startsWith(`${ME}:`))) return;
            const points = pointsOf({ ...entry, seats }, persons[0]);
            if (points === null || moved.has(id)) return;
            moved.add(id);
            const before = opponents.get(game) ?? firstOpponent([], game);
            await archive.marks.set(opponentKey(game), afterGame(before, game, points, seats.length));
        },
    });

    // The engine knows no such level: each request names one of two that it knows.
    const search = engine.search.bind(engine);
    engine.search = (request, onProgress) => {
        const { state } = store.value;
        const known = request.level === ME && state;
        return search(
            known ? { ...request, level: levelFor(state.game, eloIn(state.game), Math.random()) } : request,
            onProgress,
        );
    };
    offerSeat(controller);
    await seatAgain(controller);
    rememberSeats(store, memory);
    await startAsked(controller);
}

/** Adds the level to the list, also after the engine was started again. @param {Controller} controller */
function offerSeat({ store }) {
    const offer = () => {
        const { levels } = store.value;
        if (levels.length === 0 || levels.some(({ id }) => id === ME)) return;
        store.update((model) => ({
            ...model,
            levels: [{ id: ME, timeMs: levels[levels.length - 1].timeMs }, ...levels],
        }));
    };
    store.subscribe(offer);
    offer();
}

/**
 * Gives the seats of the last visit back: the first board did not know them and has put the usual ones there.
 * @param {Controller} controller
 */
async function seatAgain(controller) {
    const { store, saves } = controller;
    const kept = saves.memory.read(MEMORY_SEATS);
    const { state, seats } = store.value;
    if (!state || kept?.game !== state.game || !Array.isArray(kept.players)) return;
    for (const [player, seat] of seats.entries()) {
        const usual = player === 0 ? PERSON : FIRST_LEVEL;
        if (kept.players.includes(player) && seat === usual) await controller.setSeat(player, ME);
    }
}

/** Starts the game that another page asked for. @param {Controller} controller */
async function startAsked(controller) {
    const { memory } = controller.saves;
    const game = memory.read(MEMORY_START);
    memory.forget(MEMORY_START);
    const spec = controller.store.value.games.find(({ id }) => id === game);
    if (!spec) return;
    // The reader begins in one game and answers in the next.
    const last = controller.opener.lastGame(spec.id)?.seats.indexOf(PERSON) ?? -1;
    const own = (last + 1) % spec.players.length;
    const seats = spec.players.map((_, player) => (player === own ? PERSON : ME));
    await controller.newGame({ game: spec.id, options: {}, seats, clock: null });
}

/** @param {Controller["store"]} store @param {Memory} memory */
function rememberSeats(store, memory) {
    let written = JSON.stringify(memory.read(MEMORY_SEATS));
    store.subscribe(({ state, seats }) => {
        const players = seats.flatMap((seat, player) => (seat === ME ? [player] : []));
        const text = JSON.stringify({ game: state?.game ?? "", players });
        if (text === written) return;
        written = text;
        memory.write(MEMORY_SEATS, JSON.parse(text));
    });
}
