import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { chosenHouse } from './house.mjs';

/** The version of a house's files that this software reads; CHANGELOG.md says what each asks. */
export const contentVersion = 2;

/**
 * Of which version a house says that its files are: `content` in its `site.yaml`, the first without it. Of a file that
 * cannot be read the newest: its faults come first.
 * @returns {number}
 */
export function housesVersion(house = chosenHouse()) {
  const path = `${house}/site.yaml`;
  if (!existsSync(path)) return contentVersion;
  try {
    const { content = 1 } = parse(readFileSync(path, 'utf8')) ?? {};
    return typeof content === 'number' ? content : contentVersion;
  } catch {
    return contentVersion;
  }
}
