/** Which room of the page may import which. `npm run check:rooms` holds the sources against it, and finds circles. */

/** By room: the rooms that it may import besides itself. What every page is made of comes first, whole pages last. */
const rooms = {
    i18n: [],
    engine: [],
    offline: [],
    ui: ["i18n"],
    board: ["ui", "i18n", "engine"],
    record: ["ui", "i18n", "engine"],
    game: ["record", "board", "ui", "i18n", "engine"],
    widgets: ["game", "record", "board", "ui", "i18n", "engine", "offline"],
    archive: ["lens", "widgets", "game", "record", "board", "ui", "i18n", "engine"],
    agents: ["ui", "i18n", "engine"],
    analysis: ["archive", "lens", "widgets", "game", "record", "board", "ui", "i18n", "engine"],
    lens: ["agents", "widgets", "game", "record", "board", "ui", "i18n", "engine"],
    report: ["analysis", "widgets", "game", "record", "board", "ui", "i18n", "engine"],
    teach: ["widgets", "game", "record", "ui", "i18n"],
    licences: ["widgets", "game", "record", "ui", "i18n"],
    rules: ["widgets", "game", "record", "board", "ui", "i18n", "engine"],
    home: ["rules", "widgets", "game", "record", "board", "ui", "i18n", "engine"],
    arena: ["report", "analysis", "lens", "agents", "widgets", "game", "record", "board", "ui", "i18n", "engine"],
    learn: ["analysis", "archive", "lens", "widgets", "game", "record", "board", "ui", "i18n", "engine"],
    course: [
        "learn",
        "arena",
        "analysis",
        "lens",
        "agents",
        "archive",
        "widgets",
        "game",
        "record",
        "board",
        "ui",
        "i18n",
        "engine",
    ],
    embed: ["arena", "lens", "agents", "widgets", "game", "record", "board", "ui", "i18n", "engine"],
    package: [],
    friend: ["widgets", "game", "record", "board", "ui", "i18n", "engine"],
    play: [
        "friend",
        "analysis",
        "archive",
        "lens",
        "rules",
        "widgets",
        "game",
        "record",
        "board",
        "ui",
        "i18n",
        "engine",
    ],
};

/** The build runs in Node and reads what it builds; examples belong to other pages. */
const others =
    "^build\\.mjs$|^(build|offline|licences|teach|embed/messages|report/standalone|learn/puzzles|archive/openings)/[^/]+\\.mjs$|^examples/";

const folders = (/** @type {string[]} */ names) => `^(${names.join("|")})/`;

module.exports = {
    forbidden: [
        { name: "no-circles", severity: "error", from: {}, to: { circular: true } },
        {
            name: "every-file-in-a-room",
            comment:
                "a new folder needs a line in `rooms` of .dependency-cruiser.cjs and a row in the table of web/README.md",
            severity: "error",
            from: { path: "^[^/]+/", pathNot: `${folders(Object.keys(rooms))}|${others}` },
            to: {},
        },
        { name: "no-missing-files", severity: "error", from: { pathNot: "^examples/" }, to: { couldNotResolve: true } },
        ...Object.entries(rooms).map(([room, allowed]) => ({
            name: `${room}-imports`,
            comment: `${room} may import ${allowed.join(", ") || "nothing"}`,
            severity: "error",
            from: { path: folders([room]), pathNot: others },
            to: { path: folders(Object.keys(rooms)), pathNot: folders([room, ...allowed]) },
        })),
    ],
    options: { doNotFollow: { path: "node_modules" }, exclude: { path: "^\\.\\./scripts/" } },
};
