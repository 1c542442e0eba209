/** Fields for the options of random trees, for the page that makes a tree and for the one that makes sheets. */
import { html, nothing } from "lit";
import { number, toggle } from "../../ui/forms/fields.js";
import { readRandomOptions, writeRandomOptions } from "./random-options.js";

/** @import { Translate } from "../../i18n/t.js" */

/** The limits of the engine. */
const LIMITS = { depth: [1, 6], branching: [1, 8], players: [2, 3], values: [-999, 999], saves: [0, 512] };

/**
 * @param {Translate} t  with the words of the lens and of given trees
 * @param {string} text  the options
 * @param {(text: string) => void} change
 */
export function randomFields(t, text, change) {
    const options = readRandomOptions(text);
    const set = (/** @type {Partial<typeof options>} */ some) => change(writeRandomOptions({ ...options, ...some }));
    const single = (/** @type {"depth" | "players"} */ name, /** @type {string} */ label) =>
        number({
            label,
            name,
            value: options[name],
            least: LIMITS[name][0],
            most: LIMITS[name][1],
            change: (value) => set({ [name]: Math.round(Number(value)) || options[name] }),
        });
    const range = (/** @type {"branching" | "values" | "saves"} */ name, /** @type {string} */ what) => {
        const now = options[name];
        const field = (/** @type {0 | 1} */ end) =>
            number({
                label: t(end ? "trees.most" : "trees.least", { what }),
                name: `${name}-${end}`,
                stack: null,
                least: LIMITS[name][0],
                most: LIMITS[name][1],
                usual: name === "saves" ? t("trees.any") : "",
                value: now ? now[end] : "",
                change: (text) => {
                    if (text === "") return set(name === "saves" ? { saves: null } : {});
                    const value = Math.round(Number(text)) || 0;
                    /** @type {[number, number]} */
                    const next = now ? [now[0], now[1]] : [value, value];
                    next[end] = value;
                    // The other end follows.
                    if (next[0] > next[1]) next[1 - end] = value;
                    return set({ [name]: next });
                },
            });
        return html`<div class="row"><span>${what}</span><bdi dir="ltr">${field(0)} – ${field(1)}</bdi></div>`;
    };
    const level = (/** @type {number} */ number) => {
        const on = options.chance.includes(number);
        const others = options.chance.filter((each) => each !== number);
        const press = () => set({ chance: on ? others : [...others, number].sort((a, b) => a - b) });
        return html`<button type="button" class="button square" data-level=${number} aria-pressed=${String(on)} @click=${press}
            aria-label=${t("trees.level", { number })}>${t.number(number)}</button>`;
    };
    const levels = Array.from({ length: options.depth }, (_, above) => level(above + 1));
    const chance = options.chance.length > 0;
    return html`${single("depth", t("lens.option.depth"))}
        ${options.players > 2 ? nothing : html`<div class="row"><span>${t("trees.chanceLevels")}</span><span class="levels">${levels}</span></div>`}
        ${chance ? nothing : single("players", t("trees.players"))}
        ${range("branching", t("trees.children"))}${range("values", t("trees.values"))}${chance ? nothing : range("saves", t("trees.saves"))}
        ${toggle({ label: t("trees.ties"), name: "ties", on: options.ties, change: (ties) => set({ ties }) })}
        ${
            chance
                ? nothing
                : toggle({
                      label: t("trees.bestLater"),
                      name: "best-later",
                      on: options.bestLater,
                      change: (bestLater) => set({ bestLater }),
                  })
        }`;
}
