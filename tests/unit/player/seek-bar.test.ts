import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachChapterMarks } from '@/lib/player/chapters/attach-chapter-marks';
import type { PlayerHandle } from '@/lib/player/player-handle';
import { createStore } from '@/lib/player/state/player-store';
import { attachScrubber } from '@/lib/player/thumbnails/attach-scrubber';
import { keyboardHold, listenToSeekBar } from '@/lib/player/thumbnails/seek-bar';

// @vitest-environment jsdom

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the seek bar', () => {
  const seekBar = document.createElement('input');
  seekBar.type = 'range';
  seekBar.max = '200';
  let film = { share: 0, move: () => {} };
  const actions = {
    ...{ pointAt: vi.fn(), showShare: vi.fn(), hide: vi.fn() },
    readShare: () => film.share,
    subscribe: (listener: () => void) => {
      film.move = listener;
      return () => {
        film.move = () => {};
      };
    },
  };
  const { pointAt, showShare, hide } = actions;
  let stop = () => {};
  const fire = (type: string, more: object = {}) =>
    seekBar.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse', ...more }));
  const runTo = (share: number) => {
    film.share = share;
    film.move();
  };
  const drag = (value: string) => {
    seekBar.value = value;
    fire('input');
  };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    film = { share: 0, move: () => {} };
    stop = listenToSeekBar(seekBar, actions);
  });
  afterEach(() => stop());

  it('follows a finger while it presses, and not one that hovers', () => {
    fire('pointermove', { clientX: 450, pointerType: 'touch', buttons: 0 });
    expect(pointAt).not.toHaveBeenCalled();
    fire('touchstart', { touches: [{ clientX: 450 }] });
    fire('touchmove', { touches: [{ clientX: 575 }] });
    expect(pointAt.mock.calls).toEqual([[450], [575]]);
    fire('touchend', { touches: [] });
    expect(hide).toHaveBeenCalledOnce();
  });

  it('leaves the place to the mouse while it is over the bar', () => {
    fire('pointermove', { clientX: 450 });
    drag('100');
    fire('change');
    expect(pointAt.mock.calls).toEqual([[450]]);
    expect(showShare).not.toHaveBeenCalled();
    expect(hide).not.toHaveBeenCalled();
  });

  it('follows the bar while a mouse drags on beside it, until it is let go', () => {
    fire('pointermove', { clientX: 450 });
    fire('pointerleave');
    hide.mockClear();
    drag('150');
    expect(showShare.mock.calls).toEqual([[0.75]]);
    fire('change');
    expect(hide).toHaveBeenCalledOnce();
  });

  it('follows the film for a second and a half after the last key', () => {
    fire('keydown', { key: 'ArrowRight' });
    runTo(0.3);
    vi.advanceTimersByTime(1000);
    fire('keydown', { key: 'End' });
    fire('change');
    vi.advanceTimersByTime(keyboardHold - 1);
    expect(hide).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(hide).toHaveBeenCalledOnce();
    runTo(0.4);
    expect(showShare.mock.calls).toEqual([[0], [0.3], [0.3]]);
  });

  it('does not stir when the film runs by itself, nor at keys that do not seek', () => {
    runTo(0.3);
    for (const key of ['m', 'Tab', 'Enter']) fire('keydown', { key });
    for (const held of ['altKey', 'ctrlKey', 'metaKey'])
      fire('keydown', { key: 'ArrowLeft', [held]: true });
    expect(showShare).not.toHaveBeenCalled();
  });

  it('shows where the film is to a keyboard’s focus, not to a mouse’s, and goes with it', () => {
    const visible = vi.spyOn(seekBar, 'matches').mockReturnValue(false);
    fire('focus');
    expect(showShare).not.toHaveBeenCalled();
    visible.mockReturnValue(true);
    fire('focus');
    expect(showShare.mock.calls).toEqual([[0]]);
    fire('blur');
    expect(hide).toHaveBeenCalledOnce();
  });

  it('stays with the keyboard where the page is scrolled under a mouse at rest', () => {
    const rest = { clientX: 450, movementX: 0, movementY: 0, buttons: 0 };
    fire('keydown', { key: 'ArrowRight' });
    fire('pointerenter', rest);
    fire('pointerleave', rest);
    expect(pointAt).not.toHaveBeenCalled();
    expect(hide).not.toHaveBeenCalled();
    fire('pointermove', { ...rest, movementX: 3 });
    expect(pointAt.mock.calls).toEqual([[450]]);
  });

  it('hears nothing and waits for nothing once it has stopped', () => {
    fire('keydown', { key: 'ArrowRight' });
    stop();
    expect(vi.getTimerCount()).toBe(0);
    fire('pointermove', { clientX: 450 });
    runTo(0.9);
    drag('20');
    expect([pointAt.mock.calls.length, showShare.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('the picture above it', () => {
  const file = `WEBVTT

00:00.000 --> 01:40.000
data:image/gif;base64,R0lGOD#xywh=0,0,160,90
`;
  const rect = (left: number, width: number) => ({ left, width, right: left + width }) as DOMRect;
  const store = createStore();

  async function attach(answer = new Response(file)) {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async () => answer);
    store.write({ duration: 100, currentTime: 0, ads: 'none' });
    const root = document.createElement('div');
    root.innerHTML = '<div><input type="range" max="100"></div>';
    document.body.replaceChildren(root);
    const [line, seekBar] = root.querySelectorAll<HTMLElement>('div, input');
    if (!line || !seekBar) throw new Error('No bar');
    root.getBoundingClientRect = () => rect(0, 1000);
    line.getBoundingClientRect = () => rect(200, 500);
    const nodes = document.querySelectorAll('*').length;
    const formatTime = (seconds: number) => `${seconds} s`;
    const detach = attachScrubber({ root, store } as unknown as PlayerHandle, {
      ...{ src: '/t/thumbnails.vtt', seekBar: seekBar as HTMLInputElement, formatTime },
    });
    await vi.advanceTimersByTimeAsync(0);
    const point = (clientX: number) =>
      seekBar.dispatchEvent(
        Object.assign(new MouseEvent('pointermove', { clientX }), { pointerType: 'mouse' }),
      );
    const element = () => root.querySelector<HTMLElement>('.scrubber');
    const label = () =>
      element()?.hidden ? undefined : root.querySelector('.scrubber-time')?.textContent;
    return { root, detach, point, element, label, nodes };
  }

  it.each([
    ['the length is not known', { duration: 0 }],
    ['the film has no end', { duration: Number.POSITIVE_INFINITY }],
    ['an advertisement runs', { ads: 'playing' as const }],
  ])('is not there while %s', async (_, state) => {
    const { point, label, detach } = await attach();
    point(450);
    expect(label()).toBe('50 s');
    store.write(state);
    point(450);
    expect(label()).toBeUndefined();
    detach();
  });

  it('is the time alone, with one warning, where the file is missing', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { root, point, label, detach } = await attach(new Response('gone', { status: 404 }));
    point(450);
    point(500);
    expect(label()).toBe('60 s');
    expect(root.querySelector<HTMLElement>('.scrubber-image')?.hidden).toBe(true);
    expect(warn).toHaveBeenCalledOnce();
    detach();
  });

  it('leaves nothing behind', async () => {
    const { point, element, detach, nodes } = await attach();
    point(450);
    detach();
    expect(document.querySelectorAll('*')).toHaveLength(nodes);
    expect(vi.getTimerCount()).toBe(0);
    point(450);
    store.write({ currentTime: 5 });
    expect(element()).toBeNull();
  });
});

describe('the chapters on it', () => {
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

  it('are ticks once the duration is known, at neither the beginning nor past the end', () => {
    const { ticks, store } = attach({});
    expect(ticks()).toEqual([]);
    store.write({ duration: 100 });
    expect(ticks()).toEqual(['25%']);
  });

  it('have their title under the pointer, as text', () => {
    const { seekBar, title, point } = attach();
    expect(title()).toBeUndefined();
    point(120);
    expect(title()).toBe('Lever');
    point(160);
    expect(title()).toBe('<img src=x onerror=alert(1)>');
    expect(seekBar.querySelector('img')).toBeNull();
    seekBar.dispatchEvent(new MouseEvent('pointerleave'));
    expect(title()).toBeUndefined();
  });

  it('have no title over an advertisement', () => {
    const { store, title, point } = attach();
    store.write({ ads: 'playing' });
    point(122);
    expect(title()).toBeUndefined();
  });

  it('have the title of the film’s own position while the bar has the focus', () => {
    const { range, store, title } = attach({ duration: 100, currentTime: 10 });
    range.focus();
    expect(title()).toBe('Lever');
    store.write({ currentTime: 40 });
    expect(title()).toContain('onerror');
    range.blur();
    expect(title()).toBeUndefined();
  });

  it('leave the bar as it was', () => {
    const { seekBar, store, before, detach, point } = attach();
    detach();
    store.write({ duration: 200 });
    point(120);
    expect(seekBar.innerHTML).toBe(before);
  });
});
