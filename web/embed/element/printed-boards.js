/**
 * Draws games that are out of sight, so that a printed page has no blank boards. A few at a time are drawn while the
 * browser is idle, after the games in sight, and share one engine.
 */

import { EngineClient } from "../../engine/client.js";
import { thinkingEnded } from "../../game/model.js";
import { Session } from "../session.js";
import { guestOf } from "./game-methods.js";

/**
 * @import { BoardLayout, GameRecord } from "../../engine/protocol.js"
 * @import { QuintetGame } from "./game-element.js"
 */

/** @type {Promise<never>} */
const never = new Promise(() => {});

/** One engine for several games that are only drawn: each game requests only its position. */
class SharedEngine extends EngineClient {
    users = 0;
    /** @type {ReturnType<EngineClient["games"]> | null} */
    #games = null;
    /** Equal layouts are one object, whose scene is computed once. @type {Map<string, BoardLayout>} */
    #layouts = new Map();

    games() {
        this.#games ??= super.games();
        // After a failure, the next picture tries again.
        this.#games.catch(() => {
            this.#games = null;
        });
        return this.#games;
    }

    /** @param {GameRecord} record */
    async load(record) {
        const { state, layout } = await super.load(record);
        const text = JSON.stringify(layout);
        const same = this.#layouts.get(text) ?? layout;
        this.#layouts.set(text, same);
        return { state, layout: same };
    }

    search() {
        return never;
    }

    async stop() {}

    // No game needs the event of a restart, and a listener would keep a removed game in memory.
    addEventListener() {}

    /** Each picture calls this once; the last call ends the worker. */
    close() {
        this.users -= 1;
        if (this.users > 0) return;
        super.close();
        shared = null;
    }
}

/** @type {SharedEngine | null} */
let shared = null;

/** The number of games that are drawn before the browser is asked again whether it is idle. */
const AT_ONCE = 4;

/** Games that still have to be drawn. @type {Set<QuintetGame>} */
const waiting = new Set();
let running = false;
/** Whether to draw all games now, because the page is being printed. */
let urgent = false;
/** Ends the wait in `idle`. */
let wake = () => {};

window.addEventListener("beforeprint", () => {
    urgent = true;
    wake();
});

/** Draws a game when its turn comes, unless it has its own engine by then. @param {QuintetGame} game */
export function drawLater(game) {
    waiting.add(game);
    run();
}

async function run() {
    if (running) return;
    running = true;
    if (document.readyState !== "complete") {
        await new Promise((resolve) => window.addEventListener("load", resolve, { once: true }));
    }
    while (waiting.size) {
        if (!urgent) await idle();
        // Games in sight start their own engines first.
        const begun = [...waiting].filter(({ session }) => session);
        const games = begun.length > 0 ? begun : [...waiting].slice(0, AT_ONCE);
        for (const next of games) {
            waiting.delete(next);
            if (!next.running && next.isConnected) draw(next);
        }
        await Promise.all(games.map(({ started }) => started));
    }
    urgent = false;
    running = false;
}

/** @param {QuintetGame} game */
async function draw(game) {
    // A guest brings its own engine.
    if (guestOf(game.readOptions().options)) return game.begin();
    shared ??= new SharedEngine();
    shared.users += 1;
    const session = new Session({ tell() {}, engine: shared, wait: () => never });
    game.picture = session;
    game.take(session);
    await game.started;
    session.store.update((model) => (model.thinking ? thinkingEnded(model) : model));
}

/**
 * Waits until the browser is idle or `wake` is called. Safari has no `requestIdleCallback`.
 * @returns {Promise<void>}
 */
function idle() {
    return new Promise((resolve) => {
        wake = resolve;
        if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
        else setTimeout(resolve, 200);
    });
}
