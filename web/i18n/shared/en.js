export const messages = /** @type {const} */ ({
    "update.ready": "A new version is ready",
    "update.reload": "Reload",
    "word.name": "Name",
    "word.done": "Done",
});
