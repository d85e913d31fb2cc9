// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attachBfcache } from '@/lib/player/attach-bfcache';
import { attachResume, classifyPosition } from '@/lib/player/resume/attach-resume';
import { filmPosition, readEntries } from '@/lib/player/resume/positions';
import { chooseStartPosition } from '@/lib/player/session/start-playback';
import { createStore } from '@/lib/player/state/player-store';

const film = { slug: 'nosferatu', artist: 'F. W. Murnau' };
const position = filmPosition(film, 'video');
const stored = position.read;
let detach = () => {};
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/movie/nosferatu');
});
afterEach(() => {
  detach();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function start() {
  const store = createStore({ duration: 600, status: 'ready' });
  detach = attachResume({ store }, position);
  return store;
}
const hide = () => window.dispatchEvent(new Event('pagehide'));

describe('attachResume', () => {
  test('stores the position every five seconds during playback', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem');
    const store = start();
    store.write({ status: 'playing', currentTime: 100 });
    for (let quarter = 1; quarter <= 44; quarter += 1) {
      vi.advanceTimersByTime(250);
      store.write({ currentTime: 100 + quarter / 4 });
    }
    expect(write).toHaveBeenCalledTimes(2);
    expect(stored()).toBe(110);
  });

  test('stores the position when the page is left or hidden, and when the player is removed', () => {
    const store = start();
    store.write({ status: 'playing', currentTime: 42 });
    hide();
    expect(stored()).toBe(42);
    store.write({ currentTime: 43 });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(stored()).toBe(43);
    store.write({ currentTime: 50 });
    detach();
    expect(stored()).toBe(50);
    store.write({ status: 'paused', currentTime: 60 });
    hide();
    expect(stored()).toBe(50);
  });

  test('leaves the stored position during an ad', () => {
    position.store(300);
    const store = start();
    store.write({ status: 'playing', ads: 'playing', currentTime: 25, duration: 30 });
    hide();
    store.write({ status: 'ended', currentTime: 30 });
    detach();
    expect(stored()).toBe(300);
  });

  test('deletes the position at the end of the film', () => {
    const other = filmPosition({ slug: 'sunrise' }, 'video');
    other.store(77);
    position.store(300);
    const store = start();
    store.write({ status: 'playing', currentTime: 599 });
    store.write({ status: 'ended', currentTime: 600 });
    hide();
    expect([stored(), other.read()]).toEqual([undefined, 77]);
  });

  test('replaces corrupt storage, and ignores storage that is full or blocked', () => {
    localStorage.setItem('bobine-resume', '{{');
    const store = start();
    store.write({ status: 'playing', currentTime: 50 });
    store.write({ status: 'paused' });
    expect(stored()).toBe(50);
    const deny = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
    expect(() => position.store(60)).not.toThrow();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(deny);
    expect(stored()).toBeUndefined();
    expect(() => position.store(60)).not.toThrow();
  });
});

test('chooseStartPosition returns the stored position of the video, not of the audio', () => {
  position.store(300);
  expect([chooseStartPosition(film, 'video'), chooseStartPosition(film, 'audio')]).toEqual([
    300, 0,
  ]);
  expect(Object.keys(JSON.parse(localStorage.getItem('bobine-resume') ?? ''))).toEqual([
    'nosferatu video',
  ]);
});

test('chooseStartPosition keeps a trailer’s position apart, in the tab only', () => {
  const trailer = { ...film, trailer: true };
  filmPosition(trailer, 'video').store(42);
  expect([chooseStartPosition(trailer, 'video'), chooseStartPosition(film, 'video')]).toEqual([
    42, 0,
  ]);
  expect(localStorage).toHaveLength(0);
  // The time in the page's URL is that of the video at its top.
  history.replaceState(null, '', '/?t=90');
  const below = { ...trailer, slug: `${film.slug}/2`, below: true as const };
  expect([chooseStartPosition(trailer, 'video'), chooseStartPosition(below, 'video')]).toEqual([
    90, 0,
  ]);
});

test.each([
  ['?t=90', 90],
  ['?t=0', 0],
  ['', 300],
])('chooseStartPosition with 300 stored and the query “%s” returns %s', (query, seconds) => {
  position.store(300);
  window.history.replaceState(null, '', `/movie/nosferatu${query}`);
  expect(chooseStartPosition(film, 'video')).toBe(seconds);
});

const fire = (type: string, persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted }));
function watch() {
  const media = document.createElement('video');
  const handle = { media, pause: vi.fn(), seek: vi.fn() };
  media.currentTime = 34.9;
  return { ...handle, stop: attachBfcache(handle) };
}

test('attachBfcache pauses on leaving, and restores the position on return', () => {
  const { media, pause, seek, stop } = watch();
  fire('pagehide', false);
  expect(pause).not.toHaveBeenCalled();
  fire('pagehide', true);
  expect(pause).toHaveBeenCalledOnce();
  fire('pageshow', true);
  expect(seek).not.toHaveBeenCalled();
  fire('pagehide', true);
  media.currentTime = 0;
  fire('pageshow', true);
  expect(seek).toHaveBeenCalledExactlyOnceWith(34.9);
  stop();
  fire('pagehide', true);
  expect(pause).toHaveBeenCalledTimes(2);
});

test('invalid stored positions are skipped, and a slug such as constructor is none', () => {
  const record = {
    a: { time: 42, at: 7 },
    b: { time: -1, at: 7 },
    c: { at: 7 },
    d: { time: '9', at: 7 },
    e: null,
    f: 3,
  };
  expect({ ...readEntries(record) }).toEqual({ a: { time: 42, at: 7 } });
  expect(readEntries({}).constructor).toBeUndefined();
});

test.each([
  [0, 600, 'leave'],
  [10, 600, 'leave'],
  [10.1, 600, 'store'],
  [584, 600, 'store'],
  [585, 600, 'delete'],
  [600, 600, 'delete'],
  // In a short film, 95 % is later than 15 seconds before the end.
  [56, 60, 'store'],
  [57, 60, 'delete'],
  [99.5, 100, 'delete'],
  [300, 0, 'leave'],
  [300, Number.POSITIVE_INFINITY, 'leave'],
  [Number.NaN, 600, 'leave'],
])('the position %s of %s seconds: %s', (time, duration, verdict) => {
  expect(classifyPosition(time, duration)).toBe(verdict);
});
