/** The doors of the site: all its pages, by what one comes for. The front page and the header show the same links. */

/**
 * @import { Key } from "../../i18n/keys.js"
 *
 * `covers`: the folder whose pages the link stands for.
 * @typedef {{id: string, address: string, name: Key, covers?: string}} SiteLink
 * @typedef {{name: Key, links: SiteLink[]}} Door
 */

/** The ids of the games, by name. */
export const games = (document.documentElement.dataset.games ?? "").split(" ");

/** @param {string} id @param {string} address @param {Key} name @param {string} [covers] @returns {SiteLink} */
const link = (id, address, name, covers) => ({ id, address, name, covers });

/** The doors in the order in which they are shown. @satisfies {Record<string, Door>} */
export const doors = {
    play: {
        name: "shared.play",
        links: games.map((game) => link(game, `play.html#game=${game}`, /** @type {any} */ (`game.${game}`))),
    },
    learn: {
        name: "site.learn",
        links: [
            link("lessons", "learn/lessons/index.html", "site.lessons"),
            link("puzzles", "learn/puzzles/index.html", "shared.puzzles"),
            link("search", "learn/search/index.html", "site.search", "learn/search/"),
            link("rules", `rules/${games[0]}.html`, "site.rules", "rules/"),
        ],
    },
    explore: {
        name: "site.explore",
        links: [
            link("analysis", "play.html#lab", "shared.analysis"),
            link("lens", "lens.html", "shared.lens"),
            link("openings", "archive/openings/index.html", "shared.openings"),
            link("myGames", "archive/index.html", "shared.myGames"),
        ],
    },
    courses: {
        name: "site.courses",
        links: [
            link("teach", "teach/index.html", "shared.teach"),
            link("sheets", "course.html", "site.sheets"),
            link("makeSheet", "course/make.html", "shared.makeSheet"),
            link("arena", "arena.html", "shared.arena"),
            link("embed", "share-embed.html", "site.embed"),
        ],
    },
};
