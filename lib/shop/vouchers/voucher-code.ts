import { createHash, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { processSingleton } from '@/lib/content/store/singleton';

/**
 * Crockford's base32: no I, L, O or U, which are easily confused.
 * @see https://www.crockford.com/base32.html
 */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** Creates a code such as `7K2M-Q4ZT-0VXN-9B3D`: 80 random bits. */
export function createCode(): string {
  // 256 is a multiple of 32, so every character is equally likely.
  const code = Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');
  return (code.match(/.{4}/g) ?? []).join('-');
}

/** Normalizes a typed code: capitals, no spaces, hyphens or full stops, O to 0, I and L to 1. */
export function normalizeCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[\s\p{Pd}.]+/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

/**
 * The digest used for the lookup, so that its timing does not reveal how much of a guess is right.
 */
export function digestCode(typed: string): string {
  return createHash('sha256').update(normalizeCode(typed)).digest('hex');
}

type Limits = {
  /** Wrong codes per client and window. */
  each: number;
  /** Milliseconds. */
  window: number;
  /** Maximum number of clients tracked (LRU). */
  clients: number;
};

/**
 * A buyer who only mistypes a code does not enter ten wrong ones in ten minutes. One address can try 1,440 codes a
 * day. With a thousand vouchers of 80 bits, it needs 1.6 × 10¹⁵ years (ln 2 · 2⁸⁰ / 1,000 / 1,440 / 365) for a 50 %
 * chance of guessing one. A thousand million addresses together need 1.6 million years. So there is no global limit,
 * which an attacker could use to block all buyers.
 */
const defaultLimits: Limits = { each: 10, window: 10 * 60_000, clients: 10_000 };

export type GuessLimit = {
  /**
   * Whether a client (`clientKeyOf`) may try a code. Counts the try at once, so that parallel tries
   * are limited too.
   */
  mayGuess: (clientKey: string) => boolean;
  /** The code was right: its try does not count. */
  wasRight: (clientKey: string) => void;
};

/** Counts the wrong codes of each client, in memory. */
export function createGuessLimit(
  { each, window, clients }: Limits = defaultLimits,
  now: () => number = Date.now,
): GuessLimit {
  const counts = new LRUCache<string, { since: number; tries: number }>({ max: clients });
  const countOf = (clientKey: string) => {
    const known = counts.get(clientKey);
    if (known && now() - known.since < window) return known;
    const fresh = { since: now(), tries: 0 };
    counts.set(clientKey, fresh);
    return fresh;
  };
  return {
    mayGuess(clientKey) {
      const count = countOf(clientKey);
      if (count.tries >= each) return false;
      count.tries += 1;
      return true;
    },
    wasRight(clientKey) {
      const count = countOf(clientKey);
      count.tries = Math.max(0, count.tries - 1);
    },
  };
}

/** The guess limit of this process. */
export function voucherGuessLimit(): GuessLimit {
  return processSingleton('voucher guesses', () => createGuessLimit());
}
