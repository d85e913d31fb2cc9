import { expect, test } from 'vitest';
import { mostLines, mostPieces } from '@/lib/basket/basket';
import { parseBasket, writeBasket } from '@/lib/basket/parse-basket';

const line = {
  article: 'faust',
  pieces: 2,
  title: 'Faust',
  prices: { CHF: 3490, EUR: 3290 },
  at: 7,
};
const text = (...lines: unknown[]) => JSON.stringify({ version: 1, lines });

test('a basket is read as it was written, and an empty one leaves nothing', () => {
  expect(parseBasket(writeBasket([line]))).toEqual([line]);
  expect(writeBasket([])).toBeNull();
});

test.each([
  undefined,
  null,
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"lines":7}',
  '{"lines":[null,7,"faust"]}',
])('%j is an empty basket', (garbage) => {
  expect(parseBasket(garbage)).toEqual([]);
});

test('a line that cannot be read is dropped, and hides no other', () => {
  const bad = [
    { ...line, article: '' },
    { ...line, article: 'x'.repeat(201) },
    { ...line, title: 7 },
    { ...line, pieces: 0 },
    { ...line, pieces: -1 },
    { ...line, pieces: 1.5 },
    { ...line, pieces: '2' },
    { ...line, pieces: 1e300 },
  ];
  expect(parseBasket(text(...bad, line))).toEqual([line]);
});

test('prices that are none are left out, and so are currencies that nobody sells in', () => {
  const prices = { CHF: -1, EUR: 32.9, USD: 3490 };
  expect(parseBasket(text({ ...line, prices }))).toEqual([{ ...line, prices: {} }]);
  expect(parseBasket(text({ ...line, prices: 'free' }))).toEqual([{ ...line, prices: {} }]);
});

test('an article that stands twice is one line, and limits hold for what is found too', () => {
  expect(parseBasket(text(line, line))).toEqual([{ ...line, pieces: 4 }]);
  expect(parseBasket(text({ ...line, pieces: 1000 }))[0]?.pieces).toBe(mostPieces);
  const many = Array.from({ length: 10_000 }, (_, index) => ({ ...line, article: `a-${index}` }));
  expect(parseBasket(text(...many))).toHaveLength(mostLines);
});
