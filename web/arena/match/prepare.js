/**
 * What is worked out and checked before the first game of a match.
 *
 * @import { GameSpec } from "../../engine/protocol.js"
 * @import { ArenaClient } from "../engine/arena-client.js"
 * @import { AgentFacts, MatchSetup } from "./match.js"
 * @import { ResultParticipant } from "./results.js"
 * @import { Seat } from "./seats/seats.js"
 *
 * `agents`: by participant; null for the engine.
 * @typedef {{spec: GameSpec, seats: Seat[], participants: ResultParticipant[], agents: (AgentFacts | null)[]}} Prepared
 */

import { balancedJobs, Schedule } from "./schedule.js";
import { parseSeat } from "./seats/seats.js";

/**
 * Reads and checks a setup.
 * @param {ArenaClient} engine
 * @param {MatchSetup} setup
 * @returns {Promise<Prepared>}
 */
export async function prepare(engine, { game, participants: given, withLevels, levelName = (id) => id }) {
    const { games, levels } = await engine.games();
    const spec = games.find(({ id }) => id === game);
    if (!spec) throw new Error(`unknown game "${game}"`);
    const styles = (await engine.call("styles", game)).styles.map(({ name }) => name);
    const { elo: elos } = await engine.call("levelRatings", game);
    const ladder = ["random", ...levels.map(({ id }) => `level:${id}`)].map((seat) => ({
        name: levelName(seat.replace("level:", "")),
        seat,
        agent: undefined,
    }));
    const participants = withLevels ? [...given, ...ladder] : given;
    const seats = participants.map(({ seat }) => parseSeat(seat, { game: spec, levels, styles }));
    /** @type {ResultParticipant[]} */
    const listed = participants.map(({ name, seat: text, agent }, index) => {
        const { kind, name: level, request = {} } = seats[index];
        if (kind === "agent") {
            if (!agent) throw new Error(`seat "${text}": the agent is missing`);
            return { name, seat: text, kind: "agent", form: agent.form };
        }
        if (kind === "random") return { name, seat: text, kind: "engine", elo: 0 };
        const place = kind === "level" ? levels.findIndex(({ id }) => id === level) : -1;
        // With limits of its own, a level is another opponent.
        const known = place >= 0 && Object.keys(request).length === 1 && elos[place] !== undefined;
        return { name, seat: text, kind: "engine", ...(known ? { elo: elos[place] } : {}) };
    });
    return { spec, seats, participants: listed, agents: participants.map(({ agent }) => agent ?? null) };
}

/**
 * The balanced schedule of a match.
 * @param {ArenaClient} engine
 * @param {MatchSetup} setup
 * @param {Prepared} prepared
 */
export async function scheduleOf(engine, { seed = 0, rounds, games }, { spec, participants }) {
    const players = spec.players.length;
    if (participants.length < players) {
        throw new Error(`${spec.id} needs ${players} participants, found ${participants.length}`);
    }
    return new Schedule(
        await balancedJobs(engine, { players, participants: participants.length, seed, rounds, games }),
    );
}
