import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { type Ledger, readHistory } from '@/lib/content/store/history/read-history';
import { writeSnapshot } from '@/lib/content/store/snapshot';
import { buildsFolder } from '@/lib/server/builds/built-root.mjs';

/** Change dates seen by earlier builds, by content folder: one project folder may build several sites. */
const ledgerFile = join(buildsFolder, 'content-days.json');

/**
 * Writes when the content files changed, and stores the ledger that the next build needs to detect changes.
 * @param hidden files to leave out of the build, e.g. drafts
 */
export function writeHistory(
  root: string,
  house = contentDir(),
  hidden: ReadonlySet<string> = new Set(),
): void {
  const file = join(root, ledgerFile);
  const ledgers: Record<string, Ledger> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {};
  const name = resolve(house);
  const { history, ledger } = readHistory(name, ledgers[name]);
  const told = [...history].filter(([path]) => !hidden.has(path));
  writeSnapshot(root, 'history', new Map(told));
  if (!ledgers[name] && Object.keys(ledger).length === 0) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...ledgers, [name]: ledger }));
}
