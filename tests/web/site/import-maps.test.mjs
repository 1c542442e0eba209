/**
 * The policy of every page, and the import map with which the sources run as they are: what it names is there, and the
 * pages' policies allow it.
 */
import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../../scripts/serve.mjs";
import { linkPictures } from "../../../web/build/link-pictures.mjs";
import { pageDocument } from "../../../web/build/page-document.mjs";
import { policyHash } from "../../../web/build/policy-hash.mjs";
import { thinPage } from "../../../web/course/pack/thin-page.js";
import { pages } from "../../../web/pages.mjs";

const web = fileURLToPath(new URL("../../../web/", import.meta.url));

/** The documents in a folder and its subfolders. @param {string} folder @returns {string[]} */
function documentsIn(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        if (entry.name === "node_modules") return [];
        const name = path.join(folder, entry.name);
        return entry.isDirectory() ? documentsIn(name) : name.endsWith(".html") ? [name] : [];
    });
}

/** Documents by their address: written ones, and those of the list as the sources and as the built site have them. */
const documents = new Map(documentsIn(web).map((file) => [path.relative(web, file), readFileSync(file, "utf8")]));
for (const page of pages) {
    documents.set(page.address, await pageDocument(page, { sources: true }));
    documents.set(`${page.address}, built`, await pageDocument(page));
}

test("a page of the list names files that are there, and its policy allows its import map", () => {
    for (const { address } of pages) {
        const html = documents.get(address) ?? "";
        const text = html.match(/<script type="importmap">(.*?)<\/script>/s)?.[1] ?? "";
        const [head] = html.split("</head>");
        const inHead = [...head.matchAll(/\b(?:src|href)="([^"]+)"/g)].map(([, name]) => name);
        for (const name of [
            ...Object.values(JSON.parse(text).imports),
            ...inHead.filter((each) => !/html$/.test(each)),
        ])
            assert.ok(existsSync(path.join(web, path.dirname(address), name)), `${address}: ${name}`);
        assert.equal(html.match(/'sha256-[^']*'/)?.[0], policyHash(text), address);
        assert.doesNotMatch(documents.get(`${address}, built`) ?? "", /importmap/);
    }
});

test("a page with a description has a preview for links to it, with its address if the build knows it", async () => {
    for (const page of pages) {
        const html = documents.get(`${page.address}, built`) ?? "";
        const preview = Object.fromEntries(
            [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):\w+)" content="([^"]*)"/g)].map(
                ([, name, content]) => [name, content],
            ),
        );
        if (!page.about) {
            assert.deepEqual(preview, {}, page.address);
            continue;
        }
        const text = (/** @type {RegExp} */ pattern) => html.match(pattern)?.[1];
        assert.deepEqual(preview, {
            "og:title": text(/<title>([^<]+)</),
            "og:description": text(/<meta name="description" content="([^"]+)"/),
            "og:type": "website",
            "twitter:card": "summary",
        });
    }
    const rules = pages.find(({ address }) => address.startsWith("rules/"));
    const known = await pageDocument(/** @type {any} */ (rules), { site: "https://quintet.example.org/v1/" });
    assert.match(known, /<meta property="og:url" content="https:\/\/quintet\.example\.org\/v1\/rules\//);
    assert.match(known, /<meta name="twitter:card" content="summary_large_image"/);
});

test("a site that knows its address has a picture for the preview of each page: its game, or the sign", async () => {
    const site = "https://quintet.example.org/v1/";
    const pictures = await linkPictures();
    const seen = new Set();
    for (const page of pages.filter(({ about }) => about)) {
        const html = await pageDocument(page, { site });
        const [, name] =
            html.match(/<meta property="og:image" content="https:\/\/quintet\.example\.org\/v1\/([^"]+)"/) ?? [];
        assert.ok(pictures.has(name), `${page.address}: ${name}`);
        seen.add(name);
    }
    assert.deepEqual([...pictures.keys()].sort(), [...seen].sort());
    for (const [name, png] of pictures) {
        const view = new DataView(png.buffer, png.byteOffset);
        assert.deepEqual([view.getUint32(0), view.getUint32(16), view.getUint32(20)], [0x89504e47, 1200, 630], name);
        assert.ok(png.length < 300_000, `${name}: ${png.length} bytes`);
    }
});

test("a page must name texts that exist", async () => {
    const page = { ...pages[0], address: "page.html", title: ["app.nothing"] };
    await assert.rejects(pageDocument(page), /^Error: page.html: no catalogue of web\/i18n has "app.nothing"$/);
});

test("the server of the sources makes the pages, and none that the list doesn't name", async (t) => {
    const { url, close } = await serve({ sources: true, port: 0 });
    t.after(close);
    const rules = pages.find(({ address }) => address.startsWith("rules/"))?.address ?? "";
    for (const [address, page] of [
        ["web/", "index.html"],
        ["web/archive/", "archive/index.html"],
        [`web/${rules}?language=fa`, rules],
    ]) {
        const answer = await fetch(url + address);
        assert.match(answer.headers.get("content-type") ?? "", /^text\/html/);
        assert.equal(await answer.text(), documents.get(page), address);
    }
    assert.equal((await fetch(`${url}web/rules/none.html`)).status, 404);
});

/** The page whose script names the site itself, for the sandboxed frames in which `'self'` matches nothing. */
const narrowed = /^embed-sandboxed\.html/;

const frame = "https://games.example.org/course.html#sheet=x";
for (const [page, html] of [...documents, ["the page of a linked zip", thinPage({ title: "Sheet", frame })]]) {
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
            if (!narrowed.test(page)) assert.ok(!values.some((value) => /^https?:$/.test(value)), name);
            if (name === "connect-src" && !narrowed.test(page)) assert.match(values.join(" "), /^'(self|none)'$/);
        }
        for (const [, script, text] of html.matchAll(/<script(?![^>]*application\/json)([^>]*)>(.*?)<\/script>/gs)) {
            const allowed = text ? directives.get("script-src")?.includes(policyHash(text)) : / src="/.test(script);
            assert.ok(allowed, script);
        }
        assert.doesNotMatch(html, /\son\w+="|javascript:/);
    });
}
