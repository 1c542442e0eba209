/** `<quintet-lens-why>`: where the value of the node shown comes from. For a static evaluation, its terms. */

import { css, html, nothing } from "lit";
import { termWords, withWords } from "../../i18n/catalogues.js";
import { listIn } from "../../i18n/formats.js";
import { recordAt, shownNode } from "../lens-model.js";
import { scoresText, scoreText } from "../sentences/scores.js";
import { StudyElement } from "../study/study-element.js";
import { valueReason } from "./reason-of.js";
import "./terms-element.js";

/**
 * @import { Translate } from "../../i18n/t.js"
 * @import { LensModel } from "../lens-model.js"
 * @import { ValueReason } from "./reason-of.js"
 * @import { Explanation } from "./terms.js"
 */

/** How many explanations are kept, so that going back to a node costs nothing. */
const KEPT = 50;
/** Sources whose table of terms says something. @type {ValueReason["source"][]} */
const EVALUATED = ["evaluation", "mean"];

export class WhyElement extends StudyElement {
    static properties = { known: { state: true } };

    /** @type {(keyof LensModel)[]} */
    static sees = ["replay", "cursor", "step", "selected", "request", "named", "asked"];

    static styles = css`
        :host {
            display: grid;
            gap: var(--space-2);
            align-content: start;
            min-inline-size: 0;
        }
    `;

    constructor() {
        super();
        /** Explanations by position; the texts of errors. @type {Map<string, Explanation | string>} */
        this.known = new Map();
        /** The position that the engine is asked about. */
        this.asking = "";
    }

    /** @param {Translate} t */
    async load(t) {
        return withWords(await super.load(t), termWords);
    }

    /** @param {Translate} t */
    content(t) {
        const { model } = this;
        const node = shownNode(model);
        if (node < 0 || !model.cursor || model.asked !== null)
            return html`<p class="soft">${t("evaluation.noNode")}</p>`;
        const reason = valueReason(model.cursor, node);
        return html`<p>${this.sentence(t, reason)}</p>
            ${EVALUATED.includes(reason.source) && model.request.record ? this.terms(t, reason) : nothing}`;
    }

    /** @param {Translate} t @param {ValueReason} reason */
    sentence(t, { source, node: place }) {
        const { replay, cursor } = this.model;
        const reason = t(`evaluation.source.${source}`);
        const values = cursor?.nodes[place].values ?? [];
        if (values.length === 0 || !replay) return reason;
        const side = replay.side(cursor?.nodes[place].player ?? replay.player);
        const value = replay.algorithm === "max-n" ? scoresText(t, values) : scoreText(t, values[side]);
        return t("compare.because", { first: t("evaluation.comes", { value, node: this.nodeText(t, place) }), reason });
    }

    /** @param {Translate} t @param {number} node */
    nodeText(t, node) {
        const { names, model } = this;
        const actions = model.cursor?.texts(node).map(names.nameOf) ?? [];
        return actions.length ? t("predict.node", { actions: listIn(t, actions) }) : t("predict.root");
    }

    /** @param {Translate} t @param {ValueReason} reason */
    terms(t, { node }) {
        const explanation = this.explain(node);
        if (explanation === null) return html`<p class="soft" role="status">${t("evaluation.loading")}</p>`;
        if (typeof explanation === "string") {
            return html`<p role="alert">${t("evaluation.failed")}: <bdi lang="en">${explanation}</bdi></p>`;
        }
        const off = this.model.request.options.without?.length ?? 0;
        return html`<quintet-lens-terms .explanation=${explanation} .players=${this.names.players} .t=${t}
                .heading=${t("evaluation.of", { node: this.nodeText(t, node) })}></quintet-lens-terms>
            ${off ? html`<p class="soft">${t("evaluation.without", { count: off })}</p>` : nothing}`;
    }

    /**
     * The explanation of the position at a node; null while the engine works it out, a text if it cannot.
     * @param {number} node
     */
    explain(node) {
        const { request, cursor } = this.model;
        const record = recordAt(/** @type {any} */ (request.record), cursor?.texts(node) ?? []);
        const { without } = request.options;
        const key = JSON.stringify([record, without]);
        const known = this.known.get(key);
        if (known !== undefined) return known;
        if (this.asking !== key) {
            this.asking = key;
            this.lens.engine.call("explain", record, without).then(
                (explanation) => this.keep(key, explanation),
                (error) => this.keep(key, String(error.message ?? error)),
            );
        }
        return null;
    }

    /** @param {string} key @param {Explanation | string} explanation */
    keep(key, explanation) {
        if (this.asking === key) this.asking = "";
        const kept = [...this.known].slice(-KEPT);
        this.known = new Map([...kept, [key, explanation]]);
    }
}

customElements.define("quintet-lens-why", WhyElement);
