/** Starts the page of a thin zip. It is one file of its own there, without anything to load. */

import { messages as english } from "../../i18n/pack/en.js";
import { messages as persian } from "../../i18n/pack/fa.js";
import { messages as chinese } from "../../i18n/pack/zh-hans.js";
import { scorm } from "../grades/scorm.js";
import { ThinHost } from "./thin-host.js";

/** @import { Catalogue } from "../../i18n/t.js" */

/** How long the site has to say something. */
const PATIENCE_MS = 30_000;

const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
const status = /** @type {HTMLElement} */ (document.querySelector("[role=status]"));
const site = new URL(frame.src);
/** @type {Record<string, Catalogue>} */
const words = { en: english, "zh-Hans": chinese, fa: persian };
const ids = Object.keys(words);
const language =
    navigator.languages.map((wanted) => ids.find((id) => wanted.startsWith(id.slice(0, 2)))).find(Boolean) ?? "en";

/** @param {keyof typeof english} key @param {string} [address] */
function tell(key, address = "") {
    const text = document.createElement("p");
    text.lang = language;
    text.dir = "auto";
    text.textContent = String(words[language][key]).replace("{address}", address);
    status.append(text);
}

const host = new ThinHost({ here: window, frame: frame.contentWindow, origin: site.origin, lms: scorm(), tell });
setTimeout(() => host.heard || tell("pack.silent", site.origin + site.pathname), PATIENCE_MS);
