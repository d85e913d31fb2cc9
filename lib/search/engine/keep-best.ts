type Sums = { scores: Float64Array; hits: Uint8Array; isPerson: Uint8Array };

/**
 * Zeroes the scores of all films except those with the most matched words, and films with a matched person
 * whose score is higher than all of these. Returns whether the best film matches fewer words than `wanted`.
 * Mutates `scores`.
 */
export function keepBest({ scores, hits, isPerson }: Sums, wanted: number): boolean {
  let most = 0;
  for (const count of hits) if (count > most) most = count;
  const enough = bestOf(scores, hits, most);
  for (let film = 0; film < hits.length; film += 1)
    if (hits[film] !== most && !(isPerson[film] && (scores[film] ?? 0) > enough)) scores[film] = 0;
  return most > 0 && most < wanted;
}

/** The best score among the films with `most` matched words. */
function bestOf(scores: Float64Array, hits: Uint8Array, most: number): number {
  let best = 0;
  for (let film = 0; film < hits.length; film += 1)
    if (hits[film] === most) best = Math.max(best, scores[film] ?? 0);
  return best;
}
