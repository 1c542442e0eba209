/**
 * What the trainer says. A sentence about a try states what the rules, the proof of the puzzle or the engine confirm.
 */

import { shortAction } from "../../../game/sentences/action-texts.js";
import { lastActionSentence, playerName } from "../../../game/sentences/game-sentences.js";
import { hintedAction } from "../trainer-model.js";

/**
 * @import { Setting } from "../../../board/naming.js"
 * @import { ActionView } from "../../../engine/protocol.js"
 * @import { Translate } from "../../../i18n/t.js"
 * @import { TrainerModel } from "../trainer-model.js"
 * @import { Task } from "./solving.js"
 */

/** Roles of what an action changes, which are themes as well. */
const EFFECTS = ["captured", "converted", "cleared"];

/**
 * What is to be done.
 * @param {Translate} t
 * @param {Setting} setting
 * @param {Task} task
 * @param {ActionView | null} played
 */
export function taskSentence(t, { players, layout }, task, played) {
    const player = playerName(t, players, task.player);
    const { puzzle } = task;
    if (!puzzle) {
        return played
            ? t("puzzle.goal.mine", { player, action: shortAction(t, layout, played) })
            : t("puzzle.goal.mine.any", { player });
    }
    const { kind, count } = puzzle.goal;
    const role = kind === "capture" && EFFECTS.find((each) => puzzle.themes.includes(each));
    if (count && role) return t(`puzzle.goal.${role}`, { player, count });
    return count ? t(`puzzle.goal.${kind}`, { player, count }) : t(`puzzle.goal.${kind}.any`, { player });
}

/** The names of themes; one without words belongs to a newer version. @param {Translate} t @param {string[]} themes */
export const themeNames = (t, themes) =>
    themes.map((theme) => (t.has(`puzzle.theme.${theme}`) ? t(`puzzle.theme.${theme}`) : theme)).join(", ");

/** What a theme means, if its name does not say it. @param {Translate} t @param {string} [theme] */
export const themeAbout = (t, theme) => (t.has(`puzzle.about.${theme}`) ? t(`puzzle.about.${theme}`) : "");

/**
 * What is assumed of several opponents; "" for one.
 * @param {Translate} t
 * @param {string[]} players
 * @param {Task} task
 */
export function opponentsSentence(t, players, { puzzle }) {
    if (players.length < 3 || !puzzle) return "";
    return t(puzzle.others === "together" ? "puzzle.together" : "puzzle.apart");
}

/** How far the reader is. @param {Translate} t @param {Task} task */
export function progressSentence(t, { line, left }) {
    if (line.length === 0) return "";
    return left > 0 ? t("puzzle.more", { count: left }) : t("shared.correctSoFar");
}

/** @param {Translate} t @param {TrainerModel} model @param {Setting} setting */
export function hintSentence(t, model, setting) {
    const action = hintedAction(model);
    const { task } = model;
    if (!action || !task || task.hints === 0) return "";
    if (task.hints > 1) return t("puzzle.hint.where", { action: shortAction(t, setting.layout, action) });
    const { from, hand, shape, to, cells } = action;
    if (from) return t("puzzle.hint.from");
    if (hand) return t("puzzle.hint.hand", { kind: t(`kind.${hand}`) });
    if (shape) return t("puzzle.hint.shape", { shape });
    return t(to || cells.length ? "puzzle.hint.around" : "shared.useButton");
}

/**
 * Why a try is wrong, and how it is answered.
 * @param {Translate} t
 * @param {Setting} setting
 * @param {Task} task  with a try
 * @returns {string[]}
 */
export function refutation(t, setting, { puzzle, tried, left }) {
    if (!tried) return [];
    const { end, after, proof, loss } = tried;
    const did = lastActionSentence(t, setting, end);
    const { state, winner } = end.outcome;
    const kind = puzzle?.goal.kind ?? "mine";
    const goal = left > 0 ? kind : `${kind}.any`;
    const key = t.has(`puzzle.wrong.${goal}`) ? goal : kind;
    const first = t(`puzzle.wrong.${key}`, { did, count: left, loss: t.percent(loss ?? 0) });
    if (state === "won") {
        return [first, t("puzzle.ended.won", { player: playerName(t, setting.players, winner) })];
    }
    if (state === "drawn") return [first, t("puzzle.ended.drawn")];
    if (!after) return [first];
    const answer = lastActionSentence(t, setting, after);
    const wins = proof !== null && proof.winner === end.toMove;
    return [first, t(wins ? "puzzle.replyWins" : "puzzle.reply", { did: answer })];
}

/** Other right actions than the one played, at most three. @param {Translate} t @param {TrainerModel} model */
export function alsoRight(t, { task, turn, layout }) {
    const played = task?.phase === "shown" ? task.right[0].action : (task?.line.at(-1) ?? "");
    const others = (task?.right ?? []).filter(({ action }) => action !== played).slice(0, 3);
    return others.map(({ action }) => shortAction(t, layout, turn.get(action))).join(", ");
}

/** Minutes and seconds. @param {Translate} t @param {number} ms */
export function timeText(t, ms) {
    const seconds = Math.ceil(ms / 1000);
    const two = (/** @type {number} */ value) => (value < 10 ? t.number(0) : "") + t.number(value);
    return `${t.number(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** @param {Translate} t @param {number} date  milliseconds since 1970 */
export const dateText = (t, date) => t.format("DateTimeFormat", { day: "numeric", month: "long" }).format(date);
