import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { contentDir } from './content-dir.mjs';

/** The version of a house's files that this software reads; CHANGELOG.md says what each asks. */
export const contentVersion = 2;

/**
 * What a house can switch off.
 * @type {readonly ['shop', 'vod', 'lists', 'open']}
 */
export const switches = ['shop', 'vod', 'lists', 'open'];

/**
 * The text of one of a house's files; `undefined` where there is none.
 * @param {string} path
 */
function textOf(path) {
  try {
    return readFileSync(/* turbopackIgnore: true */ path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * What a file of settings says; `undefined` where there is none, or it cannot be read: what reads the content says so.
 * @param {string} path
 */
function settingsOf(path) {
  try {
    const text = textOf(path);
    return text === undefined ? undefined : (parse(text) ?? {});
  } catch {
    return undefined;
  }
}

/**
 * Of which version a house says that its files are: `content` in its `site.yaml`, the first without it. Of a file that
 * cannot be read the newest: its faults come first.
 * @returns {number}
 */
export function housesVersion(house = contentDir()) {
  const { content = 1 } = settingsOf(`${house}/site.yaml`) ?? { content: contentVersion };
  return typeof content === 'number' ? content : contentVersion;
}

/**
 * What the chosen house has switched off, for the build's own settings.
 * @returns {string[]}
 */
export function switchedOff(house = contentDir()) {
  const off = settingsOf(`${house}/site.yaml`)?.switchedOff;
  return Array.isArray(off) ? off : [];
}

/**
 * Whether a site's shop is one for trying, in which nothing is sold (`demonstration: true` in its `shop.yaml`).
 * @returns {boolean}
 */
export function isDemonstration(house = contentDir()) {
  return settingsOf(`${house}/shop.yaml`)?.demonstration === true;
}

/**
 * Whether a YAML file holds more than blanks and remarks.
 * @param {string} text
 * @returns {boolean}
 */
export function saysSomething(text) {
  return /^[^\S\n]*[^\s#]/m.test(text);
}

/**
 * Whether the chosen house sells by itself: it says how in its `shop.yaml` (one of remarks alone says
 * nothing), and has not switched the shop off.
 * @public `next.config.mjs` imports it dynamically, which knip does not follow.
 * @returns {boolean}
 */
export function opensTill(house = contentDir()) {
  const isThere = saysSomething(textOf(`${house}/shop.yaml`) ?? '');
  return isThere && !switchedOff(house).includes('shop');
}
