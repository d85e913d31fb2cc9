import { type Availability, listAvailability } from '@/lib/catalog/films/availability';
import type { Film } from '@/lib/catalog/films/film';
import { type Locale, localePath } from '@/lib/i18n/locales';
import { dayOf } from '@/lib/primitives/time/days';

/** A way to see one of the films of a followed page. */
export type Way = {
  /** Identity: a way with an unknown key is new. */
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
      // The key contains the day of the last screening, even if it is cancelled. So the way is new
      // if screenings are added after that day, but not if one takes place or is cancelled.
      const last = film.screenings.at(-1) ?? way.next;
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
