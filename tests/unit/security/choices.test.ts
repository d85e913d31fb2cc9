// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choiceOf, choose, watchChoices } from '@/lib/security/consent/choices';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('each is answered alone, and nothing is left behind when all is forgotten', () => {
  choose('youtube', 'given');
  choose('ads', 'refused');
  expect([choiceOf('youtube'), choiceOf('vimeo'), choiceOf('ads')]).toEqual([
    'given',
    'unknown',
    'refused',
  ]);
  choose('youtube', 'unknown');
  choose('ads', 'unknown');
  expect(localStorage).toHaveLength(0);
});

test.each(['{"youtube"', '"given"', '{"youtube":true}', '{"youtube":"yes"}', '[]'])(
  'what is no record of answers (%s) is no consent',
  (text) => {
    localStorage.setItem('bobine-choices', text);
    expect(choiceOf('youtube')).toBe('unknown');
  },
);

test('an answer and its withdrawal are heard of, here and in other tabs', () => {
  const heard = vi.fn();
  const stop = watchChoices(heard);
  choose('vimeo', 'given');
  choose('vimeo', 'refused');
  window.dispatchEvent(new StorageEvent('storage', { key: 'bobine-choices' }));
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
});

test('a browser that keeps nothing says so, and has nobody’s consent', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(choose('youtube', 'given')).toBe('refused');
  expect(choiceOf('youtube')).toBe('unknown');
});
