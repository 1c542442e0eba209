/**
 * Profiles of the browser that one page after another uses. A new profile has a new renderer process, which compiles
 * all scripts again and has nothing in its cache. One page of each profile stays open: it keeps the process, opens the
 * pages of tests and empties the storage when they are closed. The tab of a page is used again as well, unless its test
 * did something to it that would last. Pages that are open together never share a profile.
 */

/** @import { BrowserContext, CDPSession, Disposable, Page } from "playwright-core" */

/**
 * An empty page, which requests nothing more, not even an icon. A late request would be judged by the policy of the
 * next page.
 */
export const emptyPage = `<!doctype html><link rel="icon" href="data:," />`;

/** The pages in use. @type {Set<Page>} */
export const openPages = new Set();

/** @param {Page} page */
function use(page) {
    openPages.add(page);
    page.on("close", () => openPages.delete(page));
    return page;
}

/**
 * `keeper`: the page that stays open; `session`: its tools; `tab`: one to use again; `emptied`: whether nothing is left
 * of the page before; not if its test has closed the profile.
 * @typedef {{context: BrowserContext, keeper: Page, session: CDPSession, tab: Tab | null,
 *            emptied: Promise<boolean>}} Profile
 */

/** Methods of pages whose effect would last. @type {(keyof Page)[]} */
const lasting = [
    "addLocatorHandler",
    "emulateMedia",
    "exposeBinding",
    "exposeFunction",
    "setDefaultNavigationTimeout",
    "setDefaultTimeout",
    "setExtraHTTPHeaders",
];

/** A tab whose page is left when a test closes it, and which the next test can use. */
class Tab {
    /** Whether something that the test did to it would last. */
    #changed = false;
    /** What the test has added to the page. @type {Promise<Disposable>[]} */
    #scripts = [];
    /** @type {[string, any][]} */
    #listeners = [];
    /** The origins of which something may be stored. @type {Set<string>} */
    origins = new Set();

    /** @param {Page} page @param {CDPSession} session  of the page */
    constructor(page, session) {
        this.page = page;
        this.session = session;
        /** Closes it for good. */
        this.close = page.close.bind(page);
        for (const name of lasting) this.#note(page, name);
        // A test that fails may leave them pressed.
        for (const device of [page.keyboard, page.mouse]) this.#note(device, "down");
        this.#note(page.context(), "newCDPSession");
        const [addInitScript, on] = [page.addInitScript.bind(page), /** @type {any} */ (page.on.bind(page))];
        page.addInitScript = (...given) => {
            const adding = addInitScript(...given);
            this.#scripts.push(adding);
            return adding;
        };
        page.on = /** @type {any} */ (
            (/** @type {string} */ event, /** @type {any} */ listener) => {
                this.#listeners.push([event, listener]);
                return on(event, listener);
            }
        );
    }

    /** Notes when a method is called. @param {any} owner @param {string} name */
    #note(owner, name) {
        const method = owner[name].bind(owner);
        owner[name] = (/** @type {any[]} */ ...given) => {
            this.#changed = true;
            return method(...given);
        };
    }

    /** Begins a test. @param {() => void} closed  is called when the test closes the page @param {string} origin */
    begin(closed, origin) {
        const { page } = this;
        this.origins = new Set([origin]);
        page.on(
            "framenavigated",
            (frame) => /^http/.test(frame.url()) && this.origins.add(new URL(frame.url()).origin),
        );
        page.on("close", closed);
        page.close = async () => closed();
        openPages.add(page);
        return page;
    }

    /** Leaves the page of a test. @param {string} blank @returns whether the tab can be used again */
    async leave(blank) {
        const { page } = this;
        for (const [event, listener] of this.#listeners.splice(0)) page.off(/** @type {any} */ (event), listener);
        // What other origins stored for the tab's session can't be emptied.
        if (this.#changed || this.origins.size > 1 || page.isClosed()) {
            await this.close();
            return false;
        }
        await page.unrouteAll({ behavior: "ignoreErrors" });
        for (const script of this.#scripts.splice(0)) await (await script).dispose();
        await page.goto(blank);
        await page.evaluate(() => {
            sessionStorage.clear();
            window.name = "";
        });
        await this.session.send("Page.resetNavigationHistory");
        await page.mouse.move(-1, -1);
        return true;
    }
}

/**
 * Returns a function that opens an empty page in an empty profile until the page is closed. `key` names the options of
 * the profile, `make` makes a new one.
 * @param {string} blank  address of an empty page of the site
 */
export function sharedProfiles(blank) {
    /** @type {Map<string, Profile[]>}  the profiles without a page, by key */
    const free = new Map();
    const { origin } = new URL(blank);

    /** @param {BrowserContext} context @returns {Promise<Profile>} */
    async function withKeeper(context) {
        const keeper = await context.newPage();
        await keeper.goto(blank);
        const session = await context.newCDPSession(keeper);
        return { context, keeper, session, tab: null, emptied: Promise.resolve(true) };
    }

    /** @param {Profile} profile */
    async function newTab({ context, keeper }) {
        const [page] = await Promise.all([
            context.waitForEvent("page"),
            keeper.evaluate(() => void window.open("about:blank")),
        ]);
        return new Tab(page, await context.newCDPSession(page));
    }

    /** @param {Profile} profile @param {Tab} tab  just closed by a test */
    async function empty(profile, tab) {
        const { context, keeper, session } = profile;
        if (await tab.leave(blank)) profile.tab = tab;
        // Windows that the page has opened.
        for (const page of context.pages()) if (page !== keeper && page !== profile.tab?.page) await page.close();
        await context.clearPermissions();
        for (const each of tab.origins) {
            await session.send("Storage.clearDataForOrigin", { origin: each, storageTypes: "all" });
        }
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
        const tab = profile.tab ?? (await newTab(profile));
        profile.tab = null;
        const page = tab.begin(() => {
            if (!openPages.delete(page)) return;
            profile.emptied = empty(profile, tab).catch(() => false);
            profiles.push(profile);
        }, origin);
        return page;
    };
}

/** Opens a page in a profile that ends with its last page. @param {BrowserContext} context */
export async function aloneIn(context) {
    context.on("page", (page) => page.on("close", () => context.pages().length || context.close().catch(() => {})));
    return use(await context.newPage());
}
