import { expect, test } from 'vitest';
import { checkoutPath } from '@/lib/basket/checkout-path';

const lines = [
  { article: 'faust', pieces: 2 },
  { article: 'judex', pieces: 1 },
];

test('lines lead to the checkout as a form without script asks for it', () => {
  const query = 'article=faust&pieces=2&article=judex&pieces=1&currency=CHF';
  expect(checkoutPath(lines, 'CHF', 'fr')).toBe(`/commande?${query}`);
  expect(checkoutPath(lines, 'CHF', 'de')).toBe(`/de/commande?${query}`);
});
