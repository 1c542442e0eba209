export const messages = /** @type {const} */ ({
    "embed.again": "Start over",
    "embed.open": "Open in Quintet",
    "embed.first": "Start",
    "embed.back": "Previous move",
    "embed.next": "Next move",
    "embed.right": "Correct!",
    "embed.wrong": "Incorrect. Try again.",
    "embed.solved": "Solved!",
    "embed.nothing": "There is no game to show",
});
