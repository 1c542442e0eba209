/**
 * One interface to three browsers. Scenarios use nothing else of a driver.
 *
 * `run`: evaluates an expression in the page or in a frame, awaits its promise and returns its value as JSON.
 * `press`: presses keys (named as in `KeyboardEvent.key`) one after the other, then releases all of them.
 * `problems`: uncaught errors and console errors so far.
 *
 * @typedef {{goTo: (url: string) => Promise<void>, reload: () => Promise<void>,
 *            run: (expression: string, frame?: number) => Promise<any>,
 *            click: (x: number, y: number) => Promise<void>, press: (names: string[]) => Promise<void>,
 *            screenshot: () => Promise<Buffer>, problems: () => Promise<string[]>, close: () => Promise<void>}} Tab
 *
 * `open`: opens a page with a new profile.
 * @typedef {{name: string, open: (viewport: {width: number, height: number}) => Promise<Tab>, close: () =>
 *     Promise<void>}} Driver
 */
import { startChromium } from "./chromium.mjs";
import { startFirefox } from "./firefox.mjs";
import { startWebKit } from "./webkit.mjs";

/** @type {Record<string, () => Promise<Driver>>} */
export const drivers = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };
