import { readdirSync } from 'node:fs';
import { findProgram } from './find-program.mjs';

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
