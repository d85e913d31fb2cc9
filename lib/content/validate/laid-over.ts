import { basename, dirname, resolve } from 'node:path';

/** The texts that stand in for files, by absolute path; `null`: there is no such file. */
export type LaidOver = ReadonlyMap<string, string | null>;

let current: LaidOver | undefined;

/**
 * Reads content as if its files had these texts, so that a change is validated with everything else before it is
 * written. `read` must be synchronous.
 */
export function withLaidOver<T>(files: LaidOver, read: () => T): T {
  current = files;
  try {
    return read();
  } finally {
    current = undefined;
  }
}

/** The text that stands in for a file, or `null` for no file; `undefined`: the file itself counts. */
export function laidOverText(path: string): string | null | undefined {
  return current?.get(resolve(path));
}

/** The names in a folder, with those of the files that are laid over and without those that are deleted. */
export function withLaidOverNames(folder: string, names: readonly string[]): string[] {
  if (!current) return [...names];
  const all = new Set(names);
  for (const [path, text] of current)
    if (dirname(path) === resolve(folder)) {
      if (text === null) all.delete(basename(path));
      else all.add(basename(path));
    }
  return [...all];
}
