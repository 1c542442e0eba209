/**
 * Sounds for actions, captures and the end of a game. They are synthesized from a knock and a tone, so nothing has to
 * be loaded. Sounds are off by default.
 *
 * @typedef {"action" | "capture" | "end"} Sound
 */

import { isNextPly } from "../board/motion/motion.js";

/**
 * @import { GameState } from "../engine/protocol.js"
 * @import { Model } from "../game/model.js"
 * @import { Store } from "../ui/store.js"
 */

/** Effects of an action on other tokens that count as a capture. */
const TAKING = new Set(["captured", "converted", "cleared"]);

/**
 * Returns the sound when one position follows another, null unless exactly one action lies between them.
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

/**
 * Start in seconds and pitch in hertz of each knock; the sound of the end rings.
 * @type {Record<Sound, {at: number, pitch: number, rings?: boolean}[]>}
 */
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
/** At full volume. Ears hear the square of a volume about evenly. */
const LOUDNESS = 0.5;

/** @type {AudioContext | null} */
let audio = null;

/** @param {Sound} sound @param {number} volume  0 to 1 */
export function play(sound, volume) {
    audio ??= new AudioContext();
    // The browser blocks sound until the user has interacted with the page.
    audio.resume().catch(() => {});
    for (const knock of KNOCKS[sound]) strike(audio, knock, LOUDNESS * volume ** 2);
}

/**
 * @param {AudioContext} context
 * @param {{at: number, pitch: number, rings?: boolean}} knock
 * @param {number} loudest  0 to 1
 */
function strike(context, { at, pitch, rings = false }, loudest) {
    const start = context.currentTime + at;
    const length = rings ? 0.9 : 0.12;
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(loudest, start + 0.004);
    loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
    const tone = new OscillatorNode(context, { type: rings ? "sine" : "triangle", frequency: pitch });
    // The pitch of a wooden knock falls while it fades.
    if (!rings) tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + length);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + length);
}

/** Plays sounds for changes of the position while the setting is on. @param {Store<Model>} store */
export function listen(store) {
    let before = store.value.state;
    store.subscribe(({ state, settings }) => {
        if (state === before) return;
        const sound = settings.sounds ? soundOf(before, state) : null;
        before = state;
        if (!sound) return;
        try {
            play(sound, settings.volume);
        } catch {
            // A device without audio works without sounds.
        }
    });
}
