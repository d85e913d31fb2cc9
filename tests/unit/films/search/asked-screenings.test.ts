import { expect, test } from 'vitest';
import { askedScreenings } from '@/lib/films/search/asked-screenings';
import type { ScreeningColumns } from '@/lib/films/search/screening-columns';

const start = Date.parse('2026-12-04T20:30:00+01:00');
const day = 24 * 60 * 60 * 1000;
/** One film, on three evenings: in Geneva, in Zurich, in Geneva's other cinema. */
const screenings: ScreeningColumns = {
  films: Uint32Array.of(7, 7, 7),
  venues: Uint16Array.of(0, 1, 2),
  starts: Float64Array.of(start, start + day, start + 2 * day),
  words: [
    ['geneve', [0, 2]],
    ['grutli', [2]],
    ['zurich', [1]],
  ],
  timeZone: 'Europe/Zurich',
};
const asked = (words: string[], when: ('tomorrow' | 'any')[] = []) =>
  askedScreenings(
    { screenings },
    {
      facts: when.map((one) => ({ kind: 'screened', when: one })),
      needed: words.map((word) => ({ word, joined: [] })),
    },
    start - day / 2,
  ).get(7);

test('the screening that is meant is the first at the place and the time that are said', () => {
  expect(asked([], ['any'])).toBe(0);
  expect(asked([], ['tomorrow'])).toBe(1);
  expect(asked(['zurich'])).toBe(1);
  expect(asked(['zurich'], ['any'])).toBe(1);
  expect(asked(['geneve'], ['tomorrow'])).toBeUndefined();
});

test('two words of one cinema mean it, and a word that is no place means none', () => {
  expect(asked(['grutli', 'geneve'])).toBe(2);
  expect(asked(['faust', 'zurich'])).toBe(1);
  expect(asked(['zurich', 'geneve'])).toBeUndefined();
});

test('none is meant where only a beginning of a place is said, or neither place nor time', () => {
  expect(asked(['zur'])).toBeUndefined();
  expect(asked(['faust'])).toBeUndefined();
});
