import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { inSnapshot } from '@/lib/database/in-snapshot';
import { migrations } from '@/lib/database/migrate';
import type { Database } from '@/lib/database/open-database';
import { tableNames } from '@/lib/database/table-keys';
import { listRows } from './list-rows';
import type { Counts } from './portable';

/**
 * Writes all that a shop keeps, as it stands at one moment, while it goes on selling. The file is there once it is whole and
 * has reached the disk, for its owner alone: addresses of buyers stand in it.
 */
export async function writeBackup(db: Database, path: string, now: Date): Promise<Counts> {
  const part = `${path}.part`;
  const counts: Counts = {};
  try {
    await inSnapshot(db, (snapshot) =>
      pipeline(
        Readable.from(linesOf(snapshot, counts, now)),
        createGzip(),
        createWriteStream(part, { mode: 0o600, flush: true }),
      ),
    );
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  return counts;
}

async function* linesOf(db: Database, counts: Counts, now: Date): AsyncGenerator<string> {
  const migration = Object.keys(migrations).at(-1);
  yield line({ bobine: 'shop', format: 1, migration, at: now.toISOString() });
  for (const table of tableNames)
    for await (const row of listRows(db, table)) {
      counts[table] = (counts[table] ?? 0) + 1;
      yield line([table, row]);
    }
  yield line({ end: counts });
}

const line = (value: unknown) => `${JSON.stringify(value)}\n`;
