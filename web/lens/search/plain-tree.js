/**
 * Makes the text of a tree one that the engine reads from what people type, and copy from pages and programs: digits,
 * commas and brackets of other scripts, a minus sign, `+2`, `.5`, and `tree = ` in front.
 */

/** Signs of other scripts, each with the one that the engine reads. */
const SIGNS = new Map([
    ...[..."−–﹣－"].map((sign) => /** @type {const} */ ([sign, "-"])),
    ...[..."،，、"].map((sign) => /** @type {const} */ ([sign, ","])),
    ["٫", "."],
    ["．", "."],
    ["＋", "+"],
    ["（", "("],
    ["）", ")"],
    ["［", "["],
    ["］", "]"],
    ["【", "["],
    ["】", "]"],
    ["｛", "{"],
    ["｝", "}"],
    ["：", ":"],
]);
const OTHERS = new RegExp(`[${[...SIGNS.keys()].join("")}]`, "g");
/** Whether a number starts here: not within a name or another number. */
const START = String.raw`(?<![\p{L}\p{N}_.'-])`;

/** @param {string} text */
export function plainTree(text) {
    return text
        .trim()
        .replace(OTHERS, (sign) => /** @type {string} */ (SIGNS.get(sign)))
        .replace(/[٠-٩۰-۹０-９]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
        .replace(/^[A-Za-z_]\w*\s*=\s*(?=[[({])/, "")
        .replace(new RegExp(String.raw`${START}\+(?=[\d.])`, "gu"), "")
        .replace(new RegExp(String.raw`${START}(?<minus>-?)\.(?=\d)`, "gu"), "$<minus>0.");
}
