/**
 * What the rules pages show: for every game its sections in order, most with figures. A figure is a real position, given to
 * the engine as a record; what a piece may do in it is the engine's answer, so that no figure can say what the rules do not.
 *
 * `pick`: the cell of a token whose targets are shown. `action`: a legal action that the reader can have played. `coordinates`:
 * whether cells are named at the rim.
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 * @typedef {{record: GameRecord, pick?: string, action?: string, coordinates?: boolean}} Figure
 * @typedef {{id: string, figures?: Figure[]}} Section
 */

/** @param {string} setup @returns {GameRecord} */
const chexers = (setup) => ({ game: "chexers", setup });

/** @param {string} setup @returns {GameRecord} */
const cachex = (setup) => ({ game: "cachex", options: { size: 5 }, setup });

/** @param {string} setup @returns {GameRecord} */
const halma = (setup) => ({ game: "halma", options: { rules: "classic" }, setup });

/** @param {string} setup @returns {GameRecord} */
const tetress = (setup) => ({ game: "tetress", setup });

/**
 * A small hive with a hole that is too narrow to slide into, and a piece of White's beside it.
 * @param {string} piece
 * @param {string} [queen]  where White's queen stands, if she is not the piece
 * @returns {GameRecord}
 */
const hive = (piece, queen = ";wQ@2,-1,0") => ({
    game: "hive",
    options: { expansions: "MLP" },
    setup: `white;${piece}@-1,0,0;bG1@0,0,0;wB1@1,0,0${queen};bQ@2,-2,0;bS1@1,-2,0`,
});

/** @type {Record<string, Section[]>} */
export const sections = {
    chexers: [
        { id: "board", figures: [{ record: { game: "chexers" } }] },
        {
            id: "step",
            figures: [{ record: chexers("..../...../....../......./r...../...../.... r 0,0,0 0"), pick: "-3,1" }],
        },
        {
            id: "jump",
            figures: [
                {
                    record: chexers("..../...../....../..rg.../..b.../...../.... r 0,0,0 0"),
                    pick: "-1,0",
                    action: "JUMP -1,0 1,0",
                },
            ],
        },
        {
            id: "exit",
            figures: [
                {
                    record: chexers("..../....r/...g../......./...b../...../.... r 1,0,0 30"),
                    pick: "3,-2",
                    action: "EXIT 3,-2",
                },
            ],
        },
        { id: "end" },
    ],
    halma: [
        { id: "board", figures: [{ record: { game: "halma" } }] },
        {
            id: "step",
            figures: [
                {
                    record: halma(
                        `${"................/".repeat(6)}.......B......../${"................/".repeat(8)}................ B 0`,
                    ),
                    pick: "7,6",
                },
            ],
        },
        {
            id: "jump",
            figures: [
                {
                    record: halma(
                        `${[
                            ...Array(5).fill("................"),
                            ".........W......",
                            ".......B........",
                            ".....W..........",
                            "....B...........",
                            ...Array(7).fill("................"),
                        ].join("/")} B 0`,
                    ),
                    action: "4,8-10,4",
                },
            ],
        },
        { id: "camps" },
        { id: "end" },
    ],
    cachex: [
        { id: "board", figures: [{ record: { game: "cachex", options: { size: 5 } } }] },
        {
            id: "steal",
            figures: [{ record: { game: "cachex", options: { size: 5 }, actions: ["PLACE 1,3"] }, action: "STEAL" }],
        },
        {
            id: "capture",
            figures: [
                { record: cachex("...../..b../.br../...../..... r 4"), action: "PLACE 1,1" },
                { record: cachex("...../.b.../.rb../...../..... r 4"), action: "PLACE 1,2" },
            ],
        },
        {
            id: "end",
            figures: [
                {
                    record: cachex("...r./..rb./b.r../.br.b/..... r 8"),
                    action: "PLACE 4,2",
                },
            ],
        },
    ],
    tetress: [
        {
            id: "board",
            figures: [
                {
                    record: {
                        game: "tetress",
                        actions: ["PLACE 0,4 0,5 1,5 10,4", "PLACE 5,2 5,3 5,4 6,3", "PLACE 2,5 2,6 3,6 3,7"],
                    },
                },
            ],
        },
        {
            id: "clear",
            figures: [
                {
                    record: tetress(
                        "rr........./.r.....b.../.r....rb.../.r.rrrrb.../rrrrrr.b.../...rbbbb.b./...rbbbbbb./.r.rb...b../.r.rb....../.r.bbbbbb../.r......... r 30",
                    ),
                    action: "PLACE 6,0 6,1 6,2 6,10",
                },
            ],
        },
        {
            id: "end",
            figures: [
                {
                    record: tetress(
                        "bb.rr..rrr./bbbbbbbr.b./b.rbbbb.bbb/.brbbbbbbbr/.rr..bbbbbr/.rr...bbb.r/r.b.rrrbbbr/rrb.rrrrrbb/.rbrrrrrrb./bbbr..rrrbb/rr.r.bbr.bb b 61",
                    ),
                    action: "PLACE 4,3 4,4 5,3 5,4",
                },
            ],
        },
    ],
    hive: [
        {
            id: "turns",
            figures: [{ record: { game: "hive", actions: ["wS1", "bS1 wS1-", "wQ -wS1", "bQ bS1/"] } }],
        },
        { id: "hive", figures: [{ record: hive("wA1") }] },
        { id: "queen", figures: [{ record: hive("wQ", ";wG1@2,-1,0"), pick: "-1,0" }] },
        { id: "beetle", figures: [{ record: hive("wB2"), pick: "-1,0" }] },
        { id: "grasshopper", figures: [{ record: hive("wG1"), pick: "-1,0" }] },
        { id: "spider", figures: [{ record: hive("wS1"), pick: "-1,0" }] },
        { id: "ant", figures: [{ record: hive("wA1"), pick: "-1,0" }] },
        { id: "mosquito", figures: [{ record: hive("wM"), pick: "-1,0" }] },
        { id: "ladybug", figures: [{ record: hive("wL"), pick: "-1,0" }] },
        { id: "pillbug", figures: [{ record: hive("wP"), pick: "-1,0" }] },
        { id: "end" },
    ],
};
