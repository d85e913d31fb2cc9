import { type RawScreening, venuesSchema } from '@/lib/content/schema/screening';
import { getLibrary } from '@/lib/content/store/library';
import type { Issue } from '@/lib/content/validate/issue';
import {
  createFilmLookup,
  createVenueLookup,
} from '@/lib/content/validate/screenings/film-and-venue-lookup';
import type { resolveScreenings } from '@/lib/content/validate/screenings/resolve-screenings';
import { parseSource, SourceError } from '../entries/edit-source';
import { readEntryFiles } from '../lists/entry-files';
import { readContentText } from '../versions/read-content-text';

export type KnownNames = Parameters<typeof resolveScreenings>[1];

/** All titles of the films, in every language. */
export const titlesOf = ({ films }: KnownNames): { code: string; name: string }[] =>
  [...films].flatMap(([code, { title }]) => {
    if (!title) return [];
    const { original, also, ...own } = title;
    const texts = [original.text, ...Object.values(own), ...also.map(({ text }) => text)];
    return texts.flatMap((name) => (name ? [{ code, name }] : []));
  });

/** What screenings may name: the films, also those that are not published yet, and the cinemas of `venues.yaml`. */
export async function readKnownNames(contentFolder: string): Promise<KnownNames> {
  const library = getLibrary();
  const files = await readEntryFiles('film', contentFolder);
  const films: Map<
    string,
    KnownNames['films'] extends ReadonlyMap<string, infer Film> ? Film : never
  > = new Map(library.films);
  for (const { slug, titles } of files) {
    if (films.has(slug)) continue;
    const [text = slug, ...also] = Object.values(titles);
    films.set(slug, {
      title: {
        original: { text, lang: 'und' },
        also: also.map((title) => ({ text: title, lang: 'und' })),
      },
    });
  }
  const venues = readVenues(contentFolder);
  return { films, slugs: [...films.keys()], venues, timeZone: library.site.timeZone };
}

/**
 * Finds the issues of the film and the cinema that a screening names. The validator finds them only of screenings that
 * are right otherwise.
 */
export function createNameCheck({ films, slugs, venues }: KnownNames) {
  const findFilm = createFilmLookup(films, slugs, 'films');
  const findVenue = venues && createVenueLookup(venues, 'venues.yaml');
  return (
    { film, venue, town }: Pick<Partial<RawScreening>, 'film' | 'venue' | 'town'>,
    path: string,
  ): Issue[] => {
    const found = { film: film && findFilm(film), venue: venue && findVenue?.(venue, town) };
    return Object.entries(found).flatMap(([field, one]) =>
      one && 'expected' in one ? [{ path, field, ...one }] : [],
    );
  };
}

/** The cinemas; `undefined` if the file is not valid, so that screenings can be edited until it is mended. */
function readVenues(contentFolder: string): KnownNames['venues'] {
  const text = readContentText(contentFolder, 'venues.yaml') ?? '';
  try {
    return venuesSchema.safeParse(parseSource(text, venuesSchema)).data;
  } catch (error) {
    if (error instanceof SourceError) return undefined;
    throw error;
  }
}
