/** Which task comes next: a puzzle of the catalog, one that was missed in the last run, or a mistake of the reader. */

import { exerciseOf, idOf, taskOf } from "./solving/solving.js";

/**
 * @import { Puzzle } from "./catalog/puzzle.js"
 * @import { PuzzleSource } from "./catalog/source.js"
 * @import { Mine } from "./progress/mine.js"
 * @import { Task } from "./solving/solving.js"
 * @import { TrainerModel } from "./trainer-model.js"
 */

/**
 * @param {TrainerModel} model
 * @param {{source: PuzzleSource, mine: Mine, at: number, random: () => number}} from  `at`: milliseconds since 1970
 * @returns {Promise<{task: Task, again: boolean, missed?: Puzzle[]} | null>} `again`: whether it was tried before;
 *     `missed`: those that are still to try again
 */
export async function nextTask(
    { game, mode, run, missed, themes, records, task, early },
    { source, mine, at, random },
) {
    if (mode === "mine") {
        const mistake = await mine.next(game, at, { early, besides: task?.mistake?.id ?? "" });
        return mistake && { task: exerciseOf(mistake), again: false };
    }
    if (missed.length > 0) {
        const [puzzle, ...later] = missed;
        return { task: taskOf(puzzle), again: true, missed: later };
    }
    if (mode === "run" && (!run || run.over)) return null;
    const used = [...(run?.used ?? []), ...(task ? [idOf(task)] : [])];
    const found = await source.next(game, {
        rating: run ? run.rating : records.rating.rating,
        themes: run ? [] : themes,
        seen: { ...records.seen, ...Object.fromEntries(used.map((id) => [id, { at, right: true }])) },
        random,
    });
    return found && { task: taskOf(found.puzzle), again: found.again };
}
