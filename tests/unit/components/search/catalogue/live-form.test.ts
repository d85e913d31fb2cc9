import { renderHook } from '@testing-library/react';
import type { FormEvent } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, test, vi } from 'vitest';
import { hasUserInput, holdClicks } from '@/components/search/catalogue/live/hydrate-on-intent';
import {
  isOtherPageOf,
  matchesForm,
  readForm,
  useCatalogueForm,
  writeForm,
} from '@/components/search/catalogue/live/use-catalogue-form';
import type { Results } from '@/components/search/catalogue/results';
import { setConnectionHandlers } from '@/lib/navigation/connection/no-connection';
import { createConnectionHandlers } from '@/lib/navigation/connection/offline-guard';
import { parseQuery, readParams } from '@/lib/search/query/parse-query';
import { until } from '@/tests/unit/until';

// @vitest-environment jsdom

const formOf = (html: string) => {
  document.body.innerHTML = `<form><input type="search" name="q">${html}</form>`;
  return document.querySelector('form') as HTMLFormElement;
};

test('what is chosen of a facet that was not opened stays as the address has it', () => {
  const form = formOf('<input type="hidden" name="genre" value="war">');
  const query = parseQuery({ genre: 'horror', person: 'ernst-lubitsch' });
  const filters = { genre: ['horror'], person: ['ernst-lubitsch'] };
  expect(readForm(form, query).filters).toEqual(filters);
  expect(matchesForm(form, query)).toBe(true);
});

test('of an opened facet counts what is ticked', () => {
  const box = (slug: string) => `<input type=checkbox name=genre value=${slug}>`;
  const form = formOf(box('horror') + box('war'));
  const query = parseQuery({ genre: 'horror' });
  expect(matchesForm(form, query)).toBe(false);
  writeForm(form, query);
  expect(readForm(form, query).filters).toEqual({ genre: ['horror'] });
});

describe('a press before the scripts', () => {
  let pressed: string[];
  beforeEach(() => {
    pressed = [];
    document.body.innerHTML =
      '<main><a id=link href="#x">x</a><button id=live></button><input id=box type=checkbox></main><a id=other href="#y">y</a>';
    document.body.onclick = ({ target }) => void pressed.push((target as Element).id);
  });
  const press = (id: string) => document.getElementById(id)?.click();

  function hold() {
    const ask = vi.fn();
    let take = () => {};
    const taken = new Promise<void>((resolve) => {
      take = resolve;
    });
    holdClicks(document.querySelector('main') as HTMLElement, { ask, taken });
    return { ask, take: () => take() };
  }

  it('on a link has them come, and is made again once they are there', async () => {
    const { ask, take } = hold();
    for (const id of ['other', 'live', 'box']) press(id);
    expect(pressed, 'what is elsewhere, or no link').toEqual(['other', 'live', 'box']);
    expect(ask).not.toHaveBeenCalled();
    press('link');
    expect(pressed).not.toContain('link');
    expect(ask).toHaveBeenCalledOnce();
    take();
    await until(() => expect(pressed.at(-1)).toBe('link'));
    press('link');
    expect(pressed.slice(-2), 'nothing is kept any more').toEqual(['link', 'link']);
  });

  it('does what it does without them where they do not come', async () => {
    vi.useFakeTimers();
    hold();
    press('link');
    await vi.advanceTimersByTimeAsync(2000);
    expect(pressed).toEqual(['link']);
    vi.useRealTimers();
  });

  it('keeps the page without a connection, and says so each time', async () => {
    const said = vi.fn();
    setConnectionHandlers(createConnectionHandlers(said));
    onTestFinished(() => setConnectionHandlers(undefined));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('network')));
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    hold();
    for (const times of [1, 2]) {
      press('link');
      await until(() => expect(said).toHaveBeenCalledTimes(times));
    }
    expect(pressed).toEqual([]);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
});

const set = (selector: string, change: object) => (region: HTMLElement) =>
  void Object.assign(region.querySelector(selector) ?? {}, change);
it.each<[string, boolean, (region: HTMLElement) => void]>([
  ['as the server wrote it', false, () => {}],
  ['typed in', true, set('input', { value: 'ab' })],
  ['ticked', true, set('[name=shop]', { checked: true })],
  ['chosen from', true, set('select', { value: 'y' })],
  ['opened', true, set('details', { open: true })],
  ['focused', true, (region) => region.querySelector('input')?.focus()],
])('a page %s was touched: %s', (_, touched, act) => {
  document.body.innerHTML =
    '<main><form><input type=search name=q value=a><input type=checkbox name=shop><select name=sort><option selected>x<option>y</select><details><summary>f</summary></details></form></main>';
  const region = document.querySelector('main') as HTMLElement;
  // jsdom knows no popover.
  const find = region.querySelector.bind(region);
  region.querySelector = (selector: string) => find(selector.replace(', :popover-open', ''));
  act(region);
  expect(hasUserInput(region)).toBe(touched);
});

const asked = (params: string) => parseQuery(readParams(new URLSearchParams(params)));

test.each([
  ['', 'page=2', true, 'the next page'],
  ['genre=drama&page=2', 'genre=drama', true, 'the page before'],
  ['view=timeline', 'decade=1910', true, 'a decade of the timeline'],
  ['view=timeline&genre=drama', 'genre=drama&year-from=1921&year-to=1921', true, 'a year of it'],
  ['view=timeline', '', false, 'the same films in another view'],
  ['', 'view=list', false, 'the same films as a list'],
  ['genre=drama&page=2', '', false, 'a filter that is taken away'],
  ['', 'sort=title', false, 'another order'],
])('from “%s” to “%s” is another page, to be read from its top: %s (%s)', (from, to, is) => {
  expect(isOtherPageOf(asked(from), asked(to))).toBe(is);
});

test.each([
  ['asks again for what did not come', false, 1],
  ['asks for something else, which is fetched by its address', true, 0],
])('a form that is sent %s', (_, isOther, times) => {
  const current = document.createElement('div');
  current.innerHTML = '<form><input name="q" value="murnau"></form>';
  const address = { query: asked('q=murnau'), go: vi.fn(() => isOther) };
  const retry = vi.fn();
  const shown = { query: asked('') } as Results;
  const { result } = renderHook(() => useCatalogueForm({ current }, address, { shown, retry }));
  result.current.events.onSubmit({ preventDefault() {} } as FormEvent);
  expect(retry).toHaveBeenCalledTimes(times);
});
