export const messages = /** @type {const} */ ({
    "damaged.found": "Saved here, but damaged and unreadable: {what}. Everything else is still here.",
    "damaged.save": "Save the damaged text",
    "damaged.games": "a game",
    "damaged.agents": "an agent",
    "damaged.results": "the results of a match",
    "damaged.answers": "your answers to a sheet",
    "damaged.settings": "your settings",
    "damaged.other": "what a page remembers",
});
