// The pages of the site. `build/page-document.mjs` writes the document of each: for the built site, and for the server
// of the sources. The build, the list of files for use offline and the tests take the pages from here.

import { readdirSync } from "node:fs";
import { lessonNames } from "./learn/search/lessons.js";

/**
 * @typedef {object} Page
 * @property {string} address  in the site
 * @property {string} script  of this folder
 * @property {string[]} [title]  keys of texts; the name of the site follows
 * @property {string} [about]  one sentence for search engines. A page without it runs in other pages, and isn't saved
 *     for use offline
 * @property {Record<string, string>} [attributes]  of the root element. `data-screen`: the page fills the screen and
 *     doesn't scroll; `data-frame`: it runs in frames of other sites
 * @property {Record<string, string>} [policy]  directives that differ from those of `build/page-document.mjs`; ""
 *     leaves one out
 * @property {string} [inline]  a classic script of this folder that runs first. It is part of the document, and its
 *     hash of the policy
 * @property {string[]} [styles]  style sheets besides those of all pages
 * @property {string} [body]
 * @property {string} [documents]  in place of a body: a folder with a document for each language
 */

/** The page contains other pages of the site: agents in their sandbox, previews. */
const frames = { "frame-src": "'self'" };

/** The page has no engine. */
const noEngine = { "script-src": "'self'", "img-src": "'self' data: blob:" };

const fillsScreen = { "data-screen": "" };

export const games = readdirSync(new URL("rules/games/", import.meta.url)).map((file) => file.replace(/\.js$/, ""));
const capital = (/** @type {string} */ name) => name[0].toUpperCase() + name.slice(1);

/** What search engines say about the lessons on search. @type {Record<string, string>} */
const aboutLessons = {
    "game-tree": "What a game tree is, and how fast it grows.",
    minimax: "How minimax finds the best that a player can force.",
    "alpha-beta": "How alpha-beta pruning leaves out whole branches.",
    "move-order": "Why the order of actions decides how much alpha-beta saves.",
    deepening: "Transposition tables and iterative deepening.",
    quiescence: "The horizon effect and quiescence search.",
    "three-players": "Max^n, paranoid and best-reply search.",
    "monte-carlo": "Monte Carlo tree search and UCT.",
};

