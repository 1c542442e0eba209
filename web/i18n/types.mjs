// Writes the type of all English texts, catalogue by catalogue as the folders are, for `keys.d.ts`. Run before the
// types are checked. A text of a lesson of the course about search is named by its place in the lesson, so its
// catalogue is left out.

import { mkdirSync, readdirSync, writeFileSync } from "node:fs";

const build = new URL("../../build/i18n/", import.meta.url);
const files = readdirSync(new URL(".", import.meta.url), { recursive: true })
    .map((file) => String(file).replaceAll("\\", "/"))
    .filter((file) => file.endsWith("/en.js") && !/^learn\/search\/(?!frame\/)/.test(file));
const types = files.sort().map((file) => `    typeof import("../../web/i18n/${file}").messages`);

mkdirSync(build, { recursive: true });
writeFileSync(new URL("english.d.ts", build), `export type English =\n${types.join(" &\n")};\n`);
