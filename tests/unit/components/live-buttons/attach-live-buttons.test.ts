// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { attachAllButtons } from '@/components/live-buttons/attach-all-buttons';
// Transformed before the first test, so that none waits for it on a busy machine.
import '@/components/live-buttons/attach-basket';
import { attachLiveButtons } from '@/components/live-buttons/attach-live-buttons';
import type { LiveWords } from '@/components/live-buttons/live-words';
import { listsKey, openLists } from '@/lib/lists/open-lists';
import { writeLists } from '@/lib/lists/parse-lists';
import { openPositions } from '@/lib/player/resume/positions';
import { until } from '../../until';

const words = { progress: 'Played: {percent} %' } as LiveWords;
const card = (film: string) => `<article>
  <button data-live="list" data-list="toWatch" data-film="${film}"></button>
  <i data-seen="${film}" hidden></i>
  <span data-begun="${film}" data-minutes="1" hidden><span></span></span>
</article>`;

/** Until a `MutationObserver` has told what it has heard. */
const told = () => new Promise((resolve) => setTimeout(resolve));
const button = (film: string) => document.querySelector(`button[data-film="${film}"]`);
const pressed = (film: string) => button(film)?.getAttribute('aria-pressed');
const bar = (film: string) => document.querySelector<HTMLElement>(`[data-begun="${film}"]`);
const append = (cards: string) =>
  document.querySelector('main')?.insertAdjacentHTML('beforeend', cards);

let detach = () => {};
const reads = vi.spyOn(Storage.prototype, 'getItem');
const draws = vi.spyOn(document, 'querySelectorAll');

beforeEach(async () => {
  localStorage.clear();
  await openLists().change((all) => ({ ...all, toWatch: { faust: 1, nosferatu: 2 } }));
  document.body.innerHTML = `<main>${card('faust')}${card('discs')}</main>
    <div data-player-state="playing"><time></time><div class="frames"></div></div>`;
  detach = attachAllButtons(words);
  // The basket comes after them.
  await until(() => expect(document.documentElement.dataset.till).toBe(''));
  reads.mockClear();
  draws.mockClear();
});
afterEach(() => detach());

test('buttons say at once what this device keeps', () => {
  expect([pressed('faust'), pressed('discs')]).toEqual(['true', 'false']);
});

test('a hundred changes in a player draw nothing and read nothing', async () => {
  const [clock, frames] = ['time', '.frames'].map((name) => document.querySelector(name));
  for (let tick = 0; tick < 100; tick += 1) {
    if (clock) clock.textContent = `00:${tick}`;
    frames?.replaceChildren(document.createElement('img'));
    await told();
  }
  expect(clock?.textContent).toBe('00:99');
  expect(reads).not.toHaveBeenCalled();
  expect(draws).not.toHaveBeenCalled();
});

test('cards that come later are drawn from what is known, all of one moment in one go', async () => {
  append(card('nosferatu'));
  append(`<div>${card('vampyr')}</div>`);
  await told();
  expect([pressed('nosferatu'), pressed('vampyr')]).toEqual(['true', 'false']);
  expect(reads).not.toHaveBeenCalled();
  const asked = draws.mock.calls.map(([selector]) => selector);
  expect(asked).toEqual([...new Set(asked)]);
});

test('a button that is another film’s from now on is drawn anew', async () => {
  button('discs')?.setAttribute('data-film', 'nosferatu');
  await told();
  expect(pressed('nosferatu')).toBe('true');
});

test('what is kept here or in another tab is drawn at once', async () => {
  openPositions().keep('discs video', 30);
  expect(bar('discs')?.hidden).toBe(false);
  await openLists().change((all) => ({ ...all, toWatch: {} }));
  expect(pressed('faust')).toBe('false');
  localStorage.setItem(listsKey, writeLists({ toWatch: { discs: 1 }, watched: { discs: 1 } }));
  window.dispatchEvent(new StorageEvent('storage', { key: listsKey }));
  expect([pressed('discs'), pressed('faust')]).toEqual(['true', 'false']);
});

test('once it is taken back nothing is drawn any more', async () => {
  detach();
  append(card('nosferatu'));
  openLists().change((all) => ({ ...all, toWatch: {} }));
  await told();
  expect(button('nosferatu')?.hasAttribute('aria-pressed')).toBe(false);
  expect(pressed('faust')).toBe('true');
});

test('where the house has no lists, the other buttons work and nothing is read of any', () => {
  detach();
  document.body.innerHTML = `<main>${card('faust')}</main>`;
  reads.mockClear();
  detach = attachLiveButtons(words);
  expect(document.documentElement.dataset.scripted).toBe('');
  expect(pressed('faust')).toBe(null);
  expect(reads).not.toHaveBeenCalled();
});
