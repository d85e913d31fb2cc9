// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlayerHandle } from '@/lib/player/player-handle';
import { createStore } from '@/lib/player/state/create-store';
import { attachScrubber } from '@/lib/player/thumbnails/attach-scrubber';
import { keyboardHold } from '@/lib/player/thumbnails/listen-to-seek-bar';

const file = `WEBVTT

00:00.000 --> 00:50.000
data:image/gif;base64,R0lGOD#xywh=0,0,160,90

00:50.000 --> 01:40.000
data:image/gif;base64,R0lGOD#xywh=160,0,160,90
`;
const rect = (left: number, width: number) => ({ left, width, right: left + width }) as DOMRect;

const store = createStore({ duration: 100 });
const root = document.createElement('div');
const line = document.createElement('div');
const seekBar = document.createElement('input');
seekBar.type = 'range';
seekBar.max = '100';
line.append(seekBar);
root.append(line);
const handle = { root, store } as unknown as PlayerHandle;
const formatTime = (seconds: number) => `${seconds} s`;
const options = { src: '/t/thumbnails.vtt', seekBar, formatTime };

const element = () => root.querySelector<HTMLElement>('.scrubber');
const label = () =>
  element()?.hidden ? undefined : root.querySelector('.scrubber-time')?.textContent;
const pointer = (type: string, clientX: number, more: PointerEventInit = {}) => {
  const event = new MouseEvent(type, { clientX, ...more });
  Object.defineProperty(event, 'pointerType', { value: more.pointerType ?? 'mouse' });
  seekBar.dispatchEvent(event);
};
const press = (key: string) => seekBar.dispatchEvent(new KeyboardEvent('keydown', { key }));

let detach = () => {};
const attach = async () => {
  detach = attachScrubber(handle, options);
  await vi.advanceTimersByTimeAsync(0);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(file)),
  );
  vi.spyOn(root, 'getBoundingClientRect').mockReturnValue(rect(0, 1000));
  vi.spyOn(line, 'getBoundingClientRect').mockReturnValue(rect(200, 500));
  document.body.append(root);
  store.write({ duration: 100, currentTime: 0, ads: 'none' });
  seekBar.value = '0';
});
afterEach(() => {
  detach();
  root.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('says what is missing when there is no address', () => {
  expect(() => attachScrubber(handle, { ...options, src: undefined })).toThrow(
    'Missing previewThumbnails.src config attribute',
  );
});

it('shows the time under the mouse, above the place it points at, until the mouse leaves', async () => {
  await attach();
  pointer('pointermove', 450);
  expect(label()).toBe('50 s');
  expect(element()?.style.left).toBe('250px');
  expect(element()?.getAttribute('aria-hidden')).toBe('true');
  pointer('pointerleave', 450);
  expect(element()?.hidden).toBe(true);
});

it('keeps ten pixels from the player’s edges', async () => {
  await attach();
  vi.spyOn(line, 'getBoundingClientRect').mockReturnValue(rect(0, 1000));
  const width = vi.spyOn(element() as HTMLElement, 'getBoundingClientRect');
  width.mockReturnValue(rect(0, 160));
  pointer('pointermove', 0);
  expect(element()?.style.left).toBe('10px');
  pointer('pointermove', 1000);
  expect(element()?.style.left).toBe('830px');
});

it('shows no time later than one second before the end', async () => {
  await attach();
  pointer('pointermove', 700);
  expect(label()).toBe('99 s');
});

it('shows where a key has brought the film, for a second and a half', async () => {
  await attach();
  press('ArrowRight');
  store.write({ currentTime: 30 });
  expect(label()).toBe('30 s');
  vi.advanceTimersByTime(keyboardHold);
  expect(label()).toBeUndefined();
});

it.each([
  ['the length is not known', { duration: 0 }],
  ['the film has no end', { duration: Number.POSITIVE_INFINITY }],
  ['an advertisement runs', { ads: 'playing' as const }],
])('shows nothing while %s', async (_, state) => {
  await attach();
  store.write(state);
  pointer('pointermove', 450);
  expect(label()).toBeUndefined();
});

it('shows the time alone, and warns once, when the file is broken', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('gone', { status: 404 })),
  );
  await attach();
  pointer('pointermove', 450);
  pointer('pointermove', 500);
  expect(label()).toBe('60 s');
  expect(root.querySelector<HTMLElement>('.scrubber-image')?.hidden).toBe(true);
  expect(warn).toHaveBeenCalledOnce();
});

it('takes everything back', async () => {
  const added = vi.spyOn(seekBar, 'addEventListener');
  const nodes = document.querySelectorAll('*').length;
  await attach();
  pointer('pointermove', 450);
  press('ArrowLeft');
  detach();
  expect(document.querySelectorAll('*')).toHaveLength(nodes);
  expect(vi.getTimerCount()).toBe(0);
  const signals = added.mock.calls.map((call) => (call[2] as AddEventListenerOptions).signal);
  expect(signals.every((signal) => signal?.aborted)).toBe(true);
  pointer('pointermove', 450);
  store.write({ currentTime: 5 });
  expect(element()).toBeNull();
});
