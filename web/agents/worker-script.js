/**
 * Joins modules that import nothing to the text of a classic worker. A worker in a sandboxed frame can be neither a
 * module nor load a second script: browsers refuse module workers from blobs of opaque origins, and policies without
 * `blob:` in `script-src` refuse `import` and `importScripts`.
 */

const declared = /^export ((?:async )?function\*? ?|class |const |let )([\w$]+)/gm;
const listed = /export\s*\{([^}]*)\}\s*;?/g;
const named = /export\s+default\s+([\w$]+)\s*;?/g;
const sourceMap = /^\/\/# sourceMappingURL=.*$/gm;

/**
 * Returns a module as an expression whose value holds its exports.
 * @param {string} text  of a module without imports
 * @param {string} [parameters]  names that the module finds in place of the globals
 * @returns {string} the text of a function of these parameters
 */
export function moduleFunction(text, parameters = "") {
    /** @type {string[]} */
    const exported = [];
    const body = text
        .replace(sourceMap, "")
        .replaceAll("import.meta.url", "self.location.href")
        .replace(declared, (_, kind, name) => {
            exported.push(name);
            return `${kind}${name}`;
        })
        .replace(named, (_, name) => {
            exported.push(`default: ${name}`);
            return "";
        })
        .replace(listed, (_, names) => {
            for (const each of names.split(",")) {
                const [inner, outer = inner] = each.trim().split(/\s+as\s+/);
                if (inner) exported.push(`${outer}: ${inner}`);
            }
            return "";
        });
    return `((${parameters}) => {${body}\nreturn {${exported.join(", ")}};\n})`;
}

/** @type {Map<string, Promise<string>>} */
const texts = new Map();

/** Returns the text of a file of the site, loaded once. @param {URL} address @returns {Promise<string>} */
export function textOf({ href }) {
    let text = texts.get(href);
    if (!text) {
        text = fetch(href).then((response) => {
            if (!response.ok) throw new Error(`${href}: ${response.status}`);
            return response.text();
        });
        texts.set(href, text);
        text.catch(() => texts.delete(href));
    }
    return text;
}
