/** @import { GameRecord, GameRules } from "../sections.js" */

/** @param {string} setup @returns {GameRecord} */
const position = (setup) => ({ game: "tetress", setup });

/** Returns the cells of a row or a column. @param {(index: number) => string} cell */
const line = (cell) => Array.from({ length: 11 }, (_, index) => cell(index));

/** @type {GameRules} */
export const rules = {
    goal: {
        game: "tetress",
        setup: "rbr..bbbrrr/bbrbbbb.r.r/b.rbbbb.r.r/b.rbbbbr.rr/b.bbbbbrr.b/b..br.b.rbb/..bbr.bbrrb/rr..rb.brrr/r.rr.bbbbr./r.rrrrb.brr/rrr.rb..b.r b 31",
        actions: ["PLACE 2,1 3,1 4,1 5,1"],
    },
    aspect: 1,
    sections: [
        {
            id: "shapes",
            figures: [{ record: { game: "tetress" }, shapes: true, claims: { shapes: 19, legal: 19 * 11 * 11 } }],
        },
        {
            id: "edges",
            figures: [
                {
                    id: "first",
                    record: { game: "tetress" },
                    steps: ["PLACE 0,4 0,5 1,5 10,4"],
                    claims: { after: { tokens: { "0,4": "red", "10,4": "red" } } },
                },
                {
                    id: "beside",
                    record: {
                        game: "tetress",
                        actions: ["PLACE 4,0 5,0 5,1 6,0", "PLACE 4,5 4,6 5,5 5,6"],
                    },
                    steps: ["PLACE 4,9 4,10 5,9 5,10"],
                    claims: {
                        refused: ["PLACE 4,8 4,9 5,8 5,9", "PLACE 7,1 7,2 8,1 8,2"],
                        after: { tokens: { "5,10": "red", "5,0": "red" } },
                    },
                },
            ],
        },
        {
            id: "lines",
            figures: [
                {
                    id: "row",
                    record: position(
                        "rr........./.r.....b.../.r....rb.../.r.rrrrb.../rrrrrr.b.../...rbbbb.b./...rbbbbbb./.r.rb...b../.r.rb....../.r.bbbbbb../.r......... r 30",
                    ),
                    steps: ["PLACE 6,0 6,1 6,2 6,10"],
                    claims: { after: { gone: line((column) => `6,${column}`) } },
                },
                {
                    id: "both",
                    record: position(
                        ".......br../.bb...bbr../..bbbbbbr../.....bbbrb./.....bbbbb./rrrrrrr..rr/..r...r..../..r...rrr../..rrrrrrr../.rrrr..br../.....bbbr.. b 25",
                    ),
                    steps: ["PLACE 5,7 5,8 6,7 6,8"],
                    claims: {
                        after: {
                            gone: [
                                ...line((column) => `5,${column}`),
                                ...line((row) => `${row},7`),
                                ...line((row) => `${row},8`),
                            ],
                        },
                    },
                },
            ],
        },
        {
            id: "end",
            figures: [
                {
                    record: position(
                        "bb.rr..rrr./bbbbbbbr.b./b.rbbbb.bbb/.brbbbbbbbr/.rr..bbbbbr/.rr...bbb.r/r.b.rrrbbbr/rrb.rrrrrbb/.rbrrrrrrb./bbbr..rrrbb/rr.r.bbr.bb b 61",
                    ),
                    steps: ["PLACE 4,3 4,4 5,3 5,4"],
                    claims: { after: { winner: "blue", reason: "no_legal_action" } },
                },
            ],
        },
    ],
};
