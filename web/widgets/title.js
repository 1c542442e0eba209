/** @import { Translate } from "../i18n/t.js" */

/**
 * Returns the title of a page.
 * @param {Translate} t
 * @param {string[]} keys  of its parts; the name of the site follows
 * @param {string} [game]  the game that the page is about
 */
export function titleOf(t, keys, game) {
    /** @type {Record<string, string>} */
    const blanks = game ? { game: t(`game.${game}`) } : {};
    return [...keys.map((key) => (t.has(key) ? t(key, blanks) : "")), t("app.name")].join(" – ");
}

/** Returns the title of this page, from the keys on its root element. @param {Translate} t */
export function ownTitle(t) {
    const { title, game } = document.documentElement.dataset;
    return titleOf(t, title?.split(" ") ?? [], game);
}
