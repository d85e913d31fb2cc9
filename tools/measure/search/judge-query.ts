import type { Library } from '@/lib/content/raw-library';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { findFilms } from '@/lib/films/search/find-films';
import type { SearchIndex } from '@/lib/films/search/search-index';
import { locales } from '@/lib/i18n/locales';
import { expectedFilms } from './expected-films';

/** Films a visitor looks at before they give up. */
const looked = 5;

type House = { library: Library; index: SearchIndex; now: Date };

/**
 * What a text finds first where that is not what it should, in any language; nothing where all is well: of
 * a film that is meant, it alone comes first; of several, no other comes before them among the first five.
 */
export function judgeQuery(
  { library, index, now }: House,
  typed: string,
  expected: string,
): string[] | undefined {
  const meant = expectedFilms(expected, library, now);
  if (meant.size === 0) throw new Error(`No film is “${expected}”`);
  for (const locale of locales) {
    const { slugs } = findFilms(index, parseQuery({ q: typed }), { locale, now, limit: looked });
    const first = slugs.slice(
      0,
      expected.includes('=') || !library.films.has(expected) ? meant.size : 1,
    );
    if (first.length === 0 || first.some((slug) => !meant.has(slug))) return slugs;
  }
  return undefined;
}
