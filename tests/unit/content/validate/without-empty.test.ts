import { expect, test } from 'vitest';
import { z } from 'zod';
import { filmSchema } from '@/lib/content/schema/film';
import { introductionsSchema } from '@/lib/content/schema/introductions';
import { siteSchema } from '@/lib/content/schema/site';
import { isEmpty, withoutEmpty } from '@/lib/content/validate/without-empty';

const film = { title: { original: { text: 'Nerven', lang: 'de' } }, year: 1919 };
const left = (said: object) => withoutEmpty({ ...film, ...said }, [filmSchema]);

test.each([
  { runtime: null },
  { synopsis: { fr: '', de: '' } },
  { synopsis: { fr: null, de: ' \u00a0' } },
  { poster: { src: '' } },
  { poster: { src: '', alt: { fr: '', de: '' }, credit: null } },
  { ids: { imdb: '', wikidata: '' } },
  { directors: [''] },
  { cast: [{ name: '', role: '' }, null] },
  { vod: { ads: null, from: '' } },
  { media: { film: { type: '', sources: [{ provider: '', src: '' }] }, trailer: null } },
  { age: '' },
])('what says nothing is absent: %j', (said) => {
  expect(left(said)).toEqual(film);
});

test('of a list the entries that say something are left, and of an entry its fields that do', () => {
  const cast = [{ name: '' }, { name: 'A', role: '' }, { name: 'B', role: { fr: '', de: 'C' } }];
  expect(left({ cast })).toEqual({
    ...film,
    cast: [{ name: 'A' }, { name: 'B', role: { de: 'C' } }],
  });
});

test('what is owed stays where it stands, so that it is named', () => {
  const title = { original: { text: '', lang: null }, fr: '' };
  expect(left({ title, year: null })).toEqual({
    title: { original: { text: '', lang: null } },
    year: null,
  });
});

test('null and an empty list stay where they have a meaning, and what says no stays always', () => {
  const title = { ...film.title, fr: null };
  expect(left({ title, countries: [] })).toEqual({ ...film, title, countries: [] });
  expect(left({ embed: false, stills: 0 })).toEqual({ ...film, embed: false, stills: 0 });
  expect(withoutEmpty({ menu: [] }, [siteSchema])).toEqual({ menu: [] });
  expect(withoutEmpty({ menu: [''] }, [siteSchema])).toEqual({});
  expect(left({ vod: {} })).toEqual({ ...film, vod: {} });
});

test('entries of a list of names are absent as other values are', () => {
  const genre = { drama: { fr: '', de: '' }, horror: { fr: 'Peur', de: '' } };
  expect(withoutEmpty({ genre, country: null }, [introductionsSchema])).toEqual({
    genre: { horror: { fr: 'Peur' } },
  });
});

test('a value that may have several forms is looked at in each', () => {
  const schema = z.object({ a: z.union([z.string(), z.object({ b: z.string().optional() })]) });
  expect(withoutEmpty({ a: { b: '' } }, [schema])).toEqual({ a: {} });
});

test('only what holds nothing at all is empty', () => {
  expect([null, undefined, '', ' \n', [], {}, [''], { a: [{ b: null }] }].every(isEmpty)).toBe(
    true,
  );
  expect([0, false, 'a', [0], { a: '', b: false }].some(isEmpty)).toBe(false);
});
