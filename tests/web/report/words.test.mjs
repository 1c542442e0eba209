/** Numbers in reports. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { messages } from "../../../web/i18n/report/en.js";
import { messages as shared } from "../../../web/i18n/shared/en.js";
import { translator } from "../../../web/i18n/t.js";
import { shareAtAxis } from "../../../web/report/names.js";
import { overview } from "../../../web/report/overview.js";

test("shares at an axis have as many digits as its step needs, in the digits of the language", () => {
    const t = (/** @type {string} */ id) => translator(/** @type {any} */ ({ id, messages: {} }));
    const axis = (/** @type {string} */ id, /** @type {number} */ step) =>
        [0, step, 2 * step].map((share) => shareAtAxis(t(id), share, step));
    assert.deepEqual(axis("en", 0.2), ["0%", "20%", "40%"]);
    assert.deepEqual(axis("en", 0.01), ["0%", "1%", "2%"]);
    assert.deepEqual(axis("en", 0.002), ["0%", "0.2%", "0.4%"]);
    assert.deepEqual(axis("en", 0.00005), ["0%", "0.005%", "0.01%"]);
    assert.equal(new Set(axis("fa", 0.002)).size, 3);
});

test("a leaderboard, which has no games, counts those of its table", () => {
    const t = translator(
        /** @type {any} */ ({ id: "en", messages: { ...messages, ...shared, "game.cachex": "Cachex" } }),
    );
    const row = { participant: 0, games: 4, wins: 4, draws: 0, losses: 0, elo: 500 };
    const results = {
        game: "cachex",
        players: ["red", "blue"],
        participants: [{ name: "4c2b2c" }, { name: "6b4647" }],
        games: [],
        table: [row, { ...row, participant: 1 }],
    };
    const text = overview(t, /** @type {any} */ (results), /** @type {any} */ ({ faults: [], order: [0, 1] }));
    assert.match(text, /2 participants, 4 games/);
    assert.match(text, /4c2b2c/);
});
