/** What a page shares with the parts inside. `context.js` is the parts' side. */
import { contexts } from "./context.js";

/**
 * @import { Shared } from "./context.js"
 * @import { LitElement } from "lit"
 */

/**
 * Shares properties of an element with the parts inside: as they are when a part asks, and changes of them once the
 * element has rendered. So a part that the element has just removed gets no value that it cannot show.
 * @param {LitElement} element
 * @param {Partial<Record<Shared, string>>} properties  their names
 */
export function share(element, properties) {
    const host = /** @type {any} */ (element);
    for (const [what, name] of Object.entries(properties)) {
        /** @type {Set<(value: unknown, leave: () => void) => void>} */
        const parts = new Set();
        /** @type {unknown} */
        let told;
        element.addEventListener("context-request", (event) => {
            const { context, contextTarget, callback } = event;
            if (context !== contexts[/** @type {Shared} */ (what)] || contextTarget === element) return;
            event.stopPropagation();
            parts.add(callback);
            callback(host[name], () => parts.delete(callback));
        });
        element.addController({
            hostUpdated() {
                if (told === host[name]) return;
                told = host[name];
                for (const part of parts) part(told, () => parts.delete(part));
            },
        });
    }
}
