// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachMediaSession, positionState } from '@/lib/player/attach-media-session';
import { createStore } from '@/lib/player/state/player-store';

const chapters = [0, 60, 120].map((startTime) => ({ startTime, title: `${startTime}` }));
type Handler = ((details: object) => void) | null;
const session = {
  ...{ metadata: null as unknown, playbackState: 'none', setPositionState: vi.fn() },
  handlers: new Map<string, Handler>(),
  setActionHandler(action: string, handler: Handler) {
    if (action === 'seekto') throw new TypeError('unknown action');
    session.handlers.set(action, handler);
  },
};

beforeEach(() => {
  Object.assign(session, { metadata: null, playbackState: 'none' });
  session.handlers.clear();
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
afterEach(() => void Reflect.deleteProperty(navigator, 'mediaSession'));

function player(options: { title?: string; chapters?: typeof chapters } = {}) {
  const store = createStore({ status: 'ready', duration: 300, currentTime: 70 });
  const handle = { store, play: vi.fn(), pause: vi.fn(), seek: vi.fn() };
  const detach = attachMediaSession(handle, { title: 'Nosferatu', artist: 'Murnau', ...options });
  return { ...handle, detach, begin: () => store.write({ status: 'playing' }) };
}
const run = (action: string, details = {}) => session.handlers.get(action)?.(details);

test('the session is claimed when the film plays, and reset on cleanup', () => {
  const { store, begin, detach } = player();
  expect(session.metadata).toBeNull();
  begin();
  expect(session.metadata).toMatchObject({ title: 'Nosferatu', artist: 'Murnau' });
  store.write({ status: 'loading' });
  expect(session.playbackState).toBe('playing');
  store.write({ status: 'paused' });
  expect(session.playbackState).toBe('paused');
  detach();
  begin();
  expect([session.metadata, session.playbackState]).toEqual([null, 'none']);
  expect([...session.handlers.values()].every((handler) => handler === null)).toBe(true);
});

test('media keys play, pause and seek, by ten seconds by default', () => {
  const { begin, play, pause, seek } = player();
  begin();
  run('play');
  run('pause');
  expect([play, pause].map((call) => call.mock.calls.length)).toEqual([1, 1]);
  run('seekbackward');
  run('seekforward', { seekOffset: 30 });
  expect(seek.mock.calls).toEqual([[60], [100]]);
});

test('track keys move between chapters, and are unset without chapters', () => {
  const { begin, seek } = player({ chapters });
  begin();
  run('nexttrack');
  run('previoustrack');
  expect(seek.mock.calls).toEqual([[120], [60]]);
  player().begin();
  expect(session.handlers.get('nexttrack')).toBeNull();
});

test('the position state has position, duration and speed, or nothing invalid', () => {
  const { store } = player();
  store.write({ status: 'playing', speed: 0.75 });
  const position = { duration: 300, position: 70, playbackRate: 0.75 };
  expect(session.setPositionState).toHaveBeenLastCalledWith(position);
  const at = (currentTime: number, duration: number) =>
    positionState({ currentTime, duration, speed: 1 })?.position;
  expect([at(301, 300), at(0, 0), at(0, Number.POSITIVE_INFINITY)]).toEqual([
    ...[300, undefined, undefined],
  ]);
});
