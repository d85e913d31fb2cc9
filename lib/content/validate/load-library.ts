import { contentDir } from '../content-dir.mjs';
import type { RawArticle } from '../schema/article';
import { asOut } from '../store/as-out';
import type { Library } from '../store/raw-library';
import type { Fault } from './fault';
import { ContentError } from './faults/describe-faults';
import type { KnownFilms } from './house-files';
import { readHouse } from './read-house';

/**
 * Reads and checks all content of a house, and gives it as visitors find it now. Only its `site.yaml` must be there.
 * @throws ContentError with every fault of every file at once.
 */
export function loadLibrary(house = contentDir(), known?: KnownFilms): Library {
  return asOut(loadWhole(house, known), Date.now());
}

/** The same with drafts and with what has still to come out, for `asOut` to judge. */
export function loadWhole(house = contentDir(), known?: KnownFilms): Library {
  const { read, faults } = readHouse(house, known);
  return wholeLibrary(read, faults);
}

/** What was read, where it is without a fault; with what is not out. */
export function wholeLibrary(read: ReturnType<typeof readHouse>['read'], faults: Fault[]): Library {
  const { site, genres, jobs, people, introductions } = read;
  if (!site || !genres || !jobs || !people || !introductions || faults.length > 0)
    throw new ContentError(faults);
  return asShown({ ...read, site, genres, jobs, people, introductions });
}

/**
 * The content as visitors are to find it: without what the house has switched off, and with prices in its currencies.
 * So nothing else need ask for either.
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
