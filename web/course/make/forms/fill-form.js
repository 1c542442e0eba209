/** The fields of a search of a tree that students fill in. */

import { html, nothing } from "lit";
import { fillAlgorithms, hasWindows } from "../../../lens/given/fill.js";
import { randomFields } from "../../../lens/given/random-fields.js";
import { EXAMPLE, readRandomOptions } from "../../../lens/given/random-options.js";
import { hasChance, writtenTree } from "../../../lens/search/given-place.js";
import { algorithmKey, TREE, USUAL } from "../../../lens/search/lens-options.js";
import { playersOf } from "../../paper/paper-tree.js";
import { inside } from "../editing.js";
import { choiceField, faultOf, treeField } from "../fields.js";

/** @import { ItemForm } from "./forms.js" */

/** The searches that fit a tree, or random ones. @param {{tree?: unknown, random?: unknown}} options */
function fitting({ tree, random }) {
    if (random !== undefined) {
        const { players, chance } = readRandomOptions(String(random));
        return fillAlgorithms({ players, chance: chance.length > 0 });
    }
    const written = writtenTree(String(tree));
    return fillAlgorithms({ players: playersOf(String(tree)), chance: written !== null && hasChance(written) });
}

/** @type {ItemForm} */
export const fill = {
    fresh: () => ({ options: { random: EXAMPLE } }),
    fields: (editing) => {
        const { t } = editing;
        const options = inside(editing, "options");
        const { tree, random, algorithm = USUAL.algorithm, windows } = options.value;
        /** A change of the tree, with a search that fits it. */
        const setTree = (/** @type {{tree?: string, random?: string}} */ change) => {
            const [first, ...others] = fitting(change);
            const fits = [first, ...others].some((name) => name === algorithm);
            options.set({ ...change, ...(fits ? {} : { algorithm: first === USUAL.algorithm ? undefined : first }) });
        };
        return html`${choiceField(
            { ...options, value: { source: random === undefined ? "tree" : "random" } },
            "source",
            t("lens.start.treeLabel"),
            [
                ["random", t("make.fill.random")],
                ["tree", t("make.lens.tree")],
            ],
            {
                long: true,
                change: (chosen) =>
                    setTree(
                        chosen === "tree" ? { tree: TREE, random: undefined } : { tree: undefined, random: EXAMPLE },
                    ),
            },
        )}
            ${
                random === undefined
                    ? treeField({ ...options, set: ({ tree: written = TREE }) => setTree({ tree: String(written) }) })
                    : html`${randomFields(t, random, (text) => setTree({ random: text }))}${faultOf(options, "random")}`
            }
            ${choiceField(
                options,
                "algorithm",
                t("lens.algorithm"),
                fitting({ tree, random }).map((name) => [name, t(algorithmKey(name))]),
                { usual: USUAL.algorithm },
            )}
            ${
                hasWindows(algorithm)
                    ? choiceField(
                          { ...options, value: { windows: windows === false ? "values" : "windows" } },
                          "windows",
                          t("make.fill.enter"),
                          [
                              ["windows", t("make.fill.windows")],
                              ["values", t("make.fill.values")],
                          ],
                          { change: (chosen) => options.set({ windows: chosen === "values" ? false : undefined }) },
                      )
                    : nothing
            }
            ${faultOf(editing, "options", true)}`;
    },
};
