/** @import { ReactiveElement } from "lit" */

/**
 * A value that calls its listeners when it changes.
 * @template T
 */
export class Store {
    /** @param {T} value */
    constructor(value) {
        this.value = value;
        /**
         * Returns the value that a change leads to; replaced to restrict changes.
         * @type {(before: T, after: T) => T}
         */
        this.admit = (_, after) => after;
        /** @type {Set<(value: T) => void>} */
        this.listeners = new Set();
    }

    /** The value, where it is the model of a page. */
    get model() {
        return this.value;
    }

    /** @param {(value: T) => T} change */
    update(change) {
        const next = this.admit(this.value, change(this.value));
        if (next === this.value) return;
        this.value = next;
        for (const listener of this.listeners) listener(next);
    }

    /** @param {(value: T) => void} listener @returns {() => void} removes the listener */
    subscribe(listener) {
        this.listeners.add(listener);
        return () => this.listeners.delete(listener);
    }
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
