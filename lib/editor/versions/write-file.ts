import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Ends the names of files that are being written. They begin with a dot, so that no reader of content sees them. */
const unfinished = '.unfinished';

/**
 * Replaces a file as a whole, or deletes it: a reader sees the old bytes or the new ones, also after a power cut. The
 * file's permissions stay.
 * @param bytes `null` deletes
 */
export function replaceFile(path: string, bytes: Buffer | null): void {
  const folder = dirname(path);
  if (bytes === null) {
    rmSync(path, { force: true });
    syncFolder(folder);
    return;
  }
  mkdirSync(folder, { recursive: true });
  const temporary = join(folder, `.${basename(path)}.${randomUUID()}${unfinished}`);
  const mode = statSync(path, { throwIfNoEntry: false })?.mode;
  const file = openSync(temporary, 'wx');
  try {
    writeFileSync(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  if (mode !== undefined) chmodSync(temporary, mode);
  renameSync(temporary, path);
  syncFolder(folder);
}

/** Makes a renamed or deleted name durable. Windows cannot open folders, and needs no such step. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32' || !statSync(folder, { throwIfNoEntry: false })) return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Deletes what a process that was killed has left of unfinished files in a folder. */
export function removeUnfinished(folder: string): void {
  if (!statSync(folder, { throwIfNoEntry: false })) return;
  for (const name of readdirSync(folder))
    if (name.startsWith('.') && name.endsWith(unfinished))
      rmSync(join(folder, name), { force: true });
}
