import { statSync } from 'node:fs';
import { chosenHouse } from '../house.mjs';
import { keepOnce } from '../keep-once';
import { readSnapshot, writeSnapshot } from '../snapshot';
import { readTheme, themePath } from './read-theme';
import type { Theme } from './theme';

const shelf = keepOnce('theme', (): { kept?: { theme: Theme; state: string } } => ({}));

/**
 * What the house looks like: as the build has put it down, or else from the house's file, which in development is read
 * again after it has changed.
 */
export function getTheme(): Theme {
  const state = process.env.NODE_ENV === 'production' ? '' : stateOf(chosenHouse());
  if (shelf.kept?.state !== state) shelf.kept = { theme: find(), state };
  return shelf.kept.theme;
}

function find(): Theme {
  const isBuilt = process.env.NODE_ENV === 'production';
  const stored = isBuilt ? readSnapshot<Theme>(process.cwd(), 'theme') : undefined;
  return stored ?? readTheme(chosenHouse());
}

function stateOf(house: string): string {
  const found = statSync(themePath(house), { throwIfNoEntry: false });
  return `${house} ${found?.mtimeMs}`;
}

/** Puts it down for the server that runs what is built below `root`. */
export function writeTheme(root: string, house: string): void {
  writeSnapshot(root, 'theme', readTheme(house));
}
