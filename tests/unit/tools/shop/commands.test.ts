import '@/lib/content/validate/provide';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { placeOrder } from '@/lib/shop/commands/place-order';
import { lastHeartbeat, recordHeartbeat, removeHeartbeat } from '@/lib/shop/database/heartbeat';
import { type Database, openDatabase } from '@/lib/shop/database/open-database';
import { startMailWorker } from '@/lib/shop/mail/worker/mail-worker';
import type { BankLine, BankReport } from '@/lib/shop/payments/camt/bank-report';
import { formatReport } from '@/tools/shop/payments';
import { runShop } from '@/tools/shop/run-shop';
import { writeNotice } from '../../../doubles/write-camt';
import { sell } from '../../shop/commands/read-shop';
import { now, someRequest } from '../../shop/commands/some-request';
import { sharedFolder } from '../../temporary-folder';
import { until } from '../../until';

describe('npm run shop', () => {
  const folder = sharedFolder();
  const opened: Database[] = [];
  // Never the mails of whoever runs the tests.
  beforeEach(() => void vi.stubEnv('DATA', join(folder, 'data')));
  afterAll(async () => {
    for (const db of opened) await db.destroy();
  });

  async function someShop() {
    const db = await openDatabase(':memory:');
    opened.push(db);
    const [printed, complained]: [string[], string[]] = [[], []];
    const shop = {
      open: async () => db,
      print: (line: string) => printed.push(line),
      printError: (line: string) => complained.push(line),
      now: new Date(),
      database: 'shop.sqlite',
    };
    return { db, printed, complained, run: (...words: string[]) => runShop(words, shop) };
  }

  test.each([['sell'], ['constructor'], ['__proto__']])('%s is no command', async (name) => {
    const { run, complained } = await someShop();
    expect(await run(name)).toBe(2);
    expect(complained[0]).toContain(`There is no ${name} here.`);
  });

  test.each([
    ['backup'],
    ['backup', 'a', 'b'],
    ['backup', 'a', '--force'],
    ['restore'],
    ['export'],
    ['export', '--person', 'anna'],
    ['forget', 'anna@example.ch'],
    ['stock', 'a', 'b', 'c'],
    ['stock', 'affiche-nosferatu', '1.5'],
    ['stock', 'affiche-nosferatu', '-3'],
  ])('invalid arguments print the usage and change nothing: %s %s %s %s', async (...words) => {
    const { run, complained, printed } = await someShop();
    expect(await run(...words)).toBe(2);
    expect(complained.join()).toContain(`npm run shop -- ${words[0]} `);
    expect(printed).toEqual([]);
  });

  test('a backup can be written and restored, and never overwrites a file', async () => {
    const one = await someShop();
    await placeOrder(one.db, someRequest());
    const file = join(folder, 'shop.gz');
    expect(await one.run('backup', file)).toBe(0);
    expect(one.printed[0]).toContain('orders 1');
    expect(existsSync(file)).toBe(true);
    expect(await one.run('backup', file)).toBe(1);
    expect(one.complained[0]).toContain('is there already');
    expect(await one.run('restore', file)).toBe(1);
    expect(one.complained[1]).toContain('--replace');
    expect(await one.run('restore', file, '--replace')).toBe(0);
    const other = await someShop();
    expect(await other.run('restore', file)).toBe(0);
    expect(other.printed[0]).toContain('orders 1');
  });

  test('restoring is refused while the site is running', async () => {
    const { db, run, printed, complained } = await someShop();
    const file = join(folder, 'running.gz');
    await run('backup', file);
    const stop = startMailWorker({
      open: async () => db,
      deliver: async () => undefined,
      chores: [],
    });
    await until(async () => expect(await lastHeartbeat(db, new Date())).toBeDefined());
    expect(await run('restore', file, '--replace')).toBe(1);
    expect(complained[0]).toContain('The site runs on this database');
    expect(await run('restore', file, '--replace', '--while-running')).toBe(0);
    await recordHeartbeat(db, 'another', new Date());
    await stop();
    expect(await run('restore', file, '--replace')).toBe(1);
    await removeHeartbeat(db, 'another');
    expect(await run('restore', file, '--replace')).toBe(0);
    expect(printed).toHaveLength(3);
  });

  test('the stored data of a person is printed as JSON', async () => {
    const { db, run, printed } = await someShop();
    await placeOrder(db, someRequest());
    expect(await run('export', '--person', 'anna@example.ch')).toBe(0);
    expect(JSON.parse(printed[0] ?? '')).toMatchObject({ orders: [{ email: 'anna@example.ch' }] });
  });

  test('the stock of an article can be printed, set, and no longer counted', async () => {
    const { run, printed, complained } = await someShop();
    expect(await run('stock', 'affiche-nosferatu')).toBe(0);
    expect(await run('stock', 'affiche-nosferatu', '12')).toBe(0);
    expect(await run('stock', 'affiche-nosferatu', 'none')).toBe(0);
    expect(printed).toEqual([
      'affiche-nosferatu: not counted',
      'affiche-nosferatu: 12',
      'affiche-nosferatu: not counted',
    ]);
    expect(await run('stock')).toBe(0);
    expect(printed.slice(3)).toContain('blu-ray-nosferatu: not counted');
    expect(await run('stock', 'afiche-nosferatu', '3')).toBe(1);
    expect(complained).toEqual([
      'There is no article afiche-nosferatu. Is affiche-nosferatu meant?',
    ]);
  });

  test('a system error becomes a sentence that says what, where and what to do', async () => {
    const { run, complained } = await someShop();
    expect(await run('backup', join(folder, 'none/x.gz'))).toBe(1);
    expect(complained[0]).toContain('its folder does not exist');
    await run('stock', 'affiche-nosferatu', '-3');
    expect(complained[1]).toContain('“-3” is less than nothing');
  });
});

