/** Reads the colours of the page, which are custom properties, for canvases and files. */

const EITHER = /^light-dark\(((?:[^(),]|\([^()]*\))+),(.*)\)$/;

/**
 * Returns the value of a custom property with a colour in the theme of an element; "" if it has none.
 * @param {CSSStyleDeclaration} style  of the element, computed
 * @param {string} property
 */
export function colourOf(style, property) {
    const value = style.getPropertyValue(property).trim();
    const [, light, dark] = value.match(EITHER) ?? [];
    if (!light) return value;
    const { colorScheme } = style;
    const isDark = colorScheme.includes("light")
        ? colorScheme.includes("dark") && matchMedia("(prefers-color-scheme: dark)").matches
        : colorScheme.includes("dark");
    return (isDark ? dark : light).trim();
}
