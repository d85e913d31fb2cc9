import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '@/lib/database/open-database';
import { runShop } from '@/tools/shop/run-shop';
import { writeNotice } from '../../../doubles/write-camt';
import { sell } from '../../selling/read-shop';
import { now, someRequest } from '../../selling/some-request';

const folder = mkdtempSync(join(tmpdir(), 'shop-payments-'));
afterAll(() => rmSync(folder, { recursive: true }));

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
    complain: (line) => complained.push(line),
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

test('what could not be read is said last, and by the exit code', async () => {
  const { code, printed } = await book('odd.xml', 'camt054.xml');
  expect(code).toBe(1);
  expect(printed).toContain('Paid: 1, CHF 41.90.');
  expect(printed.filter((line) => line.includes('1.005'))).toHaveLength(1);
  expect(printed.at(-1)).toMatch(/^NOT BOOKED: 1/);
});

test('a file is read in the encoding that it declares', async () => {
  const text = writeNotice([{ amount: '41.90', name: 'B-9', payer: 'Zoé Müller' }]);
  const file = join(folder, 'latin.xml');
  writeFileSync(file, Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1'));
  const db = await openDatabase(':memory:');
  const said = { open: async () => db, print: () => undefined, complain: () => undefined, now };
  expect(await runShop(['payments', file], said)).toBe(0);
  const payments = await db.selectFrom('payments').select('payer').execute();
  await db.destroy();
  expect(payments).toEqual([{ payer: 'Zoé Müller' }]);
});

test('a file that is no bank’s is named with what is wrong', async () => {
  const { code, complained } = await book('letter.xml');
  expect(code).toBe(1);
  expect(complained[0]).toMatch(/letter\.xml: The file is no report of a bank/);
  expect((await book('missing.xml')).complained[0]).toMatch(/^There is no file .*missing\.xml/);
  expect((await book()).code).toBe(2);
});
