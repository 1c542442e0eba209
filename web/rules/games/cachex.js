/** @import { GameRecord, GameRules } from "../sections.js" */

/** @param {string} setup @returns {GameRecord} */
const position = (setup) => ({ game: "cachex", options: { size: 5 }, setup });

/** @type {GameRules} */
export const rules = {
    goal: {
        game: "cachex",
        setup: "....bbbr/....rbbr/.......r/.....brr/.....rrb/.....rbb/......../b..rr..b r 46",
        actions: ["PLACE 6,4"],
    },
    aspect: 1.42,
    sections: [
        {
            id: "board",
            figures: [
                {
                    record: { game: "cachex", options: { size: 5 } },
                    coordinates: true,
                    claims: { legal: 24, refused: ["PLACE 2,2"] },
                },
            ],
        },
        {
            id: "steal",
            figures: [
                {
                    record: { game: "cachex", options: { size: 5 }, actions: ["PLACE 1,3"] },
                    steps: ["STEAL"],
                    coordinates: true,
                    claims: { after: { tokens: { "1,3": "", "3,1": "blue" }, toMove: "red" } },
                },
            ],
        },
        {
            id: "capture",
            figures: [
                {
                    id: "ends",
                    record: position("...../..b../.br../...../..... r 4"),
                    steps: ["PLACE 1,1"],
                    claims: { after: { gone: ["1,2", "2,1"] } },
                },
                {
                    id: "middle",
                    record: position("...../.b.../.rb../...../..... r 4"),
                    steps: ["PLACE 1,2"],
                    claims: { after: { gone: ["1,1", "2,2"] } },
                },
                {
                    id: "several",
                    record: position("...../...b./rb.r./rbb../....r r 8"),
                    steps: ["PLACE 2,2"],
                    claims: { after: { gone: ["1,3", "2,1", "3,1", "3,2"] } },
                },
                {
                    id: "three",
                    record: position("...../.b.../.rr../...../.b... r 4"),
                    steps: ["PLACE 1,2"],
                    claims: { after: { gone: [], tokens: { "1,1": "blue", "1,2": "red" } } },
                },
            ],
        },
        {
            id: "end",
            figures: [
                {
                    record: position("...r./..r../bbrbb/...../.r... r 8"),
                    steps: ["PLACE 3,1"],
                    claims: { after: { winner: "red", reason: "chain" } },
                },
            ],
        },
    ],
};
