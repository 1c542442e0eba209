/** JSON from outside is read by one function in each storey, which limits depth, size and numbers. */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

test("the JSON library parses in one place", () => {
    const found = execFileSync(
        "git",
        ["grep", "-nEi", "json::(parse|accept|sax_parse|from_\\w+)\\(|>> *\\w*json", "--", "engine", "wasm"],
        {
            cwd: root,
            encoding: "utf8",
        },
    );
    const places = found.trim().split("\n");
    assert.equal(places.length, 1, found);
    assert.match(places[0], /^engine\/cli\/base\/files\.cpp:\d+: +return Json::parse\(text, check_nesting\);$/);
});
