import type { Film, Trailer } from '@/lib/catalog/films/film';
import { getFilm } from '@/lib/catalog/films/get-film';
import { ownTrailer } from '@/lib/catalog/films/own-trailer';
import { isAttendable, type Screening, takesPlace } from '@/lib/catalog/screenings/screening';
import { getLibrary } from '@/lib/content/store/library';
import type { Locale } from '@/lib/i18n/locales';
import { dayOf } from '@/lib/primitives/time/days';
import { type FilmOfTheDay, filmOfTheDay } from './film-of-the-day';

/** What the home page opens with, in one language. */
export type Premiere = {
  showing: FilmOfTheDay;
  /** Plays in place of the picture; a file of the site. */
  trailer?: Trailer | undefined;
  /** Whether the picture is the poster, which is shown whole. */
  isPoster: boolean;
  /** The day on which it comes to cinemas, if that is still to come. */
  release?: string | undefined;
  /** Whether it is in cinemas now: it has come out, and there are screenings. */
  isInCinemas: boolean;
  /** The next screenings. */
  screenings: Screening[];
};

/** Maximum number of screenings; the film's page has the others. */
const maxScreenings = 4;

/** The premiere of `site.yaml`, on its days. */
export function getPremiere(locale: Locale, now: Date): Premiere | undefined {
  const { premiere, timeZone, privacy } = getLibrary().site;
  const today = dayOf(+now, timeZone);
  if (!premiere || today < (premiere.from ?? '') || today > (premiere.until ?? today))
    return undefined;
  const film = getFilm(premiere.film, locale);
  if (!film) return undefined;
  const upcoming = film.screenings.filter((screening) => isAttendable(screening, now));
  const { show = 'trailer' } = premiere;
  const own = show === 'trailer' ? ownTrailer(film, locale) : undefined;
  const trailer = own?.type === 'video' ? own : undefined;
  const showing = filmOfTheDay(today, film, premiere, locale, trailer?.poster);
  const isPoster = film.poster !== undefined && (show === 'poster' || !showing.picture) && !trailer;
  const release =
    film.releases.length > 0
      ? releaseDay(film, { locale, country: privacy?.country })
      : firstDay(upcoming);
  return {
    showing: { ...showing, ...(isPoster && { picture: film.poster?.src, focus: undefined }) },
    trailer,
    isPoster,
    release: release !== undefined && release > today ? release : undefined,
    isInCinemas: release !== undefined && release <= today && upcoming.some(takesPlace),
    screenings: upcoming.slice(0, maxScreenings),
  };
}

type Place = { locale: Locale; country: string | undefined };

/**
 * The first release in the site's country, if the film has any there; undefined if those are of other language regions
 * than the page's.
 */
function releaseDay({ releases }: Pick<Film, 'releases'>, { locale, country }: Place) {
  const here = releases.filter((release) => release.country === country);
  const national = here.length > 0 ? here : releases;
  const regional = national.filter(({ region = locale }) => region === locale);
  return regional.map(({ date }) => date).sort()[0];
}

function firstDay(screenings: readonly Screening[]): string | undefined {
  const first = screenings.find(takesPlace);
  return first && dayOf(+first.start, first.timeZone);
}
