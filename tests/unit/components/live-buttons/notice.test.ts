// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openNotice } from '@/components/live-buttons/notice';
import { dispatchTransition } from '@/lib/navigation/transitions/transitions';

let notice: ReturnType<typeof openNotice>;
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })));
const line = () => document.querySelector<HTMLElement>('[role=status]') ?? expect.fail();
const status = () => line().textContent;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/catalogue');
  document.body.innerHTML = '<h1>Catalogue</h1><button></button>';
  notice = openNotice();
});
afterEach(() => void notice.remove());

/** Shows a notice with two links after a press. */
function show() {
  const button = document.querySelector('button');
  button?.focus();
  const ways = document.createElement('span');
  ways.innerHTML = '<a href="/panier">Voir</a><a href="/commande">Commander</a>';
  notice.show('Au panier', ways);
  const [first, last] = ways.querySelectorAll('a');
  return { button, first, last };
}

test('a notice is shown for six seconds, and as long as it has the focus', () => {
  const { first } = show();
  vi.advanceTimersByTime(5000);
  first?.focus();
  vi.advanceTimersByTime(60_000);
  expect(status()).toContain('Au panier');
  first?.blur();
  vi.advanceTimersByTime(6000);
  expect(status()).toBe('');
});

test('its links are entered by Tab from the pressed button, left by Tab, and closed by Escape', () => {
  const { button, first, last } = show();
  const key = (name: string, shiftKey = false) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: name, shiftKey, bubbles: true, cancelable: true }),
    );
  key('Tab');
  expect(document.activeElement).toBe(first);
  key('Tab', true);
  expect(document.activeElement).toBe(button);
  last?.focus();
  key('Tab');
  expect(document.activeElement).toBe(button);
  first?.focus();
  key('Escape');
  expect([status(), document.activeElement]).toEqual(['', button]);
});

test.each([
  ['closed by the arrival of another page', '/vod', ''],
  ['kept by filters of the same page', '/catalogue?genre=horror', 'Ajouté'],
])('a notice is %s', (_, path, shown) => {
  notice.show('Ajouté');
  dispatchTransition({ type: 'start', kind: 'push', path, from: location.href });
  expect(status()).toBe('Ajouté');
  history.pushState(null, '', path);
  dispatchTransition({ type: 'commit', address: location.href });
  expect(status()).toBe(shown);
});
