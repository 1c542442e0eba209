/**
 * Includes of the engine and imports of the page follow the tables of folders in engine/README.md and web/README.md.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const engine = fileURLToPath(new URL("../../engine/", import.meta.url));
const table = readFileSync(path.join(engine, "README.md"), "utf8");

/** By folder, in the table's order: the folders that it may include. @type {Map<string, string[]>} */
const rooms = new Map();
for (const [, folder, allowed] of table.matchAll(/^\| `([\w/<>]+)\/` \| .* \| (.*) \|$/gm)) {
    const named = [...allowed.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    rooms.set(folder, allowed === "everything above" ? [...rooms.keys()] : named);
}

/** The row of the table that a file belongs to. @param {string} file from `engine/` */
function roomOf(file) {
    const [first, second, third] = file.split("/");
    if (first === "games") return "games/<game>";
    return first === "play" && third ? "play/<library>" : second ? first : file;
}

/** The sources of a folder and its subfolders, from `engine/`. @returns {string[]} */
const sourcesIn = (folder = "") =>
    readdirSync(path.join(engine, folder), { withFileTypes: true }).flatMap((entry) => {
        const name = path.posix.join(folder, entry.name);
        if (entry.isDirectory()) return sourcesIn(name);
        return /\.(cpp|hpp|cpp\.in)$/.test(name) ? [name] : [];
    });

const includes = sourcesIn().flatMap((file) => {
    const text = readFileSync(path.join(engine, file), "utf8");
    return [...text.matchAll(/^#include "(?:engine\/([^"]+)|@folder@\/game\.hpp)"/gm)].map(([, name]) => {
        const target = name ?? "games/<game>/game.hpp";
        return { file, target, from: roomOf(file), to: roomOf(target) };
    });
});

test("the engine includes what its README allows, and no game includes another", () => {
    assert.ok(includes.length > 500);
    const gameOf = (/** @type {string} */ file) => file.split("/")[1];
    const wrong = includes.filter(({ file, target, from, to }) =>
        from === to ? from === "games/<game>" && gameOf(file) !== gameOf(target) : !rooms.get(from)?.includes(to),
    );
    assert.deepEqual(
        wrong.map(({ file, target }) => `engine/${file} includes engine/${target}`),
        [],
    );
});

test("every arrow of the table is used", () => {
    const used = new Set(includes.map(({ from, to }) => `${from} ${to}`));
    const arrows = [...rooms].flatMap(([from, allowed]) => allowed.map((to) => `${from} ${to}`));
    assert.deepEqual(
        arrows.filter((arrow) => !arrow.startsWith("cli ") && !used.has(arrow)),
        [],
    );
});

/** By room of the page: the rooms that it may import. @type {Map<string, string[]>} */
const pageRooms = new Map(
    createRequire(import.meta.url)("../../web/.dependency-cruiser.cjs").forbidden.flatMap(
        (/** @type {{name: string, comment: string}} */ { name, comment }) => {
            const [, room] = name.match(/^(\w+)-imports$/) ?? [];
            const allowed = comment?.replace(/.*may import (nothing)?/, "").split(", ");
            return room ? [[room, allowed.filter(Boolean)]] : [];
        },
    ),
);
const web = path.join(engine, "../web");

test("the page's README lists every room, each below the rooms that it may import", () => {
    const readme = readFileSync(path.join(web, "README.md"), "utf8");
    const order = [...readme.matchAll(/^\| `(\w+)\/` \|/gm)].map(([, room]) => room);
    assert.deepEqual([...order].sort(), [...pageRooms.keys()].sort());
    for (const [room, imports] of pageRooms) {
        const above = order.slice(0, order.indexOf(room));
        assert.deepEqual(
            imports.filter((each) => !above.includes(each)),
            [],
            room,
        );
    }
});

test("types of the page come from the rooms that its scripts may import", () => {
    let count = 0;
    const wrong = [...pageRooms].flatMap(([room, allowed]) =>
        readdirSync(path.join(web, room), { recursive: true, encoding: "utf8" })
            .filter((name) => /\.(js|ts)$/.test(name))
            .flatMap((name) => {
                const file = path.posix.join(room, name);
                const text = readFileSync(path.join(web, file), "utf8");
                return [...text.matchAll(/(?:@import [^}]*\} from |import\()"(\.[^"]+)"/g)].flatMap(([, from]) => {
                    const target = path.posix.join(path.posix.dirname(file), from);
                    const [to] = target.split("/");
                    count += 1;
                    return to === room || !pageRooms.has(to) || allowed.includes(to) ? [] : [`${file} takes ${target}`];
                });
            }),
    );
    assert.ok(count > 1000);
    assert.deepEqual(wrong, []);
});
