/**
 * The commands of the arena over one model. What belongs together is a class of its own: the reader's agents
 * (`ownAgents`), the test of one (`tryout`), matches (`matches`) and kept results (`savedResults`).
 */

import { failureText } from "../ui/notices/failure-text.js";
import { Notices } from "../ui/notices/notices.js";
import { Store } from "../ui/store.js";
import { OwnAgents } from "./agents-view/own-agents.js";
import { agentsHere, emptyArena, openAgent, specOf } from "./arena-model.js";
import { Matches } from "./match-view/matches.js";
import { FIRST_OPPONENT, opponentsOf } from "./match-view/seats.js";
import { SavedResults } from "./results-view/saved-results.js";
import { services } from "./services.js";
import { Tryout } from "./tryout-view/tryout.js";

/**
 * @import { Translate } from "../i18n/t.js"
 * @import { Memory } from "../ui/browser/storage.js"
 * @import { Notice } from "../ui/notices/notices-element.js"
 * @import { ArenaLink } from "./arena-link.js"
 * @import { Agent, ArenaModel, View } from "./arena-model.js"
 * @import { ArenaClient } from "./engine/arena-client.js"
 * @import { Services } from "./services.js"
 */

const MOST_NOTICES = 3;
/** Where the last choices are kept between visits. */
const CHOICES = "arena";

export class Arena extends Notices {
    /** Counts choices of games; what belongs to an earlier one is dropped. */
    #choice = 0;

    /**
     * @param {object} parts
     * @param {ArenaClient} parts.engine
     * @param {Memory} parts.memory  for the last choices
     * @param {Translate} parts.t
     * @param {Services} [parts.use]
     */
    constructor({ engine, memory, t, use = services }) {
        /** @type {Store<ArenaModel>} */
        const store = new Store(emptyArena());
        super(store, MOST_NOTICES);
        this.store = store;
        this.engine = engine;
        this.memory = memory;
        this.t = t;
        this.services = use;
        this.ownAgents = new OwnAgents(this);
        this.tryout = new Tryout(this);
        this.matches = new Matches(this);
        this.savedResults = new SavedResults(this);
    }

    get model() {
        return this.store.value;
    }

    /** @param {Partial<ArenaModel>} change */
    update(change) {
        this.store.update((model) => ({ ...model, ...change }));
    }

    close() {
        this.tryout.stop();
        this.matches.stop();
        this.engine.close();
    }

    // Opening

    /** Loads the games, the reader's agents and results, and opens what a link names. @param {ArenaLink} link */
    async start(link) {
        try {
            const { games, levels } = await this.engine.games();
            const last = this.memory.read(CHOICES)?.game;
            const game = games.find(({ id }) => id === last)?.id ?? games[0].id;
            this.update({ games, levels });
            await Promise.all([this.ownAgents.load(), this.savedResults.load()]);
            await this.#open({ ...link, game: link.game ?? game });
            this.update({ phase: "ready" });
        } catch (error) {
            this.update({ phase: "trouble", trouble: failureText(this.t, error) });
        }
    }

    /**
     * Opens one agent in the tryout, without a list and without keeping anything on the device.
     * @param {Agent} agent
     * @param {{options?: Record<string, string>, rivals?: string[], place?: number, limits?: ArenaModel["limits"]}} how
     */
    async startWith(agent, { options = {}, rivals, place = 0, limits }) {
        const [{ games, levels }, { forms }] = await Promise.all([this.engine.games(), this.services.sources()]);
        this.update({ games, levels, forms, agents: [agent], view: "tryout", ...(limits ? { limits } : {}) });
        await this.#open({ game: agent.game, options });
        this.update({ phase: "ready", place, ...(rivals ? { rivals } : {}) });
    }

    /** Opens a link on the page that is open. @param {ArenaLink} link */
    open(link) {
        return this.#open(link);
    }

