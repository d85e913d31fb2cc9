import type { PlayerHandle } from '@/lib/player/player-handle';
import { nextChapter, previousChapter } from './step-chapter';
import type { Chapter } from './to-chapters';

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
