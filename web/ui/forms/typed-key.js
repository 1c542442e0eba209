/** The key of a shortcut, whatever the keyboard's layout. */

/**
 * Returns what an English keyboard would type, in lower case: a letter or digit of another script is named by the
 * position of its key. Other keys, such as "Enter", keep their names.
 * @param {KeyboardEvent} event
 */
export function typedKey({ key, code }) {
    if (/^[\x21-\x7e]$/.test(key)) return key.toLowerCase();
    return code.match(/^(?:Key|Digit)(.)$/)?.[1].toLowerCase() ?? key;
}
