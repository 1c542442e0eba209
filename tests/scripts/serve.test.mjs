// The server for development answers only under its own names, so that no other site reaches it through DNS.

import assert from "node:assert/strict";
import { request } from "node:http";
import path from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.mjs";

/**
 * @param {string} port
 * @param {string | undefined} host
 * @param {string} [address]
 * @returns {Promise<{status: number, policy: string}>}
 */
const ask = (port, host, address = "127.0.0.1") =>
    new Promise((resolve, reject) => {
        const headers = host === undefined ? {} : { host };
        const sent = request({ port, host: address, path: "/README.md", headers, setHost: false }, (answer) => {
            answer.resume();
            resolve({
                status: answer.statusCode ?? 0,
                policy: String(answer.headers["content-security-policy"] ?? ""),
            });
        });
        sent.on("error", reject).end();
    });

test("the server refuses requests for other hosts, unless one is allowed", async (t) => {
    const root = path.resolve(fileURLToPath(new URL("../..", import.meta.url)));
    const servers = await Promise.all([serve({ port: 0, root }), serve({ port: 0, root, host: "Tunnel.example.org" })]);
    t.after(() => Promise.all(servers.map(({ close }) => close())));
    const [port, open] = servers.map(({ url }) => new URL(url).port);
    for (const host of ["localhost", `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`, "LOCALHOST"])
        assert.equal((await ask(port, host)).status, 200, host);
    const strangers = [
        "evil.example",
        `localhost.evil.example:${port}`,
        "localhost; script-src *",
        "tunnel.example.org",
    ];
    for (const host of ["", "localhost.", "127.0.0.1.evil.example", "localhost:80:80", ...strangers]) {
        const { status, policy } = await ask(port, host);
        assert.deepEqual([status, policy], [421, ""], host);
    }
    assert.equal((await ask(open, `tunnel.example.org:${open}`)).status, 200);
    assert.equal((await ask(open, "evil.example")).status, 421);
    // A server that listens on every address of the machine would answer here as well.
    for (const address of ["127.0.0.2", "::1"]) await assert.rejects(ask(port, "localhost", address), address);
    // HTTP/1.1 needs a host. Node refuses such a request itself from version 20 on.
    assert.ok([400, 421].includes(/** @type {number} */ ((await ask(port, undefined)).status)));
});
