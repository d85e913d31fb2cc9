// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { goToPart } from '@/lib/navigation/scroll/go-to-part';
import { tellTransition } from '@/lib/navigation/transitions/transitions';

const goTo = (path: string, kind: 'push' | 'replace' | 'traverse' = 'push') => {
  tellTransition({ type: 'start', kind, path, from: location.href });
  return goToPart();
};
let entries = 0;

beforeEach(() => {
  history.replaceState(null, '', '/shop?kind=books#top');
  entries = history.length;
});

test.each(['#footer', '/shop?kind=books#footer'])(
  '%s is a part of the shown page: the browser goes there, with an entry of its own',
  (path) => {
    expect(goTo(path)).toBe(true);
    expect(location.hash).toBe('#footer');
    expect(history.length).toBe(entries + 1);
  },
);

test('a part may take the place of the entry', () => {
  expect(goTo('#footer', 'replace')).toBe(true);
  expect(location.hash).toBe('#footer');
  expect(history.length).toBe(entries);
});

test.each(['/vod#footer', '/shop#footer', '/shop?kind=books', '#top'])(
  '%s is the router’s to ask for',
  (path) => {
    expect(goTo(path)).toBe(false);
    expect(location.hash).toBe('#top');
  },
);

test('a walk through the history is too: the address is the new one already', () => {
  expect(goTo(location.href, 'traverse')).toBe(false);
});

test('without a navigation there is nowhere to go', () => {
  tellTransition({ type: 'commit', address: location.href });
  expect(goToPart()).toBe(false);
});
