import { expect, test } from 'vitest';
import { readBankFile } from '@/lib/shop/payments/camt/read-bank-file';
import { decodeXml } from '@/lib/shop/payments/camt/xml';
import { writeNotice, writeStatement } from '@/tests/doubles/write-camt';

const qrOfSix = '210000000003139471430009017';
const qrr = '000000000000000020260000428';
const entriesIn = (xml: string) => readBankFile(xml).entries;
const idsIn = (xml: string) =>
  entriesIn(xml).map((entry) => ('sourceId' in entry ? entry.sourceId : entry));
const one = { amount: '41.90', reference: qrr, name: 'B-1', payer: 'Zoé &amp; Max &#201;toile' };

test.each(['02', '04', '08'] as const)('reads notices and statements of version %s', (version) => {
  expect(entriesIn(writeNotice([one], version))).toEqual([
    {
      ...{ account: 'CH9300762011623852957', sourceId: 'B-1', otherIds: [], entryId: 'B-1' },
      ...{ isWhole: true, amount: 4190, currency: 'CHF', references: [qrr] },
      ...{ payer: 'Zoé & Max Étoile', message: '', bookedAt: '2026-11-24T00:00:00.000Z' },
    },
  ]);
  const many = [one, { ...one, amount: '0.05', name: 'B-2' }];
  expect(entriesIn(writeStatement(many, { version }))).toMatchObject([
    { sourceId: 'B-1', amount: 4190 },
    { sourceId: 'B-2', amount: 5 },
  ]);
});

test('a file reports until the end of its period, or else until it was written', () => {
  const notice = writeNotice([one]);
  expect(readBankFile(notice).until).toBe('2026-11-24');
  const period = '<FrToDt><ToDtTm>2026-10-31T23:59:59</ToDtTm></FrToDt>';
  expect(readBankFile(notice.replace('<Acct>', `${period}<Acct>`)).until).toBe('2026-10-31');
  expect(readBankFile(notice.replace(/<CreDtTm>.*<\/CreDtTm>/, '')).until).toBeUndefined();
});

test('a sum without its payments is skipped', () => {
  const sum = writeStatement([one, { ...one, name: 'B-2' }], { isSum: true });
  expect(entriesIn(sum)).toEqual([{ skipped: 'sum' }]);
});

test.each([
  [{ way: 'DBIT' as const }, { skipped: 'debit' }],
  [{ status: 'PDNG' as const }, { skipped: 'pending' }],
  [{ way: 'CRDT' as const, isReversal: true }, { skipped: 'debit' }],
  [
    { way: 'DBIT' as const, isReversal: true },
    { amount: -4190, references: [qrr], sourceId: 'B-1 reversed' },
  ],
])('an entry with %j is read as %j', (given, expected) =>
  expect(entriesIn(writeNotice([{ ...one, ...given }]))).toMatchObject([expected]),
);

test.each([
  ['CHF', '7', 700],
  ['CHF', '7.5', 750],
  ['CHF', '0.05', 5],
  ['CHF', '1000000.10', 100_000_010],
  ['CHF', '8.2000', 820],
  ['CHF', '000000000000033.00', 3300],
  ['CHF', '+33.', 3300],
  ['CHF', '.5', 50],
  ['KWD', '12.345', 12345],
  ['JPY', '1200.00', 1200],
])('%s %s is %i of the smallest unit', (currency, amount, expected) => {
  const file = writeNotice([{ ...one, currency, amount }]);
  expect(entriesIn(file)).toMatchObject([{ currency, amount: expected }]);
});

test.each(['-5.00', '1.005', '1,5', 'NaN', '.', '9'.repeat(18), ''])(
  'an amount of "%s" is reported as unread, and the other payments are read',
  (amount) => {
    const file = writeNotice([one, { ...one, amount, name: 'B-2' }, { ...one, name: 'B-3' }]);
    expect(entriesIn(file)).toMatchObject([
      { sourceId: 'B-1' },
      {
        unread: {
          date: '2026-11-24',
          amount: amount && `CHF ${amount}`,
          reference: qrr,
          fault: expect.stringMatching(/^(?:no-number|decimals|large|no-amount)$/),
        },
      },
      { sourceId: 'B-3' },
    ]);
  },
);

test.each([
  ['an unknown date', '<BookgDt><Dt>2026-11-24<', '<BookgDt><Dt>bald<', 'no-date'],
  ['no direction', /<CdtDbtInd>CRDT<.CdtDbtInd>/g, '', 'direction'],
  ['two directions', '<CdtDbtInd>CRDT<', '<CdtDbtInd>DBIT<', 'directions'],
  ['a currency of two letters', /Ccy="CHF"/g, 'Ccy="CH"', 'currency'],
  ['no currency', /Ccy="CHF"/g, '', 'no-currency'],
])('an entry with %s is reported as unread', (_, whole, part, fault) => {
  const [entry] = entriesIn(writeNotice([one]).replace(whole, part));
  expect(entry).toMatchObject({ unread: { fault } });
});

test('a date may have a time zone', () => {
  const file = writeNotice([one]).replaceAll('2026-11-24</Dt>', '2026-11-24+01:00</Dt>');
  expect(entriesIn(file)).toMatchObject([{ bookedAt: '2026-11-24T00:00:00.000Z' }]);
});

test('a payment of a sum may have its amount in TxAmt or InstdAmt', () => {
  for (const amountAt of ['TxAmt', 'InstdAmt'] as const) {
    const payments = [one, { ...one, amount: '5.00', name: 'B-2' }];
    const file = writeStatement(payments.map((payment) => ({ ...payment, amountAt })));
    expect(entriesIn(file)).toMatchObject([{ amount: 4190 }, { amount: 500 }]);
  }
});

