import { describe, expect, test, vi } from 'vitest';
import type { PlayerHandle } from '@/lib/player/player-handle';
import { findPlayer, registerPlayer, subscribePlayers } from '@/lib/player/session/player-registry';
import { startPlaying } from '@/lib/player/session/start-playing';
import { createStore, type PlayerState } from '@/lib/player/state/player-store';
import {
  type MediaFacts,
  mediaErrorCode,
  nextStatus,
  watchMedia,
} from '@/lib/player/state/watch-media';

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
])('with %j a film that was %s is %s', (change, before, after) => {
  const facts: MediaFacts = {
    ...{ paused: true, ended: false, currentTime: 12, duration: 60, volume: 1, muted: false },
    ...{ speed: 1, waiting: false, begun: true },
  };
  expect(nextStatus({ ...facts, ...change }, before)).toBe(after);
});

test('a film that cannot be read has failed, one that was told to stop loading has not', () => {
  expect([mediaErrorCode({ code: 4 }), mediaErrorCode({ code: 1 }), mediaErrorCode(null)]).toEqual([
    ...[4, undefined, undefined],
  ]);
});

describe('the store', () => {
  function open() {
    const target = new EventTarget();
    const facts = {
      ...{ paused: true, ended: false, currentTime: 0, duration: Number.NaN, volume: 1 },
      ...{ muted: false, speed: 1, waiting: false, error: undefined as number | undefined },
    };
    const store = createStore({ status: 'ready' });
    watchMedia(target, () => facts, store);
    const tell = (name: string, change: Partial<typeof facts> = {}) => {
      Object.assign(facts, change);
      target.dispatchEvent(new Event(name));
      return store.read();
    };
    return { store, tell };
  }

  test('follows playing, pausing and stopping', () => {
    const { tell } = open();
    expect(tell('play', { paused: false }).status).toBe('playing');
    expect(tell('pause', { paused: true, currentTime: 3 }).status).toBe('paused');
    expect(tell('seeked', { currentTime: 0 }).status).toBe('stopped');
  });

  test('has 0 for a duration that is not known', () => {
    const { store, tell } = open();
    expect(store.read().duration).toBe(0);
    expect(tell('durationchange', { duration: Number.POSITIVE_INFINITY }).duration).toBe(0);
    expect(tell('durationchange', { duration: 53 }).duration).toBe(53);
  });

  test('has the reason of a failure, and keeps the cause that has been found', () => {
    const { tell, store } = open();
    expect(tell('error', { error: 4 })).toMatchObject({ status: 'failed', failure: 'unsupported' });
    store.write({ failure: 'missing' });
    expect(tell('pause')).toMatchObject({ status: 'failed', failure: 'missing' });
  });

  test('keeps what a stream reported as failed until something plays', () => {
    const { store, tell } = open();
    store.write({ status: 'failed', failure: 'network' });
    expect(tell('timeupdate')).toMatchObject({ status: 'failed', failure: 'network' });
    tell('play', { paused: false });
    expect(tell('playing').status).toBe('playing');
  });

  test('tells of differences only, and reads the same while nothing has changed', () => {
    const store = createStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    const before = store.read();
    store.write({ volume: 1 });
    expect(store.read()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    store.write({ volume: 0.5 });
    stop();
    store.write({ volume: 0.2 });
    expect(listener).toHaveBeenCalledOnce();
  });
});

test('a player is found by its film until it is taken back, or another has come in its place', () => {
  const heard = vi.fn();
  const stop = subscribePlayers(heard);
  const [first, second] = [{}, {}] as [PlayerHandle, PlayerHandle];
  const takeFirstBack = registerPlayer('faust', 'video', first);
  expect(findPlayer('faust', 'video')).toBe(first);
  expect(findPlayer('faust', 'audio')).toBeUndefined();
  const takeSecondBack = registerPlayer('faust', 'video', second);
  takeFirstBack();
  expect(findPlayer('faust', 'video')).toBe(second);
  takeSecondBack();
  expect(findPlayer('faust', 'video')).toBeUndefined();
  expect(heard).toHaveBeenCalled();
  stop();
});

describe('a start', () => {
  /** What comes of it where the browser answers with these refusals. */
  async function start(refusals: string[], muted = false) {
    const store = createStore();
    const play = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
    for (const name of refusals) play.mockRejectedValueOnce(new DOMException('', name));
    const media = { muted, play };
    await startPlaying(media, store);
    return [play.mock.calls.length, media.muted, store.read().startedMuted];
  }

  test.each<[string, string[], boolean, unknown[]]>([
    ['with sound where it may sound', [], false, [1, false, false]],
    ['without sound where that is refused', ['NotAllowedError'], false, [2, true, true]],
    ['not at all where it was taken back', ['AbortError'], false, [1, false, false]],
    ['once where it is muted already', ['NotAllowedError'], true, [1, true, false]],
  ])('plays %s', async (_, refusals, muted, outcome) => {
    expect(await start(refusals, muted)).toEqual(outcome);
  });

  test('that is refused without sound as well stands still, and nothing is at fault', async () => {
    expect((await start(['NotAllowedError', 'NotAllowedError']))[0]).toBe(2);
  });
});
