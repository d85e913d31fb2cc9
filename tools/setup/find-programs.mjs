import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Path of the first of these names that is an executable on `PATH`, or `undefined`.
 * @param {string[]} names
 * @param {Record<string, string | undefined>} env
 * @returns {string | undefined}
 */
export function findProgram(names, env = process.env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

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

/** Path of the installed Firefox, or `undefined`. */
export function findFirefox() {
  return findProgram(['firefox-esr', 'firefox']);
}

/** Debian installs the WebKitGTK browser in a library folder with the version in its name. */
const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu'];

function findMiniBrowser() {
  const folders = libraries.flatMap((library) => {
    try {
      const names = readdirSync(library).filter((name) => /^webkit2?gtk-/.test(name));
      return names.map((name) => `${library}/${name}`);
    } catch {
      return [];
    }
  });
  return findProgram(['MiniBrowser'], { PATH: folders.join(':') });
}

/**
 * Paths of the WebKitGTK browser, its WebDriver and Xvfb, which it needs since it has no headless mode.
 * `undefined` if one of them is missing.
 */
export function findWebKit() {
  const browser = findMiniBrowser();
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  return browser && driver && screen ? { browser, driver, screen } : undefined;
}

/** Debian's folder for PostgreSQL programs, with one folder per version. */
const root = '/usr/lib/postgresql';

/** Program folder of the newest installed PostgreSQL, or `undefined`. */
export function findPostgres() {
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(root, version, 'bin'));
  return folders.find((folder) => existsSync(join(folder, 'pg_ctl')));
}
