export const messages = /** @type {const} */ ({
    "otherTab.open": "This game is open in another tab",
    "otherTab.here": "Continue here",
    "premove.chosen": "Premove: {action}. Press the board to cancel it.",
    "premove.back": "Premove cancelled",
    "premove.button": "Premove: {action}",
    "premove.refused": "This can’t be a premove.",
    "premove.gone": "Your premove is no longer possible: {action}",
});
