// Traces of the lens for the tests of this folder: run in the module, and read as `quintet lens --json` writes them.

import { algorithms } from "../../../web/lens/trace/algorithms.js";
import { bounds, endings, INFINITY as infinity, kinds, stops } from "../../../web/lens/trace/events.js";

/** Runs a request to its end in steps of so many events. */
export function runInModule(lens, request, events = 1000) {
    const { error } = lens.begin(request);
    if (error) throw new Error(error.message);
    const words = [];
    const texts = [];
    for (let ended = false; !ended; ) {
        ({ ended } = lens.step(events));
        const part = lens.take();
        for (const word of part.words) words.push(word);
        texts.push(...part.texts);
    }
    return { words, texts };
}

/** The JSON of a field of an event. */
function named(kind, place, field, texts) {
    const names = { begin: { 0: algorithms }, leaf: { 1: endings }, playout: { 2: endings }, table: { 1: bounds } };
    if (kind === "enter" && place === 2) return texts[field];
    if (kind === "cut" && place >= 5) return texts[field];
    if (kind === "end") return stops[field];
    const list = names[kind]?.[place];
    if (list) return list[field];
    return Math.abs(field) === infinity ? null : field;
}

/** The events of a trace as `quintet lens --json` has them. */
export function eventsOf({ words, texts }) {
    const events = [];
    for (let at = 0; at < words.length; ) {
        const kind = kinds[words[at] & 255];
        const count = words[at] >>> 8;
        const fields = Array.from(words.slice(at + 1, at + 1 + count), (field, i) => named(kind, i, field, texts));
        events.push([kind, ...fields]);
        at += count + 1;
    }
    return events;
}
