/**
 * `<quintet-wide-table>`: the box of a table, which scrolls where the table is too wide. With a `label`, keys reach it.
 */
import { html, LitElement } from "lit";
import { scrollingPart } from "../page-styles/scroll-styles.js";

export class WideTableElement extends LitElement {
    static properties = { label: {} };

    static styles = scrollingPart;

    constructor() {
        super();
        /** The name of the box for screen readers. */
        this.label = "";
    }

    connectedCallback() {
        super.connectedCallback();
        // At once, so that the page can move the focus into a table that it has just rendered.
        this.performUpdate();
    }

    willUpdate() {
        if (!this.label) return;
        this.tabIndex = 0;
        this.role = "group";
        this.ariaLabel = this.label;
    }

    render() {
        return html`<slot></slot>`;
    }
}

customElements.define("quintet-wide-table", WideTableElement);
