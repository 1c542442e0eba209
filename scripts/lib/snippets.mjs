// Cuts pieces of source files for pages, so that what a page shows is what runs and is tested. A stale piece fails the
// build.
//
//   node scripts/lib/snippets.mjs SPEC.json OUT.js      (writes OUT.d.ts, too; leaves files alone that would not
//   change)
//
// SPEC.json lists the snippets by name:
//
//   { "minimax": {
//       "pieces": [{ "file": "engine/lens/walks/minimax_walk.hpp", "function": "visit" },
//                  { "file": "engine/lens/walks/minimax_walk.hpp", "function": "take" },
//                  { "file": "web/embed/example.js", "marker": "first-board" }],
//       "steps": ["enter", "leaf", "stand-pat", "take", "leave"],
//       "tidy": "lens" } }
//
// - `file`: from the root of the repository.
// - `function`: a function, method or class of C++ or JavaScript by name, from its first line to its closing brace. It
//   must be defined once in the file. `"comment": true` adds the comment above it.
// - `marker`: the lines between `// snippet: first-board` and `// end of snippet: first-board`, in any language with
//   comments of `//`, `#` or `<!--`. A piece with neither is the whole file.
// - `steps`: the anchors `//@ step` (in Python `#@ step`) that the lines must have, each exactly once. Without `steps`
//   there may be none.
// - `tidy`: `"lens"` turns the lines of a search of engine/lens into pseudocode, see `tidied`.
// - `longest`: the most characters of a line, 78 without it.
//
// OUT.js exports `sources`: by name `{ file, lines: [{ text, steps }] }`, without common indentation; pieces are
// separated by an empty line.
//
// Fails if a file, function, marker or step is missing, if a step is unknown to the snippet, and if a line is too
// long.

import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { writeGenerated } from "./generated.mjs";
import { isStarted } from "./started.mjs";

const repository = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

export const LONGEST_LINE = 78;

/**
 * @typedef {{file: string, function?: string, marker?: string, comment?: boolean}} Piece
 * @typedef {{pieces: Piece[], steps?: string[], tidy?: "lens", longest?: number}} Snippet
 * @typedef {{text: string, steps: string[]}} Line
 */

const anchor = /\s*(?:\/\/|#)@ (\S+)\s*$/;

/** The text with comments and strings blanked, so that their brackets do not count. @param {string} text */
function blanked(text) {
    const pattern = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])'|`(?:\\.|[^`\\])*`/g;
    return text.replace(pattern, (part) => part.replace(/[^\n]/g, " "));
}

/** The place behind the bracket that closes the one at `open`, or -1. @param {string} text @param {number} open */
function closingOf(text, open) {
    let depth = 0;
    for (let at = open; at < text.length; at++) {
        if ("([{".includes(text[at])) depth += 1;
        if (")]}".includes(text[at]) && --depth === 0) return at + 1;
    }
    return -1;
}

