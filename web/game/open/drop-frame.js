/** `<quintet-drop>`: a frame around the page while something is dragged over it that can be dropped there. */
import { css, html, LitElement } from "lit";
import { icon } from "../../ui/step-icons.js";
import { shared } from "../../ui/styles.js";

/** Delay after which a frame is hidden again: some browsers do not report the end of a drag. */
const HIDE_MS = 600;

export class DropFrame extends LitElement {
    static properties = { text: { attribute: false } };

    static styles = [
        shared,
        css`
            :host {
                display: grid;
                position: fixed;
                z-index: 5;
                inset: var(--space-3);
                align-content: center;
                justify-items: center;
                border: 3px dashed var(--accent);
                border-radius: var(--radius-large);
                background: color-mix(in srgb, var(--paper-raised) 88%, transparent);
                font-size: var(--text-title);
                font-weight: 600;
                pointer-events: none;
            }
            .icon {
                inline-size: 48px;
                block-size: 48px;
            }
        `,
    ];

    constructor() {
        super();
        this.text = "";
        this.timer = setTimeout(() => {}, 0);
    }

    /** Shows the frame while "dragover" repeats. @param {string} text */
    show(text) {
        this.text = text;
        if (!this.isConnected) document.body.append(this);
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.remove(), HIDE_MS);
    }

    render() {
        return html`${icon("open")}<p>${this.text}</p>`;
    }
}

customElements.define("quintet-drop", DropFrame);
