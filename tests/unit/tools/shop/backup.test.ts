import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import '@/lib/content/validate/provide';
import { setStock } from '@/lib/shop/articles/stock';
import { placeOrder } from '@/lib/shop/commands/place-order';
import { tableNames } from '@/lib/shop/database/backup-tables';
import { migrate } from '@/lib/shop/database/migrate';
import { type Database, openDatabase } from '@/lib/shop/database/open-database';
import { type MailFiles, readMailFiles, storeMail } from '@/lib/shop/mail/stored-mails';
import { createVoucher } from '@/lib/shop/vouchers/create-voucher';
import { listRows, type Row } from '@/tools/shop/backup/backup-format';
import { restoreBackup } from '@/tools/shop/backup/restore-backup';
import { writeBackup } from '@/tools/shop/backup/write-backup';
import { hasPostgres } from '../../../databases/cluster';
import { startPostgres } from '../../../databases/postgres';
import { now, someRequest } from '../../shop/commands/some-request';
import { sharedFolder } from '../../temporary-folder';

const folder = sharedFolder();
let server: Awaited<ReturnType<typeof startPostgres>> | undefined;
const opened: Database[] = [];
let count = 0;

beforeAll(async () => {
  if (hasPostgres) server = await startPostgres();
});
// Never the mails of whoever runs the tests.
beforeEach(() => void vi.stubEnv('DATA', join(folder, 'data')));
afterAll(async () => {
  for (const db of opened) await db.destroy();
  await server?.stop();
});

/** The place of a new database of its own. */
async function somewhere(kind: 'SQLite' | 'PostgreSQL'): Promise<string> {
  count += 1;
  if (kind === 'SQLite') return join(folder, `shop-${count}.sqlite`);
  if (!server) throw new Error('There is no PostgreSQL here.');
  return server.create();
}

async function open(where: string): Promise<Database> {
  const db = await openDatabase(where);
  opened.push(db);
  return db;
}

function file(): string {
  count += 1;
  return join(folder, `backup-${count}.gz`);
}

async function everything(db: Database): Promise<Record<string, Row[]>> {
  const all: Record<string, Row[]> = {};
  for (const table of tableNames) {
    all[table] = [];
    for await (const row of listRows(db, table)) all[table].push(row);
  }
  return all;
}

/** A row in every table that a sale fills, and in those that it does not. */
async function fill(db: Database): Promise<void> {
  await setStock(db, { article: 'dvd', pieces: 10, actor: 'site', now });
  await createVoucher(db, { currency: 'CHF', value: 5000 }, now);
  await placeOrder(db, someRequest());
  await placeOrder(db, someRequest({ pieces: { dvd: 2 }, email: 'bela@example.ch' }));
  const at = now.toISOString();
  const event = { source: 'stripe', event: 'e1', received_at: at };
  await db.insertInto('events').values(event).execute();
  const draft = { key: 'k', form: '{}', faults: '[]', created_at: at };
  await db.insertInto('drafts').values(draft).execute();
  const person = { id: 'p', email: 'anna@bobine.example', locale: 'fr', invited_at: at };
  await db.insertInto('people').values(person).execute();
  const passkey = {
    ...{ id: 'c', person_id: 'p', public_key: 'x', transports: '[]', name: '“Téléphone”' },
    ...{ counter: 4_294_967_295, created_at: at, used_at: null },
  };
  await db.insertInto('passkeys').values(passkey).execute();
}

/** Two new databases. */
async function openTwo(from: 'SQLite' | 'PostgreSQL', to = from) {
  return [await open(await somewhere(from)), await open(await somewhere(to))] as const;
}

const kinds = ['SQLite', ...(hasPostgres ? (['PostgreSQL'] as const) : [])] as const;
const ways = kinds.flatMap((from) => kinds.map((to) => [from, to] as const));

test.each(ways)('a backup of %s is restored completely in %s', async (from, to) => {
  const [source, target] = await openTwo(from, to);
  await fill(source);
  const path = file();
  const counts = await writeBackup(source, path, now);
  expect(counts).toMatchObject({ stock: 1, orders: 2, order_lines: 2, invoices: 2, log: 3 });
  expect(await restoreBackup(target, path)).toEqual(counts);
  expect(await everything(target)).toEqual(await everything(source));
});

const dataIn = (name: string): NodeJS.ProcessEnv => ({ ...process.env, DATA: join(folder, name) });

/** Stores a mail in a data folder, as without a mail server. */
async function keep(env: NodeJS.ProcessEnv, id: string) {
  const words = { subject: 'Merci – «Judex»', text: 't', html: '<p>h</p>' };
  const mail = { to: 'anna@bobine.example', ...words };
  await storeMail({ id, mail: mail as never, files: [], eml: Buffer.from([0, 255, 13, 10]) }, env);
}

