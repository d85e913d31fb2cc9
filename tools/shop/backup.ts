import { existsSync } from 'node:fs';
import { heartbeatTimes, lastHeartbeat } from '@/lib/shop/database/heartbeat';
import type { Database } from '@/lib/shop/database/open-database';
import { formatCounts } from './backup/backup-format';
import { restoreBackup } from './backup/restore-backup';
import { writeBackup } from './backup/write-backup';
import { type Command, checkFile, parseArguments } from './command';

export const backup: Command = {
  args: 'FILE',
  description: 'writes all that the shop keeps into a file, while it goes on selling',
  async run(words, { open, print, now }) {
    const [file = ''] = parseArguments(words, { least: 1 }).positionals;
    if (existsSync(file)) throw new Error(`${file} is there already: name another.`);
    const counts = await writeBackup(await open(), file, now);
    print(`${file}: ${formatCounts(counts)}.`);
    return undefined;
  },
};

export const restore: Command = {
  args: 'FILE [--replace] [--while-running]',
  description:
    'puts such a file into an empty database, SQLite or PostgreSQL; --replace: in place of what is there; not while the site runs on it, but with --while-running',
  async run(words, { open, print, now }) {
    const known = { replace: 'boolean', 'while-running': 'boolean' } as const;
    const { positionals, options } = parseArguments(words, { least: 1, options: known });
    const [file = ''] = positionals;
    checkFile(file);
    const db = await open({ mayCreate: true });
    if (!options['while-running']) await checkStopped(db, now);
    const counts = await restoreBackup(db, file, { replaces: options.replace === true });
    print(`From ${file}: ${formatCounts(counts)}.`);
    return undefined;
  },
};

/**
 * @throws an error with a message for the user if the site is running, since orders placed during the restore would
 * be lost
 */
async function checkStopped(db: Database, now: Date): Promise<void> {
  const last = await lastHeartbeat(db, now);
  if (!last) return;
  const ago = Math.max(0, Math.round((now.getTime() - last.getTime()) / 1000));
  throw new Error(
    `The site runs on this database (it said so ${ago} s ago): what is ordered meanwhile would be lost. Stop it and try again; where it was killed, ${Math.round(heartbeatTimes.countFor / 60_000)} minutes after it. --while-running restores all the same. Nothing has been changed.`,
  );
}
