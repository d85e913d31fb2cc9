import { expect, test } from 'vitest';
import { judgeBasket } from '@/lib/basket/judge-basket';

const line = (article: string, pieces: number, price: number) => ({
  ...{ article, pieces, title: article, at: 7 },
  prices: { CHF: price },
});
const offer = (article: string, CHF?: number, left?: number) => ({
  ...{ article, kind: 'blu-ray', title: article, href: `/shop/${article}`, left },
  prices: CHF === undefined ? {} : { CHF },
});
const basket = [line('faust', 2, 3490), line('judex', 3, 2000), line('nerven', 1, 1500)];

test('until the shop has answered the sum is of what was seen', () => {
  const asked = { of: () => undefined, knows: () => false };
  const { lines, sum } = judgeBasket(basket, asked, 'CHF');
  expect(sum).toBe(2 * 3490 + 3 * 2000 + 1500);
  expect(lines.flatMap(({ changes }) => changes)).toEqual([]);
});

test('then it is of what the shop asks now, without what it no longer sells', () => {
  const offers = [offer('faust', 2990), offer('judex'), offer('nerven', 1500, 4)];
  const of = (article: string) => offers.find((one) => one.article === article);
  const { lines, sum } = judgeBasket(basket, { of, knows: () => true }, 'CHF');
  expect(sum).toBe(2 * 2990 + 1500);
  expect(lines.map(({ isOrdered }) => isOrdered)).toEqual([true, false, true]);
  expect(lines[0]?.changes).toEqual([{ change: 'price', before: 3490 }]);
});
