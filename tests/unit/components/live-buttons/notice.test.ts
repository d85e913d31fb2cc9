// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, openNotice } from '@/components/live-buttons/notice';

let notice: Notice;
beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<button></button>';
  document.querySelector('button')?.focus();
  notice = openNotice();
});
afterEach(() => {
  notice.remove();
  vi.useRealTimers();
});

const said = () => document.querySelector('[role=status]')?.textContent;
const key = (name: string, shiftKey = false) =>
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true }),
  );

function showWays() {
  const ways = document.createElement('span');
  ways.innerHTML = '<a href="/panier">Voir</a><a href="/commande">Commander</a>';
  notice.show('Au panier', ways);
  return [...ways.querySelectorAll('a')];
}

test('what leads on stays for twenty seconds, and as long as the focus is in it', () => {
  const [first] = showWays();
  vi.advanceTimersByTime(19_000);
  first?.focus();
  vi.advanceTimersByTime(60_000);
  expect(said()).toContain('Au panier');
  first?.blur();
  vi.advanceTimersByTime(6000);
  expect(said()).toBe('');
});

test('Tab leads into it from what was pressed, and back; Escape closes it', () => {
  const button = document.querySelector('button');
  const [first, last] = showWays();
  key('Tab');
  expect(document.activeElement).toBe(first);
  key('Tab', true);
  expect(document.activeElement).toBe(button);
  last?.focus();
  key('Tab');
  expect(document.activeElement).toBe(button);
  first?.focus();
  key('Escape');
  expect([said(), document.activeElement]).toEqual(['', button]);
});

test('words are taken back only as long as they are shown', () => {
  const takeBack = notice.show('Pas de connexion');
  const takeOther = notice.show('Au panier');
  takeBack();
  expect(said()).toBe('Au panier');
  takeOther();
  expect(said()).toBe('');
});