async function mailsIn(env: NodeJS.ProcessEnv) {
  const all: MailFiles[] = [];
  for await (const mail of readMailFiles(env)) all.push(mail);
  return all;
}

test.each(ways.slice(-1))(
  'a backup contains the stored mails, byte for byte (%s to %s)',
  async (from, to) => {
    const [source, target] = await openTwo(from, to);
    const [before, after] = [dataIn(`from-${from}-${to}`), dataIn(`to-${from}-${to}`)];
    await fill(source);
    await keep(before, 'first');
    await keep(before, 'second');
    const path = file();
    expect((await writeBackup(source, path, now, before)).mails).toBe(2);
    await keep(after, 'other');
    expect((await restoreBackup(target, path, { env: after })).mails).toBe(2);
    const [own, restored] = [await mailsIn(before), await mailsIn(after)];
    expect(restored).toHaveLength(3);
    expect(restored).toEqual(expect.arrayContaining(own));
  },
);

test('restoring twice, or over a mail of the same entry, leaves one mail for each entry', async () => {
  const source = await open(await somewhere('SQLite'));
  const [before, after] = [dataIn('from-twice'), dataIn('to-twice')];
  await keep(before, 'first');
  await keep(before, 'second');
  const path = file();
  await writeBackup(source, path, now, before);
  await keep(after, 'first');
  const there = await mailsIn(after);
  const restore = () => restoreBackup(source, path, { replaces: true, env: after });
  expect([(await restore()).mails, (await restore()).mails]).toEqual([1, 0]);
  const mails = await mailsIn(after);
  expect(mails).toHaveLength(2);
  expect(mails).toEqual(expect.arrayContaining(there));
});

test('a failed restore removes the mails that it has written, and keeps the existing ones', async () => {
  const [source, target] = await openTwo('SQLite');
  const [before, after] = [dataIn('from-broken'), dataIn('to-broken')];
  await keep(before, 'first');
  await keep(after, 'other');
  const path = file();
  await writeBackup(source, path, now, before);
  const lines = gunzipSync(readFileSync(path)).toString().split('\n');
  // An invalid mail after a valid one.
  const [, { name, eml }] = JSON.parse(lines.at(-3) ?? '') as [string, MailFiles];
  const bad = JSON.stringify(['mails', { name: `${name}-2`, sheet: '{}', eml }]);
  lines.splice(-2, 1, bad, JSON.stringify({ end: { mails: 2 } }));
  writeFileSync(path, gzipSync(lines.join('\n')));
  await expect(restoreBackup(target, path, { env: after })).rejects.toThrow(`${name}-2`);
  expect((await mailsIn(after)).map((mail) => mail.name)).toEqual([
    expect.stringMatching(/-other$/),
  ]);
});

test('an older backup without mails can be restored', async () => {
  const [source, target] = await openTwo('SQLite');
  await fill(source);
  const path = file();
  const counts = await writeBackup(source, path, now, dataIn('none'));
  const text = gunzipSync(readFileSync(path)).toString();
  writeFileSync(path, gzipSync(text.replace('"format":2', '"format":1')));
  expect(await restoreBackup(target, path, { env: dataIn('none') })).toEqual(counts);
});

