import { expect, test } from 'vitest';
import { isLivePath } from '@/lib/server/live/live-path';

test.each([
  ...['/commande', '/commande/', '/commande/abc', '/de/commande', '/fr/commande/abc'],
  ...['/retractation', '/de/retractation/abc', '/desk', '/desk/orders'],
  ...['/api/shop', '/api/shop/orders'],
])('%s is made for each visitor anew', (path) => expect(isLivePath(path)).toBe(true));

test.each([
  ...['/', '/vod', '/commandes', '/retractations/abc', '/news/commande', '/news/retractation'],
  ...['/desktop', '/de/desk', '/news/desk', '/api/shopping', '/api/films', '/de/api/shop'],
])('%s says the same to all', (path) => expect(isLivePath(path)).toBe(false));
