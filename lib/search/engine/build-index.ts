import { createHash } from 'node:crypto';
import { adsOf, offerSpan } from '@/lib/catalog/films/availability';
import { type DiscKind, discKinds } from '@/lib/catalog/films/disc-stock';
import type { Film } from '@/lib/catalog/films/film';
import { toFilm } from '@/lib/catalog/films/get-film';
import { findPerson } from '@/lib/content/store/find-person';
import type { Library } from '@/lib/content/store/raw-library';
import { locales } from '@/lib/i18n/locales';
import { toDictionary } from './dictionary';
import { toFacetColumns, toFixedOrders, toTitleForms } from './index-columns';
import { screeningChanges, toScreeningColumns } from './screenings';
import type { StoredIndex } from './search-index';
import { collectPostings, type SearchableFilm, toSearchableFilm } from './searchable-film';

type Source = Pick<
  Library,
  'films' | 'collections' | 'articles' | 'genres' | 'people' | 'screenings' | 'venues' | 'site'
> &
  Pick<Library, 'coming'>;

/** Value of the index's `ads` column. */
function adsNumber(film: Film): number {
  const ads = adsOf(film) ?? 'without';
  if (ads === 'without') return 0;
  return ads === 'with' ? 1 : 2;
}

/**
 * Builds the search index from the library. Reads every film once.
 * @param before an earlier index, whose words are kept for films with the same texts
 */
export function buildIndex(library: Source, before?: StoredIndex): StoredIndex {
  const raws = [...library.films];
  const collections = collectionsOf(library);
  const searchable = raws.map(([slug, raw]) =>
    toSearchableFilm(raw, { ...library, collections: collections.get(slug) ?? [] }),
  );
  const films = raws.map(([slug, raw]) => toFilm(slug, raw, locales[0], library));
  const inShop = new Set([...library.articles.values()].flatMap((article) => article.films));
  const slugs = raws.map(([slug]) => slug);
  const offers = toOffers(films);
  const numbers = new Map(films.map(({ slug }, number) => [slug, number]));
  const screenings = toScreeningColumns(library, numbers);
  return {
    slugs,
    titles: toTitleForms(searchable.map(({ title }) => title)),
    years: Uint16Array.from(films, ({ year }) => year),
    runtimes: Float32Array.from(films, ({ runtime }) => runtime ?? NaN),
    orders: Object.fromEntries(
      locales.map((locale) => [
        locale,
        toFixedOrders([...library.films.values()], locale, placesInCollections(library)),
      ]),
    ) as StoredIndex['orders'],
    facets: toFacetColumns(films, inShop),
    offers,
    screenings,
    ads: Uint8Array.from(films, adsNumber),
    discs: toDiscs(films),
    changes: Float64Array.from(
      [
        ...[...offers.from, ...offers.until, ...screeningChanges(screenings)],
        ...(library.coming ?? []),
      ].filter(Number.isFinite),
    ).sort(),
    people: new Map(
      films
        .flatMap(({ directors, cast, crew }) => [...directors, ...cast, ...crew])
        // Slug → the person's main name, not the credited one.
        .map(({ slug, name }) => [slug, findPerson(library.people, name).name]),
    ),
    ...indexWords(slugs, searchable, before),
  };
}

/** The words of all films; those of films with the same texts as `before` are taken from there. */
function indexWords(
  slugs: readonly string[],
  films: readonly SearchableFilm[],
  before?: StoredIndex,
): Pick<StoredIndex, 'texts' | 'names' | 'prose'> {
  const texts = BigUint64Array.from(films, digestTexts);
  const numbers = new Map(slugs.map((slug, number) => [slug, number]));
  const kept = Int32Array.from(before?.slugs ?? [], (slug, earlier) => {
    const number = numbers.get(slug) ?? -1;
    return number >= 0 && texts[number] === before?.texts[earlier] ? number : -1;
  });
  const isKept = new Set(kept);
  const { names, prose } = collectPostings(
    [...films.entries()].filter(([number]) => !isKept.has(number)),
  );
  return {
    texts,
    names: toDictionary(names, before?.names, kept),
    prose: toDictionary(prose, before?.prose, kept),
  };
}

/** The first 64 bits of a digest of a film's texts. */
function digestTexts(texts: SearchableFilm): bigint {
  return createHash('sha256').update(JSON.stringify(texts)).digest().readBigUInt64LE();
}

/** Film slug → titles of its collections, in all languages. */
function collectionsOf({ collections }: Source): Map<string, string[]> {
  const titles = new Map<string, string[]>();
  for (const { title, films } of collections.values())
    for (const { film } of films)
      titles.set(film, [
        ...(titles.get(film) ?? []),
        ...locales.flatMap((locale) => title[locale] ?? []),
      ]);
  return titles;
}

/** Each film's first place in the collections. Places are counted across all collections, in the editors' order. */
function placesInCollections({ films, collections }: Source): number[] {
  const inOrder = [...collections.values()].sort((a, b) => a.order - b.order);
  const listed = inOrder.flatMap((collection) => collection.films.map(({ film }) => film));
  const places = new Map([...new Set(listed)].map((film, place) => [film, place]));
  return [...films.keys()].map((slug) => places.get(slug) ?? Infinity);
}

function toOffers(films: readonly Film[]): StoredIndex['offers'] {
  const spans = films.map(offerSpan);
  return {
    from: Float64Array.from(spans, (span) => span?.from ?? NaN),
    until: Float64Array.from(spans, (span) => span?.until ?? NaN),
  };
}

function toDiscs(films: readonly Film[]): StoredIndex['discs'] {
  const has = (kind: DiscKind) =>
    Uint8Array.from(films, ({ discs }) => (discs.some((disc) => disc.kind === kind) ? 1 : 0));
  return Object.fromEntries(discKinds.map((kind) => [kind, has(kind)])) as StoredIndex['discs'];
}
