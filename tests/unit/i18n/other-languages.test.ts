import { expect, it, test, vi } from 'vitest';
import { tagLanguages } from '@/lib/i18n/languages.mjs';
import { temporaryFolder } from '../temporary-folder';

test.each<[listed: unknown, tags: string]>([
  [undefined, 'fr-FR de-DE'],
  [['en'], 'en-GB'],
  [['it', 'fr', 'rm'], 'it-IT fr-FR rm-CH'],
  // No list of languages, which content validation reports.
  ...[[], 'it', ['IT'], ['it', 1], {}].map((listed): [unknown, string] => [listed, 'fr-FR de-DE']),
])('languages: %j has the tags %s', (listed, tags) =>
  expect(Object.values(tagLanguages(listed)).join(' ')).toBe(tags),
);

/** A module as a process loads it for a site in Italian, French and English; `rm` has no messages. */
async function load<Module>(importModule: () => Promise<Module>): Promise<Module> {
  const files = { 'site.yaml': 'languages: [it, fr, en, rm]' };
  vi.stubEnv('CONTENT_DIR', temporaryFolder(files));
  return importModule();
}

vi.resetModules();

it('the first language of the list is at the plain path, the others below a prefix', async () => {
  const { locales, localePath, pathLocale } = await load(() => import('@/lib/i18n/locales'));
  expect(locales).toEqual(['it', 'fr', 'en']);
  expect(locales.map((locale) => localePath('/vod', locale))).toEqual([
    '/vod',
    '/fr/vod',
    '/en/vod',
  ]);
  expect(['/de/vod', '/en/vod', '/vod'].map(pathLocale)).toEqual(['it', 'en', 'it']);
  const { homeLocale } = await load(() => import('@/lib/i18n/visitor-locale'));
  expect([homeLocale('', 'de, en;q=0.8'), homeLocale('', 'de')]).toEqual(['en', 'it']);
  const { alternateLanguages } = await load(() => import('@/lib/seo/metadata/page-metadata'));
  expect(Object.entries(alternateLanguages('/vod')).at(-1)).toEqual(['x-default', '/vod']);
});

it('texts are written in the listed languages, and missing ones fall back with their language', async () => {
  const { translationsSchema } = await load(() => import('@/lib/content/schema/translations'));
  expect(translationsSchema.safeParse({ en: 'Films' }).success).toBe(true);
  expect(translationsSchema.safeParse({ de: 'Filme' }).success).toBe(false);
  const { localText } = await load(() => import('@/lib/primitives/text/local-text'));
  expect(localText({ fr: 'Les films', en: 'Films' }, 'it')).toEqual({
    ...{ text: 'Les films', lang: 'fr', translated: false },
  });
});

it('genres need names in the first language and in French, which stand for others', async () => {
  const { genresSchema } = await load(() => import('@/lib/content/schema/reference-lists'));
  const names = { it: 'Orrore', fr: 'Épouvante' };
  expect(genresSchema.parse({ horror: names })).toEqual({ horror: { ...names, en: 'Orrore' } });
  expect(genresSchema.safeParse({ horror: { it: 'Orrore', en: 'Horror' } }).success).toBe(false);
});

it('tables of screenings have columns for each language', async () => {
  const { columnOf, readCells } = await load(
    () => import('@/lib/content/validate/screenings/table-columns'),
  );
  expect(['Note_it', 'gast_en', 'note_de'].map(columnOf)).toEqual([
    'note_it',
    'guest_en',
    undefined,
  ]);
  const { note } = readCells({ note: 'Piano', note_en: 'With piano' });
  expect(note).toEqual({ it: 'Piano', fr: 'Piano', en: 'With piano' });
});

it('“both” subtitle languages are a choice on a site with two languages alone', async () => {
  const { subtitleChoices } = await load(() => import('@/lib/search/query/facets'));
  expect(subtitleChoices).toEqual(['it', 'fr', 'en', 'disc-it', 'disc-fr', 'disc-en']);
});