/** Where the definitions of a function or class begin and end. @param {string} text @param {string} name */
function definitionsOf(text, name) {
    const code = blanked(text);
    const found = [];
    for (const { index } of code.matchAll(new RegExp(`(?<![\\w.>#])#?${name}(?=\\()`, "g"))) {
        const arguments_ = closingOf(code, code.indexOf("(", index));
        // Qualifiers, a result type or base initialisers may follow, but no other statement.
        const body = arguments_ < 0 ? null : /^[^;{}()=]*\{/.exec(code.slice(arguments_));
        if (body) found.push([index, closingOf(code, arguments_ + body[0].length - 1)]);
    }
    for (const { index, 0: head } of code.matchAll(new RegExp(`\\b(?:class|struct) ${name}\\b[^;{}]*\\{`, "g"))) {
        found.push([index, closingOf(code, index + head.length - 1)]);
    }
    return found.filter(([, end]) => end > 0);
}

/** @param {string} text @param {Piece} piece @returns {string[]} */
function linesOfFunction(text, piece) {
    const found = definitionsOf(text, String(piece.function));
    if (found.length !== 1) {
        throw new Error(`${piece.file}: ${found.length || "no"} definitions of ${piece.function}, one expected`);
    }
    const [[begin, end]] = found;
    const lines = text.split("\n");
    let first = text.slice(0, begin).split("\n").length - 1;
    const last = text.slice(0, end).split("\n").length - 1;
    // The result type, or the head of a template, may be on separate lines above the name.
    const isHead = (/** @type {string} */ line) => /^\s*(template|requires)\b/.test(line);
    while (first > 0 && isHead(lines[first - 1])) first -= 1;
    if (piece.comment) while (first > 0 && /^\s*(\/\/\/?|\/\*\*|\*)/.test(lines[first - 1])) first -= 1;
    return lines.slice(first, last + 1);
}

/** @param {string} text @param {Piece} piece @returns {string[]} */
function linesOfMarker(text, piece) {
    const lines = text.split("\n");
    const places = (/** @type {string} */ start) =>
        lines.flatMap((line, i) => {
            const found = /^\s*(?:\/\/|#|<!--) (.*?)(?: -->)?\s*$/.exec(line);
            return found?.[1] === `${start}: ${piece.marker}` ? [i] : [];
        });
    const [begin, end] = [places("snippet"), places("end of snippet")];
    if (begin.length !== 1 || end.length !== 1 || end[0] < begin[0]) {
        throw new Error(
            `${piece.file}: "snippet: ${piece.marker}" and "end of snippet: ${piece.marker}" expected, once each`,
        );
    }
    return lines.slice(begin[0] + 1, end[0]).filter((line) => !/^\s*(\/\/|#|<!--) (end of )?snippet: /.test(line));
}

/** @param {string} text @param {Piece} piece */
function cutPiece(text, piece) {
    if (piece.function) return linesOfFunction(text, piece);
    return piece.marker ? linesOfMarker(text, piece) : text.trimEnd().split("\n");
}

/** Without the indentation that all lines share. @param {string[]} lines */
function dedented(lines) {
    const indents = lines.filter((line) => line.trim()).map((line) => line.length - line.trimStart().length);
    const shared = Math.min(...indents);
    return lines.map((line) => line.slice(shared));
}

/** A line that is too long because of its arguments, broken after a comma. @param {string} line */
function broken(line) {
    const open = line.indexOf("search(");
    if (line.length <= LONGEST_LINE || open < 0) return [line];
    const at = line.lastIndexOf(", ", LONGEST_LINE - 1);
    return [line.slice(0, at + 1), " ".repeat(open + "search(".length) + line.slice(at + 2)];
}

/** Without conversions of numbers. @param {string} text */
function unconverted(text) {
    const head = /\bstatic_cast<[\w:]+>(?=\()/;
    for (let found = head.exec(text); found; found = head.exec(text)) {
        const open = found.index + found[0].length;
        const end = closingOf(text, open);
        const inside = text.slice(open + 1, end - 1).replace(/\n\s*/g, " ");
        text = text.slice(0, found.index) + inside + text.slice(end);
    }
    return text;
}

/**
 * The lines of a search of engine/lens as pseudocode: without `this->` and conversions, without what only writes the
 * trace, and without the macros that stop and resume a search. A search of a child reads as a call: `visit`
 * becomes `search`, which returns values.
 * @param {string[]} lines
 */
function tidied(lines) {
    const kept = unconverted(lines.join("\n"))
        // Lines that only write the trace; they contain no step.
        .replace(/\n *(?:this->)?(?:note_taken|note_research|cut|trace_\.write)\([^;]*\);(?=\n)/g, "")
        .replace(/\n *LENS_END(?=\n)/g, "")
        .split("\n");
    const out = [];
    for (const line of kept) {
        // The step of this line is that of the function's first.
        if (/^\s*LENS_BEGIN\(n\)/.test(line)) {
            out[out.length - 1] += line.match(anchor)?.[0] ?? "";
            continue;
        }
        const [code, step = ""] = [line.replace(anchor, ""), line.match(anchor)?.[0]];
        const tidy = code
            .replaceAll("this->", "")
            .replace(/\bLENS_SEARCH\(n, /, "n.value = search(")
            .replace(/\bLENS_NEGATED\(n, /, "n.value = -search(")
            .replace(/\bvoid visit\(Node& n\) (?:override |final )?/, "Values search(Node& n) ")
            .replace(/ (?:override|final) \{/, " {")
            .replace(/\breturn leave\(n\);/, "return n.values;");
        const [first, ...others] = broken(tidy);
        out.push(first + step, ...others);
    }
    return out;
}

/**
 * Cuts the snippets of a specification.
 * @param {Record<string, Snippet>} spec
 * @param {(file: string) => string} [read]
 * @returns {Record<string, {file: string, lines: Line[]}>}
 */
export function cutSnippets(spec, read = readSource) {
    /** @type {Record<string, {file: string, lines: Line[]}>} */
    const sources = {};
    for (const [name, snippet] of Object.entries(spec)) {
        try {
            sources[name] = { file: snippet.pieces[0].file, lines: linesOf(snippet, read) };
        } catch (error) {
            throw new Error(`snippet "${name}": ${/** @type {Error} */ (error).message}`);
        }
    }
    return sources;
}

/** @param {Snippet} snippet @param {(file: string) => string} read */
function linesOf({ pieces, steps = [], tidy, longest = LONGEST_LINE }, read) {
    /** @type {Line[]} */
    const lines = [];
    for (const piece of pieces) {
        const text = read(piece.file);
        const cut = dedented(cutPiece(text, piece));
        if (lines.length > 0) lines.push({ text: "", steps: [] });
        for (const line of tidy === "lens" ? tidied(cut) : cut) {
            const step = line.match(anchor)?.[1];
            if (step && !steps.includes(step)) throw new Error(`${piece.file}: unknown step "${step}"`);
            const shown = line.replace(anchor, "").trimEnd();
            if (shown.length > longest) {
                throw new Error(`${piece.file}: longer than ${longest} characters: ${shown.trim()}`);
            }
            lines.push({ text: shown, steps: step ? [step] : [] });
        }
    }
    for (const step of steps) {
        const count = lines.filter((line) => line.steps.includes(step)).length;
        if (count !== 1) throw new Error(`the step "${step}" is marked ${count} times, once expected`);
    }
    return lines;
}

/** @param {string} file */
function readSource(file) {
    const full = path.join(repository, file);
    if (!existsSync(full)) throw new Error(`there is no file ${file}`);
    return readFileSync(full, "utf8");
}

const declarations = `export type SourceLine = { text: string; steps: string[] };
export const sources: Record<string, { file: string; lines: SourceLine[] }>;
`;

/**
 * Cuts the snippets of a specification and writes them as a module.
 * @param {string} specFile
 * @param {string} out
 */
export function writeSnippets(specFile, out) {
    const sources = cutSnippets(JSON.parse(readFileSync(specFile, "utf8")));
    const from = path.relative(repository, path.resolve(specFile));
    const head = `// Generated from ${from} by scripts/lib/snippets.mjs.\n\n`;
    writeGenerated(out, head, `export const sources = ${JSON.stringify(sources, null, 1)};\n`, declarations);
}

if (isStarted(import.meta.url)) {
    try {
        writeSnippets(process.argv[2], process.argv[3]);
    } catch (error) {
        console.error(/** @type {Error} */ (error).message);
        process.exitCode = 1;
    }
}
