/**
 * Segments: one of a few choices, all visible side by side. They are radio buttons, so the group is one stop for the
 * Tab key and the browser's own keys choose. Styles are in `control-styles.js`.
 *
 * `hint`: a tooltip that says more than the text; `lang`: the text's language, where it is not the page's; `mark`: a
 * small word after the text, in the page's language.
 * @typedef {{value: string, text: string, hint?: string, lang?: string, mark?: string}} Segment
 *
 * `name`: unique among the groups of a component; tests find the group by it.
 * @typedef {{label: string, name: string, options: Segment[], value: string, choose: (value: string) => void}} Segments
 */
import { html, nothing } from "lit";

/** @param {Segments} how */
export const segments = ({ label, name, options, value, choose }) =>
    html`<div class="segments" role="radiogroup" aria-label=${label} data-choice=${name}>
        ${options.map(
            (option) => html`<label class="segment">
            <input type="radio" name=${name} value=${option.value} .checked=${option.value === value}
                title=${option.hint ?? nothing} @change=${() => choose(option.value)} />
            <span><bdi lang=${option.lang ?? nothing}>${option.text}</bdi>${option.mark ? html` <small>${option.mark}</small>` : nothing}</span>
        </label>`,
        )}
    </div>`;
