import { lastBegun } from '@/lib/player/captions/last-begun';
import type { PlayerHandle } from '@/lib/player/player-handle';
import type { Chapter } from './to-chapters';

/** Seconds into a chapter after which 'previous' goes to the chapter's own start, as on disc players. */
const grace = 3;

/**
 * Chapter commands for keys, buttons and the media session. They do nothing when there is no such chapter.
 */
export function chapterCommands(
  { store, seek }: Pick<PlayerHandle, 'store' | 'seek'>,
  chapters: readonly Chapter[],
): { previous: () => void; next: () => void } {
  const go = (step: typeof nextChapter) => () => {
    const time = step(chapters, store.read().currentTime);
    if (time !== undefined) seek(time);
  };
  return { previous: go(previousChapter), next: go(nextChapter) };
}

/** The start of the next chapter in seconds; undefined in the last chapter. */
export function nextChapter(chapters: readonly Chapter[], time: number): number | undefined {
  return chapters[lastBegun(chapters, time) + 1]?.startTime;
}

/**
 * The target of 'previous' in seconds: the current chapter's start, or within the grace period the previous
 * one's.
 */
export function previousChapter(chapters: readonly Chapter[], time: number): number | undefined {
  const current = lastBegun(chapters, time);
  const begun = chapters[current]?.startTime;
  if (begun === undefined) return undefined;
  return time - begun > grace ? begun : (chapters[current - 1]?.startTime ?? begun);
}
