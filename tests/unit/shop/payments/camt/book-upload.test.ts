import { expect, test } from 'vitest';
import type { BankFileFault } from '@/lib/shop/payments/camt/bank-file-error';
import { bankFilesIn } from '@/lib/shop/payments/camt/bank-files-in';
import { bookUpload, lastBankFileAt, readUpload } from '@/lib/shop/payments/camt/book-upload';
import { writeNotice, writeStatement } from '@/tests/doubles/write-camt';
import { writeZip } from '@/tests/doubles/write-zip';
import { withShop } from '../../commands/shop';
import { now } from '../../commands/some-request';

withShop('uploading a bank file', (shop) => {
  let minutes = 0;
  const upload = async (content: string | Buffer, name = 'camt054.xml') => {
    minutes += 1;
    const at = new Date(now.getTime() + minutes * 60_000);
    const file = { name, bytes: Buffer.from(content), actor: 'anna@bobine.example', now: at };
    return await readUpload(shop.db, await bookUpload(shop.db, file));
  };
  const payments = () => shop.db.selectFrom('payments').select(['source_id', 'message']).execute();

  test('books it once, and says that the same file was booked before', async () => {
    const order = await shop.sell();
    const { reference } = await shop.db
      .selectFrom('invoices')
      .select('reference')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow();
    const file = writeNotice([{ amount: '41.90', reference, name: 'B-1' }]);
    const [first] = await upload(file);
    expect(first).toMatchObject({ name: 'camt054.xml', result: { report: { unread: [] } } });
    expect(first?.before).toBeUndefined();
    expect(await shop.stateOf(order.id)).toBe('paid');
    expect(await upload(file, 'again.xml')).toMatchObject([
      {
        name: 'again.xml',
        before: { actor: 'anna@bobine.example' },
        result: { report: { lines: [{ outcome: 'known', order: order.number }] } },
      },
    ]);
    expect(await payments()).toHaveLength(1);
  });

  test('books each report of a ZIP, and keeps what the payers wrote', async () => {
    const first = writeNotice([{ amount: '5.00', words: ['Danke', 'Anna'], name: 'B-1' }]);
    const zip = writeZip([
      { name: 'Auszug/camt054_1.xml', content: first },
      { name: 'Auszug/readme.pdf', content: '%PDF-1.4' },
      { name: '__MACOSX/._camt054_1.xml', content: 'x' },
      { name: 'Auszug/letter.xml', content: '<letter/>' },
      { name: 'camt053.xml', content: writeStatement([{ amount: '7.00', name: 'B-2' }]) },
    ]);
    expect(await upload(zip, 'export.zip')).toMatchObject([
      { name: 'camt053.xml', result: { report: { lines: [{ outcome: 'unknown' }] } } },
      { name: 'camt054_1.xml', result: { report: { lines: [{ outcome: 'unknown' }] } } },
      { name: 'letter.xml', result: { fault: 'other', values: { root: 'letter' } } },
    ]);
    expect(await payments()).toContainEqual({ source_id: 'B-1', message: 'Danke Anna' });
    expect(await payments()).toHaveLength(2);
  });

  test('keeps why a file was not read, which is no booking', async () => {
    expect(await upload('Datum;Betrag\n1.1.2026;5.00', 'konto.csv')).toEqual([
      { name: 'konto.csv', result: { fault: 'text', values: {} } },
    ]);
    expect(await lastBankFileAt(shop.db)).toBeUndefined();
    await upload(writeNotice([]));
    expect(await lastBankFileAt(shop.db)).toBeDefined();
  });
});

const document = (inside: string) => `<Document xmlns="urn:x">${inside}</Document>`;
test.each<[BankFileFault, string]>([
  ['empty', ' \n'],
  ['pdf', '%PDF-1.7'],
  ['text', ':20:STARTUMS'],
  ['xml', '<Document><a></Document>'],
  ['doctype', '<!DOCTYPE html><html/>'],
  ['encoding', '<?xml version="1.0" encoding="UTF-99"?><Document/>'],
  ['intraday', document('<BkToCstmrAcctRpt/>')],
  ['order', document('<CstmrCdtTrfInitn/>')],
  ['other', '<html/>'],
])('a file that is no bank report is named: %s', async (fault, content) =>
  expect(await faultOf(Buffer.from(content))).toBe(fault),
);

const xml = { name: 'a.xml', content: '<a/>' };
const large = 41 * 2 ** 20;
test.each<[BankFileFault, string, Buffer]>([
  ['zip-broken', 'cut off', writeZip([xml]).subarray(0, -30)],
  ['zip-broken', 'whose file is damaged', damage(writeZip([{ ...xml, content: 'a'.repeat(99) }]))],
  ['zip-broken', 'with a path that leaves its folder', writeZip([{ ...xml, name: '../a.xml' }])],
  ['zip-broken', 'that inflates beyond what it declares', bomb({ declared: 100 })],
  ['zip-large', 'that declares more than the limit', bomb({ declared: large })],
  ['zip-encrypted', 'with a password', writeZip([{ ...xml, flags: 1 }])],
  ['zip-many', 'of too many files', writeZip(Array.from({ length: 201 }, () => xml))],
  ['zip-nothing', 'without XML', writeZip([{ name: 'a.pdf', content: '' }])],
])('a ZIP is refused (%s) if it is one %s', async (fault, _, zip) =>
  expect(await faultOf(zip)).toBe(fault),
);

test('a ZIP counts the size of its files together', async () => {
  const half = { content: Buffer.alloc(21 * 2 ** 20) };
  const zip = writeZip([
    { ...half, name: 'a.xml' },
    { ...half, name: 'b.xml' },
  ]);
  await expect(bankFilesIn({ name: 'a.zip', bytes: zip })).rejects.toMatchObject({
    fault: 'zip-large',
  });
});

function bomb({ declared }: { declared: number }): Buffer {
  return writeZip([{ name: 'a.xml', content: Buffer.alloc(2 ** 24), declared }]);
}

/** Changes a byte of the first file's content. */
function damage(zip: Buffer): Buffer {
  const damaged = Buffer.from(zip);
  damaged[36] = (damaged[36] ?? 0) ^ 0x20;
  return damaged;
}

async function faultOf(bytes: Buffer): Promise<string | undefined> {
  const { readBankFile } = await import('@/lib/shop/payments/camt/read-bank-file');
  const { decodeXml } = await import('@/lib/shop/payments/camt/xml');
  try {
    for (const file of await bankFilesIn({ name: 'a', bytes })) readBankFile(decodeXml(file.bytes));
    return undefined;
  } catch (error) {
    return (error as { fault?: string }).fault;
  }
}
