import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type FileDays, gitDays, type History } from './git-days';

/**
 * When each content file changed: by its Git commits; for uncommitted files by the modification time; without Git by
 * the ledger of earlier builds. Never by the time of a build.
 * @returns also the ledger, which the next build passes as `before`
 */
export function readHistory(house: string, before: Ledger = {}) {
  const known = gitDays(house);
  const history = new Map<string, FileDays>();
  const unknown: SeenFile[] = [];
  for (const path of listWritten(house)) {
    const committed = known?.days.get(path);
    if (known?.changed.has(path)) {
      const last = timeOf(house, path);
      history.set(path, { first: committed?.first ?? last, last });
    } else if (committed) history.set(path, committed);
    else if (!known?.older.has(path)) unknown.push(look(house, path));
  }
  const ledger = keepDays(unknown, before);
  for (const [path, { first, last }] of Object.entries(ledger)) history.set(path, { first, last });
  return { history: history as History, ledger };
}

/** YAML and CSV files below the content folder. Media are covered by the file that names them. */
function listWritten(house: string, folder = ''): string[] {
  const entries = readdirSync(join(house, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.') || path === 'media') return [];
    if (entry.isDirectory()) return listWritten(house, path);
    return /\.(?:yaml|csv)$/.test(path) ? [path] : [];
  });
}

function timeOf(house: string, path: string): number {
  return Math.floor(statSync(join(house, path)).mtimeMs);
}

function look(house: string, path: string): SeenFile {
  const print = createHash('sha256')
    .update(readFileSync(join(house, path)))
    .digest('base64url');
  return { path, print: print.slice(0, 22), at: timeOf(house, path) };
}

/** Dates and digests of files without Git data, by path. The next build compares with it to find changes. */
export type Ledger = Record<string, FileDays & { print: string }>;

/** A file now: digest of its content, and its modification time (ms since 1970). */
export type SeenFile = { path: string; print: string; at: number };

/**
 * Updates the ledger. A file with the same digest keeps its dates, even if it was copied since. For a changed or new
 * file the modification time counts.
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
