/** The words of lit's templates, without a browser. */

/**
 * Returns an element that isn't in a document, for calls of its methods.
 * @param {any} Class
 * @param {Record<string, unknown>} properties
 */
export const elementWith = (Class, properties) =>
    Object.create(
        Class.prototype,
        Object.fromEntries(Object.entries(properties).map(([name, value]) => [name, { value }])),
    );

/**
 * Returns the HTML of a template with its values. Elements in it aren't rendered.
 * @param {any} value  a template, a list of them, or a value in one
 * @returns {string}
 */
export function templateText(value) {
    if (Array.isArray(value)) return value.map(templateText).join("");
    if (value?.strings) return value.strings.map((text, at) => text + templateText(value.values[at])).join("");
    return ["symbol", "function", "undefined"].includes(typeof value) ? "" : String(value ?? "");
}
