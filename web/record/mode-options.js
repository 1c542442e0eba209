/**
 * The options of links and embedded games that only the lens or the arena has, with their values, limits and defaults.
 * `option-table.js` describes the columns.
 */

export const lensRows = /** @type {const} */ ({
    tree: { type: "text", only: "lens", without: "tree", example: "((3 12 8) (2 4 6) (14 5 2))" },
    algorithm: {
        type: "choice",
        only: "lens",
        values: [
            "minimax",
            "negamax",
            "alpha-beta",
            "aspiration",
            "pvs",
            "expectimax",
            "max-n",
            "paranoid",
            "best-reply",
            "uct",
        ],
        default: "alpha-beta",
        example: "pvs",
    },
    depth: { type: "number", only: "lens", least: 1, most: 12, without: "depth", example: "3" },
    ordering: {
        type: "choice",
        only: "lens",
        values: ["none", "best", "worst", "table"],
        default: "none",
        example: "best",
    },
    table: { type: "toggle", only: "lens", default: "false", example: "true" },
    deepening: { type: "toggle", only: "lens", default: "false", example: "true" },
    quiescence: { type: "toggle", only: "lens", default: "false", example: "true" },
    shallow: { type: "toggle", only: "lens", default: "false", example: "true" },
    window: { type: "window", only: "lens", without: "window", example: "-5,5" },
    guess: { type: "number", only: "lens", least: -899_999, most: 899_999, default: "0", example: "4" },
    delta: { type: "number", only: "lens", least: 1, most: 899_999, default: "10", example: "2" },
    width: { type: "number", only: "lens", least: 0, most: 64, default: "0", example: "5" },
    playouts: { type: "number", only: "lens", least: 1, most: 50_000, default: "200", example: "500" },
    "playout-plies": { type: "number", only: "lens", least: 0, most: 1000, default: "40", example: "10" },
    exploration: { type: "number", only: "lens", least: 0, most: 100_000, default: "1414", example: "1000" },
    seed: { type: "number", only: "lens", least: 0, most: 4_294_967_295, default: "0", example: "7" },
    nodes: { type: "number", only: "lens", least: 1, most: 50_000, default: "50000", example: "2000" },
    without: { type: "names", only: "lens", without: "none", example: "mobility" },
    step: { type: "number", only: "lens", least: 0, most: 10_000_000, default: "0", example: "40" },
    panes: {
        type: "choices",
        only: "lens",
        values: ["tree", "board", "code", "counters", "own"],
        without: "panes",
        example: "tree,code",
    },
    predict: { type: "questions", only: "lens", default: "false", example: "true" },
    compare: { type: "text", only: "lens", without: "none", example: "alpha-beta,ordering=best" },
});

export const arenaRows = /** @type {const} */ ({
    opponent: { type: "text", only: "arena", default: "random", example: "level:easy" },
    form: { type: "text", only: "arena", default: "short", example: "comp30024-2024" },
    template: { type: "choice", only: "arena", values: ["random", "greedy"], default: "random", example: "greedy" },
    goal: { type: "number", only: "arena", least: 0, most: 100, default: "100", example: "50" },
    script: {
        type: "choice",
        only: "arena lens",
        values: ["python", "javascript"],
        default: "python",
        example: "javascript",
    },
    code: { type: "text", only: "arena lens", without: "code", example: "def agent(observation, configuration): ..." },
});
