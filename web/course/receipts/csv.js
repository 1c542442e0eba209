/**
 * Tables as CSV (RFC 4180), as spreadsheets read it: UTF-8 with a byte order mark. Cells come from students, and a
 * spreadsheet would run one that begins like a formula; an apostrophe before it makes it a text.
 */

const MARK = "\u{feff}";
const LINE_END = "\r\n";
/** Full-width signs begin a formula in some languages. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;

/** @param {string | number} value */
function cell(value) {
    if (typeof value === "number") return String(value);
    const text = FORMULA.test(value) ? `'${value}` : value;
    return /[",;\r\n\t']/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** @param {(string | number)[][]} rows  the first one holds the names of the columns */
export const writeCsv = (rows) => MARK + rows.map((row) => row.map(cell).join(",") + LINE_END).join("");
