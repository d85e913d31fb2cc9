import type { Publishable } from '../schema/publication';
import {
  findUnpublishedAddresses,
  type PublishableContent as Parts,
  publishedSince,
  showsUnpublished,
  unlink,
} from './publication';

const timeZoneOf = ({ site }: Parts) => site?.timeZone ?? 'Europe/Zurich';

/**
 * The content as published at a moment (ms since 1970; `Infinity`: all scheduled content).
 * Unpublished records are removed from all lists and links, so that no other code has to check. A
 * collection also stays hidden until the first of its films is published.
 */
export function publishedContent<Content extends Parts>(content: Content, now: number): Content {
  if (showsUnpublished()) return content;
  const timeZone = timeZoneOf(content);
  const unpublishedAddresses = findUnpublishedAddresses(content, now);
  const isUnpublished = (address: string) => unpublishedAddresses.has(address);
  const published = <T extends Publishable>(records: ReadonlyMap<string, T>) => {
    const filtered = filterMap(records, (record) => {
      const since = publishedSince(record, timeZone);
      return since <= now && since < Infinity;
    });
    return unpublishedAddresses.size > 0
      ? map(filtered, (record) => unlink(record, isUnpublished))
      : filtered;
  };
  const publishedFilms = published(content.films);
  const isPublishedFilm = (slug: string) => publishedFilms.has(slug);
  const films = map(publishedFilms, (film) =>
    film.films.every(isPublishedFilm) ? film : withPublishedFilms(film, isPublishedFilm),
  );
  const upcoming = publicationMoments(content, now);
  const collections = map(published(content.collections), (collection) => ({
    ...collection,
    films: collection.films.filter(({ film }) => isPublishedFilm(film)),
  }));
  return {
    ...content,
    ...(content.site && {
      site: withPublishedPremiere(unlink(content.site, isUnpublished), isPublishedFilm),
    }),
    ...(content.people && { people: unlink(content.people, isUnpublished) }),
    films,
    collections: filterMap(collections, (collection) => collection.films.length > 0),
    articles: map(published(content.articles), (article) =>
      withPublishedFilms(article, isPublishedFilm),
    ),
    news: map(published(content.news), (news) => withPublishedFilms(news, isPublishedFilm)),
    pages: published(content.pages),
    programme: filterMap(content.programme, ({ film }) => isPublishedFilm(film)),
    screenings: filterMap(content.screenings, (_, film) => isPublishedFilm(film)),
    ...(upcoming.length > 0 && { coming: upcoming }),
  };
}

/** No file of a build names a film that is not published. */
function withPublishedPremiere(
  { premiere, ...site }: NonNullable<Parts['site']>,
  isPublished: (slug: string) => boolean,
) {
  return { ...site, ...(premiere && isPublished(premiere.film) && { premiere }) };
}

/** The moments after `now` at which content is published, ascending. */
export function publicationMoments(content: Parts, now: number): number[] {
  if (showsUnpublished()) return [];
  const { films, collections, articles, news, pages } = content;
  const timeZone = timeZoneOf(content);
  const records: Publishable[] = [films, collections, articles, news, pages].flatMap((part) => [
    ...part.values(),
  ]);
  const moments = records.map((record) => publishedSince(record, timeZone));
  const upcoming = moments.filter((at) => at > now && at < Infinity);
  return [...new Set(upcoming)].sort((a, b) => a - b);
}

function withPublishedFilms<T extends { films: string[] }>(
  record: T,
  isPublishedFilm: (slug: string) => boolean,
): T {
  return { ...record, films: record.films.filter(isPublishedFilm) };
}

function filterMap<T>(
  records: ReadonlyMap<string, T>,
  isIncluded: (record: T, slug: string) => boolean,
) {
  return new Map([...records].filter(([slug, record]) => isIncluded(record, slug)));
}

function map<T>(records: ReadonlyMap<string, T>, change: (record: T) => T) {
  return new Map([...records].map(([slug, record]) => [slug, change(record)]));
}
