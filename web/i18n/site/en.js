/** The header of every page. */
export const messages = /** @type {const} */ ({
    "site.menu": "Menu",
    "site.learn": "Learn",
    "site.explore": "Explore",
    "site.courses": "For courses",
    "site.lessons": "Lessons",
    "site.search": "How a search thinks",
    "site.rules": "Rules",
    "site.sheets": "Exercise sheets",
    "site.embed": "Embed a game",
});
