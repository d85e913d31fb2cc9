import { loadChapters } from './load-chapters';
import type { Chapter } from './to-chapters';

/**
 * Attaches what needs the chapters of a file once they are there; with none, where there is no file or
 * it cannot be read. Returns the way to take it back, also while they load.
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
