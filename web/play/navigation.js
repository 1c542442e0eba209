/**
 * Connects the page to the address and the history: the game in the address, and layers over the board that "back"
 * closes. Loaded after the first board.
 */

import { followView } from "../game/link-view.js";
import { awayOf, savedGame, settingsChanged, specOf } from "../game/model.js";
import { askedPage, linkKind } from "../record/address.js";
import { encodeLink, readLink } from "../record/link.js";
import { continues, withoutUsual } from "../record/record.js";
import { PageHistory } from "../ui/browser/history.js";
import { AnalysisDoor } from "./analysis-view.js";

/**
 * @import { QuintetAnalysis } from "../analysis/quintet-analysis.js"
 * @import { GameState } from "../engine/protocol.js"
 * @import { Model } from "../game/model.js"
 * @import { Link } from "../record/link.js"
 * @import { ReviewWanted } from "../widgets/panel-element.js"
 * @import { QuintetApp } from "./quintet-app.js"
 */

/** How long the address waits for a page that is not drawn, in milliseconds. */
const OUT_OF_SIGHT_MS = 200;

/**
 * Returns the part after `#` of a link to the game on the board, or "" without a game.
 * @param {Model} model
 * @param {number} [ply]  the position that the link shows, by default the one shown now
 */
export async function linkTo(model, ply) {
    const record = savedGame(model)?.record;
    if (!record) return "";
    const usual = withoutUsual(record, specOf(model)?.options ?? []);
    if (ply === undefined) return encodeLink(usual);
    return encodeLink({ ...usual, ply: ply < (record.actions?.length ?? 0) ? ply : undefined });
}

/** Resolves once the current changes are drawn, or soon on a page that is out of sight. */
const drawn = () =>
    new Promise((done) => {
        requestAnimationFrame(() => setTimeout(done));
        setTimeout(done, OUT_OF_SIGHT_MS);
    });

/**
 * @param {QuintetApp} app  in the document
 * @param {Promise<Link | null>} asked  the link with which the visit began
 * @param {string} begun  the hash with which the visit began
 */
export function navigate(app, asked, begun) {
    const { controller } = app;
    const { store } = controller;
    const layers = {
        analysis: {
            open: (/** @type {string} */ _, /** @type {string} */ hash) => door.follow(hash),
            close: () => door.leave(),
        },
        ...analysisLayers(() => door.analysis),
        drawer: {
            open: async (/** @type {string} */ name) => {
                await app.openDrawer(name);
                return app.opened !== null;
            },
            close: () => app.drawer?.close(),
        },
        move: { open: () => false, close: () => cancelMove(app) },
    };
    /** The state whose address is known. @type {GameState | null} */
    let named = null;
    const open = async (/** @type {string} */ hash) => {
        if (linkKind(hash) === "friend") return arriveAway(app, hash);
        if (linkKind(hash) === "brought") return arriveBrought(app, hash);
        const other = askedPage({ hash, search: "" });
        if (!other) return openLink(app, readLink(hash));
        location.assign(other);
        return false;
    };
    const arrive = async (/** @type {string} */ hash) => {
        const there = await open(hash);
        // Names are not heard before that.
        named = null;
        setTimeout(name);
        return there;
    };
    const places = new PageHistory({
        layers,
        screen: { kind: "analysis", hash: "lab", has: (hash) => linkKind(hash) === "analysis" },
        arrive,
        asks: (search) => /[?&](game|record)=/.test(search),
        saved: () => controller.saves.lasts,
    });
    const door = new AnalysisDoor(app, {
        opened: (analysis) => listenToAnalysis(analysis, places),
        left: () => places.closed("analysis"),
        named: (hash) => places.nameScreen(hash),
    });

    app.addEventListener("quintet-shown", () => app.opened && places.opened("drawer", app.opened.name));
    app.addEventListener("quintet-closed", () => places.closed("drawer"));
    app.addEventListener("quintet-link", (event) => followView(app, /** @type {CustomEvent} */ (event).detail, true));
    const followMove = () => {
        if (app.isConnected) reportMove(places, "move", Boolean(app.board?.picked) || store.value.proposed !== null);
    };
    // The board shows what was picked before the browser writes its history, which takes longer.
    app.addEventListener("quintet-select", () => drawn().then(followMove));
    const name = async ({ state } = store.value) => {
        if (state !== named) {
            named = state;
            await drawn();
            if (named !== state) return;
            const hash = await linkTo(store.value).catch(() => "");
            if (named === state) places.name(hash);
        }
        followMove();
    };
    store.subscribe(name);
    name();
    asked.then((link) => link && followView(app, link, isOnBoard(store.value, link))).catch(() => {});
    places.begin(begun);
    if (linkKind(begun) === "friend") arriveAway(app, begun);
    else if (linkKind(begun) === "brought") arriveBrought(app, begun);
    else if (awayOf(store.value))
        friends()
            .then(({ friendsOf }) => friendsOf(app))
            .catch(() => {});
    serve(app);
    import("./due-badge.js").then(({ showDue }) => showDue(app)).catch(() => {});
    import("../widgets/follow-settings.js")
        .then(({ followSettings, followOnPage }) => {
            followSettings(controller.saves, (change) => store.update((model) => settingsChanged(model, change)));
            followOnPage(controller.saves, () => door.analysis ?? {});
        })
        .catch(() => {});
    import("./other-tabs.js").then(({ watchOtherTabs }) => watchOtherTabs(app)).catch(() => {});
    import("./lesson-offer.js").then(({ offerLesson }) => offerLesson(app)).catch(() => {});
    // Those who follow a link want to see what it shows. One that only names a game shows its start.
    asked
        .then(async (link) => {
            const isFollowed = begun.length > 1 ? !/^#game=\w+$/.test(begun) : link !== null;
            if (!isFollowed) (await import("./first-visit.js")).welcomeVisitors(app);
        })
        .catch(() => {});
    // A drawer may have been opened before this code was loaded.
    if (app.opened) places.opened("drawer", app.opened.name);

    return {
        /** @param {ReviewWanted | "setup" | null} [first] */
        analyse(first) {
            if (door.analysis) return;
            cancelMove(app);
            app.drawer?.close();
            places.opened("analysis", Date.now());
            door.open(first);
        },
    };
}

