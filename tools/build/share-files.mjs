import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Files that are not needed at run time: a third of all bytes. */
const unread = /\.(?:map|md|d\.[cm]?ts)$/;

/** Hard-links a file, or copies it if the file system does not allow links. */
function share(from, to) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Hard-links the files of a package folder into another folder, without nested packages. The links outlive the
 * originals: `npm ci` removes names and writes new files.
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
