import type { Film } from '@/lib/catalog/films/film';
import type { RawFilm } from '@/lib/content/schema/film';
import type { Locale } from '@/lib/i18n/locales';
import { type ColumnKey, columnKeys, facets } from '../query/facets';
import type { Sorting } from '../query/query';
import { articles, createWordLister } from './words';

/**
 * A facet of all films: the values of film f are `numbers[starts[f]]` to `numbers[starts[f + 1] - 1]`, as
 * indexes into `values`.
 */
export type FacetColumn = { values: string[]; starts: Uint32Array; numbers: Uint32Array };
export type FacetColumns = Record<ColumnKey, FacetColumn>;

/** @param inShop slugs of films with an article in the shop */
export function toFacetColumns(films: readonly Film[], inShop: ReadonlySet<string>): FacetColumns {
  return Object.fromEntries(
    columnKeys.map((key) => [key, toColumn(films.map((film) => facets[key].values(film, inShop)))]),
  ) as FacetColumns;
}

/**
 * The values are sorted for binary search (`placeOf`), and so that values with equal counts are in alphabetical
 * order.
 */
function toColumn(lists: readonly string[][]): FacetColumn {
  const values = [...new Set(lists.flat())].sort();
  const numberOf = new Map(values.map((value, number) => [value, number]));
  const starts = new Uint32Array(lists.length + 1);
  const numbers: number[] = [];
  for (const [film, list] of lists.entries()) {
    for (const value of new Set(list)) numbers.push(numberOf.get(value) ?? 0);
    starts[film + 1] = numbers.length;
  }
  return { values, starts, numbers: Uint32Array.from(numbers) };
}

/** Sort orders that do not depend on the query; `featured` does not take into account what can be watched. */
export type FixedSorting = Exclude<Sorting, 'relevance'>;

/** All film numbers in each order. */
export type FixedOrders = Record<FixedSorting, Uint32Array>;

/**
 * Films with unknown values come last; they and ties are ordered by title, in `featured` by date of addition,
 * latest first, then by title.
 *
 * @param places each film's place in the collections; `Infinity` if it is in none
 */
export function toFixedOrders(
  films: readonly RawFilm[],
  locale: Locale,
  places: readonly number[],
): FixedOrders {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const titles = films.map(({ title }) => title[locale] ?? title.original.text);
  const title = Uint32Array.from(films.keys()).sort((a, b) =>
    compare(titles[a] ?? '', titles[b] ?? ''),
  );
  const by = (key: (film: RawFilm, number: number) => number, ties = title) => {
    const keys = Float64Array.from(films, key);
    // The difference of two infinities is NaN.
    return ties.slice().sort((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || 0);
  };
  const lastAdded = by(({ added }) => (added ? -Date.parse(added) : Infinity));
  return {
    title,
    featured: by((_, number) => places[number] ?? Infinity, lastAdded),
    oldest: by(({ year }) => year),
    newest: by(({ year }) => -year),
    shortest: by(({ runtime }) => runtime ?? Infinity),
    longest: by(({ runtime }) => (runtime ? -runtime : Infinity)),
  };
}

/** The forms of all films' titles that visitors may type. */
export type TitleForms = {
  /** Folded, sorted by code units. */
  forms: string[];
  /** Film number of each form. */
  films: Uint32Array;
  /** Length of each film's shortest form. */
  shortest: Uint16Array;
};

/** @param titles the titles of each film, in all languages */
export function toTitleForms(titles: readonly (readonly string[])[]): TitleForms {
  const listWords = createWordLister();
  const byFilm = titles.map((own) => titleForms(own.map(listWords)));
  const all = byFilm
    .flatMap((forms, film) => forms.map((form) => ({ form, film })))
    .sort((a, b) => (a.form < b.form ? -1 : 1));
  return {
    forms: all.map(({ form }) => form),
    films: Uint32Array.from(all, ({ film }) => film),
    shortest: Uint16Array.from(byFilm, (forms) => Math.min(...forms.map(({ length }) => length))),
  };
}

/** Folded titles, with and without a leading article. @param titles the words of each */
function titleForms(titles: readonly string[][]): string[] {
  return [...new Set(titles.flatMap(formsOf))];
}

function formsOf(words: string[]): string[] {
  const firstNonArticle = words.findIndex((word) => !articles.has(word));
  return firstNonArticle > 0
    ? [words.join(' '), words.slice(firstNonArticle).join(' ')]
    : [words.join(' ')];
}
