/**
 * `<quintet-position-terms>`: the static evaluation of one position, term by term, for pages that have no lens. It
 * starts the lens's engine when it is shown, and ends it when it goes.
 */
import { css, html, nothing } from "lit";
import { lensMoreWords, termWords, withWords } from "../../i18n/catalogues.js";
import { addOwnWords } from "../../ui/connected.js";
import { given, PageElement } from "../../ui/page-element.js";
import { LensClient } from "../engine/lens-client.js";
import "./terms-element.js";

/**
 * @import { GameRecord } from "../../engine/protocol.js"
 * @import { Translate } from "../../i18n/t.js"
 * @import { Explanation } from "./terms.js"
 */

export class PositionTerms extends PageElement {
    static properties = {
        record: { attribute: false },
        players: { attribute: false },
        words: { state: true },
        explanation: { state: true },
        failure: { state: true },
    };

    static styles = css`
        p {
            color: var(--ink-soft);
            font-size: var(--text-small);
        }
    `;

    constructor() {
        super();
        /** The position, without `ply`. @type {GameRecord} */
        this.record = given;
        /** The names of the players. @type {string[]} */
        this.players = [];
        this.words = /** @type {Translate | null} */ (null);
        /** @type {Explanation | null} */
        this.explanation = null;
        this.failure = "";
        /** @type {LensClient | null} */
        this.engine = null;
        /** The position that is explained, as text. */
        this.key = "";
        addOwnWords(this, (t) => withWords(t, lensMoreWords, termWords));
    }

    disconnectedCallback() {
        super.disconnectedCallback();
        this.engine?.close();
        this.engine = null;
        this.key = "";
    }

    willUpdate() {
        const key = JSON.stringify(this.record);
        if (key !== this.key) this.explain(key);
    }

    /** @param {string} key */
    async explain(key) {
        this.key = key;
        this.engine ??= new LensClient();
        try {
            const explanation = await this.engine.call("explain", this.record, undefined);
            if (this.key !== key) return;
            this.explanation = explanation;
            this.failure = "";
        } catch (error) {
            if (this.key === key) this.failure = String(/** @type {Error} */ (error).message ?? error);
        }
    }

    render() {
        const { words: t, explanation, failure, players } = this;
        if (!t) return nothing;
        if (failure) return html`<p role="alert">${t("evaluation.failed")}: <bdi lang="en">${failure}</bdi></p>`;
        if (!explanation) return html`<p role="status">${t("evaluation.loading")}</p>`;
        return html`<quintet-lens-terms .explanation=${explanation} .players=${players} .t=${t}
            .heading=${t("evaluation.here")}></quintet-lens-terms>`;
    }
}

customElements.define("quintet-position-terms", PositionTerms);
