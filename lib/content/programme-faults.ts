import { addDays } from '@/lib/days/add-days';
import { dayOf } from '@/lib/days/day-of';
import { startOfDay } from '@/lib/days/start-of-day';
import type { Fault } from './fault';
import type { RawFilm } from './schema/film';
import type { RawShowing } from './schema/programme';
import type { RawSite } from './schema/site';

type Read = {
  films: ReadonlyMap<string, Pick<Partial<RawFilm>, 'vod' | 'media' | 'stills'>>;
  /** The days of each month's file, by its name. */
  months: ReadonlyMap<string, Record<string, RawShowing>>;
  site?: Pick<Partial<RawSite>, 'timeZone'>;
};

/**
 * A fault for each day of the programme that is none of its month, or whose film cannot be played here on that
 * day. Days that are over are left alone: their films may have gone since. `now` is in ms since 1970.
 */
export function findProgrammeFaults(
  { films, months, site }: Read,
  house: string,
  now = Date.now(),
): Fault[] {
  const timeZone = site?.timeZone ?? 'Europe/Zurich';
  const today = dayOf(now, timeZone);
  return [...months].flatMap(([month, days]) => {
    const path = `${house}/programme/${month}.yaml`;
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
      return [{ path, field: 'the name', expected: 'a month and .yaml, such as 2026-12.yaml' }];
    return Object.entries(days).flatMap(([day, showing]) => {
      const place = (field: string, expected: string) => [{ path, field, expected }];
      if (!isDayOf(month, day)) return place(day, `a day of this month, such as ${month}-01`);
      const film = films.get(showing.film);
      // A film that is not there is said by what looks for names; one with faults has its own.
      if (!film || day < today) return [];
      const refusal = refuse(film, showing, [day, addDays(day, 1)].map(startIn(timeZone)));
      return refusal ? place(`${day}.${refusal.field}`, refusal.expected) : [];
    });
  });
}

const startIn = (timeZone: string) => (day: string) => startOfDay(day, timeZone);

/** The last of February is a day in some years only. */
function isDayOf(month: string, day: string): boolean {
  return (
    day.startsWith(`${month}-`) &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(Date.parse(day)) &&
    addDays(day, 0) === day
  );
}

type Judged = Pick<Partial<RawFilm>, 'vod' | 'media' | 'stills'>;

function refuse(
  { vod, media, stills }: Judged,
  { film, still }: RawShowing,
  [start = 0, end = 0]: number[],
): { field: string; expected: string } | undefined {
  // A film whose media have a fault of their own.
  if (!media) return undefined;
  if (media.film?.sources[0]?.provider !== 'html5') {
    const expected = `a film that plays from this house’s own files (media.film); ${film} has none`;
    return { field: 'film', expected };
  }
  const { from, until } = vod ?? {};
  const isOffered =
    vod && (!from || Date.parse(from) < end) && (!until || Date.parse(until) > start);
  if (!isOffered) {
    const when = [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' ');
    const offer = vod ? `is offered ${when}` : 'has no vod';
    return {
      field: 'film',
      expected: `a film that can be watched here on that day; ${film} ${offer}`,
    };
  }
  const most = stills?.length ?? 0;
  if (still !== undefined && still > most)
    return { field: 'still', expected: `at most ${most}, the number of stills of ${film}` };
  return undefined;
}
