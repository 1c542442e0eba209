import { Store } from "./store.js";

/**
 * Base class of objects that change in place. The value counts the changes.
 * @extends {Store<number>}
 */
export class Changing extends Store {
    constructor() {
        super(0);
    }

    /** Calls the listeners. */
    changed() {
        this.update((count) => count + 1);
    }
}
