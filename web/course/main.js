/**
 * Starts the student's page. The sheet comes from `?src=`, from `#sheet=`, from `sheet.json` beside the page, or from a
 * file that is chosen or dropped; `language` and `theme` may stand beside it.
 */

import { html, nothing } from "lit";
import { textFound } from "../game/open/recognise.js";
import { courseWords, receiptWords, resultWords, sharedWords, withWords } from "../i18n/catalogues.js";
import { LensClient } from "../lens/engine/lens-client.js";
import { boot } from "../widgets/boot.js";
import { Course } from "./course.js";
import { CoursePage } from "./course-page.js";
import { randomSeed } from "./draw.js";
import { findSheet } from "./files/find-sheet.js";
import { loadSheet } from "./files/kept-sheets.js";
import { tellHeight } from "./grades/frame-height.js";
import { reporters } from "./grades/reporters.js";
import { printable } from "./paper/pictures.js";
import { Reporting } from "./sitting/reporting.js";

const asked = new URLSearchParams(`${location.search.slice(1)}&${location.hash.slice(1)}`);
const theme = asked.get("theme") ?? "";

/**
 * @import { Found } from "../game/open/recognise.js"
 * @import { Translate } from "../i18n/t.js"
 * @import { Kit, Ways } from "../widgets/boot.js"
 */

/** @param {Kit} kit */
function start({ t, memory, settings: { coordinates }, show }) {
    const engine = new LensClient();
    /** @type {Reporting} */
    const reporting = new Reporting(
        reporters.map((make) => make()),
        (reporter) => course.lose(reporter),
    );
    const packed = document.documentElement.dataset.packed !== undefined;
    const board = packed ? "" : printable("play.html");
    const course = new Course({ engine, reporting, memory, translate: t, newSeed: randomSeed, board });
    const page = Object.assign(new CoursePage(), { t, course, coordinates });
    page.home = !packed && window.parent === window;
    // In a frame nothing but the student's work stays in the browser.
    const find = () => findSheet(location, { packed, ...(page.home && { load: loadSheet }) });
    page.receipt = receiptFor(course, reporting, t, () => page.requestUpdate());
    show(page, engine);
    tellHeight(idealHeight());
    course.start(find);
    window.addEventListener("pagehide", () => course.pause());
    window.addEventListener("pageshow", () => course.resume());
    /** @param {Found} found */
    const open = async (found) => {
        // What a student works on is not replaced without a question.
        if (course.model.phase === "work") return false;
        if (found.link === undefined) await course.open(await textFound(found));
        else location.hash = found.link;
        return true;
    };
    /** @type {Ways} */
    const ways = {
        arrive: () => course.start(find),
        takes: { activity: open, unknown: (found) => (found.files.length ? open(found) : false) },
        dropText: () => page.t("course.dropHere"),
    };
    return ways;
}

/** In a frame the page fills whatever height there is; this element has the height at which a board has room. */
function idealHeight() {
    const ideal = document.createElement("div");
    ideal.style.cssText =
        "position: absolute; inset-block-start: 0; visibility: hidden; inline-size: 1px; block-size: 720px";
    document.body.append(ideal);
    return ideal;
}

/**
 * What the result shows where no place keeps it: the receipt, which is loaded then.
 * @param {Course} course
 * @param {Reporting} reporting
 * @param {Translate} t
 * @param {() => void} loaded
 */
function receiptFor(course, reporting, t, loaded) {
    /** @type {Translate | null} */
    let words = null;
    let loading = false;
    let result = course.sitting?.result;
    let student = course.who;
    return () => {
        const { sheet, sitting, who, model } = course;
        if (reporting.kept || !sheet || !sitting) return nothing;
        if (!words) {
            if (!loading) load();
            return nothing;
        }
        // The same result stays the same object: the receipt that was copied is the one that was saved.
        const now = sitting.result;
        if (JSON.stringify(now) !== JSON.stringify(result)) result = now;
        if (JSON.stringify(who) !== JSON.stringify(student)) student = who;
        return html`<quintet-receipt .t=${words} .activity=${sheet} .result=${result} .student=${student} ?failed=${model.lost.length > 0}></quintet-receipt>`;
    };

    async function load() {
        loading = true;
        try {
            const [more] = await Promise.all([withWords(t, receiptWords), import("./grades/receipt-element.js")]);
            words = more;
            loaded();
        } catch {
            // Without a network the result stays on the page; the next look tries again.
            loading = false;
        }
    }
}

boot({
    words: [resultWords, sharedWords, courseWords],
    asked: { language: asked.get("language"), theme: ["light", "dark"].includes(theme) ? theme : "" },
    start,
});
