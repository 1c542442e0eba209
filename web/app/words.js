/**
 * What happened and how things stand, in sentences: for the status line, and for people who hear the page.
 *
 * @typedef {import("../i18n/t.js").Translate} Translate
 * @typedef {import("./model.js").Model} Model
 * @typedef {import("./model.js").Player} Player
 * @typedef {import("../engine/protocol.js").GameState} GameState
 */

import { actionName } from "../board/naming.js";
import { resultOf } from "./ending.js";
import { PERSON, specOf } from "./model.js";
import { forcedPass, moverAt, nextStep } from "./turns.js";

/**
 * @param {Translate} t
 * @param {string[]} players
 * @param {Player | null} player
 */
export const playerName = (t, players, player) => t(`player.${players[player ?? -1]}`);

/** What another action did beside moving its own token; roles of marks that are worth a word. */
const EFFECTS = ["converted", "captured", "cleared"];

/**
 * The last action in words: "Red jumps from -3,0 to -1,0 and converts -2,0".
 * @param {Translate} t
 * @param {string[]} players
 * @param {GameState} state
 * @returns {string} empty at the start
 */
export function lastActionSentence(t, players, state) {
    const action = state.lastAction;
    if (!action || state.ply === 0) return "";
    const player = playerName(t, players, moverAt(state, state.ply - 1, players.length));
    const to = action.to || action.cells.join(" ");
    const moved = state.board.tokens.filter(({ cell, label }) => cell === action.to && label).at(-1);
    const kind = moved ? t(`kind.${moved.kind}`) : "";
    const [key] = [moved ? `say.${action.kind}Kind` : "", `say.${action.kind}`, "say.other"].filter(t.has);
    const sentence = t(key, { player, kind, from: action.from, to, action: action.text });
    const occupied = new Set(state.board.tokens.map(({ cell }) => cell));
    return EFFECTS.reduce((first, role) => {
        const marks = state.lastEffects.filter((mark) => mark.role === role);
        // A captured diamond has four cells, of which those are taken that are empty now.
        const cells = [...new Set(marks.flatMap((mark) => mark.cells))].filter(
            (cell) => role !== "captured" || !occupied.has(cell),
        );
        if (cells.length === 0) return first;
        const second = t(`did.${role}`, { count: cells.length, cells: cells.join(" ") });
        return t("say.and", { first, second });
    }, sentence);
}

/**
 * How the game ended, and why.
 * @param {Translate} t
 * @param {Model} model
 */
function resultWords(t, model) {
    const players = specOf(model)?.players ?? [];
    const { state, winner, reason, loser } = resultOf(model);
    const detail = t(`reason.${reason}`, loser === null ? {} : { player: playerName(t, players, loser) });
    if (state === "drawn") return { player: null, title: t("result.drawn"), detail };
    if (winner === null) return { player: null, title: t("result.others"), detail };
    const yours = onlyPerson(model.seats) === winner;
    const title = yours ? t("result.you") : t("result.won", { player: playerName(t, players, winner) });
    return { player: winner, title, detail };
}

/** The one seat that a person holds, or null if there are none or several. @param {string[]} seats */
function onlyPerson(seats) {
    const first = seats.indexOf(PERSON);
    return first >= 0 && first === seats.lastIndexOf(PERSON) ? first : null;
}

/**
 * Whose turn it is or how it ended, and a line more.
 * @param {Translate} t
 * @param {Model} model
 * @returns {{player: Player | null, title: string, detail: string}}
 */
export function statusOf(t, model) {
    const { state, seats } = model;
    const players = specOf(model)?.players ?? [];
    if (!state) return { player: null, title: model.trouble === null ? t("turn.loading") : "", detail: "" };
    const last = lastActionSentence(t, players, state) || t("list.empty");
    if (resultOf(model).state !== "ongoing") return resultWords(t, model);
    const player = state.toMove;
    const name = playerName(t, players, player);
    const review = state.ply < state.length && t("turn.review", { ply: state.ply, length: state.length });
    const step = nextStep(model);
    if (step.kind === "paused") {
        return { player, title: t("turn.waiting", { player: name }), detail: review || last };
    }
    if (step.kind === "engine") {
        return { player, title: t("turn.thinking", { player: name }), detail: thinkingLine(t, model) || last };
    }
    if (model.proposed !== null) {
        return { player, title: t("turn.confirm"), detail: personDetail(t, model, state) };
    }
    const title = onlyPerson(seats) === player ? t("turn.yours") : t("turn.person", { player: name });
    return { player, title, detail: personDetail(t, model, state) || review || last };
}

/**
 * @param {Translate} t
 * @param {Model} model
 * @param {GameState} state
 */
function personDetail(t, { thinking, hint, proposed, clock, paused }, state) {
    const entered = proposed !== null && state.legal.find((action) => action.text === proposed);
    if (entered) return actionName(entered, t);
    if (thinking?.purpose === "hint") return t("turn.hint");
    const hinted = hint !== null && state.legal.find((action) => action.text === hint);
    if (hinted) return t("hint.text", { action: actionName(hinted, t) });
    if (forcedPass(state)) return t("turn.onlyPass");
    if (clock && paused) return t("clock.stands");
    return state.occurrences > 1 ? t("turn.repeated", { count: state.occurrences }) : "";
}

/** "Depth 6 · 120K positions" @param {Translate} t @param {Model} model */
function thinkingLine(t, { thinking, settings }) {
    const progress = thinking?.progress;
    if (!progress || !settings.showThinking || progress.depth === 0) return "";
    const nodes = t("thinking.nodes", { count: progress.nodes, nodes: t.compact(progress.nodes) });
    return `${t("thinking.depth", { depth: progress.depth })} · ${nodes}`;
}

/**
 * What to say aloud when the position has changed: the last action, then the result or whose turn it is.
 * @param {Translate} t
 * @param {Model} model
 */
export function announcement(t, model) {
    const { state } = model;
    const players = specOf(model)?.players ?? [];
    if (!state) return "";
    const { title, detail } = statusOf(t, { ...model, thinking: null, hint: null, proposed: null });
    const over = resultOf(model).state !== "ongoing";
    return [lastActionSentence(t, players, state), title, over ? detail : ""].filter(Boolean).join(". ");
}

/**
 * An action of the record as the list shows it. Verbs and coordinates of the canonical text are set apart; notations
 * without verbs stay as they are.
 * @param {Translate} t
 * @param {string} text
 */
export function shortAction(t, text) {
    const [verb, ...cells] = text.split(" ");
    const key = `short.${verb.toLowerCase()}`;
    if (!t.has(key)) return t("short.other", { action: text });
    return t(key, { a: cells[0] ?? "", b: cells[1] ?? "", all: cells.join(" ") });
}
