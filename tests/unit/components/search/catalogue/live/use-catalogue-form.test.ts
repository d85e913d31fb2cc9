// @vitest-environment jsdom

import { renderHook } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import {
  isOtherPageOf,
  matchesForm,
  readForm,
  useCatalogueForm,
  writeForm,
} from '@/components/search/catalogue/live/use-catalogue-form';
import type { Results } from '@/components/search/catalogue/results';
import { parseQuery, readParams } from '@/lib/search/query/catalogue-address';

const parse = (search: string) => parseQuery(readParams(new URLSearchParams(search)));

function formWith(fields: string) {
  document.body.innerHTML = `<form><input type="search" name="q" value="murnau">${fields}</form>`;
  return document.querySelector('form') as HTMLFormElement;
}

test('filters of a facet that was not opened are taken from the URL', () => {
  const form = formWith('<input type="hidden" name="genre" value="war">');
  const query = parse('q=murnau&genre=horror&person=ernst-lubitsch');
  expect(readForm(form, query).filters).toEqual(query.filters);
  expect(matchesForm(form, query)).toBe(true);
});

test('filters of an open facet are taken from its checkboxes', () => {
  const box = (slug: string) => `<input type=checkbox name=genre value=${slug}>`;
  const form = formWith(box('horror') + box('war'));
  const query = parse('q=murnau&genre=horror');
  expect(matchesForm(form, query)).toBe(false);
  writeForm(form, query);
  expect(readForm(form, query).filters).toEqual({ genre: ['horror'] });
});

test.each([
  ['', 'page=2', true, 'the next page'],
  ['genre=drama&page=2', 'genre=drama', true, 'the previous page'],
  ['view=timeline', 'decade=1910', true, 'a decade of the timeline'],
  ['view=timeline&genre=drama', 'genre=drama&year-from=1921&year-to=1921', true, 'a year of it'],
  ['view=timeline', '', false, 'the same films in another view'],
  ['', 'view=list', false, 'the same films as a list'],
  ['genre=drama&page=2', '', false, 'a removed filter'],
  ['', 'sort=title', false, 'another order'],
])(
  '“%s” to “%s” changes the page, so that it is shown from the top: %s (%s)',
  (from, to, isOther) => expect(isOtherPageOf(parse(from), parse(to))).toBe(isOther),
);

test.each([
  ['without a change retries the failed request', false, 1],
  ['with a change requests another URL', true, 0],
])('submitting the form %s', (_, isChanged, retries) => {
  const current = document.createElement('div');
  current.append(formWith(''));
  const address = { query: parse('q=murnau'), navigate: vi.fn(() => isChanged) };
  const retry = vi.fn();
  const shown = { query: parse('') } as Results;
  const { result } = renderHook(() =>
    useCatalogueForm({ current }, address, { results: shown, retry }),
  );
  result.current.events.onSubmit({ preventDefault() {} } as FormEvent);
  expect(retry).toHaveBeenCalledTimes(retries);
});
