import { expect, test } from 'vitest';
import type { Library } from '@/lib/content/store/raw-library';
import { findMissingTranslations } from '@/lib/preview/owed/missing-translations';

const library = (film: unknown) =>
  ({
    site: {},
    films: new Map([['nerven', film]]),
    collections: new Map(),
    articles: new Map(),
    pages: new Map(),
    news: new Map(),
    programme: new Map([['2026-12-24', { film: 'nerven', text: { fr: 'a', de: 'b' } }]]),
  }) as unknown as Library;

const gapsIn = (film: unknown) => findMissingTranslations(library(film), 'content');

test('words in one language only are reported with file, field and language', () => {
  expect(gapsIn({ synopsis: { fr: 'Un film' } })).toEqual([
    { path: 'content/films/nerven.yaml', field: 'synopsis', missing: 'de' },
  ]);
});

test('a title is not missing in the language of its original', () => {
  const title = { original: { text: 'Nerven', lang: 'de' } };
  expect(gapsIn({ title }).map(({ missing }) => missing)).toEqual(['fr']);
});

test('words deep in a list are found', () => {
  const stills = [{ alt: { fr: 'a', de: 'b' } }, { alt: { de: 'b' } }];
  expect(gapsIn({ stills })).toMatchObject([{ field: 'stills.1.alt', missing: 'fr' }]);
});

test('a film known under its original title owes no other', () => {
  const title = { original: { text: 'Nerven', lang: 'de' }, fr: null };
  expect(gapsIn({ title })).toEqual([]);
});

test('a day of the programme is looked for in the file of its month', () => {
  const programme = new Map([['2026-12-24', { film: 'nerven', text: { de: 'Ein Abend' } }]]);
  expect(findMissingTranslations({ ...library({}), programme }, 'content')).toEqual([
    { path: 'content/programme/2026-12.yaml', field: '2026-12-24.text', missing: 'fr' },
  ]);
});
