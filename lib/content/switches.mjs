import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { chosenHouse } from './house.mjs';

/**
 * What a house can switch off.
 * @type {readonly ['shop', 'vod', 'lists', 'open']}
 */
export const switches = ['shop', 'vod', 'lists', 'open'];

/**
 * Whether a YAML file holds more than blanks and remarks.
 * @param {string} text
 * @returns {boolean}
 */
export function saysSomething(text) {
  return /^[^\S\n]*[^\s#]/m.test(text);
}

/**
 * What the chosen house has switched off, for the build's own settings; of a `site.yaml` that cannot be read nothing:
 * what reads the content says so.
 * @returns {string[]}
 */
export function switchedOff(house = chosenHouse()) {
  const path = `${house}/site.yaml`;
  if (!existsSync(path)) return [];
  try {
    const off = parse(readFileSync(path, 'utf8'))?.switchedOff;
    return Array.isArray(off) ? off : [];
  } catch {
    return [];
  }
}

/**
 * Whether a site's shop is one for trying, in which nothing is sold (`demonstration: true` in its `shop.yaml`).
 * @returns {boolean}
 */
export function isDemonstration(house = chosenHouse()) {
  const path = `${house}/shop.yaml`;
  try {
    return (
      existsSync(/* turbopackIgnore: true */ path) &&
      parse(readFileSync(/* turbopackIgnore: true */ path, 'utf8'))?.demonstration === true
    );
  } catch {
    // What reads the content says that it cannot be read.
    return false;
  }
}

/**
 * Whether the chosen house sells by itself: it says how in its `shop.yaml` (one of remarks alone says
 * nothing), and has not switched the shop off.
 * @public `next.config.mjs` imports it dynamically, which knip does not follow.
 * @returns {boolean}
 */
export function opensTill(house = chosenHouse()) {
  const path = `${house}/shop.yaml`;
  const isThere = existsSync(path) && saysSomething(readFileSync(path, 'utf8'));
  return isThere && !switchedOff(house).includes('shop');
}
