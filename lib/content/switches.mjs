import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { chosenHouse } from './house.mjs';

/**
 * What a house can switch off.
 * @type {readonly ['shop', 'vod', 'lists']}
 */
export const switches = ['shop', 'vod', 'lists'];

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
