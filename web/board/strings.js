/**
 * What the board says, in English, for pages without a translation of their own: `board.t = english`. Names in braces stand
 * for arguments.
 * @type {Record<string, string>}
 */
export const boardStrings = {
    "board.name": "Board",
    "board.empty": "{cell}, empty",
    "board.occupied": "{cell}, {tokens}",
    "board.token": "{player} {kind}",
    "board.above": "{top} on {under}",
    "board.canMove": "can move",
    "board.picked": "picked up",
    "board.target": "move here",
    "board.targetHop": "jump here",
    "board.take": "take over",
    "board.last": "last action",
    "board.winning": "winning line",
    "board.forbidden": "closed for now",
    "board.goal": "{player} goal",
    "board.choose": "Which action?",
    "board.leave": "Leave the board from {cell}",
    "board.row": "Row {row}",
    "board.hopByHop": "Jump square by square",
    "board.hand": "Hand of {player}",
    "board.handItem": "{kind}, {count} left",
    "board.shapes": "Shapes",
    "board.shape": "Shape {name}",
    "board.fits": "{kind} fits",
    "board.turnLeft": "Turn left",
    "board.turnRight": "Turn right",
    "board.beyond": "Show the board beyond its edges",
    "board.closer": "Zoom in",
    "board.further": "Zoom out",
    "board.whole": "Show everything",

    "player.red": "red",
    "player.green": "green",
    "player.blue": "blue",
    "player.black": "black",
    "player.white": "white",

    "kind.piece": "piece",
    "kind.stone": "stone",
    "kind.man": "man",
    "kind.token": "token",
    "kind.Q": "queen",
    "kind.S": "spider",
    "kind.B": "beetle",
    "kind.G": "grasshopper",
    "kind.A": "ant",
    "kind.M": "mosquito",
    "kind.L": "ladybug",
    "kind.P": "pillbug",

    "action.move": "Move {from} to {to}",
    "action.jump": "Jump from {from} to {to}",
    "action.exit": "Leave the board from {from}",
    "action.throw": "Throw {from} to {to}",
    "action.place": "Place on {to}",
    "action.placeKind": "Place {kind} on {to}",
    "action.placeCells": "Place on {cells}",
    "action.steal": "Steal the stone",
    "action.pass": "Pass",
};

/**
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 */
export function english(key, values = {}) {
    const text = boardStrings[key] ?? key.slice(key.lastIndexOf(".") + 1);
    return text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ""));
}
