/**
 * What the browser tests look at: the built site, which loads in fewer requests, or the sources as they are. Both lie
 * at `/web/`, so a test need not know which.
 */
import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../scripts/serve.mjs";

const repository = fileURLToPath(new URL("../../", import.meta.url));
const site = process.env.SITE ?? path.join(repository, "build", "site");

/**
 * Returns the files in a folder that the build reads.
 * @param {string} folder
 * @returns {string[]}
 */
function inputs(folder) {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
        const name = path.join(folder, entry.name);
        if (/^([A-Z]+\.md|node_modules)$/.test(entry.name)) return [];
        return entry.isDirectory() ? inputs(name) : [name];
    });
}

/** Returns why the built site cannot stand for the sources, or "". */
function whyNotBuilt() {
    const built = statSync(path.join(site, "index.html"), { throwIfNoEntry: false });
    if (!built) return "there is no built site";
    const module = path.join(repository, "build", "wasm");
    const compiled = readdirSync(module).filter((name) => /\.(wasm|m?js)$/.test(name));
    const newer = [...inputs(path.join(repository, "web")), ...compiled.map((name) => path.join(module, name))].find(
        (file) => statSync(file).mtimeMs > built.mtimeMs,
    );
    return newer ? `${path.relative(repository, newer)} is newer than the built site` : "";
}

/**
 * Serves the built site, unless it is older than the sources or the variable SOURCES is set. SITE names another built
 * site.
 * @param {boolean} sources  serves the sources in any case
 * @param {(pathname: string) => Promise<string | null>} [instead]  other texts for some paths
 * @returns {ReturnType<typeof serve>}
 */
export function serveForTests(sources, instead = async () => null) {
    if (!sources && !process.env.SOURCES) {
        const reason = process.env.SITE ? "" : whyNotBuilt();
        if (!reason) return serve({ root: site, base: "/web/", port: 0, encodings: [], instead });
        console.error(`The tests use the sources: ${reason}.`);
    }
    return serve({ sources: true, port: 0, instead });
}
