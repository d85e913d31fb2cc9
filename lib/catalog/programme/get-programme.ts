import { isWatchable, leavingFilms } from '@/lib/catalog/films/availability';
import { type Film, screenPicture } from '@/lib/catalog/films/film';
import { getFilm } from '@/lib/catalog/films/get-film';
import { listNewest, listOffered } from '@/lib/catalog/films/overview';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { addDays, dayOf, startOfDay } from '@/lib/primitives/time/days';
import { chooseFilm, type TimeSpan } from './choose-film';
import { type FilmOfTheDay, filmOfTheDay } from './film-of-the-day';

export type Programme = {
  /** The film that can be played now, if any. */
  tonight?: FilmOfTheDay | undefined;
  /**
   * The film shown instead if none can be played, preferably the one set for the day; undefined without
   * films.
   */
  lead?: FilmOfTheDay | undefined;
  /** The films of the next seven days. */
  week: FilmOfTheDay[];
  /** Films that leave soon, by end of offer, without the films in the fields above. */
  leaving: Film[];
  /** The films added last, without the films in the fields above. */
  others: Film[];
};

const daysAhead = [1, 2, 3, 4, 5, 6, 7];

/** The programme of the home page for now and the next days, in the site's time zone. */
export function getProgramme(locale: Locale, now: Date): Programme {
  const { site, programme } = getLibrary();
  const { timeZone } = site;
  const films = listOffered(locale);
  const today = dayOf(+now, timeZone);
  const show = (day: string, span: TimeSpan) => {
    const planned = programme.get(day);
    const film = chooseFilm({ films, day, named: planned?.film, span });
    return (
      film && filmOfTheDay(day, film, planned?.film === film.slug ? planned : undefined, locale)
    );
  };
  const tonight = show(today, { from: +now, until: +now + 1 });
  const named = programme.get(today);
  const newest = listNewest(locale);
  const lead = tonight
    ? undefined
    : ((named && getFilm(named.film, locale)) ?? chooseLead(films, newest, now));
  const coming = daysAhead.flatMap((ahead) => {
    const day = addDays(today, ahead);
    const [from, until] = [startOfDay(day, timeZone), startOfDay(addDays(day, 1), timeZone)];
    return show(day, { from, until }) ?? [];
  });
  const week = shortenWeek(coming, tonight);
  const shown = [tonight?.film, lead, ...week.map(({ film }) => film)];
  const leaving = without(leavingFilms(films, now), shown);
  return {
    ...{ tonight, week, leaving },
    lead: lead && filmOfTheDay(today, lead, named?.film === lead.slug ? named : undefined, locale),
    others: without(newest, [...shown, ...leaving]),
  };
}

function without(films: Film[], others: (Film | undefined)[]): Film[] {
  const slugs = new Set(others.map((film) => film?.slug));
  return films.filter(({ slug }) => !slugs.has(slug));
}

/** Drops days on which the rotation repeats a film that was already shown. */
function shortenWeek(days: FilmOfTheDay[], tonight: FilmOfTheDay | undefined): FilmOfTheDay[] {
  const seen = new Set([tonight?.film.slug]);
  return days.filter(({ film, isNamed }) => {
    const isNew = !seen.has(film.slug);
    seen.add(film.slug);
    return isNamed || isNew;
  });
}

/**
 * The film for a site that has nothing to play itself: the newest that can be watched at a provider, else the
 * newest with a picture, else the newest.
 *
 * @param newest the films added last
 */
function chooseLead(offered: Film[], newest: Film[], now: Date): Film | undefined {
  const better = [
    offered.filter((film) => isWatchable(film, now)),
    newest.filter((film) => screenPicture(film)),
    newest,
  ];
  const [best = []] = better.filter((some) => some.length > 0);
  return newestFilms(best, 1)[0];
}

/** The films added last, newest first; films without a date come last. */
function newestFilms(films: Film[], count: number): Film[] {
  return films
    .toSorted(
      (a, b) => (b.added ?? '').localeCompare(a.added ?? '') || a.slug.localeCompare(b.slug),
    )
    .slice(0, count);
}
