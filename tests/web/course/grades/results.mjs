/** Results of a small activity, for tests of reporters and receipts. */

/**
 * @param {Partial<import("../../../../web/course/sitting/sitting.js").Result>} [more]
 * @returns {import("../../../../web/course/sitting/sitting.js").Result}
 */
export const resultOf = (more = {}) => ({
    activity: "search-1",
    seed: "s1",
    score: 0,
    points: 0,
    of: 3,
    done: false,
    passed: null,
    seconds: 0,
    state: '[1,"search-1","s1",0,0,0,[0,0]]',
    current: "first",
    items: [itemOf({ id: "first" }), itemOf({ id: "second", kind: "number", of: 2 })],
    ...more,
});

/** @param {Partial<import("../../../../web/course/sitting/sitting.js").ItemResult>} more */
export const itemOf = (more) => ({
    id: "first",
    kind: "choice",
    variant: 0,
    points: 0,
    of: 1,
    score: 0,
    tries: 0,
    hints: 0,
    seconds: 0,
    answer: "",
    over: false,
    ...more,
});
