// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { attachChapterMarks } from '@/lib/player/chapters/attach-chapter-marks';
import { nextChapter, previousChapter, toChapters } from '@/lib/player/chapters/chapters';
import { loadChapters } from '@/lib/player/chapters/load-chapters';
import { createStore } from '@/lib/player/state/player-store';

const chapters = [0, 15, 30].map((startTime) => ({ startTime, title: `${startTime}` }));

test('chapters are sorted, without markup, each with a title and a start time of its own', () => {
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
  // Within three seconds of a start, the chapter before is meant.
  [18, 0, 30],
  [19, 15, 30],
  [40, 30, undefined],
])('at %s s the previous chapter is at %s, the next one at %s', (time, before, next) => {
  expect(nextChapter(chapters, time)).toBe(next);
  expect(previousChapter(chapters, time)).toBe(before);
  expect(previousChapter([], time)).toBeUndefined();
});

function respond(status = 200) {
  const text = 'WEBVTT\n\n00:01.000 --> 00:02.500\n<i>Lever</i>\n';
  const fetching = vi.fn(async () => new Response(text, { status }));
  vi.stubGlobal('fetch', fetching);
  return fetching;
}
const read = [{ startTime: 1, title: 'Lever' }];

test('the chapters file is requested once for several callers, and again after a failure', async () => {
  const fetching = respond();
  expect(await Promise.all([loadChapters('/c.vtt'), loadChapters('/c.vtt')])).toEqual([
    ...[read, read],
  ]);
  expect(fetching).toHaveBeenCalledOnce();
  respond(404);
  expect(await loadChapters('/d.vtt')).toEqual([]);
  respond();
  expect(await loadChapters('/d.vtt')).toEqual(read);
});

describe('attachChapterMarks', () => {
  const chapters = [
    { startTime: 0, title: 'Lever' },
    { startTime: 25, title: '<img src=x onerror=alert(1)>' },
    { startTime: 500, title: 'Past the end' },
  ];

  function attach(state: Parameters<typeof createStore>[0] = { duration: 100 }) {
    const seekBar = document.createElement('div');
    const range = seekBar.appendChild(document.createElement('input'));
    seekBar.getBoundingClientRect = () => ({ left: 100, width: 200 }) as DOMRect;
    document.body.replaceChildren(seekBar);
    const store = createStore(state);
    const before = seekBar.innerHTML;
    const detach = attachChapterMarks({ store }, seekBar, chapters);
    const ticks = () =>
      [...seekBar.querySelectorAll<HTMLElement>('.player-chapter-ticks span')].map(
        ({ style }) => style.left,
      );
    const title = () => {
      const sign = seekBar.querySelector<HTMLElement>('.player-chapter-title');
      return sign?.hidden ? undefined : sign?.textContent;
    };
    const point = (clientX: number) =>
      seekBar.dispatchEvent(new MouseEvent('pointermove', { clientX, bubbles: true }));
    return { seekBar, range, store, before, detach, ticks, title, point };
  }

  test('draws ticks once the duration is known, without the start and past the end', () => {
    const { ticks, store } = attach({});
    expect(ticks()).toEqual([]);
    store.write({ duration: 100 });
    expect(ticks()).toEqual(['25%']);
  });

  test('shows the title at the pointer, as text, and none during an ad', () => {
    const { seekBar, store, title, point } = attach();
    expect(title()).toBeUndefined();
    point(120);
    expect(title()).toBe('Lever');
    point(160);
    expect(title()).toBe('<img src=x onerror=alert(1)>');
    expect(seekBar.querySelector('img')).toBeNull();
    seekBar.dispatchEvent(new MouseEvent('pointerleave'));
    expect(title()).toBeUndefined();
    store.write({ ads: 'playing' });
    point(122);
    expect(title()).toBeUndefined();
  });
});
