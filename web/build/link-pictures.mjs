// The pictures that messengers and forums show beside a link to a page: the board of the page's game, or the site's
// sign. They take PNG only.

import { readdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { pictureFor } from "./page-document.mjs";

const web = fileURLToPath(new URL("../", import.meta.url));

/** Draws a picture in the middle of a card. @param {string} svg */
function card(svg) {
    const [, x, y, wide, high] = (svg.match(/viewBox="(\S+) (\S+) (\S+) (\S+)"/) ?? []).map(Number);
    const margin = high / 16;
    const box = [x - margin, y - margin, wide + 2 * margin, high + 2 * margin].join(" ");
    const root = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="1200" height="630">`;
    return new Resvg(svg.replace(/<svg[^>]*>/, root), { background: "#f5f0e6" }).render().asPng();
}

/** Returns the pictures as PNG, by their address in the site. @returns {Promise<Map<string, Uint8Array>>} */
export async function linkPictures() {
    await initWasm(await readFile(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm")));
    const boards = path.join(web, "pictures");
    const files = (await readdir(boards)).map((file) => ({
        file: path.join(boards, file),
        game: path.parse(file).name,
    }));
    const drawn = [{ file: path.join(web, "icon.svg"), game: "" }, ...files].map(
        async ({ file, game }) => /** @type {const} */ ([pictureFor(game), card(await readFile(file, "utf8"))]),
    );
    return new Map(await Promise.all(drawn));
}
