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

/** How long a replaced build stays available to tabs that it has served (ms). */
const longest = 24 * 60 * 60 * 1000;

/** Removes builds that have not been served for a day, and leftovers of aborted builds. */
function prune(now) {
  const current = currentBuild();
  for (const entry of readdirSync(buildsFolder, { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === current) continue;
    const folder = join(buildsFolder, entry.name);
    if (now - statSync(folder).mtimeMs > longest) rmSync(folder, { force: true, recursive: true });
  }
}

/**
 * Makes a build the current one, atomically. The previous one stays for a day (by its folder's mtime), for open
 * tabs and for a rollback.
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
