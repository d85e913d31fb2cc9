import { editDistance } from './edit-distance';

/** The word among `known` that was meant, if one is near: it holds the other, or differs in two letters at most. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const holding = known.find((other) => other.includes(word) || word.includes(other));
  if (holding || word.length < 3) return holding;
  const most = word.length < 6 ? 1 : 2;
  const [best] = known
    .map((other) => ({ other, distance: editDistance(word, other) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return best?.other;
}
