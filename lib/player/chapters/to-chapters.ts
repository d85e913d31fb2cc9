import { stripMarkup } from '@/lib/player/captions/strip-markup';
import type { Cue } from '@/lib/player/captions/transcript-entries';

/** A part of a film. Seconds. */
export type Chapter = { startTime: number; title: string };

/** The chapters of a chapters track, in order; cues without a title, or begun together, are left out. */
export function toChapters(cues: readonly Cue[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const { startTime, text } of [...cues].sort((a, b) => a.startTime - b.startTime)) {
    const title = stripMarkup(text);
    if (title && chapters.at(-1)?.startTime !== startTime) chapters.push({ startTime, title });
  }
  return chapters;
}
