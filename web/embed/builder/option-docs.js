/**
 * The options of an embedded game with the data of their documentation, which only the builder needs.
 *
 * @typedef {import("../../game/grammar.js").Definition} Definition
 *
 * `values`: the values that the lens reads. `standard`: the default value. `usual`: if there is no fixed default, the
 * last part of the key (`standard.…`) of its description. `example`: a valid value as text.
 * @typedef {{values?: readonly string[], standard?: string, usual?: string, example: string}} Description
 */

import { PANES } from "../../lens/lens-link.js";
import { ALGORITHMS, ORDERS, USUAL } from "../../lens/lens-options.js";
import { definitions } from "../options.js";

/** @type {Record<Definition["name"], Description>} */
const descriptions = {
    game: { standard: "chexers", example: "cachex" },
    options: { usual: "options", example: "size=5" },
    record: { usual: "none", example: '{"game":"cachex","actions":["PLACE 3,4"]}' },
    setup: { usual: "setup", example: "(a position)" },
    actions: { usual: "none", example: "PLACE 3,4;STEAL" },
    ply: { usual: "ply", example: "1" },
    mode: { usual: "mode", example: "replay" },
    seats: { standard: "person,easy", example: "medium,person" },
    solution: { usual: "solution", example: "PLACE 2,2|PLACE 2,1;PLACE 1,1" },
    task: { usual: "none", example: "Capture two stones." },
    controls: { usual: "controls", example: "status,step" },
    language: { standard: "auto", example: "fa" },
    theme: { standard: "auto", example: "dark" },
    orientation: { standard: "auto", example: "90" },
    coordinates: { standard: "false", example: "true" },
    parent: { standard: "*", example: "https://course.example.org" },
    tree: { usual: "tree", example: "((3 12 8) (2 4 6) (14 5 2))" },
    algorithm: { values: ALGORITHMS, standard: "alpha-beta", example: "pvs" },
    depth: { usual: "depth", example: "3" },
    ordering: { values: ORDERS, standard: "none", example: "best" },
    table: { standard: "false", example: "true" },
    deepening: { standard: "false", example: "true" },
    quiescence: { standard: "false", example: "true" },
    shallow: { standard: "false", example: "true" },
    window: { usual: "window", example: "-5,5" },
    playouts: { standard: String(USUAL.playouts), example: "500" },
    "playout-plies": { standard: String(USUAL.playoutPlies), example: "10" },
    exploration: { standard: String(USUAL.exploration), example: "1000" },
    seed: { standard: String(USUAL.seed), example: "7" },
    nodes: { standard: String(USUAL.nodes), example: "2000" },
    without: { usual: "none", example: "mobility" },
    step: { standard: "0", example: "40" },
    panes: { values: PANES, usual: "panes", example: "tree,code" },
    predict: { standard: "false", example: "true" },
    compare: { usual: "none", example: "alpha-beta,ordering=best" },
    opponent: { standard: "random", example: "level:easy" },
    form: { standard: "short", example: "comp30024-2024" },
    script: { values: ["python", "javascript"], standard: "python", example: "javascript" },
    template: { values: ["random", "greedy"], standard: "random", example: "greedy" },
    code: { usual: "code", example: "def agent(observation, configuration): ..." },
    goal: { standard: "100", example: "50" },
};

/** @type {readonly (Definition & Description)[]} */
export const describedOptions = definitions.map((definition) => ({ ...definition, ...descriptions[definition.name] }));
