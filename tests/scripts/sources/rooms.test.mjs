/**
 * Includes of the engine and imports of the page follow the tables of folders in engine/README.md and web/README.md.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const engine = fileURLToPath(new URL("../../../engine/", import.meta.url));
const table = readFileSync(path.join(engine, "README.md"), "utf8");

/** By folder, in the table's order: the folders that it may include. @type {Map<string, string[]>} */
const rooms = new Map();
for (const [, folder, allowed] of table.matchAll(/^\| `([\w/<>]+)\/` \| .* \| (.*) \|$/gm)) {
    const named = [...allowed.matchAll(/`([^`]+)`/g)].map(([, name]) => name);
    const outside = allowed.startsWith("the engine") ? [...rooms.keys()].filter((room) => !isProgram(room)) : [];
    rooms.set(folder, [...outside, ...named]);
}

/** @param {string} room */
function isProgram(room) {
    return room.split("/")[0] === "cli";
}

/** The row of the table that a file belongs to. @param {string} file from `engine/` */
const roomOf = (file) => (file.startsWith("games/") ? "games/<game>" : path.posix.dirname(file));

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

test("every folder of the engine is in the table, below the rooms that it may include", () => {
    assert.deepEqual(new Set(sourcesIn().map(roomOf)), new Set(rooms.keys()));
    const order = [...rooms.keys()];
    for (const [room, allowed] of rooms) {
        assert.ok(
            allowed.every((each) => order.indexOf(each) < order.indexOf(room) && rooms.has(each)),
            room,
        );
    }
});

test("every arrow of the table is used", () => {
    const used = new Set(includes.map(({ from, to }) => `${from} ${to}`));
    const arrows = [...rooms].flatMap(([from, allowed]) =>
        allowed.filter((to) => !isProgram(from) || isProgram(to)).map((to) => `${from} ${to}`),
    );
    assert.deepEqual(
        arrows.filter((arrow) => !used.has(arrow)),
        [],
    );
});

test("no two headers have one name, but for those of different games", () => {
    const bindings = readdirSync(path.join(engine, "../wasm"), { recursive: true, encoding: "utf8" });
    const headers = [...sourcesIn(), ...bindings].filter((file) => file.endsWith(".hpp"));
    assert.ok(headers.length > 200);
    const gameOf = (/** @type {string} */ file) => file.match(/^games\/(\w+)/)?.[1];
    const twice = headers.filter((file, place) =>
        headers.slice(0, place).some((other) => {
            const inTwoGames = gameOf(file) && gameOf(other) && gameOf(file) !== gameOf(other);
            return path.basename(other) === path.basename(file) && !inTwoGames;
        }),
    );
    assert.deepEqual(twice, []);
});

/** By room of the page: the rooms that it may import. @type {Map<string, string[]>} */
const pageRooms = new Map(
    createRequire(import.meta.url)("../../../web/.dependency-cruiser.cjs").forbidden.flatMap(
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
