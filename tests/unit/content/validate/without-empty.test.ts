import { expect, test } from 'vitest';
import { filmSchema } from '@/lib/content/schema/film';
import { siteSchema } from '@/lib/content/schema/site';
import { withoutEmpty } from '@/lib/content/validate/without-empty';

const film = { title: { original: { text: 'Nerven', lang: 'de' } }, year: 1919 };
const left = (fields: object) => withoutEmpty({ ...film, ...fields }, [filmSchema]);

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
  {
    media: { film: { type: '', sources: [{ provider: '', src: '' }] }, audio: null },
    trailers: [{ kind: '', sources: [{ src: '' }] }],
  },
  { age: '' },
])('%j is removed', (fields) => expect(left(fields)).toEqual(film));

test('lists lose empty entries, and entries their empty fields', () => {
  const cast = [{ name: '' }, { name: 'A', role: '' }, { name: 'B', role: { fr: '', de: 'C' } }];
  expect(left({ cast })).toEqual({
    ...film,
    cast: [{ name: 'A' }, { name: 'B', role: { de: 'C' } }],
  });
});

test('required fields stay, so that they are reported', () => {
  const title = { original: { text: '', lang: null }, fr: '' };
  expect(left({ title, year: null })).toEqual({
    title: { original: { text: '', lang: null } },
    year: null,
  });
});

test('null and an empty list stay if they have a meaning; false and 0 always stay', () => {
  const title = { ...film.title, fr: null };
  expect(left({ title, countries: [] })).toEqual({ ...film, title, countries: [] });
  expect(left({ embed: false, stills: 0 })).toEqual({ ...film, embed: false, stills: 0 });
  expect(withoutEmpty({ menu: [] }, [siteSchema])).toEqual({ menu: [] });
  expect(withoutEmpty({ menu: [''] }, [siteSchema])).toEqual({});
  expect(left({ vod: {} })).toEqual({ ...film, vod: {} });
});
