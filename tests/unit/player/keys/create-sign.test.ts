// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSign } from '@/lib/player/keys/listen-to-keys';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the sign is there, empty, before anything is said; what is said goes after a second', () => {
  const root = document.createElement('div');
  const { say } = createSign(root);
  const [sign] = root.children;
  expect(sign?.getAttribute('role')).toBe('status');
  expect(sign?.innerHTML).toBe('');
  say({ label: 'Son coupé' });
  expect(sign?.textContent).toBe('Son coupé');
  vi.advanceTimersByTime(1000);
  expect(sign?.textContent).toBe('Son coupé');
  vi.advanceTimersByTime(1000);
  expect(sign?.innerHTML).toBe('');
});

test('what is said next has its own second, in the same place', () => {
  const root = document.createElement('div');
  const { say } = createSign(root);
  say({ label: 'Son coupé' });
  vi.advanceTimersByTime(1000);
  say({ label: 'Son rétabli' });
  vi.advanceTimersByTime(1000);
  expect(root.textContent).toBe('Son rétabli');
});

test('it goes with the player', () => {
  const root = document.createElement('div');
  const { say, remove } = createSign(root);
  say({ label: 'Son coupé' });
  remove();
  expect(root.innerHTML).toBe('');
});
