/**
 * Returns the title of a page.
 * @param {import("../i18n/t.js").Translate} t
 * @param {string[]} keys  of its parts; the name of the site follows
 * @param {string} [game]  the game that the page is about
 */
export function titleOf(t, keys, game) {
    const say = /** @type {(key: string, blanks?: Record<string, string>) => string} */ (t);
    /** @type {Record<string, string>} */
    const blanks = game ? { game: say(`game.${game}`) } : {};
    return [...keys, "app.name"].map((key) => say(key, blanks)).join(" – ");
}
