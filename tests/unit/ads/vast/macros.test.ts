// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AdBreak } from '@/lib/ads/ad-break';
import { fillMacros, readMacros } from '@/lib/ads/vast/macros';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-04T05:06:07.080Z') }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function read(at: AdBreak['at'], currentTime = 0) {
  const media = document.createElement('video');
  Object.defineProperty(media, 'currentTime', { value: currentTime });
  const stage = document.createElement('div');
  Object.defineProperties(stage, { clientWidth: { value: 800 }, clientHeight: { value: 450 } });
  return readMacros({ at, media, stage });
}

test('an address is told the page, the player and the moment', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.000_012_349);
  expect(read('start', 3723.25)).toEqual({
    PAGEURL: location.href,
    DOMAIN: location.hostname,
    BREAKPOSITION: '1',
    CONTENTPLAYHEAD: '01:02:03.250',
    MEDIAPLAYHEAD: '01:02:03.250',
    PLAYERSIZE: '800,450',
    CACHEBUSTING: '00001234',
    TIMESTAMP: '2026-03-04T05:06:07.080Z',
  });
});

test.each([
  ['start', '1'],
  [20, '2'],
  ['50%', '2'],
  ['end', '3'],
] as const)('a break at %s lies at position %s', (at, position) => {
  expect(read(at).BREAKPOSITION).toBe(position);
});

test.each([
  ['/t?d=[DOMAIN]&d=%%DOMAIN%%', '/t?d=a%2Fb&d=a%2Fb'],
  ['/t?x=[OTHER]&y=%%OTHER%%', '/t?x=-1&y=-1'],
  ['/t?x=[domain]&y=[]&z=%%%%', '/t?x=[domain]&y=[]&z=%%%%'],
  ['/t?x=[DOMAIN', '/t?x=[DOMAIN'],
  ['/t?x=%DOMAIN%', '/t?x=%DOMAIN%'],
])('%s becomes %s', (url, filled) => {
  expect(fillMacros(url, { DOMAIN: 'a/b' })).toBe(filled);
});

test('a macro that is known to be empty is empty', () => {
  expect(fillMacros('/t?d=[DOMAIN]', { DOMAIN: '' })).toBe('/t?d=');
});
