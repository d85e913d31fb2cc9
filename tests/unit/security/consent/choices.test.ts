// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { choiceOf, choose, watchChoices } from '@/lib/security/consent/choices';

test('each choice is stored separately, and nothing remains after the last is reset', () => {
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
  'invalid stored data (%s) is no consent',
  (text) => {
    localStorage.setItem('bobine-choices', text);
    expect(choiceOf('youtube')).toBe('unknown');
  },
);

test('a choice and its withdrawal are reported, here and in other tabs', () => {
  const onChange = vi.fn();
  const stop = watchChoices(onChange);
  choose('vimeo', 'given');
  choose('vimeo', 'refused');
  window.dispatchEvent(new StorageEvent('storage', { key: 'bobine-choices' }));
  expect(onChange).toHaveBeenCalledTimes(3);
  stop();
});

test('without storage a choice is refused, and there is no consent', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  expect(choose('youtube', 'given')).toBe('refused');
  expect(choiceOf('youtube')).toBe('unknown');
});
