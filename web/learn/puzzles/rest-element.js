/** `<quintet-puzzle-rest>`: while there is nothing to solve: before and after a run, and when no mistake is due. */
import { css, html, nothing } from "lit";
import { icon } from "../../ui/more-icons.js";
import { partStyles } from "./part-styles.js";
import { dateText } from "./solving/sentences.js";
import { TrainerElement } from "./trainer-element.js";

/**
 * @import { Key } from "../../i18n/keys.js"
 * @import { Run } from "./solving/run.js"
 */

export class RestElement extends TrainerElement {
    static styles = [
        partStyles,
        css`
            :host {
                display: grid;
                gap: var(--space-3);
            }
        `,
    ];

    render() {
        const { model, t } = this;
        if (model.finding) return html`<p class="soft">${t("puzzle.finding")}</p>`;
        if (model.mode === "mine") return this.mine();
        if (model.contents?.count === 0) return html`<p>${t("puzzle.none")}</p>`;
        if (model.mode === "run") return model.run ? this.done(model.run) : this.before();
        // Without a network there may be no puzzle either.
        return html`${model.themes.length ? html`<p>${t("puzzle.noneOfTheme")}</p>` : nothing}
            <div class="buttons">${this.again()}</div>`;
    }

    again() {
        return html`<button type="button" class="button" data-do="next" @click=${() => this.trainer.next()}>${icon("again")}${this.t("button.retry")}</button>`;
    }

    before() {
        const { t, model } = this;
        const { bestRun } = model.records;
        return html`<h2 tabindex="-1">${t("puzzle.mode.run")}</h2><p>${t("puzzle.run.about")}</p>
            ${bestRun > 0 ? html`<p class="soft">${t("puzzle.run.best", { count: bestRun })}</p>` : nothing}
            <div class="buttons">${this.begin("shared.start")}</div>`;
    }

    /** @param {Run} run */
    done(run) {
        const { t, model, trainer } = this;
        const record = run.solved > 0 && run.solved === model.records.bestRun;
        return html`<h2 tabindex="-1">${t("puzzle.run.done", { count: run.solved })}</h2>
            ${record ? html`<p>${t("puzzle.run.record")}</p>` : nothing}
            <div class="buttons">${
                run.missed.length
                    ? html`<button type="button" class="button primary" data-do="missed" @click=${() => trainer.tryMissed()}>${icon("again")}${t("puzzle.run.missed", { count: run.missed.length })}</button>`
                    : nothing
            }${this.begin("puzzle.run.again", run.missed.length === 0)}</div>`;
    }

    /** @param {Key} label @param {boolean} [primary] */
    begin(label, primary = true) {
        return html`<button type="button" class="button ${primary ? "primary" : ""}" data-do="run" @click=${() => this.trainer.run()}>${icon("resume")}${this.t(label)}</button>`;
    }

    mine() {
        const { t, model, trainer } = this;
        const { all = 0, nextDue = 0 } = model.mine ?? {};
        if (all === 0) {
            return html`<p>${t("puzzle.mine.none")}</p>
                <div class="buttons"><a class="button primary" href="../../play.html">${t("shared.playGame")}</a></div>`;
        }
        return html`<p>${t("puzzle.mine.later", { count: all, date: dateText(t, nextDue) })}</p>
            <div class="buttons"><button type="button" class="button" data-do="early" @click=${() => trainer.next({ early: true })}>${icon("resume")}${t("puzzle.mine.early")}</button></div>`;
    }
}

customElements.define("quintet-puzzle-rest", RestElement);
