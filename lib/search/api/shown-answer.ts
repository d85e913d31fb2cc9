import { drawnPosterPath } from '@/lib/posters/poster-path';
import type { FilmSummary, FilmsAnswer } from './films-answer';

/** A film as the catalogue shows it; what only its table says may be absent. */
export type ShownFilm = Pick<
  FilmSummary,
  'slug' | 'title' | 'year' | 'runtime' | 'directors' | 'made' | 'hit'
> &
  Partial<Pick<FilmSummary, 'poster' | 'originalTitle' | 'countries' | 'watchable' | 'way'>>;

/** An answer as the catalogue shows it. */
export type ShownAnswer = Omit<FilmsAnswer, 'films' | 'waysOut' | 'locale' | 'path'> & {
  films: ShownFilm[];
  waysOut?: Omit<NonNullable<FilmsAnswer['waysOut']>, 'films'> & { films: ShownFilm[] };
};

/**
 * What the catalogue's page is drawn from, and carries along for its scripts: without what it does not show.
 * @param isTable whether its films are rows
 */
export function toShownAnswer(
  { films, waysOut, locale: _locale, path: _path, ...answer }: FilmsAnswer,
  isTable: boolean,
): ShownAnswer {
  return withoutGaps({
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
  const { originalTitle, countries, watchable, way } = film;
  return withoutGaps({
    ...{ slug, title, year, runtime, directors, made, hit },
    // A drawn poster goes by the film's name.
    ...(poster !== drawnPosterPath(slug) && { poster }),
    // What is not said is: in the catalogue only.
    ...(way.kind !== 'catalogue' && !isTable && { way }),
    ...(isTable && { originalTitle, countries, watchable }),
  });
}

/** In a payload what is `undefined` is written out. */
function withoutGaps<T extends object>(given: T): T {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as T;
}
