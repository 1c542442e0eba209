/**
 * An agent against references whose ratings are known, random play and the engine's levels, until its own is known well
 * enough. Each opening is played in all seatings against one of them: the one whose games tell most about the agent's
 * rating.
 *
 * @import { Rating, RatingsRequest } from "../engine/arena-client.js"
 * @import { Job } from "./game-run.js"
 * @import { MatchRecord } from "./record.js"
 * @import { ResultParticipant, Stand, StandPoint } from "./results.js"
 * @import { Plan } from "./schedule.js"
 */

import { boundOf, chanceOf, expectedElo, rangeOf } from "../../game/rating/rating.js";
import { ratingsRequest, scoresOf } from "./results.js";

/** The agent's place among the participants; the references follow, weakest first. */
const AGENT = 0;
/** The 95 % interval is good enough at this half of its width. */
const ENOUGH_ELO = 50;
/** Below the first level, where games tell less, so much wider. */
const WIDER = 2;
/** So many games tell that an agent is beyond the strongest reference, or the weakest, and not how far. */
const EDGE_GAMES = 12;

/** @implements {Plan} */
export class Ladder {
    #players;
    #participants;
    /** The references, weakest first. @type {{index: number, elo: number}[]} */
    #levels;
    #rate;
    #mostGames;
    #enough;
    /** The Elo of the weakest level. */
    #firstLevel;
    /** @type {Job[]} */
    #queue = [];
    #begun = 0;
    /** @type {MatchRecord[]} */
    #games = [];
    /** @type {StandPoint[]} */
    #curve = [];

    /**
     * @param {object} given
     * @param {string[]} given.players  names
     * @param {ResultParticipant[]} given.participants  the agent, then the references with their ratings
     * @param {(request: RatingsRequest) => Promise<Rating[]>} given.rate
     * @param {number} given.mostGames
     * @param {number} [given.halfWidth]
     */
    constructor({ players, participants, rate, mostGames, halfWidth = ENOUGH_ELO }) {
        this.#players = players;
        this.#participants = participants;
        this.#levels = participants.flatMap(({ elo }, index) =>
            index === AGENT || elo === undefined ? [] : [{ index, elo }],
        );
        this.#rate = rate;
        this.#mostGames = mostGames;
        this.#enough = halfWidth;
        this.#firstLevel =
            participants.find(({ seat, elo }) => elo !== undefined && seat?.startsWith("level:"))?.elo ?? 0;
    }

    get of() {
        return this.#mostGames;
    }

    next() {
        if (this.#queue.length === 0 && !this.#isDecided() && this.#begun < this.#mostGames) {
            const level = this.#nextLevel();
            this.#queue = this.#players.map((_, seat) => ({
                number: this.#begun + seat,
                opening: Math.floor(this.#begun / this.#players.length),
                participants: this.#players.map((__, player) => (player === seat ? AGENT : level)),
            }));
            this.#begun += this.#players.length;
        }
        return this.#queue.shift() ?? null;
    }

    /** @param {MatchRecord} record */
    async take(record) {
        this.#games.push(record);
        const games = this.#games.length;
        const point = { games, ...(await this.#estimate([...this.#games])) };
        // Later games may have been rated first.
        this.#curve.push(point);
        this.#curve.sort((a, b) => a.games - b.games);
    }

    /** @returns {Stand} */
    stand() {
        const { elo = null, low = null, high = null } = this.#curve.at(-1) ?? {};
        const place = elo === null || (low !== null && high !== null) ? "within" : low === null ? "below" : "above";
        const under = this.#levels.filter((level) => elo !== null && level.elo <= elo && place !== "below");
        const over = this.#levels.filter((level) => elo !== null && level.elo > elo && place !== "above");
        return {
            agent: AGENT,
            place,
            elo,
            low,
            high,
            beats: (place === "above" ? this.#levels : under).at(-1)?.index ?? null,
            beaten_by: (place === "below" ? this.#levels : over)[0]?.index ?? null,
            curve: this.#curve,
        };
    }

    /** The games so far by what counts: the level, its ratings, and the agent's points. @param {MatchRecord[]} games */
    #points(games) {
        return games.map((record) => {
            const seated = record.match.participants;
            const level = seated.find((participant) => participant !== AGENT) ?? AGENT;
            const points = scoresOf(record, this.#players)[seated.indexOf(AGENT)];
            return { level, rivals: this.#rivals(this.#participants[level].elo ?? 0), points };
        });
    }

    /** The ratings of all opponents, who are of one level. @param {number} elo @returns {number[]} */
    #rivals(elo) {
        return Array(this.#players.length - 1).fill(elo);
    }

    /**
     * The most likely rating and its interval. An agent that has always won, or always lost, has a bound only.
     * @param {MatchRecord[]} games
     * @returns {Promise<{elo: number, low: number | null, high: number | null}>}
     */
    async #estimate(games) {
        const points = this.#points(games);
        if (points.every((game) => game.points === 1)) {
            const bound = boundOf(points, this.#range());
            return { elo: bound, low: bound, high: null };
        }
        if (points.every((game) => game.points === 0)) {
            const bound = boundOf(points, this.#range());
            return { elo: bound, low: null, high: bound };
        }
        const ratings = await this.#rate(ratingsRequest(games, this.#players, this.#participants));
        const { elo, low, high } = ratings[AGENT];
        return { elo, low, high };
    }

    #range() {
        return rangeOf(this.#levels.map(({ elo }) => elo));
    }

    /** The level whose game tells most: the one that the agent beats about every second time. */
    #nextLevel() {
        const elo = expectedElo(this.#points(this.#games), this.#range());
        let best = this.#levels[0].index;
        let most = -1;
        for (const level of this.#levels) {
            const chance = chanceOf(elo, this.#rivals(level.elo));
            const information = chance * (1 - chance);
            if (information > most) [best, most] = [level.index, information];
        }
        return best;
    }

    #isDecided() {
        const { elo, low, high } = this.#curve.at(-1) ?? { elo: 0, low: null, high: null };
        const points = this.#points(this.#games);
        const enoughAt = (/** @type {number} */ place) => {
            const edge = this.#levels.at(place)?.index;
            return points.filter(({ level }) => level === edge).length >= EDGE_GAMES;
        };
        if (low === null || high === null) return enoughAt(points[0]?.points === 1 ? -1 : 0);
        if (high < this.#levels[0].elo && enoughAt(0)) return true;
        if (low > this.#levels[this.#levels.length - 1].elo && enoughAt(-1)) return true;
        return (high - low) / 2 <= this.#enough * (elo < this.#firstLevel ? WIDER : 1);
    }
}
