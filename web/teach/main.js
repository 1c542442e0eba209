/** Starts a page for teachers. */

import { sharedWords } from "../i18n/catalogues.js";
import { boot } from "../widgets/boot.js";
import { TeachPage } from "./teach-page.js";

boot({
    words: [sharedWords, (file) => import(`../i18n/teach/${file}.js`)],
    start: ({ t, show }) => show(Object.assign(new TeachPage(), { t })),
});
