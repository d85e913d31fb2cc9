import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadCues } from '@/lib/player/captions/load-cues';
import { nextChapter, previousChapter } from '@/lib/player/chapters/chapter-commands';
import { loadChapters } from '@/lib/player/chapters/load-chapters';
import { toChapters } from '@/lib/player/chapters/to-chapters';
import { withChapters } from '@/lib/player/chapters/with-chapters';
import { until } from '../../until';

describe('chapters', () => {
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
});

describe('their file', () => {
  function answer(text: string, status = 200) {
    const asked = vi.fn(async () => new Response(text, { status }));
    vi.stubGlobal('fetch', asked);
    return asked;
  }

  afterEach(() => vi.unstubAllGlobals());

  const file = 'WEBVTT\n\n00:01.000 --> 00:02.500\n<i>Lever</i>\n';

  test('a file that is not there is an error that names it', async () => {
    answer('', 404);
    await expect(loadCues('/a.vtt')).rejects.toThrow('/a.vtt answered 404');
  });

  test('chapters come from their file, and a missing one means no chapters', async () => {
    answer(file);
    expect(await loadChapters('/a.vtt')).toEqual([{ startTime: 1, title: 'Lever' }]);
    answer('', 500);
    expect(await loadChapters('/b.vtt')).toEqual([]);
  });

  test('chapters that two want are asked for once, and again where they did not come', async () => {
    const asked = answer(file);
    await Promise.all([loadChapters('/c.vtt'), loadChapters('/c.vtt')]);
    expect(asked).toHaveBeenCalledOnce();
    answer('', 404);
    expect(await loadChapters('/d.vtt')).toEqual([]);
    answer(file);
    expect(await loadChapters('/d.vtt')).toHaveLength(1);
  });
});

describe('what needs them', () => {
  const detach = vi.fn();

  const attach = vi.fn(() => detach);

  beforeEach(() => {
    vi.clearAllMocks();
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response('WEBVTT\n\n00:00.000 --> 00:09.000\nLever\n')),
    );
  });

  afterEach(() => vi.unstubAllGlobals());

  test('what needs chapters is attached when they are there, and taken back', async () => {
    const takeBack = withChapters('/chapters.vtt', attach);
    expect(attach).not.toHaveBeenCalled();
    await until(() => expect(attach).toHaveBeenCalledWith([{ startTime: 0, title: 'Lever' }]));
    takeBack();
    expect(detach).toHaveBeenCalledOnce();
  });

  test('what is taken back while the chapters load is never attached', async () => {
    withChapters('/chapters.vtt', attach)();
    const later = vi.fn(() => detach);
    withChapters('/chapters.vtt', later);
    await until(() => expect(later).toHaveBeenCalledOnce());
    expect(attach).not.toHaveBeenCalled();
  });
});