    /** @param {ArenaLink} link */
    async #open({ game, opponent, options }) {
        const { games } = this.model;
        let known = game ?? this.model.game;
        if (!games.some(({ id }) => id === known)) {
            this.tell({ key: "problem.unknownGame", params: { game: known }, tone: "error" });
            known = this.model.game || games[0].id;
        }
        if (known !== this.model.game) await this.chooseGame(known);
        for (const [name, value] of Object.entries(options)) this.#openOption(name, value);
        if (opponent === undefined) return;
        const seat = this.model.opponents.find((each) => each.seat === opponent);
        if (!seat) return this.tell({ key: "arena.bad.opponent", params: { seat: opponent }, tone: "error" });
        this.update({ rivals: this.model.rivals.map(() => opponent) });
    }

    /** @param {string} name @param {string} value */
    #openOption(name, value) {
        const option = specOf(this.model)?.options.find((each) => each.name === name);
        const number = Number(value);
        const fits =
            option?.kind === "choice"
                ? option.choices.includes(value)
                : option && Number.isInteger(number) && number >= option.minimum && number <= option.maximum;
        if (fits) this.setOption(name, value);
        else this.tell({ key: "arena.bad.option", params: { name, value }, tone: "error" });
    }

    /** Shows another game, with its agents and opponents. @param {string} game */
    async chooseGame(game) {
        this.#choice += 1;
        const choice = this.#choice;
        const spec = this.model.games.find(({ id }) => id === game);
        if (!spec) return;
        const [{ styles, ratings }] = await Promise.all([this.#known(game)]);
        if (choice !== this.#choice) return;
        this.memory.write(CHOICES, { game });
        const opponents = opponentsOf(spec, this.model.levels, { styles, ratings });
        const options = Object.fromEntries(spec.options.map(({ name, standard }) => [name, standard]));
        this.update({ game, options, opponents, rivals: spec.players.slice(1).map(() => FIRST_OPPONENT), place: 0 });
        const [first] = agentsHere(this.model);
        this.tryout.show(first?.id ?? "");
        this.matches.suggest();
    }

    /** @param {string} game */
    async #known(game) {
        const [{ styles }, { elo: ratings }] = await Promise.all([
            this.engine.call("styles", game).catch(() => ({ styles: [] })),
            this.engine.call("levelRatings", game).catch(() => ({ elo: [] })),
        ]);
        return { styles, ratings };
    }

    /** @param {string} name @param {string} value */
    setOption(name, value) {
        this.update({ options: { ...this.model.options, [name]: value } });
        this.tryout.showStart();
    }

    /** The options of the game as a record has them. */
    get options() {
        const spec = specOf(this.model);
        return Object.fromEntries(
            Object.entries(this.model.options).map(([name, value]) => {
                const integer = spec?.options.find((option) => option.name === name)?.kind === "integer";
                return [name, integer ? Number(value) : value];
            }),
        );
    }

    /** @param {View} view */
    show(view) {
        this.update({ view });
        if (view === "tryout" && !openAgent(this.model)) this.tryout.show(agentsHere(this.model)[0]?.id ?? "");
    }

    // Notices

    /** Tells that a part of the page could not be fetched, or did not work. @param {unknown} error */
    tellFailure(error) {
        const missing = error instanceof TypeError && /import|fetch|module/i.test(error.message);
        const key = missing ? "notice.notLoaded" : "notice.failed";
        this.tell({ key, tone: "error", detail: missing ? "" : failureText(this.t, error) });
    }

    /** Closes what was told when an agent was added: it would cover its game, which says it again where it matters. */
    closeAdded() {
        const notices = this.model.notices.filter(({ key }) => !/^arena\.(added|refused\.)/.test(key));
        if (notices.length < this.model.notices.length) this.update({ notices });
    }

    /** Undoes what a notice tells. @param {Notice & {undo?: any}} notice */
    takeBack({ id, undo }) {
        this.closeNotice(id);
        undo?.();
    }
}
