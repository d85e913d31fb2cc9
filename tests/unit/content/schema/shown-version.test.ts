import { expect, it } from 'vitest';
import { readLanguage, readVersion } from '@/lib/content/schema/shown-version';

it.each([
  ['OV', { subtitles: [] }],
  ['VO', { subtitles: [] }],
  ['VOstFR', { subtitles: ['fr'] }],
  ['vost fr', { subtitles: ['fr'] }],
  ['VO st. fr/all', { subtitles: ['fr', 'de'] }],
  ['OmU', { subtitles: ['de'] }],
  ['OmeU', { subtitles: ['en'] }],
  ['OF', { subtitles: [] }],
  ['O.V.', { subtitles: [] }],
  ['OmdU', { subtitles: ['de'] }],
  ['OmfU', { subtitles: ['fr'] }],
  ['OmE', { subtitles: ['en'] }],
  [' om U ', { subtitles: ['de'] }],
  ['VA', { language: 'en', subtitles: [] }],
  ['VI', { language: 'it', subtitles: [] }],
  ['VF', { language: 'fr', subtitles: [] }],
  ['VF st. all.', { language: 'fr', subtitles: ['de'] }],
  ['DF st f', { language: 'de', subtitles: ['fr'] }],
  ['OV st f+d', { subtitles: ['fr', 'de'] }],
  ['VOst fr & all', { subtitles: ['fr', 'de'] }],
  ['VOst fr-all', { subtitles: ['fr', 'de'] }],
  ['VOst fr,all.', { subtitles: ['fr', 'de'] }],
  ['VO, st: fr', { subtitles: ['fr'] }],
  ['F', { language: 'fr', subtitles: [] }],
  ['OV / d', { subtitles: ['de'] }],
  ['  VOst fr, all', { subtitles: ['fr', 'de'] }],
  ['E / d', { language: 'en', subtitles: ['de'] }],
  ['DF', { language: 'de', subtitles: [] }],
  ['E/d/f', { language: 'en', subtitles: ['de', 'fr'] }],
  ['Ov/d', { subtitles: ['de'] }],
  ['Dialekt/d', { language: 'gsw', subtitles: ['de'] }],
])('reads %s as cinemas write it', (written, version) => {
  expect(readVersion(written)).toEqual(version);
});

it.each([
  ...['VOst', 'VOstA', 'X/d', 'sous-titré', '', 'VO st fr/X', 'E/d/X', 'xVOst fr', 'VAst fr'],
  ...['constructor', 'VO, sous-titré'],
])('takes %s for no version', (written) => {
  expect(readVersion(written)).toBeUndefined();
});

it.each<[string, string]>([
  ['fr', 'f fr fra fre francais Français Französisch french'],
  ['de', 'd de all ger deu allemand Deutsch german'],
  ['en', 'e en ang angl eng Anglais Englisch english'],
  ['it', 'i it ita italien Italienisch'],
  ['es', 'es esp'],
  ['gsw', 'Dialekt'],
  ...['pt', 'nl', 'ja', 'ru', 'rm'].map((code): [string, string] => [code, code]),
])('knows the language %s as %s', (code, names) => {
  for (const name of names.split(' ')) {
    expect(readLanguage(name), name).toBe(code);
    expect(readLanguage(` ${name}. `), name).toBe(code);
  }
});

it.each(['', '.', '.fr', 'fr..', 'f.r', 'constructor'])('knows no language %j', (name) => {
  expect(readLanguage(name)).toBeUndefined();
});
