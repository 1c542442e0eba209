/** Numbers in reports. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { translator } from "../../web/i18n/t.js";
import { shareAtAxis } from "../../web/report/names.js";

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
