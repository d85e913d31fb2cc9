import { lastBegun } from '@/lib/player/captions/last-begun';
import type { PlayerHandle } from '@/lib/player/player-handle';
import type { Chapter } from './to-chapters';

/** So far into a chapter (seconds), 'previous' means its own beginning, as on every disc player. */
const grace = 3;

/** Commands for keys, buttons and the media session. They do nothing where there is no such chapter. */
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

/** Where the next chapter begins, in seconds; none in the last. */
export function nextChapter(chapters: readonly Chapter[], time: number): number | undefined {
  return chapters[lastBegun(chapters, time) + 1]?.startTime;
}

/** Where 'previous' leads, in seconds: this chapter's beginning, or the one before it. */
export function previousChapter(chapters: readonly Chapter[], time: number): number | undefined {
  const current = lastBegun(chapters, time);
  const begun = chapters[current]?.startTime;
  if (begun === undefined) return undefined;
  return time - begun > grace ? begun : (chapters[current - 1]?.startTime ?? begun);
}
