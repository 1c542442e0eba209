/** @import { GameRecord, GameRules } from "../sections.js" */

/** @param {string} setup @returns {GameRecord} */
const position = (setup) => ({ game: "chexers", setup });

/** @type {GameRules} */
export const rules = {
    goal: {
        game: "chexers",
        setup: "b..r/...../.r..r./......./.b..../g..g./.... r 3,1,1 48",
        actions: ["EXIT 3,-3"],
    },
    aspect: 1.08,
    sections: [
        { id: "board", figures: [{ record: { game: "chexers" }, claims: { legal: 8 } }] },
        {
            id: "step",
            figures: [
                {
                    record: position("..../...../....../......./r...../...../.... r 0,0,0 0"),
                    from: "-3,1",
                    claims: { targets: ["-3,0", "-2,0", "-2,1", "-3,2"] },
                },
            ],
        },
        {
            id: "jump",
            figures: [
                {
                    id: "over",
                    record: position("..../...g./...b../...rg../..r.../...../.... r 0,0,0 30"),
                    from: "0,0",
                    steps: ["JUMP 0,0 2,0"],
                    claims: {
                        targets: ["2,0", "-2,2", "-1,0", "0,-1", "0,1"],
                        after: { converted: ["1,0"], tokens: { "1,0": "red", "2,0": "red", "0,0": "" } },
                    },
                },
                {
                    id: "edge",
                    record: position("..../....b/....rg/......./....../...../.... r 0,0,0 30"),
                    from: "2,-1",
                    claims: { targets: ["1,-1", "2,-2", "2,0", "1,0"] },
                },
                {
                    id: "once",
                    record: position("..../...../..b.../.rg.b../....../...../.... r 0,0,0 30"),
                    from: "-2,0",
                    steps: ["JUMP -2,0 0,0"],
                    claims: {
                        after: { converted: ["-1,0"], toMove: "green", refused: ["JUMP 0,0 2,0"], idle: ["0,0"] },
                    },
                },
            ],
        },
        {
            id: "exit",
            figures: [
                {
                    id: "leave",
                    record: position("..../...../.....r/...g.../..b.../...../.... r 0,0,0 30"),
                    steps: ["EXIT 3,-1"],
                    claims: { after: { tokens: { "3,-1": "" }, tally: ["red", "exits", 1] } },
                },
                {
                    id: "fourth",
                    record: position("..../.g.../.....r/...g.../..b.../...../.... r 3,2,1 90"),
                    steps: ["EXIT 3,-1"],
                    claims: { after: { winner: "red", reason: "four_exits" } },
                },
            ],
        },
        { id: "end" },
    ],
};
