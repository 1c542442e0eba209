/**
 * The page's controller, for a game inside another page: nothing is kept, "new game" begins again with the game that was
 * asked for, and an exercise looks at each action before it is played.
 *
 * @typedef {import("../app/model.js").SavedGame} SavedGame
 * @typedef {import("./exercise.js").Exercise} Exercise
 * @typedef {import("../engine/protocol.js").GameRecord} GameRecord
 */

import { Controller } from "../app/controller.js";
import { hintFound, noticed, savedGame } from "../app/model.js";
import { Opener } from "../app/opener.js";
import { nextStep } from "../app/turns.js";

/** So long a position stays before a reply that is part of an exercise, in milliseconds. */
const REPLY_AFTER_MS = 600;

/** Remembers nothing, and says that this is as it should be. */
export const noSaves = /** @type {import("../app/saves.js").Saves} */ (
    /** @type {unknown} */ ({
        keep: () => true,
        keepSettings: () => true,
        saved: () => null,
        current: () => "",
        forget() {},
    })
);

/**
 * The game to begin with, and to begin again with. `now`: how far it has come, if this is not its beginning.
 * @typedef {{game: SavedGame, exercise: Exercise | null, now?: SavedGame | null}} Beginning
 */

class EmbedOpener extends Opener {
    clocks = false;
    /** Finds out how to begin; the second way is for when the first is barred. @type {(() => Promise<Beginning>)[]} */
    ways = [];
    /** @type {Beginning | null} */
    begun = null;
    /** @type {Exercise | null} */
    exercise = null;

    async first() {
        for (const way of this.ways) {
            try {
                await this.begin(await way());
                return;
            } catch (error) {
                this.problem(error);
            }
        }
    }

    async fresh() {
        const old = savedGame(this.store.value);
        if (!this.begun) return;
        await this.begin({ ...this.begun, now: null });
        const changed = old?.record.actions?.length !== this.begun.game.record.actions?.length;
        if (old && changed && !this.exercise) {
            this.store.update((model) => noticed(model, { key: "notice.newGame", undo: old }));
        }
    }

    /** @param {Beginning} beginning @param {(game: SavedGame) => Promise<void>} [load] */
    async begin(beginning, load = (game) => this.load(game)) {
        const before = this.exercise;
        // Whoever sees the new position must know what it is for.
        this.exercise = beginning.exercise;
        try {
            await load(beginning.now ?? beginning.game);
            this.begun = beginning;
        } catch (error) {
            this.exercise = before;
            throw error;
        }
    }
}

export class EmbedController extends Controller {
    /** Told after an action has been played. @type {(action: string, player: number) => void} */
    onAction = () => {};
    /** Told what came of a try. @type {(result: "right" | "wrong" | "solved", action: string) => void} */
    onTry = () => {};
    #opener;
    #wait;

    /** @param {ConstructorParameters<typeof Controller>[0]} parts */
    constructor(parts) {
        super(parts);
        this.#wait = parts.wait ?? ((milliseconds) => new Promise((done) => setTimeout(done, milliseconds)));
        this.#opener = new EmbedOpener(parts.engine, parts.store, parts.saves);
        this.opener = this.#opener;
    }

    get exercise() {
        return this.#opener.exercise;
    }

    /** @param {(() => Promise<Beginning>)[]} ways */
    startWith(...ways) {
        this.#opener.ways = ways;
        return this.start(Promise.resolve(null));
    }

    /** Another game to begin with. Rejects if the engine refuses it. @param {Beginning} beginning */
    beginWith(beginning) {
        return this.#opener.begin(beginning, (game) => this.load(game));
    }

    /** Whether a record is the game that was begun with, as far as that went. @param {GameRecord} record */
    goesOnFromBeginning({ game, setup = "", actions = [] }) {
        const first = this.#opener.begun?.game.record;
        if (!first || game !== first.game || setup !== (first.setup ?? "")) return false;
        return (first.actions ?? []).every((action, index) => action === actions[index]);
    }

    /** The exercise is over; the game goes on without it. */
    endExercise() {
        this.#opener.exercise = null;
    }

    /** @param {string} action */
    async play(action) {
        const { state: before } = this.store.value;
        if (!before) return;
        if (this.exercise && nextStep(this.store.value).kind === "person") return this.#try(this.exercise, action);
        await this.#playNow(action);
    }

    hint() {
        const { state } = this.store.value;
        const right = state && this.exercise?.isReadersTurn(state) ? this.exercise.rightIn(state) : null;
        if (!right) return this.exercise ? Promise.resolve() : super.hint();
        const legal = state?.legal.find(({ text }) => right.includes(text));
        this.store.update((model) => hintFound(model, legal?.text ?? null));
        return Promise.resolve();
    }

    /** @param {string} action */
    async #playNow(action) {
        const { state: before } = this.store.value;
        await super.play(action);
        const { state } = this.store.value;
        const played = state !== before && state?.lastAction?.text === action && state.ply === (before?.ply ?? 0) + 1;
        if (played) this.onAction(action, before?.toMove ?? 0);
    }

    /** @param {Exercise} exercise @param {string} action */
    async #try(exercise, action) {
        const { state } = this.store.value;
        if (!state || !exercise.isReadersTurn(state)) return;
        exercise.tries += 1;
        if (!exercise.rightIn(state)?.includes(action)) {
            this.onTry("wrong", action);
            return;
        }
        await this.#playNow(action);
        const { state: after } = this.store.value;
        if (!after || after === state) return;
        this.onTry(exercise.isSolved(after) ? "solved" : "right", action);
        exercise.tries = 0;
        await this.#reply(exercise);
    }

    /** Plays what the solution lets the other sides play, as long as it is their turn. @param {Exercise} exercise */
    async #reply(exercise) {
        const { state } = this.store.value;
        const reply = state && exercise.replyIn(state);
        if (!reply) return;
        await this.#wait(REPLY_AFTER_MS);
        // Meanwhile the reader may have gone elsewhere.
        if (this.store.value.state !== state || this.exercise !== exercise) return;
        await this.#playNow(reply);
        const { state: after } = this.store.value;
        if (!after || after === state) return;
        if (exercise.isSolved(after)) this.onTry("solved", reply);
        else await this.#reply(exercise);
    }
}
