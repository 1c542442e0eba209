/** Starts recording a solution with the recorder of `game/lines/line-recorder.js`. */

import { Recorder } from "../../game/lines/line-recorder.js";
import { PERSON } from "../../game/model.js";
import { exerciseIn, validateExercise } from "../exercise.js";
import { gameOptions } from "./codes.js";
import { readForm, stepsIn } from "./forms/builder-form.js";

/**
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { EmbedOptions } from "../element/game-types.d.ts"
 * @import { Loader } from "../exercise.js"
 * @import { Form } from "./forms/builder-form.js"
 */

/**
 * Returns a recorder that continues the valid part of the solution in the form, and the options of its board.
 * @param {Loader} engine
 * @param {Form} form
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
    /** @type {EmbedOptions} */
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
