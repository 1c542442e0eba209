/**
 * Which keys exist and which blanks their messages have, by the English catalogues. A text of a lesson of the course
 * about search is named by its place in the lesson, and its catalogue is not listed.
 */

import type { messages as about } from "./about/en.js";
import type { messages as analysis } from "./analysis/en.js";
import type { messages as archive } from "./archive/en.js";
import type { messages as arena } from "./arena/en.js";
import type { messages as builder } from "./builder/en.js";
import type { messages as clock } from "./clock/en.js";
import type { messages as common } from "./common/en.js";
import type { messages as course } from "./course/en.js";
import type { messages as embedProblems } from "./embed-problems/en.js";
import type { messages as embedView } from "./embed-view/en.js";
import type { messages as forms } from "./forms/en.js";
import type { messages as friend } from "./friend/en.js";
import type { messages as help } from "./help/en.js";
import type { messages as learn } from "./learn/search/frame/en.js";
import type { messages as lens } from "./lens/en.js";
import type { messages as lensMore } from "./lens-more/en.js";
import type { messages as cachex } from "./lessons/cachex/en.js";
import type { messages as chexers } from "./lessons/chexers/en.js";
import type { messages as lessons } from "./lessons/frame/en.js";
import type { messages as halma } from "./lessons/halma/en.js";
import type { messages as hive } from "./lessons/hive/en.js";
import type { messages as tetress } from "./lessons/tetress/en.js";
import type { messages as licences } from "./licences/en.js";
import type { messages as line } from "./line/en.js";
import type { messages as make } from "./make/en.js";
import type { messages as menu } from "./menu/en.js";
import type { messages as newGame } from "./new-game/en.js";
import type { messages as open } from "./open/en.js";
import type { messages as openings } from "./openings/en.js";
import type { messages as opponents } from "./opponents/en.js";
import type { messages as pack } from "./pack/en.js";
import type { messages as play } from "./play/en.js";
import type { messages as puzzles } from "./puzzles/en.js";
import type { messages as receipts } from "./receipts/en.js";
import type { messages as refusals } from "./refusals/en.js";
import type { messages as report } from "./report/en.js";
import type { messages as result } from "./result/en.js";
import type { messages as rules } from "./rules/en.js";
import type { messages as share } from "./share/en.js";
import type { messages as shared } from "./shared/en.js";
import type { messages as terms } from "./terms/en.js";

type English = typeof about &
    typeof analysis &
    typeof archive &
    typeof arena &
    typeof builder &
    typeof clock &
    typeof common &
    typeof course &
    typeof embedProblems &
    typeof embedView &
    typeof forms &
    typeof friend &
    typeof help &
    typeof learn &
    typeof lensMore &
    typeof lens &
    typeof cachex &
    typeof chexers &
    typeof lessons &
    typeof halma &
    typeof hive &
    typeof tetress &
    typeof licences &
    typeof line &
    typeof make &
    typeof menu &
    typeof newGame &
    typeof open &
    typeof openings &
    typeof opponents &
    typeof pack &
    typeof play &
    typeof puzzles &
    typeof receipts &
    typeof refusals &
    typeof report &
    typeof result &
    typeof rules &
    typeof share &
    typeof shared &
    typeof terms;

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

/** A key and the values of its blanks, for a sentence that is written later. */
export type Sentence = { key: AnyKey | FoundKey; params?: Values };

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

/** The values of a sentence come with its key, which can be any. */
export type Blanks<K> = [BlanksOf<K>] extends [never]
    ? [blanks?: Values]
    : [AnyKey] extends [K]
      ? [blanks?: Values]
      : [blanks: Record<BlanksOf<K>, string | number> & Values];

export type Say = <const K extends string>(key: Known<K> & K, ...blanks: Blanks<K>) => string;
