import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attachBfcache } from '@/lib/player/attach-bfcache';
import { attachTimeLink } from '@/lib/player/attach-time-link';
import { attachResume } from '@/lib/player/resume/attach-resume';
import { filmPosition } from '@/lib/player/resume/positions';
import { chooseStartPosition } from '@/lib/player/session/start-playback';
import { createStore } from '@/lib/player/state/player-store';

// @vitest-environment jsdom

const film = { slug: 'nosferatu', directors: 'F. W. Murnau' };
const position = filmPosition(film, 'video');
const saved = position.read;
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

describe('the position of a film', () => {
  test('is written every five seconds while it plays, and no more often', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem');
    const store = start();
    store.write({ status: 'playing', currentTime: 100 });
    for (let quarter = 1; quarter <= 44; quarter += 1) {
      vi.advanceTimersByTime(250);
      store.write({ currentTime: 100 + quarter / 4 });
    }
    expect(write).toHaveBeenCalledTimes(2);
    expect(saved()).toBe(110);
  });

  test('is written at a pause, also while the film waits for data', () => {
    const store = start();
    store.write({ status: 'playing', currentTime: 42 });
    store.write({ status: 'paused' });
    expect(saved()).toBe(42);
    store.write({ status: 'loading', currentTime: 201 });
    store.write({ status: 'paused' });
    expect(saved()).toBe(201);
  });

  test('is written as the page goes or a phone hides it, and as the player is taken away', () => {
    const store = start();
    store.write({ status: 'playing', currentTime: 42 });
    hide();
    expect(saved()).toBe(42);
    store.write({ currentTime: 43 });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(saved()).toBe(43);
    store.write({ currentTime: 50 });
    detach();
    expect(saved()).toBe(50);
    store.write({ status: 'paused', currentTime: 60 });
    hide();
    expect(saved(), 'nothing is heard after it').toBe(50);
  });

  test('stays where the player never started, or stopped at its beginning', () => {
    position.keep(300);
    const store = start();
    store.write({ currentTime: 42 });
    hide();
    store.write({ status: 'playing', currentTime: 3 });
    store.write({ status: 'stopped', currentTime: 0 });
    store.write({ status: 'destroyed', duration: 0 });
    detach();
    expect(saved()).toBe(300);
  });

  test('stays while an advertisement runs and ends', () => {
    position.keep(300);
    const store = start();
    store.write({ status: 'playing', ads: 'playing', currentTime: 25, duration: 30 });
    hide();
    store.write({ status: 'ended', currentTime: 30 });
    detach();
    expect(saved()).toBe(300);
  });

  test('is forgotten at the end, and those of other films are not', () => {
    const other = filmPosition({ slug: 'sunrise' }, 'video');
    other.keep(77);
    position.keep(300);
    const store = start();
    store.write({ status: 'playing', currentTime: 599 });
    store.write({ status: 'ended', currentTime: 600 });
    hide();
    expect([saved(), other.read()]).toEqual([undefined, 77]);
  });

  test('is written over a corrupt storage; one that is full or forbidden is borne', () => {
    localStorage.setItem('bobine-resume', '{{');
    const store = start();
    store.write({ status: 'playing', currentTime: 50 });
    store.write({ status: 'paused' });
    expect(saved()).toBe(50);
    const fails = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fails);
    expect(() => position.keep(60)).not.toThrow();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(fails);
    expect(saved()).toBeUndefined();
    expect(() => position.keep(60)).not.toThrow();
  });
});

describe('a film begins', () => {
  test('where the device has kept it, its sound elsewhere than its picture', () => {
    position.keep(300);
    expect([chooseStartPosition(film, 'video'), chooseStartPosition(film, 'audio')]).toEqual([
      300, 0,
    ]);
    expect(Object.keys(JSON.parse(localStorage.getItem('bobine-resume') ?? ''))).toEqual([
      'nosferatu video',
    ]);
  });

  test('not where its trailer was left, which is forgotten with the tab', () => {
    const trailer = { ...film, trailer: true };
    filmPosition(trailer, 'video').keep(42);
    expect([chooseStartPosition(trailer, 'video'), chooseStartPosition(film, 'video')]).toEqual([
      42, 0,
    ]);
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['?t=90', 90],
    ['?t=0', 0],
    ['', 300],
  ])('left at 300, with “%s” in the address, at %s', (query, seconds) => {
    position.keep(300);
    window.history.replaceState(null, '', `/movie/nosferatu${query}`);
    expect(chooseStartPosition(film, 'video')).toBe(seconds);
  });
});

test.each([
  ['/movie/a?x=1&t=90', '/movie/a?x=1'],
  ['/movie/a?t=soon#watch', '/movie/a?t=soon#watch'],
])('the moment in %s stays until the film plays, and then is %s', (before, after) => {
  const address = () => location.pathname + location.search + location.hash;
  window.history.replaceState(null, '', before);
  const store = createStore({ status: 'ready' });
  attachTimeLink({ store });
  store.write({ status: 'loading' });
  expect(address()).toBe(before);
  store.write({ status: 'playing' });
  expect(address()).toBe(after);
});

describe('a page that is come back to', () => {
  const turn = (type: string, persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event(type), { persisted }));
  function watch() {
    const media = document.createElement('video');
    const handle = { media, pause: vi.fn(), seek: vi.fn() };
    media.currentTime = 34.9;
    return { ...handle, stop: attachBfcache(handle) };
  }

  test('has its film stopped where it was left', () => {
    const { media, pause, seek, stop } = watch();
    turn('pagehide', false);
    expect(pause, 'the page is not kept').not.toHaveBeenCalled();
    turn('pagehide', true);
    expect(pause).toHaveBeenCalledOnce();
    turn('pageshow', true);
    expect(seek, 'it stands there').not.toHaveBeenCalled();
    turn('pagehide', true);
    media.currentTime = 0;
    turn('pageshow', true);
    expect(seek).toHaveBeenCalledExactlyOnceWith(34.9);
    stop();
    turn('pagehide', true);
    expect(pause).toHaveBeenCalledTimes(2);
  });
});
