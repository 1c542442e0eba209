/** @type {import("../t.js").Catalogue} */
export const messages = {
    "embed.again": "Start again",
    "embed.open": "Open in Quintet",
    "embed.first": "Start",
    "embed.back": "One move back",
    "embed.next": "One move on",
    "embed.right": "Right!",
    "embed.wrong": "Not this one. Try again.",
    "embed.solved": "Solved!",
    "embed.nothing": "There is no game to show",
};