test('an instructed amount in another currency is not used', () => {
  const abroad = { ...one, currency: 'EUR', amountAt: 'InstdAmt' as const };
  expect(entriesIn(writeStatement([one, { ...abroad, name: 'B-2' }]))).toMatchObject([
    { amount: 4190 },
    { unread: { amount: 'EUR 41.90' } },
  ]);
  // A single payment has the amount of its entry.
  expect(entriesIn(writeStatement([abroad]))).toMatchObject([{ amount: 4190, currency: 'CHF' }]);
});

test('each transaction of a sum has its own direction', () => {
  const out = { ...one, name: 'B-2', way: 'DBIT' as const };
  expect(entriesIn(writeStatement([one, out]))).toMatchObject([
    { amount: 4190 },
    { skipped: 'debit' },
  ]);
  const taken = writeStatement([one, out]).replace(
    /(B-2[\s\S]*?DBIT<.CdtDbtInd>)/,
    '$1<RvslInd>true</RvslInd>',
  );
  expect(entriesIn(taken)).toMatchObject([{ amount: 4190 }, { amount: -4190 }]);
  const mixed = writeStatement([one, out]).replace('>CRDT<', '>DBIT<');
  expect(entriesIn(mixed), 'of an entry that went out').toMatchObject([
    { amount: 4190 },
    { skipped: 'debit' },
  ]);
});

test.each([
  ['Votre facture RF18 5390 0754 7034, merci', 'RF18539007547034'],
  ['21 00000 00003 13947 14300 09017', qrOfSix],
  ['rf18539007547034', 'RF18539007547034'],
  ['RF18 5390 0754 7034 Merci beaucoup', 'RF18539007547034'],
  ['RF18539007547034Danke', 'RF18539007547034'],
  ['RF18\u00a05390  0754\t7034 Danke 2026', 'RF18539007547034'],
  ['Rechnung 42 RF18539007547034 RF', 'RF18539007547034'],
  ['RechnungRF18539007547034', 'RF18539007547034'],
  ['Facture 7 21 00000 00003 13947 14300 09017 8 merci', qrOfSix],
  [['Danke RF18 5390', '0754 7034', 'Gruss'], 'RF18539007547034'],
  [['Zahlung R', 'F18539007547034'], 'RF18539007547034'],
  [['21 00000 00003 139', '47 14300 09017', 'Danke'], qrOfSix],
])('the payer’s text %j contains the reference %s', (words, reference) => {
  const file = writeNotice([{ amount: '5.00', name: 'B-1', words }]);
  expect(entriesIn(file)).toMatchObject([{ references: expect.arrayContaining([reference]) }]);
});

test.each(['Facture 2026-0042', 'DVD', '12345 67890', 'RF', 'RF1X 5390'])(
  'the payer’s text "%s" contains no reference',
  (words) => {
    const file = writeNotice([{ amount: '5.00', name: 'B-1', words }]);
    expect(entriesIn(file)).toMatchObject([{ references: [] }]);
  },
);

test('identical payments without an id of the bank get different ids, the same in each file', () => {
  const nameless = { amount: '5.00', reference: qrr };
  for (const file of [writeStatement, writeNotice]) {
    const names = idsIn(file([nameless, nameless]));
    expect(new Set(names).size).toBe(2);
    expect(idsIn(file([nameless, nameless]))).toEqual(names);
  }
  const [first] = idsIn(writeNotice([nameless, nameless]));
  expect(idsIn(writeNotice([nameless]))).toEqual([first]);
});

test('an id of the bank identifies one payment, however often a file lists it', () =>
  expect(idsIn(writeNotice([one, one]))).toEqual(['B-1', 'B-1']));

test('an id of the payer distinguishes payments of one sum', () => {
  const given = { amount: '5.00', reference: qrr };
  const file = writeStatement([
    { ...given, endToEnd: 'E-1' },
    { ...given, endToEnd: 'E-2' },
  ]);
  expect(entriesIn(file)).toMatchObject([{ sourceId: 'SUM-1 E-1' }, { sourceId: 'SUM-1 E-2' }]);
});

const payer = 'Zoé Müller';
const text = writeNotice([{ amount: '5.00', name: 'B-1', payer }]);
const declared = (encoding: string) => text.replace('UTF-8', encoding);
const wide = (from: string) => Buffer.from(from, 'utf16le');
const latin = (from: string) => Buffer.from(from, 'latin1');

test.each<[string, Uint8Array]>([
  ['UTF-8 without a declaration', Buffer.from(text.replace(/<\?xml.*\?>\n/, ''))],
  [
    'ISO-8859-1 in other quotes',
    latin(declared('iso-8859-1').replace(/<\?.*\?>/, (head) => head.replaceAll('"', "'"))),
  ],
  ['windows-1252', latin(declared('windows-1252'))],
  ['UTF-16 little-endian with a mark', wide(`\ufeff${declared('UTF-16')}`)],
  ['UTF-16 big-endian without a mark', wide(declared('UTF-16')).swap16()],
  ['UTF-8 with the declaration of UTF-16', Buffer.from(declared('UTF-16'))],
])('decodeXml decodes a file in %s', (_, bytes) =>
  expect(entriesIn(decodeXml(bytes))).toMatchObject([{ payer, amount: 500 }]),
);

test('decodeXml names an unknown encoding in its error', () =>
  expect(() => decodeXml(latin(declared('UTF-99')))).toThrow(/UTF-99/));
