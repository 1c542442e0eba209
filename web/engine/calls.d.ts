// Types of calls from a page to a worker, derived from the methods behind it.

import type { Answer } from "../../wasm/quintet.d.ts";

/**
 * Why a request is refused. `action`: the wrong action of a record; `place`: the wrong character of a text. Both count
 * from 1.
 */
export type CallError = { message: string; action?: number; place?: number; reason?: string };

/**
 * Work in slices, returned by a method that takes long. `step` works for a slice and returns the answer if that was the
 * last one; `stop` ends the work and returns the answer so far. At most one job runs for each `key`: before a method
 * starts another one, it ends the running one with `Scheduler.end`.
 */
export interface Job<Content, Progress> {
    key: number | string;
    step(report: Report<Progress>): Answer<Content> | undefined;
    stop(report: Report<Progress>): Answer<Content>;
}

export type Report<Progress> = (progress: Progress, transfer?: Transferable[]) => void;

/** The part of a host that its methods use. `end` ends the job with a key, if any, and answers its request. */
export type Scheduler = { end: (key: Job<unknown, unknown>["key"]) => void; now: () => number };

type Given<M> = M extends (...given: infer G) => unknown ? G : never;
type Returned<M> = M extends (...given: never) => infer R ? R : never;
type ContentOf<R> = Exclude<R extends Job<infer C, infer _> ? C : R, { error: CallError }>;
type ProgressOf<R> = R extends Job<infer _, infer P> ? P : never;

/** Calls a method of `Methods` in the worker. */
export type Call<Methods> = <Name extends keyof Methods>(
    method: Name,
    ...given: Given<Methods[Name]>
) => Promise<ContentOf<Returned<Methods[Name]>>>;

/** As `Call`, for a method that returns a job. */
export type Follow<Methods> = <Name extends keyof Methods>(
    onProgress: ((progress: ProgressOf<Returned<Methods[Name]>>) => void) | undefined,
    method: Name,
    ...given: Given<Methods[Name]>
) => Promise<ContentOf<Returned<Methods[Name]>>>;
