import { expect, test } from 'vitest';
import { kindBeside } from '@/lib/shop/kind-beside';
import messages from '@/messages/fr.json';

const { kindOf } = messages.Shop;

test.each([
  ['blu-ray', 'Nosferatu le vampire', 'Blu-ray'],
  ['voucher', 'Bon-cadeau de 25 francs', undefined],
  ['laserdisc', 'Faust', undefined],
])('beside an article of kind %s, “%s”, stands %s', (kind, title, said) => {
  expect(kindBeside(kind, title, kindOf)).toBe(said);
});
