import { existsSync, lstatSync, rmdirSync, symlinkSync, unlinkSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { contentDir } from '../../lib/content/content-dir.mjs';

const link = 'public/media';

/** Takes away a link, or the empty folder that a merge may have left. Returns whether the place is free. */
function clear() {
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (!found) return true;
  try {
    if (found.isSymbolicLink()) unlinkSync(link);
    else rmdirSync(link);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes `public/media` lead to the media of the chosen house: Next serves files of `public` only, and films are
 * too large to be copied. Windows lets everybody make a junction, and a link not. Returns an exit code.
 */
export function linkMedia() {
  const house = contentDir();
  if (!clear()) {
    const words = `${link} is to be a link to ${house}/media: move there what lies in it, and remove it.\n`;
    process.stderr.write(words);
    return 1;
  }
  const media = resolve(house, 'media');
  if (existsSync(media)) symlinkSync(relative('public', media), link, 'junction');
  return 0;
}
