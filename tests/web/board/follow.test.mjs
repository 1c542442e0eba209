/** The view of a board without edges. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { showing, showsAll } from "../../../web/board/capabilities/follow.js";
import { UNIT } from "../../../web/board/drawing/geometry.js";

const near = { middle: { x: 3.5 * UNIT, y: 0 }, across: 2 * UNIT };
const square = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((x) => [0, 7].map((y) => ({ x: x * UNIT, y: y * UNIT })));

test("in a low picture the cells lie beside the buttons, in a narrow one above them", () => {
    const covered = { left: 190, right: 300, top: 100 };
    const low = { width: 310, height: 150, covered };
    const beside = showing(near, low, square, 100 * UNIT);
    assert.equal(showsAll(beside, low, square), true);
    assert.equal(showsAll({ ...beside, across: 0.9 * beside.across }, low, square), false, "as large as can be");
    assert.ok(beside.middle.x > 3.5 * UNIT, "the buttons are on the right");

    const mirrored = { ...low, covered: { ...covered, left: 10, right: 120 } };
    const other = showing(near, mirrored, square, 100 * UNIT);
    assert.equal(showsAll(other, mirrored, square), true);
    assert.ok(Math.abs(other.middle.x - (7 * UNIT - beside.middle.x)) < 1e-6, "mirrored");

    const narrow = { width: 150, height: 310, covered: { left: 30, right: 140, top: 260 } };
    const above = showing(near, narrow, square, 100 * UNIT);
    assert.equal(showsAll(above, narrow, square), true);
    assert.ok(Math.abs(above.middle.x - 3.5 * UNIT) < 1e-6, "in the middle of the whole width");
});
