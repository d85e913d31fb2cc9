import { LRUCache } from 'lru-cache';
import { processSingleton } from '@/lib/primitives/singleton';

type Limits = {
  /** Wrong codes per client and window. */
  each: number;
  /** Milliseconds. */
  window: number;
  /** Maximum number of clients tracked (LRU). */
  clients: number;
};

/**
 * A buyer who only mistypes a code does not enter ten wrong ones in ten minutes. One address can try 1,440
 * codes a day. With a thousand vouchers of 80 bits, it needs 1.6 × 10¹⁵ years (ln 2 · 2⁸⁰ / 1,000 / 1,440 /
 * 365) for a 50 % chance of guessing one. Even a thousand million addresses at this rate need 1.6 million
 * years. So there is no global limit, which an attacker could use to block all buyers.
 */
const defaultLimits: Limits = { each: 10, window: 10 * 60_000, clients: 10_000 };

export type GuessLimit = {
  /**
   * Whether a client (`clientKeyOf`) may try a code. Counts the try at once, so that parallel tries
   * are limited too.
   */
  mayGuess: (clientKey: string) => boolean;
  /** Call if the code exists, so that the try does not count. */
  recordSuccess: (clientKey: string) => void;
};

/** Counts the wrong codes of each client, in memory. */
export function createGuessLimit(
  { each, window, clients }: Limits = defaultLimits,
  now: () => number = Date.now,
): GuessLimit {
  const counts = new LRUCache<string, { since: number; tries: number }>({ max: clients });
  const countOf = (clientKey: string) => {
    const entry = counts.get(clientKey);
    if (entry && now() - entry.since < window) return entry;
    const created = { since: now(), tries: 0 };
    counts.set(clientKey, created);
    return created;
  };
  return {
    mayGuess(clientKey) {
      const count = countOf(clientKey);
      if (count.tries >= each) return false;
      count.tries += 1;
      return true;
    },
    recordSuccess(clientKey) {
      const count = countOf(clientKey);
      count.tries = Math.max(0, count.tries - 1);
    },
  };
}

/** The guess limit of this process. */
export function voucherGuessLimit(): GuessLimit {
  return processSingleton('voucher guesses', () => createGuessLimit());
}

/** Request header in which the server names the client to Next; it overwrites what a client sends. */
export const clientKeyHeader = 'x-bobine-client';

/** The client's key for rate limits: a digest of its address, or one key for all under `next dev`. */
export function clientKeyOf({ headers }: Pick<Request, 'headers'>): string {
  return headers.get(clientKeyHeader) ?? 'development';
}
