import { expect, test } from 'vitest';
import { refundForm } from '@/lib/desk/acts/refund-form';

const ids = { orderId: crypto.randomUUID(), key: crypto.randomUUID() };
const read = (fields: Record<string, string>) => refundForm.safeParse({ ...ids, ...fields });

test('lines, postage and what was paid too much are read in the smallest unit', () => {
  const fields = { 'pieces-0': '1', 'amount-0': '', 'pieces-12': '', 'amount-12': ' 5,50 ' };
  const { data } = read({ ...fields, postage: '7', excess: '0.05' });
  expect(data).toEqual({
    ...ids,
    asked: {
      lines: [
        { position: 0, pieces: 1 },
        { position: 12, pieces: 0, amount: 550 },
      ],
      ...{ postage: 700, excess: 5, restock: false },
    },
  });
});

test('an empty form asks for nothing', () => {
  expect(read({}).data?.asked).toEqual({ lines: [], postage: 0, excess: 0, restock: false });
});

test.each<Record<string, string>>([
  { postage: '-7' },
  { postage: 'all' },
  { excess: '1.234' },
  { 'pieces-0': '-1' },
  { 'pieces-0': '1.5' },
  { 'amount-0': '1e3' },
  { orderId: 'none' },
])('%j is no refund', (fields) => {
  expect(read(fields).success).toBe(false);
});

test('of fields that name no line none is read', () => {
  const fields = { 'pieces-00': '1', 'amount--1': '5', 'pieces-x': '1', 'pieces-99999': '1' };
  expect(read(fields).data?.asked.lines).toEqual([]);
});
