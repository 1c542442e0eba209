/** What an element hears, watches and shows for as long as it is in a page. */

/**
 * @import { Translate } from "../i18n/t.js"
 * @import { Store } from "./store.js"
 * @import { ReactiveElement } from "lit"
 */

/**
 * Hears an event of the window, or of another target.
 * @param {ReactiveElement} element
 * @param {string} type
 * @param {(event: any) => void} act
 * @param {EventTarget} [target]
 */
export function hear(element, type, act, target = window) {
    element.addController({
        hostConnected: () => target.addEventListener(type, act),
        hostDisconnected: () => target.removeEventListener(type, act),
    });
}

/** Watches the element's size. @param {ReactiveElement} element @param {(size: DOMRectReadOnly) => void} act */
export function watchSize(element, act) {
    const sizes = new ResizeObserver(([{ contentRect }]) => act(contentRect));
    element.addController({
        hostConnected: () => sizes.observe(element),
        hostDisconnected: () => sizes.disconnect(),
    });
}

/**
 * Calls `act` with the value of a store, now and after each change; by default the value becomes the element's `model`.
 * @template T
 * @param {ReactiveElement} element
 * @param {() => Store<T>} storeOf
 * @param {(value: T) => void} [act]
 */
export function follow(element, storeOf, act = (model) => void Object.assign(element, { model })) {
    let leave = () => {};
    element.addController({
        hostConnected() {
            const store = storeOf();
            leave = store.subscribe(act);
            act(store.value);
        },
        hostDisconnected: () => leave(),
    });
}

/**
 * Loads the words that an element adds to the page's, into its property `words`, whenever the page's words change.
 * Without a network the words stay as they are.
 * @param {ReactiveElement & {t: Translate, words: Translate | null}} element
 * @param {(t: Translate) => Promise<Translate>} load
 */
export function addOwnWords(element, load) {
    /** @type {Translate | null} */
    let before = null;
    element.addController({
        hostUpdate() {
            const { t } = element;
            if (!t || t === before) return;
            before = t;
            load(t).then(
                (words) => {
                    if (t === element.t) element.words = words;
                },
                () => {},
            );
        },
    });
}
