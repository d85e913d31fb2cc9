import { expect, it } from 'vitest';
import { describeRoutes } from '@/lib/builds/meta/describe-routes.mjs';
import { findRule } from '@/lib/builds/meta/find-rule';

const page = (srcRoute: string) => ({ routeType: 'page', srcRoute });
const rules = describeRoutes(
  {
    routes: {
      '/fr': page('/[locale]'),
      '/de/movie/judex': page('/[locale]/movie/[slug]'),
      '/fr/server-error': page('/[locale]/server-error'),
      '/poster/judex.svg': { routeType: 'route', srcRoute: '/poster/[file]' },
      '/robots.txt': { routeType: 'route', srcRoute: null },
    },
  },
  {
    staticRoutes: [{ page: '/_not-found' }, { page: '/robots.txt' }],
    dynamicRoutes: [
      ...[{ page: '/poster/[file]' }, { page: '/[locale]' }, { page: '/[locale]/catalogue' }],
      ...[{ page: '/[locale]/movie/[slug]' }, { page: '/[locale]/server-error' }],
      { page: '/[locale]/au-cinema/[[...choice]]' },
    ],
  },
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
])('knows that %s is a %s', (path, rule) => expect(findRule(path, rules)?.rule).toBe(rule));

it.each([
  '/movie',
  '/fr/movie/judex',
  '/movie/',
  '/movie/a/b',
  '/xx',
  '/server-error',
  '/_not-found',
  '',
])('has no rule for %s', (path) => expect(findRule(path, rules)).toBeUndefined());
