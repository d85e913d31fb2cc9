import { expect, test } from 'vitest';
import {
  readLanguage,
  readVersion,
  screeningSchema,
  venuesSchema,
  wheelchairAccess,
} from '@/lib/content/schema/screening';
import { fieldsOf, issuesOf } from './issues-of';

const screening = { film: 'a-film', venue: 'bio', start: '2026-12-04 20:30' };

test('a screening needs a film, a venue and a start; every other field is optional', () => {
  expect(screeningSchema.parse(screening)).toEqual({ ...screening, subtitles: [] });
  const full = {
    ...{ ...screening, town: { fr: 'Genève', de: 'Genf' }, was: '2026-12-03 20:30' },
    ...{ version: 'VOstFR', language: 'de', subtitles: ['fr'], guest: 'Mara', note: 'Note' },
    ...{ booking: 'https://tickets.example/', state: 'cancelled' },
  };
  expect(screeningSchema.parse(full)).toEqual(full);
  expect(Object.keys(full).sort()).toEqual(Object.keys(screeningSchema.shape).sort());
});

test.each([
  [{ film: ' ' }, 'film'],
  [{ start: '2026-12-04' }, 'start'],
  [{ was: '20:30' }, 'was'],
  [{ version: 'subtitled' }, 'version'],
  [{ language: 'allemand' }, 'language'],
  [{ booking: 'http://tickets.example/' }, 'booking'],
])('a screening with %j has an issue at %s', (change, field) =>
  expect(fieldsOf(screeningSchema, { ...screening, ...change })).toEqual([field]),
);

test('a venue has a name, a town, and optionally its country, website and time zone', () => {
  const venue = { name: 'Cinéma Bio', town: 'Genf' };
  const more = { address: 'Rue 1', country: 'CH', website: 'https://bio.example/' };
  for (const wheelchair of wheelchairAccess)
    expect(issuesOf(venuesSchema, { bio: { ...venue, ...more, wheelchair } })).toEqual([]);
  for (const change of [{ country: 'ch' }, { website: 'bio.example' }, { timeZone: 'Genf' }])
    expect(fieldsOf(venuesSchema, { bio: { ...venue, ...change } })).toEqual([
      `bio.${Object.keys(change)[0]}`,
    ]);
  expect(issuesOf(venuesSchema, { 'Cinéma Bio': venue })).toHaveLength(1);
});

test.each([
  ['OV', { subtitles: [] }],
  ['VOstFR', { subtitles: ['fr'] }],
  ['vost fr', { subtitles: ['fr'] }],
  ['VO st. fr/all', { subtitles: ['fr', 'de'] }],
  ['OmU', { subtitles: ['de'] }],
  ['OmeU', { subtitles: ['en'] }],
  ['OF', { subtitles: [] }],
  ['OmdU', { subtitles: ['de'] }],
  ['OmE', { subtitles: ['en'] }],
  [' om U ', { subtitles: ['de'] }],
  ['VI', { language: 'it', subtitles: [] }],
  ['VF', { language: 'fr', subtitles: [] }],
  ['VF st. all.', { language: 'fr', subtitles: ['de'] }],
  ['OV st f+d', { subtitles: ['fr', 'de'] }],
  ['VOst fr & all', { subtitles: ['fr', 'de'] }],
  ['VOst fr,all.', { subtitles: ['fr', 'de'] }],
  ['VO, st: fr', { subtitles: ['fr'] }],
  ['F', { language: 'fr', subtitles: [] }],
  ['E / d', { language: 'en', subtitles: ['de'] }],
  ['DF', { language: 'de', subtitles: [] }],
  ['E/d/f', { language: 'en', subtitles: ['de', 'fr'] }],
  ['Ov/d', { subtitles: ['de'] }],
  ['Dialekt/d', { language: 'gsw', subtitles: ['de'] }],
])('%s is a version in the notation of cinemas', (written, version) =>
  expect(readVersion(written)).toEqual(version),
);

test.each([
  ...['VOst', 'VOstA', 'X/d', 'sous-titré', '', 'VO st fr/X', 'E/d/X', 'xVOst fr', 'VAst fr'],
  ...['constructor', 'VO, sous-titré'],
])('%j is no version', (written) => expect(readVersion(written)).toBeUndefined());

test.each<[string, string]>([
  ['fr', 'f fr fra fre francais Français Französisch french'],
  ['de', 'd de all ger deu allemand Deutsch german'],
  ['en', 'e en ang angl eng Anglais Englisch english'],
  ['it', 'i it ita italien Italienisch'],
  ['es', 'es esp'],
  ['gsw', 'Dialekt'],
  ...['pt', 'nl', 'ja', 'ru', 'rm'].map((code): [string, string] => [code, code]),
])('the language %s may be written %s', (code, names) => {
  for (const name of names.split(' ')) {
    expect(readLanguage(name), name).toBe(code);
    expect(readLanguage(` ${name}. `), name).toBe(code);
  }
});

test.each(['', '.', '.fr', 'fr..', 'f.r', 'constructor'])('%j is no language', (name) =>
  expect(readLanguage(name)).toBeUndefined(),
);
