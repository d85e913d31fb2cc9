import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { contentDir } from '@/lib/content/content-dir.mjs';
import { type Ledger, readHistory } from '@/lib/content/store/history/read-history';
import { writeSnapshot } from '@/lib/content/store/snapshot';
import { buildsFolder } from '@/lib/server/builds/built-root.mjs';

/** Beside the builds, where each finds what the ones before it have seen: by house, for one folder may build several. */
const ledgerFile = join(buildsFolder, 'content-days.json');

/**
 * Puts down when the house's files changed, and keeps what the next build has to know to tell.
 * @param hidden files of which the build is to say nothing
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
