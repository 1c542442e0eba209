/**
 * The handler of each command. A handler takes a session and a checked payload and returns the reply; if it returns
 * nothing, the reply is a snapshot of the game. It rejects with a `Problem` and then leaves the game unchanged.
 * This file is loaded with the first command.
 */

import { PERSON, savedGame, specOf } from "../../game/model.js";
import { Problem } from "../../ui/notices/problem.js";
import { checkChoice, checkSeat, findSpec, idsOf } from "../game.js";
import { fromObject } from "../options.js";

/**
 * @import { SavedGame } from "../../game/model.js"
 * @import { Command } from "./commands.js"
 * @import { Session } from "../session.js"
 */

export { payloadOf } from "./payloads.js";

/** @type {Record<Command, (session: Session, payload: any) => Promise<unknown> | void>} */
export const handlers = {
    async load(session, { options: given }) {
        const { options, problems } = fromObject(given);
        if (problems.length) throw new Problem(problems[0].key, problems[0].params);
        await ensureGames(session);
        await session.controller.restartWith(() => session.startStateOf(options));
        session.tellForm();
        session.feedback.update(() => null);
        session.applyLooks(options, []);
    },

    async play({ store, controller }, { action }) {
        if (!store.value.state?.legal.some(({ text }) => text === action)) {
            throw new Problem("embed.bad.action", { action }, await controller.whyNot(action));
        }
        await controller.play(action);
    },

    undo: ({ controller }) => controller.undo(),
    redo: ({ controller }) => controller.redo(),

    async goTo({ store, controller }, { ply }) {
        const most = store.value.state?.length ?? 0;
        if (ply > most) {
            throw new Problem("embed.bad.number", { name: "ply", value: String(ply), least: 0, most });
        }
        await controller.goTo(ply);
    },

    async setLevel({ store, controller }, { level, player }) {
        const { levels, seats } = store.value;
        checkSeat(levels, level, "level");
        if (player !== undefined && player >= seats.length) {
            throw new Problem("embed.bad.command", { field: "player", allowed: `0…${seats.length - 1}` });
        }
        const wanted = seats.flatMap((seat, index) =>
            index === player || (player === undefined && seat !== PERSON) ? [index] : [],
        );
        for (const index of wanted) await controller.setSeat(index, level);
    },

    async search(session, { request }) {
        const model = session.store.value;
        if (request.level !== undefined) checkChoice("request.level", request.level, idsOf(model.levels));
        const algorithms = specOf(model)?.algorithms ?? [];
        if (request.algorithm !== undefined) checkChoice("request.algorithm", request.algorithm, algorithms);
        session.analyst ??= import("../analyst.js").then(({ Analyst }) => new Analyst());
        return (await session.analyst).search(/** @type {SavedGame} */ (savedGame(model)).record, request);
    },

    step() {
        throw new Problem("embed.bad.lensOnly", { name: "step" });
    },

    pause() {
        throw new Problem("embed.bad.lensOnly", { name: "pause" });
    },

    getState() {},

    async setState(session, { state }) {
        await ensureGames(session);
        const { games, levels } = session.store.value;
        findSpec(games, state.record.game);
        for (const seat of state.seats) checkSeat(levels, seat, "seats");
        await session.controller.load(state);
        if (!session.controller.continuesStartState(state.record)) session.controller.endExercise();
    },
};

/** Loads the list of games, unless the start has loaded it. @param {Session} session */
async function ensureGames({ store, engine }) {
    if (store.value.games.length) return;
    const { games, levels } = await engine.games();
    store.update((model) => ({ ...model, games, levels, trouble: null }));
}
