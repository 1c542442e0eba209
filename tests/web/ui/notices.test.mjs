import assert from "node:assert/strict";
import { test } from "node:test";
import { Notices } from "../../../web/ui/notices/notices.js";
import { Store } from "../../../web/ui/store.js";

/** A store without notices, and what tells them. @param {number} [most] */
function page(most) {
    const store = new Store(/** @type {{notices?: any[], shown: boolean}} */ ({ shown: true }));
    return { store, notices: new Notices(store, most), keys: () => (store.value.notices ?? []).map(({ key }) => key) };
}

test("a notice replaces one with the same key, and the oldest go when there are too many", () => {
    const { store, notices, keys } = page(2);
    notices.tell({ key: "notice.copied" });
    notices.tell({ key: "notice.restarted" });
    notices.tell({ key: "notice.copied" });
    assert.deepEqual(keys(), ["notice.restarted", "notice.copied"]);
    notices.tell({ key: "notice.notKept" });
    assert.deepEqual(keys(), ["notice.copied", "notice.notKept"]);
    assert.equal(store.value.shown, true);
    notices.closeNotice(store.value.notices?.[0].id);
    assert.deepEqual(keys(), ["notice.notKept"]);
});

test("errors, and notices that take something back, stay apart unless their blanks are the same", () => {
    for (const kind of [{ tone: /** @type {const} */ ("error") }, { undo: () => {} }]) {
        const { notices, keys } = page(9);
        for (const name of ["one", "two", "one"]) notices.tell({ key: "shared.deleted", params: { name }, ...kind });
        assert.deepEqual(keys(), ["shared.deleted", "shared.deleted"]);
    }
});
