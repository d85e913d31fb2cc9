import { findLastStarted } from '@/lib/player/captions/text-tracks';
import { stripMarkup } from '@/lib/player/captions/transcript';
import type { PlayerHandle } from '@/lib/player/player-handle';
import type { VttCue } from '@/lib/primitives/webvtt';

/** A chapter of a film. `startTime` in seconds. */
export type Chapter = { startTime: number; title: string };

/**
 * Converts the cues of a chapters track, sorted by time. Drops cues without a title or with a start time
 * already used.
 */
export function toChapters(cues: readonly VttCue[]): Chapter[] {
  const chapters: Chapter[] = [];
  for (const { startTime, text } of [...cues].sort((a, b) => a.startTime - b.startTime)) {
    const title = stripMarkup(text);
    if (title && chapters.at(-1)?.startTime !== startTime) chapters.push({ startTime, title });
  }
  return chapters;
}

/** Seconds into a chapter after which 'previous' goes to the chapter's own start, as on disc players. */
const gracePeriod = 3;

/**
 * Chapter commands for keys, buttons and the media session. They do nothing when there is no such chapter.
 */
export function chapterCommands(
  { store, seek }: Pick<PlayerHandle, 'store' | 'seek'>,
  chapters: readonly Chapter[],
): { previous: () => void; next: () => void } {
  const seekWith = (step: typeof nextChapter) => () => {
    const time = step(chapters, store.read().currentTime);
    if (time !== undefined) seek(time);
  };
  return { previous: seekWith(previousChapter), next: seekWith(nextChapter) };
}

/** The start of the next chapter in seconds; undefined in the last chapter. */
export function nextChapter(chapters: readonly Chapter[], time: number): number | undefined {
  return chapters[findLastStarted(chapters, time) + 1]?.startTime;
}

/**
 * The target of 'previous' in seconds: the current chapter's start, or within the grace period the previous
 * one's.
 */
export function previousChapter(chapters: readonly Chapter[], time: number): number | undefined {
  const current = findLastStarted(chapters, time);
  const start = chapters[current]?.startTime;
  if (start === undefined) return undefined;
  return time - start > gracePeriod ? start : (chapters[current - 1]?.startTime ?? start);
}
