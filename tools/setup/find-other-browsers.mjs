import { readdirSync } from 'node:fs';
import { findProgram } from './find-program.mjs';

/** Firefox as this machine has it. */
export function findFirefox() {
  return findProgram(['firefox-esr', 'firefox']);
}

/** Debian keeps the browser of WebKitGTK in a folder of its library, with the version in its name. */
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
 * WebKitGTK's own browser, the driver that starts it, and a screen for it to draw on: it has no mode
 * without a window. Nothing where one of the three is missing.
 */
export function findWebKit() {
  const browser = findMiniBrowser();
  const driver = findProgram(['WebKitWebDriver']);
  const screen = findProgram(['Xvfb']);
  return browser && driver && screen ? { browser, driver, screen } : undefined;
}
