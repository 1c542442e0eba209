/** @import { GameRecord, GameRules } from "../sections.js" */

const size = 16;

/**
 * Returns a position with few pieces.
 * @param {{black: string, white: string, toMove?: "B" | "W", rules?: string}} men  cells separated by spaces
 * @returns {GameRecord}
 */
function position({ black, white, toMove = "B", rules = "csci561" }) {
    const rows = Array.from({ length: size }, () => Array(size).fill("."));
    for (const [letter, cells] of [
        ["B", black],
        ["W", white],
    ]) {
        for (const cell of cells.split(" ")) {
            const [x, y] = cell.split(",").map(Number);
            rows[y][x] = letter;
        }
    }
    const setup = `${rows.map((row) => row.join("")).join("/")} ${toMove} 0`;
    return { game: "halma", options: { rules }, setup };
}

/** Black's goal corner and home corner. */
const goalCorner = ["8,8", "15,15"];
const homeCorner = ["0,0", "8,8"];

/** @type {GameRules} */
export const rules = {
    goal: {
        game: "halma",
        setup: "WWWW............/WWWW............/WWWWW.........../WWW.W.........../WW............../................/................/................/................/................/................/..............BB/.............BBB/...........BBBBB/...........BBBBB/............BBBB B 188",
        actions: ["11,13-11,15"],
    },
    aspect: 1,
    sections: [
        { id: "board", figures: [{ record: { game: "halma" }, claims: { legal: 40 } }] },
        {
            id: "step",
            figures: [
                {
                    record: position({ black: "7,7", white: "14,14" }),
                    from: "7,7",
                    frame: ["4,4", "10,10"],
                    claims: { targets: ["6,6", "7,6", "8,6", "6,7", "8,7", "6,8", "7,8", "8,8"] },
                },
            ],
        },
        {
            id: "jump",
            figures: [
                {
                    id: "chain",
                    record: position({ black: "5,9 8,7", white: "6,8 9,6 9,8" }),
                    from: "5,9",
                    steps: ["5,9-9,5"],
                    frame: ["3,4", "11,12"],
                    claims: {
                        targets: [
                            ...["7,7", "9,7", "9,5", "9,9"],
                            ...["4,8", "5,8", "4,9", "6,9", "4,10", "5,10", "6,10"],
                        ],
                        after: { path: ["7,7", "9,7"], tokens: { "6,8": "white", "8,7": "black", "9,6": "white" } },
                    },
                },
                {
                    id: "blocked",
                    record: position({ black: "6,8", white: "7,8 8,8 6,6" }),
                    from: "6,8",
                    frame: ["3,4", "11,12"],
                    claims: { targets: ["5,7", "6,7", "7,7", "5,8", "5,9", "6,9", "7,9"] },
                },
            ],
        },
        {
            id: "home",
            figures: [
                {
                    id: "leave",
                    record: {
                        game: "halma",
                        options: { rules: "csci561" },
                        actions: [
                            ...[
                                "0,3-2,5",
                                "13,15-11,13",
                                "0,2-2,6",
                                "15,13-13,11",
                                "1,3-3,7",
                                "14,12-12,10",
                                "1,2-3,8",
                            ],
                            ...[
                                "15,12-11,10",
                                "1,0-3,6",
                                "14,13-10,9",
                                "3,0-3,4",
                                "14,15-10,11",
                                "0,4-4,4",
                                "12,14-10,8",
                            ],
                        ],
                    },
                    movable: true,
                    frame: homeCorner,
                    claims: { legal: 48 },
                },
                {
                    id: "back",
                    record: position({ black: "5,1", white: "4,2 2,3 1,4" }),
                    from: "5,1",
                    unlike: { rules: "classic" },
                    frame: homeCorner,
                    claims: {},
                },
                {
                    id: "further",
                    record: position({ black: "0,0 6,6", white: "7,7" }),
                    movable: true,
                    frame: homeCorner,
                    claims: { movable: ["0,0"], legal: 3 },
                },
                {
                    id: "strict",
                    record: position({
                        black: "13,10 15,10 14,11 15,11 13,12 14,12 14,13 12,14",
                        white: "15,12 7,11",
                        toMove: "W",
                    }),
                    from: "15,12",
                    movable: true,
                    unlike: { rules: "classic" },
                    frame: ["6,6", "15,15"],
                    claims: { movable: ["7,11"], targets: [], crossed: ["11,14", "13,14", "15,13"] },
                },
            ],
        },
        {
            id: "goal",
            figures: [
                {
                    record: position({ black: "13,13", white: "12,12 1,1" }),
                    from: "13,13",
                    closed: ["11,11"],
                    frame: goalCorner,
                    claims: {
                        targets: ["13,12", "14,12", "12,13", "14,13", "12,14", "13,14", "14,14"],
                        crossed: ["11,11"],
                    },
                },
            ],
        },
        {
            id: "end",
            figures: [
                {
                    record: position({
                        black: "15,11 14,11 13,12 14,12 15,12 13,13 14,13 15,13 11,14 12,14 13,14 14,14 15,14 11,15 12,15 13,15 14,15 10,11",
                        white: "15,15 11,12 1,1 3,2",
                    }),
                    steps: ["10,11-12,13"],
                    frame: goalCorner,
                    claims: { after: { winner: "black", reason: "camp_filled", tokens: { "15,15": "white" } } },
                },
            ],
        },
    ],
};
