// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { attachAllButtons } from '@/components/live-buttons/attach-all-buttons';
// Imported on demand by `attachAllButtons`; here so that it is transformed before the first test.
import '@/components/live-buttons/attach-cart';
import { drawBegunFilms } from '@/components/live-buttons/attach-card-lists';
import { pressShortcut } from '@/components/live-buttons/attach-live-buttons';
import type { LiveMessages } from '@/components/live-buttons/live-messages';
import { openPositions } from '@/lib/player/resume/positions';
import { listsKey, openStoredLists, serialiseLists } from '@/lib/visitor/lists/stored-lists';
import { until } from '../../until';

// A desktop; jsdom has no media queries.
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));

describe('marks on cards', () => {
  const words = {
    progress: 'Played: {percent} %',
    lists: {
      ...{ seenAndTaken: '{title} was taken', undo: 'Undo', put: '{title} was put' },
      ...{ seen: '{title} is seen', unseen: '{title} is unseen', taken: '{title} is off' },
    },
  } as LiveMessages;
  const card = (film: string) => `<article>
    <button data-live="list" data-list="toWatch" data-film="${film}"></button>
    <span data-begun="${film}" data-minutes="1" hidden><span></span></span></article>`;

  /** Waits for `MutationObserver` callbacks. */
  const observed = () => new Promise((resolve) => setTimeout(resolve));
  const button = (film: string) => document.querySelector(`button[data-film="${film}"]`);
  const pressed = (...films: string[]) =>
    films.map((film) => button(film)?.getAttribute('aria-pressed'));
  const append = (cards: string) =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', cards);

  let detach = () => {};
  beforeEach(async () => {
    await openStoredLists().change((all) => ({ ...all, toWatch: { faust: 1, nosferatu: 2 } }));
    document.body.innerHTML = `<main>${card('faust')}${card('discs')}</main>
      <div data-player-state="playing"><time></time></div>`;
    detach = attachAllButtons(words);
    // The cart is attached last.
    await until(() => expect(document.documentElement.dataset.shop).toBe(''));
  });
  afterEach(() => detach());

  test('are drawn once on all added cards, without reading the storage again', async () => {
    const reads = vi.spyOn(Storage.prototype, 'getItem');
    const draws = vi.spyOn(document, 'querySelectorAll');
    append(card('nosferatu'));
    append(`<div>${card('vampyr')}</div>`);
    await observed();
    expect(pressed('nosferatu', 'vampyr')).toEqual(['true', 'false']);
    expect(reads).not.toHaveBeenCalled();
    const selectors = draws.mock.calls.map(([selector]) => selector);
    expect(selectors).toEqual([...new Set(selectors)]);
  });

  test('follow changes in this tab and in others at once', async () => {
    openPositions().save('discs video', 30);
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

  test('show that marking a film as watched takes it from the watchlist, which can be undone', async () => {
    append('<button data-live="list" data-list="watched" data-film="faust" data-title="Faust">');
    document.querySelector<HTMLElement>('[data-list=watched]')?.click();
    const notice = document.querySelector('[role=status]');
    await until(() => expect(notice?.textContent).toBe('Faust was takenUndo'));
    expect(pressed('faust')).toEqual(['false']);
    notice?.querySelector('button')?.click();
    await until(() => expect(notice?.textContent).toBe('Faust was put'));
    expect(openStoredLists().read().lists).toEqual({
      toWatch: { faust: 1, nosferatu: 2 },
      watched: {},
    });
  });

  test.each([
    ['watched', { toWatch: {}, watched: { faust: 1 } }, 'Faust is unseen', 'Faust is seen'],
    ['watched', { toWatch: {}, watched: {} }, 'Faust is seen', 'Faust is unseen'],
    ['toWatch', { toWatch: { faust: 1 }, watched: {} }, 'Faust is off', 'Faust was put'],
  ])('say that the button “%s” changed %j and restore it', async (list, before, done, undone) => {
    await openStoredLists().change(() => before);
    append(`<button data-live="list" data-list="${list}" data-film="faust" data-title="Faust">`);
    document.querySelector<HTMLElement>(`[data-list=${list}][data-title]`)?.click();
    const notice = document.querySelector('[role=status]');
    await until(() => expect(notice?.textContent).toBe(`${done}Undo`));
    notice?.querySelector('button')?.click();
    await until(() => expect(notice?.textContent).toBe(undone));
    expect(openStoredLists().read().lists).toEqual(before);
  });
});

test('the progress of a started film is shown if its runtime is known', () => {
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

describe('the keyboard shortcut of the search', () => {
  const onClick = vi.fn();
  beforeEach(() => {
    onClick.mockReset();
    // Missing in jsdom.
    vi.stubGlobal('CSS', { escape: String });
    document.body.innerHTML =
      '<a href="/catalogue" aria-keyshortcuts="Control+K Meta+K">Search</a>';
    document.querySelector('a')?.addEventListener('click', onClick);
  });
  const press = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent('keydown', { ...init, cancelable: true });
    pressShortcut(event);
    return event.defaultPrevented;
  };

  test.each([{ ctrlKey: true }, { metaKey: true }])('is K with %j', (modifier) => {
    expect(press({ key: 'k', ...modifier })).toBe(true);
    expect(onClick).toHaveBeenCalledOnce();
    // At once, so that the next letters are no shortcuts of a player.
    expect(document.activeElement).toBe(document.querySelector('a'));
  });

  test.each([
    { key: 'k' },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: 'k', ctrlKey: true, altKey: true },
    { key: 'k', ctrlKey: true, metaKey: true },
    { key: 'j', ctrlKey: true },
    { key: 'Control', ctrlKey: true },
  ])('is not %j', (init) => expect([press(init), onClick.mock.calls]).toEqual([false, []]));

  test('is left to a text field', () => {
    document.body.append(document.createElement('input'));
    document.querySelector('input')?.focus();
    expect(press({ key: 'k', ctrlKey: true })).toBe(false);
    expect(onClick).not.toHaveBeenCalled();
  });
});
