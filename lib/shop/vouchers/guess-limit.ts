import { LRUCache } from 'lru-cache';
import { keepAlways } from '@/lib/content/store/keep-once';

type Limits = {
  /** Wrong codes per client and window. */
  each: number;
  /** Milliseconds. */
  window: number;
  /** Maximum number of clients tracked (LRU). */
  askers: number;
};

/**
 * Ten wrong codes in ten minutes exceed honest typing errors. One address can try 1,440 codes a day:
 * with a thousand vouchers of 80 bits, a 50 % chance of guessing one takes 1.6 × 10¹⁵ years (ln 2 ·
 * 2⁸⁰ / 1,000 / 1,440 / 365), and a thousand million addresses together need 1.6 million. So there is
 * no global limit, which an attacker could use to block all buyers.
 */
const usual: Limits = { each: 10, window: 10 * 60_000, askers: 10_000 };

export type GuessLimit = {
  /**
   * Whether a client (`clientKeyOf`) may try a code. Counts the try at once, so that parallel tries
   * are limited too.
   */
  mayGuess: (asker: string) => boolean;
  /** The code was right: its try does not count. */
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

/** The guess limit of this process. */
export function voucherGuesses(): GuessLimit {
  return keepAlways('voucher guesses', () => createGuessLimit());
}
