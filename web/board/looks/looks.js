/**
 * Looks of boards and of pieces: other values for the custom properties of `styles/tokens.css` and `board/styles.js`.
 * The first of each list is the page's own look and changes nothing.
 *
 * @typedef {Record<string, string>} Values  by the name of the property, without its dashes
 * @typedef {{id: string, light: Values, dark: Values}} Look
 */

/** @type {Values} */
const everyTheme = {
    "board-ink": "var(--ink-soft)",
    "cell-ink": "var(--ink-soft)",
    "cell-edge-width": "1.5",
    "token-edge-width": "2",
    "token-relief": "1",
    "board-focus": "var(--focus)",
};

/** The values of `styles/tokens.css`, for pictures of the page's own look while another one is active. @type {Look} */
export const own = {
    id: "own",
    light: {
        board: "#e9dcc0",
        "board-edge": "#b9a67e",
        "board-side": "#94805a",
        "cell-lip": "rgb(255 253 245 / 0.75)",
        felt: "#d3d8b8",
        cell: "#f3e9d2",
        "cell-edge": "#cbb990",
        highlight: "#8f6600",
        target: "#4b6b2f",
        "token-shadow": "rgb(50 36 8 / 0.34)",
        "token-edge": "rgb(0 0 0 / 0.5)",
        "zone-tint": "0.09",
        ...everyTheme,
        ...inlays("#fff8ec", "#b9b2a3", "#857d6c"),
    },
    dark: {
        board: "#27323c",
        "board-edge": "#47545f",
        "board-side": "#10161c",
        "cell-lip": "rgb(255 255 255 / 0.07)",
        felt: "#22312f",
        cell: "#303d49",
        "cell-edge": "#4a5966",
        highlight: "#f0c04a",
        target: "#9cc46a",
        "token-shadow": "rgb(0 0 0 / 0.5)",
        "token-edge": "rgb(255 255 255 / 0.54)",
        "zone-tint": "0.16",
        ...everyTheme,
        ...inlays("#fff8ec", "#b9b2a3", "#857d6c"),
    },
};

/** @type {Look[]} */
export const boards = [
    { id: "paper", light: {}, dark: {} },
    {
        id: "walnut",
        light: {
            board: "#8f6440",
            "board-edge": "#5c3c22",
            "board-side": "#432a16",
            "board-ink": "#fff4e2",
            felt: "#6f7b52",
            cell: "#dfc096",
            "cell-edge": "#a9855a",
            "cell-ink": "#2a1d10",
            "cell-lip": "rgb(255 240 214 / 0.4)",
            highlight: "#7d5200",
            target: "#365317",
            "token-edge": "rgb(0 0 0 / 0.62)",
            "board-focus": "#081028",
        },
        dark: {
            board: "#3a2a1e",
            "board-edge": "#6b4f38",
            "board-side": "#170f09",
            "board-ink": "#d9c4ab",
            felt: "#2b3324",
            cell: "#523d2b",
            "cell-edge": "#745940",
            "cell-ink": "#f2e6d6",
            "cell-lip": "rgb(255 236 210 / 0.08)",
            "board-focus": "#a9c7ff",
        },
    },
    {
        id: "stone",
        light: {
            board: "#ccd4d6",
            "board-edge": "#8f9ca2",
            "board-side": "#6d7a80",
            "board-ink": "#414b50",
            felt: "#c3cfc9",
            cell: "#e7edee",
            "cell-edge": "#acb9be",
            "cell-ink": "#20282c",
            "cell-lip": "rgb(255 255 255 / 0.8)",
            highlight: "#8a6500",
            target: "#2f6636",
        },
        dark: {
            board: "#2b2b2d",
            "board-edge": "#58585c",
            "board-side": "#0e0e0f",
            "board-ink": "#b9b9bd",
            felt: "#26302c",
            cell: "#3b3b3e",
            "cell-edge": "#5a5a5f",
            "cell-ink": "#ededee",
            "cell-lip": "rgb(255 255 255 / 0.06)",
        },
    },
    {
        id: "contrast",
        light: {
            board: "#ffffff",
            "board-edge": "#000000",
            "board-side": "#000000",
            "board-ink": "#000000",
            felt: "#ffffff",
            cell: "#ffffff",
            "cell-edge": "#000000",
            "cell-edge-width": "3",
            "cell-ink": "#000000",
            "cell-lip": "transparent",
            highlight: "#7a4f00",
            target: "#1f4d00",
            "token-edge": "#000000",
            "zone-tint": "0.2",
        },
        dark: {
            board: "#000000",
            "board-edge": "#ffffff",
            "board-side": "#ffffff",
            "board-ink": "#ffffff",
            felt: "#000000",
            cell: "#000000",
            "cell-edge": "#ffffff",
            "cell-edge-width": "3",
            "cell-ink": "#ffffff",
            "cell-lip": "transparent",
            highlight: "#ffd54a",
            target: "#b9f27c",
            "token-edge": "#ffffff",
            "zone-tint": "0.35",
        },
    },
];

