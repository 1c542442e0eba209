// The class `Arena` of `quintet-lens.mjs`, written by hand beside `arena_bindings.cpp`. A test compares the names with
// the compiled module.

import type {
    ChosenOpening,
    OpeningRequest,
    PlannedGame,
    Rating,
    ScheduleRequest,
    StyleInfo,
} from "../../build/wasm/lens-shapes.js";
import type { GameRecord } from "../../build/wasm/shapes.js";
import type { LensAnswer } from "../lens/quintet-lens.d.ts";

export type { ChosenOpening, OpeningRequest, PlannedGame, Rating, ScheduleRequest, StyleInfo };

/** `scores`: points by player of the game, 1 for a win and equal shares for a draw. */
export type RatedGame = { participants: number[]; scores: number[] };

/** `anchors`: participants whose Elo is known. Participants are numbers below `participants`. */
export type RatingRequest = {
    participants: number;
    games: RatedGame[];
    anchors?: { participant: number; elo: number }[];
};

/**
 * What a contest in the page shares with `quintet match` and `quintet tournament`: with the same seed, the same
 * openings, schedules, seeds and ratings. Has no state. No method throws, unless the number of arguments is wrong.
 */
export interface Arena {
    /** Chooses the opening with a number. Takes up to a second if `balance` is below 100. */
    opening(request: OpeningRequest): LensAnswer<ChosenOpening>;
    /** Returns who plays whom, in the order of play. */
    schedule(request: ScheduleRequest): LensAnswer<{ games: PlannedGame[] }>;
    /**
     * Returns the seeds of the first `count` actions after the opening of a game, and the seed that an agent gets at
     * the start of the game, for each of three players.
     */
    seedsOf(seed: number, game: number, count: number): LensAnswer<{ seeds: number[]; agents: number[] }>;
    /** Returns the action of the seat `random` in the position that a record shows. */
    randomAction(record: GameRecord, seed: number): LensAnswer<{ action: string }>;
    /** Lists the opponents that a game offers beside the engine. */
    styles(game: string): LensAnswer<{ styles: StyleInfo[] }>;
    /** Returns the action of a style in the position that a record shows. Takes up to some seconds. */
    styleAction(record: GameRecord, style: string, seed: number): LensAnswer<{ action: string }>;
    /**
     * Returns the Elo of each level above random play, weakest first. The last levels are missing if it is not known.
     */
    levelRatings(game: string): LensAnswer<{ elo: number[] }>;
    /** Returns what each level does in a game, weakest first. */
    levelLimits(game: string): LensAnswer<{ limits: LevelLimits[] }>;
    /** Returns the rating of each participant. Without anchors, their mean is 0. */
    ratings(request: RatingRequest): LensAnswer<{ ratings: Rating[] }>;

    /** Frees the arena. Do not use it afterwards. */
    delete(): void;
}
