import { stripMarkup } from '@/lib/player/captions/strip-markup';
import type { Cue } from '@/lib/player/captions/transcript-entries';

/** A chapter of a film. `startTime` in seconds. */
export type Chapter = { startTime: number; title: string };

/**
 * Converts the cues of a chapters track, sorted by time. Drops cues without a title or with a start time
 * already used.
 */
export function toChapters(cues: readonly Cue[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const { startTime, text } of [...cues].sort((a, b) => a.startTime - b.startTime)) {
    const title = stripMarkup(text);
    if (title && chapters.at(-1)?.startTime !== startTime) chapters.push({ startTime, title });
  }
  return chapters;
}
