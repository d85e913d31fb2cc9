import { expect, test } from 'vitest';
import { z } from 'zod';
import { collectionSchema, programmeSchema } from '@/lib/content/schema/film-selections';
import { newsSchema, pageSchema } from '@/lib/content/schema/page';
import { publicationFields } from '@/lib/content/schema/publication';
import { languageSchema, translationsSchema } from '@/lib/content/schema/translations';
import { slugSchema } from '@/lib/content/slug-schema';
import { fieldsOf, issuesOf } from './issues-of';

test('a slug has lower-case words joined by single hyphens', () => {
  for (const slug of ['a', 'le-manoir-du-diable', '1919', 'a-1'])
    expect(issuesOf(slugSchema, slug), slug).toEqual([]);
  for (const slug of ['', 'A', 'a-', '-a', 'a--b', 'a b', 'é', 'a/b'])
    expect(issuesOf(slugSchema, slug), slug).toHaveLength(1);
});

test('a language tag is canonical and known', () => {
  // The second result comes from the cache.
  for (const tag of ['fr', 'de', 'de-CH', 'zxx', 'gsw', 'zh-Hant', 'fr'])
    expect(issuesOf(languageSchema, tag), tag).toEqual([]);
  for (const tag of ['FR', 'de-ch', 'allemand', 'xx', 'not a tag', '', 'qqq', 'FR'])
    expect(issuesOf(languageSchema, tag), tag).toHaveLength(1);
});

test('a translated text exists in at least one language and is never empty', () => {
  const text = { fr: ' Texte ', de: 'Text' };
  expect(translationsSchema.parse(text)).toEqual({ fr: 'Texte', de: 'Text' });
  expect(fieldsOf(translationsSchema, {})).toEqual(['']);
  expect(fieldsOf(translationsSchema, { fr: ' ', de: 'Text' })).toEqual(['fr']);
  expect(issuesOf(translationsSchema, { fr: 'Texte', it: 'Testo' })).toHaveLength(1);
});

test('a record is a draft, or published from a day or a minute', () => {
  const schema = z.strictObject(publicationFields);
  for (const publishedFrom of ['2026-12-04', '2026-12-04 20:30'])
    expect(schema.parse({ publishedFrom })).toEqual({ publishedFrom });
  for (const publishedFrom of ['2026-12', '2026-02-30', '20:30', '2026-12-04 25:00', 'soon'])
    expect(fieldsOf(schema, { publishedFrom })).toEqual(['publishedFrom']);
});

const words = { fr: 'Texte' };
const page = { title: words, text: words };
const news = { ...page, date: '2026-12-04' };
const collection = {
  ...{ kind: 'theme', title: words, summary: words, introduction: words, order: 1 },
  films: [{ film: 'nerven', reason: words }],
};

test('a page needs a title and a text, news need a day as well', () => {
  expect(pageSchema.parse(page)).toEqual({ ...page, in: 'foot', order: 0 });
  expect(newsSchema.parse(news)).toEqual({ ...news, films: [] });
});

test.each([
  ['page', pageSchema, page, { nonsense: 1 }, ''],
  ['news item', newsSchema, news, { date: '04/12/2026' }, 'date'],
  ['news item', newsSchema, news, { films: ['A Film'] }, 'films.0'],
  ['collection', collectionSchema, collection, { films: [] }, 'films'],
  ['collection', collectionSchema, collection, { films: [{ film: 'a' }] }, 'films.0.reason'],
  ['day', programmeSchema, {}, { '2026-12-04': { film: 'a', still: 0 } }, '2026-12-04.still'],
  ['day', programmeSchema, {}, { '2026-12-04': { film: 'a', focus: -1 } }, '2026-12-04.focus'],
  ['day', programmeSchema, {}, { '2026-12-04': { film: 'a', focus: 101 } }, '2026-12-04.focus'],
] as const)('an invalid field of a %s is an issue (%#)', (_name, schema, valid, change, field) => {
  expect(fieldsOf(schema, valid)).toEqual([]);
  expect(fieldsOf(schema, { ...valid, ...change })).toEqual([field]);
});
