// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlayerHandle } from '@/lib/player/player-handle';
import { createFrameView } from '@/lib/player/seek-preview/frame-view';
import type { Frame } from '@/lib/player/seek-preview/frames';
import { keyboardHold, listenToSeekBar } from '@/lib/player/seek-preview/seek-bar';
import { attachSeekPreview } from '@/lib/player/seek-preview/seek-preview';
import { createStore } from '@/lib/player/state/player-store';

describe('listenToSeekBar', () => {
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
  const { showShare, hide } = actions;
  let stop = () => {};
  const fire = (type: string, more: object = {}) =>
    seekBar.dispatchEvent(Object.assign(new Event(type), { pointerType: 'mouse', ...more }));
  const runTo = (share: number) => {
    film.share = share;
    film.move();
  };
  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    film = { share: 0, move: () => {} };
    stop = listenToSeekBar(seekBar, actions);
  });
  afterEach(() => stop());

  it('follows the position for 1.5 s after the last key', () => {
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

  it('shows the position on keyboard focus until blur, not on mouse focus', () => {
    const visible = vi.spyOn(seekBar, 'matches').mockReturnValue(false);
    fire('focus');
    expect(showShare).not.toHaveBeenCalled();
    visible.mockReturnValue(true);
    fire('focus');
    expect(showShare.mock.calls).toEqual([[0]]);
    fire('blur');
    expect(hide).toHaveBeenCalledOnce();
  });
});

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
  const formatTime = (seconds: number) => `${seconds} s`;
  const detach = attachSeekPreview({ root, store } as unknown as PlayerHandle, {
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
  return { root, detach, point, label };
}

it.each([
  ['the duration is unknown', { duration: 0 }],
  ['the duration is infinite', { duration: Number.POSITIVE_INFINITY }],
  ['an ad runs', { ads: 'playing' as const }],
])('attachSeekPreview shows nothing while %s', async (_, state) => {
  const { point, label, detach } = await attach();
  point(450);
  expect(label()).toBe('50 s');
  store.write(state);
  point(450);
  expect(label()).toBeUndefined();
  detach();
});

describe('createFrameView', () => {
  const requested: HTMLImageElement[] = [];
  const box = document.createElement('div');
  const single = (name: string): Frame => ({
    startTime: 0,
    endTime: 1,
    image: `https://x.ch/${name}`,
  });
  const fire = (type: string) => (at: number) => requested[at]?.dispatchEvent(new Event(type));
  const [load, fail] = [fire('load'), fire('error')];
  const names = () => requested.map(({ dataset }) => dataset.address?.slice(13));
  beforeEach(() => {
    vi.useFakeTimers();
    // Images load when the test fires the event.
    vi.stubGlobal('Image', function FakeImage() {
      const image = document.createElement('img');
      requested.push(image);
      return image;
    });
    requested.length = 0;
    box.replaceChildren();
  });

  it('loads only the last image requested while another one loads', () => {
    const view = createFrameView(box);
    for (const name of ['a', 'b', 'c', 'd']) view.show(single(name));
    expect(names()).toEqual(['a']);
    load(0);
    expect(names()).toEqual(['a', 'd']);
    expect(box.children).toHaveLength(0);
    load(1);
    expect([...box.children]).toEqual([requested[1]]);
  });

  it('empties the box for a broken image, which is requested once', () => {
    const changed = vi.fn();
    const view = createFrameView(box, changed);
    view.show(single('a'));
    load(0);
    view.show(single('broken'));
    fail(1);
    expect(box.children).toHaveLength(0);
    view.show(single('broken'));
    expect(names()).toEqual(['a', 'broken']);
    expect(changed).toHaveBeenCalledTimes(3);
    view.show(single('a'));
    load(2);
    expect(box.children).toHaveLength(1);
  });
});
