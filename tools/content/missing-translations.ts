import type { Library } from '@/lib/content/raw-library';
import { locales } from '@/lib/i18n/locales';

/** What could be read of a house. */
type Read = Pick<Library, 'films' | 'collections' | 'articles' | 'pages' | 'news' | 'programme'> &
  Partial<Library>;

export type Gap = { path: string; field: string; missing: string };

/**
 * Every place where words of a house stand in one language and not yet in the other; a film's title that
 * is `null` is not owed.
 */
export function findMissingTranslations(library: Read, house: string): Gap[] {
  const files: [string, unknown][] = [
    [`${house}/site.yaml`, library.site],
    [`${house}/venues.yaml`, library.venues],
    ...entries(`${house}/films`, library.films),
    ...entries(`${house}/collections`, library.collections),
    ...entries(`${house}/shop`, library.articles),
    ...entries(`${house}/pages`, library.pages),
    ...entries(`${house}/news`, library.news),
    ...months(`${house}/programme`, library.programme),
  ];
  return files.flatMap(([path, value]) => gapsBelow(value, '').map((gap) => ({ path, ...gap })));
}

function entries(folder: string, map: ReadonlyMap<string, unknown>): [string, unknown][] {
  return [...map].map(([slug, value]) => [`${folder}/${slug}.yaml`, value]);
}

/** Each day in the file of its month. */
function months(folder: string, programme: Library['programme']): [string, unknown][] {
  return [...programme].map(([day, showing]) => [
    `${folder}/${day.slice(0, 7)}.yaml`,
    { [day]: showing },
  ]);
}

function gapsBelow(value: unknown, field: string): Omit<Gap, 'path'>[] {
  if (typeof value !== 'object' || value === null) return [];
  const words = value as Record<string, unknown>;
  const original = (words.original as { lang?: string } | undefined)?.lang;
  if (locales.some((locale) => typeof words[locale] === 'string') || original)
    return locales
      .filter((locale) => words[locale] === undefined && locale !== original)
      .map((missing) => ({ field, missing }));
  return Object.entries(value).flatMap(([key, inner]) =>
    gapsBelow(inner, field ? `${field}.${key}` : key),
  );
}
