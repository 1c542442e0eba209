/** Questions for an LMS: Moodle XML, which Moodle's question bank and others import, and CSV for people and scripts. */

import { writeCsv } from "../../receipts/csv.js";
import { markdownHtml } from "../../text/markdown.js";

/**
 * @import { Translate } from "../../../i18n/t.js"
 * @import { BankQuestion } from "./questions.js"
 */

/** @param {string} text */
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** HTML as XML holds it; no text ends the section. @param {string} html */
const section = (html) => `<![CDATA[${html.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;

/** Markdown as HTML with formulas as TeX, which an LMS draws. @param {string} text */
const htmlOf = (text) => markdownHtml(text, { tex: true }).trim();

/** @param {string} name @param {string} text @param {string} [more] */
const textElement = (name, text, more = "") => `<${name} format="html"><text>${section(text)}</text>${more}</${name}>`;

/** @param {string} text */
const base64 = (text) => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

const TYPES = { choice: "multichoice", number: "numerical", text: "shortanswer" };

/** @param {BankQuestion} question */
function answersXml({ type, answers, margin, several, mixed }) {
    const all = answers.map(({ text, share }) => {
        const fraction = String(Math.round(share * 10_000_000) / 100_000);
        if (type === "choice")
            return `<answer fraction="${fraction}" format="html"><text>${section(htmlOf(text))}</text></answer>`;
        const tolerance = type === "number" ? `<tolerance>${margin}</tolerance>` : "";
        return `<answer fraction="${fraction}" format="plain_text"><text>${escaped(text)}</text>${tolerance}</answer>`;
    });
    const how = type === "choice" ? `<single>${!several}</single><shuffleanswers>${mixed}</shuffleanswers>` : "";
    return `${how}${type === "text" ? "<usecase>0</usecase>" : ""}\n${all.join("\n")}`;
}

/**
 * A file of a question, and the HTML that shows it.
 * @param {string} name
 * @param {string} data  base64
 * @param {string} alt
 */
const shownFile = (name, data, alt) => ({
    html: `<p><img src="@@PLUGINFILE@@/${name}" alt="${escaped(alt).replaceAll('"', "&quot;")}" width="360"></p>`,
    file: `<file name="${name}" path="/" encoding="base64">${data}</file>`,
});

/** The figure and the position of a question. @param {BankQuestion} question @param {string} alt  of the position */
function shownParts({ figure, picture }, alt) {
    const parts = [];
    if (figure && "image" in figure) {
        const [, ending, data] = /^data:image\/(\w+)[^,]*,(.*)$/s.exec(figure.image) ?? [];
        parts.push(shownFile(`figure.${ending}`, data, figure.alt));
    } else if (figure?.svg) parts.push(shownFile("tree.svg", base64(figure.svg), figure.tree));
    else if (figure) parts.push({ html: `<pre>${escaped(figure.tree)}</pre>`, file: "" });
    if (picture) parts.push(shownFile("position.svg", base64(picture), alt));
    return parts;
}

/** @param {BankQuestion} question @param {string} alt */
function questionXml(question, alt) {
    const { type, name, text, explain, hints, points, penalty } = question;
    const parts = shownParts(question, alt);
    return `<question type="${TYPES[type]}">
<name><text>${escaped(name)}</text></name>
${textElement("questiontext", htmlOf(text) + parts.map(({ html }) => html).join(""), parts.map(({ file }) => file).join(""))}
${textElement("generalfeedback", explain ? htmlOf(explain) : "")}
<defaultgrade>${points}</defaultgrade><penalty>${penalty}</penalty>
${answersXml(question)}
${hints.map((hint) => textElement("hint", htmlOf(hint))).join("\n")}
</question>`;
}

/**
 * Each task is a category, so that a quiz draws one of its variants at random.
 * @param {string} title  of the sheet
 * @param {BankQuestion[]} questions
 * @param {string} alt  what a picture shows, in words
 */
export function moodleXml(title, questions, alt) {
    // A slash in a name begins a category below.
    const part = (/** @type {string} */ name) => escaped(name.replaceAll("/", "//"));
    const parts = questions.map((question, place) => {
        const isNew = place === 0 || questions[place - 1].task !== question.task;
        const category = `<question type="category"><category><text>$course$/top/${part(title)}/${part(question.task)}</text></category></question>\n`;
        return `${isNew ? category : ""}${questionXml(question, alt)}`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${parts.join("\n")}\n</quiz>\n`;
}

/**
 * A line for each question: its answers in pairs of text and share.
 * @param {Translate} t
 * @param {BankQuestion[]} questions
 */
export function questionsCsv(t, questions) {
    const most = Math.max(0, ...questions.map(({ answers }) => answers.length));
    const names = /** @type {const} */ ([
        "make.bank.type",
        "make.itemTitle",
        "make.question",
        "make.points",
        "make.margin",
        "make.explain",
    ]);
    const head = [
        ...names.map((name) => t(name)),
        ...Array.from({ length: most }, (_, place) => [
            t("make.bank.answer", { number: place + 1 }),
            t("make.bank.share", { number: place + 1 }),
        ]).flat(),
    ];
    const rows = questions.map(({ type, name, text, points, margin, explain, answers }) => [
        type,
        name,
        text,
        points,
        type === "number" ? margin : "",
        explain,
        ...answers.flatMap((answer) => [answer.text, Math.round(answer.share * 10_000) / 100]),
        ...Array.from({ length: 2 * (most - answers.length) }, () => ""),
    ]);
    return writeCsv([head, ...rows]);
}
