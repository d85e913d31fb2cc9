import { loadCues } from '@/lib/player/captions/load-cues';
import { type Chapter, toChapters } from './to-chapters';

/** The chapters of a WebVTT file. Without a file that can be read there are none: never an error. */
export async function loadChapters(src: string, signal?: AbortSignal): Promise<Chapter[]> {
  try {
    return toChapters(await loadCues(src, signal));
  } catch {
    return [];
  }
}
