import type { Locale } from '@/lib/i18n/locales';
import type { Film } from './film';
import { priceWords } from './price-words';
import { type Way, waysToSee } from './ways-to-see';

/** The nearest way to see a film as its card says it, in a word. */
export type CardWay =
  | { kind: Exclude<Way['kind'], 'disc'> }
  /** `price`: as a visitor reads it. */
  | { kind: 'disc'; disc: Film['discs'][number]['kind']; price: string };

export function cardWay(film: Parameters<typeof waysToSee>[0], locale: Locale, now: Date): CardWay {
  const [way] = waysToSee(film, now);
  if (way.kind !== 'disc') return { kind: way.kind };
  const { kind, prices } = way.disc;
  const [price = ''] = prices.map((one) => priceWords(one, locale));
  return { kind: 'disc', disc: kind, price };
}
