// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceRecord } from '@/lib/device/device-record';
import { deviceText } from '@/lib/device/device-text';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.restoreAllMocks());

test.each(['{', 'null', '7', '"text"', ''])('what is no record (%s) reads as empty', (text) => {
  localStorage.setItem('bobine-player', text);
  expect(deviceRecord('bobine-player').read()).toEqual({});
});

test('an empty record leaves nothing behind', () => {
  deviceRecord('bobine-player').write({ b: 1 });
  expect(localStorage.getItem('bobine-player')).toBe('{"b":1}');
  deviceRecord('bobine-player').write({});
  expect(localStorage).toHaveLength(0);
});

test('what a tab keeps is not kept on the device', () => {
  deviceRecord('bobine-player', 'tab').write({ b: 1 });
  expect(localStorage).toHaveLength(0);
  expect(deviceRecord('bobine-player', 'tab').read()).toEqual({ b: 1 });
});

test('a browser that refuses its storage is borne, and told apart from one that has nothing', () => {
  expect(deviceText('bobine-player').read()).toBeNull();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(deviceText('bobine-player').read()).toBeUndefined();
  expect(deviceText('bobine-player').write('b')).toBe('refused');
  expect(deviceRecord('bobine-player').read()).toEqual({});
});

test('a storage without room keeps what it has, and nobody is told of a change', () => {
  deviceText('bobine-player').write('b');
  const listener = vi.fn();
  const stop = deviceText('bobine-player').subscribe(listener);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(deviceRecord('bobine-player').write({ b: 1 })).toBe('full');
  expect(deviceText('bobine-player').read()).toBe('b');
  expect(listener).not.toHaveBeenCalled();
  stop();
});
