import { findProgram } from './find-program.mjs';

/** The one without windows first: the same engine, with a third less work for each page. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * The browser this machine has: `CHROMIUM_PATH`, else the first of its usual names on `PATH`.
 * `undefined` leaves the choice to Playwright, which then needs its own.
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  return env.CHROMIUM_PATH || findProgram(names, env);
}
