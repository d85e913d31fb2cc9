import { expect, test } from 'vitest';
import { readPaper } from '@/lib/invoice/paper';
import { order, samplePaper, till } from './sample';

test('a paper outlives its way through the database', () => {
  const paper = samplePaper();
  expect(readPaper(JSON.stringify(paper))).toEqual(paper);
});

test('a paper from before withdrawals were kept on it is read', () => {
  const { withdrawnAt: _, ...old } = samplePaper();
  expect(readPaper(JSON.stringify(old)).withdrawnAt).toBeNull();
});

test('a paper changed by hand is not read', () => {
  const paper = { ...samplePaper(), total: 'nothing' };
  expect(() => readPaper(JSON.stringify(paper))).toThrow(/total/);
});

test('an invoice says all that was bought, with the sums of the order', () => {
  const paper = samplePaper();
  expect(paper.name).toBe('2026-0042');
  expect(paper.lines.map(({ pieces, sum }) => [pieces, sum])).toEqual([
    [2, 6890],
    [1, 2900],
  ]);
  expect(paper).toMatchObject({ goods: 9790, postage: 900, total: 10_690, vat: order.vat });
});

test('a credit of a part says its lines, its postage and its VAT', () => {
  const [, line] = order.lines;
  if (!line) throw new Error('No line');
  const vat = [{ rate: 260, gross: 3300, vat: 84 }];
  const part = { amount: 3300, redeemed: 0, postage: 400, vat, vouchers: 0 };
  const lines = [{ line, pieces: 1, sum: 2900 }];
  const paper = samplePaper({ kind: 'credit', part: { ...part, lines } });
  expect(paper).toMatchObject({ goods: 2900, postage: 400, total: 3300, vat });
  expect(paper.lines).toEqual([
    { title: line.title, pieces: 1, price: 2900, sum: 2900, vatRate: 260 },
  ]);
  expect(readPaper(JSON.stringify(paper))).toEqual(paper);
});

test('a credit of the whole says every line', () => {
  expect(samplePaper({ kind: 'credit' }).lines).toHaveLength(2);
});

test('who pays by card is given no account', () => {
  const paper = samplePaper({ order: { ...order, payment: 'stripe' }, till });
  expect(paper).not.toHaveProperty('iban');
  expect(paper).not.toHaveProperty('terms');
});
