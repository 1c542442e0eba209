/** The key of a shortcut, whatever the keyboard's layout. */

/**
 * Returns the typed character in lower case. A character of another script, such as "ع", is replaced by what the key
 * types on an English keyboard. Latin letters, such as "é", and keys with a name, such as "Enter", are returned
 * unchanged.
 * @param {Pick<KeyboardEvent, "key" | "code">} event
 */
export function typedKey({ key, code }) {
    if (/^[!-~]$/.test(key)) return key.toLowerCase();
    if (/\p{Script=Latin}/u.test(key)) return key;
    return code.match(/^(?:Key|Digit)(.)/)?.[1].toLowerCase() ?? key;
}
