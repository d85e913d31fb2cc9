import { isWatchable, leavingFilms } from '@/lib/catalog/films/availability';
import { type Film, screenPicture } from '@/lib/catalog/films/film';
import { getFilm } from '@/lib/catalog/films/get-film';
import { listNewest, listOffered } from '@/lib/catalog/films/overview';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { addDays, dayOf } from '@/lib/primitives/time/days';
import { type FilmOfTheDay, filmOfTheDay } from './film-of-the-day';
import { canPlayOn, daysShown, scheduleFilms } from './schedule-films';

export type Programme = {
  /** The film that can be played now, if any. */
  tonight?: FilmOfTheDay | undefined;
  /** The film shown instead if the one set for the day cannot be played here, or none can; undefined without films. */
  lead?: FilmOfTheDay | undefined;
  /** The films of the next seven days, each once, without the one that the page opens with. */
  week: FilmOfTheDay[];
  /** Films that leave soon, by end of offer, without the films in the fields above. */
  leaving: Film[];
  /** The films added last, without the films in the fields above. */
  others: Film[];
};

/**
 * The programme of the home page for now and the next days, in the site's time zone. `premiere`: the film that the page
 * opens with instead of the film of the day, which is then the first of the week.
 */
export function getProgramme(locale: Locale, now: Date, premiere?: Film): Programme {
  const { site, programme } = getLibrary();
  const { timeZone } = site;
  const films = listOffered(locale);
  const today = dayOf(+now, timeZone);
  const choices = new Map([...programme].map(([day, { film }]) => [day, film]));
  const scheduled = scheduleFilms({ films, named: choices, timeZone, now });
  const days = Array.from({ length: daysShown }, (_, at) => addDays(today, at)).flatMap((day) => {
    const planned = programme.get(day);
    const named = planned && getFilm(planned.film, locale);
    // Of films that can be played that day, even for a part of it, the schedule decides.
    const film = named && !canPlayOn(day, named, timeZone) ? named : scheduled.get(day);
    return film
      ? filmOfTheDay(day, film, planned?.film === film.slug ? planned : undefined, locale)
      : [];
  });
  const first = days.find(({ day }) => day === today);
  const isPlayed = first && scheduled.get(today)?.slug === first.film.slug;
  const tonight = isPlayed ? first : undefined;
  const entryOfToday = programme.get(today);
  const newest = listNewest(locale);
  const lead = tonight || premiere ? undefined : (first?.film ?? chooseLead(films, newest, now));
  const week = withoutRepeats(
    days.filter(({ day }) => premiere || day > today),
    premiere ?? first?.film,
  );
  const shownFilms = [premiere ?? tonight?.film, lead, ...week.map(({ film }) => film)];
  const leaving = excludeFilms(leavingFilms(films, now), shownFilms);
  return {
    ...{ tonight, week, leaving },
    lead:
      lead &&
      filmOfTheDay(
        today,
        lead,
        entryOfToday?.film === lead.slug ? entryOfToday : undefined,
        locale,
      ),
    others: excludeFilms(newest, [...shownFilms, ...leaving]),
  };
}

function excludeFilms(films: Film[], others: (Film | undefined)[]): Film[] {
  const slugs = new Set(others.map((film) => film?.slug));
  return films.filter(({ slug }) => !slugs.has(slug));
}

/** Each film once: on the first day for which the editors have set it, else on the first of its days. */
function withoutRepeats(days: FilmOfTheDay[], opening: Film | undefined): FilmOfTheDay[] {
  const byNamed = days.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed));
  const seen = new Set([opening?.slug]);
  const shownFilms = byNamed.filter(({ film: { slug } }) => !seen.has(slug) && seen.add(slug));
  return days.filter((day) => shownFilms.includes(day));
}

/**
 * The film shown on a day when the home page can play none: the newest that can be watched at a provider or
 * heard, else the newest with a picture, else the newest.
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
