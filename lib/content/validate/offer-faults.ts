import { addDays } from '@/lib/primitives/time/add-days';
import { dayOf } from '@/lib/primitives/time/day-of';
import { startOfDay } from '@/lib/primitives/time/start-of-day';
import type { RawFilm } from '../schema/film';
import type { RawShowing } from '../schema/programme';
import type { RawSite } from '../schema/site';
import type { Fault } from './fault';
import type { Said, Sentence } from './faults/sentence';

type Offered = Pick<Partial<RawFilm>, 'vod' | 'media' | 'stills' | 'embed'>;

/** Where a film or the settings have a fault of their own, what cannot be judged is left out. */
type Read = {
  films: ReadonlyMap<string, Offered>;
  /** The days of each month's file, by its name. */
  months: ReadonlyMap<string, Record<string, RawShowing>>;
  site?: Pick<Partial<RawSite>, 'timeZone' | 'switchedOff' | 'ads'>;
};

/**
 * A fault for each day of the programme that is none of its month, or whose film cannot be played here on that
 * day. Days that are over are left alone: their films may have gone since; so is a house without video on demand,
 * which plays none. `now` is in ms since 1970.
 */
export function findProgrammeFaults(
  { films, months, site }: Read,
  house: string,
  now = Date.now(),
): Fault[] {
  const timeZone = site?.timeZone ?? 'Europe/Zurich';
  const playsNone = site?.switchedOff?.includes('vod');
  const today = dayOf(now, timeZone);
  return [...months].flatMap(([month, days]) => {
    const path = `${house}/programme/${month}.yaml`;
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
      return [{ path, field: 'the name', expected: 'a month and .yaml, such as 2026-12.yaml' }];
    return Object.entries(days).flatMap(([day, showing]) => {
      const place = (field: string, expected: Sentence) => [{ path, field, expected }];
      if (!isDayOf(month, day)) {
        const expected = said('a day of this month, such as {day}', { day: `${month}-01` });
        return [{ path, field: day, isName: true, expected }];
      }
      const film = films.get(showing.film);
      // A film that is not there is said by what looks for names; one with faults has its own.
      if (!film || day < today || playsNone) return [];
      const refusal = refuse(film, showing, [day, addDays(day, 1)].map(startIn(timeZone)));
      return refusal ? place(`${day}.${refusal.field}`, refusal.expected) : [];
    });
  });
}

const said = (text: string, values: Said['values']): Said => ({ text, values });

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

function refuse(
  { vod, media, stills }: Offered,
  { film, still }: RawShowing,
  [start = 0, end = 0]: number[],
): { field: string; expected: Sentence } | undefined {
  // A film whose media have a fault of their own.
  if (!media) return undefined;
  if (media.film?.sources[0]?.provider !== 'html5') {
    const text = 'a film that plays from this house’s own files (media.film); {film} has none';
    return { field: 'film', expected: said(text, { film }) };
  }
  const { from, until } = vod ?? {};
  const isOffered =
    vod && (!from || Date.parse(from) < end) && (!until || Date.parse(until) > start);
  if (!isOffered) {
    const text = 'a film that can be watched here on that day; {film} {offer}';
    return { field: 'film', expected: said(text, { film, offer: offerOf(vod) }) };
  }
  const most = stills?.length ?? 0;
  if (still !== undefined && still > most)
    return {
      field: 'still',
      expected: said('at most {most}, the number of stills of {film}', { most, film }),
    };
  return undefined;
}

/** When a film is offered that is not offered always. */
function offerOf(vod: Offered['vod']): Said {
  if (!vod) return said('has no vod', {});
  const { from = '', until = '' } = vod;
  if (!until) return said('is offered from {from}', { from });
  if (!from) return said('is offered until {until}', { until });
  return said('is offered from {from} until {until}', { from, until });
}

/**
 * A fault for each film that is offered with nothing to watch, or with advertisements the house has none of, or that
 * others may show while the house has nothing of it to be shown.
 */
export function findEmptyOffers({ films, site }: Omit<Read, 'months'>, house: string): Fault[] {
  return [...films].flatMap(([slug, { vod, media, embed }]) => {
    const path = `${house}/films/${slug}.yaml`;
    const faults: Fault[] = [];
    if (vod && media && !media.film && !media.audio)
      faults.push({
        path,
        field: 'vod',
        expected: 'media.film or media.audio beside it, to watch',
      });
    if (vod?.ads && site && !site.ads) {
      const expected = {
        text: 'false, or ads in {file} that say where they come from',
        values: { file: `${house}/site.yaml` },
      };
      faults.push({ path, field: 'vod.ads', expected });
    }
    if (embed && media && !Object.values(media).some(isOwn))
      faults.push({
        path,
        field: 'embed',
        expected: 'a film, a trailer or a sound in a file beside it, to be shown elsewhere',
      });
    return faults;
  });
}

/** What lies with a provider is embedded from there. */
const isOwn = (media: RawFilm['media']['film']) => media?.sources[0]?.provider === 'html5';