const friends = () => import("../friend/friends.js");

/**
 * Opens what comes from a person on another device.
 * @param {QuintetApp} app @param {string} hash
 * @returns {Promise<boolean>} whether a game was put on the board
 */
async function arriveAway(app, hash) {
    try {
        return await (await friends()).friendsOf(app).arrive(hash);
    } catch {
        app.controller.tell({ key: "notice.notLoaded", tone: "error" });
        return false;
    }
}

/**
 * Opens files that another page of the site hands over.
 * @param {QuintetApp} app @param {string} hash
 * @returns {Promise<boolean>} false: a game has an address when it is on the board
 */
async function arriveBrought(app, hash) {
    try {
        const [{ open }, { waysOf }] = await Promise.all([import("../game/open/open.js"), import("./what-opens.js")]);
        await open({ hash }, waysOf(app));
    } catch {
        app.controller.tell({ key: "notice.notLoaded", tone: "error" });
    }
    return false;
}

/** Keeps games that end, and offers an opponent of the reader's strength. @param {QuintetApp} app */
async function serve(app) {
    try {
        await (await import("../archive/on-page.js")).serveArchive(app);
    } catch {
        // Without a network games are not kept. The next visit tries again.
    }
}

/** @param {PageHistory} places @param {string} kind @param {boolean} is  whether a piece is picked */
function reportMove(places, kind, is) {
    if (is) places.opened(kind);
    else places.closed(kind);
}

/** Clears the selection and the proposed action. @param {QuintetApp} app */
function cancelMove({ board, controller }) {
    board?.clearSelection();
    if (controller.store.value.proposed !== null) controller.propose(null);
}

/** Layers over the board of the analysis. @param {() => QuintetAnalysis | null} analysis */
const analysisLayers = (analysis) => ({
    "analysis-drawer": {
        open: async () => {
            await analysis()?.openDrawer();
            return Boolean(analysis()?.more);
        },
        close: () => analysis()?.drawer?.close(),
    },
    "analysis-edit": {
        open: async () => {
            await analysis()?.edit();
            return analysis()?.editing ?? false;
        },
        close: () => analysis()?.edited(),
    },
    "analysis-move": { open: () => false, close: () => analysis()?.board?.clearSelection() },
});

/** @param {QuintetAnalysis} analysis @param {PageHistory} places */
function listenToAnalysis(analysis, places) {
    analysis.addEventListener("quintet-shown", () => places.opened("analysis-drawer"));
    analysis.addEventListener("quintet-closed", () => places.closed("analysis-drawer"));
    analysis.addEventListener("quintet-editing", () => reportMove(places, "analysis-edit", analysis.editing));
    analysis.addEventListener("quintet-select", () =>
        reportMove(places, "analysis-move", Boolean(analysis.board?.picked)),
    );
}

/**
 * Returns whether the board shows the game of a link or a continuation of it.
 * @param {Model} model
 * @param {Link} link
 */
function isOnBoard(model, { record }) {
    const current = savedGame(model)?.record;
    return current !== undefined && continues(current, record, specOf(model)?.options ?? []);
}

/**
 * Opens the game of a link and applies the rest of the link.
 * @param {QuintetApp} app
 * @param {Promise<Link>} asked
 * @returns {Promise<boolean>} whether the game is on the board
 */
async function openLink(app, asked) {
    const { controller } = app;
    const { store } = controller;
    // *Try again* opens what the address names.
    if (store.value.trouble !== null) return false;
    const link = await asked.catch(() => null);
    const there =
        link !== null && link.record.actions?.length === store.value.state?.length && isOnBoard(store.value, link);
    const opened = there || (await controller.openRecord(asked.then(({ record }) => record)));
    if (there) await controller.goTo(link.record.ply ?? link.record.actions?.length ?? 0);
    if (link) await followView(app, link, opened);
    return opened;
}