describe.each(kinds)('a backup of %s', (kind) => {
  test('that is written during sales contains only complete orders', async () => {
    const where = await somewhere(kind);
    const [site, beside] = [await open(where), await open(where)];
    await setStock(site, { article: 'dvd', pieces: 1_000, actor: 'site', now });
    let isOver = false;
    let sold = 0;
    const selling = (async () => {
      for (; !isOver && sold < 60; sold += 1) {
        await placeOrder(site, someRequest());
        // SQLite answers synchronously: let other tasks run.
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    const paths = [file(), file()];
    for (const path of paths) {
      const before = sold;
      await vi.waitUntil(() => sold >= Math.min(before + 5, 60), { timeout: 30_000 });
      await writeBackup(beside, path, now);
    }
    isOver = true;
    await selling;
    for (const path of paths) {
      const db = await open(await somewhere(kind));
      const { orders = 0, ...counts } = await restoreBackup(db, path);
      expect(orders).toBeGreaterThanOrEqual(5);
      expect(orders).toBeLessThanOrEqual(sold);
      const [left] = await db.selectFrom('stock').select('pieces').execute();
      expect(left?.pieces).toBe(1_000 - orders);
      expect(counts).toMatchObject({ order_lines: orders, invoices: orders, log: orders + 1 });
      const counters = await db.selectFrom('invoice_counters').select('last').execute();
      expect(counters).toEqual([{ last: orders }]);
    }
  }, 90_000);

  test('can be continued after a restore: the log is append-only, invoice numbers have no gap', async () => {
    const [source, target] = await openTwo(kind);
    await fill(source);
    const path = file();
    await writeBackup(source, path, now);
    await restoreBackup(target, path);
    await expect(target.deleteFrom('log').execute()).rejects.toThrow(/added to/);
    await migrate(target);
    await placeOrder(target, someRequest());
    const invoices = target.selectFrom('invoices').select('number').orderBy('number');
    const numbers = await invoices.execute();
    expect(numbers.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test('is restored into an empty database, and replaces data only with --replace', async () => {
    const [source, target] = await openTwo(kind);
    await fill(source);
    await placeOrder(target, someRequest({ email: 'other@example.ch' }));
    const path = file();
    await writeBackup(source, path, now);
    const before = await everything(target);
    await expect(restoreBackup(target, path)).rejects.toThrow('--replace');
    expect(await everything(target)).toEqual(before);
    await restoreBackup(target, path, { replaces: true });
    expect(await everything(target)).toEqual(await everything(source));
  });

  test('of an older schema is migrated', async () => {
    const [source, target] = await openTwo(kind);
    await placeOrder(source, someRequest());
    const path = file();
    await writeBackup(source, path, now);
    const names =
      'search|due_on|payment_pending_at|entry_id|delivery_address|gift|discounts?|reverse_charge|corrected_at|replaced_at';
    const later = new RegExp(`,"(?:${names})":(?:"(?:[^"\\\\]|\\\\.)*"|null|0)`, 'g');
    rewrite(path, (text) =>
      text.replace(/"migration":"[^"]+"/, '"migration":"0001-shop"').replace(later, ''),
    );
    await restoreBackup(target, path);
    expect(await everything(target)).toEqual(await everything(source));
  });

  test('that is damaged or incomplete changes nothing', async () => {
    const [source, target] = await openTwo(kind);
    await fill(source);
    await fill(target);
    const before = await everything(target);
    const path = file();
    await writeBackup(source, path, now);
    const whole = readFileSync(path);
    const broken: [RegExp, () => void][] = [
      [/not whole/, () => writeFileSync(path, whole.subarray(0, whole.length - 40))],
      [/not whole/, () => rewrite(path, (text) => text.replace(/\n\["orders".*/, ''))],
      [/not whole/, () => rewrite(path, (text) => text.replace(/\n\{"end".*/, ''))],
      [/Line 3 of .* no row/, () => rewrite(path, (text) => text.replace('["orders"', '["ord"'))],
      [/no backup of a shop/, () => writeFileSync(path, 'stock;pieces')],
      [/no backup of a shop/, () => writeFileSync(path, gzipSync('{}'))],
      [/not whole/, () => writeFileSync(path, '')],
      [
        /later Bobine/,
        () => rewrite(path, (text) => text.replace(/"migration":"[^"]+"/, '"migration":"9999-x"')),
      ],
      [/cannot be read/, () => rmSync(path)],
    ];
    for (const [told, breakIt] of broken) {
      writeFileSync(path, whole);
      breakIt();
      await expect(restoreBackup(target, path, { replaces: true })).rejects.toThrow(told);
      expect(await everything(target)).toEqual(before);
    }
  });
});

function rewrite(path: string, change: (text: string) => string): void {
  const text = gunzipSync(readFileSync(path)).toString();
  expect(change(text)).not.toBe(text);
  writeFileSync(path, gzipSync(change(text)));
}

test('tables larger than one batch are restored completely and in order', async () => {
  const [source, target] = [await open(':memory:'), await open(':memory:')];
  const at = now.toISOString();
  const events = Array.from({ length: 1_203 }, (_, number) => ({
    source: number % 2 ? 'a' : 'b',
    event: `event ${number}`,
    received_at: at,
  }));
  await source.insertInto('events').values(events).execute();
  const path = file();
  expect(await writeBackup(source, path, now)).toEqual({ events: 1_203 });
  await restoreBackup(target, path);
  expect(await everything(target)).toEqual(await everything(source));
});

test('the file is readable by its owner only, and a failed backup leaves no partial file', async () => {
  const db = await open(':memory:');
  const path = file();
  expect(await writeBackup(db, path, now)).toEqual({});
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const nowhere = join(folder, 'no-such-folder', 'backup.gz');
  await expect(writeBackup(db, nowhere, now)).rejects.toThrow('ENOENT');
  expect(existsSync(`${nowhere}.part`)).toBe(false);
  expect(await everything(db), 'the database can be used after it').toHaveProperty('orders', []);
});
