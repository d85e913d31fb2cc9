import { statSync } from 'node:fs';
import type { Fault } from './fault';

/** What a file said when it was read last, with its faults. */
type Known<T> = { stamp: string; file: T; faults: readonly Fault[] };
export type KnownFiles<T> = Map<string, Known<T>>;

/** Reads a file, or recalls it where it has not changed since: of twenty thousand an editor changes one. */
export function readUnlessKnown<T>(
  path: string,
  read: (faults: Fault[]) => T,
  faults: Fault[],
  files?: KnownFiles<T>,
): T {
  if (!files) return read(faults);
  const found = statSync(path, { throwIfNoEntry: false });
  const stamp = `${found?.mtimeMs} ${found?.size}`;
  let known = files.get(path);
  if (known?.stamp !== stamp) {
    const own: Fault[] = [];
    known = { stamp, file: read(own), faults: own };
    files.set(path, known);
  }
  faults.push(...known.faults);
  return known.file;
}
