import type { Locale } from '@/lib/i18n/locales';
import { type CatalogueQuery, pageSize } from '../catalogue/query';
import { type CountedFacets, countFacets } from './count-facets';
import { judgeFilms } from './judge-films';
import { matchText, type TextMatch } from './match-text';
import { orderFilms } from './order-films';
import type { SearchIndex } from './search-index';

/** What an index answers: films by slug, one page of them. */
export type FoundFilms = {
  slugs: string[];
  total: number;
  page: number;
  pages: number;
  facets: CountedFacets;
  /** Of the oldest film and the newest; absent where nothing was found. */
  years?: [from: number, until: number];
  /** Words of the index that the text stands for: they are marked where they stand. */
  words: ReadonlySet<string>;
  closeness: TextMatch['closeness'];
};

type Options = { locale: Locale; now: Date; limit?: number };

/** Text, filters, counts, order and page. A page past the last is the last. */
export function findFilms(
  index: SearchIndex,
  { text, filters, sort, page: asked }: CatalogueQuery,
  { locale, now, limit = pageSize }: Options,
): FoundFilms {
  const match = text ? matchText(index, text) : undefined;
  const scores = match?.scores;
  const matches = (film: number) => !scores || (scores[film] ?? 0) > 0;
  const verdicts = judgeFilms(index, filters, now);
  const films: number[] = [];
  for (let film = 0; film < verdicts.length; film += 1)
    if (verdicts[film] === 0 && matches(film)) films.push(film);
  const pages = Math.max(1, Math.ceil(films.length / limit));
  const page = Math.min(asked, pages);
  const start = (page - 1) * limit;
  return {
    slugs: orderFilms(index, films, { sort, locale, scores })
      .slice(start, start + limit)
      .map((film) => index.slugs[film] ?? ''),
    total: films.length,
    page,
    pages,
    years: yearsOf(index, films),
    facets: countFacets(index, verdicts, { filters, found: matches, now }),
    words: match?.words ?? new Set(),
    closeness: match?.closeness ?? 'all',
  };
}

function yearsOf({ years }: SearchIndex, films: readonly number[]): FoundFilms['years'] {
  const [from, until] = films.reduce(
    ([first, last], film) => [
      Math.min(first, years[film] ?? first),
      Math.max(last, years[film] ?? last),
    ],
    [Infinity, 0] as [number, number],
  );
  return until > 0 ? [from, until] : undefined;
}
