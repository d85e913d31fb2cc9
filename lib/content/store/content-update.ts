import { closeSync, fsyncSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { processSingleton } from '@/lib/primitives/singleton';
import { readUpdate, updateFile } from '../served-update.mjs';

/** The update that this process serves, by build: all pages change from one to the next in the same moment. */
const served = processSingleton('content update', () => new Map<string, string>());

/** Name of the update that this process serves; empty for the content of the build. Read once, until `serveUpdate`. */
export function servedUpdate(root: string): string {
  const known = served.get(root);
  if (known !== undefined) return known;
  const name = readUpdate(root);
  serveUpdate(root, name);
  return name;
}

/** Serves an update from now on. */
export function serveUpdate(root: string, name: string): void {
  served.set(root, name);
}

/** Makes an update the one to serve, atomically, for all processes that serve the build. */
export function publishUpdate(root: string, name: string): void {
  const path = join(root, updateFile);
  const file = openSync(`${path}.part`, 'w');
  writeSync(file, `${name}\n`);
  fsyncSync(file);
  closeSync(file);
  renameSync(`${path}.part`, path);
}
