import { expect, test } from 'vitest';
import { createCachedBody } from '@/lib/server/body-cache/cached-body';
import { createUnbuiltFinder, nothingUnbuilt } from '@/lib/server/on-demand/unbuilt';
import { createMomentPages } from '@/lib/server/sending/moment-pages';

const body =
  '<meta name="twitter:image" content="/og/de/judex.jpg"/><script>["/og/de/judex.jpg"]</script>';
const page = createCachedBody(Buffer.from(body));
const atMoment = createMomentPages(
  createUnbuiltFinder({ ...nothingUnbuilt, moments: { judex: 60.5 } }),
);

test('a film’s page for a link to a moment has the share image of that moment, and unchanged scripts', () => {
  const moment = atMoment(page, '/de/movie/judex.html', '/de/movie/judex?t=24.5');
  expect(`${moment.body}`).toBe(body.replace('judex.jpg', 'judex_24.jpg'));
  expect(moment.digest).not.toBe(page.digest);
  expect(atMoment(page, '/de/movie/judex.html', '/de/movie/judex?t=24')).toBe(moment);
});

test.each([
  ['/de/movie/judex.html', '/de/movie/judex'],
  ['/de/movie/judex.html', '/de/movie/judex?t=soon'],
  ['/de/movie/judex.html', '/de/movie/judex?t=61'],
  ['/de/movie/faust.html', '/de/movie/faust?t=24'],
  ['/de/vod.html', '/de/vod?t=24'],
])('%s is as it is for %s', (file, url) => expect(atMoment(page, file, url)).toBe(page));
