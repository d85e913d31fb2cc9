import { expect, test } from 'vitest';
import { guardCell, unguardCell } from '@/lib/table/guard-cell';

test.each(['=SUM(A1)', '+41 22', '-30-', '@home', '\tx', "'=a", "''+a"])(
  '%j is text behind an apostrophe, and itself again',
  (cell) => {
    expect(guardCell(cell)).toBe(`'${cell}`);
    expect(unguardCell(guardCell(cell))).toBe(cell);
  },
);

test.each(['', '-', '=', "'", "'60s", 'a=b', "l'or", '1.33:1'])('%j stays as it is', (cell) => {
  expect(guardCell(cell)).toBe(cell);
  expect(unguardCell(cell)).toBe(cell);
});
