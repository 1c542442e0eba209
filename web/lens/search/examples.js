/**
 * The searches that the first page offers. The first one plays when the lens is opened without anything to search.
 *
 * @typedef {{id: string, link: Omit<LensLink, "problems">}} Example
 */

import { TREE } from "./lens-options.js";

/** @import { LensLink } from "../lens-link.js" */

/** @type {Example[]} */
export const examples = [
    { id: "lecture", link: { tree: TREE, options: { algorithm: "alpha-beta" } } },
    { id: "order", link: { tree: TREE, options: { algorithm: "alpha-beta", order: "best" } } },
    { id: "negamax", link: { tree: TREE, options: { algorithm: "negamax" } } },
    { id: "aspiration", link: { tree: TREE, options: { algorithm: "aspiration", guess: 6, delta: 2 } } },
    {
        id: "chance",
        link: { tree: "({1/2: 8, 1/2: 2} {1/4: 12, 3/4: (4 9)} (5 7))", options: { algorithm: "expectimax" } },
    },
    {
        id: "three",
        link: {
            tree: "(A:(c:(g:(1,2,6) h:(4,3,2)) d:(i:(6,1,2) j:(7,4,1))) B:(e:(k:(5,1,1) l:(1,5,2)) f:(m:(7,7,1) n:(5,4,5))))",
            options: { algorithm: "max-n" },
        },
    },
    {
        id: "deepening",
        link: {
            record: { game: "cachex", options: { size: 4 }, actions: ["PLACE 1,1"] },
            options: { algorithm: "alpha-beta", depth: 3, order: "table", deepening: true },
        },
    },
    {
        id: "uct",
        link: {
            record: { game: "cachex", options: { size: 4 }, actions: ["PLACE 1,1"] },
            options: { algorithm: "uct", playouts: 200 },
        },
    },
];
