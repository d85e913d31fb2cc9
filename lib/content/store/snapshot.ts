import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Deserializer, Serializer } from 'node:v8';
import type { Library } from './raw-library';

/** What the build puts down for the server beside Next's own files; a new build wipes it away. */
export type SnapshotName =
  | 'library'
  | 'films'
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
  | 'preview';

/** What has still to come out makes others of them: they lie in a folder of that moment (ms since 1970). */
const laterFolder = /^from-(\d+)$/;

/**
 * Something made from the content by the build, as it stands at a moment (ms since 1970), or `undefined` where there is no
 * build.
 */
export function readSnapshot<T>(root: string, name: SnapshotName, at = Date.now()): T | undefined {
  const path = heldPath(root, name, at);
  if (!existsSync(/* turbopackIgnore: true */ path)) return undefined;
  const deserializer = new Deserializer(readFileSync(/* turbopackIgnore: true */ path));
  deserializer.readHeader();
  return deserializer.readValue() as T;
}

/** @param since from when on it holds, where the site is not so from the beginning */
export function writeSnapshot(
  root: string,
  name: SnapshotName,
  value: unknown,
  since?: number,
): void {
  const serializer = new Serializer();
  serializer.writeHeader();
  serializer.writeValue(value);
  writeFileSync(makeRoom(root, name, since), serializer.releaseBuffer());
}

/** While Next builds, which empties its folder, they lie where the environment's `SNAPSHOTS` says (build-site.mjs). */
function snapshotFolder(root: string): string {
  return join(/* turbopackIgnore: true */ root, process.env.SNAPSHOTS || '.next/bobine');
}

function snapshotPath(root: string, name: SnapshotName, since?: number): string {
  const later = since === undefined ? '' : `from-${since}`;
  return join(snapshotFolder(root), later, `${name}.bin`);
}

/** The path of that which holds at a moment: the last that has begun, or the first. */
export function heldPath(root: string, name: SnapshotName, at = Date.now()): string {
  const begun = laterMoments(root).filter((since) => since <= at);
  const paths = begun.map((since) => snapshotPath(root, name, since)).filter(existsSync);
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

/** Takes away what an earlier build has put down for later. */
export function forgetLater(root: string): void {
  for (const since of laterMoments(root))
    rmSync(dirname(snapshotPath(root, 'library', since)), { recursive: true });
}

/** The same, with its folder made where there is none. */
export function makeRoom(root: string, name: SnapshotName, since?: number): string {
  const path = snapshotPath(root, name, since);
  mkdirSync(dirname(path), { recursive: true });
  return path;
}

/** What the build has put down beside this state of the content; `undefined` where no build is served. */
export function recallSnapshot<T>(
  { since = -Infinity }: Pick<Library, 'since'>,
  name: SnapshotName,
): T | undefined {
  if (process.env.NODE_ENV !== 'production') return undefined;
  return readSnapshot<T>(process.cwd(), name, since);
}
