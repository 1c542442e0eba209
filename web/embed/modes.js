/**
 * Guests: the lens or arena that an element shows in place of a game. Opens them and runs the page's commands for them.
 * Loaded with the first guest.
 *
 * `commands`: the guest's commands besides `load`. `payloads`: checks for commands whose fields differ from those of a
 * game.
 * @typedef {{view: () => TemplateResult, close: () => void,
 *            commands: Partial<Record<Command, (payload: any) => unknown>>,
 *            payloads?: Partial<Record<Command, Checks>>}} Guest
 *
 * The module of a guest. `openIn` opens the guest that the element's options describe and applies the valid ones.
 * `load` opens it with other options, or rejects with a `Problem` and changes nothing.
 * @typedef {{openIn: (game: QuintetGame) => Promise<void>,
 *            load: (game: QuintetGame, options: EmbedOptions) => Promise<unknown>}}
 *     GuestModule
 */

import { bad, definitions, worksIn } from "../record/grammar.js";
import { Problem } from "../ui/notices/problem.js";
import { handlers } from "./messages/handlers.js";
import { payloadOf } from "./messages/payloads.js";
import { fromObject } from "./options.js";

/**
 * @import { Sentence } from "../i18n/keys.js"
 * @import { Command } from "./messages/commands.js"
 * @import { QuintetGame } from "./element/game-element.js"
 * @import { EmbedOptions } from "./element/game-types.d.ts"
 * @import { Checks } from "./messages/payloads.js"
 * @import { TemplateResult } from "lit"
 */

/** The latest opening of each element; earlier ones are abandoned. @type {WeakMap<QuintetGame, object>} */
const openings = new WeakMap();

/**
 * Registers that a guest is being opened. Returns a function that tells whether this is still the element's latest
 * opening and the element is on a page.
 * @param {QuintetGame} game
 */
export function opening(game) {
    const mine = {};
    openings.set(game, mine);
    return () => openings.get(game) === mine && game.isConnected;
}

/**
 * Runs a command of the page while a guest is shown, or a `load` that shows one. Rejects with a `Problem`.
 * @param {QuintetGame} game @param {Command} name @param {any} payload
 * @param {(options: EmbedOptions) => (() => Promise<any>) | undefined} guestOf
 */
export async function guestCommand(game, name, payload, guestOf) {
    if (name === "load") return load(game, payloadOf(name, payload), guestOf);
    const commands = game.guest?.commands ?? {};
    const run = commands[name];
    if (!run) {
        const allowed = ["load", ...Object.keys(commands)].join(", ");
        throw new Problem("embed.bad.gameOnly", { command: name, allowed });
    }
    return run(payloadOf(name, payload, game.guest?.payloads?.[name]));
}

/**
 * Replaces the element's contents with a guest or a game. Rejects and changes nothing if an option is invalid.
 * @param {QuintetGame} game @param {{options: object}} payload
 * @param {(options: EmbedOptions) => (() => Promise<any>) | undefined} guestOf
 */
async function load(game, payload, guestOf) {
    const { options, problems } = fromObject(payload.options);
    refuseFirst(problems);
    const loadGuest = guestOf(options);
    if (!loadGuest) return loadGame(game, payload);
    return /** @type {GuestModule} */ (await loadGuest()).load(game, options);
}

/** Message keys for options without effect, by mode. */
const NO_EFFECT = /** @type {const} */ ({ lens: "notInLens", code: "notInLens", arena: "notInArena" });

/** Returns a problem for each option without effect in the mode of a guest. @param {EmbedOptions} options */
export const uselessOptions = ({ mode = "play", ...options }) =>
    definitions
        .filter((definition) => options[/** @type {"game"} */ (definition.name)] !== undefined)
        .filter((definition) => !worksIn(definition, mode))
        .map(({ name }) => bad(NO_EFFECT[/** @type {keyof typeof NO_EFFECT} */ (mode)], name, "").problem);

/** Throws the first problem as a `Problem`, if there is one. @param {Sentence[]} problems */
export function refuseFirst([problem]) {
    if (problem) throw new Problem(problem.key, problem.params);
}

/** @param {QuintetGame} game @param {{options: object}} payload */
async function loadGame(game, payload) {
    const session = game.newSession();
    try {
        await handlers.load(session, payload);
    } catch (error) {
        session.close();
        throw error;
    }
    game.show(session);
    const { language = "auto" } = session.options;
    await game.speak(language === "auto" ? "" : language, session);
    const state = session.snapshot();
    game.tell("state", { state });
    return state;
}
