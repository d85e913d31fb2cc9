import { expect, it } from 'vitest';
import { describeRoutes } from '@/lib/builds/meta/describe-routes.mjs';
import { findRule } from '@/lib/builds/meta/find-rule';

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
])('knows that %s is a %s', (path, rule) => expect(findRule(path, rules)?.rule).toBe(rule));

it.each(['/movie', '/fr/movie/judex', '/movie/', '/movie/a/b', '/xx', '/server-error', ''])(
  'has no rule for %s',
  (path) => expect(findRule(path, rules)).toBeUndefined(),
);
