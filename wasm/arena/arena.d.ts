// The class `Arena` of `quintet-full.mjs`, written by hand to match `arena_bindings.cpp`. A test compares the names
// with the compiled module.

import type {
    ChosenOpening,
    LevelLimits,
    OpeningRequest,
    PlannedGame,
    Rating,
    ScheduleRequest,
    StyleInfo,
} from "../../build/wasm/full-shapes.js";
import type { GameRecord } from "../../build/wasm/shapes.js";
import type { LensAnswer } from "../quintet-full.d.ts";

export type { ChosenOpening, OpeningRequest, PlannedGame, Rating, ScheduleRequest, StyleInfo };

/** The participant at each seat of a game, and the points of each seat: 1 for a win, equal shares for a draw. */
export type RatedGame = { participants: number[]; scores: number[] };

/** Games to rate. A participant is a number from 0 to `participants - 1`. `anchors`: participants with a known Elo. */
export type RatingRequest = {
    participants: number;
    games: RatedGame[];
    anchors?: { participant: number; elo: number }[];
};

/**
 * Openings, schedules, seeds and ratings of tournaments: with the same seed, the same as in `quintet match` and
 * `quintet tournament`. Has no state. Methods return errors; they throw only if the number of arguments is wrong.
 */
export interface Arena {
    /** Returns the opening with the number `opening`. Takes up to a second if `balance` is below 100. */
    opening(request: OpeningRequest): LensAnswer<ChosenOpening>;
    /** Returns the games of a balanced round robin, in the order of play. */
    schedule(request: ScheduleRequest): LensAnswer<{ games: PlannedGame[] }>;
    /**
     * Returns the seeds of the first `count` actions after the opening of game number `game`, and for each of three
     * players the seed that an agent gets at the start of the game.
     */
    seedsOf(seed: number, game: number, count: number): LensAnswer<{ seeds: number[]; agents: number[] }>;
    /** Returns the action of the seat `random` in the position that a record shows. */
    randomAction(record: GameRecord, seed: number): LensAnswer<{ action: string }>;
    /** Lists the sparring partners of a game. */
    styles(game: string): LensAnswer<{ styles: StyleInfo[] }>;
    /** Returns the action of a sparring partner in the position that a record shows. Takes up to a few seconds. */
    styleAction(record: GameRecord, style: string, seed: number): LensAnswer<{ action: string }>;
    /**
     * Returns the Elo of each level, weakest first; random play has 0. The last levels are missing if their Elo is
     * unknown.
     */
    levelRatings(game: string): LensAnswer<{ elo: number[] }>;
    /** Returns the search limits of each level in a game, weakest first. */
    levelLimits(game: string): LensAnswer<{ limits: LevelLimits[] }>;
    /** Returns the rating of each participant. Without anchors, the mean rating is 0. */
    ratings(request: RatingRequest): LensAnswer<{ ratings: Rating[] }>;

    /** Frees the arena. Do not use it afterwards. */
    delete(): void;
}
