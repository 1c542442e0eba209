/**
 * The texts of seats: who takes part in a match. They are those of `quintet match --seat`, as far as a page can have
 * them, and `agent:ID` for an agent of the reader.
 *
 * @import { GameSpec, Level, SearchRequest } from "../../../engine/protocol.js"
 */

/**
 * `name`: of the level, algorithm or style, or the id of the agent. `request`: what an engine's seat searches with.
 * @typedef {{text: string, kind: "random" | "level" | "algorithm" | "style" | "agent", name: string,
 *            request?: SearchRequest}} Seat
 * @typedef {{game: GameSpec, levels: Level[], styles: string[]}} Known
 */

/** By the name of a limit: the field of a search request, and the largest value. */
const LIMITS = {
    time: /** @type {const} */ ({ field: "timeMs", most: 2 ** 31 - 1 }),
    nodes: /** @type {const} */ ({ field: "nodes", most: Number.MAX_SAFE_INTEGER }),
    depth: /** @type {const} */ ({ field: "depth", most: 100 }),
};
const KINDS = "level:NAME, algorithm:NAME, style:NAME, agent:ID or random";
/** Settings that the program has and the module has not. */
const PROGRAM_ONLY = ["temperature", "threads", "weights"];

/**
 * @param {string} text
 * @param {Known} known
 * @returns {Seat}
 * @throws {Error} if there is no such seat
 */
export function parseSeat(text, known) {
    const refuse = (/** @type {string} */ why) => new Error(`seat "${text}": ${why}`);
    const [who, ...settings] = text.split(",");
    const colon = who.indexOf(":");
    const kind = colon < 0 ? who : who.slice(0, colon);
    const name = colon < 0 ? "" : who.slice(colon + 1);
    const oneOf = (/** @type {string} */ what, /** @type {string[]} */ names) => {
        if (names.includes(name)) return;
        if (names.length === 0) throw refuse(`${known.game.id} has no ${what}s`);
        throw refuse(`the ${what} must be one of ${names.join(", ")} (found "${name}")`);
    };

    if (kind === "level" || kind === "algorithm") {
        if (kind === "level")
            oneOf(
                "level",
                known.levels.map(({ id }) => id),
            );
        else if (name !== "") oneOf("algorithm", known.game.algorithms);
        const limits = limitsFrom(settings, refuse);
        if (kind === "algorithm" && Object.keys(limits).length === 0) {
            throw refuse("needs a limit, time=MS, nodes=N or depth=N");
        }
        return { text, kind, name, request: { ...limits, ...(name === "" ? {} : { [kind]: name }) } };
    }
    if (kind !== "style" && kind !== "agent" && who !== "random") throw refuse(`must be ${KINDS}`);
    if (settings.length > 0) throw refuse(`must have no settings (found "${settings[0]}")`);
    if (kind === "style") oneOf("style", known.styles);
    if (kind === "agent" && name === "") throw refuse("must be agent:ID");
    return { text, kind: /** @type {Seat["kind"]} */ (kind), name };
}

/**
 * @param {string[]} settings  such as `nodes=500`
 * @param {(why: string) => Error} refuse
 * @returns {SearchRequest}
 */
function limitsFrom(settings, refuse) {
    /** @type {SearchRequest} */
    const request = {};
    for (const setting of settings) {
        const [key, value = ""] = setting.split("=");
        if (PROGRAM_ONLY.some((name) => key === name || key.startsWith("weight."))) {
            throw refuse(`${key}= is for matches of the program`);
        }
        if (!Object.hasOwn(LIMITS, key)) throw refuse(`settings must be time=, nodes= or depth= (found "${setting}")`);
        const { field, most } = LIMITS[/** @type {keyof typeof LIMITS} */ (key)];
        const number = /^\d+$/.test(value) ? Number(value) : 0;
        if (number < 1 || number > most) throw refuse(`${key} must be a number from 1 to ${most} (found "${value}")`);
        request[field] = number;
    }
    return request;
}
