import { type RawScreening, venuesSchema } from '@/lib/content/schema/screening';
import { getLibrary } from '@/lib/content/store/library';
import type { Issue } from '@/lib/content/validate/issue';
import {
  createFilmLookup,
  createVenueLookup,
} from '@/lib/content/validate/screenings/film-and-venue-lookup';
import type { resolveScreenings } from '@/lib/content/validate/screenings/resolve-screenings';
import type { Database } from '@/lib/shop/database/open-database';
import { parseSource, SourceError } from '../entries/edit-source';
import { readEntryFiles } from '../lists/entry-files';
import { readNewFilms } from '../lists/new-films';
import { readContentText } from '../versions/read-content-text';

type Context = Parameters<typeof resolveScreenings>[1];

export type KnownNames = Context & {
  /** Films that are drafts alone, with the ids of their drafts by slug. */
  drafts: ReadonlyMap<string, string>;
  /** Running times in minutes. */
  runtimes: ReadonlyMap<string, number>;
};

type Films = Map<string, Context['films'] extends ReadonlyMap<string, infer Film> ? Film : never>;

/**
 * What screenings may name: the films, also those that are not published yet or drafts alone, and the cinemas of
 * `venues.yaml`.
 */
export async function readKnownNames(contentFolder: string, db?: Database): Promise<KnownNames> {
  const library = getLibrary();
  const drafts = db ? await readNewFilms(db, contentFolder) : [];
  const files = [...(await readEntryFiles('film', contentFolder)), ...drafts];
  const films: Films = new Map(library.films);
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
  const runtimes = [...library.films].flatMap(([slug, { runtime }]) =>
    runtime === undefined ? [] : [[slug, runtime] as const],
  );
  return {
    ...{ films, slugs: [...films.keys()], venues: readVenues(contentFolder) },
    timeZone: library.site.timeZone,
    drafts: new Map(drafts.map(({ slug, draftId }) => [slug, draftId])),
    runtimes: new Map(runtimes),
  };
}

/**
 * Finds the issues of the film and the cinema that a screening names. The validator finds them only of screenings that
 * are right otherwise.
 */
export function createNameCheck({ films, slugs, venues }: Context) {
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
