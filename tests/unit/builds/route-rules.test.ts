// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isDifferentPage } from '@/lib/builds/is-different-page';
import { describeRoutes } from '@/lib/builds/meta/describe-routes.mjs';
import { allowsPreloading, findRouteRule, loadRouteRules } from '@/lib/builds/meta/route-rules';

const here = 'https://films.example/movie/judex?t=3#watch';

it.each(['/vod', '/movie/judex', '/movie/judex?t=4', 'https://films.example/'])(
  '%s is a different page',
  (there) => expect(isDifferentPage(here, there)).toBe(true),
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
])('the route %s has the rule %s', (path, rule) =>
  expect(findRouteRule(path, rules)?.rule).toBe(rule),
);

describe('loadRouteRules', () => {
  const routes = [{ path: '/vod', rule: 'page' }];
  const requests: string[] = [];
  let answer: () => Response;

  beforeEach(() => {
    vi.useFakeTimers();
    answer = () => Response.json({ id: 'one', routes });
    vi.stubGlobal('fetch', async (url: string) => {
      requests.push(url);
      return answer();
    });
  });
  afterEach(() => {
    requests.length = 0;
    Reflect.deleteProperty(navigator, 'connection');
  });

  it('the rules of the running build are requested after 1000 ms', async () => {
    const loading = loadRouteRules('one');
    await vi.advanceTimersByTimeAsync(999);
    expect(requests).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(requests).toEqual(['/builds/meta/one.json']);
    expect(await loading).toEqual(routes);
  });

  it.each([
    [{ effectiveType: 'slow-2g' }, false],
    [{ effectiveType: '4g', saveData: true }, false],
    [{ effectiveType: '2g', saveData: false }, true],
    [undefined, true],
  ])('a connection of %o allows preloading: %s', (connection, may) =>
    expect(allowsPreloading(connection)).toBe(may),
  );

  it.each([
    ['with status 404', () => Response.json({ status: 404 }, { status: 404 })],
    ['without JSON', () => new Response('<html>')],
    ['without rules', () => Response.json({ id: 'one' })],
    ['of rules without a path', () => Response.json({ routes: [{ rule: 'page' }] })],
  ])('a response %s gives no rules', async (_, response) => {
    answer = response;
    const loading = loadRouteRules('one');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await loading).toBeUndefined();
  });
});
