import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import type { TableName } from '@/lib/shop/database/backup-tables';
import { migrations } from '@/lib/shop/database/migrate';
import type { MailFiles } from '@/lib/shop/mail/stored-mails';
import {
  type Counts,
  footSchema,
  headSchema,
  mailSchema,
  type Row,
  rowSchema,
} from './backup-format';

export type Backup = {
  /** The last migration applied to its tables. */
  migration: string;
  at: string;
  /** Can be read once. Throws at the end if the file is incomplete. */
  rows: AsyncGenerator<[TableName, Row] | ['mails', MailFiles]>;
};

/**
 * @throws an error with a message for the user if the file is not a backup or is from a later version, or, at
 * its end, if it is incomplete
 */
export async function readBackup(path: string): Promise<Backup> {
  const lines = linesOf(path);
  const first = await lines.next();
  const head = parse(headSchema, first.done ? '' : first.value, path, 1);
  if (!Object.hasOwn(migrations, head.migration))
    throw new Error(
      `${path} is of a later Bobine (its tables are those of ${head.migration}): git pull, then try again.`,
    );
  return { ...head, rows: rowsOf(lines, path) };
}

async function* rowsOf(lines: AsyncGenerator<string>, path: string): Backup['rows'] {
  const counts: Counts = {};
  let number = 1;
  for await (const line of lines) {
    number += 1;
    if (line.startsWith('{'))
      return checkEnd(parse(footSchema, line, path, number).end, counts, path);
    if (line.startsWith('["mails"')) {
      const [kind, { eml, ...mail }] = parse(mailSchema, line, path, number);
      counts[kind] = (counts[kind] ?? 0) + 1;
      yield [kind, { ...mail, eml: Buffer.from(eml, 'base64') }];
      continue;
    }
    const [table, row] = parse(rowSchema, line, path, number);
    counts[table] = (counts[table] ?? 0) + 1;
    yield [table, row];
  }
  throw incompleteBackup(path);
}

function checkEnd(expected: Counts, counted: Counts, path: string): void {
  const kinds = Object.keys({ ...expected, ...counted }) as (keyof Counts)[];
  if (kinds.some((table) => expected[table] !== counted[table])) throw incompleteBackup(path);
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const file = createReadStream(path);
  const text = file.pipe(createGunzip());
  // A pipe does not forward errors; without this, a missing file would block forever.
  file.on('error', (error) => text.destroy(error));
  try {
    yield* createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY });
    if (text.errored) throw text.errored;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'Z_BUF_ERROR') throw incompleteBackup(path);
    if (code?.startsWith('Z_')) throw notABackup(path);
    throw new Error(`${path} cannot be read: ${message}`);
  } finally {
    file.destroy();
  }
}

function parse<T>(schema: z.ZodType<T>, line: string, path: string, number: number): T {
  try {
    return schema.parse(JSON.parse(line));
  } catch {
    throw number === 1
      ? notABackup(path)
      : new Error(`Line ${number} of ${path} is no row of a shop.`);
  }
}

const notABackup = (path: string) =>
  new Error(`${path} is no backup of a shop: npm run shop -- backup writes one.`);
const incompleteBackup = (path: string) =>
  new Error(`${path} is not whole: it breaks off or lacks rows. Nothing has been changed.`);
