'use client';

import { type FormEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import type { Results } from '@/components/search/catalogue/results';
import {
  catalogueHref,
  catalogueParams,
  parseQuery,
  readParams,
} from '@/lib/search/query/catalogue-address';
import { facetKeys } from '@/lib/search/query/facets';
import { type CatalogueQuery, defaultSorting } from '@/lib/search/query/query';
import { isNavigation, useWasHydrated } from './hydrate-on-intent';
import type { Address } from './use-catalogue-query';

/** Debounce of the search text, in ms. */
const pause = 200;
/** Debounce of a number field, in ms; numbers are typed more slowly. */
const numberPause = 600;

type ResultsState = {
  results: Results;
  /** Retries a failed request; undefined if none failed. */
  retry: (() => void) | undefined;
};

/** Maps the visitor's input to URLs, and URLs to the form's state. */
export function useCatalogueForm(
  region: RefObject<HTMLElement | null>,
  { query, navigate }: Address,
  { results, retry }: ResultsState,
) {
  const typing = useRef<number>(undefined);
  const isUsed = useRef(false);
  const isNewPage = useRef(false);
  // Whether the form may contain choices that the URL does not have yet: input made while the document was loading.
  // Fields restored by the browser and pages restored by the router contain no new choices.
  const mayHaveChoices = useRef(useWasHydrated());
  const form = () => region.current?.querySelector('form') ?? undefined;

  const choose = (step: 'push' | 'replace') => {
    clearTimeout(typing.current);
    typing.current = undefined;
    const fields = form();
    if (!fields) return false;
    isUsed.current = true;
    return navigate(readForm(fields, query), step);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a response may add form fields.
  useEffect(() => {
    const fields = form();
    if (!fields || typing.current !== undefined) return;
    const isTouched = mayHaveChoices.current && !matchesForm(fields, results.query);
    if (isTouched && isNavigation()) choose('replace');
    else writeForm(fields, query);
    mayHaveChoices.current = false;
  }, [query, results]);
  useEffect(() => () => clearTimeout(typing.current), []);

  const events = {
    onChange({ target }: FormEvent) {
      const type = target instanceof HTMLInputElement ? target.type : '';
      if (type !== 'search' && type !== 'number') return void choose('push');
      clearTimeout(typing.current);
      // Typed text replaces the history entry; a complete number adds one.
      const [wait, step] = type === 'search' ? [pause, 'replace'] : [numberPause, 'push'];
      typing.current = window.setTimeout(choose, wait, step);
    },
    onSubmit(event: FormEvent) {
      event.preventDefault();
      if (!choose('push')) retry?.();
      form()?.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
    },
    onClickCapture(event: MouseEvent) {
      const followed = followedQuery(event);
      if (!followed) return;
      event.preventDefault();
      isUsed.current = true;
      isNewPage.current = isOtherPageOf(query, followed);
      navigate(followed, 'push');
    },
  };
  return { events, isUsed, isNewPage };
}

/**
 * Whether a change from one query to another scrolls to the top: it leads to another page of the
 * same results, or changes both the view and the films (from the timeline to the list of one
 * decade). A change of only the view or only a filter updates the page in place.
 */
export function isOtherPageOf(query: CatalogueQuery, other: CatalogueQuery): boolean {
  const films = (asked: CatalogueQuery) => catalogueHref({ ...asked, page: 1, view: 'grid' });
  const hasOtherFilms = films(query) !== films(other);
  return query.view === other.view ? !hasOtherFilms && query.page !== other.page : hasOtherFilms;
}

/** The query of a plain click on a catalogue link; undefined for other clicks. */
function followedQuery(event: MouseEvent): CatalogueQuery | undefined {
  const link = (event.target as Element).closest('a[href]');
  const isPlain =
    event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain) return undefined;
  const { origin, pathname, searchParams } = new URL(
    link.getAttribute('href') ?? '',
    location.href,
  );
  if (origin !== location.origin || pathname !== location.pathname) return undefined;
  return parseQuery(readParams(searchParams));
}

/**
 * Reads a query from the form, on page 1. Conditions without a field, such as those of a facet not opened
 * yet, are taken from `query`.
 */
export function readForm(form: HTMLFormElement, query: CatalogueQuery): CatalogueQuery {
  const asked = parseQuery(readParams(new FormData(form)));
  const hasFields = (key: string) => form.querySelector(`input[type=checkbox][name="${key}"]`);
  const others = facetKeys.filter((key) => !hasFields(key)).map((key) => [key, query.filters[key]]);
  const filters = { ...asked.filters, ...Object.fromEntries(others) };
  return { ...asked, view: query.view, filters };
}

/** Whether the form matches a query. */
export function matchesForm(form: HTMLFormElement, query: CatalogueQuery): boolean {
  const firstPage = { ...query, page: 1 };
  return String(catalogueParams(readForm(form, query))) === String(catalogueParams(firstPage));
}

/** Writes a query to the form, unless it matches already. */
export function writeForm(form: HTMLFormElement, query: CatalogueQuery): void {
  if (matchesForm(form, query)) return;
  const chosen = new URLSearchParams(catalogueParams(query));
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement)
      field.value = query.sort === defaultSorting(query) ? '' : query.sort;
    else if (field instanceof HTMLInputElement && field.type === 'checkbox')
      field.checked = chosen.getAll(field.name).includes(field.value);
    else if (field instanceof HTMLInputElement && field.type === 'number')
      field.value = chosen.get(field.name) ?? '';
    else if (field instanceof HTMLInputElement && field.name === 'q') field.value = query.text;
  }
}
