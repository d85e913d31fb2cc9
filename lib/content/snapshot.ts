import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Deserializer, Serializer } from 'node:v8';

/** What the build puts down for the server beside Next's own files; a new build wipes it away. */
type SnapshotName =
  | 'library'
  | 'films'
  | 'house'
  | 'unbuilt'
  | 'overview'
  | 'related'
  | 'search'
  | 'pictures'
  | 'theme'
  | 'editions'
  | 'wall';

/** Something made from the content by the build, or `undefined` where there is no build. */
export function readSnapshot<T>(root: string, name: SnapshotName): T | undefined {
  const path = snapshotPath(root, name);
  if (!existsSync(path)) return undefined;
  const deserializer = new Deserializer(readFileSync(path));
  deserializer.readHeader();
  return deserializer.readValue() as T;
}

export function writeSnapshot(root: string, name: SnapshotName, value: unknown): void {
  const serializer = new Serializer();
  serializer.writeHeader();
  serializer.writeValue(value);
  writeFileSync(makeRoom(root, name), serializer.releaseBuffer());
}

/** While Next builds, which empties its folder, they lie where the environment's `SNAPSHOTS` says (build-site.mjs). */
function snapshotFolder(): string {
  return process.env.SNAPSHOTS || '.next/bobine';
}

export function snapshotPath(root: string, name: SnapshotName): string {
  return join(root, snapshotFolder(), `${name}.bin`);
}

/** The same, with its folder made where there is none. */
export function makeRoom(root: string, name: SnapshotName): string {
  const path = snapshotPath(root, name);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}
