import { getCachedFilm } from '@/lib/catalog/films/get-film';
import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import type { Locale } from '@/lib/i18n/locales';
import { getWallPlaces, type WallPlaces } from '@/lib/posters/poster-wall';
import { getSearchIndex } from '../engine/get-search-index';
import { isOffered, type SearchIndex } from '../engine/search-index';
import { selectFilms } from '../engine/select-films';
import type { CatalogueQuery } from '../query/query';
import type { TimelineFilm, TimelineYear } from './timeline-layout';

/** Maximum number of posters on the timeline. */
const maxTotal = 300;

/**
 * A sprite sheet is used only if at least this share of its films is on the timeline. Otherwise each of these
 * films loads its drawn poster as a file of its own.
 */
const leastOfSheet = 1 / 4;

export type SiteData = { library: Library; index: SearchIndex; places: WallPlaces };

/** Results by year, ascending; limited to the number of posters that fit. */
export function gatherYears(query: CatalogueQuery, locale: Locale, now: Date): TimelineYear[] {
  const siteData = { library: getLibrary(), index: getSearchIndex(), places: getWallPlaces() };
  return gatherIn(siteData, query, locale, now);
}

/** Like `gatherYears`, for any library and index. */
export function gatherIn(
  { library, index, places }: SiteData,
  query: CatalogueQuery,
  locale: Locale,
  now: Date,
): TimelineYear[] {
  const byYear = new Map<number, number[]>();
  for (const film of selectFilms(index, query, now).found) {
    const year = index.years[film] ?? 0;
    const films = byYear.get(year) ?? [];
    byYear.set(year, films);
    films.push(film);
  }
  const most = maxFilmsPerYear(
    [...byYear.values()].map(({ length }) => length),
    maxTotal,
  );
  const years = [...byYear]
    .sort(([a], [b]) => a - b)
    .map(([year, all]) => ({ year, count: all.length, numbers: all.slice(0, most) }));
  const isWorthwhile = worthwhileSheets(
    years.flatMap(({ numbers }) => numbers.map((film) => index.slugs[film] ?? '')),
    places,
  );
  const show = (number: number): TimelineFilm[] => {
    const slug = index.slugs[number] ?? '';
    const raw = library.films.get(slug);
    if (!raw) return [];
    const { title, poster } = getCachedFilm(slug, raw, locale, library);
    const place = places.get(slug);
    const small = place && isWorthwhile(place.sheet) && { sheet: place.sheet, type: place.type };
    return [
      {
        ...{ slug, title },
        ...(isOffered(index, number, +now) && { watchable: true as const }),
        ...(poster
          ? { poster: { src: poster.src, made: poster.made, focus: poster.focus } }
          : small && { small }),
      },
    ];
  };
  return years.map(({ year, count, numbers }) => ({ year, count, films: numbers.flatMap(show) }));
}

function worthwhileSheets(slugs: readonly string[], places: WallPlaces) {
  const usedPlaces = new Map<string, number>();
  const size = new Map<string, number>();
  for (const slug of slugs) {
    const place = places.get(slug);
    if (!place) continue;
    usedPlaces.set(place.sheet, (usedPlaces.get(place.sheet) ?? 0) + 1);
    size.set(place.sheet, place.films);
  }
  return (sheet: string) => (usedPlaces.get(sheet) ?? 0) >= (size.get(sheet) ?? 1) * leastOfSheet;
}

/**
 * Maximum number of films shown per year, so that at most `maxTotal` are shown in total; at least 1.
 *
 * @param counts number of films of each year
 */
export function maxFilmsPerYear(counts: Iterable<number>, maxTotal: number): number {
  const all = [...counts];
  const countShown = (most: number) => all.reduce((sum, count) => sum + Math.min(count, most), 0);
  let most = Math.max(1, ...all);
  while (most > 1 && countShown(most) > maxTotal) most -= 1;
  return most;
}
