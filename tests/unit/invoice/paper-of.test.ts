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

test('a credit of a part says the sum alone, with its share of the VAT', () => {
  const paper = samplePaper({ kind: 'credit', amount: 2900 });
  expect(paper.lines).toEqual([]);
  expect(paper.total).toBe(2900);
  expect(paper.vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(2900);
});

test('a credit of the whole says every line', () => {
  expect(samplePaper({ kind: 'credit', amount: order.total }).lines).toHaveLength(2);
});

test('who pays by card is given no account', () => {
  const paper = samplePaper({ order: { ...order, payment: 'stripe' }, till });
  expect(paper).not.toHaveProperty('iban');
  expect(paper).not.toHaveProperty('terms');
});
