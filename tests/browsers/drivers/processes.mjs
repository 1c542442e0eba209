/** Programs that a driver starts. They end when the test process ends. */
import { spawn } from "node:child_process";
import { createServer } from "node:net";

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

process.on("exit", () => {
    for (const child of running) child.kill("SIGKILL");
});
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
    process.once(signal, () => process.exit(1));

/**
 * @param {string} program
 * @param {string[]} options
 * @param {import("node:child_process").SpawnOptions} [how]
 */
export function start(program, options, how = {}) {
    const child = spawn(program, options, { stdio: "ignore", ...how });
    running.add(child);
    const ended = new Promise((resolve, reject) => {
        child.once("error", (error) => reject(new Error(`${program} does not start: ${error.message}`)));
        child.once("exit", (code) => resolve(code));
    }).finally(() => running.delete(child));
    // Avoid an unhandled rejection: a caller that needs the program times out.
    ended.catch(() => {});
    return {
        child,
        ended,
        async stop() {
            child.kill();
            await ended;
        },
    };
}

/** Starts an X display in memory, for browsers that need one. */
export async function startDisplay() {
    const options = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
    const display = start("Xvfb", options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
    const number = await new Promise((resolve, reject) => {
        display.child.stdio[3]?.once("data", (text) => resolve(String(text).trim()));
        display.ended.then((code) => reject(new Error(`Xvfb ended with ${code}`)), reject);
    });
    return { name: `:${number}`, stop: display.stop };
}

/** Finds a free port. @returns {Promise<number>} */
export function freePort() {
    return new Promise((resolve, reject) => {
        const server = createServer();
        server.once("error", reject);
        server.listen(0, "127.0.0.1", () => {
            const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
            server.close(() => resolve(port));
        });
    });
}

/** The path of the first installed program. Throws if there is none. @param {(string | undefined)[]} names */
export async function find(names) {
    const { access, constants } = await import("node:fs/promises");
    const folders = (process.env.PATH ?? "").split(":");
    for (const name of names) {
        if (!name) continue;
        for (const file of name.includes("/") ? [name] : folders.map((folder) => `${folder}/${name}`)) {
            if (
                await access(file, constants.X_OK).then(
                    () => true,
                    () => false,
                )
            )
                return file;
        }
    }
    throw new Error(`none of these programs is installed: ${names.filter(Boolean).join(", ")}`);
}
