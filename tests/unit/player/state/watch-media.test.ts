import { expect, test } from 'vitest';
import { createStore } from '@/lib/player/state/create-store';
import { watchMedia } from '@/lib/player/state/watch-media';

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

test('a cause that has been found is kept whatever the element tells afterwards', () => {
  const { tell, store } = setUp();
  tell('error', { error: 4 });
  store.write({ failure: 'missing' });
  expect(tell('pause', { paused: true })).toMatchObject({ status: 'failed', failure: 'missing' });
});

test('what a stream reported as failed stays failed until something plays', () => {
  const { store, tell } = setUp();
  store.write({ status: 'failed', failure: 'network' });
  expect(tell('timeupdate', {})).toMatchObject({ status: 'failed', failure: 'network' });
  tell('play', { paused: false });
  expect(tell('playing', {}).status).toBe('playing');
});

test('nothing is heard after the way to stop was taken', () => {
  const { stop, tell } = setUp();
  stop();
  expect(tell('play', { paused: false }).status).toBe('ready');
});
