import type { Movie } from 'schema-dts';
import { captionLanguages } from '@/lib/catalog/films/access';
import { type Film, listRatings } from '@/lib/catalog/films/film';
import { countryName } from '@/lib/i18n/country-name';
import type { Locale } from '@/lib/i18n/locales';
import { filmRecords } from '@/lib/security/links';
import { filmImageUrl, filmUrl } from './film-urls';
import { getPageVideo, listTrailerVideos, type PageVideo, type VideoName } from './page-video';
import { isoDuration, videoObject } from './video-object';

const person = ({ name }: { name: string }) => ({ '@type': 'Person' as const, name });

/** The `@id` with which other structured data refer to the film. */
export const movieId = (slug: string, locale: Locale) => `${filmUrl(slug, locale)}#movie`;

/** A film as a schema.org Movie, with the facts that its page shows. */
export function toMovie(film: Film, locale: Locale, now: Date, name: VideoName): Movie {
  const { slug, title, originalTitle, directors, cast, year, runtime, genres, countries } = film;
  const page = filmUrl(slug, locale);
  const spoken = film.languages.filter((code) => code !== 'zxx');
  const subtitleLanguages = [
    ...new Set([...captionLanguages(film), ...film.versions.flatMap(({ subtitles }) => subtitles)]),
  ];
  const records = sameAs(film);
  const ratings = listRatings(film).map(({ body, rating }) => `${body} ${rating}`);
  const names = [originalTitle, ...film.otherTitles].map(({ text }) => text);
  const otherNames = [...new Set(names)].filter((name) => name !== title.text);
  const video = getPageVideo(film, locale, now);
  return {
    '@type': 'Movie',
    ...{ '@id': movieId(slug, locale), url: page, name: title.text },
    ...(otherNames.length > 0 && { alternateName: otherNames }),
    image: filmImageUrl(film, locale),
    ...(directors.length > 0 && { director: directors.map(person) }),
    ...(cast.length > 0 && { actor: cast.map(person) }),
    dateCreated: String(year),
    ...(runtime && { duration: isoDuration(runtime * 60) }),
    ...(genres.length > 0 && { genre: genres.map(({ name }) => name) }),
    ...(countries.length > 0 && {
      countryOfOrigin: countries.map((code) => ({
        '@type': 'Country' as const,
        name: countryName(code, locale),
      })),
    }),
    ...(spoken.length > 0 && { inLanguage: spoken }),
    ...(subtitleLanguages.length > 0 && { subtitleLanguage: subtitleLanguages }),
    ...(ratings.length > 0 && { contentRating: ratings }),
    ...(film.recommendedAge && { typicalAgeRange: `${film.recommendedAge}-` }),
    ...(film.ids.isan && { identifier: `ISAN ${film.ids.isan}` }),
    ...(records.length > 0 && { sameAs: records }),
    ...trailersOf(film, locale, { video, name }),
  };
}

/** The films of a programme of shorts, and the programmes that a film is part of. */
export function programmeLinks(
  { films, programmes }: { films: readonly Film[]; programmes: readonly Film[] },
  locale: Locale,
): Pick<Extract<Movie, { '@type': 'Movie' }>, 'hasPart' | 'isPartOf'> {
  // No `Movie`: search engines want an image of each, and the page shows only the names.
  const named = ({ slug, title }: Film) => ({
    '@type': 'CreativeWork' as const,
    ...{ '@id': movieId(slug, locale), url: filmUrl(slug, locale), name: title.text },
  });
  return {
    ...(films.length > 0 && { hasPart: films.map(named) }),
    ...(programmes.length > 0 && { isPartOf: programmes.map(named) }),
  };
}

/** The trailers of the page, the one at its top (`video`) first; clips and making-ofs are other videos. */
function trailersOf(
  film: Film,
  locale: Locale,
  { video, name }: { video: PageVideo | undefined; name: VideoName },
) {
  const page = filmUrl(film.slug, locale);
  const isTop = video?.kind === 'trailer';
  const top = isTop ? film.media.trailer : undefined;
  const others = listTrailerVideos(film, locale, { top, name });
  const objects = (isTrailer: boolean) =>
    others
      .filter((other) => other.isTrailer === isTrailer)
      .map((other) => videoObject(other.video, page, locale));
  const trailers = [...(isTop ? [videoObject(video, page, locale)] : []), ...objects(true)];
  const clips = objects(false);
  return {
    ...(trailers.length > 0 && { trailer: trailers }),
    ...(clips.length > 0 && { video: clips }),
  };
}

/** URLs of the film's website and its records, as linked on the page. */
function sameAs({ ids, website }: Pick<Film, 'ids' | 'website'>): string[] {
  return [
    ...(website ? [website] : []),
    ...(ids.wikidata ? [filmRecords.wikidata(ids.wikidata)] : []),
    ...(ids.imdb ? [filmRecords.imdb(ids.imdb)] : []),
  ];
}
