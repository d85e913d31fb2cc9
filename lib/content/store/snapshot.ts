import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Deserializer, Serializer } from 'node:v8';
import { ownFolder } from '../served-update.mjs';
import { servedUpdate } from './content-update';
import type { Library } from './raw-library';

/** Files that a build, or a later update of its content, writes for the server besides Next's own. */
export type SnapshotName =
  | 'library'
  | 'films'
  | 'parsed'
  | 'house'
  | 'history'
  | 'unbuilt'
  | 'withheld'
  | 'overview'
  | 'related'
  | 'search'
  | 'pictures'
  | 'theme'
  | 'editions'
  | 'wall'
  | 'preview'
  | 'changes'
  | 'addresses';

/**
 * Later states of the content are in folders named after the moment from which they are valid (ms).
 */
const laterFolder = /^from-(\d+)$/;

/**
 * Reads a snapshot of the build as valid at a moment (ms since 1970). `undefined` if there is no build.
 */
export function readSnapshot<T>(root: string, name: SnapshotName, at = Date.now()): T | undefined {
  const path = validSnapshotPath(root, name, at);
  if (!existsSync(/* turbopackIgnore: true */ path)) return undefined;
  const deserializer = new Deserializer(readFileSync(/* turbopackIgnore: true */ path));
  deserializer.readHeader();
  return deserializer.readValue() as T;
}

/** @param since moment from which the snapshot is valid; absent for the initial state */
export function writeSnapshot(
  root: string,
  name: SnapshotName,
  value: unknown,
  since?: number,
): void {
  const serializer = new Serializer();
  serializer.writeHeader();
  serializer.writeValue(value);
  writeFileSync(prepareSnapshotPath(root, name, since), serializer.releaseBuffer());
}

/** The folder of a build's snapshots. While Next builds, they are in the folder of `SNAPSHOTS` (build-site.mjs). */
export function snapshotFolder(root: string): string {
  return join(
    /* turbopackIgnore: true */ root,
    process.env.SNAPSHOTS || join(ownFolder, servedUpdate(root)),
  );
}

function snapshotPath(root: string, name: SnapshotName, since?: number): string {
  const later = since === undefined ? '' : `from-${since}`;
  return join(snapshotFolder(root), later, `${name}.bin`);
}

/**
 * The path of the snapshot valid at a moment: the latest that is valid by then, or the initial one.
 */
export function validSnapshotPath(root: string, name: SnapshotName, at = Date.now()): string {
  const validMoments = laterMoments(root).filter((since) => since <= at);
  const paths = validMoments.map((since) => snapshotPath(root, name, since)).filter(existsSync);
  return paths.at(-1) ?? snapshotPath(root, name);
}

function laterMoments(root: string): number[] {
  const folder = snapshotFolder(root);
  if (!existsSync(/* turbopackIgnore: true */ folder)) return [];
  return readdirSync(/* turbopackIgnore: true */ folder)
    .flatMap((name) => Number(laterFolder.exec(name)?.[1] ?? NaN))
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
}

/** Deletes snapshots that an earlier build has written for later moments. */
export function deleteLaterSnapshots(root: string): void {
  for (const since of laterMoments(root))
    rmSync(dirname(snapshotPath(root, 'library', since)), { recursive: true });
}

/** The path of a snapshot. Creates its folder. */
export function prepareSnapshotPath(root: string, name: SnapshotName, since?: number): string {
  const path = snapshotPath(root, name, since);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

/** The snapshot for this state of the content; `undefined` outside production. */
export function recallSnapshot<T>(
  { since = -Infinity }: Pick<Library, 'since'>,
  name: SnapshotName,
): T | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  return readSnapshot<T>(process.cwd(), name, since);
}

/** Reads a snapshot once for each update of the content, for values that do not depend on the moment. */
export function createSnapshotReader<T>(name: SnapshotName): () => T | undefined {
  let cached: { folder: string; value: T | undefined } | undefined;
  return () => {
    const folder = snapshotFolder(process.cwd());
    if (cached?.folder !== folder) cached = { folder, value: readSnapshot<T>(process.cwd(), name) };
    return cached.value;
  };
}
