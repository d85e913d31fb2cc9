import {
  existsSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { buildsFolder, currentBuild, currentFile } from '../../lib/server/builds/built-root.mjs';

/** Tabs of a build that is served no longer still ask for its files for so long (ms). */
const longest = 24 * 60 * 60 * 1000;

/** Takes away builds that have not been served for a day, and what a broken-off build has left. */
function prune(now) {
  const current = currentBuild();
  for (const entry of readdirSync(buildsFolder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === current) continue;
    const folder = join(buildsFolder, entry.name);
    if (now - statSync(folder).mtimeMs > longest) rmSync(folder, { force: true, recursive: true });
  }
}

/**
 * Makes a build the one that is served, in one step. The one before it stays for a day, counted by its
 * folder's time: for tabs that it has sent, and to go back to.
 */
export function showBuild(name, now = Date.now()) {
  const before = currentBuild();
  const aside = `${currentFile}.part`;
  writeFileSync(aside, `${name}\n`);
  renameSync(aside, currentFile);
  const left = before && join(buildsFolder, before);
  if (left && before !== name && existsSync(left)) utimesSync(left, now / 1000, now / 1000);
  prune(now);
}
