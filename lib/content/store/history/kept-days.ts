import type { FileDays } from './history';

/** What a build has seen of files that no Git knows, by their path: the next one tells by it what has changed. */
export type Ledger = Record<string, FileDays & { print: string }>;

/** A file as it is now: what stands in it, in short, and its time on the disk (ms since 1970). */
export type SeenFile = { path: string; print: string; at: number };

/**
 * What is to be kept of files: one that reads as it did keeps its days, however often it was copied since; of one that
 * reads otherwise, or is new, the time on the disk counts.
 */
export function keepDays(files: readonly SeenFile[], before: Ledger): Ledger {
  return Object.fromEntries(
    files.map(({ path, print, at }) => {
      const known = Object.hasOwn(before, path) ? before[path] : undefined;
      if (known?.print === print) return [path, known];
      const last = Math.max(at, known?.last ?? 0);
      return [path, { print, first: Math.min(known?.first ?? at, last), last }];
    }),
  );
}
