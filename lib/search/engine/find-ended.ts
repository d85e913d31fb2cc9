import type { Dictionary } from './dictionary';
import { matchWeights } from './fields';
import { reverse } from './sort-reversed';

/**
 * Minimum length of the last part of a compound, and of the part before it: Wachsfiguren
 * kabinett.
 */
export const shortestTail = 5;
export const shortestHead = 3;

type Found = { from: number; until: number; weight: number };

/** Words that end with the typed word, like German compounds. Empty for short words. */
export function findEnded({ words, reversed }: Dictionary, asked: string): Found[] {
  if (asked.length < shortestTail) return [];
  const found: Found[] = [];
  for (let at = indexOf(words, reversed, asked); at < reversed.length; at += 1) {
    const number = reversed[at] ?? 0;
    const word = words[number] ?? '';
    if (!word.endsWith(asked)) break;
    if (word.length >= asked.length + shortestHead)
      found.push({ from: number, until: number + 1, weight: matchWeights.ending });
  }
  return found;
}

/** Lower bound in the reversed order. */
function indexOf(words: readonly string[], reversed: Uint32Array, asked: string): number {
  const wanted = reverse(asked);
  let low = 0;
  let high = reversed.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (reverse(words[reversed[middle] ?? 0] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
