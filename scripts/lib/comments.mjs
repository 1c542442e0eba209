// Wraps comments that are wider than the code may be: clang-format would break lists in comments, and Biome leaves all
// comments alone. Only what is over the width moves, onto the next line of the same paragraph or onto a new line.
//
//   node scripts/lib/comments.mjs [--check] WIDTH FILE...
//
// With --check nothing is written; lines that would change are named, and the exit status is 1.

import { readFile, writeFile } from "node:fs/promises";
import { isStarted } from "./started.mjs";

/** A line that is all comment: indentation, marker, blanks, text. */
const COMMENT = /^(\s*)(\/\/\/?|\/\*\*|\*(?!\/))( +)(\S.*)$/;
/** What a paragraph does not go on with: tags, lists, tables. */
const STARTS_ANEW = /^(@|[-*+|#] ?|\d+\. )/;

/** The last blank before the width at which a text may be broken, or -1: not within `code` or "quotes". */
function breakOf(/** @type {string} */ text, /** @type {number} */ width) {
    for (let at = text.lastIndexOf(" ", width); at > 0; at = text.lastIndexOf(" ", at - 1)) {
        const before = text.slice(0, at);
        const isOpen = (/** @type {string} */ sign) => before.split(sign).length % 2 === 0;
        if (isOpen("`") || isOpen('"') || STARTS_ANEW.test(text.slice(at + 1))) continue;
        return before.trimEnd().length > 0 ? at : -1;
    }
    return -1;
}

const TAG = / (?=@\w)/;

/** A whole `/**` comment on one line, as several lines, with each tag on its own. */
function opened(/** @type {string} */ line) {
    const [, indent, text] = /^(\s*)\/\*\* (.*\S) \*\/$/.exec(line) ?? [];
    if (text === undefined) return [line];
    return [`${indent}/**`, ...text.split(TAG).map((part) => `${indent} * ${part}`), `${indent} */`];
}

/** A line of several tags, as a line for each. */
function apart(/** @type {string} */ line) {
    const [, head, text] = /^(\s*\* )(.*)$/.exec(line) ?? [];
    return text === undefined ? opened(line) : text.split(TAG).map((part) => head + part);
}

/**
 * @param {string} text  of a file
 * @param {number} width
 * @returns {{text: string, wide: number[]}} with its comments wrapped, and the numbers of the lines that were too wide
 */
export function wrapComments(text, width) {
    const wide = [];
    const out = [];
    /** @type {{line: string, number: number}[]} */
    const left = text.split("\n").map((line, at) => ({ line, number: at + 1 }));
    while (left.length > 0) {
        const { line, number } = /** @type {{line: string, number: number}} */ (left.shift());
        const [, indent, marker, blanks, words] = [...line].length > width ? (COMMENT.exec(line) ?? []) : [];
        if (words === undefined) {
            out.push(line);
            continue;
        }
        const lines = /^@.* @\w/.test(words) ? apart(line) : opened(line);
        if (lines.length > 1) {
            wide.push(number);
            left.unshift(...lines.map((each) => ({ line: each, number })));
            continue;
        }
        const closes = words.endsWith(" */");
        const body = closes ? words.slice(0, -3) : words;
        const head = indent + marker + blanks;
        const at = breakOf(body, width - head.length);
        if (at < 0) {
            out.push(line);
            continue;
        }
        wide.push(number);
        out.push(head + body.slice(0, at).trimEnd());
        const rest = body.slice(at + 1);
        // A tag or an item of a list goes on further in.
        const hang = body.startsWith("@") ? "    " : /^[-*+] /.test(body) ? "  " : "";
        const prefix = marker === "/**" ? `${indent} *${blanks}` : head;
        const next = COMMENT.exec(left[0]?.line ?? "");
        const goesOn =
            !closes &&
            next &&
            next[1] + next[2] === prefix.trimEnd() &&
            next[3] === prefix.slice(prefix.trimEnd().length) + hang &&
            !STARTS_ANEW.test(next[4]);
        if (goesOn) left[0].line = `${prefix}${hang}${rest} ${next[4]}`;
        else left.unshift({ line: `${prefix}${hang}${rest}${closes ? " */" : ""}`, number });
    }
    return { text: out.join("\n"), wide: [...new Set(wide)] };
}

async function main() {
    const [check, ...words] = process.argv[2] === "--check" ? process.argv.slice(2) : ["", ...process.argv.slice(2)];
    const [width, ...files] = words;
    for (const file of files) {
        const before = await readFile(file, "utf8");
        const { text, wide } = wrapComments(before, Number(width));
        if (wide.length === 0) continue;
        if (!check) {
            await writeFile(file, text);
            continue;
        }
        process.exitCode = 1;
        for (const line of wide) console.log(`${file}:${line}: this comment is wider than ${width} characters`);
    }
}

if (isStarted(import.meta.url)) await main();
