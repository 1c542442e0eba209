/**
 * Sounds of a wooden board, for those who want them: an action, something taken, the end of the game. They are made here, of
 * a knock and a tone, so that nothing has to be fetched. Silence is the standard.
 *
 * @typedef {import("./model.js").Model} Model
 * @typedef {import("../engine/protocol.js").GameState} GameState
 * @typedef {"action" | "capture" | "end"} Sound
 */

import { isNextPly } from "../board/motion.js";

/** What an action may do to tokens that did not move. */
const TAKING = new Set(["captured", "converted", "cleared"]);

/**
 * What is heard when one position follows another: nothing, unless it is by one action.
 * @param {GameState | null} before
 * @param {GameState | null} after
 * @returns {Sound | null}
 */
export function soundOf(before, after) {
    if (!after || !isNextPly(before, after)) return null;
    if (after.outcome.state !== "ongoing") return "end";
    const taken = after.lastEffects.some(({ role, cells }) => TAKING.has(role) && cells.length > 0);
    return taken ? "capture" : "action";
}

/** When and how high each knock is, in seconds and hertz; the end rings. @type {Record<Sound, {at: number, pitch: number, rings?: boolean}[]>} */
const KNOCKS = {
    action: [{ at: 0, pitch: 210 }],
    capture: [
        { at: 0, pitch: 210 },
        { at: 0.09, pitch: 150 },
    ],
    end: [
        { at: 0, pitch: 392, rings: true },
        { at: 0.16, pitch: 523.25, rings: true },
    ],
};
const LOUDNESS = 0.25;

/** @type {AudioContext | null} */
let audio = null;

/** @param {Sound} sound */
export function play(sound) {
    audio ??= new AudioContext();
    // Until the reader has touched the page, the browser keeps it silent.
    audio.resume().catch(() => {});
    for (const knock of KNOCKS[sound]) strike(audio, knock);
}

/** @param {AudioContext} context @param {{at: number, pitch: number, rings?: boolean}} knock */
function strike(context, { at, pitch, rings = false }) {
    const start = context.currentTime + at;
    const length = rings ? 0.9 : 0.12;
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, start + 0.004);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
    const tone = new OscillatorNode(context, { type: rings ? "sine" : "triangle", frequency: pitch });
    // Wood gives way: the tone falls while it fades.
    if (!rings) tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
}

/**
 * Lets what happens be heard, as long as the reader wants it.
 * @param {import("./model.js").Store<Model>} store
 */
export function listen(store) {
    let before = store.value.state;
    store.subscribe(({ state, settings }) => {
        if (state === before) return;
        const sound = settings.sounds ? soundOf(before, state) : null;
        before = state;
        if (!sound) return;
        try {
            play(sound);
        } catch {
            // A machine without sound plays on without.
        }
    });
}
