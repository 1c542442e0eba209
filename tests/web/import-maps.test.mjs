/**
 * The policy of every page, and the import maps with which the sources run as they are: what they name is there, and
 * the pages' policies allow them.
 */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { thinPage } from "../../web/course/pack/thin-page.js";

const web = fileURLToPath(new URL("../../web/", import.meta.url));

/** The pages of a folder and its subfolders. @param {string} folder @returns {string[]} */
function pagesIn(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        if (entry.name === "node_modules") return [];
        const name = path.join(folder, entry.name);
        return entry.isDirectory() ? pagesIn(name) : name.endsWith(".html") ? [name] : [];
    });
}

const pages = new Map(pagesIn(web).map((page) => [path.relative(web, page), readFileSync(page, "utf8")]));

const maps = [...pages].flatMap(([page, html]) => {
    const text = html.match(/<script type="importmap">(.*?)<\/script>/s)?.[1];
    return text === undefined ? [] : [{ page, html, text }];
});

test("there are pages with import maps", () => assert.ok(maps.length >= 10));

for (const { page, html, text } of maps) {
    test(`${page}: its import map names what is there, and its policy allows the map`, () => {
        for (const [name, target] of Object.entries(JSON.parse(text).imports)) {
            assert.ok(existsSync(path.join(web, path.dirname(page), target)), `${name}: ${target}`);
        }
        const allowed = html.match(/'sha256-([^']*)'/)?.[1];
        assert.equal(allowed, createHash("sha256").update(text).digest("base64"));
    });
}

/**
 * The page whose script names the site itself, because in a sandboxed frame of some browsers `'self'` matches nothing.
 */
const narrowed = "embed.html";

test("there are pages with policies", () => assert.ok(pages.size >= 36));

const frame = "https://games.example.org/course.html#sheet=x";
for (const [page, html] of [...pages, ["the page of a linked zip", thinPage({ title: "Sheet", frame })]]) {
    test(`${page}: its policy allows scripts of the site only, and nothing before it escapes it`, () => {
        const [before, after] = html.split(/<meta\s+http-equiv="Content-Security-Policy"/);
        assert.doesNotMatch(before, /<(script|link|style|base)/);
        const policy = after.match(/^\s+content="([^"]*)"/)?.[1] ?? "";
        const directives = new Map(
            policy.split(";").map((text) => {
                const [name, ...values] = text.trim().split(/\s+/);
                return [name, values];
            }),
        );
        for (const name of ["default-src", "base-uri", "form-action"])
            assert.deepEqual(directives.get(name), ["'none'"]);
        assert.deepEqual(directives.get("require-trusted-types-for"), ["'script'"]);
        assert.ok(directives.has("trusted-types"));
        directives.delete("style-src-attr");
        const everything = /^(\*|'unsafe-\w+'|'strict-dynamic'|data:|blob:)$/;
        for (const [name, values] of directives) {
            if (!/^(script|style|connect|frame)-src/.test(name)) continue;
            assert.deepEqual(
                values.filter((value) => everything.test(value)),
                [],
                name,
            );
            if (page !== narrowed) assert.ok(!values.some((value) => /^https?:$/.test(value)), name);
            if (name === "connect-src" && page !== narrowed) assert.match(values.join(" "), /^'(self|none)'$/);
        }
        for (const [script] of html.matchAll(/<script(?![^>]*(importmap|application\/json))[^>]*>/g))
            assert.match(script, / src="/);
        assert.doesNotMatch(html, /\son\w+="|javascript:/);
    });
}
