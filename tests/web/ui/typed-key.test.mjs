/** Shortcuts on keyboards of other layouts and scripts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { typedKey } from "../../../web/ui/forms/typed-key.js";

test("only characters of other scripts are replaced by the position of their key", () => {
    const typed = [
        ["R", "KeyR", "r"],
        ["a", "KeyQ", "a"],
        ["ق", "KeyR", "r"],
        ["я", "KeyZ", "z"],
        ["ี", "KeyU", "u"],
        ["۰", "Digit0", "0"],
        ["é", "Digit2", "é"],
        ["à", "Digit0", "à"],
        ["ł", "KeyL", "ł"],
        ["&", "Digit1", "&"],
        ["Enter", "Enter", "enter"],
        ["Dead", "KeyE", "dead"],
        [" ", "Space", " "],
    ];
    for (const [key, code, wanted] of typed) assert.equal(typedKey({ key, code }), wanted, `${key} on ${code}`);
});
