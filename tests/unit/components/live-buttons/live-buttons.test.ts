import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { attachAllButtons } from '@/components/live-buttons/attach-all-buttons';
import '@/components/live-buttons/attach-cart';
import { drawBegunFilms } from '@/components/live-buttons/attach-card-lists';
import { attachLiveButtons, pressShortcut } from '@/components/live-buttons/attach-live-buttons';
import type { LiveMessages } from '@/components/live-buttons/live-messages';
import { openPositions } from '@/lib/player/resume/positions';
import { listsKey, openStoredLists, serialiseLists } from '@/lib/visitor/lists/stored-lists';
import { until } from '../../until';

// @vitest-environment jsdom

// Transformed before the first test, so that none waits for it on a busy machine.

describe('marks on cards', () => {
  const words = { progress: 'Played: {percent} %' } as LiveMessages;
  const card = (film: string) => `<article>
    <button data-live="list" data-list="toWatch" data-film="${film}"></button>
    <span data-begun="${film}" data-minutes="1" hidden><span></span></span></article>`;

  /** Until a `MutationObserver` has told what it has heard. */
  const told = () => new Promise((resolve) => setTimeout(resolve));
  const button = (film: string) => document.querySelector(`button[data-film="${film}"]`);
  const pressed = (...films: string[]) =>
    films.map((film) => button(film)?.getAttribute('aria-pressed'));
  const append = (cards: string) =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', cards);

  let detach = () => {};
  const reads = vi.spyOn(Storage.prototype, 'getItem');
  const draws = vi.spyOn(document, 'querySelectorAll');
  beforeEach(async () => {
    localStorage.clear();
    await openStoredLists().change((all) => ({ ...all, toWatch: { faust: 1, nosferatu: 2 } }));
    document.body.innerHTML = `<main>${card('faust')}${card('discs')}</main>
      <div data-player-state="playing"><time></time></div>`;
    detach = attachAllButtons(words);
    // The basket comes after them.
    await until(() => expect(document.documentElement.dataset.till).toBe(''));
    reads.mockClear();
    draws.mockClear();
  });
  afterEach(() => detach());

  test('a hundred changes in a player draw nothing and read nothing', async () => {
    const clock = document.querySelector('time');
    for (let tick = 0; tick < 100; tick += 1) {
      if (clock) clock.textContent = `00:${tick}`;
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
    expect(pressed('nosferatu', 'vampyr')).toEqual(['true', 'false']);
    expect(reads).not.toHaveBeenCalled();
    const asked = draws.mock.calls.map(([selector]) => selector);
    expect(asked).toEqual([...new Set(asked)]);
  });

  test('what is kept here or in another tab is drawn at once', async () => {
    openPositions().keep('discs video', 30);
    expect(document.querySelector<HTMLElement>('[data-begun=discs]')?.hidden).toBe(false);
    expect(pressed('faust')).toEqual(['true']);
    await openStoredLists().change((all) => ({ ...all, toWatch: {} }));
    expect(pressed('faust')).toEqual(['false']);
    localStorage.setItem(
      listsKey,
      serialiseLists({ toWatch: { discs: 1 }, watched: { discs: 1 } }),
    );
    window.dispatchEvent(new StorageEvent('storage', { key: listsKey }));
    expect(pressed('discs', 'faust')).toEqual(['true', 'false']);
  });

  test('once it is taken back nothing is drawn any more', async () => {
    detach();
    append(card('nosferatu'));
    openStoredLists().change((all) => ({ ...all, toWatch: {} }));
    await told();
    expect(pressed('nosferatu', 'faust')).toEqual([null, 'true']);
  });

  test('where the house has no lists, the other buttons work and nothing is read of any', () => {
    detach();
    document.body.innerHTML = `<main>${card('faust')}</main>`;
    reads.mockClear();
    detach = attachLiveButtons(words);
    expect(document.documentElement.dataset.scripted).toBe('');
    expect(pressed('faust')).toEqual([null]);
    expect(reads).not.toHaveBeenCalled();
  });
});

test('a bar says how much of its film was played, and hides where nobody knows', () => {
  const bar = (slug: string, minutes: string) =>
    `<span data-begun="${slug}" data-minutes="${minutes}" hidden><span></span></span>`;
  document.body.innerHTML = bar('discs', '0.9') + bar('faust', '107') + bar('odd', '');
  const begun = (slug: string, time: number) => ({ slug, type: 'video' as const, time, at: 3 });
  drawBegunFilms([begun('discs', 27), begun('discs', 3), begun('odd', 9)], 'Played: {percent} %');
  const bars = [...document.querySelectorAll<HTMLElement>('[data-begun]')];
  expect(bars.map(({ hidden }) => hidden)).toEqual([false, true, true]);
  expect(bars[0]?.getAttribute('aria-label')).toBe('Played: 50 %');
  expect(bars[0]?.querySelector('span')?.style.width).toBe('50%');
  drawBegunFilms([], '');
  expect(bars[0]?.hidden).toBe(true);
});

describe('the shortcut of the search', () => {
  const pressed = vi.fn();
  beforeEach(() => {
    pressed.mockReset();
    // jsdom has none.
    vi.stubGlobal('CSS', { escape: String });
    document.body.innerHTML =
      '<a href="/catalogue" aria-keyshortcuts="Control+K Meta+K">Search</a><input>';
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
    // At once, so that what is typed next reaches no key of a player.
    expect(document.activeElement).toBe(document.querySelector('a'));
  });

  it.each([
    { key: 'k' },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: 'k', ctrlKey: true, altKey: true },
    { key: 'k', ctrlKey: true, metaKey: true },
    { key: 'j', ctrlKey: true },
    { key: 'Control', ctrlKey: true },
  ])('is not pressed by %j', (init) => {
    expect([type(init), pressed.mock.calls]).toEqual([false, []]);
  });

  it('leaves a field its keys', () => {
    document.querySelector('input')?.focus();
    expect(type({ key: 'k', ctrlKey: true })).toBe(false);
  });
});
