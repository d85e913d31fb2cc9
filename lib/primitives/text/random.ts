/** Deterministic random choices for a seed. */
export type Random = {
  /** A number from `low` (inclusive) to `high` (exclusive). */
  between: (low: number, high: number) => number;
  /** An integer from `low` to `high`, both inclusive. */
  integer: (low: number, high: number) => number;
  pick: <T>(list: readonly [T, ...T[]]) => T;
  chance: (probability: number) => boolean;
};

/** FNV-1a: distributes slugs that differ in one letter over the whole range. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}

/** Deterministic random numbers from 0 (inclusive) to 1 (exclusive) for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Deterministic random choices for a text seed. */
export function createRandom(seed: string): Random {
  const next = randomFrom(hash(seed));
  const between = (low: number, high: number) => low + next() * (high - low);
  const integer = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    between,
    integer,
    pick: (list) => list[integer(0, list.length - 1)] ?? list[0],
    chance: (probability) => next() < probability,
  };
}
