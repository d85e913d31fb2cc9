import { expect, test } from 'vitest';
import { showsAtFirst } from '@/lib/player/captions/shows-at-first';

const captions = { kind: 'captions' };
const subtitles = { kind: 'subtitles' };

test('the words that belong to a film are shown unasked, what is heard only to who asks', () => {
  expect(showsAtFirst(undefined, [subtitles, captions])).toBe(true);
  expect(showsAtFirst(undefined, [captions])).toBe(false);
});

test('a visitor’s choice counts before either', () => {
  expect(showsAtFirst(false, [subtitles])).toBe(false);
  expect(showsAtFirst(true, [captions])).toBe(true);
});
