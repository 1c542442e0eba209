/**
 * The tryout alone, for a place in another page: one agent in the editor, its opponents, and the game that it plays.
 */

import { arenaWords, newGameWords, resultWords, sharedWords, withWords } from "../../i18n/catalogues.js";
import { openMemory } from "../../ui/browser/storage.js";
import { Arena } from "../arena.js";
import { ArenaClient } from "../engine/arena-client.js";
import { scoresOf } from "../match/results.js";
import { TryoutElement } from "./tryout-element.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { LimitChoice } from "../../agents/limits.js"
 * @import { Agent, Watch } from "../arena-model.js"
 * @import { MatchRecord } from "../match/record.js"
 */

/**
 * Creates the element; the place that it gets must have a height. Nothing is kept on the device.
 *
 *     const { element, arena } = await openTryout({ t, agent, rivals: ["level:easy"], onOver: ({ points }) =>
 *     report(points) }); place.append(element);
 *     ...
 *     arena.close();
 *
 * @param {object} how
 * @param {Translate} how.t  the translator of the page; the words of the arena are added
 * @param {Agent} how.agent
 * @param {Record<string, string>} [how.options]  of the game
 * @param {string[]} [how.rivals]  the opponents' seats, in order of play
 * @param {number} [how.place]  which player the agent is
 * @param {LimitChoice} [how.limits]
 * @param {(files: Record<string, Uint8Array>) => void} [how.onEdit]  told of the files when the reader has changed one
 * @param {(game: {points: number, record: MatchRecord}) => void} [how.onOver]  told when a
 *     game has ended; `points`: 1 for a win, 0 for a loss
 * @param {(phase: Watch["phase"]) => void} [how.onPhase]  told when a game starts, stops or
 *     ends
 * @param {() => ArenaClient} [how.makeEngine]
 */
export async function openTryout({ t, agent, onEdit, onOver, onPhase, makeEngine = () => new ArenaClient(), ...how }) {
    const words = await withWords(t, resultWords, newGameWords, sharedWords, arenaWords);
    const memory = openMemory(() => {
        throw new Error("nothing is kept");
    });
    const arena = new Arena({ engine: makeEngine(), memory, t: words });
    await arena.startWith(agent, how);
    let { files } = agent;
    let told = arena.model.watch.record;
    let { phase } = arena.model.watch;
    arena.store.subscribe(({ agents, watch, games, game }) => {
        const now = agents.find(({ id }) => id === agent.id)?.files ?? files;
        if (now !== files) onEdit?.(now);
        files = now;
        if (watch.phase !== phase) {
            phase = watch.phase;
            onPhase?.(phase);
        }
        if (watch.record === told) return;
        told = watch.record;
        if (!told) return;
        const players = games.find(({ id }) => id === game)?.players ?? [];
        onOver?.({ points: scoresOf(told, players)[watch.own], record: told });
    });
    const element = new TryoutElement();
    Object.assign(element, { t: words, arena, model: arena.model, compact: true });
    arena.store.subscribe((model) => {
        element.model = model;
    });
    return { element, arena };
}
