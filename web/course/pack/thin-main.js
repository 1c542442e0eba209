/** Starts the page of a thin zip. It is one file of its own there, without anything to load. */

import { packMessages } from "../../i18n/pack.js";
import { scorm } from "../grades/scorm.js";
import { ThinHost } from "./thin-host.js";

/** How long the site has to say something. */
const PATIENCE_MS = 30_000;

const frame = /** @type {HTMLIFrameElement} */ (document.querySelector("iframe"));
const status = /** @type {HTMLElement} */ (document.querySelector("[role=status]"));
const site = new URL(frame.src);
const ids = Object.keys(packMessages);
const language =
    navigator.languages.map((wanted) => ids.find((id) => wanted.startsWith(id.slice(0, 2)))).find(Boolean) ?? "en";

/** @param {string} key @param {string} [address] */
function tell(key, address = "") {
    const text = document.createElement("p");
    text.lang = language;
    text.dir = "auto";
    text.textContent = String(packMessages[language][key]).replace("{address}", address);
    status.append(text);
}

const host = new ThinHost({ here: window, frame: frame.contentWindow, origin: site.origin, lms: scorm(), tell });
setTimeout(() => host.heard || tell("pack.silent", site.origin + site.pathname), PATIENCE_MS);
