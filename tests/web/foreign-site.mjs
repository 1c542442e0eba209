/** A site other than the one under test. */
import { createServer } from "node:http";

/** Serves pages that tests write. */
export async function foreignSite() {
    /** @type {Map<string, {type: string, body: string | Uint8Array}>} */
    const files = new Map();
    const server = createServer((request, response) => {
        const file = files.get(new URL(request.url ?? "/", "http://localhost").pathname);
        response.writeHead(file ? 200 : request.url === "/favicon.ico" ? 204 : 404, {
            "Content-Type": file?.type ?? "text/plain",
            "Access-Control-Allow-Origin": "*",
        });
        response.end(file?.body ?? "");
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(null)));
    server.unref();
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    return {
        port,
        /** @param {string} path @param {string | Uint8Array} body @param {string} [type] */
        put: (path, body, type = "text/html; charset=utf-8") => void files.set(path, { type, body }),
        close: () =>
            new Promise((resolve) => {
                server.close(() => resolve(null));
                server.closeAllConnections?.();
            }),
    };
}
