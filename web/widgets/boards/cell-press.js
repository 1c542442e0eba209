/** A press on a cell as an action, for boards on which cells are chosen but nothing is played. */

/** @import { ActionView } from "../../engine/protocol.js" */

/** @param {string} cell @returns {ActionView} */
export const cellPress = (cell) => ({
    text: cell,
    kind: "edit",
    from: "",
    hand: "",
    to: cell,
    cells: [],
    path: [],
    piece: "",
    shape: "",
    anchor: "",
    notation: "",
    landmark: null,
    taken: 0,
});
