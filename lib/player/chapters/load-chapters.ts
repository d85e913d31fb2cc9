import { loadCues } from '@/lib/player/captions/load-cues';
import { type Chapter, toChapters } from './to-chapters';

const loaded = new Map<string, Promise<Chapter[]>>();

/**
 * The chapters of a WebVTT file. Cached for the page, because the chapter list and the seek bar request the
 * same file. A failed request resolves to an empty list and is not cached.
 */
export function loadChapters(src: string): Promise<Chapter[]> {
  const there = loaded.get(src);
  if (there) return there;
  const loading = loadCues(src).then(toChapters, () => {
    loaded.delete(src);
    return [];
  });
  loaded.set(src, loading);
  return loading;
}
