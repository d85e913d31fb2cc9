import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadCues } from '@/lib/player/captions/transcript';
import { withChapters } from '@/lib/player/chapters/attach-chapters';
import { nextChapter, previousChapter, toChapters } from '@/lib/player/chapters/chapters';
import { loadChapters } from '@/lib/player/chapters/load-chapters';
import { until } from '../until';

afterEach(() => vi.unstubAllGlobals());

const chapters = [0, 15, 30].map((startTime) => ({ startTime, title: `${startTime}` }));

test('chapters come in order, plain, each with a title and a beginning of its own', () => {
  const cue = (startTime: number, text: string) => ({ startTime, endTime: 99, text });
  const cues = [cue(15, '<b>B</b>'), cue(0, 'A'), cue(15, 'B again'), cue(20, ' ')];
  expect(toChapters(cues)).toEqual([
    { startTime: 0, title: 'A' },
    { startTime: 15, title: 'B' },
  ]);
});

test.each([
  [1, 0, 15],
  [14.99, 0, 30],
  // Within three seconds of a beginning the one before is meant.
  [18, 0, 30],
  [19, 15, 30],
  [40, 30, undefined],
])('from %s s the chapter before is at %s, the next at %s', (time, before, next) => {
  expect(nextChapter(chapters, time)).toBe(next);
  expect(previousChapter(chapters, time)).toBe(before);
  expect(previousChapter([], time)).toBeUndefined();
});

describe('the file of chapters', () => {
  function answer(status = 200) {
    const text = 'WEBVTT\n\n00:01.000 --> 00:02.500\n<i>Lever</i>\n';
    const asked = vi.fn(async () => new Response(text, { status }));
    vi.stubGlobal('fetch', asked);
    return asked;
  }
  const read = [{ startTime: 1, title: 'Lever' }];

  test('is asked for once, also by two, and again where it did not come', async () => {
    const asked = answer();
    expect(await Promise.all([loadChapters('/c.vtt'), loadChapters('/c.vtt')])).toEqual([
      ...[read, read],
    ]);
    expect(asked).toHaveBeenCalledOnce();
    answer(404);
    expect(await loadChapters('/d.vtt')).toEqual([]);
    answer();
    expect(await loadChapters('/d.vtt')).toEqual(read);
  });

  test('that is not there is an error that names it', async () => {
    answer(404);
    await expect(loadCues('/a.vtt')).rejects.toThrow('/a.vtt answered 404');
  });

  test('has what needs it attached when it is there, and never where that was taken back', async () => {
    answer();
    const detach = vi.fn();
    const [attach, gone] = [vi.fn(() => detach), vi.fn(() => detach)];
    withChapters('/e.vtt', gone)();
    const takeBack = withChapters('/e.vtt', attach);
    expect(attach).not.toHaveBeenCalled();
    await until(() => expect(attach).toHaveBeenCalledWith(read));
    takeBack();
    expect(detach).toHaveBeenCalledOnce();
    expect(gone).not.toHaveBeenCalled();
  });
});
