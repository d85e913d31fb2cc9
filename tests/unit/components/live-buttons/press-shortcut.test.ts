// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { pressShortcut } from '@/components/live-buttons/attach-live-buttons';

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

it.each(['<button></button>', '<input type="range">'])(
  'is pressed from within a player, on %s',
  (part) => {
    document.body.insertAdjacentHTML('beforeend', `<div data-player-state="playing">${part}</div>`);
    document.querySelector<HTMLElement>('[data-player-state] > *')?.focus();
    expect(type({ key: 'k', ctrlKey: true })).toBe(true);
    expect(pressed).toHaveBeenCalledOnce();
  },
);

it('has the focus at once, so that what is typed next reaches no key of a player', () => {
  const link = document.querySelector('a');
  link?.setAttribute('href', '/catalogue');
  type({ key: 'k', ctrlKey: true });
  expect(document.activeElement).toBe(link);
});

it('leaves a field its keys', () => {
  document.querySelector('input')?.focus();
  expect(type({ key: 'k', ctrlKey: true })).toBe(false);
});
