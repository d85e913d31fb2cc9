import { recreateTables, type TableName, tableNames } from '@/lib/shop/database/backup-tables';
import { removeAllHeartbeats } from '@/lib/shop/database/heartbeat';
import { migrate } from '@/lib/shop/database/migrate';
import type { Database } from '@/lib/shop/database/open-database';
import { type MailFiles, removeMailFiles, restoreMailFiles } from '@/lib/shop/mail/stored-mails';
import { type Counts, listRows, type Row } from './backup-format';
import { type Backup, readBackup } from './read-backup';

/** Rows per insert: SQLite allows 32,766 values per statement. */
const page = 200;

/**
 * Restores a backup into a database of either kind, in one transaction, and adds its mails to the stored ones.
 * Backups with older tables are migrated. The counts include only mails that were not stored before.
 * @throws an error with a message for the user if the database has data and `replaces` is not set, or if the file is
 * damaged
 */
export async function restoreBackup(
  db: Database,
  path: string,
  { replaces = false, env = process.env }: { replaces?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<Counts> {
  await readThrough(path);
  const { migration, rows } = await readBackup(path);
  const counts: Counts = {};
  const written: string[] = [];
  try {
    await db.transaction().execute(async (tx) => {
      if (!replaces) await refuseFull(tx);
      await recreateTables(tx, migration);
      for await (const [kind, page] of inPages(rows)) {
        if (kind === 'mails') {
          for (const mail of page) if (await restoreMailFiles(mail, env)) written.push(mail.name);
          counts.mails = written.length;
          continue;
        }
        await tx
          .insertInto(kind)
          .values(page as never)
          .execute();
        counts[kind] = (counts[kind] ?? 0) + page.length;
      }
    });
  } catch (error) {
    await removeMailFiles(written, env);
    throw error;
  }
  await migrate(db);
  await removeAllHeartbeats(db);
  return counts;
}

/** Reads the whole file first, so that a damaged file is reported before the database is locked. */
async function readThrough(path: string): Promise<void> {
  const { rows } = await readBackup(path);
  while (!(await rows.next()).done);
}

async function refuseFull(tx: Database): Promise<void> {
  for (const table of tableNames) {
    const { done } = await listRows(tx, table).next();
    if (!done)
      throw new Error(
        `There is a shop in this database already (${table} is not empty). --replace puts the backup in its place; what is there now is then gone.`,
      );
  }
}

/** Groups consecutive rows of one table into pages. Mails come one by one, since they are large. */
async function* inPages(
  rows: Backup['rows'],
): AsyncGenerator<[TableName, Row[]] | ['mails', MailFiles[]]> {
  let pendingRows: [TableName, Row[]] | undefined;
  for await (const [kind, row] of rows) {
    if (pendingRows && (pendingRows[0] !== kind || pendingRows[1].length === page)) {
      yield pendingRows;
      pendingRows = undefined;
    }
    if (kind === 'mails') yield [kind, [row]];
    else {
      pendingRows ??= [kind, []];
      pendingRows[1].push(row);
    }
  }
  if (pendingRows) yield pendingRows;
}
