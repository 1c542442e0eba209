// The little of Node that the engine needs where there is no browser.
declare module "node:fs/promises" {
    export function readFile(file: URL): Promise<Uint8Array>;
}
