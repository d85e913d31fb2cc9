// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { isOtherPageOf, useChoices } from '@/components/catalogue/live/use-choices';
import type { Results } from '@/components/catalogue/results';
import { parseQuery } from '@/lib/films/catalogue/parse-query';
import { readParams } from '@/lib/films/catalogue/read-params';

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
  const { result } = renderHook(() => useChoices({ current }, address, { shown, retry }));
  result.current.events.onSubmit({ preventDefault() {} } as FormEvent);
  expect(retry).toHaveBeenCalledTimes(times);
});
