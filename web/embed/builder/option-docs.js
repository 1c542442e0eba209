/**
 * The options of an embedded game with the data of their documentation, which only the builder needs.
 *
 * @typedef {import("../../game/grammar.js").Definition} Definition
 *
 * `standard`: the default value. `usual`: if there is no fixed default, the last part of the key (`standard.…`) of its
 * description. `example`: a valid value as text.
 * @typedef {{standard?: string, usual?: string, example: string}} Description
 */

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
};

/** @type {readonly (Definition & Description)[]} */
export const describedOptions = definitions.map((definition) => ({ ...definition, ...descriptions[definition.name] }));
