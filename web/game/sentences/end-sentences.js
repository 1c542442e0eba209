/** Sentences for the end of a game and for players who are out of it. Loaded on demand, together with their words. */

import { resultWords } from "../../i18n/catalogues.js";
import { addWords } from "../../i18n/t.js";
import { resultOf } from "../ending.js";
import { AWAY, PERSON, specOf } from "../model.js";
import { onlookers, reasonOut } from "../turns.js";
import { endSentences, onlyPerson, playerName } from "./game-sentences.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { Model, Player } from "../model.js"
 * @import { Status } from "./game-sentences.js"
 */

/**
 * Returns how and why the game ended, addressed to the only person at the board if there is one.
 * @param {Translate} t
 * @param {Model} model
 * @returns {Status}
 */
function resultStatus(t, model) {
    const players = specOf(model)?.players ?? [];
    const { state, winner, reason, loser } = resultOf(model);
    const person = onlyPerson(model.seats);
    // Of two players, the one who did not win.
    const beaten = loser ?? (winner !== null && players.length === 2 ? 1 - winner : null);
    const isReader = (/** @type {Player | null} */ player) => person !== null && player === person;
    const view = isReader(winner) ? "win" : isReader(beaten) ? "you" : "named";
    const told = `reason.${view}.${reason}`;
    const addressed = (view === "win" || beaten !== null) && t.has(told);
    const key = addressed ? told : /** @type {const} */ (`reason.${reason}`);
    const because = t(key, beaten === null ? {} : { player: playerName(t, players, beaten) });
    const why = scoreWords(t, model, winner, because);
    if (state === "drawn") return { player: null, title: t("result.drawn"), detail: why };
    if (winner === null) {
        return { player: null, title: t(person === loser ? "result.lost" : "result.others"), detail: why };
    }
    if (person === winner) return { player: winner, title: t("result.you"), detail: why };
    const level = [PERSON, AWAY].includes(model.seats[winner]) ? "" : t(`level.${model.seats[winner]}`);
    const color = playerName(t, players, winner);
    if (person !== null && players.length === 2) {
        return { player: winner, title: t("result.lostTo", { player: level || color }), detail: why };
    }
    const title = t("result.won", { player: level ? t("result.seat", { level, player: color }) : color });
    const place = person === null ? "" : placeWords(t, model, person, winner);
    return { player: winner, title, detail: place ? t("result.and", { first: place, second: why }) : why };
}

/**
 * Returns the reason with the score, if a limit ended the game and one number of each of two players decides it.
 * @param {Translate} t
 * @param {Model} model
 * @param {Player | null} winner
 * @param {string} reason
 */
function scoreWords(t, model, winner, reason) {
    const tallies = model.state?.board.tallies ?? [];
    const counted = winner !== null && resultOf(model).reason === "turn_limit";
    if (!counted || tallies.length !== 2 || model.seats.length !== 2) return reason;
    const scoreOf = (/** @type {Player} */ player) => tallies.find((tally) => tally.player === player)?.value ?? 0;
    const first = onlyPerson(model.seats) ?? winner;
    return t("result.score", { reason, own: scoreOf(first), other: scoreOf(1 - first) });
}

/**
 * Returns the place of one of several losers in words, by the scores that decide the game.
 * @param {Translate} t
 * @param {Model} model
 * @param {Player} person
 * @param {Player} winner
 */
function placeWords(t, { state, seats }, person, winner) {
    const counted = state?.board.tallies.filter(({ target }) => target > 0) ?? [];
    const scoreOf = (/** @type {Player} */ player) => counted.find((tally) => tally.player === player)?.value ?? 0;
    const others = seats.map((_, player) => player).filter((player) => player !== person && player !== winner);
    const place = 2 + others.filter((player) => scoreOf(player) > scoreOf(person)).length;
    const shared = others.some((player) => scoreOf(player) === scoreOf(person));
    return t(shared ? "result.shared" : `result.place.${place}`);
}

/**
 * Returns the status while no person can act for the rest of the game.
 * @param {Translate} t
 * @param {Model} model
 * @param {string} detail
 * @returns {Status}
 */
function outStatus(t, model, detail) {
    const { state, skipping } = model;
    const player = state?.toMove ?? null;
    if (skipping) return { player, title: t("out.skipping"), detail: t("out.skipped", { ply: state?.ply ?? 0 }) };
    const [one, another] = onlookers(model);
    const alone = state && another === undefined;
    return { player, title: t(alone ? `out.${reasonOut(state, one)}` : "out.all"), detail };
}

/** Lets `statusOf` use these sentences in this language. Rejects if the words cannot be loaded. @param {Translate} t */
export async function loadEndSentences({ language }) {
    await addWords({ language }, resultWords);
    endSentences.tell = (t, model, detail) =>
        resultOf(model).state === "ongoing" ? outStatus(t, model, detail) : resultStatus(t, model);
}
