// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { Prices } from '@/components/shop/prices';
import { renderInLanguage } from '../render-in-language';

const both = [
  { amount: 3490, currency: 'CHF' as const },
  { amount: 3290, currency: 'EUR' as const },
];
const draw = (prices: React.ReactNode) => renderInLanguage(prices).container;

test('each price says in which currency it is, so that a chosen one can stand alone', () => {
  const drawn = draw(<Prices prices={both} />);
  expect(drawn.textContent).toMatch(/^34\.90\s+CHF\s\/\s32\.90\s+EUR$/);
  const marked = [...drawn.querySelectorAll<HTMLElement>('.prices > [data-price]')];
  expect(marked.map(({ dataset, textContent }) => [dataset.price, textContent?.slice(-3)])).toEqual(
    [
      ['CHF', 'CHF'],
      ['EUR', 'EUR'],
    ],
  );
});

test('where there is one price only nothing can hide it', () => {
  expect(draw(<Prices prices={both.slice(1)} />).querySelector('[data-price]')).toBeNull();
});

test('what has room for one price shows the first, unless another is chosen', () => {
  const drawn = draw(<Prices prices={both} alone />);
  expect(
    [...drawn.querySelectorAll('.prices > :not(.hidden)')].map((one) => one.textContent),
  ).toEqual([expect.stringContaining('CHF')]);
});
