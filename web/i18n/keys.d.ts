/**
 * Which keys exist and which blanks their messages have, by the English catalogues.
 */

import type { English } from "../../build/i18n/english.js";

type AnyKey = keyof English;

/** The names of the blanks in a text. */
type Names<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never;

type BlanksOf<K> = K extends AnyKey
    ? English[K] extends string
        ? Names<English[K]>
        : "count" | Names<English[K][keyof English[K]]>
    : never;

type Values = Record<string, string | number>;

/** The keys of messages without blanks but those of these names: `Key`, `Key<"count">`. */
export type Key<Given extends string = never> = {
    [K in AnyKey]: BlanksOf<K> extends Given ? K : never;
}[AnyKey];

/** What follows a beginning in the keys that have it: `Ending<"player.">` is `"red" | "blue"` and so on. */
export type Ending<Start extends string> = AnyKey extends infer K
    ? K extends `${Start}${infer End}`
        ? End
        : never
    : never;

/** A key that isn't known before the page runs, such as the engine's. `t.has` found that it exists. */
export type FoundKey = string & { readonly found: unique symbol };

/** A key and the values of its blanks, for a sentence written later. `detail`: the engine's words, in English. */
export type Sentence = { key: AnyKey | FoundKey; params?: Values; detail?: string };

/** The key itself if it exists. A key computed from a string must have the beginning and the end of one that exists. */
type Known<K extends string> = K extends AnyKey | FoundKey
    ? K
    : string extends K
      ? AnyKey
      : // biome-ignore lint/complexity/noBannedTypes: `{}` has a record's type only if the record's keys are a pattern
        {} extends Record<K, 1>
        ? Extract<AnyKey, K> extends never
            ? AnyKey
            : K
        : AnyKey;

/** The blanks that all these keys have. */
type SharedBlanks<K> = keyof (K extends AnyKey ? Record<BlanksOf<K>, 1> : never);

/** The blanks to fill: all of a key's, or of a pattern those that every key has that fits. */
type Wanted<K> = K extends AnyKey ? BlanksOf<K> : K extends FoundKey ? never : SharedBlanks<Extract<AnyKey, K>>;

export type Blanks<K> = [Wanted<K>] extends [never]
    ? [blanks?: Values]
    : [AnyKey] extends [K]
      ? [blanks?: Values]
      : [blanks: Record<Wanted<K>, string | number> & Values];

/**
 * `B` is a parameter so that `K` is inferred from the key alone: inferring it from blanks as well takes half a minute.
 */
export type Say = <const K extends string, B extends Blanks<K>>(key: Known<K> & K, ...blanks: B) => string;
