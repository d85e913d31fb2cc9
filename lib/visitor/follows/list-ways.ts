import { type Availability, listAvailability } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { takesPlace } from '@/lib/catalog/screenings/screening';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { dayOf } from '@/lib/primitives/time/days';

/** A way to see one of the films of a followed page. */
export type Way = {
  /** What it is compared by: another key is a new way. */
  key: string;
  kind: 'here' | 'hear' | 'cinema' | 'elsewhere' | 'disc';
  slug: string;
  film: Film['title'];
  href: string;
};

/** The ways to see some films at a time, the nearest of each film first. */
export function listWays(films: readonly Film[], locale: Locale, now: Date): Way[] {
  return films.flatMap((film) =>
    listAvailability(film, now).flatMap((way) => describeWay(way, film, locale)),
  );
}

function describeWay(way: Availability, film: Film, locale: Locale): Way[] {
  const { slug, title } = film;
  const named = { slug, film: title };
  const page = localePath(`/movie/${slug}`, locale);
  switch (way.kind) {
    case 'soon':
    case 'catalogue':
      return [];
    case 'cinema': {
      // The last screening: a run that goes on is not new, one that is added is.
      const last = film.screenings.findLast(takesPlace) ?? way.next;
      const day = dayOf(+last.start, last.timeZone);
      const href = `${page}#screenings`;
      return [{ ...named, key: `cinema/${slug}/${day}`, kind: way.kind, href }];
    }
    case 'elsewhere':
      return [{ ...named, key: `elsewhere/${slug}/${way.place.name}`, kind: way.kind, href: page }];
    case 'disc': {
      const href = localePath(`/shop/${way.disc.slug}`, locale);
      return [{ ...named, key: `disc/${way.disc.slug}`, kind: way.kind, href }];
    }
    default:
      return [{ ...named, key: `${way.kind}/${slug}`, kind: way.kind, href: page }];
  }
}
