// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachMediaSession, positionState } from '@/lib/player/media-session/attach-media-session';
import { createStore } from '@/lib/player/state/create-store';

const chapters = [0, 60, 120].map((startTime) => ({ startTime, title: `${startTime}` }));

function fakeSession() {
  const handlers = new Map<string, ((details: object) => void) | null>();
  return {
    metadata: null as unknown,
    playbackState: 'none',
    handlers,
    setActionHandler(action: string, handler: ((details: object) => void) | null) {
      if (action === 'seekto') throw new TypeError('unknown action');
      handlers.set(action, handler);
    },
    setPositionState: vi.fn(),
  };
}

let session: ReturnType<typeof fakeSession>;

beforeEach(() => {
  session = fakeSession();
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(init: object) {
        Object.assign(this, init);
      }
    },
  );
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  vi.unstubAllGlobals();
});

function player(options: { title?: string; chapters?: typeof chapters } = {}) {
  const store = createStore({ status: 'ready', duration: 300, currentTime: 70 });
  const handle = { store, play: vi.fn(), pause: vi.fn(), seek: vi.fn() };
  const detach = attachMediaSession(handle, { title: 'Nosferatu', artist: 'Murnau', ...options });
  return { ...handle, detach };
}

const act = (action: string, details = {}) => session.handlers.get(action)?.(details);

test('the session is taken when the film begins, not before', () => {
  const { store } = player();
  expect(session.metadata).toBeNull();
  store.write({ status: 'playing' });
  expect(session.metadata).toMatchObject({ title: 'Nosferatu', artist: 'Murnau' });
  expect(session.playbackState).toBe('playing');
  store.write({ status: 'loading' });
  expect(session.playbackState).toBe('playing');
  store.write({ status: 'paused' });
  expect(session.playbackState).toBe('paused');
});

test('the media keys play, pause and seek, by ten seconds unless they say how far', () => {
  const { store, play, pause, seek } = player();
  store.write({ status: 'playing' });
  act('play');
  act('pause');
  expect([play, pause].map((call) => call.mock.calls.length)).toEqual([1, 1]);
  act('seekbackward');
  act('seekforward', { seekOffset: 30 });
  expect(seek.mock.calls).toEqual([[60], [100]]);
});

test('tracks are chapters, and without chapters there are none', () => {
  const { store, seek } = player({ chapters });
  store.write({ status: 'playing' });
  act('nexttrack');
  act('previoustrack');
  expect(seek.mock.calls).toEqual([[120], [60]]);
  const other = player();
  other.store.write({ status: 'playing' });
  expect(session.handlers.get('nexttrack')).toBeNull();
});

test('the system’s bar shows position, length and speed, and nothing it would refuse', () => {
  const { store } = player();
  store.write({ status: 'playing', speed: 0.75 });
  expect(session.setPositionState).toHaveBeenLastCalledWith({
    duration: 300,
    position: 70,
    playbackRate: 0.75,
  });
  expect(positionState({ currentTime: 301, duration: 300, speed: 1 })?.position).toBe(300);
  expect(positionState({ currentTime: 0, duration: 0, speed: 1 })).toBeUndefined();
  const live = { currentTime: 0, duration: Number.POSITIVE_INFINITY, speed: 1 };
  expect(positionState(live)).toBeUndefined();
});

test('the clean-up takes everything back', () => {
  const { store, detach } = player({ chapters });
  store.write({ status: 'playing' });
  detach();
  expect(session.metadata).toBeNull();
  expect(session.playbackState).toBe('none');
  expect([...session.handlers.values()].every((handler) => handler === null)).toBe(true);
  store.write({ status: 'paused' });
  store.write({ status: 'playing' });
  expect(session.metadata).toBeNull();
});

test('of two players the one that played last has the session, and only it gives it back', () => {
  const [film, sound] = [player({ title: 'Film' }), player({ title: 'Sound' })];
  film.store.write({ status: 'playing' });
  sound.store.write({ status: 'playing' });
  film.store.write({ status: 'paused' });
  expect(session.playbackState).toBe('playing');
  film.detach();
  expect(session.metadata).toMatchObject({ title: 'Sound' });
});

test('a browser without a media session plays all the same', () => {
  Reflect.deleteProperty(navigator, 'mediaSession');
  const { store, detach } = player();
  expect(() => store.write({ status: 'playing' })).not.toThrow();
  expect(detach).not.toThrow();
});
