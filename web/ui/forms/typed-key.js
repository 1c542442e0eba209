/**
 * Returns the key of a shortcut in lower case, whatever the keyboard's layout: a character of another script, such as
 * "ع", is replaced by what its key types on an English keyboard. Latin letters, such as "é", aren't.
 * @param {Pick<KeyboardEvent, "key" | "code">} event
 */
export const typedKey = ({ key, code }) =>
    ((!/[!-\u024f]/.test(key) && code.match(/^(?:Key|Digit)(.)/)?.[1]) || key).toLowerCase();
