/** Returns where a page's button "back" leads: to the page of this site that led here, or to the play page. */
export function wayBack() {
    let from = "";
    try {
        const { origin, pathname, href } = new URL(document.referrer);
        if (origin === location.origin && pathname !== location.pathname) from = href;
    } catch {
        // No page led here.
    }
    const home = from || "index.html";
    return { home, leave: () => (from && history.length > 1 ? history.back() : location.assign(home)) };
}
