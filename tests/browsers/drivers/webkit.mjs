/** WebKitGTK's MiniBrowser on an X display in memory, through WebKitWebDriver. */
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { find, freePort, start, startDisplay } from "./processes.mjs";
import { answers, openSession } from "./webdriver.mjs";

/** Settings of GTK: no animations, and a toolbar small enough for a window as narrow as a phone. */
const gtkSettings = "[Settings]\ngtk-enable-animations=0\n";
const gtkStyles = `* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; }
button image { -gtk-icon-transform: scale(0.5); }`;

/**
 * Finds MiniBrowser beside the library, for GTK 3 or 4, such as /usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser.
 */
async function findMiniBrowser() {
    if (process.env.MINIBROWSER) return process.env.MINIBROWSER;
    for (const system of await readdir("/usr/lib")) {
        const folders = await readdir(`/usr/lib/${system}`).catch(() => []);
        const folder = folders.find((name) => /^webkit2?gtk-/.test(name));
        if (folder) return `/usr/lib/${system}/${folder}/MiniBrowser`;
    }
    throw new Error("WebKitGTK is not in /usr/lib; name its MiniBrowser with MINIBROWSER");
}

/** @returns {Promise<import("./index.mjs").Driver>} */
export async function startWebKit() {
    const binary = await findMiniBrowser();
    const driver = await find([process.env.WEBKIT_DRIVER, "WebKitWebDriver"]);
    const folder = await mkdtemp(path.join(os.tmpdir(), "quintet-webkit-"));
    for (const gtk of ["gtk-3.0", "gtk-4.0"]) {
        await mkdir(path.join(folder, gtk));
        await writeFile(path.join(folder, gtk, "settings.ini"), gtkSettings);
        await writeFile(path.join(folder, gtk, "gtk.css"), gtkStyles);
    }
    const display = await startDisplay();
    const port = await freePort();
    const service = start(driver, [`--port=${port}`], {
        env: {
            ...process.env,
            DISPLAY: display.name,
            XDG_CONFIG_HOME: folder,
            LC_ALL: "C.UTF-8",
            // WebKit's sandbox does not work in a container; the tests open only their own pages.
            WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
        },
    });
    const server = `http://127.0.0.1:${port}`;
    for (const end = Date.now() + 20_000; !(await answers(server)); await pause(50)) {
        if (Date.now() > end) throw new Error(`${driver} does not answer`);
    }

    return {
        name: "webkit",
        async open({ width, height }) {
            const session = await openSession(server, {
                "webkitgtk:browserOptions": { binary, args: ["--automation"] },
            });
            await session.resize(width, height);
            const toolbar = height - (await session.run("innerHeight"));
            await session.resize(width, height + toolbar);
            /**
             * The protocol does not report the console: the page collects its errors itself (`watch.js`).
             * @type {string[]}
             */
            const problems = [];
            const collect = async () => problems.push(...(await session.run("globalThis.watched?.splice(0) ?? []")));
            return {
                async goTo(url) {
                    await collect();
                    await session.goTo(url);
                },
                async reload() {
                    await collect();
                    await session.reload();
                },
                async run(expression, frame) {
                    if (frame === undefined) return session.run(expression);
                    await session.toFrame(frame);
                    try {
                        return await session.run(expression);
                    } finally {
                        await session.toFrame(null);
                    }
                },
                click: session.click,
                press: session.press,
                screenshot: session.screenshot,
                async problems() {
                    await collect();
                    return problems;
                },
                close: session.close,
            };
        },
        async close() {
            await service.stop();
            await display.stop();
            await rm(folder, { recursive: true });
        },
    };
}
