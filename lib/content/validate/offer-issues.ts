import { hasAds } from '@/lib/ads/has-ads';
import { addDays, dayOf, startOfDay } from '@/lib/primitives/time/days';
import { readDay } from '@/lib/primitives/time/read-day';
import type { RawFilm } from '../schema/film';
import type { RawProgrammeEntry } from '../schema/film-selections';
import type { RawSite } from '../schema/site';
import type { Issue } from './issue';
import { type Sentence, template } from './issues/editor-message';

type Offered = Pick<
  Partial<RawFilm>,
  'vod' | 'media' | 'trailers' | 'stills' | 'embed' | 'runtime'
>;

/** Invalid films or settings are missing; checks that need them are skipped. */
type Content = {
  films: ReadonlyMap<string, Offered>;
  /** Days of each month's file, by file name. */
  months: ReadonlyMap<string, Record<string, RawProgrammeEntry>>;
  site?: Pick<Partial<RawSite>, 'timeZone' | 'switchedOff' | 'ads' | 'premiere'>;
};

/**
 * An issue for each file whose name is not a month, each day that does not exist in its month or is named twice, and
 * each film that has advertisements although a film without any could be shown. The films of past days are not checked,
 * since they may have been removed. On a site without video on demand no films are checked. `now` is in ms since 1970.
 */
export function findProgrammeIssues(
  { films, months, site }: Content,
  contentFolder: string,
  now = Date.now(),
): Issue[] {
  const timeZone = site?.timeZone ?? 'Europe/Zurich';
  const playsNone = site?.switchedOff?.includes('vod');
  const today = dayOf(now, timeZone);
  return [...months].flatMap(([month, days]) => {
    const path = `${contentFolder}/programme/${month}.yaml`;
    if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month))
      return [{ path, field: 'the name', expected: 'a month and .yaml, such as 2026-12.yaml' }];
    return Object.entries(days).flatMap(([day, showing]) => {
      const issueAt = (field: string, expected: Sentence) => [{ path, field, expected }];
      if (!isDayOf(month, day)) {
        const isoDay = readDay(day) ?? day;
        if (isoDay !== day && Object.hasOwn(days, isoDay))
          return [{ path, field: day, isName: true, expected: 'a day that is not named twice' }];
        const expected = template('a day of this month, such as {day}', { day: `${month}-01` });
        return [{ path, field: day, isName: true, expected }];
      }
      const film = films.get(showing.film);
      // Missing films are reported by the reference check, invalid ones by their own file.
      if (!film || day < today || playsNone) return [];
      const times = [day, addDays(day, 1)].map(startIn(timeZone));
      const refusal =
        explainStill(film, showing) ??
        explainAds({ film, others: [...films.values()], ads: site?.ads }, showing, times);
      return refusal ? issueAt(`${day}.${refusal.field}`, refusal.expected) : [];
    });
  });
}

const startIn = (timeZone: string) => (day: string) => startOfDay(day, timeZone);

/** Whether a day exists in a month, such as 29 February. */
function isDayOf(month: string, day: string): boolean {
  return (
    day.startsWith(`${month}-`) &&
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    !Number.isNaN(Date.parse(day)) &&
    addDays(day, 0) === day
  );
}

/** The issue of a still that the film does not have. */
function explainStill(
  { stills }: Pick<Offered, 'stills'>,
  { film, still }: Pick<RawProgrammeEntry, 'film' | 'still'>,
): { field: string; expected: Sentence } | undefined {
  const most = stills?.length ?? 0;
  if (still === undefined || still <= most) return undefined;
  const text = 'at most {most}, the number of stills of {film}';
  return { field: 'still', expected: template(text, { most, film }) };
}

function isOffered(vod: Offered['vod'], start: number, end: number): boolean {
  const { from, until } = vod ?? {};
  return (
    vod !== undefined && (!from || Date.parse(from) < end) && (!until || Date.parse(until) > start)
  );
}

type Choice = { film: Offered; others: readonly Offered[]; ads: RawSite['ads'] };

/** The home page does not show a film with ads on a day when it can show another (`scheduleFilms`). */
function explainAds(
  { film, others, ads }: Choice,
  showing: RawProgrammeEntry,
  [start = 0, end = 0]: number[],
): { field: string; expected: Sentence } | undefined {
  const isPlayed = ({ media, vod }: Offered) => isOwn(media?.film) && isOffered(vod, start, end);
  const isFree = (other: Offered) => isPlayed(other) && !hasAds(other, ads);
  if (!isPlayed(film) || !hasAds(film, ads) || !others.some(isFree)) return undefined;
  const text = 'a film without advertisements, since others can be shown that day; {film} has some';
  return { field: 'film', expected: template(text, { film: showing.film }) };
}

/** The issue of a premiere whose still the film does not have. */
export function findPremiereIssues(
  { films, site }: Pick<Content, 'films' | 'site'>,
  contentFolder: string,
): Issue[] {
  const premiere = site?.premiere;
  const film = premiere && films.get(premiere.film);
  const issue = film && explainStill(film, premiere);
  if (!issue) return [];
  const { field, expected } = issue;
  return [{ path: `${contentFolder}/site.yaml`, field: `premiere.${field}`, expected }];
}

/**
 * An issue for each film that is offered without a playable source, that is offered with advertisements although the
 * site has configured none, or that other sites may embed although none of its media is a file of the site.
 */
export function findEmptyOffers(
  { films, site }: Omit<Content, 'months'>,
  contentFolder: string,
): Issue[] {
  return [...films].flatMap(([slug, { vod, media, trailers = [], embed }]) => {
    const path = `${contentFolder}/films/${slug}.yaml`;
    const issues: Issue[] = [];
    if (vod && media && !media.film && !media.audio)
      issues.push({
        path,
        field: 'vod',
        expected: 'a film or a sound beside it, to watch',
      });
    if (vod?.ads && site && !site.ads) {
      const expected = {
        text: 'false, or ads in {file} that say where they come from',
        values: { file: `${contentFolder}/site.yaml` },
      };
      issues.push({ path, field: 'vod.ads', expected });
    }
    const forFilm = trailers.filter(({ kind }) => kind === 'trailer' || kind === 'teaser');
    if (embed && media && ![...Object.values(media), ...forFilm].some(isOwn))
      issues.push({
        path,
        field: 'embed',
        expected: 'a film, a trailer or a sound in a file beside it, to be shown elsewhere',
      });
    return issues;
  });
}

/** Whether the first source is a file for the site's player, not the player of a provider. */
const isOwn = (media: RawFilm['media']['film']) => media?.sources[0]?.provider === 'html5';
