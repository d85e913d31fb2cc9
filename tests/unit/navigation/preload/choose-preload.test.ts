import { expect, it } from 'vitest';
import type { RouteRule } from '@/lib/builds/meta/describe-routes.mjs';
import { choosePreload } from '@/lib/navigation/preload/choose-preload';

const rules: RouteRule[] = [
  { path: '/vod', rule: 'page' },
  { path: '/movie/*', rule: 'page' },
  { path: '/catalogue', rule: 'dynamic' },
  { path: '/robots.txt', rule: 'file' },
];
const here = 'https://films.example/shop?a=b';

it('takes the path of a prerendered page, without what comes after', () => {
  expect(choosePreload('/vod?x=1#part', here, rules)).toBe('/vod');
  expect(choosePreload('/vod', 'https://films.example/vod', rules)).toBeUndefined();
});

it.each(['/catalogue', '/robots.txt', '/nope', 'https://elsewhere.example/vod', 'mailto:a@b.ch'])(
  'takes nothing of %s',
  (href) => expect(choosePreload(href, here, rules)).toBeUndefined(),
);
