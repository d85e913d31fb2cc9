import { momentsOf, readStart } from '@/lib/primitives/time/read-start';
import { formatMomentIn } from '@/lib/primitives/time/time-zones';
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

/** The moments of a film's offer, by their fields. */
type Offer = { vod?: { from?: string | undefined; until?: string | undefined } | undefined };
const ends = ['from', 'until'] as const;

/**
 * A film whose offer has its moments with their offset (`2026-12-12T20:00:00+01:00`). Those that the clocks skip or repeat
 * stay as they are; `findPublicationIssues` reports them.
 */
export function resolveOffer<Film extends Offer>(film: Film, timeZone: string): Film {
  const { vod } = film;
  if (typeof vod !== 'object' || !ends.some((end) => isLocal(vod[end]))) return film;
  const resolved = ends.flatMap((end) => {
    const text = vod[end];
    const moment = text !== undefined && isLocal(text) ? resolveMoment(text, timeZone) : undefined;
    if (!moment || !('at' in moment)) return [];
    // With seconds, as `Date.parse` and the editor write it.
    return [[end, formatMomentIn(moment.at, timeZone).replace(/(?=[+-]\d\d:\d\d$)/, ':00')]];
  });
  return { ...film, vod: { ...vod, ...Object.fromEntries(resolved) } };
}

/** Whether a moment is written without an offset. */
const isLocal = (text: string | undefined) =>
  text !== undefined && !/T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text);

/** The moment of an end of an offer; `undefined` if it is open, or not clear. */
function momentOf(text: string | undefined, timeZone: string): number | undefined {
  if (text === undefined || !isLocal(text))
    return text === undefined ? undefined : Date.parse(text);
  const moment = resolveMoment(text, timeZone);
  return 'at' in moment ? moment.at : undefined;
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
type Records = ReadonlyMap<string, Publishable & Offer>;

/**
 * An issue for each `publishedFrom`, and each end of an offer, that the local clocks skip or repeat, and for each offer that
 * ends before it begins.
 */
export function findPublicationIssues(content: Content, contentFolder: string): Issue[] {
  const { films, collections, articles, news, pages, site } = content;
  const timeZone = site?.timeZone ?? 'Europe/Zurich';
  const folders = { films, collections, shop: articles, news, pages };
  return Object.entries(folders).flatMap(([folder, records]) =>
    [...records].flatMap(([slug, { publishedFrom = '', vod }]) => {
      const starts = { publishedFrom, 'vod.from': vod?.from ?? '', 'vod.until': vod?.until ?? '' };
      const path = `${contentFolder}/${folder}/${slug}.yaml`;
      const unclear = Object.entries(starts).flatMap(([field, text]) => {
        const resolved = text.length > 10 && isLocal(text) && resolveMoment(text, timeZone);
        return !resolved || 'at' in resolved ? [] : [{ path, field, expected: resolved.expected }];
      });
      const [from = Number.NaN, until = Number.NaN] = ends.map((end) =>
        momentOf(vod?.[end], timeZone),
      );
      const expected = 'a moment after from, or nobody can ever watch it';
      return from >= until ? [...unclear, { path, field: 'vod.until', expected }] : unclear;
    }),
  );
}
