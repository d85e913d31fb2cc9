import { describe, expect, test } from 'vitest';
import { readBankFile } from '@/lib/payment/camt/read-bank-file';
import { writeNotice, writeStatement } from '../../../doubles/write-camt';

const qrr = '000000000000000020260000428';
const one = { amount: '41.90', reference: qrr, name: 'B-1', payer: 'Zoé &amp; Max &#201;toile' };

describe.each(['02', '04', '08'] as const)('version .001.%s', (version) => {
  test('a notice says what came in, from whom, for which invoice', () => {
    expect(readBankFile(writeNotice([one], version))).toEqual([
      {
        account: 'CH9300762011623852957',
        sourceId: 'B-1',
        amount: 4190,
        currency: 'CHF',
        reference: qrr,
        payer: 'Zoé & Max Étoile',
        bookedAt: '2026-11-24T00:00:00.000Z',
      },
    ]);
  });

  test('a sum of several is read payment by payment', () => {
    const many = [one, { ...one, amount: '0.05', name: 'B-2' }];
    expect(readBankFile(writeStatement(many, { version }))).toMatchObject([
      { sourceId: 'B-1', amount: 4190 },
      { sourceId: 'B-2', amount: 5 },
    ]);
  });
});

test('the same payment has one name in a statement and in a notice', () => {
  expect(readBankFile(writeStatement([one]))).toEqual(readBankFile(writeNotice([one])));
});

test('a sum whose payments another file reports is left to that', () => {
  const sum = writeStatement([one, { ...one, name: 'B-2' }], { isSum: true });
  expect(readBankFile(sum)).toEqual([{ skipped: 'sum' }]);
});

test('what the house pays, and what is not booked yet, is none of ours', () => {
  const file = writeNotice([
    { ...one, way: 'DBIT' },
    { ...one, status: 'PDNG' },
    { ...one, way: 'CRDT', isReversal: true },
  ]);
  expect(readBankFile(file)).toEqual([
    { skipped: 'debit' },
    { skipped: 'pending' },
    { skipped: 'debit' },
  ]);
});

test('a credit that is taken back is less than nothing', () => {
  const [taken] = readBankFile(writeNotice([{ ...one, way: 'DBIT', isReversal: true }]));
  expect(taken).toMatchObject({ amount: -4190, reference: qrr });
});

test.each([
  ['7', 700],
  ['7.5', 750],
  ['0.05', 5],
  ['1000000.10', 100_000_010],
  ['8.2000', 820],
])('%s is %i of the smallest unit', (amount, expected) => {
  expect(readBankFile(writeNotice([{ ...one, amount }]))).toMatchObject([{ amount: expected }]);
});

test.each(['-5.00', '1.005', '1,5', 'NaN', ''])(
  'an amount of "%s" is refused, not guessed',
  (amount) => {
    expect(() => readBankFile(writeNotice([{ ...one, amount }]))).toThrow(/amount/);
  },
);

test.each([
  ['Votre facture RF18 5390 0754 7034, merci', 'RF18539007547034'],
  ['21 00000 00003 13947 14300 09017', '210000000003139471430009017'],
  ['rf18539007547034', 'RF18539007547034'],
  ['Facture 2026-0042', ''],
  ['RF19539007547034', ''],
])('in a payer’s words "%s" the reference is "%s"', (words, reference) => {
  const file = writeNotice([{ amount: '5.00', name: 'B-1', words }]);
  expect(readBankFile(file)).toMatchObject([{ reference }]);
});

test('payments of one sum that the bank has not told apart are two', () => {
  const nameless = { amount: '5.00', reference: qrr };
  const names = readBankFile(writeStatement([nameless, nameless])).map((entry) =>
    'sourceId' in entry ? entry.sourceId : '',
  );
  expect(new Set(names).size).toBe(2);
  expect(readBankFile(writeStatement([nameless, nameless]))).toEqual(
    readBankFile(writeStatement([nameless, nameless])),
  );
});

test('a name that the payer has given tells payments of one sum apart', () => {
  const given = { amount: '5.00', reference: qrr };
  const file = writeStatement([
    { ...given, endToEnd: 'E-1' },
    { ...given, endToEnd: 'E-2' },
  ]);
  expect(readBankFile(file)).toMatchObject([{ sourceId: 'SUM-1 E-1' }, { sourceId: 'SUM-1 E-2' }]);
});

test.each([
  ['', /no whole XML|no report/],
  ['<html><body>E-Banking</body></html>', /no report of a bank/],
  ['Datum;Betrag\n24.11.2026;41.90', /no whole XML|no report/],
  [writeNotice([one]).slice(0, -40), /no whole XML, line/],
  ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document>&x;</Document>', /DOCTYPE/],
  [writeNotice([one]).replace('2026-11-24</Dt></BookgDt>', 'bald</Dt></BookgDt>'), /date/],
])('a file that is no report is refused whole: %#', (xml, sentence) => {
  expect(() => readBankFile(xml)).toThrow(sentence);
});

test('a report without entries is read', () => {
  expect(readBankFile(writeNotice([]))).toEqual([]);
});
