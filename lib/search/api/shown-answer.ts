import { drawnPosterPath } from '@/lib/posters/poster-path';
import type { FilmSummary, FilmsAnswer } from './films-answer';

/** A film for the catalogue page; optional fields depend on the view. */
export type ShownFilm = Pick<
  FilmSummary,
  'slug' | 'title' | 'year' | 'runtime' | 'recommendedAge' | 'directors' | 'made' | 'hit'
> &
  Partial<Pick<FilmSummary, 'poster' | 'originalTitle' | 'countries' | 'watchable' | 'way'>>;

/** A response for the catalogue page. */
export type ShownAnswer = Omit<FilmsAnswer, 'films' | 'waysOut' | 'locale' | 'path'> & {
  films: ShownFilm[];
  waysOut?: Omit<NonNullable<FilmsAnswer['waysOut']>, 'films'> & { films: ShownFilm[] };
};

/**
 * Reduces a response to what the catalogue page shows, because it is also serialised for client components.
 *
 * @param isTable whether films are table rows
 */
export function toShownAnswer(
  { films, waysOut, locale: _locale, path: _path, ...answer }: FilmsAnswer,
  isTable: boolean,
): ShownAnswer {
  return dropUndefined({
    ...answer,
    films: films.map((film) => toShown(film, isTable)),
    ...(waysOut && {
      waysOut: {
        ...waysOut,
        films: waysOut.films.map((film) => toShown(film, false)),
      },
    }),
  });
}

function toShown(film: FilmSummary, isTable: boolean): ShownFilm {
  const { slug, title, year, runtime, directors, poster, made, hit } = film;
  const { recommendedAge, originalTitle, countries, watchable, way } = film;
  return dropUndefined({
    ...{ slug, title, year, runtime, recommendedAge, directors, made, hit },
    // The path of a drawn poster follows from the slug.
    ...(poster !== drawnPosterPath(slug) && { poster }),
    // Without `way`, the film is only a catalogue entry.
    ...(way.kind !== 'catalogue' && !isTable && { way }),
    ...(isTable && { originalTitle, countries, watchable }),
  });
}

/** Removes undefined values, which React would serialise. */
function dropUndefined<T extends object>(given: T): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
}
