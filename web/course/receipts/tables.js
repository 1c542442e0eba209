/** The receipts of a class as tables for a spreadsheet: a line for each student, or for each student and item. */

import { writeCsv } from "./csv.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { Mark, Row } from "./collect.js"
 */

/** What is odd about a receipt, in words. @param {Translate} t @param {Row} row */
export const marksText = (t, { marks }) => marks.map((mark) => markText(t, mark)).join("; ");

/** @param {Translate} t @param {Mark} mark */
export function markText(t, { kind, others }) {
    return t(`receipt.mark.${kind}`, { others: others.map((number) => t.number(number)).join(", ") });
}

/** @param {number} value */
const decimal = (value) => Math.round(value * 10_000) / 10_000;

/** @param {Translate} t @param {string[]} names  of columns */
const head = (t, names) => names.map((name) => t(`receipt.column.${name}`));

const WHO = ["number", "name", "code", "activity", "date"];

/** @param {Row} row @returns {(string | number)[]} */
function whose({ number, receipt }) {
    return [number, receipt?.name ?? "", receipt?.code ?? "", receipt?.activity ?? "", receipt?.at ?? ""];
}

/** @param {Translate} t @param {Row[]} rows */
export function studentsCsv(t, rows) {
    const table = rows.map((row) => {
        const { receipt } = row;
        const figures = receipt
            ? [decimal(receipt.points), decimal(receipt.of), decimal(receipt.score * 100), receipt.seconds]
            : ["", "", "", ""];
        return [...whose(row), ...figures, marksText(t, row)];
    });
    return writeCsv([head(t, [...WHO, "points", "of", "percent", "seconds", "marks"]), ...table]);
}

/** @param {Translate} t @param {Row[]} rows */
export function itemsCsv(t, rows) {
    const table = rows.flatMap((row) =>
        (row.receipt?.items ?? []).map(({ id, kind, variant, points, of, tries, hints, seconds, answer }) => [
            ...whose(row),
            id,
            kind,
            variant,
            decimal(points),
            decimal(of),
            tries,
            hints,
            seconds,
            answer,
            marksText(t, row),
        ]),
    );
    const columns = ["item", "kind", "variant", "points", "of", "tries", "hints", "seconds", "answer", "marks"];
    return writeCsv([head(t, [...WHO, ...columns]), ...table]);
}
