/**
 * Sentences about what happened and whose turn it is, for the status line and for screen readers.
 *
 * @typedef {{player: Player | null, title: string, detail: string}} Status
 */

import { actionName, cellName, describeAction } from "../../board/naming.js";
import { resultOf } from "../ending.js";
import { PERSON, specOf } from "../model.js";
import { endedForPeople, forcedPass, moverAt, nextStep } from "../turns.js";

/**
 * @import { Setting } from "../../board/naming.js"
 * @import { GameState, Refusal } from "../../engine/protocol.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { Model, Player } from "../model.js"
 */

/**
 * Returns the name of a player in the reader's language.
 * @param {Translate} t
 * @param {string[]} players
 * @param {Player | null} player
 */
export const playerName = (t, players, player) => t(`player.${players[player ?? -1]}`);

/** Roles of the marks for effects of an action that the sentence mentions besides the action itself. */
const EFFECTS = ["converted", "captured", "cleared"];

/**
 * Returns the layout and the players, which names of cells and tokens depend on.
 * @param {Model} model
 * @returns {Setting}
 */
export const settingOf = (model) => ({ layout: model.layout, players: specOf(model)?.players ?? [] });

/**
 * Returns the last action in words: "Red jumps from -3,0 to -1,0 and converts -2,0".
 * @param {Translate} t
 * @param {Setting} setting
 * @param {GameState} state
 * @returns {string} "" at the start
 */
export function lastActionSentence(t, setting, state) {
    const action = state.lastAction;
    if (!action || state.ply === 0) return "";
    const { players, layout } = setting;
    const player = playerName(t, players, moverAt(state, state.ply - 1, players.length));
    const { key, values } = describeAction(action, setting, t);
    const sentence = t(`say.${key}`, { player, ...values });
    const occupied = new Set(state.board.tokens.map(({ cell }) => cell));
    return EFFECTS.reduce((first, role) => {
        const marks = state.lastEffects.filter((mark) => mark.role === role);
        // A captured diamond has four cells; only the cells that are empty now were captured.
        const cells = [...new Set(marks.flatMap((mark) => mark.cells))].filter(
            (cell) => role !== "captured" || !occupied.has(cell),
        );
        if (cells.length === 0) return first;
        const names = cells.map((cell) => cellName(layout, cell)).join(" ");
        const second = t(`did.${role}`, { count: cells.length, cells: names });
        return t("say.and", { first, second });
    }, sentence);
}

/**
 * Returns the last action for screen readers, with the cell if the words only name the token beside it.
 * @type {typeof lastActionSentence}
 */
export function heardAction(t, setting, state) {
    const action = lastActionSentence(t, setting, state);
    const last = state.lastAction;
    return last?.landmark?.below === false ? t("say.at", { action, cell: cellName(setting.layout, last.to) }) : action;
}

/**
 * Builds the status when the game is over or no person can act any more. `end-sentences.js` sets it when its words are
 * loaded; until then it is null. `detail`: the detail that the status would have otherwise.
 * @type {{tell: ((t: Translate, model: Model, detail: string) => Status) | null}}
 */
export const endSentences = { tell: null };

/** Returns whether the sentences about the end of a game have loaded in this language. @param {Translate} t */
export const tellsEnd = (t) => endSentences.tell !== null && t.has("result.title");

/** Returns the only seat of a person; null if no person or more than one plays. @param {string[]} seats */
export function onlyPerson(seats) {
    const first = seats.indexOf(PERSON);
    return first >= 0 && first === seats.lastIndexOf(PERSON) ? first : null;
}

/**
 * Returns whose turn it is or how the game ended, with a detail.
 * @param {Translate} t
 * @param {Model} model
 * @returns {Status}
 */
export function statusOf(t, model) {
    const { state, seats } = model;
    const players = specOf(model)?.players ?? [];
    if (!state) return { player: null, title: model.trouble === null ? t("turn.loading") : "", detail: "" };
    const last = lastActionSentence(t, settingOf(model), state) || t("list.empty");
    const player = state.toMove;
    const name = playerName(t, players, player);
    const review = state.ply < state.length && t("turn.review", { ply: state.ply, length: state.length });
    const refusal = model.refusal && refusalSentence(t, model, model.refusal);
    if (endedForPeople(model)) {
        const told = tellsEnd(t) ? endSentences.tell?.(t, model, refusal || review || last) : null;
        return told ?? { player, title: "", detail: "" };
    }
    const { kind } = nextStep(model);
    if (kind === "paused" || kind === "away" || kind === "engine") {
        return { player, title: t(`turn.${kind}`, { player: name }), detail: refusal || review || last };
    }
    if (model.proposed !== null) {
        return { player, title: t("turn.confirm"), detail: personDetail(t, model, state) };
    }
    const title = onlyPerson(seats) === player ? t("turn.yours") : t("turn.person", { player: name });
    return { player, title, detail: refusal || personDetail(t, model, state) || review || last };
}

/**
 * Returns why an attempt was refused. The words load at the first refusal.
 * @param {Translate} t
 * @param {Model} model
 * @param {Refusal} refusal
 */
function refusalSentence(t, model, { key, kind }) {
    const player = playerName(t, specOf(model)?.players ?? [], model.state?.toMove ?? null);
    return t(`refused.${key}`, { player, kind: kind && t(`kind.${kind}`) });
}

/** @param {Translate} t @param {Model} model @param {GameState} state */
function personDetail(t, model, state) {
    const { thinking, hint, proposed, clock, paused } = model;
    const entered = proposed !== null && state.legal.find((action) => action.text === proposed);
    if (entered) return actionName(entered, settingOf(model), t);
    if (thinking?.purpose === "hint") return t("turn.hint");
    const hinted = hint !== null && state.legal.find((action) => action.text === hint);
    if (hinted) return hintText(t, actionName(hinted, settingOf(model), t));
    if (forcedPass(state)) return t("turn.onlyPass");
    const [kind, ...others] = new Set(state.legal.map(({ hand }) => hand));
    if (kind && others.length === 0) return t("turn.onlyKind", { kind: t(`kind.${kind}`) });
    if (kind && others.every(Boolean)) return t("turn.fromHand");
    if (clock && paused) return t("turn.clockStopped");
    if (state.legal.some((action) => action.kind === "steal")) return t("turn.steal");
    return state.occurrences > 1 ? t("turn.repeated", { count: state.occurrences }) : "";
}

/** "Hint: move the beetle" @param {Translate} t @param {string} action  as a complete sentence */
const hintText = (t, action) =>
    t("hint.text", { action: action.charAt(0).toLocaleLowerCase(t.language.id) + action.slice(1) });

/**
 * Returns the announcement for a new position: the last action, then the result or whose turn it is. At the end of a
 * game it is empty until the sentences about it have loaded, so that the last action is announced once.
 * @param {Translate} t
 * @param {Model} model
 * @param {boolean} [late]  these sentences have loaded, or can't be loaded, after the position was shown
 * @param {boolean} [told]  the last action is announced
 */
export function announcement(t, model, late, told) {
    const { state } = model;
    const over = resultOf(model).state !== "ongoing";
    if (!state || (over ? !late && !tellsEnd(t) : model.skipping || (late && !endedForPeople(model)))) return "";
    const { title, detail } = statusOf(t, { ...model, thinking: null, hint: null, proposed: null, refusal: null });
    const done = late && (told || !over) ? "" : heardAction(t, settingOf(model), state);
    return [done, title, over && detail].filter(Boolean).join(". ");
}
