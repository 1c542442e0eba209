/** The WebDriver client of `tests/browsers`: which errors are the driver's and not the page's. */
import assert from "node:assert/strict";
import { createServer } from "node:http";
import { test } from "node:test";
import { DriverFails, openSession } from "../../browsers/drivers/webdriver.mjs";

/** A driver whose every command fails in the same way. @param {{error: string, message: string}} value */
async function failing(value) {
    const server = createServer((request, response) => {
        const opened = request.url === "/session";
        response.writeHead(opened ? 200 : 500, { "Content-Type": "application/json" });
        response.end(JSON.stringify({ value: opened ? { sessionId: "1" } : value }));
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    return { session: await openSession(`http://127.0.0.1:${port}`, {}), close: () => server.close() };
}

test("an unknown error is the driver's own failure, and its message names the command", async () => {
    const { session, close } = await failing({ error: "unknown error", message: "" });
    await assert.rejects(session.click(1, 1), (/** @type {any} */ error) => {
        assert.ok(error instanceof DriverFails);
        assert.match(error.message, /^POST \/session\/1\/actions: unknown error: $/);
        return true;
    });
    close();
});

test("an error of the page or of the test is not the driver's", async () => {
    for (const name of ["javascript error", "no such frame", "move target out of bounds"]) {
        const { session, close } = await failing({ error: name, message: "why" });
        await assert.rejects(session.run("1"), (/** @type {any} */ error) => {
            assert.ok(!(error instanceof DriverFails));
            assert.match(error.message, new RegExp(`${name}: why$`));
            return true;
        });
        close();
    }
});
