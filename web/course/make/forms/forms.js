/**
 * The fields of each kind of item. `fresh`: a new item; `game` is the id of any game. `from`: what a new item takes of
 * a game from elsewhere; absent if it has no position. `fields`: templates of what only this kind has.
 *
 * What fields need beside the part of the draft. `show`: shows the page again after something was loaded.
 * @typedef {object} FormTools
 * @property {Maker} maker
 * @property {CheckTools} tools
 * @property {() => void} show
 * @property {Map<string, any>} loaded  what forms have loaded, by a name of theirs
 *
 * @typedef {object} ItemForm
 * @property {(game: string) => Record<string, any>} fresh
 * @property {(record: GameRecord) => Record<string, any>} [from]
 * @property {(editing: Editing, tools: FormTools) => unknown} fields
 */

import { agent } from "./agent-form.js";
import { code } from "./code-form.js";
import { fill } from "./fill-form.js";
import { find } from "./find-form.js";
import { lens } from "./lens-form.js";
import { lesson } from "./lesson-form.js";
import { play } from "./play-form.js";
import { puzzle } from "./puzzle-form.js";
import { choice, number, text } from "./question-forms.js";
import { replay } from "./replay-form.js";
import { sequence } from "./sequence-form.js";

/**
 * @import { GameRecord } from "../../activity.js"
 * @import { CheckTools } from "../../kinds/kinds.js"
 * @import { Editing } from "../editing.js"
 * @import { Maker } from "../maker.js"
 */

/** By kind, in the order in which they are offered. @type {Record<string, ItemForm>} */
export const forms = { choice, number, text, find, play, sequence, puzzle, lesson, replay, lens, fill, agent, code };

/** How a new item is graded: guessing through all options costs points. */
const GRADED = { attempts: 2, penalty: 0.33 };
/** Kinds whose attempts are part of the work. */
const TRIED_OFTEN = ["agent", "code"];

/** @param {string} kind @param {string} game  the id of any game @returns {Record<string, any> & {kind: string}} */
export const newItem = (kind, game) => ({
    kind,
    ...(TRIED_OFTEN.includes(kind) ? {} : GRADED),
    ...forms[kind].fresh(game),
});
