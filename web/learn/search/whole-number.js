/** First digits of the sets that people type: Latin, Arabic, Persian, full width. */
const zeros = ["0", "\u0660", "\u06f0", "\uff10"].map((zero) => zero.charCodeAt(0));

/**
 * Reads a whole number in any of the digits that readers of the course type.
 * @param {string} text
 * @returns {number | null} null if it is none
 */
export function wholeNumber(text) {
    const latin = [...text.trim()]
        .map((character) => {
            const code = character.charCodeAt(0);
            const zero = zeros.find((each) => code >= each && code <= each + 9);
            return zero === undefined ? character : String(code - zero);
        })
        .join("")
        .replace(/^[\u2212\u200e-]+/, "-");
    return /^-?\d{1,9}$/.test(latin) ? Number(latin) : null;
}
