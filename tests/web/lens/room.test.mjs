/** What there is room for in the lens. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { roomFor } from "../../../web/lens/lens-room.js";

test("the tree is a tab where there is little height, more of it in narrow frames of other pages", () => {
    const low = (/** @type {number} */ width, /** @type {number} */ height, compact = false, text = 16) =>
        roomFor(width, height, text, compact).low;
    assert.deepEqual([low(390, 519), low(390, 520), low(280, 560)], [true, false, false]);
    assert.deepEqual([low(280, 560, true), low(280, 600, true), low(360, 560, true)], [true, false, false]);
    assert.equal(low(740, 400), false, "panes stand beside the tree");
    assert.equal(low(390, 700, false, 32), true, "large text needs more");
});