/**
 * A colour for each kind of token that has a drawing, of the same brightness, which contrasts with light and dark
 * tokens.
 */
const kinds = {
    "kind-Q": "#a87500",
    "kind-S": "#b0683a",
    "kind-B": "#9a67c9",
    "kind-G": "#3f8f2f",
    "kind-A": "#2f80d0",
    "kind-M": "#7d7f83",
    "kind-L": "#d8483c",
    "kind-P": "#0e8f8f",
};

/** @type {Look[]} */
export const pieces = [
    { id: "classic", light: {}, dark: {} },
    {
        id: "bold",
        light: bold("#000000"),
        dark: bold("#ffffff"),
    },
    { id: "kinds", light: kinds, dark: kinds },
];

/** Flat, with strong edges and large marks. @param {string} edge  the colour of the edges @returns {Values} */
function bold(edge) {
    return {
        "token-edge": edge,
        "token-edge-width": "4.5",
        "token-relief": "0",
        "token-shadow": "transparent",
        "mark-width": "4.6",
        ...inlays("#ffffff", "#ffffff", "#000000"),
    };
}

/**
 * The colours of the players' marks.
 * @param {string} coloured  of red, green and blue
 * @param {string} black
 * @param {string} white
 * @returns {Values}
 */
function inlays(coloured, black, white) {
    return {
        "player-red-inlay": coloured,
        "player-green-inlay": coloured,
        "player-blue-inlay": coloured,
        "player-black-inlay": black,
        "player-white-inlay": white,
    };
}

/**
 * Joins the values of both themes. A number, which `light-dark()` does not accept, is taken from the light theme.
 * @param {Values} light
 * @param {Values} dark
 * @returns {Values}
 */
const joined = (light, dark) =>
    Object.fromEntries(
        Object.keys({ ...light, ...dark }).map((name) => {
            const [day, night] = [light[name] ?? own.light[name], dark[name] ?? own.dark[name]];
            return [name, day === night || isNumber(day) ? day : `light-dark(${day},${night})`];
        }),
    );

const isNumber = (/** @type {string} */ value) => /^[\d.]+$/.test(value);

/**
 * Returns the values of all properties that a look may change, for a board and pieces together; `initial` for a
 * property that neither they nor the page set.
 * @param {string} board
 * @param {string} set  of pieces
 * @returns {Values}
 */
export function valuesOf(board, set) {
    const worn = [own, byId(boards, board), byId(pieces, set)];
    const names = [own, ...boards, ...pieces].flatMap(({ light, dark }) => Object.keys({ ...light, ...dark }));
    const unset = Object.fromEntries(names.map((name) => [name, "initial"]));
    return Object.assign(unset, ...worn.map(({ light, dark }) => joined(light, dark)));
}

/** @param {Look[]} looks @param {string} id */
const byId = (looks, id) => looks.find((look) => look.id === id) ?? looks[0];

/** @param {Values} values */
const body = (values) =>
    Object.entries(values)
        .map(([name, value]) => `--${name}:${value}`)
        .join(";");

/**
 * Returns the rules for one look, to be chosen by an attribute of the root.
 * @param {string} attribute
 * @param {Look} look
 */
function rulesOf(attribute, { id, light, dark }) {
    const root = `:root[${attribute}="${id}"]`;
    const isOther = (/** @type {[string, string]} */ [name, value]) => isNumber(value) && value !== light[name];
    const numbers = body(Object.fromEntries(Object.entries(dark).filter(isOther)));
    return `${root}{${body(joined(light, dark))}}
        @media (prefers-color-scheme:dark){${root}:not([data-theme="light"]){${numbers}}}
        ${root}[data-theme="dark"]{${numbers}}`;
}

/** The style sheet of all looks. */
export const looksText = [
    ...boards.slice(1).map((look) => rulesOf("data-board", look)),
    ...pieces.slice(1).map((look) => rulesOf("data-pieces", look)),
].join("\n");
