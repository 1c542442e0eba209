/**
 * Begins the recording of a solution: see `game/lines/line-recorder.js`.
 *
 * @typedef {import("../../engine/protocol.js").GameRecord} GameRecord
 */

import { Recorder } from "../../game/lines/line-recorder.js";
import { PERSON } from "../../game/model.js";
import { exerciseIn, validateExercise } from "../exercise.js";
import { gameOptions } from "./codes.js";
import { readForm, stepsIn } from "./forms/builder-form.js";

/**
 * Returns a recorder that continues the valid part of the solution in the form, and the options of its board.
 * @param {import("../exercise.js").Loader} engine
 * @param {import("./forms/builder-form.js").Form} form
 * @param {GameRecord} game
 */
export async function startRecording(engine, form, game) {
    const { record } = exerciseIn({ ...game, ply: form.ply }, []);
    const written = stepsIn(form.solution);
    const exercise = written.length ? (await validateExercise(engine, record, written)).exercise : null;
    const steps = exercise?.steps ?? [];
    const before = record.actions ?? [];
    const line = { ...record, actions: [...before, ...steps.map(([first]) => first)], ply: before.length };
    const { language, theme, coordinates } = (await readForm(form, game)).options;
    /** @type {import("../element/game-types.d.ts").EmbedOptions} */
    const options = {
        ...(await gameOptions(line)),
        seats: form.seats.map(() => PERSON),
        controls: ["status", "step"],
        ...(language && { language }),
        ...(theme && { theme }),
        ...(coordinates && { coordinates }),
    };
    return { recorder: new Recorder(steps), options };
}
