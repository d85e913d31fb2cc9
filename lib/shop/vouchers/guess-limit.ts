import { LRUCache } from 'lru-cache';
import { keepAlways } from '@/lib/content/store/keep-once';

type Limits = {
  /** Wrong codes of one who asks, in each window. */
  each: number;
  /** Milliseconds. */
  window: number;
  /** Askers known at once. */
  askers: number;
};

/**
 * Ten wrong codes in ten minutes are more than anybody mistypes. One address tries 1,440 a day: with a thousand vouchers
 * about, each of 80 bits, an even chance of one takes it 1.6 × 10¹⁵ years (ln 2 · 2⁸⁰ / 1,000 / 1,440 / 365), and a
 * thousand million addresses together 1.6 million. So there is no limit for all together, with which one who guesses
 * could keep everybody from paying.
 */
const usual: Limits = { each: 10, window: 10 * 60_000, askers: 10_000 };

export type GuessLimit = {
  /** Whether an asker (`readClientKey`) may try a code. It counts at once: many tries at a time are no more than one by one. */
  mayGuess: (asker: string) => boolean;
  /** The code was a right one: that try does not count. */
  wasRight: (asker: string) => void;
};

export function createGuessLimit(
  { each, window, askers }: Limits = usual,
  now: () => number = Date.now,
): GuessLimit {
  const counts = new LRUCache<string, { since: number; tries: number }>({ max: askers });
  const countOf = (asker: string) => {
    const known = counts.get(asker);
    if (known && now() - known.since < window) return known;
    const fresh = { since: now(), tries: 0 };
    counts.set(asker, fresh);
    return fresh;
  };
  return {
    mayGuess(asker) {
      const count = countOf(asker);
      if (count.tries >= each) return false;
      count.tries += 1;
      return true;
    },
    wasRight(asker) {
      const count = countOf(asker);
      count.tries = Math.max(0, count.tries - 1);
    },
  };
}

/** The one of this process. */
export function voucherGuesses(): GuessLimit {
  return keepAlways('voucher guesses', () => createGuessLimit());
}
