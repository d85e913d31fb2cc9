import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { isUncachedPath, redactTokens } from '@/lib/server/uncached/shop-addresses';

it.each([
  ...['/commande', '/commande/', '/commande/abc', '/de/commande', '/fr/commande/abc'],
  ...['/retractation', '/de/retractation/abc', '/desk', '/desk/orders'],
  ...['/api/shop', '/api/shop/orders'],
])('%s is rendered for each visitor', (path) => expect(isUncachedPath(path)).toBe(true));

it.each([
  ...['/', '/vod', '/commandes', '/retractations/abc', '/news/commande', '/news/retractation'],
  ...['/desktop', '/de/desk', '/news/desk', '/api/shopping', '/api/films', '/de/api/shop'],
])('%s is the same for all visitors', (path) => expect(isUncachedPath(path)).toBe(false));

it.each([
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
  ['/retractation/A1/done', '/retractation/*/done'],
  ['/desk/A1/-b/c-d/Ee/f2/gG', '/desk/*/*/c-d/*/*/*'],
  ['/desk/abcdefghijklmnopqrst', '/desk/abcdefghijklmnopqrst'],
  ['/desk/abcdefghijklmnopqrstu', '/desk/*'],
  // Other addresses with the same beginning.
  ['/commandes/A1', '/commandes/A1'],
  ['/desk-top/A1', '/desk-top/A1'],
  // The text after an address.
  ['/commande/A1 B2\t/desk/A1\nB2', '/commande/* B2\t/desk/*\nB2'],
  ['/commande/A1#B2', '/commande/*#B2'],
  ['/desk?a=B1 C2\n/desk?D3', '/desk C2\n/desk'],
  [
    `"/desk/A" '/desk/B' \`/desk/C\` </desk/D> (/desk/E) /desk/F\\`,
    `"/desk/*" '/desk/*' \`/desk/*\` </desk/*> (/desk/*) /desk/*\\`,
  ],
  [
    `"/desk?A" '/desk?B' \`/desk?C\` </desk?D> (/desk?E) /desk?F\\`,
    `"/desk" '/desk' \`/desk\` </desk> (/desk) /desk\\`,
  ],
  ['?page=%2fdesk%3Fq%3DA1&b=C2 %2Fretractation%2FB', '?page=%2fdesk%3F*&b=C2 %2Fretractation%2F*'],
  [
    `"%2Fdesk%2FA" '%2Fdesk%2FB' \`%2Fdesk%2FC\` <%2Fdesk%2FD> (%2Fdesk%2FE) %2Fdesk%2FF\\`,
    `"%2Fdesk%2F*" '%2Fdesk%2F*' \`%2Fdesk%2F*\` <%2Fdesk%2F*> (%2Fdesk%2F*) %2Fdesk%2F*\\`,
  ],
  ['?page=%2Fdesktop%2FA1', '?page=%2Fdesktop%2FA1'],
])('redacts %s as %s', (text, redacted) => expect(redactTokens(text)).toBe(redacted));

it('redacts every token of 128 bits', () => {
  for (let count = 0; count < 500; count += 1)
    for (const token of [randomBytes(16).toString('base64url'), randomUUID()])
      expect(redactTokens(`/commande/${token}`)).toBe('/commande/*');
});
