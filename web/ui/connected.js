/** What an element hears and watches while it is in a page, and its own words. */

/**
 * @import { Translate } from "../i18n/t.js"
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
