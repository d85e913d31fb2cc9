import { loadChapters } from './load-chapters';
import type { Chapter } from './to-chapters';

/**
 * Loads the chapters and calls `attach` with them; with an empty list if there is no file or it fails to
 * load. Returns a cleanup function that also works during loading.
 */
export function withChapters(
  src: string | undefined,
  attach: (chapters: readonly Chapter[]) => () => void,
): () => void {
  if (!src) return attach([]);
  const loading = new AbortController();
  let detach = () => {};
  void loadChapters(src).then((chapters) => {
    if (!loading.signal.aborted) detach = attach(chapters);
  });
  return () => {
    loading.abort();
    detach();
  };
}
