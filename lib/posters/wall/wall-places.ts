import type { Library } from '@/lib/content/store/raw-library';
import { allPosterFacts } from '../poster-facts-of';
import { posterLook } from '../poster-look';
import { sortSheets } from './sort-sheets';

/** Where the small poster of a film is drawn, how many are on that sheet, and the ink of its title (`#rrggbb`). */
export type WallPlace = { sheet: string; films: number; type: string };

/** Of every film of a house, by slug. */
export type WallPlaces = ReadonlyMap<string, WallPlace>;

/** Every sheet of small posters, as slugs by its name. */
export function wallSheets(library: Library): Map<string, string[]> {
  return sortSheets([...library.films].map(([slug, { year }]) => ({ slug, year })));
}

/** The build puts them down (lib/content/store/snapshot): to know the inks all posters must be told apart. */
export function wallPlaces(library: Library): WallPlaces {
  const all = allPosterFacts(library);
  const places = new Map<string, WallPlace>();
  for (const [sheet, slugs] of wallSheets(library))
    for (const slug of slugs) {
      const facts = all.get(slug);
      if (!facts) continue;
      places.set(slug, { sheet, films: slugs.length, type: posterLook(facts).inks.type });
    }
  return places;
}
