/**
 * Offers the lesson of the game to those who are here for the first time: a link after the aim of the game, shown
 * before the first action. Playing passes it by. Loaded after the first board, whose budget has no room for it.
 */
import { helpWords } from "../i18n/catalogues.js";
import { addWords } from "../i18n/t.js";

/** @import { QuintetApp } from "./quintet-app.js" */

/** @param {QuintetApp} app  in the document */
export async function offerLesson(app) {
    // A static import would divide the first board's code into more files.
    const { openArchive } = await import("../archive/archive.js");
    const archive = await openArchive();
    if ((await archive.games.list({ limit: 1 })).length > 0) return;
    await addWords(app.t, helpWords);
    app.lesson = true;
}
