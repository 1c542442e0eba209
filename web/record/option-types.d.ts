// The types of options, from the rows of `option-table.js`. The build writes them out for other sites.

import type { GameRecord } from "../../build/wasm/shapes.js";
import type { table } from "./option-table.js";

type Rows = typeof table;
type ValueOf<Row> = Row extends { values: readonly (infer Value)[] } ? Value : never;

/** The JavaScript values of each type of option. `Value`: one of the row's `values`. */
interface OptionTypes<Value> {
    word: string;
    text: string;
    choice: Value;
    flag: boolean;
    count: number;
    turn: "auto" | number;
    words: string[];
    list: Value[];
    origins: string[];
    pairs: Record<string, string | number>;
    record: GameRecord | string;
    actions: string[];
    steps: string[][];
    number: number | string;
    toggle: boolean | string;
    names: string | string[];
    choices: string | Value[];
    window: string | [number, number];
    questions: boolean | string | string[];
}

export type Mode = ValueOf<Rows["mode"]>;
export type Control = ValueOf<Rows["controls"]>;
export type LensAlgorithm = ValueOf<Rows["algorithm"]>;
export type LensPane = ValueOf<Rows["panes"]>;

/** The options of a game; all are optional. */
export type EmbedOptions = { -readonly [Name in keyof Rows]?: OptionTypes<ValueOf<Rows[Name]>>[Rows[Name]["type"]] };
