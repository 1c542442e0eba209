export const messages = /** @type {const} */ ({
    "line.added": "Step {step}: {action}",
    "line.reply": "Step {step}, the reply: {action}",
    "line.otherReply": "Step {step}, another reply: {action}",
    "line.variant": "Step {step}, also correct: {action}",
    "line.known": "Step {step}, already there: {action}",
    "line.early": "The solution starts at this position",
    "line.undone": "Taken back",
});
