import { existsSync, lstatSync, rmdirSync, symlinkSync, unlinkSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { contentDir } from '../../lib/content/content-dir.mjs';

const link = 'public/media';

/** Removes the link, or an empty folder that a merge may have left. Returns whether the path is free. */
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
 * Links `public/media` to the media folder of the site content: Next serves only files in `public`, and video
 * files are too large to copy. On Windows the link is a junction, since symbolic links require special rights
 * there. Returns an exit code.
 */
export function linkMedia() {
  const content = contentDir();
  if (!clear()) {
    const message = `${link} is to be a link to ${content}/media: move its files there, and remove it.\n`;
    process.stderr.write(message);
    return 1;
  }
  const media = resolve(content, 'media');
  if (existsSync(media)) symlinkSync(relative('public', media), link, 'junction');
  return 0;
}
