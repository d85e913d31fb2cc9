import { loadCues } from '@/lib/player/captions/load-cues';
import { type Chapter, toChapters } from './to-chapters';

const loaded = new Map<string, Promise<Chapter[]>>();

/**
 * The chapters of a WebVTT file, asked for once for the page: the list beside a film and its seek bar want
 * the same. Without a file that can be read there are none, never an error; the next one asks again.
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
