import { dayOf } from '@/lib/days/day-of';
import { languageTags } from '@/lib/i18n/languages.mjs';
import type { Locale } from '@/lib/i18n/locales';
import type { Film } from './film';
import { priceWords } from './price-words';
import type { Screening } from './screenings/screening';
import { type Way, waysToSee } from './ways-to-see';

/** The nearest way to see a film as its card says it, in a word. */
export type CardWay =
  | { kind: Exclude<Way['kind'], 'disc' | 'cinema'> }
  /** The day of the next screening: cards are kept for longer than one, so none says “today”. */
  | { kind: 'cinema'; day: number; month: string }
  /** `price`: as a visitor reads it. */
  | { kind: 'disc'; disc: Film['discs'][number]['kind']; price: string };

export function cardWay(film: Parameters<typeof waysToSee>[0], locale: Locale, now: Date): CardWay {
  const [way] = waysToSee(film, now);
  if (way.kind === 'cinema') return { kind: 'cinema', ...dayOfNext(way.next, locale) };
  if (way.kind !== 'disc') return { kind: way.kind };
  const { kind, prices } = way.disc;
  const [price = ''] = prices.map((one) => priceWords(one, locale));
  return { kind: 'disc', disc: kind, price };
}

/** By the clocks of the cinema. */
function dayOfNext({ start, timeZone }: Screening, locale: Locale) {
  const month = new Intl.DateTimeFormat(languageTags[locale], { month: 'long', timeZone });
  return { day: Number(dayOf(+start, timeZone).slice(8)), month: month.format(start) };
}
