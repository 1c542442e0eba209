/**
 * What parts take from the page around them by context: its words, its model and its commands, at any depth and
 * whenever they load. A property that the parent sets wins over the page's. `share.js` is the page's side.
 */
import { ContextEvent, createContext } from "@lit/context";

/** @import { LitElement } from "lit" */

/**
 * @typedef {keyof typeof contexts} Shared
 */

/** Initial value of a property that the page or the parent sets before the first render. @type {any} */
export const given = null;

/** `words`: a translator; `commands`: what passes the reader's input on, a controller. */
export const contexts = {
    words: createContext(Symbol()),
    model: createContext(Symbol()),
    commands: createContext(Symbol()),
};

/**
 * Lets an element take a property from the page around it.
 * @param {LitElement} element
 * @param {Shared} what
 * @param {string} name  of the property
 */
export function take(element, what, name) {
    const host = /** @type {any} */ (element);
    let taken = host[name] ?? given;
    let leave = () => {};
    const callback = (/** @type {unknown} */ value, /** @type {(() => void) | undefined} */ unsubscribe) => {
        leave = unsubscribe ?? leave;
        if (host[name] === taken) host[name] = taken = value;
    };
    element.addController({
        hostConnected: () => element.dispatchEvent(new ContextEvent(contexts[what], element, callback, true)),
        hostDisconnected: () => leave(),
    });
}
