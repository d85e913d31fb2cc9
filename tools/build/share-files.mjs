import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** For people and debuggers: a third of all bytes. */
const unread = /\.(?:map|md|d\.[cm]?ts)$/;

/** A second name for a file, without a second copy where the disk allows it. */
function share(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Puts the files of a package's folder into another one under the same names, but none of the packages inside.
 * They outlive the first: `npm ci` takes names away and writes new files.
 */
export function sharePackage(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [here, there] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) cpSync(here, there, { verbatimSymlinks: true });
    else if (!entry.isDirectory()) unread.test(entry.name) || share(here, there);
    else if (entry.name !== 'node_modules') sharePackage(here, there);
  }
}
