import { existsSync, lstatSync, rmdirSync, symlinkSync, unlinkSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { chosenHouse } from '../../lib/content/house.mjs';

const link = 'public/media';

/** Takes away what stands where the link is to be; an empty folder is what a merge may have left of one. */
function clear() {
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (!found) return;
  if (found.isSymbolicLink()) return unlinkSync(link);
  try {
    rmdirSync(link);
  } catch (cause) {
    const words = `${link} becomes a link to ${chosenHouse()}/media: move there what lies in it.`;
    throw new Error(words, { cause });
  }
}

/**
 * Makes `public/media` lead to the media of the chosen house: Next serves files of `public` only, and films are too
 * large to be copied. Windows lets everybody make a junction, and a link not.
 */
export function linkMedia() {
  const media = resolve(chosenHouse(), 'media');
  clear();
  if (existsSync(media)) symlinkSync(relative('public', media), link, 'junction');
}
