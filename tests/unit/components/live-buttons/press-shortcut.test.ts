// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { pressShortcut } from '@/components/live-buttons/press-shortcut';

const pressed = vi.fn();

beforeEach(() => {
  pressed.mockReset();
  // jsdom has none.
  vi.stubGlobal('CSS', { escape: String });
  document.body.innerHTML = '<a aria-keyshortcuts="Control+K Meta+K">Search</a><input>';
  document.querySelector('a')?.addEventListener('click', pressed);
});

const type = (init: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { ...init, cancelable: true });
  pressShortcut(event);
  return event.defaultPrevented;
};

it.each([{ ctrlKey: true }, { metaKey: true }])('is pressed by K with %j', (modifier) => {
  expect(type({ key: 'k', ...modifier })).toBe(true);
  expect(pressed).toHaveBeenCalledOnce();
});

it.each([
  { key: 'k' },
  { key: '/' },
  { key: 'k', ctrlKey: true, shiftKey: true },
  { key: 'k', ctrlKey: true, altKey: true },
  { key: 'k', ctrlKey: true, metaKey: true },
  { key: 'j', ctrlKey: true },
  { key: 'Control', ctrlKey: true },
])('is not pressed by %j', (init) => {
  expect(type(init)).toBe(false);
  expect(pressed).not.toHaveBeenCalled();
});

it('leaves a field its keys', () => {
  document.querySelector('input')?.focus();
  expect(type({ key: 'k', ctrlKey: true })).toBe(false);
});
