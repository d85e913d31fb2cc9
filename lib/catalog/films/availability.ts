import type { WatchPlace } from '@/lib/content/schema/film-fields';
import { languageTags } from '@/lib/i18n/languages.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { formatMoney } from '@/lib/primitives/money/money';
import { dayOf } from '@/lib/primitives/time/days';
import { isAttendable, type Screening, takesPlace } from '../screenings/screening';
import type { Film } from './film';
import { type Disc, type DiscKind, discsInStock } from './film-discs';
import { isUpcoming, isWatchable } from './offer';

/** One way to see a film. */
export type Availability =
  /** On its page; `hear` if it is audio only. */
  | { kind: 'here' | 'hear' }
  /** In cinemas: the next screening, and how many follow. */
  | { kind: 'cinema'; next: Screening; more: number }
  | { kind: 'elsewhere'; place: WatchPlace }
  | { kind: 'disc'; disc: Disc }
  /** Not yet, but it will be offered on the site. */
  | { kind: 'soon' }
  /** Catalogue entry only. */
  | { kind: 'catalogue' };

type FilmFacts = Pick<Film, 'media' | 'vod' | 'added' | 'watch' | 'discs' | 'screenings'>;

/**
 * Where a film can be seen at a time, nearest first: on the site, in a cinema, on another site, on disc. Never
 * empty.
 */
export function listAvailability(film: FilmFacts, now: Date): [Availability, ...Availability[]] {
  const [next, ...later] = film.screenings.filter(
    (screening) => isAttendable(screening, now) && takesPlace(screening),
  );
  const [first, ...others]: Availability[] = [
    ...(isWatchable(film, now) ? [{ kind: film.media.film ? 'here' : 'hear' } as const] : []),
    ...(next ? [{ kind: 'cinema', next, more: later.length } as const] : []),
    ...film.watch.map((place) => ({ kind: 'elsewhere', place }) as const),
    ...discsInStock(film.discs).map((disc) => ({ kind: 'disc', disc }) as const),
    ...(isUpcoming(film, now) ? [{ kind: 'soon' } as const] : []),
  ];
  return first ? [first, ...others] : [{ kind: 'catalogue' }];
}

/** The nearest way to see a film, in the short form of its card. */
export type CardAvailability =
  | { kind: Exclude<Availability['kind'], 'disc' | 'cinema'> }
  /** Town and date of the next screening. Never “today”, because cards are cached for longer than a day. */
  | { kind: 'cinema'; town: string; day: number; month: string }
  /** `price` is formatted. */
  | { kind: 'disc'; disc: DiscKind; price: string };

/** @param asked the availability that a visitor searched for; overrides the nearest one */
export function cardAvailability(
  film: FilmFacts,
  locale: Locale,
  now: Date,
  asked?: Availability,
): CardAvailability {
  const way = asked ?? listAvailability(film, now)[0];
  if (way.kind === 'cinema') return { kind: 'cinema', ...nextOf(way.next, locale, now) };
  if (way.kind !== 'disc') return { kind: way.kind };
  const { kind, prices } = way.disc;
  const [price = ''] = prices.map((one) => formatMoney(one, locale));
  return { kind: 'disc', disc: kind, price };
}

/**
 * The day in the cinema's time zone, with a short month, because a card is narrow; of another year `month` ends
 * with the year.
 */
function nextOf({ start, timeZone, venue }: Screening, locale: Locale, now: Date) {
  const style = { day: 'numeric', month: 'short', timeZone } as const;
  // Formatted with the day, because a month alone is abbreviated without its full stop: `5. Dez.` but `Dez`.
  const parts = new Intl.DateTimeFormat(languageTags[locale], style).formatToParts(start);
  const month = parts.find(({ type }) => type === 'month')?.value ?? '';
  const date = dayOf(+start, timeZone);
  const year = date.slice(0, 4);
  const isThisYear = dayOf(+now, timeZone).startsWith(year);
  return {
    ...{ town: venue.town, day: Number(date.slice(8)) },
    month: isThisYear ? month : `${month} ${year}`,
  };
}
