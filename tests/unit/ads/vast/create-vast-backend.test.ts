import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type AdEvent, soundOf } from '@/lib/ads/ad-backend';
import { createVastBackend } from '@/lib/ads/vast/create-vast-backend';
import { until } from '../../until';
import { stubPlayer } from '../stub-player';
import { fixture, respond } from './begin';
import { hearPings } from './hear-pings';

// @vitest-environment jsdom

const one = vi.hoisted(() => ({
  running: () => ({ time: () => ({ elapsed: 2, duration: 10 }) }),
  ...{ abandon: vi.fn(), destroy: vi.fn() },
}));
const playBreak = vi.hoisted(() =>
  vi.fn((..._: [unknown, string, { at: unknown; send: (event: AdEvent) => void }]) => one),
);
vi.mock('@/lib/ads/vast/play-break', () => ({ playBreak }));

let pings: string[] = [];
beforeEach(() => {
  vi.clearAllMocks();
  pings = hearPings();
});
afterEach(() => void vi.unstubAllGlobals());
type Fetch = (url: string, init: RequestInit) => Promise<Response>;
const end = '</vmap:TrackingEvents>';
const error = '<vmap:Tracking event="error">/track/error</vmap:Tracking>';
const house: Record<string, string> = {
  vmap: fixture('vmap.xml').replace(end, error + end),
  vast: fixture('vast.xml'),
};
const answer: Fetch = (url) => respond(house[/(vmap|vast)\.xml$/.exec(url)?.[1] ?? ''] ?? '')();

function open(fetch: Fetch = answer) {
  const asked = vi.fn(fetch);
  vi.stubGlobal('fetch', asked);
  const { handle, media, store } = stubPlayer();
  const send = vi.fn();
  const options = { tagUrl: `${location.origin}/ads/vmap.xml`, foreign: false, media, store, send };
  const stage = document.createElement('div');
  const backend = createVastBackend({ ...options, stage, sound: soundOf(handle) });
  backend.request();
  return { backend, send, asked };
}

async function load(fetch?: Fetch) {
  const opened = open(fetch);
  await until(() => expect(opened.send).toHaveBeenCalledOnce());
  const [said] = opened.send.mock.calls[0] ?? [];
  opened.send.mockClear();
  return { ...opened, said };
}

async function begin() {
  const loaded = await load();
  loaded.backend.play('mid/0');
  await until(() => expect(playBreak).toHaveBeenCalledOnce());
  return { ...loaded, say: (event: AdEvent) => playBreak.mock.calls[0]?.[2].send(event) };
}
const told = () => pings.map((url) => new URL(url).pathname);
const resumes = { type: 'contentResumeRequested' } as const;

test('the breaks are told by what the machine needs of them, and their time is the film’s', async () => {
  const breaks = [
    { id: 'mid/0', at: 3 },
    { id: 'post/1', at: 'end' },
  ];
  expect((await load()).said).toEqual({ type: 'loaded', breaks, selfTimed: false });
});

test('a break is fetched when it is due, and who asked hears where it begins and ends', async () => {
  const { send, say, asked, backend } = await begin();
  expect(asked.mock.calls.map(([url]) => new URL(url).pathname)).toEqual([
    ...['/ads/vmap.xml', '/ads/vast.xml'],
  ]);
  expect(playBreak.mock.calls[0]?.slice(1)).toMatchObject(['mid/0', { at: 3 }]);
  expect(backend.time()).toEqual({ elapsed: 2, duration: 10 });
  say({ type: 'progress' });
  expect(told()).toEqual(['/track/breakStart']);
  say(resumes);
  expect(told()).toEqual(['/track/breakStart', '/track/breakEnd']);
  expect(send.mock.calls).toEqual([[{ type: 'progress' }], [resumes]]);
});

test('who asked hears that a break has failed, and of no end of it', async () => {
  const { send, say } = await begin();
  const failed = { type: 'breakFailed', breakId: 'mid/0' } as const;
  say(failed);
  expect(told()).toEqual(['/track/breakStart', '/track/error']);
  expect(send).toHaveBeenCalledExactlyOnceWith(failed);
});

test('a break that is given up is heard no more, and has no time', async () => {
  const { backend, send, say } = await begin();
  backend.abandon?.();
  backend.abandon?.();
  expect(one.abandon).toHaveBeenCalledOnce();
  expect(backend.time()).toEqual({ elapsed: 0, duration: 0 });
  say(resumes);
  expect(send).not.toHaveBeenCalled();
  expect(told(), 'it did not end').toEqual(['/track/breakStart']);
  backend.destroy();
  expect(one.destroy, 'it is gone already').not.toHaveBeenCalled();
});

test('the next break takes the place of the one before it, also where it is given up on its way', async () => {
  const { backend, say, send } = await begin();
  backend.play('post/1');
  await until(() => expect(playBreak).toHaveBeenCalledTimes(2));
  expect(one.destroy).toHaveBeenCalledOnce();
  say(resumes);
  expect(send).not.toHaveBeenCalled();
  backend.play('mid/0');
  backend.abandon?.();
  expect(one.abandon, 'what still lies there has not failed').not.toHaveBeenCalled();
  expect([one.destroy.mock.calls.length, backend.time().duration]).toEqual([2, 0]);
});

test('ads that come after their break was given up are not played', async () => {
  let come = () => {};
  const { backend, send, asked } = await load(async (url, init) => {
    if (url.includes('vast')) await new Promise<void>((resolve) => (come = resolve));
    return answer(url, init);
  });
  backend.play('mid/0');
  await until(() => expect(asked).toHaveBeenCalledTimes(2));
  backend.abandon?.();
  expect(asked.mock.calls.map(([, init]) => init.signal?.aborted)).toEqual([false, true]);
  come();
  await new Promise((resolve) => setTimeout(resolve));
  expect([playBreak.mock.calls, send.mock.calls, told()]).toEqual([[], [], []]);
});

test('after destroy nothing runs, is asked for or said', async () => {
  const { backend, send, say } = await begin();
  backend.destroy();
  expect(one.destroy).toHaveBeenCalledOnce();
  say(resumes);
  expect(send).not.toHaveBeenCalled();
  const late = open();
  late.backend.destroy();
  expect(late.asked.mock.calls[0]?.[1].signal?.aborted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(late.send).not.toHaveBeenCalled();
});
