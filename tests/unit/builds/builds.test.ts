import { expect, it, vi } from 'vitest';
import { isDifferentPage } from '@/lib/builds/is-different-page';
import { describeRoutes } from '@/lib/builds/meta/describe-routes.mjs';
import { findRouteRule } from '@/lib/builds/meta/route-rules';
import { renewCachedPage } from '@/lib/navigation/build-poller/renew-cached-page';

const here = 'https://films.example/movie/judex?t=3#watch';

it.each(['/vod', '/movie/judex', '/movie/judex?t=4', 'https://films.example/'])(
  '%s is another page',
  (there) => expect(isDifferentPage(here, there)).toBe(true),
);

it.each(['#credits', '/movie/judex?t=3#cast', 'https://example.org/', 'mailto:a@example.org'])(
  '%s is none',
  (there) => expect(isDifferentPage(here, there)).toBe(false),
);

const rules = describeRoutes(
  [
    { page: '/robots.txt', rule: 'file' },
    { page: '/poster/[file]', rule: 'file' },
    { page: '/[locale]', rule: 'page' },
    { page: '/[locale]/catalogue', rule: 'dynamic' },
    { page: '/[locale]/movie/[slug]', rule: 'page' },
    { page: '/[locale]/server-error', rule: 'page' },
    { page: '/[locale]/au-cinema/[[...choice]]', rule: 'dynamic' },
  ],
  ['fr', 'de'],
);

it.each([
  ['/', 'page'],
  ['/de', 'page'],
  ['/movie/judex', 'page'],
  ['/de/movie/judex', 'page'],
  ['/catalogue', 'dynamic'],
  ['/de/catalogue', 'dynamic'],
  ['/poster/judex.svg', 'file'],
  ['/robots.txt', 'file'],
  ['/au-cinema/geneve', 'dynamic'],
])('knows that %s is a %s', (path, rule) => expect(findRouteRule(path, rules)?.rule).toBe(rule));

it.each(['/movie', '/fr/movie/judex', '/movie/', '/movie/a/b', '/xx', '/server-error', ''])(
  'has no rule for %s',
  (path) => expect(findRouteRule(path, rules)).toBeUndefined(),
);

it.each([
  ['back_forward', 'b', 1],
  ['back_forward', 'a', 0],
  ['navigate', 'b', 0],
  ['reload', 'b', 0],
])('after a %s, with build %s served: %i reloads', async (type, id, reloads) => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  vi.stubGlobal('fetch', async () => Response.json({ id }));
  await renewCachedPage('a');
  expect(reload).toHaveBeenCalledTimes(reloads);
});
