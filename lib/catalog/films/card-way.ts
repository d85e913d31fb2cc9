import { languageTags } from '@/lib/i18n/languages.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { moneyWords } from '@/lib/primitives/money/money-words';
import { dayOf } from '@/lib/primitives/time/day-of';
import type { Screening } from '../screenings/screening';
import { listAvailability, type Way } from './availability';
import type { DiscKind } from './discs-of';

/** The nearest way to see a film as its card says it, in a word. */
export type CardWay =
  | { kind: Exclude<Way['kind'], 'disc' | 'cinema'> }
  /** Where and when the next screening is; cards are kept for longer than a day, so none says “today”. */
  | { kind: 'cinema'; town: string; day: number; month: string }
  /** `price`: as a visitor reads it. */
  | { kind: 'disc'; disc: DiscKind; price: string };

/** @param asked what a visitor asks for: it goes before what is nearer */
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

/** The day is that of the cinema's clocks, its month short: a card is narrow. */
function nextOf({ start, timeZone, venue }: Screening, locale: Locale) {
  const style = { day: 'numeric', month: 'short', timeZone } as const;
  // Beside a day a month is shortened with its full stop: `5. Dez.`, and alone `Dez`.
  const parts = new Intl.DateTimeFormat(languageTags[locale], style).formatToParts(start);
  const month = parts.find(({ type }) => type === 'month')?.value ?? '';
  return { town: venue.town, day: Number(dayOf(+start, timeZone).slice(8)), month };
}
