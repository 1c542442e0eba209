/**
 * How a user enters an action, as pure functions over the list of legal actions. The fields of an action decide what
 * the user picks: `from` and `to`, `hand` and `to`, `to` alone, `from` alone (the token leaves), `cells` (a shape), or
 * nothing (a button).
 *
 * @typedef {import("../../engine/protocol.js").ActionView} ActionView
 *
 * The legal actions, indexed:
 * @typedef {{sources: Map<string, Picked>, hands: Map<string, Picked>, direct: Map<string, ActionView[]>,
 *            shapes: Map<string, ActionView>, buttons: ActionView[]}} Choices
 * `sources` by cell, `hands` by kind, `direct` by cell, `shapes` by `shapeKey` of the cells filled.
 * @typedef {{targets: Map<string, ActionView[]>, leaving: ActionView[]}} Picked
 *
 * The selection: a token on a cell, a kind from the hand, or nothing. `asked`: actions between which the user still has
 * to choose.
 * @typedef {{from: string, hand: string, asked: ActionView[]}} Selection
 * @typedef {{selection: Selection, action: ActionView | null}} Step
 */

/** The empty selection. @type {Selection} */
export const nothingPicked = Object.freeze({ from: "", hand: "", asked: [] });

/** Returns the key of a set of cells. The order of the cells does not matter. @param {string[]} cells */
export function shapeKey(cells) {
    return [...cells].sort().join(" ");
}

/**
 * @template T
 * @param {Map<string, T[]>} map
 * @param {string} key
 * @param {T} value
 */
function add(map, key, value) {
    const list = map.get(key);
    if (list) list.push(value);
    else map.set(key, [value]);
}

/** @param {Map<string, Picked>} map @param {string} key @param {ActionView} action */
function addPicked(map, key, action) {
    /** @type {Picked} */
    const picked = map.get(key) ?? { targets: new Map(), leaving: [] };
    map.set(key, picked);
    if (action.to) add(picked.targets, action.to, action);
    else picked.leaving.push(action);
}

/**
 * Indexes the legal actions.
 * @param {ActionView[]} legal
 * @param {ActionView | null} [last]  the last action; if `steal` is legal, a press on its cell steals
 * @returns {Choices}
 */
export function sortChoices(legal, last = null) {
    /** @type {Choices} */
    const choices = { sources: new Map(), hands: new Map(), direct: new Map(), shapes: new Map(), buttons: [] };
    for (const action of legal) {
        if (action.cells.length) choices.shapes.set(shapeKey(action.cells), action);
        else if (action.from) addPicked(choices.sources, action.from, action);
        else if (action.hand) addPicked(choices.hands, action.hand, action);
        else if (action.to) add(choices.direct, action.to, action);
        else {
            choices.buttons.push(action);
            if (action.kind === "steal" && last?.to) add(choices.direct, last.to, action);
        }
    }
    return choices;
}

/** @type {Picked} */
const noTargets = { targets: new Map(), leaving: [] };

/**
 * Returns the targets of the selection, and the exits of the picked token.
 * @param {Choices} choices
 * @param {Selection} selection
 * @returns {Picked}
 */
export function pickedOf(choices, selection) {
    return (selection.from ? choices.sources.get(selection.from) : choices.hands.get(selection.hand)) ?? noTargets;
}

/**
 * Returns the actions that no cell offers: the page shows a button for each.
 * @param {Choices} choices
 * @param {Selection} selection
 * @returns {ActionView[]}
 */
export function extraActions(choices, selection) {
    return [...choices.buttons, ...pickedOf(choices, selection).leaving];
}

/** Returns the selection of the token on a cell. @param {string} cell @returns {Selection} */
export function picking(cell) {
    return { from: cell, hand: "", asked: [] };
}

/** @param {Selection} selection @param {ActionView[]} actions @returns {Step} */
function settle(selection, actions) {
    if (actions.length === 1) return { selection: nothingPicked, action: actions[0] };
    return { selection: { ...selection, asked: actions }, action: null };
}

/**
 * Handles a click, a tap or a key press on a cell.
 * @param {Choices} choices
 * @param {Selection} selection
 * @param {string} cell
 * @returns {Step}
 */
export function pressCell(choices, selection, cell) {
    const target = pickedOf(choices, selection).targets.get(cell);
    if (target) return settle(selection, target);
    if (selection.from === cell) return { selection: nothingPicked, action: null };
    if (choices.sources.has(cell)) return { selection: picking(cell), action: null };
    const direct = choices.direct.get(cell);
    if (direct) return settle(nothingPicked, direct);
    return { selection: nothingPicked, action: null };
}

/**
 * Handles a drop over a cell. Unlike a click, a miss keeps the token picked.
 * @param {Choices} choices
 * @param {Selection} selection
 * @param {string} cell
 * @returns {Step}
 */
export function dropOn(choices, selection, cell) {
    const target = pickedOf(choices, selection).targets.get(cell);
    return target ? settle(selection, target) : { selection, action: null };
}

/**
 * Picks a kind in the hand, or clears the selection if it is picked.
 * @param {Choices} choices
 * @param {Selection} selection
 * @param {string} kind
 * @returns {Step}
 */
export function pressHand(choices, selection, kind) {
    const picked = choices.hands.has(kind) && selection.hand !== kind;
    return { selection: picked ? { from: "", hand: kind, asked: [] } : nothingPicked, action: null };
}

/**
 * Handles a press on the exit of the picked token.
 * @param {Choices} choices
 * @param {Selection} selection
 * @returns {Step}
 */
export function pressExit(choices, selection) {
    const { leaving } = pickedOf(choices, selection);
    return leaving.length ? settle(selection, leaving) : { selection, action: null };
}
