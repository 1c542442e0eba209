/** Returns where a page's button "Back" leads: the page of this site that led here, "" if there is none. */
export function pageBefore() {
    try {
        const { origin, pathname, href } = new URL(document.referrer);
        if (origin === location.origin && pathname !== location.pathname && history.length > 1) return href;
    } catch {
        // No page led here.
    }
    return "";
}

/** Goes back, unless the press opens the page elsewhere. @param {MouseEvent} event  on the link to that page */
export function goBack(event) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.back();
}
