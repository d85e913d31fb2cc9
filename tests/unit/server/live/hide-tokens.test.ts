import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { hideTokens } from '@/lib/server/live/hide-tokens';

test.each([
  ['/commande', '/commande'],
  ['/de/commande/Xk9_abcdefghijklmnopqr', '/de/commande/*'],
  ['/commande?draft=abcdefghij', '/commande'],
  ['/api/shop/orders/abcdefghijklmnopqrstuv/invoice', '/api/shop/orders/*/invoice'],
  ['/api/shop/stripe', '/api/shop/stripe'],
  ['/desk/orders/K7Q-4ZT', '/desk/orders/*'],
  ['/desk/sign-in?token=abc', '/desk/sign-in'],
  [
    '/_i18n/choose?page=%2Fde%2Fcommande%2FXk9_a&locale=fr',
    '/_i18n/choose?page=%2Fde%2Fcommande%2F*&locale=fr',
  ],
  ['/movie/commandeur?q=x', '/movie/commandeur?q=x'],
  ['Cannot read "/commande/abc9" at once', 'Cannot read "/commande/*" at once'],
])('of %s a log has %s', (said, kept) => expect(hideTokens(said)).toBe(kept));

test('no token of 128 bits is ever taken for a name of ours', () => {
  for (let count = 0; count < 2_000; count += 1)
    for (const token of [randomBytes(16).toString('base64url'), randomUUID()])
      expect(hideTokens(`/commande/${token}`)).toBe('/commande/*');
});
