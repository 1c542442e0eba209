/** Serves the built site, and a second site whose pages embed it. */
import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { serve } from "../../scripts/serve.mjs";
import { foreignSite } from "../web/foreign-site.mjs";

const built = process.env.SITE ?? fileURLToPath(new URL("../../build/site", import.meta.url));

/**
 * Collects the errors of a page, for drivers that cannot read the console. It runs as a classic script in the head of
 * the page, before all other scripts.
 */
function watch() {
    if (location.search === "?refusing") {
        for (const name of ["localStorage", "sessionStorage", "indexedDB", "caches"]) {
            const get = () => {
                throw new DOMException("denied", "SecurityError");
            };
            Object.defineProperty(globalThis, name, { get });
        }
    }
    /** @type {string[]} */
    const watched = [];
    Object.assign(globalThis, { watched });
    addEventListener(
        "error",
        ({ message, target }) => {
            const { src, href } = /** @type {any} */ (target);
            watched.push(message ?? `${src ?? href} does not load`);
        },
        true,
    );
    addEventListener("unhandledrejection", ({ reason }) => watched.push(`unhandled: ${reason?.stack ?? reason}`));
    addEventListener("securitypolicyviolation", (event) =>
        watched.push(`${event.violatedDirective} forbids ${event.blockedURI}`),
    );
    const { error } = console;
    console.error = (...words) => {
        watched.push(words.join(" "));
        error.apply(console, words);
    };
}

/** @param {string} folder @returns {Promise<string[]>} its documents, and those in the folders in it */
async function documentsIn(folder) {
    const entries = await readdir(folder, { withFileTypes: true });
    const found = entries.map((entry) => {
        const name = path.join(folder, entry.name);
        if (entry.isDirectory()) return documentsIn(name);
        // Frames of agents allow no script but their own.
        return entry.name.endsWith(".html") && !entry.name.startsWith("agent-frame") ? [name] : [];
    });
    return (await Promise.all(found)).flat();
}

/**
 * Makes a copy of the site. `watched`: its pages run `watch`. `offline`: they install their service worker; storing the
 * whole site for every scenario would take long.
 * @param {{watched: boolean, offline: boolean}} how
 */
async function copyOfSite({ watched, offline }) {
    const folder = await mkdtemp(path.join(os.tmpdir(), "quintet-site-"));
    await cp(built, folder, { recursive: true });
    await writeFile(path.join(folder, "watch.js"), `(${watch})();`);
    for (const page of await documentsIn(folder)) {
        let text = await readFile(page, "utf8");
        if (watched) text = text.replace("<head>", '<head><script src="/watch.js"></script>');
        if (!offline) text = text.replace(/ data-offline="[^"]*"/, "");
        await writeFile(page, text);
    }
    return folder;
}

/**
 * Makes the npm package and puts its files on a site, without Python.
 * @param {Awaited<ReturnType<typeof foreignSite>>} site
 */
async function putPackage(site) {
    const folder = await mkdtemp(path.join(os.tmpdir(), "quintet-package-"));
    const builder = fileURLToPath(new URL("../../web/package/build.mjs", import.meta.url));
    await promisify(execFile)(process.execPath, [builder, folder]);
    for (const part of ["", "assets/"])
        for (const name of (await readdir(path.join(folder, part))).filter((each) => each.endsWith(".js")))
            site.put(`/package/${part}${name}`, await readFile(path.join(folder, part, name)), "text/javascript");
    const text = await readFile(path.join(folder, "widget.js"), "utf8");
    site.put("/package/widget-text.js", `export default ${JSON.stringify(text)};`, "text/javascript");
    const readme = await readFile(path.join(folder, "README.md"), "utf8");
    await rm(folder, { recursive: true });
    return readme;
}

/**
 * @typedef {Awaited<ReturnType<typeof openSites>>} Sites
 * @param {{watched: boolean}} how  `watched`: whether pages collect their own errors
 */
export async function openSites({ watched }) {
    const root = await copyOfSite({ watched, offline: false });
    /** Copies to remove at the end. */
    const copies = [root];
    const site = await serve({ root, port: 0, encodings: [] });
    const refusing = await serve({ root, port: 0, encodings: [], sandbox: true });
    const foreign = await foreignSite();
    let pages = 0;
    /** The README of the npm package, once it is made. @type {string | null} */
    let readme = null;
    return {
        /** Ends in a slash. */
        url: site.url,
        /**
         * Address of the same site without storage: every access to it throws. The policy of a sandbox does this,
         * except for WebKit 2.50, which would load nothing in such a page
         * (https://bugs.webkit.org/show_bug.cgi?id=316847).
         */
        refusing: watched ? `${site.url}?refusing` : refusing.url,
        /**
         * Adds a page to the second site. In its body, `{site}` is replaced by the address of the site without its last
         * slash.
         * @param {string} body @returns {string} its address
         */
        foreignPage(body) {
            pages += 1;
            const content = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Course</title></head><body>${body}</body></html>`;
            foreign.put(`/${pages}.html`, content.replaceAll("{site}", site.url.slice(0, -1)));
            return `http://127.0.0.1:${foreign.port}/${pages}.html`;
        },
        /**
         * Adds a page to the second site that runs a module, under the policy of the README of the npm package. The
         * package is in `./package/`.
         * @param {string} body
         * @param {(readme: string) => string} module
         * @returns {Promise<string>} its address
         */
        async packagePage(body, module) {
            readme ??= await putPackage(foreign);
            pages += 1;
            const policy = readme.match(/`(script-src [^`]*)`/)?.[1];
            const head = `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}"><title>Course</title>`;
            const script = `<script type="module" src="${pages}.js"></script>`;
            foreign.put(
                `/${pages}.html`,
                `<!doctype html><html lang="en"><head>${head}</head><body>${body}${script}</body></html>`,
            );
            foreign.put(`/${pages}.js`, module(readme), "text/javascript");
            return `http://127.0.0.1:${foreign.port}/${pages}.html`;
        },
        /** A separate server of the site with its service worker, which a scenario can stop. */
        async passing() {
            const copy = await copyOfSite({ watched, offline: true });
            copies.push(copy);
            const { url, close } = await serve({ root: copy, port: 0, encodings: [] });
            return { url, close };
        },
        async close() {
            await Promise.all([site.close(), refusing.close(), foreign.close()]);
            for (const copy of copies) await rm(copy, { recursive: true });
        },
    };
}
