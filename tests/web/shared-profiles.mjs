/**
 * Profiles of the browser that one page after another uses. A new profile has a new renderer process, which compiles
 * all scripts again and has nothing in its cache. One page of each profile stays open: it keeps the process, opens the
 * pages of tests and empties the storage when they are closed. Pages that are open together never share a profile.
 */

/** @import { BrowserContext, Page } from "playwright-core" */

/** The pages in use. @type {Set<Page>} */
export const openPages = new Set();

/** @param {Page} page */
function use(page) {
    openPages.add(page);
    page.on("close", () => openPages.delete(page));
    return page;
}

/**
 * `keeper`: the page that stays open; `emptied`: whether nothing is left of the page before; not if its test has closed
 * the profile.
 * @typedef {{context: BrowserContext, keeper: Page, emptied: Promise<boolean>}} Profile
 */

/**
 * Returns a function that opens an empty page in an empty profile until the page is closed. `key` names the options of
 * the profile, `make` makes a new one.
 * @param {string} blank  address of a page of the site, which is never requested
 */
export function sharedProfiles(blank) {
    /** @type {Map<string, Profile[]>}  the profiles without a page, by key */
    const free = new Map();

    /** @param {BrowserContext} context @returns {Promise<Profile>} */
    async function withKeeper(context) {
        const keeper = await context.newPage();
        await keeper.route(blank, (route) => route.fulfill({ contentType: "text/html", body: "" }));
        await keeper.goto(blank);
        return { context, keeper, emptied: Promise.resolve(true) };
    }

    /** @param {Profile} profile @param {Set<string>} origins  of which something may be stored */
    async function empty({ context, keeper }, origins) {
        // Windows that the page has opened.
        for (const page of context.pages()) if (page !== keeper) await page.close();
        await context.clearPermissions();
        const session = await context.newCDPSession(keeper);
        for (const origin of origins) await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
        await session.detach();
        // The renderer process hears of it later.
        await keeper.evaluate(() => localStorage.clear());
        return true;
    }

    /** @param {string} key @param {() => Promise<BrowserContext>} make @returns {Promise<Page>} */
    return async function openPage(key, make) {
        const profiles = free.get(key) ?? [];
        free.set(key, profiles);
        const last = profiles.pop();
        const profile = (await last?.emptied) ? /** @type {Profile} */ (last) : await withKeeper(await make());
        const { context, keeper } = profile;
        const [page] = await Promise.all([
            context.waitForEvent("page"),
            keeper.evaluate(() => void window.open("about:blank")),
        ]);
        const origins = new Set([new URL(blank).origin]);
        page.on("framenavigated", (frame) => /^http/.test(frame.url()) && origins.add(new URL(frame.url()).origin));
        page.on("close", () => {
            profile.emptied = empty(profile, origins).catch(() => false);
            profiles.push(profile);
        });
        return use(page);
    };
}

/** Opens a page in a profile that ends with its last page. @param {BrowserContext} context */
export async function aloneIn(context) {
    context.on("page", (page) => page.on("close", () => context.pages().length || context.close().catch(() => {})));
    return use(await context.newPage());
}
