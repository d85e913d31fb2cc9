import type { Withheld } from '../schema/withheld';
import { outSince, showsAll } from './is-out';
import { type WithheldParts as Parts, unlink, withheldAddresses } from './withheld';

const timeZoneOf = ({ site }: Parts) => site?.timeZone ?? 'Europe/Zurich';

/**
 * The content as published at a moment (ms since 1970; `Infinity`: all scheduled content). Unpublished records are
 * removed from all lists and links, so that no other code has to check. A collection is published with the first of its
 * films.
 */
export function asOut<Read extends Parts>(read: Read, now: number): Read {
  if (showsAll()) return read;
  const timeZone = timeZoneOf(read);
  const gone = withheldAddresses(read, now);
  const isGone = (address: string) => gone.has(address);
  const out = <T extends Withheld>(records: ReadonlyMap<string, T>) => {
    const kept = keep(records, (record) => {
      const since = outSince(record, timeZone);
      return since <= now && since < Infinity;
    });
    return gone.size > 0 ? map(kept, (record) => unlink(record, isGone)) : kept;
  };
  const films = out(read.films);
  const isOut = (slug: string) => films.has(slug);
  const coming = comingMoments(read, now);
  const collections = map(out(read.collections), (collection) => ({
    ...collection,
    films: collection.films.filter(({ film }) => isOut(film)),
  }));
  return {
    ...read,
    ...(read.site && { site: unlink(read.site, isGone) }),
    films,
    collections: keep(collections, (collection) => collection.films.length > 0),
    articles: map(out(read.articles), (article) => naming(article, isOut)),
    news: map(out(read.news), (news) => naming(news, isOut)),
    pages: out(read.pages),
    programme: keep(read.programme, ({ film }) => isOut(film)),
    screenings: keep(read.screenings, (_, film) => isOut(film)),
    ...(coming.length > 0 && { coming }),
  };
}

/** The moments after `now` at which content is published, ascending. */
export function comingMoments(read: Parts, now: number): number[] {
  if (showsAll()) return [];
  const { films, collections, articles, news, pages } = read;
  const timeZone = timeZoneOf(read);
  const records: Withheld[] = [films, collections, articles, news, pages].flatMap((part) => [
    ...part.values(),
  ]);
  const moments = records.map((record) => outSince(record, timeZone));
  const coming = moments.filter((at) => at > now && at < Infinity);
  return [...new Set(coming)].sort((a, b) => a - b);
}

function naming<T extends { films: string[] }>(record: T, isOut: (slug: string) => boolean): T {
  return { ...record, films: record.films.filter(isOut) };
}

function keep<T>(records: ReadonlyMap<string, T>, isKept: (record: T, slug: string) => boolean) {
  return new Map([...records].filter(([slug, record]) => isKept(record, slug)));
}

function map<T>(records: ReadonlyMap<string, T>, change: (record: T) => T) {
  return new Map([...records].map(([slug, record]) => [slug, change(record)]));
}
