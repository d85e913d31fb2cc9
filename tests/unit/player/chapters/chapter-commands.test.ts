import { expect, test, vi } from 'vitest';
import {
  chapterCommands,
  nextChapter,
  previousChapter,
} from '@/lib/player/chapters/chapter-commands';
import { toChapters } from '@/lib/player/chapters/to-chapters';
import { createStore } from '@/lib/player/state/create-store';

const chapters = [0, 15, 30].map((startTime) => ({ startTime, title: `${startTime}` }));

test('chapters come in order, plain, each with a title and a beginning of its own', () => {
  const cue = (startTime: number, text: string) => ({ startTime, endTime: 99, text });
  const cues = [cue(15, '<b>B</b>'), cue(0, 'A'), cue(15, 'B again'), cue(20, ' ')];
  expect(toChapters(cues)).toEqual([
    { startTime: 0, title: 'A' },
    { startTime: 15, title: 'B' },
  ]);
});

test('next leads to the next beginning, and nowhere from the last chapter', () => {
  expect(nextChapter(chapters, 0)).toBe(15);
  expect(nextChapter(chapters, 14.99)).toBe(30);
  expect(nextChapter(chapters, 40)).toBeUndefined();
});

test('previous leads to the beginning of this chapter, or within three seconds of it to the one before', () => {
  expect(previousChapter(chapters, 19)).toBe(15);
  expect(previousChapter(chapters, 18)).toBe(0);
  expect(previousChapter(chapters, 1)).toBe(0);
  expect(previousChapter([], 1)).toBeUndefined();
});

test('the commands seek, or do nothing', () => {
  const store = createStore({ currentTime: 31 });
  const seek = vi.fn();
  const { previous, next } = chapterCommands({ store, seek }, chapters);
  next();
  expect(seek).not.toHaveBeenCalled();
  previous();
  expect(seek).toHaveBeenCalledWith(15);
});
