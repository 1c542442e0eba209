/**
 * The texts of the worker and of the WebAssembly module (gzip, then base64). The build of the self-contained page
 * replaces this file; nothing else imports it.
 */

export const workerText = "";
export const moduleText = "";
