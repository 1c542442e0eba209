/** QR codes: drawn as a picture of pixels and read again by another program. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { qrModules, qrPicture } from "../../../web/ui/links/qr.js";
import { readCode as read } from "./qr-reader.mjs";

test("a code says what it was made of, with every degree of correction", () => {
    const address = "https://example.org/quintet/#game=halma&o.rules=csci561&actions=0,3-2,5;15,12-13,10&ply=2";
    for (const correction of ["L", "M", "Q", "H"]) assert.equal(read(qrModules(address, correction)), address);
});

test("letters beyond ASCII survive", () => {
    assert.equal(read(qrModules("quintet فارسی 中文")), "quintet فارسی 中文");
});

test("long addresses make larger codes, and too long ones none", () => {
    const long = `https://example.org/#z=${"aB3-".repeat(500)}`;
    const code = qrModules(long);
    assert.ok(code.size > qrModules("https://example.org/").size);
    assert.equal(read(code), long);
    assert.equal(qrModules("a".repeat(2331)).size, 177 + 8);
    assert.equal(qrModules("a".repeat(2332)), null);
    assert.equal(qrPicture("a".repeat(2332), "too long"), null);
});

test("a quiet zone of four modules is around the code", () => {
    const { size, path } = qrModules("https://example.org/");
    const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map((found) => found.slice(1).map(Number));
    assert.equal(Math.min(...starts.map(([x]) => x)), 4);
    assert.equal(Math.min(...starts.map(([, y]) => y)), 4);
    assert.equal(Math.max(...starts.map(([x, , width]) => x + width)), size - 4);
    assert.equal(Math.max(...starts.map(([, y]) => y + 1)), size - 4);
});
