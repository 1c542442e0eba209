/**
 * @typedef {{press?: (cell: string) => boolean, key?: (event: KeyboardEvent, cell: string) => boolean}} Capability
 */
export {};
