import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the snapshots that a build has made of its content, relative to the build. */
export const ownFolder = '.next/bobine';

/**
 * Names the folder of the snapshots to serve, below `ownFolder`: an update of the content writes a new folder and then
 * replaces this file, which is atomic. Without the file the build's own snapshots are served.
 */
export const updateFile = `${ownFolder}/update`;

/**
 * Name of the update of a build's content that its servers are to serve; empty if there is none.
 * @param {string} root
 */
export function readUpdate(root) {
  try {
    return readFileSync(join(/* turbopackIgnore: true */ root, updateFile), 'utf8').trim();
  } catch {
    return '';
  }
}
