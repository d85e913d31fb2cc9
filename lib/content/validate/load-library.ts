import { contentDir } from '../content-dir.mjs';
import type { RawArticle } from '../schema/article';
import { asOut } from '../store/as-out';
import type { Library } from '../store/raw-library';
import type { Fault } from './fault';
import { ContentError } from './faults/describe-faults';
import type { KnownFilms } from './house-files';
import { readHouse } from './read-house';

/**
 * Reads and validates all content, and returns the published part. Only `site.yaml` is required.
 * @throws ContentError with all issues of all files
 */
export function loadLibrary(house = contentDir(), known?: KnownFilms): Library {
  return asOut(loadWhole(house, known), Date.now());
}

/** The same including drafts and scheduled content, as input of `asOut`. */
export function loadWhole(house = contentDir(), known?: KnownFilms): Library {
  const { read, faults } = readHouse(house, known);
  return wholeLibrary(read, faults);
}

/** The validated content, including unpublished records. Throws if there are issues. */
export function wholeLibrary(read: ReturnType<typeof readHouse>['read'], faults: Fault[]): Library {
  const { site, genres, jobs, people, introductions } = read;
  if (!site || !genres || !jobs || !people || !introductions || faults.length > 0)
    throw new ContentError(faults);
  return asShown({ ...read, site, genres, jobs, people, introductions });
}

/**
 * The content without disabled features, and with prices in the shop's currencies only, so that no other code has to
 * check for either.
 */
export function asShown(library: Library): Library {
  const { switchedOff, currencies } = library.site;
  const articles = [...library.articles].map(([slug, { price, ...article }]) => {
    const shown = currencies.flatMap((currency) =>
      price[currency] === undefined ? [] : [[currency, price[currency]]],
    );
    return [slug, { ...article, price: Object.fromEntries(shown) }] as [string, RawArticle];
  });
  const { till, ...others } = library;
  const isClosed = switchedOff.includes('shop');
  return {
    ...others,
    ...(till && !isClosed && { till }),
    articles: new Map(isClosed ? [] : articles),
    ...(switchedOff.includes('vod') && { films: withoutOffers(library.films) }),
  };
}

function withoutOffers(films: Library['films']): Library['films'] {
  return new Map([...films].map(([slug, { vod, ...film }]) => [slug, film]));
}
