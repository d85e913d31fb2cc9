import { expect, it } from 'vitest';
import { readVersion } from '@/lib/content/screenings/read-version';

it.each([
  ['OV', { subtitles: [] }],
  ['VO', { subtitles: [] }],
  ['VOstFR', { subtitles: ['fr'] }],
  ['vost fr', { subtitles: ['fr'] }],
  ['VO st. fr/all', { subtitles: ['fr', 'de'] }],
  ['OmU', { subtitles: ['de'] }],
  ['OmeU', { subtitles: ['en'] }],
  ['VF', { language: 'fr', subtitles: [] }],
  ['DF', { language: 'de', subtitles: [] }],
  ['E/d/f', { language: 'en', subtitles: ['de', 'fr'] }],
  ['Ov/d', { subtitles: ['de'] }],
  ['Dialekt/d', { language: 'gsw', subtitles: ['de'] }],
])('reads %s as cinemas write it', (written, version) => {
  expect(readVersion(written)).toEqual(version);
});

it.each(['VOst', 'VOstA', 'X/d', 'sous-titré', ''])('takes %s for no version', (written) => {
  expect(readVersion(written)).toBeUndefined();
});
