import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { singleton } from '@/lib/primitives/singleton';
import { contentDir } from '../content-dir.mjs';
import { type FileDates, type History, readGitDates } from './git-dates';
import { createSnapshotReader } from './snapshot';

const stored = singleton('history', () => createSnapshotReader<History>('history'));
const cache = singleton('history of files', (): { history?: History } => ({}));

/** When the content files changed: in production from the build's snapshot, else read once from the content folder. */
export function getHistory(): History {
  const history = process.env.NODE_ENV === 'production' ? stored() : undefined;
  if (history) return history;
  cache.history ??= readHistory(contentDir()).history;
  return cache.history;
}

/**
 * When each content file changed: by its Git commits; with uncommitted changes by its modification
 * time; if Git does not know the file, by its modification time and the ledger of earlier builds.
 * Never by the time of a build. Files from before a shallow clone have no dates.
 * @returns also the ledger, which the next build passes as `before`
 */
export function readHistory(contentFolder: string, before: Ledger = {}) {
  const known = readGitDates(contentFolder);
  const history = new Map<string, FileDates>();
  const unknown: FileState[] = [];
  for (const path of listWritten(contentFolder)) {
    const committed = known?.days.get(path);
    if (known?.changed.has(path)) {
      const last = timeOf(contentFolder, path);
      history.set(path, { first: committed?.first ?? last, last });
    } else if (committed) history.set(path, committed);
    else if (!known?.older.has(path)) unknown.push(inspectFile(contentFolder, path));
  }
  const ledger = updateLedger(unknown, before);
  for (const [path, { first, last }] of Object.entries(ledger)) history.set(path, { first, last });
  return { history: history as History, ledger };
}

/**
 * YAML and CSV files below the content folder. Media are left out: they count as changed with the file that
 * names them.
 */
function listWritten(contentFolder: string, folder = ''): string[] {
  const entries = readdirSync(join(contentFolder, folder), { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.') || path === 'media') return [];
    if (entry.isDirectory()) return listWritten(contentFolder, path);
    return /\.(?:yaml|csv)$/.test(path) ? [path] : [];
  });
}

function timeOf(contentFolder: string, path: string): number {
  return Math.floor(statSync(join(contentFolder, path)).mtimeMs);
}

function inspectFile(contentFolder: string, path: string): FileState {
  const print = createHash('sha256')
    .update(readFileSync(join(contentFolder, path)))
    .digest('base64url');
  return { path, print: print.slice(0, 22), at: timeOf(contentFolder, path) };
}

/**
 * Dates and digests of files without Git data, by path. The next build compares files with this ledger to find
 * changes.
 */
export type Ledger = Record<string, FileDates & { print: string }>;

/** Current state of a file: digest of its content, and modification time (ms since 1970). */
export type FileState = { path: string; print: string; at: number };

/**
 * Updates the ledger. A file with the same digest keeps its dates, even if it was copied since. For a changed or new
 * file the modification time counts.
 */
export function updateLedger(files: readonly FileState[], before: Ledger): Ledger {
  return Object.fromEntries(
    files.map(({ path, print, at }) => {
      const known = Object.hasOwn(before, path) ? before[path] : undefined;
      if (known?.print === print) return [path, known];
      const last = Math.max(at, known?.last ?? 0);
      return [path, { print, first: Math.min(known?.first ?? at, last), last }];
    }),
  );
}
