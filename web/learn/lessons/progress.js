/**
 * Which steps a reader has finished, by game, in the archive of this device. Without storage it lasts for the visit.
 *
 * @typedef {{get: (key: string) => Promise<any>, set: (key: string, value: any) => Promise<unknown>}} Marks
 */

const keyOf = (/** @type {string} */ game) => `lessons/${game}`;

export class Progress {
    /** @param {Promise<{marks: Marks}>} archive */
    constructor(archive) {
        this.archive = archive;
    }

    /** Ids of the finished steps. @param {string} game @returns {Promise<string[]>} */
    async finished(game) {
        const { marks } = await this.archive;
        const kept = await marks.get(keyOf(game));
        return Array.isArray(kept?.finished)
            ? kept.finished.filter((/** @type {any} */ id) => typeof id === "string")
            : [];
    }

    /** Adds a step and returns all that are finished. @param {string} game @param {string} step */
    async finish(game, step) {
        const { marks } = await this.archive;
        const finished = [...new Set([...(await this.finished(game)), step])];
        await marks.set(keyOf(game), { finished });
        return finished;
    }

    /** @param {string} game */
    async forget(game) {
        const { marks } = await this.archive;
        await marks.set(keyOf(game), null);
    }
}
