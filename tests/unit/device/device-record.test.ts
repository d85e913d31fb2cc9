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
  localStorage.setItem('a', text);
  expect(deviceRecord('a').read()).toEqual({});
});

test('an empty record leaves nothing behind', () => {
  deviceRecord('a').write({ b: 1 });
  expect(localStorage.getItem('a')).toBe('{"b":1}');
  deviceRecord('a').write({});
  expect(localStorage).toHaveLength(0);
});

test('what a tab keeps is not kept on the device', () => {
  deviceRecord('a', 'tab').write({ b: 1 });
  expect(localStorage).toHaveLength(0);
  expect(deviceRecord('a', 'tab').read()).toEqual({ b: 1 });
});

test('a browser that refuses its storage is borne, and told apart from one that has nothing', () => {
  expect(deviceText('a').read()).toBeNull();
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(deviceText('a').read()).toBeUndefined();
  expect(deviceText('a').write('b')).toBe('refused');
  expect(deviceRecord('a').read()).toEqual({});
});

test('a storage without room keeps what it has, and nobody is told of a change', () => {
  deviceText('a').write('b');
  const listener = vi.fn();
  const stop = deviceText('a').subscribe(listener);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(deviceRecord('a').write({ b: 1 })).toBe('full');
  expect(deviceText('a').read()).toBe('b');
  expect(listener).not.toHaveBeenCalled();
  stop();
});
