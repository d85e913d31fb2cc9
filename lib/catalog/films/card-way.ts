import { languageTags } from '@/lib/i18n/languages.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { moneyWords } from '@/lib/primitives/money/money-words';
import { dayOf } from '@/lib/primitives/time/day-of';
import type { Screening } from '../screenings/screening';
import { listAvailability, type Way } from './availability';
import type { DiscKind } from './discs-of';

/** The nearest way to see a film, in the short form of its card. */
export type CardWay =
  | { kind: Exclude<Way['kind'], 'disc' | 'cinema'> }
  /** Town and date of the next screening. Never “today”, because cards are cached for longer than a day. */
  | { kind: 'cinema'; town: string; day: number; month: string }
  /** `price` is formatted. */
  | { kind: 'disc'; disc: DiscKind; price: string };

/** @param asked the way that a visitor searched for; overrides the nearest one */
export function cardWay(
  film: Parameters<typeof listAvailability>[0],
  locale: Locale,
  now: Date,
  asked?: Way,
): CardWay {
  const way = asked ?? listAvailability(film, now)[0];
  if (way.kind === 'cinema') return { kind: 'cinema', ...nextOf(way.next, locale) };
  if (way.kind !== 'disc') return { kind: way.kind };
  const { kind, prices } = way.disc;
  const [price = ''] = prices.map((one) => moneyWords(one, locale));
  return { kind: 'disc', disc: kind, price };
}

/** The day in the cinema's time zone, with a short month, because a card is narrow. */
function nextOf({ start, timeZone, venue }: Screening, locale: Locale) {
  const style = { day: 'numeric', month: 'short', timeZone } as const;
  // Formatted with the day, because a month alone is abbreviated without its full stop: `5. Dez.` but `Dez`.
  const parts = new Intl.DateTimeFormat(languageTags[locale], style).formatToParts(start);
  const month = parts.find(({ type }) => type === 'month')?.value ?? '';
  return { town: venue.town, day: Number(dayOf(+start, timeZone).slice(8)), month };
}
