import { forgetBeats } from '@/lib/database/heartbeat';
import { migrate } from '@/lib/database/migrate';
import type { Database } from '@/lib/database/open-database';
import { remake } from '@/lib/database/remake';
import { type TableName, tableNames } from '@/lib/database/table-keys';
import { listRows } from './list-rows';
import type { Counts, Row } from './portable';
import { readBackup } from './read-backup';

/** So many rows are written at once: SQLite takes 32,766 values in one statement. */
const page = 200;

/**
 * Puts a backup into a database, of whichever kind it was made; the whole of it or nothing. One of older tables is brought to
 * those of today.
 * @throws a sentence where something is there already and is not to be `replaced`, or the file is not sound
 */
export async function restoreBackup(
  db: Database,
  path: string,
  { replaces = false }: { replaces?: boolean } = {},
): Promise<Counts> {
  await readThrough(path);
  const { migration, rows } = await readBackup(path);
  const counts: Counts = {};
  await db.transaction().execute(async (tx) => {
    if (!replaces) await refuseFull(tx);
    await remake(tx, migration);
    for await (const [table, page] of inPages(rows)) {
      await tx
        .insertInto(table)
        .values(page as never)
        .execute();
      counts[table] = (counts[table] ?? 0) + page.length;
    }
  });
  await migrate(db);
  await forgetBeats(db);
  return counts;
}

/** Before anybody has to wait for the database: what is wrong with the file is found, and said as that. */
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

/** Rows of the same table that follow each other, some at a time. */
async function* inPages(
  rows: AsyncGenerator<[TableName, Row]>,
): AsyncGenerator<[TableName, Row[]]> {
  let held: [TableName, Row[]] | undefined;
  for await (const [table, row] of rows) {
    if (held && (held[0] !== table || held[1].length === page)) {
      yield held;
      held = undefined;
    }
    held ??= [table, []];
    held[1].push(row);
  }
  if (held) yield held;
}
