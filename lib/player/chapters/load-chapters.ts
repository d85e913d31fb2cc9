import { loadCues } from '@/lib/player/captions/load-cues';
import { type Chapter, toChapters } from './chapters';

const cache = new Map<string, Promise<Chapter[]>>();

/**
 * The chapters of a WebVTT file. Cached for the page, because the chapter list and the seek bar request the
 * same file. A failed request resolves to an empty list and is not cached.
 */
export function loadChapters(src: string): Promise<Chapter[]> {
  const cached = cache.get(src);
  if (cached) return cached;
  const loading = loadCues(src).then(toChapters, () => {
    cache.delete(src);
    return [];
  });
  cache.set(src, loading);
  return loading;
}