/** @type {Page[]} */
export const pages = [
    {
        address: "index.html",
        script: "home/main.js",
        about: "Five board games for courses on game tree search: play them, learn how programs play, test your own agent.",
    },
    {
        address: "play.html",
        script: "play/main.js",
        title: ["shared.play"],
        about: "Play Chexers, Halma, Cachex, Tetress and Hive against people and a strong engine.",
        attributes: fillsScreen,
    },
    {
        address: "lens.html",
        script: "lens/main.js",
        title: ["shared.lens"],
        about: "Watch minimax, alpha-beta, max^n and Monte Carlo search think, node by node.",
        attributes: fillsScreen,
        policy: frames,
    },
    {
        address: "arena.html",
        script: "arena/main.js",
        title: ["shared.arena"],
        about: "Your own agent plays here: bring the Python or JavaScript of your course, test it, and let it play matches.",
        attributes: fillsScreen,
        policy: frames,
    },
    {
        address: "course.html",
        script: "course/main.js",
        title: ["course.title"],
        about: "An exercise sheet of a course on game tree search: tasks on real boards, judged by the engine.",
        attributes: fillsScreen,
        policy: frames,
    },
    {
        address: "course/make.html",
        script: "course/make/main.js",
        title: ["shared.makeSheet"],
        about: "Make a graded exercise sheet with boards, searches and questions, for a course page or an LMS.",
        policy: frames,
    },
    {
        address: "course/receipts.html",
        script: "course/receipts/main.js",
        title: ["receipt.title"],
        about: "The receipts of a class, checked and as a table. Nothing leaves the page.",
        policy: { ...noEngine, "worker-src": "'self'", "trusted-types": "lit-html quintet-offline" },
    },
    {
        address: "teach/index.html",
        script: "teach/main.js",
        title: ["shared.teach"],
        about: "Boards, search lenses, graded sheets and tournaments for your course: how to use them, step by step.",
        policy: frames,
        styles: ["teach/teach.css"],
        documents: "teach/start",
    },
    {
        address: "teach/guide.html",
        script: "teach/main.js",
        title: ["teach.guide", "shared.teach"],
        about: "Exercise sheets in Moodle, Canvas and other systems: settings, receipts, and what students can find out.",
        policy: frames,
        styles: ["teach/teach.css"],
        documents: "teach/guide",
    },
    {
        address: "archive/index.html",
        script: "archive/main.js",
        title: ["shared.myGames"],
        about: "Your finished games on this device: results, rating, openings.",
    },
    {
        address: "archive/openings/index.html",
        script: "archive/openings/main.js",
        title: ["shared.openings"],
        about: "Openings of five board games: what engines and you have played, and how it went.",
    },
    {
        address: "learn/lessons/index.html",
        script: "learn/lessons/main.js",
        title: ["lessons.title"],
        about: "Learn five board games by doing: the rules step by step, then how to play well.",
    },
    {
        address: "learn/puzzles/index.html",
        script: "learn/puzzles/main.js",
        title: ["shared.puzzles"],
        about: "Puzzles from five board games: find the win, the only move, the best capture.",
    },
    {
        address: "learn/search/index.html",
        script: "learn/search/main.js",
        title: ["learn.title"],
        about: "A short course on game tree search, with searches to watch.",
    },
    ...lessonNames.map((lesson) => ({
        address: `learn/search/${lesson}.html`,
        script: "learn/search/main.js",
        title: [`learn.${lesson}.title`, "learn.title"],
        about: aboutLessons[lesson],
        attributes: { "data-lesson": lesson },
    })),
    ...games.map((game) => ({
        address: `rules/${game}.html`,
        script: "rules/main.js",
        title: ["rules.title"],
        about: `The rules of ${capital(game)}, with figures to try.`,
        attributes: { "data-game": game },
    })),
    {
        address: "licences.html",
        script: "licences/main.js",
        title: ["licences.title"],
        about: "What Quintet contains of others, and under which licences.",
        policy: {
            ...noEngine,
            "worker-src": "",
            "img-src": "'self' data:",
            "trusted-types": "lit-html",
        },
        styles: ["licences/licences.css"],
        body: `
        <quintet-header><h1 data-words="licences.title">Licences</h1></quintet-header>
        <main>
            <p data-words="licences.intro"></p>
            <div id="list"><p data-words="licences.notBuilt"></p></div>
        </main>
    `,
    },
    {
        address: "share-embed.html",
        script: "embed/builder/builder-main.js",
        title: ["site.embed"],
        policy: { ...frames, "trusted-types": "lit-html quintet-worker" },
    },
    {
        address: "embed.html",
        script: "embed/main.js",
        attributes: { "data-frame": "" },
        policy: { ...frames, "font-src": "", "manifest-src": "", "trusted-types": "lit-html quintet-worker" },
        inline: "embed/policy.js",
    },
    {
        // The same for sandboxed frames in which 'self' matches nothing. `embed/policy.js` narrows the addresses to
        // that of this site before the frame asks for anything.
        address: "embed-sandboxed.html",
        script: "embed/main.js",
        attributes: { "data-frame": "" },
        policy: {
            "script-src": "'self' http: https: 'wasm-unsafe-eval'",
            "worker-src": "'self' http: https: blob:",
            "style-src": "'self' http: https:",
            "img-src": "'self' http: https: data: blob:",
            "font-src": "",
            "connect-src": "'self' http: https:",
            "frame-src": "'self' http: https:",
            "manifest-src": "",
            "trusted-types": "lit-html quintet-worker",
        },
        inline: "embed/policy.js",
    },
];

/** The pages that belong to the site itself rather than to a frame on another site. They are saved for use offline. */
export const ownPages = pages.filter(({ about }) => about).map(({ address }) => address);
