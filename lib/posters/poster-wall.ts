import { getLibrary } from '@/lib/content/store/library';
import type { Library } from '@/lib/content/store/raw-library';
import { recallSnapshot } from '@/lib/content/store/snapshot';
import { singleton } from '@/lib/primitives/singleton';
import { getAllPosterFacts } from './get-poster-facts';
import type { PosterFacts } from './poster-facts';
import { posterLook } from './poster-look';
import { rect } from './shapes';

/**
 * The sheet with a film's small poster, the number of films on it, and the title's ink (`#rrggbb`).
 */
export type WallPlace = { sheet: string; films: number; type: string };

/** The place of each film of the content, by slug. */
export type WallPlaces = ReadonlyMap<string, WallPlace>;

const placesCache = singleton('wall', () => new WeakMap<Library, WallPlaces>());

/** The place of each film's small poster: from the build's snapshot, else computed for this state of the content. */
export function getWallPlaces(): WallPlaces {
  const library = getLibrary();
  const places =
    placesCache.get(library) ??
    recallSnapshot<WallPlaces>(library, 'wall') ??
    computeWallPlaces(library);
  placesCache.set(library, places);
  return places;
}

/** Computed by the build and stored in its snapshot: a poster's inks depend on the editions of all posters. */
export function computeWallPlaces(library: Library): WallPlaces {
  const all = getAllPosterFacts(library);
  const places = new Map<string, WallPlace>();
  for (const [sheet, slugs] of wallSheets(library))
    for (const slug of slugs) {
      const facts = all.get(slug);
      if (!facts) continue;
      places.set(slug, { sheet, films: slugs.length, type: posterLook(facts).inks.type });
    }
  return places;
}

/** The films of every sheet of small posters, as slugs by the sheet's name. */
export function wallSheets(library: Library): Map<string, string[]> {
  return groupIntoSheets([...library.films].map(([slug, { year }]) => ({ slug, year })));
}

type WallFilm = { slug: string; year: number };

/** Maximum number of films on one sheet, which then has about 12 KB compressed. */
export const filmsOnSheet = 24;

/**
 * Groups the small posters into sheets of `filmsOnSheet` films of one decade. The first film of every year comes
 * first, then the second ones, so that a timeline with few films of each year fetches only the first sheets.
 * @param films in the order of the timeline within their year
 * @returns slugs by the name of the sheet, such as `1920-0`
 */
export function groupIntoSheets(films: readonly WallFilm[]): Map<string, string[]> {
  const countByYear = new Map<number, number>();
  const ranked = films.map(({ slug, year }) => {
    const rank = countByYear.get(year) ?? 0;
    countByYear.set(year, rank + 1);
    return { slug, year, rank };
  });
  const decades = new Map<number, string[]>();
  for (const { slug, year } of ranked.toSorted((a, b) => a.rank - b.rank || a.year - b.year)) {
    const decade = Math.floor(year / 10) * 10;
    const slugs = decades.get(decade) ?? [];
    decades.set(decade, slugs);
    slugs.push(slug);
  }
  return new Map([...decades].flatMap(([decade, slugs]) => splitDecade(slugs, `${decade}`)));
}

function splitDecade(slugs: readonly string[], name: string): [name: string, slugs: string[]][] {
  const count = Math.ceil(slugs.length / filmsOnSheet);
  return Array.from({ length: count }, (_, lot) => [
    `${name}-${lot}`,
    slugs.slice(lot * filmsOnSheet, (lot + 1) * filmsOnSheet),
  ]);
}

/**
 * Size in units, a fifth of the large sheet, to keep numbers short; and the height of the picture above the
 * title.
 */
const smallSheet = { width: 120, height: 180, picture: 120 };

/** Small posters in one SVG, each a `<symbol>` named by its film's slug, for `<use>` in a page. */
export function drawSheet(films: readonly PosterFacts[]): string {
  const viewBox = `0 0 ${smallSheet.width} ${smallSheet.height}`;
  const symbols = films.map(
    (facts) =>
      `<symbol id="${facts.slug}" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice">${drawSmallPoster(facts)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`;
}

/**
 * A small poster for the timeline: the picture at the top, without text; the bottom is left for the title.
 */
export function drawSmallPoster(facts: PosterFacts): string {
  const { motif, inks, random, hoverAnimation } = posterLook(facts);
  // Consumes the random number that the large sheet uses for its layout, so that the details are the same on
  // both.
  random.between(0, 1);
  const { width, height, picture } = smallSheet;
  const drawn = motif({ width, height: picture, inks, random });
  return `${rect(0, 0, width, height, inks.ground)}<svg width="${width}" height="${picture}" viewBox="0 0 ${width} ${picture}"><g data-gait="${hoverAnimation}">${drawn}</g></svg>`;
}
