import { findProgram } from './find-program.mjs';

/** The headless shell comes first: the same engine, with a third less work per page. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * Path of the installed browser: `CHROMIUM_PATH`, else the first usual name found on `PATH`. With `undefined`,
 * Playwright uses its own browser.
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined}
 */
export function findChromium(env = process.env) {
  return env.CHROMIUM_PATH || findProgram(names, env);
}
