// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachResume } from '@/lib/player/resume/attach-resume';
import { filmPosition } from '@/lib/player/resume/film-position';
import { createStore } from '@/lib/player/state/create-store';

const position = filmPosition({ slug: 'nosferatu' }, 'video');
let detach: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});

afterEach(() => {
  detach();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function start(state = {}) {
  const store = createStore({ duration: 600, status: 'ready', ...state });
  detach = attachResume({ store }, position);
  return store;
}

const saved = position.read;

test('while it plays the position is written every five seconds and no more often', () => {
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

test('a pause writes at once', () => {
  const store = start();
  store.write({ status: 'playing', currentTime: 42 });
  store.write({ status: 'paused' });
  expect(saved()).toBe(42);
});

test('a pause while it waits for data writes as well', () => {
  const store = start();
  store.write({ status: 'playing', currentTime: 42 });
  store.write({ status: 'loading', currentTime: 200 });
  store.write({ currentTime: 201 });
  store.write({ status: 'paused' });
  expect(saved()).toBe(201);
});

test('a page that goes, or that a phone hides, writes', () => {
  const store = start();
  store.write({ status: 'playing', currentTime: 42 });
  window.dispatchEvent(new Event('pagehide'));
  expect(saved()).toBe(42);
  store.write({ currentTime: 43 });
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(saved()).toBe(43);
});

test('a player that was never started leaves what is kept', () => {
  position.keep(300);
  start({ currentTime: 42 });
  window.dispatchEvent(new Event('pagehide'));
  detach();
  expect(saved()).toBe(300);
});

test('a beginning, a stop or a teardown at 0 never replaces a kept position', () => {
  position.keep(300);
  const store = start();
  store.write({ status: 'playing', currentTime: 3 });
  store.write({ status: 'stopped', currentTime: 0 });
  store.write({ status: 'destroyed', duration: 0 });
  detach();
  expect(saved()).toBe(300);
});

test('at the end the film is forgotten, and the others are not', () => {
  const other = filmPosition({ slug: 'sunrise' }, 'video');
  other.keep(77);
  position.keep(300);
  const store = start();
  store.write({ status: 'playing', currentTime: 599 });
  store.write({ status: 'ended', currentTime: 600 });
  window.dispatchEvent(new Event('pagehide'));
  expect(saved()).toBeUndefined();
  expect(other.read()).toBe(77);
});

test('a film that was left in its last seconds is over', () => {
  position.keep(50);
  const store = start({ duration: 100 });
  store.write({ status: 'playing', currentTime: 99.5 });
  detach();
  expect(saved()).toBeUndefined();
});

test('neither the time nor the end of an advertisement is the film’s', () => {
  position.keep(300);
  const store = start();
  store.write({ status: 'playing', ads: 'playing', currentTime: 25, duration: 30 });
  window.dispatchEvent(new Event('pagehide'));
  store.write({ status: 'ended', currentTime: 30 });
  detach();
  expect(saved()).toBe(300);
});

test('the clean-up writes a last time and then hears nothing', () => {
  const store = start();
  store.write({ status: 'playing', currentTime: 50 });
  detach();
  expect(saved()).toBe(50);
  store.write({ status: 'paused', currentTime: 60 });
  window.dispatchEvent(new Event('pagehide'));
  expect(saved()).toBe(50);
});

test('a corrupt storage is written over, one that is full or forbidden is borne', () => {
  localStorage.setItem('bobine-resume', '{{');
  const store = start();
  store.write({ status: 'playing', currentTime: 50 });
  store.write({ status: 'paused' });
  expect(saved()).toBe(50);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => position.keep(60)).not.toThrow();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(saved()).toBeUndefined();
  expect(() => position.keep(60)).not.toThrow();
});
