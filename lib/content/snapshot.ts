import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';

/** What the build puts down for the server beside Next's own files; a new build wipes it away. */
export type SnapshotName = 'library' | 'search';

/** Something made from the content by the build, or `undefined` where there is no build. */
export function readSnapshot<T>(root: string, name: SnapshotName): T | undefined {
  const path = snapshotPath(root, name);
  return existsSync(path) ? (deserialize(readFileSync(path)) as T) : undefined;
}

/** Writes below `root`; returns the bytes written. */
export function writeSnapshot(root: string, name: SnapshotName, value: unknown): number {
  const bytes = serialize(value);
  const path = snapshotPath(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  return bytes.length;
}

function snapshotPath(root: string, name: SnapshotName): string {
  return join(root, '.next', 'bobine', `${name}.bin`);
}
