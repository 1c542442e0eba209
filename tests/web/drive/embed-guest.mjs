/** What stands in an embedded element in place of a game, as a page around it hears and asks it. */
import { query, until } from "./embed-site.mjs";

/** @typedef {import("./embed-site.mjs").Page} Page */

/** Runs in the page. Collects messages and events; `ask(command)` sends a command to the frame. */
export const listening = `<script>
    window.received = [];
    let lastId = 0;
    const waiting = new Map();
    addEventListener("message", ({ data, origin }) => {
        received.push({ ...data, origin });
        waiting.get(data.id)?.(data);
    });
    for (const type of ["ready", "lens", "exercise", "error"])
        addEventListener("quintet-" + type, ({ detail }) => received.push({ type, ...detail }));
    window.ask = (type, payload = {}) => {
        const id = ++lastId;
        document.querySelector("iframe").contentWindow.postMessage({ quintet: 1, type, id, ...payload }, "*");
        return new Promise((resolve) => waiting.set(id, resolve));
    };
</script>`;
/** @param {Record<string, string>} options @param {string} [attributes] */
export const frameWith = (options, attributes = 'width="640" height="600"') =>
    `<iframe title="Quintet" src="{site}/embed.html${query(options).replaceAll("&", "&amp;")}" ${attributes}></iframe>`;
/** @param {Page} page */
export const frameOf = (page) => until(async () => page.frames()[1], "the frame");
/** @param {Page} page @param {string} type @param {object} [payload] @returns {Promise<any>} */
export const ask = (page, type, payload = {}) =>
    page.evaluate(
        ([name, content]) => /** @type {any} */ (window).ask(name, content),
        /** @type {const} */ ([type, payload]),
    );
/** @param {Page} page @param {string} type @returns {Promise<any[]>} */
export const received = (page, type) =>
    page.evaluate(
        (wanted) => /** @type {any} */ (window).received.filter((/** @type {any} */ each) => each.type === wanted),
        type,
    );

/** Notes the files that a page requests. @param {Page} page */
export function requests(page) {
    /** @type {string[]} */
    const files = [];
    page.on("request", (request) => files.push(new URL(request.url()).pathname.split("/").at(-1) ?? ""));
    return files;
}
