import { beats, lastBeat } from '@/lib/shop/database/heartbeat';
import type { Database } from '@/lib/shop/database/open-database';
import { sayCounts } from './backup/portable';
import { restoreBackup } from './backup/restore-backup';
import { checkFile } from './check-file';
import type { Command } from './command';
import { readWords } from './read-words';

export const restore: Command = {
  takes: 'FILE [--replace] [--while-running]',
  says: 'puts such a file into an empty database, SQLite or PostgreSQL; --replace: in place of what is there; not while the site runs on it, but with --while-running',
  async run(words, { open, print, now }) {
    const known = { replace: 'boolean', 'while-running': 'boolean' } as const;
    const { said, options } = readWords(words, { least: 1, options: known });
    const [file = ''] = said;
    checkFile(file);
    const db = await open({ mayMake: true });
    if (!options['while-running']) await checkStopped(db, now);
    const counts = await restoreBackup(db, file, { replaces: options.replace === true });
    print(`From ${file}: ${sayCounts(counts)}.`);
    return undefined;
  },
};

/** @throws an error with a sentence if the site is running, since orders placed during the restore would be lost */
async function checkStopped(db: Database, now: Date): Promise<void> {
  const last = await lastBeat(db, now);
  if (!last) return;
  const ago = Math.max(0, Math.round((now.getTime() - last.getTime()) / 1000));
  throw new Error(
    `The site runs on this database (it said so ${ago} s ago): what is ordered meanwhile would be lost. Stop it and try again; where it was killed, ${Math.round(beats.countFor / 60_000)} minutes after it. --while-running restores all the same. Nothing has been changed.`,
  );
}
