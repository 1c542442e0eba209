// Says what is missing where the types and limits that the engine's build writes are not there. Run before what needs
// them.

import { existsSync } from "node:fs";

const needed = [
    "shapes.d.ts",
    "full-shapes.d.ts",
    "limits.js",
    "level-ratings.js",
    "lens-sources.js",
    "learn-snippets.js",
];
const missing = needed.filter((name) => !existsSync(new URL(`../../build/wasm/${name}`, import.meta.url)));
if (missing.length > 0) {
    console.error(
        `build/wasm/${missing.join(" and build/wasm/")} missing: the engine's build writes them. Run first:\n` +
            "  cmake --preset wasm && cmake --build --preset wasm",
    );
    process.exitCode = 1;
}
