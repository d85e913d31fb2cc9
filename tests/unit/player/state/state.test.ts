import { describe, expect, test, vi } from 'vitest';
import type { PlayerHandle } from '@/lib/player/player-handle';
import { announce, findPlayer } from '@/lib/player/session/open-players';
import { startPlaying } from '@/lib/player/session/start-playing';
import { createStore } from '@/lib/player/state/create-store';
import { errorCode } from '@/lib/player/state/error-code';
import { type MediaFacts, nextStatus } from '@/lib/player/state/next-status';
import { watchMedia } from '@/lib/player/state/watch-media';

describe('the state', () => {
  const facts: MediaFacts = {
    ...{ paused: true, ended: false, currentTime: 12, duration: 60, volume: 1, muted: false },
    ...{ speed: 1, waiting: false, begun: true },
  };

  test('paused at 0 is stopped, paused elsewhere is paused', () => {
    expect(nextStatus({ ...facts, currentTime: 0 }, 'playing')).toBe('stopped');
    expect(nextStatus(facts, 'playing')).toBe('paused');
  });

  test('a film that has not begun is ready or loads, it is not stopped', () => {
    const fresh = { ...facts, begun: false, currentTime: 0 };
    expect(nextStatus(fresh, 'ready')).toBe('ready');
    expect(nextStatus(fresh, 'loading')).toBe('loading');
  });

  test('a film that waits for data loads, and pausing it meanwhile pauses it', () => {
    expect(nextStatus({ ...facts, paused: false, waiting: true }, 'playing')).toBe('loading');
    expect(nextStatus({ ...facts, waiting: true }, 'loading')).toBe('paused');
  });

  test('an error counts more than anything, the end more than a pause', () => {
    expect(nextStatus({ ...facts, error: 4, ended: true }, 'playing')).toBe('failed');
    expect(nextStatus({ ...facts, ended: true }, 'playing')).toBe('ended');
  });
});

describe('the store', () => {
  function setUp() {
    const target = new EventTarget();
    const facts = {
      ...{ paused: true, ended: false, currentTime: 0, duration: Number.NaN, volume: 1 },
      ...{ muted: false, speed: 1, waiting: false, error: undefined as number | undefined },
    };
    const store = createStore({ status: 'ready' });
    const stop = watchMedia(target, () => facts, store);
    const tell = (name: string, change: Partial<typeof facts>) => {
      Object.assign(facts, change);
      target.dispatchEvent(new Event(name));
      return store.read();
    };
    return { store, stop, tell };
  }

  test('the store follows playing, pausing and stopping', () => {
    const { tell } = setUp();
    expect(tell('play', { paused: false }).status).toBe('playing');
    expect(tell('pause', { paused: true, currentTime: 3 }).status).toBe('paused');
    expect(tell('seeked', { currentTime: 0 }).status).toBe('stopped');
  });

  test('a duration that is not known is 0', () => {
    const { store, tell } = setUp();
    expect(store.read().duration).toBe(0);
    expect(tell('durationchange', { duration: Number.POSITIVE_INFINITY }).duration).toBe(0);
    expect(tell('durationchange', { duration: 53 }).duration).toBe(53);
  });

  test('a source that is missing fails, with the reason', () => {
    const { tell } = setUp();
    expect(tell('error', { error: 4 })).toMatchObject({ status: 'failed', failure: 'unsupported' });
  });

  test('what a stream reported as failed stays failed until something plays', () => {
    const { store, tell } = setUp();
    store.write({ status: 'failed', failure: 'network' });
    expect(tell('timeupdate', {})).toMatchObject({ status: 'failed', failure: 'network' });
    tell('play', { paused: false });
    expect(tell('playing', {}).status).toBe('playing');
  });
});

describe('errors', () => {
  test('a film that cannot be read has failed, one that was told to stop loading has not', () => {
    expect(errorCode({ code: 4 })).toBe(4);
    expect(errorCode({ code: 1 })).toBeUndefined();
    expect(errorCode(null)).toBeUndefined();
  });
});

describe('players of the page', () => {
  const handle = () => ({}) as PlayerHandle;

  test('a player is found by its film and what is played of it, until it is taken back', () => {
    const player = handle();
    const takeBack = announce('faust', 'video', player);
    expect(findPlayer('faust', 'video')).toBe(player);
    expect(findPlayer('faust', 'audio')).toBeUndefined();
    expect(findPlayer('nosferatu', 'video')).toBeUndefined();
    takeBack();
    expect(findPlayer('faust', 'video')).toBeUndefined();
  });

  test('a player that comes in place of another stays when that one goes', () => {
    const [first, second] = [handle(), handle()];
    const takeFirstBack = announce('faust', 'video', first);
    const takeSecondBack = announce('faust', 'video', second);
    takeFirstBack();
    expect(findPlayer('faust', 'video')).toBe(second);
    takeSecondBack();
  });
});

describe('a start', () => {
  const refusal = (name: string) => new DOMException('', name);

  test('refused with sound it starts without, and says so', async () => {
    const store = createStore();
    const play = vi
      .fn()
      .mockRejectedValueOnce(refusal('NotAllowedError'))
      .mockResolvedValue(undefined);
    const media = { muted: false, play };
    await startPlaying(media, store);
    expect(play).toHaveBeenCalledTimes(2);
    expect(media.muted).toBe(true);
    expect(store.read()).toMatchObject({ startedMuted: true, muted: true });
  });

  test('a play that was taken back is no refusal', async () => {
    const store = createStore();
    const media = { muted: false, play: vi.fn().mockRejectedValue(refusal('AbortError')) };
    await startPlaying(media, store);
    expect(media.play).toHaveBeenCalledOnce();
    expect(store.read().startedMuted).toBe(false);
  });

  test('refused without sound as well it stands still, and nothing is at fault', async () => {
    const store = createStore();
    const play = vi.fn().mockRejectedValue(refusal('NotAllowedError'));
    await expect(startPlaying({ muted: false, play }, store)).resolves.toBeUndefined();
    expect(play).toHaveBeenCalledTimes(2);
  });

  test('a film that is muted already is not tried twice', async () => {
    const store = createStore();
    const play = vi.fn().mockRejectedValue(refusal('NotAllowedError'));
    await startPlaying({ muted: true, play }, store);
    expect(play).toHaveBeenCalledOnce();
    expect(store.read().startedMuted).toBe(false);
  });
});
