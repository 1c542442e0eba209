// The declarations of every class name exactly its methods.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { loadFullModule, loadModule, repository } from "./module.mjs";

const [page, full] = [await loadModule(), await loadFullModule()];
const inherited = new Set(["constructor", "isAliasOf", "clone", "isDeleted", "deleteLater"]);

for (const [file, ...classes] of [
    ["quintet.d.ts", "Session", "Search"],
    ["quintet-full.d.ts", "Lens"],
    ["arena/arena.d.ts", "Arena"],
    ["book/book.d.ts", "Book"],
    ["checks/checks.d.ts", "Checks"],
    ["diagram/diagram.d.ts", "Diagram"],
    ["forms/forms.d.ts", "Forms"],
    ["goals/goals.d.ts", "Goals"],
    ["prove/prove.d.ts", "Prover"],
]) {
    const declared = readFileSync(path.join(repository, "wasm", file), "utf8");
    for (const name of classes) {
        test(`${file} declares exactly the methods of ${name}`, () => {
            const body = declared.match(new RegExp(`export interface ${name} \\{(.*?)\\n\\}`, "s"))[1];
            const names = [...body.matchAll(/^ {4}(\w+)\(/gm)].map(([, method]) => method).sort();
            const { prototype } = page[name] ?? full[name];
            const made = new Set([prototype, Object.getPrototypeOf(prototype)].flatMap(Object.getOwnPropertyNames));
            assert.deepEqual(names, [...made].filter((method) => !inherited.has(method)).sort());
        });
    }
}
