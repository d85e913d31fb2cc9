import type { Publishable } from '../schema/publication';
import {
  findUnpublishedAddresses,
  type PublishableContent as Parts,
  publishedSince,
  showsUnpublished,
  unlink,
} from './unpublished-content';

const timeZoneOf = ({ site }: Parts) => site?.timeZone ?? 'Europe/Zurich';

/**
 * The content as published at a moment (ms since 1970; `Infinity`: all scheduled content). Unpublished records are
 * removed from all lists and links, so that no other code has to check. A collection is published with the first of its
 * films.
 */
export function publishedContent<Read extends Parts>(read: Read, now: number): Read {
  if (showsUnpublished()) return read;
  const timeZone = timeZoneOf(read);
  const unpublishedAddresses = findUnpublishedAddresses(read, now);
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
  const films = published(read.films);
  const isPublishedFilm = (slug: string) => films.has(slug);
  const coming = publicationMoments(read, now);
  const collections = map(published(read.collections), (collection) => ({
    ...collection,
    films: collection.films.filter(({ film }) => isPublishedFilm(film)),
  }));
  return {
    ...read,
    ...(read.site && { site: unlink(read.site, isUnpublished) }),
    ...(read.people && { people: unlink(read.people, isUnpublished) }),
    films,
    collections: filterMap(collections, (collection) => collection.films.length > 0),
    articles: map(published(read.articles), (article) =>
      withPublishedFilms(article, isPublishedFilm),
    ),
    news: map(published(read.news), (news) => withPublishedFilms(news, isPublishedFilm)),
    pages: published(read.pages),
    programme: filterMap(read.programme, ({ film }) => isPublishedFilm(film)),
    screenings: filterMap(read.screenings, (_, film) => isPublishedFilm(film)),
    ...(coming.length > 0 && { coming }),
  };
}

/** The moments after `now` at which content is published, ascending. */
export function publicationMoments(read: Parts, now: number): number[] {
  if (showsUnpublished()) return [];
  const { films, collections, articles, news, pages } = read;
  const timeZone = timeZoneOf(read);
  const records: Publishable[] = [films, collections, articles, news, pages].flatMap((part) => [
    ...part.values(),
  ]);
  const moments = records.map((record) => publishedSince(record, timeZone));
  const coming = moments.filter((at) => at > now && at < Infinity);
  return [...new Set(coming)].sort((a, b) => a - b);
}

function withPublishedFilms<T extends { films: string[] }>(
  record: T,
  isPublishedFilm: (slug: string) => boolean,
): T {
  return { ...record, films: record.films.filter(isPublishedFilm) };
}

function filterMap<T>(
  records: ReadonlyMap<string, T>,
  isKept: (record: T, slug: string) => boolean,
) {
  return new Map([...records].filter(([slug, record]) => isKept(record, slug)));
}

function map<T>(records: ReadonlyMap<string, T>, change: (record: T) => T) {
  return new Map([...records].map(([slug, record]) => [slug, change(record)]));
}
