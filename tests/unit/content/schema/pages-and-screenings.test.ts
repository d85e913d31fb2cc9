import { expect, test } from 'vitest';
import { z } from 'zod';
import { collectionSchema, programmeSchema } from '@/lib/content/schema/film-selections';
import { newsSchema, pageSchema } from '@/lib/content/schema/page';
import { publicationFields } from '@/lib/content/schema/publication';
import {
  readLanguage,
  readVersion,
  screeningSchema,
  screeningsSchema,
  venuesSchema,
  wheelchairAccess,
} from '@/lib/content/schema/screening';
import {
  languageSchema,
  lineSchema,
  localNameSchema,
  translationsSchema,
} from '@/lib/content/schema/translations';
import { slugSchema } from '@/lib/content/slug-schema';
import { faultsOf, fieldsOf } from './faults-of';

const words = { fr: 'Texte' };
const picture = { src: '/media/a.jpg', alt: words };
const page = { title: words, text: words };
const news = { ...page, date: '2026-12-04' };
const withheld = { draft: true, publishedFrom: '2026-12-04 20:30' };
const collection = {
  ...{ kind: 'theme', title: words, summary: words, introduction: words, order: 1 },
  films: [{ film: 'nerven', reason: words }],
};
const screening = { film: 'a-film', venue: 'bio', start: '2026-12-04 20:30' };

test.each(['a', 'le-manoir-du-diable', '1919', 'a-1'])('%s is a slug', (slug) => {
  expect(faultsOf(slugSchema, slug)).toEqual([]);
});

test.each(['', 'A', 'a-', '-a', 'a--b', 'a b', 'é', 'a/b'])('%j is no slug', (slug) => {
  expect(faultsOf(slugSchema, slug)).toEqual([
    ': lower-case letters and digits, words joined by single hyphens',
  ]);
});

test.each(['fr', 'de', 'de-CH', 'zxx', 'gsw', 'zh-Hant'])('%s is a language', (tag) => {
  // The second answer comes from the cache.
  for (let time = 0; time < 2; time += 1) expect(faultsOf(languageSchema, tag)).toEqual([]);
});

test.each(['FR', 'de-ch', 'allemand', 'xx', 'not a tag', '', 'qqq'])('%j is no language', (tag) => {
  for (let time = 0; time < 2; time += 1)
    expect(faultsOf(languageSchema, tag)).toEqual([
      ': a BCP 47 language tag such as fr, de or de-CH',
    ]);
});

test('words stand in one language or in both, and are never empty', () => {
  expect(translationsSchema.parse({ fr: ' Texte ', de: 'Text' })).toEqual({
    ...{ fr: 'Texte', de: 'Text' },
  });
  expect(faultsOf(translationsSchema, {})).toEqual([': words in fr, in de, or in several']);
  expect(faultsOf(translationsSchema, { fr: ' ', de: 'Text' })).toEqual([
    'fr: words, or leave the field out',
  ]);
  expect(faultsOf(translationsSchema, { fr: 'Texte', it: 'Testo' })).toHaveLength(1);
});

test('a line or a name is the same in every language, or stands in each', () => {
  for (const schema of [lineSchema, localNameSchema]) {
    expect(schema.parse(' Genève ')).toBe('Genève');
    expect(schema.parse({ fr: ' Genève ', de: 'Genf' })).toEqual({ fr: 'Genève', de: 'Genf' });
  }
  expect(faultsOf(lineSchema, 3)).toEqual([': words, or words in fr and in de']);
  expect(faultsOf(lineSchema, ' ')).toEqual([': words, or leave the field out']);
  expect(faultsOf(localNameSchema, null)).toEqual([
    ': a name, or one for each language: { fr: …, de: … }',
  ]);
  expect(faultsOf(localNameSchema, ' ')).toEqual([': a name, or one for each language']);
});

test('a record may be held back as a draft, or until a day or a minute', () => {
  const schema = z.strictObject(publicationFields);
  for (const publishedFrom of ['2026-12-04', '2026-12-04 20:30', '4.12.2026 20h30'])
    expect(schema.parse({ publishedFrom })).toEqual({ publishedFrom });
  for (const publishedFrom of ['2026-12', '2026-02-30', '20:30', '2026-12-04 25:00', 'soon'])
    expect(faultsOf(schema, { publishedFrom })).toEqual([
      'publishedFrom: a day, such as 2026-12-04, or a day and a time, such as 2026-12-04 20:30',
    ]);
  expect(faultsOf(schema, { draft: 'yes' })).toHaveLength(1);
});