const folder = sharedFolder();

async function book(...names: string[]) {
  const [printed, complained]: [string[], string[]] = [[], []];
  const db = await openDatabase(':memory:');
  const { id } = await sell(db, someRequest());
  const { reference } = await db
    .selectFrom('invoices')
    .select('reference')
    .where('order_id', '=', id)
    .executeTakeFirstOrThrow();
  const [bank, letter] = [join(folder, 'camt054.xml'), join(folder, 'letter.xml')];
  writeFileSync(bank, writeNotice([{ amount: '41.90', reference, name: 'B-1' }]));
  writeFileSync(letter, '<letter/>');
  const odd = { amount: '1.005', reference, name: 'B-2' };
  const paid = { amount: '41.90', reference, name: 'B-1' };
  writeFileSync(join(folder, 'odd.xml'), writeNotice([odd, paid]));
  const code = await runShop(['payments', ...names.map((name) => join(folder, name))], {
    open: async () => db,
    print: (line) => printed.push(line),
    printError: (line) => complained.push(line),
    now,
  });
  await db.destroy();
  return { code, printed, complained };
}

test('a bank’s file is booked, and booked once', async () => {
  const { code, printed } = await book('camt054.xml', 'camt054.xml');
  expect(code).toBe(0);
  expect(printed.filter((line) => !line.endsWith('.xml:'))).toEqual([
    'Paid: 1, CHF 41.90.',
    'Booked before: 1.',
  ]);
});

test('unreadable entries are printed last, and the exit code is 1', async () => {
  const { code, printed } = await book('odd.xml', 'camt054.xml');
  expect(code).toBe(1);
  expect(printed).toContain('Paid: 1, CHF 41.90.');
  expect(printed.filter((line) => line.includes('1.005'))).toHaveLength(1);
  expect(printed.at(-1)).toMatch(/^NOT BOOKED: 1/);
});

const line = (outcome: BankLine['outcome'], change: Partial<BankLine> = {}): BankLine => ({
  ...{ outcome, amount: 4190, currency: 'CHF', reference: 'RF18539007547034', order: 'K7Q-4ZT' },
  ...change,
});

test('the report sums booked payments by currency, and lists the others one by one', () => {
  const lines = [
    ...[line('paid'), line('paid', { amount: 5 }), line('paid', { currency: 'EUR' })],
    line('too-little', { difference: 190 }),
    line('too-much', { amount: 8380, difference: 4190 }),
    line('unknown', { order: undefined }),
    line('unknown', { order: undefined, reference: '' }),
    line('unknown', { currency: 'EUR' }),
    line('reversed', { amount: -4190 }),
    line('known'),
  ];
  const unread: BankReport['unread'] = [
    { date: '2026-11-24', amount: 'CHF 1.005', reference: 'B-1', fault: 'no-date', values: {} },
    {
      date: '',
      amount: '\u001b[2J',
      reference: '',
      fault: 'decimals',
      values: { currency: 'CHF', digits: '2' },
    },
  ];
  expect(formatReport({ lines, skipped: { debit: 2, sum: 1 }, unread })).toEqual([
    'Paid: 2, CHF 41.95.',
    'Paid: 1, EUR 41.90.',
    'Too little: K7Q-4ZT, CHF 41.90 came, CHF 1.90 is missing.',
    'Too much: K7Q-4ZT, CHF 83.80 came, CHF 41.90 is to be paid back.',
    'Unknown: CHF 41.90, reference RF18539007547034, which no invoice has. It waits at the desk.',
    'Unknown: CHF 41.90, no reference. It waits at the desk.',
    'Unknown: EUR 41.90 for K7Q-4ZT, which is in another currency. It waits at the desk.',
    'Taken back by the bank: CHF -41.90. It waits at the desk.',
    'Booked before: 1.',
    'Passed over: 2 paid out by the operator, 1 sums whose payments camt.054 reports one by one.',
    'NOT BOOKED: "2026-11-24", "CHF 1.005", reference "B-1": it has no date (BookgDt).',
    'NOT BOOKED: "", "\\u001b[2J", no reference: the amount has more decimals than CHF, which has 2.',
  ]);
});
