import { expect, test } from 'vitest';
import { chooseLanguage } from '@/lib/player/captions/choose-language';
import { lastBegun } from '@/lib/player/captions/last-begun';

const items = [{ startTime: 2 }, { startTime: 5 }, { startTime: 9 }];

test.each([
  [0, -1],
  [2, 0],
  [4.9, 0],
  [5, 1],
  [8, 1],
  [1000, 2],
])('at %s seconds the item %s is the current one', (time, index) => {
  expect(lastBegun(items, time)).toBe(index);
});

test('a seek that lands a frame short of a cue counts as there', () => {
  expect(lastBegun(items, 4.97)).toBe(1);
});

test('of nothing, nothing is current', () => {
  expect(lastBegun([], 3)).toBe(-1);
});

test('the page’s language is chosen, else the first there is', () => {
  const tracks = [{ srclang: 'fr' }, { srclang: 'de' }];
  expect(chooseLanguage(tracks, 'de')?.srclang).toBe('de');
  expect(chooseLanguage(tracks, 'rm')?.srclang).toBe('fr');
  expect(chooseLanguage([], 'de')).toBeUndefined();
});
