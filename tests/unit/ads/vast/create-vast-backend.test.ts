// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { type AdEvent, soundOf } from '@/lib/ads/ad-backend';
import { createVastBackend } from '@/lib/ads/vast/create-vast-backend';
import { until } from '../../until';
import { adRequest, stubPlayer } from '../stub-player';
import { fixture, recordTracking, respond } from './responses';

const running = vi.hoisted(() => ({
  running: () => ({ time: () => ({ elapsed: 2, duration: 10 }) }),
  ...{ abandon: vi.fn(), destroy: vi.fn() },
}));
const playBreak = vi.hoisted(() =>
  vi.fn((..._: [unknown, string, { at: unknown; send: (event: AdEvent) => void }]) => running),
);
vi.mock('@/lib/ads/vast/play-break', () => ({ playBreak }));

let tracked: string[] = [];
beforeEach(() => {
  vi.clearAllMocks();
  tracked = recordTracking();
});
type Fetch = (url: string, init: RequestInit) => Promise<Response>;
const end = '</vmap:TrackingEvents>';
const error = '<vmap:Tracking event="error">/track/error?code=[ERRORCODE]</vmap:Tracking>';
const files: Record<string, string> = {
  vmap: fixture('vmap.xml').replace(end, error + end),
  vast: fixture('vast.xml'),
};
const answer: Fetch = (url) => respond(files[/(vmap|vast)\.xml$/.exec(url)?.[1] ?? ''] ?? '')();

function open(fetch: Fetch = answer) {
  const fetching = vi.fn(fetch);
  vi.stubGlobal('fetch', fetching);
  const { handle, media, store } = stubPlayer();
  const send = vi.fn();
  const tagUrl = `${location.origin}/ads/vmap.xml`;
  const options = { ...adRequest, tagUrl, allowsThirdParties: false, media, store, send };
  const stage = document.createElement('div');
  const backend = createVastBackend({ ...options, stage, sound: soundOf(handle) });
  backend.request();
  return { backend, send, fetching };
}

async function load(fetch?: Fetch) {
  const opened = open(fetch);
  await until(() => expect(opened.send).toHaveBeenCalledOnce());
  const [event] = opened.send.mock.calls[0] ?? [];
  opened.send.mockClear();
  return { ...opened, event };
}

async function begin() {
  const loaded = await load();
  loaded.backend.play('mid/0');
  await until(() => expect(playBreak).toHaveBeenCalledOnce());
  return { ...loaded, emit: (event: AdEvent) => playBreak.mock.calls[0]?.[2].send(event) };
}
const trackedPaths = () => tracked.map((url) => new URL(url).pathname);
const resumes = { type: 'contentResumeRequested' } as const;

test('a break is loaded when it is played, and its start, end and failure are tracked', async () => {
  const { send, emit, fetching, backend } = await begin();
  expect(fetching.mock.calls.map(([url]) => new URL(url).pathname)).toEqual([
    ...['/ads/vmap.xml', '/ads/vast.xml'],
  ]);
  expect(playBreak.mock.calls[0]?.slice(1)).toMatchObject(['mid/0', { at: 3 }]);
  expect(backend.time()).toEqual({ elapsed: 2, duration: 10 });
  emit({ type: 'progress' });
  expect(trackedPaths()).toEqual(['/track/breakStart']);
  emit(resumes);
  expect(trackedPaths()).toEqual(['/track/breakStart', '/track/breakEnd']);
  expect(send.mock.calls).toEqual([[{ type: 'progress' }], [resumes]]);
  emit({ type: 'breakFailed', breakId: 'mid/0' });
  expect(trackedPaths().at(-1)).toBe('/track/error');
});

test('an aborted break sends no events and has no time', async () => {
  const { backend, send, emit } = await begin();
  backend.abandon?.();
  backend.abandon?.();
  expect(running.abandon).toHaveBeenCalledOnce();
  expect(trackedPaths()).toEqual(['/track/breakStart', '/track/error']);
  expect(backend.time()).toEqual({ elapsed: 0, duration: 0 });
  emit(resumes);
  expect(send).not.toHaveBeenCalled();
  expect(trackedPaths(), 'once, and without an end').toHaveLength(2);
  backend.destroy();
  expect(running.destroy, 'destroyed before').not.toHaveBeenCalled();
});

test('destroy aborts requests and events', async () => {
  const { backend, send, emit } = await begin();
  backend.destroy();
  expect(running.destroy).toHaveBeenCalledOnce();
  emit(resumes);
  expect(send).not.toHaveBeenCalled();
  const late = open();
  late.backend.destroy();
  expect(late.fetching.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(late.send).not.toHaveBeenCalled();
});
