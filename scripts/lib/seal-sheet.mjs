// Makes the sheet for students from a draft of an activity: see web/course/README.md.
//
//   node scripts/lib/seal-sheet.mjs DRAFT.json SHEET.json          (after cmake --build --preset wasm)
//
// The engine is asked for the games only; the page that makes sheets also checks what the draft asks for.

import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { seal } from "../../web/course/sealing/seal.js";
import { problemsOf } from "../../web/course/validate.js";

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), "..", "..");
const built = (name) => path.join(root, "build/wasm", name);
const read = (file) => JSON.parse(readFileSync(file, "utf8"));

async function main([draftFile, sheetFile]) {
    if (!sheetFile) throw new Error("usage: node scripts/lib/seal-sheet.mjs DRAFT.json SHEET.json");
    const draft = read(draftFile);
    const problems = problemsOf(draft, read(path.join(root, "web/course/activity.schema.json")));
    if (problems.length)
        throw new Error(problems.map(({ path: place, key }) => `${place.join("/")}: ${key}`).join("\n"));
    const { default: create } = await import(pathToFileURL(built("quintet.mjs")).href);
    const { Session } = await create({ wasmBinary: readFileSync(built("quintet.wasm")) });
    const { games } = new Session().games();
    writeFileSync(sheetFile, `${JSON.stringify(await seal(draft, { games }), null, 4)}\n`);
}

main(process.argv.slice(2)).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
});
