/** The fields of a task's figure: none, a tree, or an image with its description. */
import { html, nothing } from "lit";
import { chooseFiles } from "../../../../ui/browser/files.js";
import { button } from "../../../../ui/forms/buttons.js";
import { figureOf, LARGEST_IMAGE } from "../../../text/figure.js";
import { inside } from "../../editing.js";
import { choiceField, faultOf, textField, treeField } from "../../fields.js";

/**
 * @import { Editing } from "../../editing.js"
 * @import { Maker } from "../../maker.js"
 */

const TREE = "((3 12 8) (2 4 6))";
const IMAGES = "image/png,image/jpeg,image/webp,image/gif,image/svg+xml";

/** @param {Editing} editing @param {Maker} maker */
export function figureFields(editing, maker) {
    const { t, value, set } = editing;
    const { figure } = value;
    const kind = figure ? ("tree" in figure ? "tree" : "image") : "";
    const kinds = [
        ["", t("make.noFigure")],
        ["tree", t("lens.start.treeLabel")],
        ["image", t("make.image")],
    ];
    const change = (/** @type {string} */ picked) => {
        if (picked === kind) return;
        set({ figure: picked === "tree" ? { tree: TREE } : undefined });
        if (picked === "image") chooseImage(editing, maker);
    };
    const inner = inside(editing, "figure");
    return html`<div class="figure-fields">${choiceField({ ...editing, value: { figure: kind } }, "figure", t("make.figure"), kinds, { change })}
        ${kind === "tree" ? treeField({ ...inner, set: ({ tree = TREE }) => inner.set({ tree }) }, t("make.treeHelp")) : nothing}
        ${
            kind === "image"
                ? html`${textField(inner, "alt", t("make.imageAlt"), { help: t("make.imageAltHelp") })}
            <div class="buttons">${button("image", "open", t("make.otherImage"), () => chooseImage(editing, maker))}</div>`
                : nothing
        }
        ${figureOf(t, figure)}${faultOf(editing, "figure", true)}</div>`;
}

/** Reads an image of the device into the draft. @param {Editing} editing @param {Maker} maker */
function chooseImage({ value, set }, maker) {
    const take = (/** @type {File[]} */ [file]) => {
        if (!IMAGES.split(",").includes(file.type) || file.size > LARGEST_IMAGE) {
            maker.tell({ key: "make.badImage", params: { name: file.name }, tone: "error" });
            return;
        }
        const reader = new FileReader();
        reader.addEventListener("load", () =>
            set({ figure: { image: reader.result, ...(value.figure?.alt ? { alt: value.figure.alt } : {}) } }),
        );
        reader.readAsDataURL(file);
    };
    chooseFiles(take, { accept: IMAGES });
}
