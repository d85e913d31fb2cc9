import type { Library } from '@/lib/content/raw-library';
import type { RawFilm } from '@/lib/content/schema/film';
import { subtitlesOf } from '@/lib/films/catalogue/subtitle-choices';
import { isShort } from '@/lib/films/is-short';
import { isSilent } from '@/lib/films/is-silent';
import { isWatchable } from '@/lib/films/offer';
import { toFilm } from '@/lib/films/to-film';

type Asked = { slug: string; raw: RawFilm; library: Library; now: Date };
type Judge = (film: Asked, value: string) => boolean;

/** What may be expected of a film: `name`, or `name=value` with `|` between alternatives. */
const judges: Record<string, Judge> = {
  year: ({ raw }, value) => raw.year === Number(value),
  country: ({ raw }, value) => raw.countries.includes(value),
  genre: ({ raw }, value) => raw.genres.includes(value),
  language: ({ raw }, value) => raw.languages.includes(value),
  director: ({ raw }, value) => raw.directors.includes(value),
  person: ({ raw: { directors, cast, crew } }, value) =>
    [...directors, ...[...cast, ...crew].map(({ name }) => name)].includes(value),
  silent: ({ raw }) => isSilent(raw),
  short: ({ raw }) => isShort(raw),
  offered: (asked) => isWatchable(filmOf(asked), asked.now),
  subtitles: (asked, value) => subtitlesOf(filmOf(asked)).includes(value),
};

/** The slugs of the films that an expectation means: slugs with `|` between, or conditions with `&` between. */
export function expectedFilms(expected: string, library: Library, now: Date): Set<string> {
  const slugs = expected.split('|').filter((slug) => library.films.has(slug));
  if (slugs.length > 0) return new Set(slugs);
  const conditions = expected.split('&');
  const meant = [...library.films].filter(([slug, raw]) =>
    conditions.every((condition) => holds(condition, { slug, raw, library, now })),
  );
  return new Set(meant.map(([slug]) => slug));
}

function holds(condition: string, asked: Asked): boolean {
  const [, name = '', sign = '', values = ''] = /^([a-z]+)([=<>]?)(.*)$/.exec(condition) ?? [];
  if (sign === '<' || sign === '>') {
    const fact = (name === 'year' ? asked.raw.year : asked.raw.runtime) ?? NaN;
    return sign === '<' ? fact < Number(values) : fact > Number(values);
  }
  const judge = judges[name];
  if (!judge) throw new Error(`“${condition}” cannot be judged`);
  return values.split('|').some((value) => judge(asked, value));
}

function filmOf({ slug, raw, library }: Asked) {
  return toFilm(slug, raw, 'fr', library);
}
