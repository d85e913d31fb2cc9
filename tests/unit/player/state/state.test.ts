// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { startPlaying } from '@/lib/player/session/start-playing';
import { createStore, type PlayerState } from '@/lib/player/state/player-store';
import { type MediaFacts, nextStatus, watchMedia } from '@/lib/player/state/watch-media';

type Status = PlayerState['status'];
test.each<[Partial<MediaFacts>, Status, Status]>([
  [{ currentTime: 0 }, 'playing', 'stopped'],
  [{}, 'playing', 'paused'],
  [{ begun: false, currentTime: 0 }, 'ready', 'ready'],
  [{ begun: false, currentTime: 0 }, 'loading', 'loading'],
  [{ paused: false, waiting: true }, 'playing', 'loading'],
  [{ waiting: true }, 'loading', 'paused'],
  [{ error: 4, ended: true }, 'playing', 'failed'],
  [{ ended: true }, 'playing', 'ended'],
])('with %j the status %s becomes %s', (change, before, after) => {
  const facts: MediaFacts = {
    ...{ paused: true, ended: false, currentTime: 12, duration: 60, volume: 1, muted: false },
    ...{ speed: 1, waiting: false, begun: true },
  };
  expect(nextStatus({ ...facts, ...change }, before)).toBe(after);
});

function open() {
  const target = new EventTarget();
  const facts = {
    ...{ paused: true, ended: false, currentTime: 0, duration: Number.NaN, volume: 1 },
    ...{ muted: false, speed: 1, waiting: false, error: undefined as number | undefined },
  };
  const store = createStore({ status: 'ready' });
  watchMedia(target, () => facts, store);
  const fire = (name: string, change: Partial<typeof facts> = {}) => {
    Object.assign(facts, change);
    target.dispatchEvent(new Event(name));
    return store.read();
  };
  return { store, fire };
}

test('watchMedia follows playback, pause and stop', () => {
  const { fire } = open();
  expect(fire('play', { paused: false }).status).toBe('playing');
  expect(fire('pause', { paused: true, currentTime: 3 }).status).toBe('paused');
  expect(fire('seeked', { currentTime: 0 }).status).toBe('stopped');
});

test('watchMedia writes the reason of a failure, and leaves a more precise one', () => {
  const { fire, store } = open();
  expect(fire('error', { error: 4 })).toMatchObject({ status: 'failed', failure: 'unsupported' });
  store.write({ failure: 'missing' });
  expect(fire('pause')).toMatchObject({ status: 'failed', failure: 'missing' });
});

test('watchMedia leaves the failure of a stream until playback', () => {
  const { store, fire } = open();
  store.write({ status: 'failed', failure: 'network' });
  expect(fire('timeupdate')).toMatchObject({ status: 'failed', failure: 'network' });
  fire('play', { paused: false });
  expect(fire('playing').status).toBe('playing');
});

/** Starts where the browser rejects with these errors. */
async function start(rejections: string[], muted = false) {
  const play = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  for (const name of rejections) play.mockRejectedValueOnce(new DOMException('', name));
  const media = { muted, play };
  const startedMuted = await startPlaying(media);
  return [play.mock.calls.length, media.muted, startedMuted];
}

test.each<[string, string[], boolean, unknown[]]>([
  ['with sound if allowed', [], false, [1, false, false]],
  ['muted if sound is blocked', ['NotAllowedError'], false, [2, true, true]],
  ['muted, whatever comes then', ['NotAllowedError', 'NotAllowedError'], false, [2, true, true]],
  ['once if it is aborted', ['AbortError'], false, [1, false, false]],
  ['once if it is muted already', ['NotAllowedError'], true, [1, true, false]],
])('startPlaying plays %s', async (_, rejections, muted, outcome) =>
  expect(await start(rejections, muted)).toEqual(outcome),
);
