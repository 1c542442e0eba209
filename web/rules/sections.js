/**
 * The sections of the rules pages, by game and in order, most with figures. A figure is a position that the engine
 * loads from a record. Targets and effects come from the engine, so a figure cannot contradict the rules. `claims`
 * states what the text says about a figure, and tests check it.
 *
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 *
 * @typedef {object} Figure
 * @property {string} [id]  names its caption, `rules.<game>.<section>.<id>`; a figure without id has no caption
 * @property {GameRecord} record
 * @property {string} [from]  a cell; the targets of its token are marked
 * @property {string} [hand]  a kind; the cells where it may be placed are marked
 * @property {true} [movable]  marks every token that may move
 * @property {Record<string, string>} [unlike]  other options; targets that only these allow are crossed out
 * @property {string[]} [closed]  cells to cross out unless the picked token may go there
 * @property {true} [shapes]  shows the shapes that may be placed instead of the board
 * @property {string[]} [steps]  legal actions that the reader can step through
 * @property {string[]} [frame]  two cells; only the area between them is shown
 * @property {true} [coordinates]  shows coordinates on the rim
 * @property {Claims} claims
 *
 * What must be true of a figure. The order of cells and texts does not matter.
 * @typedef {object} Claims
 * @property {number} [legal]  number of legal actions
 * @property {string[]} [targets]  cells to which the picked token or kind may go
 * @property {string[]} [movable]  cells of the tokens that may move
 * @property {string[]} [hands]  kinds that may be placed, if nothing else is legal
 * @property {string[]} [crossed]  cells that are crossed out
 * @property {string[]} [refused]  actions that are not legal
 * @property {number} [shapes]  number of shapes
 * @property {After} [after]
 *
 * What must be true after all steps.
 * @typedef {object} After
 * @property {Record<string, string>} [tokens]  player of the top token by cell, "" for an empty cell
 * @property {string[]} [converted]
 * @property {string[]} [gone]  cells whose tokens were removed
 * @property {string[]} [path]  cells that the token touched on its way
 * @property {string} [toMove]
 * @property {string[]} [idle]  cells whose tokens may not move
 * @property {string[]} [refused]  actions that are not legal
 * @property {[player: string, name: string, value: number]} [tally]
 * @property {string} [winner]  a player, "" for a draw
 * @property {string} [reason]
 *
 * `aspect`: width of the figures divided by their height. `least`: least number of cells that a figure shows, so that
 * pieces have the same size in all figures. `goal`: a game with the usual options whose last action wins.
 * @typedef {{id: string, figures?: Figure[]}} Section
 * @typedef {{goal: GameRecord, aspect: number, least?: {width: number, height: number}, sections: Section[]}} GameRules
 */

/** Loads the sections of a game from its file. @param {string} game @returns {Promise<GameRules>} */
export const loadRules = async (game) => (await import(`./games/${game}.js`)).rules;
