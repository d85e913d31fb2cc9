import {
  type DiscKind,
  discKinds,
  discsInStock,
  discsOf,
  soldOut,
} from '@/lib/catalog/films/disc-stock';
import { getLibrary } from '@/lib/content/store/library';
import { subtitlesAnywhere } from '../../query/facets';
import { everyAge, oldestChild } from '../../query/recommended-ages';
import type { FacetColumn } from '../index-columns';
import { findFirstScreenings } from '../screenings';
import { isOffered, type SearchIndex } from '../search-index';
import type { Fact } from './fact';

/** A predicate on film numbers for a fact at a time (epoch ms). */
export function hasFact(index: SearchIndex, fact: Fact, now: number): (film: number) => boolean {
  switch (fact.kind) {
    case 'offered':
      return (film) => isOffered(index, film, now);
    case 'ads':
      return (film) => isOffered(index, film, now) && index.ads[film] === Number(fact.ads);
    case 'years':
      return (film) => {
        const year = index.years[film] ?? NaN;
        return fact.from <= year && year <= fact.until;
      };
    case 'runtime':
      return (film) => {
        const minutes = index.runtimes[film] ?? NaN;
        return fact.from <= minutes && minutes < fact.until;
      };
    case 'children':
      return isForChildren(index, fact.age);
    case 'shop':
      return hasValue(index.facets.shop, ['1']);
    case 'disc': {
      const kinds = fact.disc ? [fact.disc] : discKinds;
      return (film) =>
        kinds.some((kind) => index.discs[kind][film] === 1) && isInStock(index.slugs[film], kinds);
    }
    case 'screened': {
      const films = findFirstScreenings(index.screenings, [fact.when], now);
      return (film) => films.has(film);
    }
    case 'not': {
      const has = hasFact(index, fact.fact, now);
      // Films of unknown runtime match neither a runtime nor its negation.
      const isTimed = (film: number) => (index.runtimes[film] ?? NaN) >= 0;
      return (film) => !has(film) && (fact.fact.kind !== 'runtime' || isTimed(film));
    }
    case 'subtitles':
      return hasValue(index.facets.subtitles, subtitlesAnywhere(fact.values));
    default:
      return hasValue(index.facets[fact.kind], fact.values);
  }
}

/** Usual slugs of genres for children; each site chooses its own. */
const childrensGenres = [
  'family',
  'children',
  'kids',
  'enfants',
  'jeune-public',
  'kinder',
  'kinderfilm',
];

/** A predicate: the film is recommended to a child of this age, or has a genre for children and no recommended age. */
function isForChildren({ facets }: SearchIndex, age?: number) {
  const choice = age === undefined ? everyAge : String(Math.min(age, oldestChild));
  const isRecommended = hasValue(facets.children, [choice]);
  const hasNoAge = hasValue(facets.children, []);
  const hasGenre = hasValue(facets.genre, childrensGenres);
  return (film: number) => isRecommended(film) || (hasNoAge(film) && hasGenre(film));
}

/** Whether a disc is still in stock: it may have sold out since the index was built. */
function isInStock(slug: string | undefined, kinds: readonly DiscKind[]): boolean {
  if (soldOut().size === 0 || slug === undefined) return true;
  return discsInStock(discsOf(slug, getLibrary().articles)).some(({ kind }) =>
    kinds.includes(kind),
  );
}

/** A predicate: the film has one of the values, or no value at all if `required` is empty. */
function hasValue({ values, starts, numbers }: FacetColumn, required: readonly string[]) {
  const valueNumbers = new Set(required.map((value) => values.indexOf(value)));
  return (film: number) => {
    const filmValues = numbers.subarray(starts[film], starts[film + 1]);
    return valueNumbers.size > 0
      ? filmValues.some((number) => valueNumbers.has(number))
      : filmValues.length === 0;
  };
}
