import { momentsOf, readStart } from '@/lib/primitives/time/read-start';
import type { Publishable } from '../schema/publication';
import type { RawSite } from '../schema/site';
import type { Issue } from './issue';
import type { Sentence } from './issues/editor-message';

/** A moment (ms since 1970), or what was expected instead. */
type Moment = { at: number } | { expected: Sentence };

/** The moment of a written start in a time zone (IANA). */
export function resolveMoment(startText: string, timeZone: string): Moment {
  const start = readStart(startText);
  if (!start) return { expected: 'a day and a time, such as 2026-12-04 20:30' };
  const { day, time } = start;
  const [at, repeated] = momentsOf(start, timeZone);
  if (at === undefined) {
    const text = 'a time that clocks show; on {day} this hour is left out';
    return { expected: { text, values: { day } } };
  }
  if (repeated === undefined) return { at };
  const [first, second] = [at, repeated].map((moment) => withOffset(moment, day, time));
  const text = 'a time with its offset, {first} or {second}: clocks show this one twice';
  return { expected: { text, values: { first: first ?? '', second: second ?? '' } } };
}

/** `2026-10-25 02:30+02:00` */
function withOffset(at: number, day: string, time: string): string {
  const minutes = (Date.parse(`${day}T${time}:00Z`) - at) / 60_000;
  const size = Math.abs(minutes);
  const padTwo = (value: number) => String(value).padStart(2, '0');
  return `${day} ${time}${minutes < 0 ? '-' : '+'}${padTwo(Math.floor(size / 60))}:${padTwo(size % 60)}`;
}

/** Records that can be withheld, by folder. */
type Content = Record<'films' | 'collections' | 'articles' | 'news' | 'pages', Records> & {
  site?: Pick<Partial<RawSite>, 'timeZone'> | undefined;
};
type Records = ReadonlyMap<string, Publishable>;

/** An issue for each `publishedFrom` that the local clocks skip or repeat. */
export function findPublicationIssues(content: Content, contentFolder: string): Issue[] {
  const { films, collections, articles, news, pages, site } = content;
  const timeZone = site?.timeZone ?? 'Europe/Zurich';
  const folders = { films, collections, shop: articles, news, pages };
  return Object.entries(folders).flatMap(([folder, records]) =>
    [...records].flatMap(([slug, { publishedFrom = '' }]) => {
      const resolved =
        publishedFrom.length > 10 ? resolveMoment(publishedFrom, timeZone) : undefined;
      if (!resolved || 'at' in resolved) return [];
      const path = `${contentFolder}/${folder}/${slug}.yaml`;
      return [{ path, field: 'publishedFrom', expected: resolved.expected }];
    }),
  );
}
