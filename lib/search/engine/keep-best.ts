type Sums = { scores: Float64Array; hits: Uint8Array; isPerson: Uint8Array };

/**
 * Leaves a score to the films with most of the words, and to those of somebody who was named where that is
 * worth more than all words by chance in a story. Says whether the best has fewer words than were wanted.
 */
export function keepBest({ scores, hits, isPerson }: Sums, wanted: number): boolean {
  let most = 0;
  for (const count of hits) if (count > most) most = count;
  const enough = bestOf(scores, hits, most);
  for (let film = 0; film < hits.length; film += 1)
    if (hits[film] !== most && !(isPerson[film] && (scores[film] ?? 0) > enough)) scores[film] = 0;
  return most > 0 && most < wanted;
}

/** The best score of the films that have so many words. */
function bestOf(scores: Float64Array, hits: Uint8Array, most: number): number {
  let best = 0;
  for (let film = 0; film < hits.length; film += 1)
    if (hits[film] === most) best = Math.max(best, scores[film] ?? 0);
  return best;
}
