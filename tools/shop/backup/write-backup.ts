import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { tableNames } from '@/lib/shop/database/backup-tables';
import { migrations } from '@/lib/shop/database/migrate';
import type { Database } from '@/lib/shop/database/open-database';
import { inSnapshot } from '@/lib/shop/database/transactions';
import { readMailFiles } from '@/lib/shop/mail/stored-mails';
import { type Counts, listRows } from './backup-format';

/**
 * Writes all data of a shop, including mails stored instead of sent, as a consistent snapshot while the shop keeps
 * selling. The file appears when it is complete and synced to disk, and is readable only by its owner, since it
 * contains buyers' addresses.
 */
export async function writeBackup(
  db: Database,
  path: string,
  now: Date,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Counts> {
  const part = `${path}.part`;
  const counts: Counts = {};
  try {
    await inSnapshot(db, (snapshot) =>
      pipeline(
        Readable.from(linesOf(snapshot, counts, { now, env })),
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

type At = { now: Date; env: NodeJS.ProcessEnv };

async function* linesOf(db: Database, counts: Counts, { now, env }: At): AsyncGenerator<string> {
  const migration = Object.keys(migrations).at(-1);
  yield line({ bobine: 'shop', format: 2, migration, at: now.toISOString() });
  for (const table of tableNames)
    for await (const row of listRows(db, table)) {
      counts[table] = (counts[table] ?? 0) + 1;
      yield line([table, row]);
    }
  for await (const { eml, ...mail } of readMailFiles(env)) {
    counts.mails = (counts.mails ?? 0) + 1;
    yield line(['mails', { ...mail, eml: eml.toString('base64') }]);
  }
  yield line({ end: counts });
}

const line = (value: unknown) => `${JSON.stringify(value)}\n`;
