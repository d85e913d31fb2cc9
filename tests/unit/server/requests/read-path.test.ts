import { expect, it } from 'vitest';
import { readPath } from '@/lib/server/requests/read-path';

it.each([
  ['/vod?x=/y#z', '/vod'],
  ['/vod#z?x', '/vod'],
  ['/caf%C3%A9', '/café'],
  ['/a%2Fb', '/a%2Fb'],
  ['/', '/'],
  ['/.well-known/a', '/.well-known/a'],
  ['/a/.', null],
  ['/a/../b', null],
  ['/a\\..\\b', null],
  ['/a..b/...', '/a..b/...'],
  ['/movie/%', null],
  ['/%2e%2e/', null],
  ['/au-cinema/.%2E/?a=1', null],
  ['/%2e', null],
  ['/..%5c', null],
  ['*', null],
  ['http://evil.com/', null],
  ['', null],
])('the path of %s is %s', (target, path) => {
  expect(readPath(target)).toBe(path);
});