test('takes a page, news and a screening with what they owe, and with every field', () => {
  expect(pageSchema.parse(page)).toEqual({ ...page, in: 'foot', order: 0 });
  expect(newsSchema.parse(news)).toEqual({ ...news, films: [] });
  expect(screeningSchema.parse(screening)).toEqual({ ...screening, subtitles: [] });
  const fullPage = { ...page, summary: words, picture, in: 'menu', order: -1, ...withheld };
  expect(pageSchema.parse(fullPage)).toEqual(fullPage);
  const fullNews = { ...news, summary: words, picture, films: ['a-film'], ...withheld };
  expect(newsSchema.parse(fullNews)).toEqual(fullNews);
  const fullScreening = {
    ...{ ...screening, town: { fr: 'Genève', de: 'Genf' }, was: '3.12.2026 20h30' },
    ...{ version: 'VOstFR', language: 'de', subtitles: ['fr'], guest: 'Mara', note: 'Note' },
    ...{ booking: 'https://tickets.example/', state: 'cancelled' },
  };
  expect(screeningSchema.parse(fullScreening)).toEqual(fullScreening);
  expect(screeningsSchema.parse({})).toEqual({ screenings: [] });
});

test.each([
  ['page', pageSchema, page, { title: {} }, 'title'],
  ['page', pageSchema, page, { text: undefined }, 'text'],
  ['page', pageSchema, page, { in: 'head' }, 'in'],
  ['page', pageSchema, page, { nonsense: 1 }, ''],
  ['news', newsSchema, news, { date: '4.12.2026' }, 'date'],
  ['news', newsSchema, news, { text: undefined }, 'text'],
  ['news', newsSchema, news, { films: ['A Film'] }, 'films.0'],
  ['collection', collectionSchema, collection, { kind: 'list' }, 'kind'],
  ['collection', collectionSchema, collection, { films: [] }, 'films'],
  ['collection', collectionSchema, collection, { films: [{ film: 'a' }] }, 'films.0.reason'],
  ['day', programmeSchema, {}, { '2026-12-04': { film: 'A Film' } }, '2026-12-04.film'],
  ['day', programmeSchema, {}, { '2026-12-04': { film: 'a', still: 0 } }, '2026-12-04.still'],
  ['day', programmeSchema, {}, { '2026-12-04': { film: 'a', focus: -1 } }, '2026-12-04.focus'],
  ['day', programmeSchema, {}, { '2026-12-04': { film: 'a', focus: 101 } }, '2026-12-04.focus'],
] as const)('a %s with a wrong value is at fault (%#)', (_name, schema, sound, change, field) => {
  expect(fieldsOf(schema, sound)).toEqual([]);
  expect(fieldsOf(schema, { ...sound, ...change })).toEqual([field]);
});

const when = 'a day and a time, such as 2026-12-04 20:30';

test.each([
  [{ film: ' ' }, 'film: a name'],
  [{ start: '2026-12-04' }, `start: ${when}`],
  [{ was: '20:30' }, `was: ${when}`],
  [
    { version: 'subtitled' },
    'version: a version as cinemas write it, such as OV, VOstFR, VF, OmU, DF or E/d/f',
  ],
  [{ language: 'allemand' }, 'language: a BCP 47 language tag such as fr, de or de-CH'],
  [{ booking: 'http://tickets.example/' }, 'booking: an address that begins with https://'],
  [{ guest: '' }, 'guest: a name, or one for each language'],
])('a screening with %j is refused with what was expected', (change, fault) => {
  expect(faultsOf(screeningSchema, { ...screening, ...change })).toEqual([fault]);
});

test.each([
  [{ name: '' }, 'bio.name: a name, or one for each language'],
  [{ country: 'ch' }, 'bio.country: an ISO 3166 code such as CH'],
  [{ website: 'bio.example' }, 'bio.website: an address that begins with https://'],
  [{ timeZone: 'Genf' }, 'bio.timeZone: a time zone such as Europe/Zurich'],
])('a venue with %j is refused with what was expected', (change, fault) => {
  const owed = { name: 'Cinéma Bio', town: 'Genf' };
  const more = { address: 'Rue 1', country: 'CH', website: 'https://bio.example/' };
  for (const wheelchair of wheelchairAccess)
    expect(faultsOf(venuesSchema, { bio: { ...owed, ...more, wheelchair } })).toEqual([]);
  expect(faultsOf(venuesSchema, { bio: { ...owed, ...change } })).toEqual([fault]);
  expect(faultsOf(venuesSchema, { 'Cinéma Bio': owed })).toHaveLength(1);
});

test.each([
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

test.each([
  ...['VOst', 'VOstA', 'X/d', 'sous-titré', '', 'VO st fr/X', 'E/d/X', 'xVOst fr', 'VAst fr'],
  ...['constructor', 'VO, sous-titré'],
])('takes %s for no version', (written) => {
  expect(readVersion(written)).toBeUndefined();
});

test.each<[string, string]>([
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

test.each(['', '.', '.fr', 'fr..', 'f.r', 'constructor'])('knows no language %j', (name) => {
  expect(readLanguage(name)).toBeUndefined();
});
