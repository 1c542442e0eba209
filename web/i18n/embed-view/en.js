export const messages = /** @type {const} */ ({
    "view.again": "Start over",
    "view.open": "Open in Quintet",
    "view.first": "Start",
    "view.back": "Previous move",
    "view.next": "Next move",
    "view.right": "Correct!",
    "view.wrong": "Incorrect. Try again.",
    "view.solved": "Solved!",
    "view.nothing": "There is no game to show",
});
