/**
 * The state of a sitting as a short text, for places that keep little: SCORM 1.2 keeps 4,096 characters. An array of
 * version, activity, seed, seconds, current item, 1 if handed in, and for each item of the activity its tries, score in
 * hundredths, hints, seconds, 1 if it is over, the answer, the line of an answer that is not given yet, and the
 * attempts that cost points; `0` stands for an item that was not touched. A longer state is compressed.
 *
 * @typedef {{seed: string, progress: Progress[], seconds: number, current: number, done: boolean}} State
 */

import { readJson } from "../../record/json.js";
import { pack, unpack } from "../files/packing.js";

/**
 * @import { Activity } from "../activity.js"
 * @import { Progress } from "./sitting.js"
 */

const VERSION = 1;
export const MAX_STATE = 4096;
const MAX_SEED = 60;

/** In a line, before what may be left out where there is no room for it. */
export const MAY_GO = "\f";
/** Before a state that is compressed. */
const PACKED = "z";

/** @param {Activity} activity @param {State} state */
export function writeState({ id }, { seed, progress, seconds, current, done }) {
    const answers = progress.map(({ answer }) => answer);
    const lines = progress.map(({ line }) => line);
    const text = () =>
        fitting(
            JSON.stringify([
                VERSION,
                id,
                seed.slice(0, MAX_SEED),
                Math.round(seconds),
                current,
                Number(done),
                progress.map((each, place) => packed(each, answers[place], lines[place])),
            ]),
        );
    let written = text();
    // Scores and tries always fit. Left out are first answers, which are judged; without a line an attempt starts over.
    while (written.length > MAX_STATE && (shorten(answers, all) || shorten(lines, mayGo) || shorten(lines, all)))
        written = text();
    return written;
}

/** How much of a text may be left out. @param {string} text */
const all = (text) => text.length;
/** @param {string} text */
const mayGo = (text) => (text.includes(MAY_GO) ? text.length - text.indexOf(MAY_GO) : 0);

/**
 * Shortens the text of which most may be left out. Returns whether there was one.
 * @param {string[]} texts
 * @param {(text: string) => number} spare
 */
function shorten(texts, spare) {
    const most = texts.reduce((best, text, place) => (spare(text) > spare(texts[best]) ? place : best), 0);
    const length = spare(texts[most] ?? "");
    if (length > 0) texts[most] = texts[most].slice(0, -length);
    return length > 0;
}

/** The text, compressed if it is too long. @param {string} text */
function fitting(text) {
    return text.length <= MAX_STATE ? text : PACKED + pack(text);
}

/** The text that `fitting` was given. @param {string} text */
const unfitted = (text) => (text.startsWith(PACKED) ? unpack(text.slice(PACKED.length)) : text);

/** @param {Progress} progress @param {string} answer @param {string} line */
function packed({ tries, score, missed, hints, seconds, over }, answer, line) {
    if (tries === 0 && hints === 0 && seconds < 1 && !over && !line) return 0;
    const all = [tries, Math.round(score * 10_000) / 100, hints, Math.round(seconds), Number(over), answer];
    return missed ? [...all, line, missed] : line ? [...all, line] : all;
}

/**
 * @param {string | null} text
 * @param {Activity} activity
 * @returns {State | null} null for a text that is none, or one of another activity
 */
export function readState(text, { id, items }) {
    try {
        const [version, of, seed, seconds, current, done, progress] = readJson(unfitted(text ?? ""));
        const sound =
            version === VERSION &&
            of === id &&
            typeof seed === "string" &&
            isCount(seconds) &&
            isCount(current) &&
            Array.isArray(progress) &&
            progress.length === items.length;
        if (!sound) return null;
        return { seed, seconds, current: Math.floor(current), done: done === 1, progress: progress.map(unpacked) };
    } catch {
        return null;
    }
}

/** @param {any} packed @returns {Progress} throws if it is none */
function unpacked(packed) {
    const [tries, score, hints, seconds, over, answer, line = "", missed = 0] =
        packed === 0 ? [0, 0, 0, 0, 0, ""] : packed;
    const counts = [tries, score, hints, seconds, missed].every(isCount) && score <= 100;
    if (!counts || [answer, line].some((each) => typeof each !== "string")) throw new Error("not a state");
    return { tries, score: score / 100, missed, hints, seconds, over: over === 1, answer, line };
}

/** @param {unknown} value */
const isCount = (value) => typeof value === "number" && Number.isFinite(value) && value >= 0;
