import type { Chapter } from './to-chapters';

/** Where a chapter begins on the seek bar, in percent of its width. */
export type Mark = Chapter & { percent: number };

/** Where ticks stand: none at the very beginning, none past the end, none before the duration is known. */
export function chapterMarks(chapters: readonly Chapter[], duration: number): Mark[] {
  if (!Number.isFinite(duration) || duration <= 0) return [];
  return chapters
    .filter(({ startTime }) => startTime > 0 && startTime < duration)
    .map((chapter) => ({ ...chapter, percent: (chapter.startTime / duration) * 100 }));
}
