/**
 * Sentences about games in the forms of other programs. Their words are in `i18n/forms/`.
 *
 * @import { FormNote } from "../engine/lens-protocol.js"
 * @import { Translate } from "../../i18n/t.js"
 */

import { noticeText } from "../../ui/notices/notice-text.js";
import { Problem } from "../../ui/notices/problem.js";

/**
 * @import { Sentence } from "../../i18n/keys.js"
 * @import { FoundGame } from "./foreign-games.js"
 */

/** The most notes that are shown at once. */
const MOST_NOTES = 3;
/** Without a place, with a line, with an action, with both. */
/** @type {Sentence["key"][]} */
const REFUSED = ["form.refused", "form.refusedLine", "form.refusedMove", "form.refusedLineAndMove"];
/** Problems that have a sentence which says everything. Of the others, the engine's words are shown as well. */
const SAID_IN_FULL = [
    "no_action",
    "not_turn",
    "over",
    "ambiguous",
    "several_moved",
    "must_pass",
    "must_act",
    "not_in_game",
    "no_piece",
    "no_reference",
    "there_already",
];
/** Problems that have a sentence. */
const SAID = [
    "illegal",
    "not_action",
    "no_way_to_board",
    "bad_board",
    "bad_start",
    "unknown_set",
    "other_game",
    ...SAID_IN_FULL,
];

/**
 * Why a game is not read, or not to its end.
 * @param {string} form  its name
 * @param {FormNote} note
 * @returns {Problem}
 */
export function formProblem(form, { code, text, line, ply, reason }) {
    // Whose turn it is instead is not known.
    const rule = reason?.key && reason.key !== "not_turn" ? `refused.${reason.key}` : "";
    const why = rule || `form.why.${SAID.includes(code) ? code : "other"}`;
    const kind = reason?.kind ? { kind: `kind.${reason.kind}` } : null;
    const params = { form, reason: why, ...kind, ...(line && { line }), ...(ply && { ply }) };
    const problem = new Problem(REFUSED[(line ? 1 : 0) + (ply ? 2 : 0)], params);
    if (!rule && !SAID_IN_FULL.includes(code)) problem.problem.detail = text;
    return problem;
}

/** A note in a sentence. @param {Translate} t  has the words about forms @param {FormNote} note */
export function noteSentence(t, { code, text, line, ply, found, used }) {
    const key = `form.note.${code}`;
    const player = `player.${used}`;
    const note = t(t.has(key) ? key : "form.told", { found, used: t.has(player) ? t(player) : used, text });
    if (line && ply) return t("form.inLineAndMove", { line, ply, note });
    if (line) return t("form.inLine", { line, note });
    return ply ? t("form.inMove", { ply, note }) : note;
}

/**
 * What was interpreted, in few sentences; "" if nothing was.
 * @param {Translate} t
 * @param {{form?: string, notes?: FormNote[]}} game
 */
export function notesSentence(t, { form = "", notes = [] }) {
    if (!notes.length) return "";
    const shown = notes.slice(0, MOST_NOTES).map((note) => noteSentence(t, note));
    const more = notes.length - shown.length;
    return t("form.read", { form, notes: t.sentences(...shown, more > 0 && t("form.moreNotes", { count: more })) });
}

/** Why a game is not read to its end, as a text. @param {Translate} t @param {Problem} problem */
export function problemSentence(t, { problem: { key, params = {}, detail } }) {
    return t.sentences(noticeText(t, { key, params }), detail ? t("form.detail", { text: detail }) : null);
}

/**
 * The notices about a game that has been opened.
 * @param {Translate} t
 * @param {FoundGame} game
 * @returns {{key: Sentence["key"], params: Record<string, string | number>, tone: "info" | "error"}[]}
 */
export function formNotices(t, { form = "", notes = [], stopped, record }) {
    const said = notesSentence(t, { form, notes });
    /** @type {ReturnType<typeof formNotices>} */
    const notices = said ? [{ key: "form.told", params: { text: said }, tone: "info" }] : [];
    if (!stopped) return notices;
    const problem = problemSentence(t, formProblem(form, stopped));
    const count = record.actions?.length ?? 0;
    return [...notices, { key: "form.stopped", params: { problem, count }, tone: "error" }];
}
