/** Participants, games and figures in words. */
import { html } from "lit";
import { playerMark, playerStyle } from "../board/drawing/player-marks.js";
import { isKnown } from "./ratings.js";
import { winnerOf } from "./results.js";

/**
 * @import { Translate } from "../i18n/t.js"
 * @import { Participant, PlayedGame, Results, Stand } from "./results.js"
 */

/** Most characters of a name that are shown. */
const MAX_NAME = 60;

/**
 * The name of a participant; that of a level or of the random player in the language of the page.
 * @param {Translate} t
 * @param {Participant} participant
 */
export function nameOf(t, { name, seat = "" }) {
    if (name === seat && seat === "random") return t("shared.random");
    const level = name === seat && seat.match(/^level:(\w+)$/)?.[1];
    if (level && t.has(`level.${level}`)) return t(`level.${level}`);
    return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME - 1)}…` : name || t("report.unnamed");
}

/**
 * The name of a participant as text of its own direction.
 * @param {Translate} t
 * @param {Results} results
 * @param {number} index
 */
export const nameText = (t, { participants }, index) => html`<bdi>${nameOf(t, participants[index])}</bdi>`;

/** The colour of a player of the game, with its mark. @param {string[]} players @param {number} player */
export const playerDot = (players, player) =>
    html`<svg class="dot" viewBox="-20 -20 40 40" aria-hidden="true" style=${playerStyle(players, player)}>
        <circle r="18" />${playerMark(players, player)}</svg>`;

/** @param {Translate} t @param {string} player  as the game names it */
export const colourName = (t, player) => (t.has(`player.${player}`) ? t(`player.${player}`) : player);

/** @param {Translate} t @param {number} value @param {number} digits */
export function decimal(t, value, digits) {
    const factor = 10 ** digits;
    return t.number(Math.round(value * factor) / factor);
}

/** A time in milliseconds. @param {Translate} t @param {number | null | undefined} ms */
export function timeText(t, ms) {
    if (ms == null || !Number.isFinite(ms)) return "–";
    if (ms < 1) return t("report.ms", { value: decimal(t, ms, 2) });
    if (ms < 1000) return t("report.ms", { value: decimal(t, ms, ms < 10 ? 1 : 0) });
    return t("report.seconds", { value: decimal(t, ms / 1000, ms < 10_000 ? 2 : ms < 100_000 ? 1 : 0) });
}

/**
 * A share at an axis, with as many digits as its step needs.
 * @param {Translate} t @param {number} share  0 to 1 @param {number} step
 */
export function shareAtAxis(t, share, step) {
    const digits = Math.min(3, Math.max(0, -Math.floor(Math.log10(step * 100) + 1e-9)));
    return t.format("NumberFormat", { style: "percent", maximumFractionDigits: digits }).format(share);
}

/** @param {Translate} t @param {number | null | undefined} share  0 to 1 */
export function shareText(t, share) {
    if (share == null || !Number.isFinite(share)) return "–";
    return share > 0 && share < 0.005 ? t("report.less", { share: t.percent(0.01) }) : t.percent(share);
}

/** @param {Translate} t @param {number | null | undefined} elo */
export const eloText = (t, elo) => (elo == null || !Number.isFinite(elo) ? "–" : t.number(Math.round(elo)));

/**
 * Where an agent stands, as the rest of a sentence after its name and a colon.
 * @param {Translate} t
 * @param {Stand} stand
 */
export function standText(t, { place, elo, low, high, curve }) {
    const count = curve.at(-1)?.games ?? 0;
    if (!isKnown(elo, low, high)) return t("report.standNone");
    if (place === "above") return t("report.standAbove", { elo: eloText(t, low ?? elo), count });
    if (place === "below") return t("report.standBelow", { elo: eloText(t, high ?? elo), count });
    return t("report.standText", { elo: eloText(t, elo), low: eloText(t, low), high: eloText(t, high), count });
}

/** A kind of fault in words. @param {Translate} t @param {string} kind */
export const faultName = (t, kind) => (t.has(`report.fault.${kind}`) ? t(`report.fault.${kind}`) : kind);

/**
 * How a game ended: "Red won: the chain is complete".
 * @param {Translate} t
 * @param {Results} results
 * @param {PlayedGame} game
 */
export function endingText(t, { players }, game) {
    const { forfeit } = game.match;
    if (forfeit) {
        return t("report.lostBy", {
            player: colourName(t, players[forfeit.player]),
            fault: faultName(t, forfeit.kind),
        });
    }
    const winner = winnerOf(game, players);
    const result = winner === null ? t("result.drawn") : t("result.won", { player: colourName(t, players[winner]) });
    const reason = game.reason && t.has(`reason.${game.reason}`) ? t(`reason.${game.reason}`) : (game.reason ?? "");
    if (!reason && winner === null && game.result !== "draw") return t("report.unfinished");
    return reason ? t("report.because", { result, reason }) : result;
}

/**
 * The number of a game: that of the tournament, or its place in the list.
 * @param {Results} results
 * @param {number} index
 */
export const numberOf = ({ games }, index) => (games[index].match.game ?? index) + 1;
