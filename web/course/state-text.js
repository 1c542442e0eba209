/**
 * The state of a sitting as a short text, for places that keep little: SCORM 1.2 keeps 4,096 characters. An array of
 * version, activity, seed, seconds, current item, 1 if handed in, and for each item of the activity its tries, score in
 * hundredths, hints, seconds, 1 if it is over, the answer, the line of an answer that is not given yet, and the attempts
 * that cost points; `0` stands for an item that was not touched.
 *
 * @typedef {import("./activity.js").Activity} Activity
 * @typedef {import("./sitting.js").Progress} Progress
 * @typedef {{seed: string, progress: Progress[], seconds: number, current: number, done: boolean}} State
 */

const VERSION = 1;
export const MAX_STATE = 4096;
const MAX_SEED = 60;

/** @param {Activity} activity @param {State} state */
export function writeState({ id }, { seed, progress, seconds, current, done }) {
    // First the answers of all items, then their lines.
    const texts = [...progress.map(({ answer }) => answer), ...progress.map(({ line }) => line)];
    const text = () =>
        JSON.stringify([
            VERSION,
            id,
            seed.slice(0, MAX_SEED),
            Math.round(seconds),
            current,
            Number(done),
            progress.map((each, place) => packed(each, texts[place], texts[progress.length + place])),
        ]);
    let written = text();
    // What does not fit is answers and lines: scores and tries always do.
    while (written.length > MAX_STATE) {
        const longest = texts.reduce((most, each, place) => (each.length > texts[most].length ? place : most), 0);
        if (texts[longest] === "") break;
        texts[longest] = "";
        written = text();
    }
    return written;
}

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
        const [version, of, seed, seconds, current, done, progress] = JSON.parse(text ?? "");
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
