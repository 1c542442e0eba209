/** `<quintet-puzzle-choice>`: the themes to choose from. */
import { css, html, nothing } from "lit";
import { choiceStyles } from "../../ui/forms/choice-styles.js";
import { partStyles } from "./part-styles.js";
import { TrainerElement } from "./trainer-element.js";

export class ChoiceElement extends TrainerElement {
    static styles = [
        choiceStyles,
        partStyles,
        css`
            summary {
                display: flex;
                gap: var(--space-2);
                align-items: center;
                min-block-size: var(--tap);
                cursor: pointer;
                font-weight: 500;
            }
            summary::after {
                color: var(--ink-soft);
                content: "▾";
            }
            details[open] summary::after {
                content: "▴";
            }
            .row {
                padding-block-end: var(--space-2);
            }
            .choice small {
                color: var(--ink-soft);
                font-variant-numeric: tabular-nums;
            }
        `,
    ];

    render() {
        const { model, t, trainer } = this;
        const { contents, themes } = model;
        // A theme without words belongs to a newer version.
        const known = Object.entries(contents?.themes ?? {}).filter(([theme]) => t.has(`puzzle.theme.${theme}`));
        if (known.length === 0) return nothing;
        const count = themes.length;
        return html`<details>
            <summary>${t("puzzle.themes")}<span class="soft">${count ? t("puzzle.themes.chosen", { count }) : t("puzzle.allThemes")}</span></summary>
            <div class="row">${known.map(
                ([
                    theme,
                    puzzles,
                ]) => html`<button type="button" class="choice" data-theme=${theme} aria-pressed=${String(themes.includes(theme))}
                    title=${t.has(`puzzle.about.${theme}`) ? t(`puzzle.about.${theme}`) : nothing}
                    @click=${() => trainer.chooseTheme(theme)}>${t(`puzzle.theme.${theme}`)} <small>${t.number(puzzles)}</small></button>`,
            )}</div>
        </details>`;
    }
}

customElements.define("quintet-puzzle-choice", ChoiceElement);
