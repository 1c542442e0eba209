/**
 * What the rules pages show: for every game its sections in order, most with figures. A figure is a real position, given to
 * the engine as a record; where a piece may go and what an action does is the engine's answer, so that no figure can say
 * what the rules do not. What the words beside a figure claim stands with it, in `claims`, and is checked by tests.
 *
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 *
 * @typedef {object} Figure
 * @property {string} [id]  names its caption, `rules.<game>.<section>.<id>`; without one the section's words are enough
 * @property {GameRecord} record
 * @property {string} [from]  a cell: where its token may go is shown
 * @property {string} [hand]  a kind: where it may be placed is shown
 * @property {true} [movable]  every token that may move is ringed
 * @property {Record<string, string>} [unlike]  options under which more is allowed: what only they allow is crossed out
 * @property {string[]} [closed]  cells that are crossed out as long as the picked token may not go there
 * @property {true} [shapes]  instead of the board, the shapes that may be placed
 * @property {string[]} [steps]  legal actions, one after the other, that the reader can have played
 * @property {string[]} [frame]  two cells: only what lies between them is shown
 * @property {true} [coordinates]  cells are named at the rim
 * @property {Claims} claims
 *
 * What must be true of a figure. Cells and texts in any order.
 * @typedef {object} Claims
 * @property {number} [legal]  how many actions are legal
 * @property {string[]} [targets]  where the picked token or kind may go
 * @property {string[]} [movable]  the tokens that may move
 * @property {string[]} [hands]  the kinds that may be placed, when nothing else is legal
 * @property {string[]} [crossed]  the cells that are crossed out
 * @property {string[]} [refused]  actions that are not legal
 * @property {number} [shapes]  how many shapes there are
 * @property {After} [after]
 *
 * What must be true when all steps have been played.
 * @typedef {object} After
 * @property {Record<string, string>} [tokens]  by cell, the player whose token is on top, or an empty text
 * @property {string[]} [converted]
 * @property {string[]} [gone]  cells whose tokens have been taken away
 * @property {string[]} [path]  where the token touched down on its way
 * @property {string} [toMove]
 * @property {string[]} [idle]  cells whose tokens may not move
 * @property {string[]} [refused]  actions that are not legal
 * @property {[player: string, name: string, value: number]} [tally]
 * @property {string} [winner]  a player, or an empty text for a draw
 * @property {string} [reason]
 *
 * `aspect`: width of the figures as a multiple of their height; `least`: how many cells a figure shows at least, so that
 * pieces are of one size in all of them.
 * @typedef {{id: string, figures?: Figure[]}} Section
 * @typedef {{aspect: number, least?: {width: number, height: number}, sections: Section[]}} GameRules
 */
import { cachex } from "./cachex.js";
import { chexers } from "./chexers.js";
import { halma } from "./halma.js";
import { hive } from "./hive.js";
import { tetress } from "./tetress.js";

/** @type {Record<string, GameRules>} */
export const rules = { chexers, halma, cachex, tetress, hive };
