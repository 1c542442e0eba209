/** @import { Figure, GameRecord, GameRules } from "../sections.js" */

/** @param {string} pieces  in the engine's notation for positions @param {string} [expansions] @returns {GameRecord} */
const position = (pieces, expansions = "") => ({
    game: "hive",
    options: { expansions },
    setup: `white;${pieces}`,
});

/** The cell of the piece that a figure shows. */
const spot = "-1,0";

/**
 * Returns a figure of a small hive with a gap too narrow to slide through, and one piece at its western end.
 * @param {string} piece
 * @param {string[]} targets  cells to which it may go
 * @param {{queen?: string, expansions?: string}} [more]  `queen`: the piece in place of White's queen
 * @returns {Figure}
 */
const insect = (piece, targets, { queen = "wQ", expansions = "" } = {}) => ({
    record: position(`${piece}@${spot},0;bG1@0,0,0;wB1@1,0,0;${queen}@2,-1,0;bQ@2,-2,0;bS1@1,-2,0`, expansions),
    from: spot,
    claims: { targets },
});

/** @type {GameRules} */
export const rules = {
    goal: {
        game: "hive",
        setup: "black;wQ@1,-2,0;wS1@-2,3,0;wS2@-3,2,0;wB1@0,0,0;wB2@1,-1,0;wA1@0,-3,0;wA2@-2,1,0;bQ@-2,2,0;bS1@2,-3,0;bB1@1,-2,1;bB2@2,-2,0;bG1@0,-2,0;bA1@-1,1,0;bA2@1,-3,0;ply 27",
        actions: ["bB1 bG1\\"],
    },
    aspect: 1.36,
    least: { width: 7, height: 5 },
    sections: [
        {
            id: "place",
            figures: [
                {
                    id: "reply",
                    record: { game: "hive", setup: "black;wG1@0,0,0" },
                    hand: "S",
                    claims: { targets: ["1,0", "-1,0", "0,1", "-1,1", "0,-1", "1,-1"] },
                },
                {
                    id: "own",
                    record: position("wS1@0,0,0;wQ@-1,0,0;bG1@1,0,0;bQ@2,-1,0"),
                    hand: "A",
                    claims: { targets: ["-2,0", "-2,1", "-1,1", "0,-1", "-1,-1"] },
                },
                {
                    id: "queen",
                    record: position("wS1@0,0,0;wA1@-1,0,0;wB1@-1,1,0;bG1@1,0,0;bQ@2,-1,0;bA1@3,-1,0"),
                    hand: "Q",
                    claims: { hands: ["Q"], targets: ["-2,0", "-2,1", "-2,2", "-1,2", "0,-1", "-1,-1"] },
                },
            ],
        },
        {
            id: "one",
            figures: [
                {
                    record: position("wA1@-2,0,0;wQ@-1,0,0;wS1@0,0,0;bS1@1,0,0;bQ@2,0,0;bA1@2,-1,0"),
                    movable: true,
                    claims: { movable: ["-2,0"] },
                },
            ],
        },
        {
            id: "slide",
            figures: [
                {
                    record: position("wA1@-1,0,0;bG1@0,0,0;wB1@1,0,0;wG1@1,1,0;wQ@2,-1,0;bQ@2,-2,0;bS1@1,-2,0"),
                    from: spot,
                    closed: ["1,-1"],
                    claims: { crossed: ["1,-1"] },
                },
            ],
        },
        { id: "queen", figures: [insect("wQ", ["0,-1", "-1,1"], { queen: "wG1" })] },
        {
            id: "beetle",
            figures: [
                { id: "climb", ...insect("wB2", ["0,-1", "0,0", "-1,1"]), steps: ["wB2 bG1"] },
                {
                    id: "colour",
                    record: position("wQ@-1,0,0;wS1@0,0,0;bQ@1,0,0;wB1@1,0,1;bG1@2,-1,0"),
                    hand: "A",
                    claims: { targets: ["-2,0", "0,1", "1,1", "-2,1", "-1,1", "0,-1", "-1,-1"] },
                },
                {
                    id: "gate",
                    record: position(
                        "wS1@0,0,0;wB1@0,0,1;bS1@1,-1,0;bB1@1,-1,1;bG1@0,1,0;bB2@0,1,1;wG1@1,0,0;wQ@-1,0,0;bQ@2,-1,0",
                    ),
                    from: "0,0",
                    closed: ["1,0"],
                    claims: { targets: ["0,-1", "1,-1", "0,1", "-1,1", "-1,0"], crossed: ["1,0"] },
                },
            ],
        },
        { id: "grasshopper", figures: [{ ...insect("wG1", ["2,0"]), steps: ["wG1 wQ\\"] }] },
        { id: "spider", figures: [{ ...insect("wS1", ["1,-3", "1,1"]), steps: ["wS1 wB1\\"] }] },
        {
            id: "ant",
            figures: [
                {
                    ...insect("wA1", [
                        ...["2,0", "0,1", "1,1", "-1,1", "1,-3", "2,-3", "3,-3", "0,-2", "3,-2", "0,-1", "3,-1"],
                    ]),
                    steps: ["wA1 bQ/"],
                },
            ],
        },
        { id: "mosquito", figures: [insect("wM", ["2,0"], { expansions: "M" })] },
        {
            id: "ladybug",
            figures: [{ ...insect("wL", ["2,0", "0,1", "1,1", "1,-1"], { expansions: "L" }), steps: ["wL bS1\\"] }],
        },
        {
            id: "pillbug",
            figures: [
                {
                    record: position("wQ@-1,0,0;wP@0,0,0;bQ@1,-1,0;bA1@1,0,0;bS1@2,-2,0", "P"),
                    from: "1,0",
                    steps: ["bA1 wQ\\"],
                    claims: {
                        targets: ["0,-1", "0,1", "-1,1"],
                        after: { tokens: { "1,0": "", "-1,1": "black" }, idle: ["-1,1"], toMove: "black" },
                    },
                },
            ],
        },
        {
            id: "end",
            figures: [
                {
                    id: "one",
                    record: position(
                        "bQ@0,0,0;wQ@1,-1,0;bS1@0,-1,0;wB1@-1,0,0;bG1@-1,1,0;wG1@0,1,0;wA1@-1,2,0;bA1@2,-1,0",
                    ),
                    steps: ["wA1 wQ\\"],
                    claims: { after: { winner: "white", reason: "queen_surrounded" } },
                },
                {
                    id: "both",
                    record: position(
                        "wQ@0,0,0;bQ@1,0,0;wS1@1,-1,0;bS1@0,-1,0;wB1@-1,0,0;bG1@-1,1,0;bA1@2,0,0;wG1@2,-1,0;bB1@1,1,0;wA1@-1,2,0",
                    ),
                    steps: ["wA1 wQ\\"],
                    claims: { after: { winner: "", reason: "both_queens_surrounded" } },
                },
            ],
        },
        { id: "variants" },
    ],
};
