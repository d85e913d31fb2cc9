/** Answers true at most `most` times in each window of so many milliseconds. */
export function createRateLimit(most: number, window: number, now = Date.now): () => boolean {
  let since = Number.NEGATIVE_INFINITY;
  let count = 0;
  return () => {
    if (now() - since >= window) {
      since = now();
      count = 0;
    }
    count += 1;
    return count <= most;
  };
}
