// The part of Node's API that the engine uses outside a browser.
declare module "node:fs/promises" {
    export function readFile(file: URL): Promise<Uint8Array>;
}
