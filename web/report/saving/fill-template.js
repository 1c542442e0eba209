/**
 * Puts results into the self-contained page `report-template.html`.
 *
 *     const html = await (await fetch("report-template.html")).text();
 *     const page = await fillTemplate(html, results, { site: new URL(".", location.href).href });
 */
import { eachInSlices } from "../slices.js";

/** @import { Results } from "../results.js" */

/** The element of the template that holds the results, without them. */
const PLACE = /(<script type="application\/json" id="results">)(<\/script>)/;
const SITE = /(<meta name="quintet-site" content=")(")/;

/**
 * JSON that may stand in a `<script>` of HTML: `<` is written as `\u003c`, so that no text in it ends the script.
 * @param {unknown} value
 */
export const scriptText = (value) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** @param {string} text  for an attribute in double quotes */
const attribute = (text) =>
    text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/**
 * @param {string} html  the template
 * @param {Results} results
 * @param {{site?: string, signal?: AbortSignal}} [how]  `site`: the address of the site, for links to the analysis
 * @returns {Promise<Blob>} the page
 */
export async function fillTemplate(html, results, { site = "", signal } = {}) {
    const page = html.replace(SITE, (_, before, after) => before + attribute(site) + after);
    const place = page.match(PLACE);
    if (place?.index === undefined) throw new Error("this is not the template of a report");
    const at = place.index + place[1].length;
    const { games, ...rest } = results;
    const parts = [page.slice(0, at), `${scriptText(rest).slice(0, -1)},"games":[\n`];
    await eachInSlices(
        games,
        (game, index) => parts.push(scriptText(game), index < games.length - 1 ? ",\n" : "\n"),
        signal,
    );
    parts.push("]}", page.slice(at));
    return new Blob(parts, { type: "text/html" });
}
